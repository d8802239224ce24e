### То, что говорит каждая игра, по-русски. Файл игры читается после этого и может заменять сообщения и термины.
### Пустая переменная содержит "none", да и нет — "yes" и "no".

## Слова

-gm = { $case ->
   *[nom] ведущий
    [gen] ведущего
    [dat] ведущему
    [ins] ведущим
}
-combatant = { $case ->
   *[nom] участник боя
    [gen] участника боя
    [dat] участнику боя
    [acc] участника боя
    [ins] участником боя
}

name-table = стол
name-gm = Ведущий
yes = да
no = нет

## Числа с причинами

dice = { $count }d{ $sides }
sum = { $total } = { $parts }
decimal = { $whole },{ $part }
spot = { $x }; { $y }
share = { $target } — { $damage }
pair = { $field }: { $value }
meaning = { $what } ({ $values })
legal-with = Можно так: { $answer }.
legal-after = Станет можно после: { $answer }.

## Что произошло

event-overruled = Решение { -gm(case: "gen") }: { $edit ->
    [set] { $values }
   *[other] { $edit_label }{ $values ->
        [none] { "" }
       *[given] { " " }({ $values })
    }
}.
event-value-set = { $who }, { $what_label }: было { $was }, стало { $now }{ $wanted ->
    [none] { "" }
   *[given] { "" }, а не { $wanted }: это предел
}.
event-ended = { $on }: состояние «{ $what }» закончилось.
event-not-offered = { $who }: запроса нет.

## Что спрашивают

prompt-dice = { $who }, «{ $purpose }»: бросьте { dice }.
roll-roll = бросок

option-decline = Отказаться
option-decline-help = не реагировать
edit-end = конец боя
edit-abandon = текущий шаг прерван
edit-set = любое значение
field-set-what = чьё и какое значение (bor.hp)
field-set-to = новое значение или изменение (+5, -5)
field-result = итог
field-option = действие

## Почему нельзя

refusal = { $rule }: { $reason }{ $about ->
    [none] { "" }
   *[given] { " " }({ $about })
}.
number-distance = расстояние { $number }
number-range = дальность { $number }
number-reach = досягаемость { $number }
number-cost = нужно { $number }
number-left = осталось { $number }
number-feet = { $number } фт
number-most = не больше { $number }
refusal-CORE-OPTION = { $option ->
    [none] ничего не сказано
   *[given] сейчас нет действия «{ $option }»
}; возможно: { $known }
refusal-CORE-AMBIGUOUS = «{ $value }» — подходит несколько: { $among }
refusal-CORE-FIELD = «{ $value }» не подходит к полю «{ $field_label }»; допустимо: { $among }
refusal-CORE-NUMBER = «{ $value }» не подходит к полю «{ $field_label }»: нужно целое число, { $low }–{ $high }
refusal-CORE-TEXT = полю «{ $field_label }» нужен текст, знаков не более: { $longest }
refusal-CORE-PLACE = «{ $value }» — не место для поля «{ $field_label }»; пишите x,y, в каждом числе не более 6 цифр
refusal-CORE-SPLIT = сумма долей не равна { $total }: дано { $given }
refusal-CORE-MISSING = не хватает поля «{ $field_label }»
refusal-CORE-UNKNOWN = здесь нет поля «{ $field }»
refusal-CORE-THERE = цель уже рядом
refusal-CORE-WORDS = эти слова здесь ничего не значат: { $words }
refusal-CORE-LONG = слишком длинно; { $what ->
    [words] слов не более
    [values] значений не более
    [glob] знаков в шаблоне с * или ? не более
   *[characters] знаков не более
}: { $most }
refusal-CORE-DEFECT = этот ответ наткнулся на ошибку в программе, а не вашу: { $error } ({ $place }); ничего не изменилось — ответьте иначе и, пожалуйста, сообщите нам эту строку
refusal-CORE-DICE = кости не подходят: нужно { dice }, каждая кость отдельным числом: 4 2 — две кости
refusal-CORE-KIND = { $asked ->
    [dice] сейчас нужен бросок
   *[choice] сейчас нужно решение
}
refusal-CORE-LATE = ответ опоздал: бой уже ушёл дальше
refusal-CORE-NOT-ASKED = { $who }: сейчас запроса нет
refusal-CORE-NOTHING = для поля «{ $field_label }» не из чего выбирать
refusal-CORE-UNSEEN = мешает что-то невидимое
refusal-CORE-EDIT = нет решения «{ $edit }»; возможно: { $known }
refusal-CORE-EDIT-PLACE = { $of }: сначала нужно место
refusal-CORE-OVERRULE = так решил ведущий
refusal-CORE-EDIT-GONE = { $of }: нет на столе; вернуть можно решением «return»
refusal-CORE-EDIT-THERE = { $of }: уже на столе
refusal-CORE-EDIT-NAME = код «{ $id }» уже занят

## Что не так с файлом

file-warning = Предупреждение: { $text }
hint = { $hint ->
    [none] { "" }
   *[given] { "" }; возможно, это «{ $hint }»
}
kind-text = текст
kind-number = число
kind-whole-number = целое число
kind-true-false = true или false
kind-list = список
kind-mapping = поля
refusal-FILE-NOT-FOUND = файл не найден: { $file }{ hint }
refusal-FILE-AMBIGUOUS = подходит несколько образцов «{ $file }»: { $among }
refusal-FILE-FOLDER = это папка: { $file }
refusal-FILE-FORBIDDEN = файл нельзя прочитать или записать: { $file }
refusal-FILE-UNREADABLE = не удалось прочитать файл { $file }: { $why }
refusal-FILE-UNWRITABLE = не удалось записать файл { $file }: { $why }
refusal-FILE-NOT-TEXT = это не текст в UTF-8
refusal-FILE-ENCODING = похоже на { $looks }; сохраните файл в UTF-8
refusal-FILE-EMPTY = файл пуст
refusal-FILE-TOO-BIG = { $what ->
    [values] слишком много значений
    [nesting] слишком глубокая вложенность
    [bestiaries] слишком много бестиариев
    [combatants] слишком много участников
   *[bytes] слишком много байтов
}; наибольшее: { $limit }
refusal-FILE-YAML = { $why ->
    [tab] табуляция в начале строки; отступы делают пробелами
    [colon] двоеточие не на месте или пропущено, возможно, нужны кавычки
    [quote] открытая здесь кавычка не закрыта
    [after_quote] за закрывающей кавычкой ещё что-то стоит; кавычку внутри текста удваивают, либо текст берут в кавычки другого вида
    [bracket] скобка не закрыта или пропущена запятая
    [indent] отступ не подходит к строкам выше
    [character] здесь не может стоять такой знак; возможно, нужны кавычки
    [journal] это сохранённый бой, а не столкновение: «affray play» продолжает его, «affray replay» рассказывает, «affray simulate» доигрывает много раз
   *[other] это не YAML
}
refusal-FILE-DOCUMENTS = здесь начинается второй документ; в файле может быть только один
refusal-FILE-ALIAS = до этого места нет якоря «&{ $name }»
refusal-FILE-MERGE = после «<<» нужны поля
refusal-FILE-TAG = метки вида «{ $tag }» в этих файлах не используются
refusal-FILE-KEY = имя поля должно быть одним словом
refusal-FILE-DUPLICATE = поле «{ $field }» уже есть, строка { $first }
refusal-FILE-NO-FIELDS = файл должен состоять из полей, имя: значение
refusal-FILE-UNKNOWN-GAME = неизвестная игра «{ $value }»{ hint }; установлено: { $among }
refusal-FILE-OTHER-GAME = этот файл для игры «{ $value }», а не «{ $expected }»
refusal-FILE-INCLUDE = файлы называют в поле «{ $hint }», а в поле «{ $field }» стоят описания по именам
refusal-FILE-MISSING-FIELD = { $field ->
    [game] в файле не сказано, для какой он игры; первая строка, например: «game: fifth_edition» (все игры показывает «affray games»)
    [side] не хватает поля «side»: на чьей стороне сражаться, например «side: heroes»
   *[other] не хватает поля «{ $field }»
}
refusal-FILE-MISSING-CHOICE = не хватает поля «{ $field }»; допустимо: { $among }
refusal-FILE-UNKNOWN-FIELD = неизвестное поле «{ $field }»{ hint }; допустимо: { $among }
refusal-FILE-NO-VALUE = не хватает значения; нужно: { $expected_label }
refusal-FILE-TYPE = «{ $value }» сюда не подходит; нужно: { $expected_label }
refusal-FILE-FIELDS = одного числа здесь мало: подпишите, для чего оно; возможные имена: { $among }
refusal-FILE-TABLE = «{ $value }» сюда не подходит; нужны поля, например: { $among }
refusal-FILE-CHOICE = «{ $value }» здесь невозможно{ hint }; допустимо: { $among }
refusal-FILE-RANGE = значение вне границ: { $value }; возможно: { $low }–{ $high }
refusal-FILE-DICE = «{ $value }» — это не кости; их пишут так: 1d8 или 2d6+3, наибольшее: { $most }
refusal-FILE-DICE-SIDES = «{ $value }» сюда не подходит: только кости с 6 и 10 гранями и число, например 2d10+1d6+3
refusal-FILE-DIE = «{ $value }» сюда не подходит: одна кость, например 1d4, или -1d4, если она вычитается
refusal-FILE-AT-LEAST = значение слишком мало: { $value }; наименьшее: { $low }
refusal-FILE-AT-MOST = значение слишком велико: { $value }; наибольшее: { $high }
refusal-FILE-MULTIPLE = число { $value } не кратно { $unit }
refusal-FILE-COUNT = неверное число значений: { $given }; нужно: { $wanted }
refusal-FILE-TOO-FEW = { $given ->
    [0] здесь пока пусто; наименьшее: { $low }
   *[other] слишком коротко: { $given }; наименьшее: { $low }
}
refusal-FILE-TOO-MANY = слишком длинно: { $given }; наибольшее: { $high }
refusal-FILE-VALUE = неверное значение: { $value }
refusal-FILE-UNKNOWN-NAME = { $kind ->
    [item] нет предмета «{ $value }»
    [unit] нет { -combatant(case: "gen") } «{ $value }»
   *[other] нет имени «{ $value }»
}{ hint }
refusal-FILE-DUPLICATE-ID = код «{ $value }» встречается дважды
refusal-FILE-TWICE = код «{ $value }» встречается дважды, впервые в строке { $first }
refusal-FILE-OFF-MAP = это вне карты ({ $size })
refusal-FILE-ROW-OFF-MAP = ряд одинаковых выходит за край карты ({ $size }); помещается: { $fit }
refusal-FILE-BODY-OFF-MAP = часть тела (клетки { $body }, названа передняя левая) вне карты ({ $size })
refusal-FILE-ROW-INSIDE = ряд одинаковых упирается в «{ $inside }»; до этого места помещается: { $fit }
refusal-FILE-INSIDE = это внутри «{ $inside }», там никто не может стоять
refusal-FILE-OVERLAP = места «{ $who }» ({ $at }) и «{ $other }» ({ $there }) перекрываются
refusal-FILE-RESERVED-ID = имя «{ $value }» уже занято игрой, нужно другое
refusal-FILE-KIND = вид «{ $kind }» сам по себе ничего не значит и ни на что не влияет; возможно, это «{ $hint }»
refusal-FILE-NO-EFFECT = ни на что не влияет: { $kind } «{ $id }»; возможно, не указано свойство
refusal-FILE-NO-EXTENT = «{ $weapon }» достанет лишь того, кто стоит в самом центре: урона нет, спадать нечему; напишите «type: uniform» и «radius»
refusal-FILE-OPTION-OFF = от оружия «{ $weapon }» нет пользы: параметр выключен; включить: «{ $option }: true» в разделе «options»
refusal-FILE-AT-ONCE = «{ $who }» применяет всё это подряд в каждом раунде; сменное оружие пишут в поле «{ $field }»
refusal-FILE-LOOKS-NATURAL = «{ $weapon }» держат в руке и могут выронить; у части тела — «{ $field }: natural»
refusal-FILE-LOOKS-RANGED = «{ $weapon }» бьёт только вблизи; возможно, не указана дальность
refusal-FILE-NO-RANGE = «{ $weapon }» ни до кого не достаёт; возможно, не указано «{ $field }»
refusal-FILE-NO-DEATH-SAVES = «{ $who }»: смерть сразу при 0 хитов, как у чудовища; у героя пишут «kind: { $kind }»
refusal-FILE-NO-RESOLVE = у «{ $power }» указано «resolve: { $field }», но нет «{ $field }»
refusal-FILE-NOT-RESOLVED = «{ $field }» у «{ $power }» ни на что не влияет; возможно, не указано «resolve: { $field }»
refusal-FILE-NO-SLOT = для «{ $power }» нужна ячейка заклинаний уровня { $level }, а такой нет
refusal-FILE-NO-VERSATILE = «versatile» ничего не меняет для «{ $weapon }»; возможно, не хватает «versatile_dice: { $dice }»
refusal-FILE-NO-MAP = без карты места почти ничего не значат; возможно, не хватает поля «map»
refusal-FILE-WRONG-KIND = поле «{ $field }» не подходит к этому виду
refusal-FILE-JSON = это не JSON, который можно прочесть
refusal-FILE-SYSTEM = актёр Foundry из системы «{ $value }»; перенести можно такие: { $among }
refusal-FILE-FORMAT = это ни один из форматов, которые можно перенести: { $among }
refusal-FILE-NO-CREATURES = здесь нет ни одного существа
refusal-FILE-NOT-JOURNAL = это не сохранённый бой
refusal-FILE-JOURNAL-LINE = это не строка сохранённого боя ({ $why })
refusal-FILE-JOURNAL-CHAIN = эта строка не продолжает предыдущую: её изменили, переставили или повторили, либо перед ней не хватает строки
refusal-FILE-JOURNAL-DIE = программа бросила здесь { $thrown }, а не { $given }
refusal-FILE-JOURNAL-NEWER = этот бой сохранила версия { $version }, а это { $now }, ей он непонятен: установите более новую

## Откуда правило

rule-tag-source = из исходного текста
rule-tag-source-plus = из исходного текста, уточнено
rule-tag-designed = наше дополнение к исходному тексту
rule-tag-srd = из открытого справочного документа
rule-tag-core = обычай игры
rule-tag-convention = наше соглашение там, где тексты молчат

## Командная строка

cli-usage = Вызов
cli-word-options = параметры
cli-word-command = команда
cli-heading-arguments = Аргументы
cli-heading-options = Параметры
cli-heading-commands = Команды
cli-help-about = Правила настольных боёв: бой можно посмотреть, провести самому, воспроизвести. Каждый отказ объясняется.
cli-help-new = Записать файл боя с пояснениями, с которого удобно начать; по нему сразу можно играть.
cli-help-show = Показать образец боя так, как он записан.
cli-help-bestiary = Перечислить готовые описания игры или показать одно, чтобы скопировать.
cli-help-help = Объяснить всё или одну команду.
cli-help-completion = Показать, что нужно оболочке, чтобы дополнять команды.
cli-help-new-file = какой файл записать; существующий не меняется
cli-help-option-game = название игры
cli-help-option-sample = образец или собственный файл
cli-help-option-name = описание по коду или по имени
cli-help-option-find = только то, где есть все эти слова в любом порядке
cli-help-option-command = команда
cli-help-option-shell = какая оболочка
cli-new-written = Записан файл { $file }. Проверить: { $check }, играть: { $play }.
cli-bestiary-next = Одно полностью, чтобы скопировать: { $show }
cli-bestiary-none = Нигде нет этих слов: { $words }
cli-bestiary-unknown = Здесь нет «{ $name }»{ hint }; есть: { $known }
cli-help-import = Перенести существ из других программ в бестиарий и сообщить обо всём, что осталось непонятым.
cli-help-import-file = файл другой программы или описание существа текстом; дефис читает вставленное
cli-help-import-to = записать бестиарий в этот файл
cli-help-import-game = только существа этой игры
cli-help-import-format = формат, если он не распознан: foundry, improved-initiative, 5e-database, open5e, text
cli-help-import-force = записать поверх существующего файла
cli-import-head = Перенесено из { $file } ({ $format }). Непонятое перечислено в конце.
cli-import-written = Файл { $file } записан. Существ: { $count }, непонято: { $missed }. Проверить: { $check }.
cli-import-nothing = В { $file } нет никого, кто мог бы сражаться.
cli-import-exists = Файл { $file } уже есть; { $option } записывает поверх него.
cli-import-understood = Понято всё.
cli-import-missed = Непонятое ({ $count }):
cli-import-assumed = Предположения ({ $count }):
import-line = строка { $line }
import-doubled = ключ встречается дважды, действует последнее значение
import-size = нет размера
import-skill = неизвестный навык
import-differs = в описании иначе, и действует описание: { $taken }
import-unfit = не подходит игре
import-left-out = пропуск
import-proficiency = бонус мастерства по показателю опасности: { $bonus }
import-reach = досягаемость 5 футов
import-range = дальность 30 футов
import-power-range = дальность 5 футов
import-no-damage = без урона
import-multiattack = имеется в виду атака { $attack }
import-legendary = легендарные действия: { $count }
import-rest = то, что возвращается после отдыха или за день, доступно столько же раз за бой
import-armour = класс доспеха по расчёту: { $ac }
import-attack-bonus = бонус атаки по расчёту: { $bonus }
import-damage-type = вид урона по названию: { $type }
import-missile-range = дальности 30, 60 и 90 футов
import-no-attacks = ни одной атаки не названо, поэтому одна с 1d2
import-progression = сражается как воин
import-worn = носится на теле
import-bonus-actions = даёт бонусные действия: { $actions }
import-nameless = существо без имени названо { $name }
import-sides = стороны: { $sides }
cli-rules-none = Ни в одном правиле нет всех этих слов: { $words }
cli-rules-found = Найдено правил: { $count }.
new-head = Ваш собственный бой: меняйте что угодно. Команда «affray check» назовёт каждую ошибку со строкой, «affray bestiary { $game }» перечислит, кого можно сюда поставить, а с «affray schema { $game } -o { $game }.schema.json» редактор будет дополнять и проверять на ходу.
new-map = Поле боя: размеры и что на нём стоит. Слова wall (стена), door (дверь), window (окно), pillar (колонна), crate (ящик), rubble (обломки), fence (забор), hedge (изгородь), pit (яма), water (вода), fire (огонь) значат то, что значат; рядом можно указать любое свойство.
new-combatants = Кто сражается: описание (unit), сторона (side), место (at), сколько (count). Отличия пишут рядом.
new-bestiary = Собственные описания, по именам.
cli-help-games = Показать установленные игры и их образцы столкновений.
cli-help-check = Проверить столкновения, бестиарии и журналы; все ошибки показываются сразу.
cli-help-schema = Записать схему JSON Schema для файлов столкновений: для редакторов, которые дополняют и проверяют.
cli-help-rules = Показать игры, правила игры или правило по номеру.
cli-help-run = Провести бой компьютерных игроков и рассказать, что происходит.
cli-help-odds = Точно сказать, кто победит в небольшом бою компьютерных игроков: учитывается всё, что могут дать кости.
cli-help-play = Провести бой в терминале: решаете вы, всё сразу сохраняется.
cli-help-replay = Воспроизвести журнал.
cli-help-check-files = файлы для проверки; имя вроде dry_ford означает образец столкновения
cli-help-schema-game = игра, например coinflip
cli-help-schema-output = записать в файл
cli-help-rules-word = игра, номер правила или раздел правил: COIN-ACT-2, act-2, act
cli-help-rules-area = только этот раздел правил игры
cli-help-run-file = файл столкновения или имя образца, например dry_ford
cli-help-run-journal = записать журнал боя в этот новый файл
cli-help-run-until = остановиться после стольких ходов; слово turn означает один
cli-help-odds-file = файл столкновения или имя образца, например dry_ford
cli-help-odds-limit = прекратить после стольких ответов на вопросы и бросков
cli-help-play-file = файл столкновения, имя образца, например dry_ford, или журнал, чтобы продолжить бой
cli-help-play-journal = сохранять бой сюда; если файл есть, бой из него продолжится
cli-help-play-side = играть за эту сторону, например a; за другую играет компьютерный игрок
cli-help-play-dice = typed: кости вручную, с настоящего стола; auto: бросает программа (по умолчанию)
cli-help-replay-journal = сохранённый бой
cli-help-replay-to = остановиться после стольких записей журнала
cli-help-option-seed = начальное число: с одним и тем же числом кости выпадают одинаково
cli-help-option-accept = принять журналы, исправленные вручную, насколько позволяют правила; написанные вручную с самого начала читаются и без этого
cli-help-option-log = как рассказывать: строка на каждое действие (short), каждое событие предложением (full), с правилами (rules)
cli-help-option-quiet = показать только итог
cli-help-option-as_json = писать JSON для других программ: начало, по объекту на событие, затем итог
cli-help-odds-as_json = выдать JSON для других программ: каждый исход с его вероятностью, точно и десятичной дробью
cli-help-option-lang = язык вывода
cli-help-option-version = показать версию и выйти
cli-help-option-help = показать справку и выйти
cli-help-simulate = Провести один бой много раз и сказать, насколько вероятен каждый исход.
cli-help-simulate-file = файл столкновения, имя образца, например dry_ford, или журнал, с которого продолжать
cli-help-simulate-count = сколько боёв (1000, если не сказано иначе)
cli-help-simulate-until = остановиться, как только каждая вероятность известна с такой точностью: 0.01 — одна сотая в обе стороны
cli-help-simulate-begin = продолжать сохранённый бой с его последнего места или с места после N записей
cli-help-simulate-save = сохранить самый обычный и самый необычный бой в эту папку
cli-help-option-count = сколько боёв на каждую оценку
cli-help-option-players = стиль стороны, например raiders=cautious; без стороны — для всех
cli-help-option-open = компьютерные игроки знают всё: в несколько раз быстрее, но от них не спрятаться
cli-help-option-workers = сколько процессов играет (если не сказано, все процессоры); на результат не влияет
cli-help-option-html = записать отчёт с картинками в этот файл
cli-help-option-svg = записать картинку в этот файл как SVG
cli-help-option-png = записать картинку в этот файл как PNG
cli-help-option-json_to = записать всё в виде JSON, в файл, если он назван
cli-help-option-ray = отдать бои кластеру Ray: по адресу или запущенному здесь
cli-help-compare = Провести два боя с теми же бросками и сказать, в чём разница.
cli-help-compare-file = столкновение или журнал, с которого продолжать
cli-help-compare-other = другое столкновение; то же самое, чтобы сравнить игроков
cli-help-compare-until = остановиться, как только разница известна с такой точностью: 0.01 — одна сотая в обе стороны
cli-help-compare-players_b = кто играет за стороны B, если не те же, что в A
cli-help-sweep = Менять число в столкновении и сказать, как от него меняется бой.
cli-help-sweep-file = файл столкновения или имя образца, например dry_ford
cli-help-balance = Найти число, при котором бой настолько труден, насколько нужно.
cli-help-balance-file = файл столкновения или имя образца, например dry_ford
cli-help-balance-target = как часто стороне побеждать: 0.6 — шесть боёв из десяти
cli-help-option-side = чьи шансы имеются в виду (первая сторона, если не сказано иначе)
cli-help-option-vary = что менять, например raider.count или bor.hp_max, и его значения, через запятую или от одного до другого
cli-help-analyse = Сказать, что решило записанный бой: шансы после каждого действия, удача и решения.
cli-help-analyse-journal = сохранённый бой или его первые N записей
cli-help-analyse-budget = сколько всего боёв играть (4000, если не сказано иначе)
cli-help-analyse-alternatives = сколько других ответов пробовать на каждый выбор (5); 0 — только удача
cli-help-analyse-log = рассказать весь бой, рядом шансы

cli-see-help = Справка: { $command }
cli-no-command = Нет команды «{ $name }»{ hint }.
cli-no-option = Нет параметра { $option }{ hint }.
cli-option-needs-value = Параметру { $option } нужно значение.
cli-option-takes-none = Параметр { $option } не принимает значения.
cli-missing = Не хватает: { $name }.
cli-extra-words = Лишние слова: { $words }.
cli-usage-error = Команду не удалось понять ({ $why }).
cli-not-a-number = { $option }: «{ $value }» не подходит, нужно целое число не менее { $low }.
cli-not-one-of = { $option }: «{ $value }» не подходит; возможно: { $known }.
cli-no-language = Нет языка «{ $name }»; возможно: { $known }.
cli-no-game = Нет игры «{ $name }»{ hint }; установлены: { $known }.
cli-no-area = Нет раздела правил «{ $name }»{ hint }; возможно: { $known }.
cli-no-rule = Нет правила «{ $name }»{ hint }.
cli-several-rules = «{ $name }» — подходит несколько: { $known }.
cli-no-side = Нет стороны «{ $name }»; возможно: { $known }.
cli-system = { $file ->
    [none] Система отказала: { $why }.
   *[given] Система отказала, файл «{ $file }»: { $why }.
}
cli-defect = Произошла ошибка внутри Affray: { $error }. Это наша ошибка, не ваша. Всё сохранённое до неё цело; сообщите нам эту строку вместе с командой и журналом.

cli-no-games = Ни одна игра не установлена.
cli-games-next = Посмотреть бой: { $run }, провести бой: { $play }.
cli-game-broken = эту игру не удалось загрузить: { $why }
cli-checked-encounter = { $file }: столкновение для игры { $game }, ошибок нет.
cli-checked-bestiary = { $file }: бестиарий для игры { $game }, ошибок нет.
cli-checked-journal = { $file }: журнал игры { $game }, ошибок нет.
cli-checked-warned = { $file }: по этому файлу можно играть, игра { $game }; предупреждений: { $count }.
cli-problems = { $file }: найдено ошибок: { $count }.
cli-rules-count = Правил: { $count }, разделы: { $areas }.
cli-rules-next = Все правила игры: { $game }, одно правило: { $rule }.

cli-fight = { $title } (начальное число { $seed })
cli-result = Бой окончен. { $result }.
cli-victory = Победа стороны «{ $side_name }»
cli-stuck = Никто больше ничего не может сделать, но бой не окончен.
cli-not-over = Бой не окончен. Ждём ответа: { $question }
cli-goes-nowhere = Остановлено: бой ни к чему не ведёт. За столько раундов ничьё состояние не изменилось: { $rounds }.
cli-again = Тот же бой ещё раз: { $command }
cli-replayed = Записей журнала: { $entries } из { $of }.
cli-saved = Сохранено: { $file }
cli-file-exists = { $file }: файл уже есть и не будет перезаписан; назовите другой.
cli-other-encounter = Журнал { $journal } начат с другого столкновения, не { $file }. Чтобы продолжить бой из журнала, уберите { $file }; иначе назовите другой журнал.
cli-journal-good-part = Всё до этой строки можно показать: { $command }
cli-journal-version = Журнал записан версией { $version }, а это { $now }: возможно, журнал не подходит к этой версии.
cli-version = affray { $version } ({ $runs ->
        [compiled] скомпилировано
       *[interpreted] без компиляции
    })
cli-journal-torn = { $file }: строка { $line }, последняя, записана не до конца и пропущена.
cli-journal-accepted = { $file }: приняты строки, которые не продолжают предыдущие: { $lines }.
cli-journal-accept = Если журнал правили намеренно, добавьте { $option }; следующая запись в файл сделает его снова целым.

cli-column-id = id
cli-column-name = имя
cli-column-side = сторона
cli-column-health = здоровье
cli-column-status = статус
cli-column-place = место
cli-column-items = предметы
cli-closed = Сейчас так нельзя: { $options } (почему нельзя: { $command })
cli-example = например: { $answer }
cli-takes-place = место в виде x,y
cli-takes-share = имя=n
cli-takes-text = слова
cli-takes-split = имя=число для каждого, всего { $total }, или «-», если никому: { $among }

cli-resumed = Бой продолжается. Ответов до сих пор: { $replies }.
cli-seed-kept = Журнал сохраняет своё начальное число: { $seed }.
cli-saving-to = Всё сразу сохраняется: { $file }
cli-paused = Сейчас ничего не идёт само: нажмите Enter, чтобы продолжить, или ответьте сами.
cli-type-dice = Введите, что выпало; { $command } — бросает программа.
cli-after-the-end = Можно посмотреть назад ({ $log }, { $map }), отменить ({ $undo }) или выйти ({ $quit }).
cli-first = Сначала: { $what }
cli-did-you-mean = Возможно, это { $hint }?
cli-aimed-later = Цель выбирается, когда заклинание сработает; введите: { $answer }
cli-why-hint = Тексты правил: { $command }
cli-no-line = Строки { $number } в журнале нет; последняя — { $last }.
cli-why-usage = Какой ответ? Например: { $example }
cli-allowed = Ничто не запрещает: { $answer }
cli-undone = Отменено: { $what } (ответов: { $count }).
cli-redone = Возвращено: { $what } (ответов: { $count }).
cli-nothing-to-undo = Отменять нечего.
cli-nothing-to-redo = Возвращать нечего.
cli-travel-usage = Непонятно, насколько: «{ $value }». Нужно число ответов или слово: выбор, действие, ход.
cli-dice-typed = Кости вручную: вводите вы.
cli-dice-auto = Бросает программа.
cli-dice-usage = «{ $word }» здесь не подходит: «кости вручную { $side }» — кости с настоящего стола, «кости авто» — бросает программа.
cli-words-typed = typed, вручную, ручные, сам, сами
cli-words-auto = auto, авто, программа
cli-help-more = ? все — все команды; Tab дополняет, Enter берёт то, что в скобках.
cli-no-roll = Сейчас бросок не нужен.
cli-auto-on = { $side_name }: теперь отвечает компьютерный игрок ({ $command } вернёт сторону вам).
cli-auto-off = { $side_name }: теперь отвечаете вы.
cli-auto-refused = Правила отклонили ответ компьютерного игрока; ответьте сами.
cli-branches-usage = Ветви: номер, ответов, последний ответ; * — вы здесь. Перейти: { $command }
cli-no-branch = Ветви «{ $name }» нет.
cli-no-branches = В журнале ещё ничего нет.
cli-nothing-to-save = Ответов ещё не было, сохранять нечего.
cli-saved-resume = Сохранено: { $file }. Продолжить: { $command }
cli-save-elsewhere = Бой продолжается в памяти. Сохраните его в другой файл: { $command }
cli-edit-usage = Решения { -gm(case: "gen") }:
cli-status-clock = { $unit ->
        [turn] Ход { $number }
       *[round] Раунд { $number }
    }
cli-status-count = счёт { $number }
cli-status-next = далее:
cli-map-cut = { $ways } дальше: { $command }
cli-news-cut = … строк раньше: { $count } ({ $command })
cli-who-health = здоровье
cli-who-place = место
cli-who-conditions = состояния
cli-who-budget = осталось
cli-who-facts = числа
cli-who-holds = в руках
cli-who-carries = при себе
cli-who-uses = осталось применений
cli-who-waits = ожидает
cli-who-hidden = не на виду
cli-who-hidden-from = от кого: { $names }
cli-who-until = до: { $moment }
cli-who-unknown = Никого с именем «{ $name }» нет.
cli-no-option-called = Сейчас нет варианта «{ $name }».
cli-all-possible = Сейчас возможно всё, что есть.
cli-type-help = Введите ответ; { $help } — справка, { $options } — всё, что возможно.
cli-way = → { $answer } ({ $cost })
cli-way-provokes = Это провоцирует: { $names }.
cli-hits-friends = Свои в области: { $names }.
cli-confirm = Продолжить? [{ $no }]
cli-not-done = Ничего не сделано.
cli-nobody-near = (целей нет)
cli-only-unasked = Можно только так: { $values }; если нужно именно это, скажите.
cli-closer-first = Может быть, сначала: { $answer }
cli-no-step = Туда не шагнуть; следующая клетка, { $place }{ $thing ->
    [none] { "" }
   *[other] { " " }({ $thing })
}:
cli-way-ends = Путь туда кончается на { $end } ({ $cost }); следующая клетка, { $place }{ $thing ->
    [none] { "" }
   *[other] { " " }({ $thing })
}:
cli-words-all = all, все, всё, всех, всем
cli-options-more = { $count ->
    [0] { "" }
   *[other] Сейчас закрыто: { $count } ({ $why }).{ " " }
}Одно действие или вид: { $example }. Всё со значениями: { $all }
cli-heard = ✓ { $what }
cli-lacks = { $field }? { $values }
cli-unaimed = { $field }? { $values }. Enter — выбирает программа.
cli-words-ranged = стрелять, стреляю, выстрелить, выстрел, огонь
cli-words-melee = ударить, удар, бить, бью, рубить, рублю, колоть
cli-words-cancel = отмена, отменить, назад, не надо, cancel, undo
cli-dropped = Отставлено: { $what }
cli-give-up = { $what }: ждёт ответа; { $cancel } снимает вопрос.
cli-also-command = Здесь { $word } — действие; команда: { $command }.
cli-words-choice = choice, выбор
cli-words-action = action, действие
cli-words-turn = turn, ход
cli-words-full = full, полный, полностью
cli-such-as-hit = ранить гоблин* 5
cli-such-as-heal = лечить гоблин* 5
cli-such-as-add = состояние лёжа огр
cli-such-as-join = добавить { $said } на 8,3
cli-such-as-lift = снять лёжа огр
cli-such-as-why = почему b2: уклонение
cli-such-as-save = сохранить ФАЙЛ
cli-words-yes = да, д, yes, y
cli-words-no = нет, н, no, n
cli-words-idle = на, в, во, к, ко, по, до, с, со, из, у, за, от, ото, возле, около, из-за
cli-word-no = нет
cli-alias-undo = отмена, отменить, назад
cli-alias-redo = вернуть, повтор, повторить
cli-alias-why = почему
cli-alias-odds = шансы, шанс
cli-alias-options = варианты, действия
cli-alias-map = карта, поле
cli-alias-order = порядок, очередь
cli-alias-who = кто, все
cli-alias-log = журнал, лог
cli-alias-rule = правило
cli-alias-edit = правка, решение
cli-alias-dice = кости, кубики
cli-alias-roll = бросить, бросок
cli-alias-auto = авто, компьютер
cli-alias-branches = ветви, ветки
cli-alias-save = сохранить
cli-alias-help = помощь, справка, команды
cli-alias-quit = выход, выйти
cli-roll-more = на кости { $low } или больше — успех
cli-roll-less = на кости { $high } или меньше — успех
cli-roll-only = успех только при 00
cli-roll-bonus = прибавляется { $bonus }
cli-roll-counted = модификатор { $bonus } уже учтён
cli-roll-high = чем больше, тем лучше
cli-roll-always = успех при любом броске
cli-roll-never = неудача при любом броске
cli-roll-higher = введите обе кости, считается большая
cli-roll-lower = введите обе кости, считается меньшая
cli-dice-sides = Кости вручную: { $sides }. За остальных бросает программа.
cli-hit-usage = Кого и насколько? Например: { $example }. Это решение Мастера; действия называются так, как их показывает экран.
cli-add-usage = Какое состояние и у кого? Например: { $example }
cli-join-where = Где они появятся? Например: { $example }
cli-no-condition = Состояния «{ $name }» нет; есть: { $known }.
cli-cannot-decree = В этой игре нет такого решения.
cli-no-next = Это не закончить без решения: { $question }
cli-standing-none = Постоянных ответов нет.
cli-standing-left = { $number }. { $question } → { $answer }
cli-standing-usage = Ответ отзывают по номеру: { $command }
cli-standing-revoked = Отозвано: { $number }.
cli-standing-everybody = все
cli-always-usage = Какой ответ оставить постоянным? Например: { $example }
cli-always-hint = Спрашивают слишком часто? { $command } отвечает так и впредь.
cli-alias-hit = ранить, урон
cli-alias-heal = лечить, исцелить
cli-alias-add = добавить, состояние
cli-alias-lift = снять
cli-alias-next = дальше, следующий
cli-alias-always = всегда
cli-alias-standing = постоянные

cli-usage-answer = атаковать орк меч
cli-usage-other = b: выбрать t1
cli-usage-undo = отмена [n|выбор|действие|ход]
cli-usage-redo = вернуть [n|выбор|действие|ход]
cli-usage-why = почему [ответ]
cli-usage-odds = шансы [ответ]
cli-usage-options = варианты [действие|все]
cli-usage-map = карта
cli-usage-order = порядок
cli-usage-who = кто [имя]
cli-usage-log = журнал [n] [полный]
cli-usage-rule = правило КОД
cli-usage-hit = ранить КОГО n
cli-usage-heal = лечить КОГО n
cli-usage-add = добавить ЧТО|n КОМУ
cli-usage-lift = снять КАКОЕ С КОГО
cli-usage-next = дальше
cli-usage-always = всегда [все] ОТВЕТ
cli-usage-standing = постоянные [n]
cli-usage-edit = правка [решение]
cli-usage-dice = кости вручную|авто [сторона]
cli-usage-roll = бросить
cli-usage-auto = авто [сторона]
cli-usage-branches = ветви [n]
cli-usage-save = сохранить [ФАЙЛ]
cli-usage-help = ?
cli-usage-quit = выход
cli-prompt-answer = ответ: действие, затем то, что ему нужно; хватает начала слов
cli-prompt-other = ответ того, кого спрашивают одновременно
cli-prompt-undo = отменить последний свой выбор, n ответов, действие или ход целиком
cli-prompt-redo = вернуть отменённое
cli-prompt-why = все причины против ответа с текстами правил
cli-prompt-odds = точные шансы ответа; для варианта — по каждой цели; без слов — всего, что решают кости
cli-prompt-options = всё, что возможно; с вариантом — что ему нужно
cli-prompt-map = всё поле боя и все на нём
cli-prompt-order = порядок раунда
cli-prompt-who = все; с именем — всё об одном
cli-prompt-log = последние n строк журнала; полный — все события с правилами
cli-prompt-rule = текст правила
cli-prompt-edit = решение { -gm(case: "gen") }; без слов — список решений
cli-prompt-hit = {-gm} наносит урон; гоблин* — сразу нескольким
cli-prompt-heal = {-gm} лечит
cli-prompt-add = {-gm} даёт состояние или вводит в бой ещё n: добавить 2 огр на 8,3
cli-prompt-lift = {-gm} снимает состояние
cli-prompt-next = закончить всё, что можно, до следующего хода
cli-prompt-always = ответить и оставить ответ постоянным; все — для всей стороны
cli-prompt-standing = постоянные ответы; с номером — отозвать
cli-prompt-dice = кости вручную или бросает программа; со стороной — только за неё
cli-prompt-roll = этот бросок сделает программа
cli-prompt-auto = сейчас ответит компьютерный игрок; со стороной — за неё с этого момента
cli-prompt-branches = что пробовали и отменили; с номером — перейти туда
cli-prompt-save = где сохранён бой; с именем файла — сохранить копию
cli-prompt-help = этот список
cli-prompt-quit = выйти; бой сохранён

## Words of a table, and short ones

short-edit-abandon = прервать шаг

## Много боёв

sim-about = { $title }: боёв { $count }, начальное число { $seed }
sim-wins = Победа, сторона: { $side }
sim-unfinished = Не окончено
sim-heading-results = Чем кончается
sim-heading-rounds = Раунды
sim-heading-people = Участники
sim-heading-survivors = Кто остаётся в строю
sim-heading-left = Что остаётся
sim-heading-actions = Что делают, раз за бой
sim-standing = { $side }: в строю
sim-rounds = Раунды: медиана { $median }, половина боёв от { $low } до { $high }, самое большее { $most }.
sim-column-who = кто
sim-column-what = что
sim-column-left = осталось
sim-column-stand = в строю
sim-column-health = здоровье
sim-column-dealt = урон нанесён
sim-column-taken = урон получен
sim-column-first = падает первым
sim-progress = { $done } из { $of }: { $text }, осталось секунд: { $left }
sim-interrupted = Прервано. Боёв сыграно: { $count }.
sim-typical = Самый обычный бой: { $command }
sim-extreme = Самый необычный бой: { $command }
sim-again = Те же бои ещё раз: { $command }
sim-over = { $file }: этот бой уже окончен ({ $result }); назовите более ранний миг, например { $file }:10.
sim-players = { $option }: «{ $value }» не подходит; скажите, кто играет за сторону, например raiders=random.
sim-not-between = { $option }: «{ $value }» не подходит, нужно число от { $low } до { $high }.
sim-no-side = Нет стороны «{ $name }»{ hint }; возможно: { $known }.
sim-no-style = Нет стиля игры «{ $name }»{ hint }; возможно: { $known }.
sim-no-line = В журнале нет записи { $name }; возможно: { $known }.
sim-no-cluster = Нет кластера Ray, на котором играть: { $why }.
sim-no-painter = Для картинки PNG нужно ещё кое-что: { $why }.
sim-no-letters = На этом компьютере нет шрифта для букв на картинке: в файле PNG их нет. Установите любой, например DejaVu Sans.
sim-broken = Бой с начальным числом { $seed } прервался: { $why }. Это наша ошибка, не ваша; сообщите нам эту строку вместе с файлом.
sim-difference = { $result }: во втором { $value } (от { $low } до { $high }), пар боёв: { $count }.
sim-may-be-chance = Это может быть случайностью.
sim-no-chance = Это вряд ли случайность.
sim-mean-rounds = Раундов в среднем: { $first } и { $second }.
sim-varied = { $result }, по { $path }; боёв на каждое значение: { $count }, начальное число { $seed }
sim-column-chance = вероятность
sim-balance-found = { $path }={ $value } подходит: { $result } { $chance }, нужно { $target }.
sim-balance-between = Ни одно значение не даёт ровно { $target }; ближе всего { $path }={ $value }: { $result } { $chance }.
sim-balance-beyond = { $target } недостижимо; ближе всего { $path }={ $value }: { $result } { $chance }.
sim-balance-unknown = Прервано. Пока ближе всего { $path }={ $value }: { $result } { $chance }, нужно { $target }.
sim-balance-crooked = С этим числом вероятность меняется не в одну сторону: может подойти и другое значение.
sim-no-combatant = Нет участника или вида «{ $name }»{ hint }; возможно: { $known }.
sim-no-number = Нет числа «{ $name }»{ hint }; возможно: { $known }.
sim-no-variation = «{ $name }» не говорит, что менять; например: { $example }.
sim-no-values = «{ $name }» не подходит: значения — целые числа через запятую или от одного до другого (2..8), не больше { $known }.
sim-no-encounter = { $name }: это сохранённый бой, а менять числа можно только в столкновении.
sim-no-common_side = У них нет общей стороны: { $name }; { $known }.
sim-analysed = { $title }: «{ $result }» после каждого действия, сыграно боёв: { $count }, с каждого мига: { $each }
sim-few = Боёв с каждого мига мало: небольшие числа — шум. Больше боёв: { $option } { $more }.
sim-moment = миг боя
sim-dice-of = { $who }, бросок: { $words }
sim-choice-of = { $who }: { $words }
sim-decree = Решение мастера
sim-heading-turning = Переломы
sim-heading-credits = Удача и решения
sim-heading-missed = Лучший выбор
sim-column-luck = удача
sim-column-choices = выбор против компьютерного игрока
sim-column-missed = упущено
sim-not-a-journal = { $file }: это не сохранённый бой; сыграйте его и сохраните журнал.
sim-nothing-happened = { $file }: в этом бою ещё ничего не произошло.

## Шансы

cli-odds-hit = попадание { $chance }
cli-odds-felled = выход из боя { $chance }
cli-odds-critical = критическое попадание { $chance }
cli-odds-saved = устоит { $chance }
cli-odds-success = успех { $chance }
cli-odds-damage = урон в среднем { $mean } ({ $low }–{ $high })
cli-odds-amount = в среднем { $mean } ({ $low }–{ $high })
cli-odds-certain = Здесь кости ничего не решают.
cli-odds-nothing = Сейчас нет ответов, которые решают кости.
cli-odds-unknown = Эти шансы не сосчитать: слишком многое может случиться.
cli-odds-assumed-no-reaction = если никто не ответит реакцией и не потратит очко
cli-odds-assumed-ruling = при обычном решении ведущего
cli-odds-assumed-decision = до следующего решения
cli-odds-assumed-apart = каждый считается отдельно, что бы ни стало с остальными
cli-odds-result = { $result }: { $chance } ({ $exact })
cli-odds-situations = Рассмотрено положений: { $count }.
cli-odds-too-large = Этот бой слишком велик для точного счёта или не имеет верного конца. Оценка: { $command }

# live tables
cli-help-serve = Живые столы по сети: игроки входят по ссылке или QR-коду, ничего не теряется.
cli-help-serve-file = открыть стол для этой схватки, примера или журнала
cli-help-serve-host = адрес, на котором ждать игроков (если не указан — все адреса этой машины)
cli-help-serve-port = порт (если не указан — 8000 или следующий свободный)
cli-help-serve-database = где хранить столы: sqlite:///ФАЙЛ или postgresql://… (если не указано — файл среди данных пользователя)
cli-help-serve-name = имя, под которым можно обращаться к серверу, например table.example.org; местные имена и адреса указывать не нужно
cli-help-serve-key = открывать столы и сохранять схватки могут только те, кто знает это слово
cli-help-serve-demo = открыть по пробному столу для каждой игры
cli-help-serve-open = открыть браузер
cli-no-server = для этого нужно: { $names }; установка: pip install affray[server]
cli-no-database = базу данных использовать нельзя: { $why }
cli-bad-database = это не адрес базы данных; нужен, например, такой: { $examples }
cli-database-claimed = сервер этих столов уже работает; второму нужен свой файл: { $option }
cli-database-newer = базой данных пользовалась более новая версия Affray; эта её прочесть не может
cli-no-port = не удаётся занять { $host }, порт { $port }: { $why }
cli-port-taken = порт { $port } уже занят другой программой; назовите другой или уберите { $option }: тогда найдётся свободный
cli-serving = Affray ждёт игроков: { $address }
cli-table-ready = { $title }, ссылка ведущего: { $address }
cli-serving-code = Код открывает { $address }
cli-serving-here = Доступно только с этого компьютера; с { $option } — и с телефонов в той же сети.
cli-serving-stop = Всё сохраняется сразу. Ctrl-C останавливает сервер.
cli-served = Сервер остановлен, данные записаны.
refusal-TABLE-ROLE = с этого места так сделать нельзя
refusal-TABLE-NOT-YOURS = это место не отвечает за бойца: { $who }
refusal-TABLE-UNDO = отменить это может только ведущий
refusal-TABLE-NOTHING = здесь нечего делать
refusal-TABLE-SEAT = такого места за столом нет
refusal-TABLE-LAST = последнее место ведущего остаётся
refusal-TABLE-VALUE = такого значения быть не может: { $field }
refusal-TABLE-STORE = записать не удалось, поэтому ничего не произошло
refusal-TABLE-DEFECT = ошибка программы, поэтому ничего не произошло
refusal-TABLE-BUSY = другая работа этого стола ещё не закончена
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
unseen-somebody = кто-то невидимый
log-away = { $name }: { log-length }{ $how ->
    [none] { "" }
   *[given] , { $how }
}
log-fell = { $count ->
    [0] Никто не пал
   *[other] Пали: { $names }
}
log-most = Больше всего урона: { $names }, { $damage }
log-turned = Перелом: { $round }, { $name }: { $line }
cli-help-join = Играть за чужим столом в терминале.
cli-help-join-url = ссылка на место за столом, например http://192.168.0.5:8000/t/СТОЛ#КЛЮЧ
cli-join-link = это не ссылка на место за столом: { $url }
cli-joined = { $title } ({ $role })
cli-join-help = Ответ вводится с именами, которые показывает table: attack orc_2 with spear. Пустая строка показывает варианты; table, why ВАРИАНТ, undo, auto (ответит компьютер), quit.
cli-join-refused = войти не удалось: { $why }
cli-join-no-seat = такого места нет: возможно, его отозвали или ссылку заменили новой
cli-join-no-table = такого стола больше нет
cli-join-crowded = за этим столом уже слишком много подключений
cli-join-closed = стол закрыт
cli-join-spoilt = сохранённое об этом столе не читается; может помочь копия базы данных
cli-join-silent = сервер не отвечает
cli-join-lost = Связь потеряна, новая попытка.
cli-role-gm = ведущий
cli-role-player = игрок
cli-role-screen = общий экран
cli-role-onlooker = зритель
