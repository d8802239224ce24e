### Те, що каже кожна гра, українською. Файл гри читають після цього, він може замінювати повідомлення й терміни.
### Порожня змінна містить "none", так і ні — "yes" і "no".

## Слова

-gm = { $case ->
   *[nom] ведучий
    [gen] ведучого
    [dat] ведучому
    [ins] ведучим
}
-combatant = { $case ->
   *[nom] учасник бою
    [gen] учасника бою
    [dat] учаснику бою
    [acc] учасника бою
    [ins] учасником бою
}

name-table = стіл
name-gm = Ведучий
yes = так
no = ні

## Числа з причинами

dice = { $count }к{ $sides }
sum = { $total } = { $parts }
decimal = { $whole },{ $part }
spot = { $x }; { $y }
share = { $target } — { $damage }
pair = { $field }: { $value }
meaning = { $what } ({ $values })
legal-with = Можна так: { $answer }.
legal-after = Стане можна після: { $answer }.

## Що сталося

event-overruled = Рішення { -gm(case: "gen") }: { $edit ->
    [set] { $values }
   *[other] { $edit_label }{ $values ->
        [none] { "" }
       *[given] { " " }({ $values })
    }
}.
event-value-set = { $who }, { $what_label }: було { $was }, стало { $now }{ $wanted ->
    [none] { "" }
   *[given] { "" }, а не { $wanted }: це межа
}.
event-ended = { $on }: стан «{ $what }» минув.
event-not-offered = { $who }: запиту немає.

## Що запитують

prompt-dice = { $who }, «{ $purpose }»: киньте { dice }.
roll-roll = кидок

option-decline = Відмовитися
option-decline-help = не реагувати
edit-end = кінець бою
edit-abandon = поточний крок перервано
edit-set = будь-яке значення
field-set-what = чиє і яке значення (bor.hp)
field-set-to = нове значення або зміна (+5, -5)
field-result = підсумок
field-option = дія

## Чому не можна

refusal = { $rule }: { $reason }{ $about ->
    [none] { "" }
   *[given] { " " }({ $about })
}.
number-distance = відстань { $number }
number-range = дальність { $number }
number-reach = досяжність { $number }
number-cost = потрібно { $number }
number-left = лишилося { $number }
number-feet = { $number } фт
number-most = щонайбільше { $number }
refusal-CORE-OPTION = { $option ->
    [none] нічого не сказано
   *[given] зараз немає дії «{ $option }»
}; можливо: { $known }
refusal-CORE-AMBIGUOUS = «{ $value }» — підходить кілька: { $among }
refusal-CORE-FIELD = «{ $value }» не підходить до поля «{ $field_label }»; припустимо: { $among }
refusal-CORE-NUMBER = «{ $value }» не підходить до поля «{ $field_label }»: потрібне ціле число, { $low }–{ $high }
refusal-CORE-TEXT = полю «{ $field_label }» потрібен текст, знаків щонайбільше: { $longest }
refusal-CORE-PLACE = «{ $value }» — не місце для поля «{ $field_label }»; пишіть x,y, у кожному числі щонайбільше 6 цифр
refusal-CORE-SPLIT = сума часток не дорівнює { $total }: дано { $given }
refusal-CORE-MISSING = бракує поля «{ $field_label }»
refusal-CORE-UNKNOWN = тут немає поля «{ $field }»
refusal-CORE-THERE = ціль уже поруч
refusal-CORE-WORDS = ці слова тут нічого не означають: { $words }
refusal-CORE-LONG = задовго; { $what ->
    [words] слів щонайбільше
    [values] значень щонайбільше
    [glob] знаків у шаблоні з * або ? щонайбільше
   *[characters] знаків щонайбільше
}: { $most }
refusal-CORE-DEFECT = ця відповідь натрапила на помилку в програмі, а не вашу: { $error } ({ $place }); нічого не змінилося — дайте іншу відповідь і, будь ласка, повідомте нам цей рядок
refusal-CORE-DICE = кості не підходять: потрібно { dice }, кожна кістка окремим числом: 4 2 — дві кістки
refusal-CORE-KIND = { $asked ->
    [dice] зараз потрібен кидок
   *[choice] зараз потрібне рішення
}
refusal-CORE-LATE = відповідь запізнилася: бій уже пішов далі
refusal-CORE-NOT-ASKED = { $who }: зараз запиту немає
refusal-CORE-NOTHING = для поля «{ $field_label }» немає з чого вибирати
refusal-CORE-UNSEEN = заважає щось невидиме
refusal-CORE-EDIT = немає рішення «{ $edit }»; можливо: { $known }
refusal-CORE-EDIT-PLACE = { $of }: спершу потрібне місце
refusal-CORE-OVERRULE = так вирішив ведучий
refusal-CORE-EDIT-GONE = { $of }: немає на столі; повернути можна рішенням «return»
refusal-CORE-EDIT-THERE = { $of }: уже на столі
refusal-CORE-EDIT-NAME = код «{ $id }» уже зайнято

## Що не так із файлом

file-warning = Попередження: { $text }
hint = { $hint ->
    [none] { "" }
   *[given] { "" }; можливо, це «{ $hint }»
}
kind-text = текст
kind-number = число
kind-whole-number = ціле число
kind-true-false = true або false
kind-list = список
kind-mapping = поля
refusal-FILE-NOT-FOUND = файл не знайдено: { $file }{ hint }
refusal-FILE-AMBIGUOUS = підходить кілька зразків «{ $file }»: { $among }
refusal-FILE-FOLDER = це тека: { $file }
refusal-FILE-FORBIDDEN = файл не можна прочитати або записати: { $file }
refusal-FILE-UNREADABLE = не вдалося прочитати файл { $file }: { $why }
refusal-FILE-UNWRITABLE = не вдалося записати файл { $file }: { $why }
refusal-FILE-NOT-TEXT = це не текст у UTF-8
refusal-FILE-ENCODING = схоже на { $looks }; збережіть файл у UTF-8
refusal-FILE-EMPTY = файл порожній
refusal-FILE-TOO-BIG = { $what ->
    [values] забагато значень
    [nesting] надто глибока вкладеність
    [bestiaries] забагато бестіаріїв
    [combatants] забагато учасників
   *[bytes] забагато байтів
}; найбільше: { $limit }
refusal-FILE-YAML = { $why ->
    [tab] табуляція на початку рядка; відступи роблять пробілами
    [colon] двокрапка не на місці або пропущена, можливо, потрібні лапки
    [quote] відкриту тут лапку не закрито
    [after_quote] за закривальною лапкою ще щось стоїть; лапку всередині тексту подвоюють, або текст беруть у лапки іншого виду
    [bracket] дужку не закрито або пропущено кому
    [indent] відступ не підходить до рядків вище
    [character] тут не може стояти такий знак; можливо, потрібні лапки
    [journal] це збережений бій, а не сутичка: «affray play» продовжує його, «affray replay» розповідає, «affray simulate» дограє багато разів
   *[other] це не YAML
}
refusal-FILE-DOCUMENTS = тут починається другий документ; у файлі може бути лише один
refusal-FILE-ALIAS = до цього місця немає якоря «&{ $name }»
refusal-FILE-MERGE = після «<<» потрібні поля
refusal-FILE-TAG = мітки на зразок «{ $tag }» у цих файлах не вживають
refusal-FILE-KEY = назва поля має бути одним словом
refusal-FILE-DUPLICATE = поле «{ $field }» уже є, рядок { $first }
refusal-FILE-NO-FIELDS = файл має складатися з полів, назва: значення
refusal-FILE-UNKNOWN-GAME = невідома гра «{ $value }»{ hint }; установлено: { $among }
refusal-FILE-OTHER-GAME = цей файл для гри «{ $value }», а не «{ $expected }»
refusal-FILE-INCLUDE = файли називають у полі «{ $hint }», а в полі «{ $field }» стоять описи за назвами
refusal-FILE-MISSING-FIELD = { $field ->
    [game] у файлі не сказано, для якої він гри; перший рядок, наприклад: «game: fifth_edition» (усі ігри показує «affray games»)
    [side] бракує поля «side»: на чиєму боці битися, наприклад «side: heroes»
   *[other] бракує поля «{ $field }»
}
refusal-FILE-MISSING-CHOICE = бракує поля «{ $field }»; припустимо: { $among }
refusal-FILE-UNKNOWN-FIELD = невідоме поле «{ $field }»{ hint }; припустимо: { $among }
refusal-FILE-NO-VALUE = бракує значення; потрібно: { $expected_label }
refusal-FILE-TYPE = «{ $value }» сюди не підходить; потрібно: { $expected_label }
refusal-FILE-FIELDS = самого числа тут замало: підпишіть, для чого воно; можливі назви: { $among }
refusal-FILE-TABLE = «{ $value }» сюди не підходить; потрібні поля, наприклад: { $among }
refusal-FILE-CHOICE = «{ $value }» тут неможливе{ hint }; припустимо: { $among }
refusal-FILE-RANGE = значення поза межами: { $value }; можливо: { $low }–{ $high }
refusal-FILE-DICE = «{ $value }» — це не кості; їх пишуть так: 1d8 або 2d6+3, найбільше: { $most }
refusal-FILE-DICE-SIDES = «{ $value }» сюди не підходить: тільки кості з 6 і 10 гранями та число, наприклад 2d10+1d6+3
refusal-FILE-DIE = «{ $value }» сюди не підходить: одна кість, наприклад 1d4, або -1d4, якщо вона віднімається
refusal-FILE-AT-LEAST = значення замале: { $value }; найменше: { $low }
refusal-FILE-AT-MOST = значення завелике: { $value }; найбільше: { $high }
refusal-FILE-MULTIPLE = число { $value } не кратне { $unit }
refusal-FILE-COUNT = хибна кількість значень: { $given }; потрібно: { $wanted }
refusal-FILE-TOO-FEW = { $given ->
    [0] тут поки порожньо; найменше: { $low }
   *[other] закоротко: { $given }; найменше: { $low }
}
refusal-FILE-TOO-MANY = задовго: { $given }; найбільше: { $high }
refusal-FILE-VALUE = хибне значення: { $value }
refusal-FILE-UNKNOWN-NAME = { $kind ->
    [item] немає предмета «{ $value }»
    [unit] немає { -combatant(case: "gen") } «{ $value }»
   *[other] немає імені «{ $value }»
}{ hint }
refusal-FILE-DUPLICATE-ID = код «{ $value }» трапляється двічі
refusal-FILE-TWICE = код «{ $value }» трапляється двічі, уперше в рядку { $first }
refusal-FILE-OFF-MAP = це поза мапою ({ $size })
refusal-FILE-ROW-OFF-MAP = ряд однакових виходить за край мапи ({ $size }); уміщується: { $fit }
refusal-FILE-BODY-OFF-MAP = частина тіла (клітинки { $body }, названо передню ліву) поза мапою ({ $size })
refusal-FILE-ROW-INSIDE = ряд однакових упирається в «{ $inside }»; до цього місця вміщується: { $fit }
refusal-FILE-INSIDE = це всередині «{ $inside }», там ніхто не може стояти
refusal-FILE-OVERLAP = місця «{ $who }» ({ $at }) і «{ $other }» ({ $there }) перекриваються
refusal-FILE-RESERVED-ID = ім’я «{ $value }» вже зайняте грою, потрібне інше
refusal-FILE-KIND = вид «{ $kind }» сам по собі нічого не означає й ні на що не впливає; можливо, це «{ $hint }»
refusal-FILE-NO-EFFECT = ні на що не впливає: { $kind } «{ $id }»; можливо, не вказано властивість
refusal-FILE-NO-EXTENT = «{ $weapon }» дістане лише того, хто стоїть у самому центрі: ушкоджень немає, спадати нічому; напишіть «type: uniform» і «radius»
refusal-FILE-OPTION-OFF = зі зброї «{ $weapon }» немає користі: параметр вимкнено; увімкнути: «{ $option }: true» в розділі «options»
refusal-FILE-AT-ONCE = «{ $who }» застосовує все це поспіль у кожному раунді; змінну зброю пишуть у полі «{ $field }»
refusal-FILE-LOOKS-NATURAL = «{ $weapon }» тримають у руці й можуть випустити; у частини тіла — «{ $field }: natural»
refusal-FILE-LOOKS-RANGED = «{ $weapon }» б’є лише зблизька; можливо, не вказано дальність
refusal-FILE-NO-RANGE = «{ $weapon }» ні до кого не дістає; можливо, не вказано «{ $field }»
refusal-FILE-NO-DEATH-SAVES = «{ $who }»: смерть одразу при 0 хітів, як у чудовиська; у героя пишуть «kind: { $kind }»
refusal-FILE-NO-RESOLVE = у «{ $power }» вказано «resolve: { $field }», але немає «{ $field }»
refusal-FILE-NOT-RESOLVED = «{ $field }» у «{ $power }» ні на що не впливає; можливо, не вказано «resolve: { $field }»
refusal-FILE-NO-SLOT = для «{ $power }» потрібна комірка заклинань рівня { $level }, а такої немає
refusal-FILE-NO-VERSATILE = «versatile» нічого не змінює для «{ $weapon }»; можливо, бракує «versatile_dice: { $dice }»
refusal-FILE-NO-MAP = без мапи місця майже нічого не значать; можливо, бракує поля «map»
refusal-FILE-WRONG-KIND = поле «{ $field }» не підходить до цього виду
refusal-FILE-JSON = це не JSON, який можна прочитати
refusal-FILE-SYSTEM = актор Foundry із системи «{ $value }»; перенести можна такі: { $among }
refusal-FILE-FORMAT = це жоден із форматів, які можна перенести: { $among }
refusal-FILE-NO-CREATURES = тут немає жодної істоти
refusal-FILE-NOT-JOURNAL = це не збережений бій
refusal-FILE-JOURNAL-LINE = це не рядок збереженого бою ({ $why })
refusal-FILE-JOURNAL-CHAIN = цей рядок не продовжує попередній: його змінили, переставили чи повторили, або перед ним бракує рядка
refusal-FILE-JOURNAL-DIE = програма кинула тут { $thrown }, а не { $given }
refusal-FILE-JOURNAL-NEWER = цей бій зберегла версія { $version }, а це { $now }, їй він незрозумілий: встановіть новішу

## Звідки правило

rule-tag-source = із вихідного тексту
rule-tag-source-plus = із вихідного тексту, уточнено
rule-tag-designed = наше доповнення до вихідного тексту
rule-tag-srd = з відкритого довідкового документа
rule-tag-core = звичай гри
rule-tag-convention = наша домовленість там, де тексти мовчать

## Командний рядок

cli-usage = Виклик
cli-word-options = параметри
cli-word-command = команда
cli-heading-arguments = Аргументи
cli-heading-options = Параметри
cli-heading-commands = Команди
cli-help-about = Правила настільних боїв: бій можна подивитися, провести самому, відтворити. Кожну відмову пояснено.
cli-help-new = Записати файл бою з поясненнями, з якого зручно почати; за ним одразу можна грати.
cli-help-show = Показати зразок бою так, як він записаний.
cli-help-bestiary = Перелічити готові описи гри або показати один, щоб скопіювати.
cli-help-help = Пояснити все або одну команду.
cli-help-completion = Показати, що потрібно оболонці, щоб доповнювати команди.
cli-help-new-file = який файл записати; наявний не змінюється
cli-help-option-game = назва гри
cli-help-option-sample = зразок або власний файл
cli-help-option-name = опис за кодом або за назвою
cli-help-option-find = тільки те, де є всі ці слова в будь-якому порядку
cli-help-option-command = команда
cli-help-option-shell = яка оболонка
cli-new-written = Записано файл { $file }. Перевірити: { $check }, грати: { $play }.
cli-bestiary-next = Один повністю, щоб скопіювати: { $show }
cli-bestiary-none = Ніде немає цих слів: { $words }
cli-bestiary-unknown = Тут немає «{ $name }»{ hint }; є: { $known }
cli-help-import = Перенести істот з інших програм до бестіарію та повідомити про все, що лишилося незрозумілим.
cli-help-import-file = файл іншої програми або опис істоти текстом; дефіс читає вставлене
cli-help-import-to = записати бестіарій до цього файлу
cli-help-import-game = лише істоти цієї гри
cli-help-import-format = формат, якщо його не розпізнано: foundry, improved-initiative, 5e-database, open5e, text
cli-help-import-force = записати поверх наявного файлу
cli-import-head = Перенесено з { $file } ({ $format }). Незрозуміле перелічено наприкінці.
cli-import-written = Файл { $file } записано. Істот: { $count }, незрозуміло: { $missed }. Перевірити: { $check }.
cli-import-nothing = У { $file } немає нікого, хто міг би битися.
cli-import-exists = Файл { $file } уже є; { $option } записує поверх нього.
cli-import-understood = Зрозуміло все.
cli-import-missed = Незрозуміле ({ $count }):
cli-import-assumed = Припущення ({ $count }):
import-line = рядок { $line }
import-doubled = ключ трапляється двічі, діє останнє значення
import-size = немає розміру
import-skill = невідома навичка
import-differs = в описі інакше, і діє опис: { $taken }
import-unfit = не пасує грі
import-left-out = пропуск
import-proficiency = бонус майстерності за показником небезпеки: { $bonus }
import-reach = досяжність 5 футів
import-range = дальність 30 футів
import-power-range = дальність 5 футів
import-no-damage = без шкоди
import-multiattack = мається на увазі атака { $attack }
import-legendary = легендарні дії: { $count }
import-rest = те, що повертається після відпочинку чи за день, доступне стільки ж разів за бій
import-armour = клас захисту за розрахунком: { $ac }
import-attack-bonus = бонус атаки за розрахунком: { $bonus }
import-damage-type = вид шкоди за назвою: { $type }
import-missile-range = дальності 30, 60 і 90 футів
import-no-attacks = жодної атаки не названо, тож одна з 1d2
import-progression = б’ється як воїн
import-worn = носиться на тілі
import-bonus-actions = дає бонусні дії: { $actions }
import-nameless = істоту без імені названо { $name }
import-sides = сторони: { $sides }
cli-rules-none = У жодному правилі немає всіх цих слів: { $words }
cli-rules-found = Знайдено правил: { $count }.
new-head = Ваш власний бій: змінюйте що завгодно. Команда «affray check» назве кожну помилку з рядком, «affray bestiary { $game }» перелічить, кого можна сюди поставити, а з «affray schema { $game } -o { $game }.schema.json» редактор доповнюватиме й перевірятиме на ходу.
new-map = Поле бою: розміри та що на ньому стоїть. Слова wall (стіна), door (двері), window (вікно), pillar (колона), crate (ящик), rubble (уламки), fence (паркан), hedge (живопліт), pit (яма), water (вода), fire (вогонь) означають те, що означають; поруч можна вказати будь-яку властивість.
new-combatants = Хто б’ється: опис (unit), сторона (side), місце (at), скільки (count). Відмінності пишуть поруч.
new-bestiary = Власні описи, за назвами.
cli-help-games = Показати встановлені ігри та їхні зразки сутичок.
cli-help-check = Перевірити сутички, бестіарії та журнали; усі помилки показано одразу.
cli-help-schema = Записати схему JSON Schema для файлів сутичок: для редакторів, які доповнюють і перевіряють.
cli-help-rules = Показати ігри, правила гри або правило за номером.
cli-help-run = Провести бій комп’ютерних гравців і розповісти, що відбувається.
cli-help-odds = Точно сказати, хто переможе в невеликому бою комп’ютерних гравців: враховано все, що можуть дати кості.
cli-help-play = Провести бій у терміналі: вирішуєте ви, усе одразу збережено.
cli-help-replay = Відтворити журнал.
cli-help-check-files = файли для перевірки; ім’я на зразок dry_ford означає зразок сутички
cli-help-schema-game = гра, наприклад coinflip
cli-help-schema-output = записати у файл
cli-help-rules-word = гра, номер правила або розділ правил: COIN-ACT-2, act-2, act
cli-help-rules-area = лише цей розділ правил гри
cli-help-run-file = файл сутички або ім’я зразка, наприклад dry_ford
cli-help-run-journal = записати журнал бою в цей новий файл
cli-help-run-until = зупинитися після стількох ходів; слово turn означає один
cli-help-odds-file = файл сутички або ім’я зразка, наприклад dry_ford
cli-help-odds-limit = припинити після стількох відповідей на питання та кидків
cli-help-play-file = файл сутички, ім’я зразка, наприклад dry_ford, або журнал, щоб продовжити бій
cli-help-play-journal = зберігати бій сюди; якщо файл є, бій із нього триватиме далі
cli-help-play-side = грати за цю сторону, наприклад a; за іншу грає комп’ютерний гравець
cli-help-play-dice = typed: кості вручну, зі справжнього столу; auto: кидає програма (типово)
cli-help-replay-journal = збережений бій
cli-help-replay-to = зупинитися після стількох записів журналу
cli-help-option-seed = початкове число: з тим самим числом кості випадають однаково
cli-help-option-accept = прийняти журнали, виправлені вручну, наскільки дозволяють правила; написані вручну від самого початку читаються й без цього
cli-help-option-log = як розповідати: рядок на кожну дію (short), кожна подія реченням (full), з правилами (rules)
cli-help-option-quiet = показати лише підсумок
cli-help-option-as_json = писати JSON для інших програм: початок, по об’єкту на подію, потім підсумок
cli-help-odds-as_json = видати JSON для інших програм: кожен підсумок із його ймовірністю, точно й десятковим дробом
cli-help-option-lang = мова виводу
cli-help-option-version = показати версію й вийти
cli-help-option-help = показати довідку й вийти
cli-help-simulate = Провести один бій багато разів і сказати, наскільки ймовірний кожен підсумок.
cli-help-simulate-file = файл сутички, ім’я зразка, наприклад dry_ford, або журнал, з якого продовжувати
cli-help-simulate-count = скільки боїв (1000, якщо не сказано інакше)
cli-help-simulate-until = зупинитися, щойно кожна ймовірність відома з такою точністю: 0.01 — одна сота в обидва боки
cli-help-simulate-begin = продовжувати збережений бій з його останнього місця або з місця після N записів
cli-help-simulate-save = зберегти найзвичайніший і найнезвичайніший бій у цю теку
cli-help-option-count = скільки боїв на кожну оцінку
cli-help-option-players = стиль сторони, наприклад raiders=cautious; без сторони — для всіх
cli-help-option-open = комп’ютерні гравці знають усе: у кілька разів швидше, але від них не сховатися
cli-help-option-workers = скільки процесів грає (якщо не сказано, усі процесори); на результат не впливає
cli-help-option-html = записати звіт із картинками в цей файл
cli-help-option-svg = записати картинку в цей файл як SVG
cli-help-option-png = записати картинку в цей файл як PNG
cli-help-option-json_to = записати все у вигляді JSON, у файл, якщо його названо
cli-help-option-ray = віддати бої кластеру Ray: за адресою або запущеному тут
cli-help-compare = Провести два бої з тими самими кидками і сказати, у чому різниця.
cli-help-compare-file = сутичка або журнал, з якого продовжувати
cli-help-compare-other = інша сутичка; та сама, щоб порівняти гравців
cli-help-compare-until = зупинитися, щойно різниця відома з такою точністю: 0.01 — одна сота в обидва боки
cli-help-compare-players_b = хто грає за сторони B, якщо не ті самі, що в A
cli-help-sweep = Змінювати число в сутичці і сказати, як від нього змінюється бій.
cli-help-sweep-file = файл сутички або ім’я зразка, наприклад dry_ford
cli-help-balance = Знайти число, за якого бій настільки важкий, наскільки потрібно.
cli-help-balance-file = файл сутички або ім’я зразка, наприклад dry_ford
cli-help-balance-target = як часто стороні перемагати: 0.6 — шість боїв із десяти
cli-help-option-side = чиї шанси маються на увазі (перша сторона, якщо не сказано інакше)
cli-help-option-vary = що змінювати, наприклад raider.count або bor.hp_max, та його значення, через кому або від одного до іншого
cli-help-analyse = Сказати, що вирішило записаний бій: шанси після кожної дії, удача та рішення.
cli-help-analyse-journal = збережений бій або його перші N записів
cli-help-analyse-budget = скільки всього боїв грати (4000, якщо не сказано інакше)
cli-help-analyse-alternatives = скільки інших відповідей пробувати на кожен вибір (5); 0 — лише удача
cli-help-analyse-log = розповісти весь бій, поруч шанси

cli-see-help = Довідка: { $command }
cli-no-command = Немає команди «{ $name }»{ hint }.
cli-no-option = Немає параметра { $option }{ hint }.
cli-option-needs-value = Параметру { $option } потрібне значення.
cli-option-takes-none = Параметр { $option } не приймає значення.
cli-missing = Бракує: { $name }.
cli-extra-words = Зайві слова: { $words }.
cli-usage-error = Команду не вдалося зрозуміти ({ $why }).
cli-not-a-number = { $option }: «{ $value }» не підходить, потрібне ціле число, щонайменше { $low }.
cli-not-one-of = { $option }: «{ $value }» не підходить; можливо: { $known }.
cli-no-language = Немає мови «{ $name }»; можливо: { $known }.
cli-no-game = Немає гри «{ $name }»{ hint }; встановлено: { $known }.
cli-no-area = Немає розділу правил «{ $name }»{ hint }; можливо: { $known }.
cli-no-rule = Немає правила «{ $name }»{ hint }.
cli-several-rules = «{ $name }» — підходить кілька: { $known }.
cli-no-side = Немає сторони «{ $name }»; можливо: { $known }.
cli-system = { $file ->
    [none] Система відмовила: { $why }.
   *[given] Система відмовила, файл «{ $file }»: { $why }.
}
cli-defect = Сталася помилка всередині Affray: { $error }. Це наша помилка, не ваша. Усе збережене до неї ціле; повідомте нам цей рядок разом із командою та журналом.

cli-no-games = Жодної гри не встановлено.
cli-games-next = Подивитися бій: { $run }, провести бій: { $play }.
cli-game-broken = цю гру не вдалося завантажити: { $why }
cli-checked-encounter = { $file }: сутичка для гри { $game }, помилок немає.
cli-checked-bestiary = { $file }: бестіарій для гри { $game }, помилок немає.
cli-checked-journal = { $file }: журнал гри { $game }, помилок немає.
cli-checked-warned = { $file }: за цим файлом можна грати, гра { $game }; попереджень: { $count }.
cli-problems = { $file }: знайдено помилок: { $count }.
cli-rules-count = Правил: { $count }, розділи: { $areas }.
cli-rules-next = Усі правила гри: { $game }, одне правило: { $rule }.

cli-fight = { $title } (початкове число { $seed })
cli-result = Бій завершено. { $result }.
cli-victory = Перемога сторони «{ $side_name }»
cli-stuck = Ніхто більше нічого не може зробити, але бій не завершено.
cli-not-over = Бій не завершено. Чекаємо на відповідь: { $question }
cli-goes-nowhere = Зупинено: бій ні до чого не веде. За стільки раундів нічий стан не змінився: { $rounds }.
cli-again = Той самий бій ще раз: { $command }
cli-replayed = Записів журналу: { $entries } з { $of }.
cli-saved = Збережено: { $file }
cli-file-exists = { $file }: файл уже є, і його не буде перезаписано; назвіть інший.
cli-other-encounter = Журнал { $journal } почато з іншої сутички, не { $file }. Щоб продовжити бій із журналу, приберіть { $file }; інакше назвіть інший журнал.
cli-journal-good-part = Усе до цього рядка можна показати: { $command }
cli-journal-version = Журнал записала версія { $version }, а це { $now }: можливо, журнал не підходить до цієї версії.
cli-version = affray { $version } ({ $runs ->
        [compiled] скомпільовано
       *[interpreted] без компіляції
    })
cli-journal-torn = { $file }: рядок { $line }, останній, записано не до кінця, його пропущено.
cli-journal-accepted = { $file }: прийнято рядки, що не продовжують попередні: { $lines }.
cli-journal-accept = Якщо журнал правили навмисно, додайте { $option }; під час наступного збереження він знову стане цілим.

cli-column-id = id
cli-column-name = ім’я
cli-column-side = сторона
cli-column-health = здоров’я
cli-column-status = статус
cli-column-place = місце
cli-column-items = предмети
cli-closed = Зараз так не можна: { $options } (чому не можна: { $command })
cli-example = наприклад: { $answer }
cli-takes-place = місце у вигляді x,y
cli-takes-share = ім’я=n
cli-takes-text = слова
cli-takes-split = ім’я=число для кожного, разом { $total }, або «-», якщо нікому: { $among }

cli-resumed = Бій триває. Відповідей досі: { $replies }.
cli-seed-kept = Журнал зберігає своє початкове число: { $seed }.
cli-saving-to = Усе одразу збережено: { $file }
cli-paused = Зараз нічого не йде саме: натисніть Enter, щоб продовжити, або дайте відповідь самі.
cli-type-dice = Введіть, що випало; { $command } — кидає програма.
cli-after-the-end = Можна подивитися назад ({ $log }, { $map }), скасувати зроблене ({ $undo }) або вийти ({ $quit }).
cli-first = Спершу: { $what }
cli-did-you-mean = Можливо, це { $hint }?
cli-aimed-later = Ціль обирають, коли закляття спрацює; уведіть: { $answer }
cli-why-hint = Тексти правил: { $command }
cli-no-line = Рядка { $number } у журналі немає; останній — { $last }.
cli-why-usage = Яка відповідь? Наприклад: { $example }
cli-allowed = Ніщо не забороняє: { $answer }
cli-undone = Скасовано: { $what } (відповідей: { $count }).
cli-redone = Повернено: { $what } (відповідей: { $count }).
cli-nothing-to-undo = Немає чого скасовувати.
cli-nothing-to-redo = Немає чого повертати.
cli-travel-usage = Незрозуміло, наскільки: «{ $value }». Потрібне число відповідей або слово: вибір, дія, хід.
cli-dice-typed = Кості вручну: уводите ви.
cli-dice-auto = Кидає програма.
cli-dice-usage = «{ $word }» тут не підходить: «кості вручну { $side }» — кості зі справжнього столу, «кості авто» — кидає програма.
cli-words-typed = typed, вручну, ручні, сам, самі
cli-words-auto = auto, авто, програма
cli-help-more = ? усе — усі команди; Tab доповнює, Enter бере те, що в дужках.
cli-no-roll = Зараз кидок не потрібен.
cli-auto-on = { $side_name }: тепер відповідає комп’ютерний гравець ({ $command } поверне сторону вам).
cli-auto-off = { $side_name }: тепер відповідаєте ви.
cli-auto-refused = Правила відхилили відповідь комп’ютерного гравця; дайте відповідь самі.
cli-branches-usage = Гілки: номер, відповідей, остання відповідь; * — ви тут. Перейти: { $command }
cli-no-branch = Гілки «{ $name }» немає.
cli-no-branches = У журналі ще нічого немає.
cli-nothing-to-save = Відповідей ще не було, тому нічого не збережено.
cli-saved-resume = Збережено: { $file }. Продовжити: { $command }
cli-save-elsewhere = Бій триває в пам’яті. Збережіть його в інший файл: { $command }
cli-edit-usage = Рішення { -gm(case: "gen") }:
cli-status-clock = { $unit ->
        [turn] Хід { $number }
       *[round] Раунд { $number }
    }
cli-status-count = лічба { $number }
cli-status-next = далі:
cli-map-cut = { $ways } далі: { $command }
cli-news-cut = … рядків раніше: { $count } ({ $command })
cli-who-health = здоров’я
cli-who-place = місце
cli-who-conditions = стани
cli-who-budget = лишилося
cli-who-facts = числа
cli-who-holds = у руках
cli-who-carries = при собі
cli-who-uses = лишилося застосувань
cli-who-waits = очікує
cli-who-hidden = не на видноті
cli-who-hidden-from = від кого: { $names }
cli-who-until = до: { $moment }
cli-who-unknown = Нікого з іменем «{ $name }» немає.
cli-no-option-called = Зараз немає варіанта «{ $name }».
cli-all-possible = Зараз можливе все, що є.
cli-type-help = Уведіть відповідь; { $help } — довідка, { $options } — усе, що можливо.
cli-way = → { $answer } ({ $cost })
cli-way-provokes = Це провокує: { $names }.
cli-hits-friends = Свої в області: { $names }.
cli-confirm = Продовжити? [{ $no }]
cli-not-done = Нічого не зроблено.
cli-nobody-near = (цілей немає)
cli-only-unasked = Можна лише так: { $values }; якщо потрібно саме це, скажіть.
cli-closer-first = Можливо, спершу: { $answer }
cli-no-step = Туди не ступити; наступна клітинка, { $place }{ $thing ->
    [none] { "" }
   *[other] { " " }({ $thing })
}:
cli-way-ends = Шлях туди кінчається на { $end } ({ $cost }); наступна клітинка, { $place }{ $thing ->
    [none] { "" }
   *[other] { " " }({ $thing })
}:
cli-words-all = all, усе, все, усі, всі, усім, всім, усіх
cli-options-more = { $count ->
    [0] { "" }
   *[other] Зараз закрито: { $count } ({ $why }).{ " " }
}Одна дія або вид: { $example }. Усе зі значеннями: { $all }
cli-heard = ✓ { $what }
cli-lacks = { $field }? { $values }
cli-unaimed = { $field }? { $values }. Enter — обирає програма.
cli-words-ranged = стріляти, стріляю, вистрілити, постріл, вогонь
cli-words-melee = вдарити, ударити, удар, бити, б’ю, рубати, колоти
cli-words-cancel = скасувати, відміна, назад, не треба, cancel, undo
cli-dropped = Облишено: { $what }
cli-give-up = { $what }: чекає на відповідь; { $cancel } знімає питання.
cli-also-command = Тут { $word } — дія; команда: { $command }.
cli-words-choice = choice, вибір
cli-words-action = action, дія, дію
cli-words-turn = turn, хід
cli-words-full = full, повний, повністю
cli-such-as-hit = поранити гоблін* 5
cli-such-as-heal = лікувати гоблін* 5
cli-such-as-add = стан лежачи огр
cli-such-as-join = додати { $said } на 8,3
cli-such-as-lift = зняти лежачи огр
cli-such-as-why = чому b2: ухилення
cli-such-as-save = зберегти ФАЙЛ
cli-words-yes = так, т, yes, y
cli-words-no = ні, н, no, n
cli-words-idle = на, в, у, до, по, з, зі, із, к, за, від, біля, коло, з-за
cli-word-no = ні
cli-alias-undo = скасувати, відміна, назад, відмінити
cli-alias-redo = повернути, повтор, повторити
cli-alias-why = чому
cli-alias-odds = шанси, шанс
cli-alias-options = варіанти, дії
cli-alias-map = карта, поле
cli-alias-order = порядок, черга
cli-alias-who = хто, усі
cli-alias-log = журнал, лог
cli-alias-rule = правило
cli-alias-edit = правка, рішення
cli-alias-dice = кості, кубики
cli-alias-roll = кинути, кидок
cli-alias-auto = авто, комп’ютер
cli-alias-branches = гілки
cli-alias-save = зберегти
cli-alias-help = допомога, довідка, команди
cli-alias-quit = вихід, вийти
cli-roll-more = на кості { $low } або більше — успіх
cli-roll-less = на кості { $high } або менше — успіх
cli-roll-only = успіх лише за 00
cli-roll-bonus = додається { $bonus }
cli-roll-counted = модифікатор { $bonus } уже враховано
cli-roll-high = що більше, то краще
cli-roll-always = успіх за будь-якого кидка
cli-roll-never = невдача за будь-якого кидка
cli-roll-higher = уведіть обидві кості, рахується більша
cli-roll-lower = уведіть обидві кості, рахується менша
cli-dice-sides = Кості вручну: { $sides }. За решту кидає програма.
cli-hit-usage = Кого й наскільки? Наприклад: { $example }. Це рішення Майстра; дії називаються так, як їх показує екран.
cli-add-usage = Який стан і в кого? Наприклад: { $example }
cli-join-where = Де вони з’являться? Наприклад: { $example }
cli-no-condition = Стану «{ $name }» немає; є: { $known }.
cli-cannot-decree = У цій грі немає такого рішення.
cli-no-next = Цього не завершити без рішення: { $question }
cli-standing-none = Постійних відповідей немає.
cli-standing-left = { $number }. { $question } → { $answer }
cli-standing-usage = Відповідь відкликають за номером: { $command }
cli-standing-revoked = Відкликано: { $number }.
cli-standing-everybody = усі
cli-always-usage = Яку відповідь залишити постійною? Наприклад: { $example }
cli-always-hint = Запитують надто часто? { $command } відповідатиме так і надалі.
cli-alias-hit = поранити, ранити, шкода
cli-alias-heal = лікувати, зцілити
cli-alias-add = додати, стан
cli-alias-lift = зняти
cli-alias-next = далі, наступний
cli-alias-always = завжди
cli-alias-standing = постійні

cli-usage-answer = атакувати орк меч
cli-usage-other = b: вибрати t1
cli-usage-undo = скасувати [n|вибір|дія|хід]
cli-usage-redo = повернути [n|вибір|дія|хід]
cli-usage-why = чому [відповідь]
cli-usage-odds = шанси [відповідь]
cli-usage-options = варіанти [дія|усе]
cli-usage-map = карта
cli-usage-order = порядок
cli-usage-who = хто [ім’я]
cli-usage-log = журнал [n] [повний]
cli-usage-rule = правило КОД
cli-usage-hit = поранити КОГО n
cli-usage-heal = лікувати КОГО n
cli-usage-add = додати ЩО|n КОМУ
cli-usage-lift = зняти ЯКИЙ З КОГО
cli-usage-next = далі
cli-usage-always = завжди [усі] ВІДПОВІДЬ
cli-usage-standing = постійні [n]
cli-usage-edit = правка [рішення]
cli-usage-dice = кості вручну|авто [сторона]
cli-usage-roll = кинути
cli-usage-auto = авто [сторона]
cli-usage-branches = гілки [n]
cli-usage-save = зберегти [ФАЙЛ]
cli-usage-help = ?
cli-usage-quit = вихід
cli-prompt-answer = відповідь: дія, потім те, що їй потрібно; досить початку слів
cli-prompt-other = відповідь того, кого питають одночасно
cli-prompt-undo = скасувати останній свій вибір, n відповідей, дію або хід цілком
cli-prompt-redo = повернути скасоване
cli-prompt-why = усі причини проти відповіді з текстами правил
cli-prompt-odds = точні шанси відповіді; для варіанта — за кожною ціллю; без слів — усього, що вирішують кості
cli-prompt-options = усе, що можливо; з варіантом — що йому потрібно
cli-prompt-map = усе поле бою й усі на ньому
cli-prompt-order = порядок раунду
cli-prompt-who = усі; з іменем — усе про одного
cli-prompt-log = останні n рядків журналу; повний — усі події з правилами
cli-prompt-rule = текст правила
cli-prompt-edit = рішення { -gm(case: "gen") }; без слів — список рішень
cli-prompt-hit = {-gm} завдає шкоди; гоблін* — одразу кільком
cli-prompt-heal = {-gm} лікує
cli-prompt-add = {-gm} дає стан або вводить у бій ще n: додати 2 огр на 8,3
cli-prompt-lift = {-gm} знімає стан
cli-prompt-next = завершити все, що можна, до наступного ходу
cli-prompt-always = відповісти й залишити відповідь постійною; усі — для всієї сторони
cli-prompt-standing = постійні відповіді; з номером — відкликати
cli-prompt-dice = кості вручну або кидає програма; зі стороною — лише за неї
cli-prompt-roll = цей кидок зробить програма
cli-prompt-auto = зараз відповість комп’ютерний гравець; зі стороною — за неї відтепер
cli-prompt-branches = що пробували й скасували; з номером — перейти туди
cli-prompt-save = де збережено бій; з ім’ям файлу — зберегти копію
cli-prompt-help = цей список
cli-prompt-quit = вийти; усе збережено

## Words of a table, and short ones

short-edit-abandon = перервати крок

## Багато боїв

sim-about = { $title }: боїв { $count }, початкове число { $seed }
sim-wins = Перемога, сторона: { $side }
sim-unfinished = Не завершено
sim-heading-results = Чим закінчується
sim-heading-rounds = Раунди
sim-heading-people = Учасники
sim-heading-survivors = Хто лишається в строю
sim-heading-left = Що лишається
sim-heading-actions = Що роблять, разів за бій
sim-standing = { $side }: у строю
sim-rounds = Раунди: медіана { $median }, половина боїв від { $low } до { $high }, щонайбільше { $most }.
sim-column-who = хто
sim-column-what = що
sim-column-left = лишилося
sim-column-stand = у строю
sim-column-health = здоров’я
sim-column-dealt = шкоди завдано
sim-column-taken = шкоди зазнано
sim-column-first = падає першим
sim-progress = { $done } із { $of }: { $text }, лишилося секунд: { $left }
sim-interrupted = Перервано. Боїв зіграно: { $count }.
sim-typical = Найзвичайніший бій: { $command }
sim-extreme = Найнезвичайніший бій: { $command }
sim-again = Ті самі бої ще раз: { $command }
sim-over = { $file }: цей бій уже завершено ({ $result }); назвіть ранішу мить, наприклад { $file }:10.
sim-players = { $option }: «{ $value }» не підходить; скажіть, хто грає за сторону, наприклад raiders=random.
sim-not-between = { $option }: «{ $value }» не підходить, потрібне число від { $low } до { $high }.
sim-no-side = Немає сторони «{ $name }»{ hint }; можливо: { $known }.
sim-no-style = Немає стилю гри «{ $name }»{ hint }; можливо: { $known }.
sim-no-line = У журналі немає запису { $name }; можливо: { $known }.
sim-no-cluster = Немає кластера Ray, на якому грати: { $why }.
sim-no-painter = Для картинки PNG потрібно ще дещо: { $why }.
sim-no-letters = На цьому комп’ютері немає шрифту для літер на картинці: у файлі PNG їх немає. Установіть будь-який, наприклад DejaVu Sans.
sim-broken = Бій із початковим числом { $seed } урвався: { $why }. Це наша помилка, не ваша; повідомте нам цей рядок разом із файлом.
sim-difference = { $result }: у другому { $value } (від { $low } до { $high }), пар боїв: { $count }.
sim-may-be-chance = Це може бути випадковістю.
sim-no-chance = Це навряд чи випадковість.
sim-mean-rounds = Раундів у середньому: { $first } та { $second }.
sim-varied = { $result }, за { $path }; боїв на кожне значення: { $count }, початкове число { $seed }
sim-column-chance = імовірність
sim-balance-found = { $path }={ $value } підходить: { $result } { $chance }, потрібно { $target }.
sim-balance-between = Жодне значення не дає рівно { $target }; найближче { $path }={ $value }: { $result } { $chance }.
sim-balance-beyond = { $target } недосяжно; найближче { $path }={ $value }: { $result } { $chance }.
sim-balance-unknown = Перервано. Поки що найближче { $path }={ $value }: { $result } { $chance }, потрібно { $target }.
sim-balance-crooked = Із цим числом імовірність змінюється не в один бік: може підійти й інше значення.
sim-no-combatant = Немає учасника чи виду «{ $name }»{ hint }; можливо: { $known }.
sim-no-number = Немає числа «{ $name }»{ hint }; можливо: { $known }.
sim-no-variation = «{ $name }» не каже, що змінювати; наприклад: { $example }.
sim-no-values = «{ $name }» не підходить: значення — цілі числа через кому або від одного до іншого (2..8), не більше { $known }.
sim-no-encounter = { $name }: це збережений бій, а змінювати числа можна лише в сутичці.
sim-no-common_side = У них немає спільної сторони: { $name }; { $known }.
sim-analysed = { $title }: «{ $result }» після кожної дії, зіграно боїв: { $count }, з кожної миті: { $each }
sim-few = Боїв із кожної миті мало: невеликі числа — шум. Більше боїв: { $option } { $more }.
sim-moment = мить бою
sim-dice-of = { $who }, кидок: { $words }
sim-choice-of = { $who }: { $words }
sim-decree = Рішення майстра
sim-heading-turning = Злами
sim-heading-credits = Удача та рішення
sim-heading-missed = Кращий вибір
sim-column-luck = удача
sim-column-choices = вибір проти комп’ютерного гравця
sim-column-missed = втрачено
sim-not-a-journal = { $file }: це не збережений бій; зіграйте його та збережіть журнал.
sim-nothing-happened = { $file }: у цьому бою ще нічого не сталося.

## Шанси

cli-odds-hit = влучання { $chance }
cli-odds-felled = вихід із бою { $chance }
cli-odds-critical = критичне влучання { $chance }
cli-odds-saved = встоїть { $chance }
cli-odds-success = успіх { $chance }
cli-odds-damage = шкода в середньому { $mean } ({ $low }–{ $high })
cli-odds-amount = у середньому { $mean } ({ $low }–{ $high })
cli-odds-certain = Тут кості нічого не вирішують.
cli-odds-nothing = Зараз немає відповідей, які вирішують кості.
cli-odds-unknown = Ці шанси не полічити: надто багато може статися.
cli-odds-assumed-no-reaction = якщо ніхто не відповість реакцією і не витратить очко
cli-odds-assumed-ruling = за звичного рішення ведучого
cli-odds-assumed-decision = до наступного рішення
cli-odds-assumed-apart = кожного пораховано окремо, хоч би що сталося з рештою
cli-odds-result = { $result }: { $chance } ({ $exact })
cli-odds-situations = Розглянуто станів: { $count }.
cli-odds-too-large = Цей бій завеликий для точного підрахунку або не має певного кінця. Оцінка: { $command }

# live tables
cli-help-serve = Живі столи мережею: гравці приєднуються за посиланням або QR-кодом, ніщо не губиться.
cli-help-serve-file = відкрити стіл для цієї сутички, зразка чи журналу
cli-help-serve-host = адреса, на якій чекати гравців (якщо не вказано — усі адреси цієї машини)
cli-help-serve-port = порт (якщо не вказано — 8000 або наступний вільний)
cli-help-serve-database = де зберігати столи: sqlite:///ФАЙЛ або postgresql://… (якщо не вказано — файл серед даних користувача)
cli-help-serve-name = ім’я, під яким можна звертатися до сервера, наприклад table.example.org; місцеві імена й адреси вказувати не треба
cli-help-serve-key = відкривати столи й зберігати сутички можуть лише ті, хто знає це слово
cli-help-serve-demo = відкрити по пробному столу для кожної гри
cli-help-serve-open = відкрити браузер
cli-no-server = для цього потрібно: { $names }; встановлення: pip install affray[server]
cli-no-database = базу даних використати не можна: { $why }
cli-bad-database = це не адреса бази даних; потрібна, наприклад, така: { $examples }
cli-database-claimed = сервер цих столів уже працює; другому потрібен свій файл: { $option }
cli-database-newer = базою даних користувалася новіша версія Affray; ця прочитати її не може
cli-no-port = не вдається зайняти { $host }, порт { $port }: { $why }
cli-port-taken = порт { $port } уже зайнято іншою програмою; назвіть інший або приберіть { $option }: тоді знайдеться вільний
cli-serving = Affray чекає на гравців: { $address }
cli-table-ready = { $title }, посилання ведучого: { $address }
cli-serving-code = Код відкриває { $address }
cli-serving-here = Доступно лише з цього комп’ютера; з { $option } — і з телефонів у тій самій мережі.
cli-serving-stop = Усе зберігається одразу. Ctrl-C зупиняє сервер.
cli-served = Сервер зупинено, усе збережено.
refusal-TABLE-ROLE = з цього місця так зробити не можна
refusal-TABLE-NOT-YOURS = це місце не відповідає за бійця: { $who }
refusal-TABLE-UNDO = скасувати це може лише ведучий
refusal-TABLE-NOTHING = тут нічого робити
refusal-TABLE-SEAT = такого місця за столом немає
refusal-TABLE-LAST = останнє місце ведучого залишається
refusal-TABLE-VALUE = такого значення бути не може: { $field }
refusal-TABLE-STORE = записати не вдалося, тому нічого не сталося
refusal-TABLE-DEFECT = помилка програми, тому нічого не сталося
refusal-TABLE-BUSY = інша робота цього столу ще не закінчена
## Values that the game master sets

given-set = { $what }: { $to }
setting-of = { $who }, { $what }
line-value-set = { $what_label }
row-value-set = { $who } { $was } → { $now }{ $wanted ->
    [none] { "" }
   *[given] { " " }(а не { $wanted })
}

## The end of the log

log-health = { $now }/{ $most }
log-length = { $unit ->
    [m] { $length } м
   *[ft] { $length } фт
}
log-way = → { $length ->
    [none] { "…" }
   *[given] { log-length }
}{ $near ->
    [none] { "" }
   *[given] { " " }({ $near })
}
unseen-somebody = хтось невидимий
log-away = { $name }: { log-length }{ $how ->
    [none] { "" }
   *[given] , { $how }
}
log-fell = { $count ->
    [0] Ніхто не поліг
   *[other] Полягли: { $names }
}
log-most = Найбільше шкоди: { $names }, { $damage }
log-turned = Перелом: { $round }, { $name }: { $line }
cli-help-join = Грати за чужим столом у терміналі.
cli-help-join-url = посилання на місце за столом, наприклад http://192.168.0.5:8000/t/СТІЛ#КЛЮЧ
cli-join-link = це не посилання на місце за столом: { $url }
cli-joined = { $title } ({ $role })
cli-join-help = Відповідь вводиться з іменами, які показує table: attack orc_2 with spear. Порожній рядок показує варіанти; table, why ВАРІАНТ, undo, auto (відповість комп’ютер), quit.
cli-join-refused = приєднатися не вдалося: { $why }
cli-join-no-seat = такого місця немає: можливо, його відкликали або посилання замінили новим
cli-join-no-table = такого столу більше немає
cli-join-crowded = за цим столом уже забагато підключень
cli-join-closed = стіл закрито
cli-join-spoilt = збережене про цей стіл не читається; може допомогти копія бази даних
cli-join-silent = сервер не відповідає
cli-join-lost = Зв’язок утрачено, нова спроба.
cli-role-gm = ведучий
cli-role-player = гравець
cli-role-screen = спільний екран
cli-role-onlooker = глядач
