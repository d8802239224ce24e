# Слова самої сторінки; слова ігор надходять разом із виглядом.
unit-round = Раунд
unit-turn = Хід
order = Порядок
phases = Фази
count = лік { $n }
state-now = ходить
state-next = на черзі
state-first = далі
state-done = уже ходив
state-held = чекає
state-out = поза боєм
interrupted = хід перервано
asked = чекаємо відповіді
asked-all = Кого питають
legal-now = Можна зараз
not-legal = Зараз не можна
reasons = { $n ->
    [one] { $n } причина
    [few] { $n } причини
   *[many] { $n } причин
}
act = Дії
map = Мапа
me = Я
acts-short = хід
you-short = ви
log = Журнал бою
log-short = Журнал
log-shows = Що показувати в журналі
log-all = Усе
log-dice = Кістки
log-refused = Відмови
no-dice-yet = Кісток ще не кидали.
nothing-refused = На цій сторінці ні в чому не відмовлено.
panes = Панелі
history = Історія
by-choice = Вибір
by-action = Дія
by-turn = Хід
undo = Скасувати
redo = Повернути
undone = скасовано
go-here = Повернутися сюди
overrule = Виправити
join = Вхід
simulate = Прорахувати звідси
simulate-help = Звідси комп’ютер багато разів дограє бій.
fights = { $n ->
    [one] { $n } бій
    [few] { $n } бої
   *[many] { $n } боїв
}
stop = Зупинити
live = На зв’язку
catching = Наздоганяємо
offline = Немає зв’язку, пробуємо знову
players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
language = Мова
theme = Темна чи світла
keys = Клавіші
whose-dice = Кістки
app-dice = Кістки програми
typed-dice = Свої кістки
shake = Вібрувати, коли питають мене
app-rolls = Кине програма
app-rolls-rest = Решту кине програма
pad-half = Половина
pad-double = Удвічі
pad-sign = Задати, відняти або додати
pad-hurt = Відняти
pad-heal = Додати
pad-set = Задати
die-range = На кості від 1 до { $n }.
roll-these = Узяти ці кістки
dice = { $count }к{ $sides }
heads = Орел
tails = Решка
free = доступно
spent = витрачено
estimated = оцінка
inside = усередині: { $of }
let-play = Хай відповість комп’ютер
stuck = Питати більше нічого.
nowhere = Комп’ютер зупинився: за 20 раундів нічого не змінилося. Вирішіть за когось або продовжте гру.
waiting = Чекаємо на інших.
waiting-own = Те, що ви почали, чекає на відповідь інших.
waiting-short = Чекаємо
your-choice = Ваш вибір
your-roll = Ваш кидок
awaiting = Чекаємо відповіді: { $who }
fight-over = Бій завершено
decides-now = Вирішує { $who }
rolls-now = Кидає { $who }
stand-of = у строю { $n } з { $all }
undo-what = Скасувати: { $what }
your-turn = Ваш хід
you-are-next = Далі ваш хід
needed = обов’язково
pick-on-map = вибрати на мапі
steps-to = { $n ->
    [1] до { $to }
    [few] до { $to }, { $n } відрізки
   *[other] до { $to }, { $n } відрізків
}
costs = витрата { $n }
provokes = можуть відповісти: { $who }
in-area = В області: { $who }
clear = Очистити
left = лишилося { $left } з { $total }
split-even = Порівну
in-this-order = у цьому порядку
nobody = нікого
yes = так
no = ні
hit = влучить
success = успіх
out-chance = виведе
close = Закрити
field-help = Esc — назад, цифри вибирають, Enter підтверджує
interrupts = Що перервано
always-pass = Завжди пропускати
of = { $n } з { $all }
held = Очікування й підготовка
withdraw = Відкликати
more = ще { $n }
fold = Згорнути
details = Докладніше
map-help = Мапа: стрілки рухають вказівник, Enter вибирає
can-go = можна вибрати
reach = досяжність
threatened = під загрозою
lies-there = лежить тут
as-text = Текстом
zoom-in = Ближче
zoom-out = Далі
who = Хто
where = Де
health-stamina = витривалість
health-resolve = рішучість
health-wounds = поранення
health-stress = стрес
health-traumas = травми
health-nonlethal = нелетальна шкода
health-death_successes = рятунки від смерті: успіхи
health-death_failures = провали
health = Здоров’я
apart = Відстані
style-wall = стіна
style-low = низька стіна
style-cover = укриття
style-heavy = важка місцевість
style-fog = погано видно
style-dark = темно
style-drop = урвище
style-water = вода
style-door = двері
style-area = область
command = Команда
paused = Зупинено після скасування. Відповідь, повернення чи кидок продовжить бій.
just-now = Щойно
here = тут
away = немає на місці
role-gm = Ведучий
role-player = Гравець
role-screen = Спільний екран
role-onlooker = Глядач
new-seat = Нове місце
seat-name = Ім’я людини або екрана
answers-some = відповідає за позначених
answers-all = відповідає за всю сторону
make-link = Створити посилання
new-link = Нове посилання
revoke = Прибрати місце
link = Посилання
copy = Скопіювати
copied = Скопійовано
link-once = Місце дістане той, хто відкриє посилання. Його показано один раз; нове посилання його замінить.
link-of = Посилання: { $who }
link-local = Сторінку відкрито за місцевою адресою. Для телефонів відкрийте її за адресою цієї машини в мережі.
join-help = Створіть посилання для кожної людини чи екрана. Його відкривають або сканують код; не потрібні ні обліковий запис, ні встановлення.
code = Код посилання
running = Бої, що тривають
welcome = Стіл для боїв
welcome-what = Affray веде бої вашої настільної гри: знає, чий хід, хто що може і що з цього вийде. Вирішуєте ви.
welcome-start = Почніть бій із прикладів або складіть свій. За будь-кого може відповісти комп’ютер.
welcome-join = Покличте інших за посиланням чи кодом: із телефонів і на спільний великий екран.
welcome-play = Кидайте кості в застосунку або свої. Кожне число пояснить, звідки воно, а кожен крок можна скасувати.
welcome-free = Без облікового запису, без встановлення, без інтернету. Посилання на стіл, відкритий із термінала, показане там само.
unofficial = Affray безкоштовний і неофіційний: він не пов’язаний із видавцями ігор і не схвалений ними.
running-help = Кожен бій зберігається на сервері. Цей список зберігає браузер.
forget = Прибрати зі списку
open = Відкрити
new-fight = Новий бій
new-help = виберіть приклад і почніть
games = Ігри
start = Почати
side-count = { $side }: { $n }
against = проти
how-join = Як приєднатися
join-1 = У бою «Вхід» показує посилання й код для кожного місця.
join-player = своя картка, свої дії, свої запитання
join-screen = порядок, мапа, остання подія
own = Свої сутички
trouble = Не вийшло: { $what }
trouble-no-encounter = Такої сутички тут більше немає. Можна скласти іншу.
to-start = На першу сторінку
lost-no-table = Такого столу немає.
lost-no-seat = Це посилання не відкриває місця. Попросіть у ведучого нове.
lost-revoked = Ведучий прибрав це місце.
lost-closed = Цей стіл видалено.
lost-spoilt = Збережене про цей стіл не читається. Може допомогти копія бази даних.
key-space = Пробіл
key-option = варіант, за літерою поруч
key-use = відповісти на чужу дію
key-pass = пропустити
key-value = значення або ціль
key-confirm = підтвердити
key-back = крок назад
key-tab = до наступного елемента
key-undo = скасувати
key-redo = повернути
key-panes = наступна панель
key-map = вказівник на мапі, коли вона у фокусі
key-command = рядок команд
key-theme = темна чи світла
key-text = мапа текстом
key-help = цей список
# the builder
build-title = Конструктор бою
build-title-short = Конструктор
build-pages = Сторінки
build-fights = Бої
build-empty-one = Порожній бій
build-edit = Змінити
build-name = Назва бою
build-untitled = Бій без назви
build-new = Новий
build-save = Зберегти
build-saved = Збережено
build-start = Почати бій
build-exists = Бій із назвою «{ $name }» уже є.
build-replace = Замінити
build-save-as = Зберегти як «{ $name }»
build-checking = перевірка…
build-wrong = { $n ->
    [one] { $n } помилка
    [few] { $n } помилки
   *[other] { $n } помилок
}
build-warned = { $n ->
    [one] { $n } попередження
    [few] { $n } попередження
   *[other] { $n } попереджень
}
build-nothing-missing = усе на місці
build-problems = Помилки
build-problem-at = рядок { $line }, { $where }
build-warning-at = попередження, рядок { $line }, { $where }
build-all-well = Помилок немає.
build-who = Учасники
build-search = Знайти й додати учасника
build-search-as = 4 { $name }
side-heroes = Герої
side-raiders = Нальотчики
side-neutral = Нейтральні
side-a = Сторона А
side-b = Сторона Б
build-begin = Поки ніхто не б’ється. Виберіть із бестіарію нижче: + додасть на сторону «{ $side }»; щоб заповнити другу, клацніть «{ $other }».
build-nobody-yet = поки нікого немає
build-adds-to = сторона: { $side }
build-add-here = Додавати сюди: { $side }
build-here = нові сюди
build-no-side = без сторони
build-side = side
build-side-name = Назва сторони { $n }
build-members = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
   *[other] { $n } учасників
}
build-another-side = Ще сторона
build-own-block = Свій учасник
build-somebody = Новий учасник
build-hide = { $who }: на початку бою ховається
build-fewer = { $who }: на одного менше
build-more = { $who }: на одного більше
build-bestiary = Бестіарій
build-bestiary-help = + додасть сюди: { $side }
build-own = свій
build-add = Додати: { $n } × { $who }
build-change = Змінити: { $what }
build-nobody-found = Таких імен немає.
build-invent = Створити «{ $name }»
build-kind-of-map = Вид мапи
build-grid = Клітинки
build-field = Відкрите поле
build-none = Без мапи
build-none-help = Без мапи сторони стоять одна проти одної на відкритому місці, відстані називаються словами.
build-apart-by = Відстань
build-width = Ширина мапи
build-height = Висота мапи
build-unit = { $unit ->
    [ft5] клітинки по 5 футів
    [m] метри
    [span] п’яді
   *[other] {""}
}
build-paint = Малювання
build-paint-where = Де малювати
build-squares = Клітинки
build-edges = Межі
build-place = Ставити
build-erase = Стерти
build-more-kinds = Ще { $n }
build-fewer-kinds = Менше
build-own-kind = інший вид
build-add-kind = Додати цей вид
build-map-help = Редактор мапи: цифри вибирають інструмент, стрілки рухають, Enter або пробіл ставить чи малює
build-map-tip = Перетягніть когось на місце або виберіть, що малювати.
build-put = Клацніть на мапі, щоб указати місце.
build-stands = { $who }: { $x },{ $y }
build-stands-facing = { $who }: { $x },{ $y }, погляд на { $facing }
build-empty = порожньо
build-keys-move = стрілки рухають, Del прибирає
build-keys-turn = стрілки рухають, R повертає, Del прибирає
build-keys-map = стрілки рухають курсор, Enter діє
build-keys-edge = Shift зі стрілкою малює цю межу
build-what-entry = учасник
build-what-unit = характеристики
build-what-feature = на мапі
build-take-out = Прибрати
build-apart = Ставити по одному
build-copy-block = Змінити характеристики
build-open-block = Характеристики
build-add-field = Додати поле…
build-remove = Прибрати: { $what }
build-another = Додати: { $what }
build-new-name = нове ім’я
build-commas = а, б, …
build-form-of = Як задано: { $what }
build-kind-text = текст
build-kind-number = число
build-kind-yes = так або ні
build-kind-words = слова
build-kind-marks = кілька
build-kind-numbers = числа
build-kind-list = список
build-kind-table = таблиця
build-kind-fields = докладно
build-kind-either = інше
build-kind-raw = інше
build-before = До першого раунду
build-options = Налаштування гри
build-changed = змінено { $n } з { $all }
build-was-changed = { $value }, змінено
build-as-usual = як зазвичай
build-usual = Звичайне значення
build-find-option = Знайти налаштування
build-text = Файл
build-text-help = те саме, що у формах, можна правити руками
build-unreadable = Текст не читається. Форми чекають, доки його не виправлено.
build-line = рядок { $n }:
build-lost = { $n ->
    [one] { $n } примітці не знайшлося місця у файлі: { $what }
   *[other] { $n } приміткам не знайшлося місця у файлі: { $what }
}
build-tab-form = Форми
build-tab-text = Текст
build-page-who = Учасники
build-page-map = Мапа
build-page-more = Ще
build-page-text = Текст
build-fair = Чи рівні сили?
build-fair-is = Чи рівні сили? { $side } { $chance } ±{ $margin }
build-fair-short = Сили?
build-fair-help = Комп’ютер проведе цей бій 300 разів від початку до кінця.
build-fair-waits = Бої починаються…
build-fair-not-yet = Спершу виправте помилки.
build-fair-old = Після цього бій змінили.
build-no-end = без кінця
build-try = Провести 300 боїв
build-import = Імпорт
build-import-title = Учасники з іншої програми
build-import-help = Вставте опис текстом чи JSON іншої програми або виберіть файл. Усе потрапить до бестіарію цього файлу.
build-import-file = Вибрати файл
build-import-run = Імпортувати
build-import-got = Додано: { $n } ({ $who })
build-import-missed = Не зрозуміло
build-import-assumed = Припущення
kind-wall = стіна
kind-door = двері
kind-window = вікно
kind-pillar = колона
kind-crate = ящик
kind-rubble = уламки
kind-fence = паркан
kind-hedge = живопліт
kind-pit = яма
kind-water = вода
kind-fire = вогонь
# fields that mean the same in every game
field-name = ім’я
field-side = сторона
field-count = скільки
field-at = місце
field-facing = дивиться на
field-hidden = ховається
field-unknown = невідомий іншим
field-elevation_ft = висота, фути
field-altitude_ft = висота, фути
field-id = позначення
field-kind = вид
field-attack_throw = кидок атаки
field-controller = вирішує
field-group = група
field-hp = хіти зараз
field-hp_max = хіти
field-temp_hp = тимчасові хіти
field-ac = клас броні
field-level = рівень
field-size = розмір
field-speed = швидкість
field-attacks = атаки
field-damage = шкода
field-range = дальність
field-cover = укриття
field-difficult = важкопрохідно
field-open = відчинено
field-blocks_movement = не пройти
field-blocks_sight = не видно наскрізь
field-dark = темно
field-light = світло
field-cost = ціна кроку
field-hazard = небезпека
field-rect = кути
field-drop_ft = глибина, фути
field-surprise = раптовість
field-surprised = заскочені зненацька
field-tactics = тактика
field-environment = обстановка
field-skills = навички
field-weapons = зброя
field-items = предмети
field-conditions = стани
field-start = стани на початку
field-ability_scores = значення характеристик
rules = Правила
rules-none = У жодному правилі немає всіх цих слів. Спробуйте менше слів або лише початок слова; знаходиться й номер, наприклад «ACT-6».
rules-contents = Зміст
rules-find = Шукати правила: слова або номер
rules-found = { $n ->
    [one] Знайдено { $n } правило
    [few] Знайдено { $n } правила
   *[other] Знайдено правил: { $n }
}
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rules-refuses = зараз забороняє: { $what }
rules-in-fight = У цьому бою
rules-unused = Поки не застосовувалося.
rules-also = Див. також
rules-tags = Звідки взято правила
rules-tags-help = «Джерело» — так сказано у вихідному тексті; «джерело, уточнено» — те саме, але тут точніше. «Основа» — те, що вихідний текст має на увазі. «Рішення» ухвалено тут, бо жоден текст цього не визначає.
in-rules = у правилах
tag-source = джерело
tag-source-plus = джерело, уточнено
tag-core = основа
tag-designed = рішення
tag-convention = рішення
tag-srd = довідковий документ
the-table = Сам стіл
find-value = Знайти значення
any-value = Будь-яке значення
reinforce = Підкріплення
reinforce-find = Хто вступає в бій?
side = Сторона
which-kind = Кого мають на увазі: { $names }?
no-kind = Нікого з іменем «{ $name }» немає.
at-once = Одночасно
window-open = відкрито: { $who }
left-over = Що залишилося
shown = Показано
key-order = мапа або порядок, якщо є фази
key-rules = правила
key-simulate = прорахунок або розбір
key-log = журнал
marked = Позначені
marked-help = Число в командному рядку стосується всіх позначених: −7, +4, =12.
mark-several = Позначити кількох
unmark-all = Зняти всі позначки
share = Яка частка дістається
key-mark = позначити кількох у порядку ходів: число стосується всіх
key-place = у командному рядку: курсор мапи
key-join = у командному рядку: підкріплення
analysis = Що вирішило бій
analysis-help = Бій переглядається наново: з кожної миті комп’ютер дограє його багато разів, і шанси до та після показують, що мало вагу.
analysis-run = Розібрати бій
analysis-curve = шанс на перемогу: спершу { $from }, тепер { $to }
turning = Переломні моменти
better = краще: { $what }
earlier = Раніше
later = Пізніше
luck = Удача
choices = Рішення
missed = Втрачено
stretch-luck = кістки
stretch-choice = рішення
stretch-decree = слово ведучого
no-end = без завершення
how-many = Скільки боїв
results = Що буде з кожним
saved = рятується
fire-short = Зараз
fire-now = Нехай станеться зараз
next-is = далі: { $who }
# прорахунки
sim-run = Прорахувати
sim-again = Ще раз
sim-back = Назад до столу
sim-begins = Тривають перші бої …
sim-from = З якого положення
sim-now = Зараз
sim-start = Початок бою
sim-step = крок { $n }
sim-step-before = { $n }, перед тим як: { $what }
sim-before = вирішує: { $who }
sim-truth = Рахується правда: і ті, хто схований.
sim-truth-player = Рахується правда, і те, чого ви не бачите.
sim-who = Хто вирішує за сторону: { $side }
sim-style-own = Як сказано в сутичці
sim-style-plain = Звичайний гравець
sim-style-aggressive = Напористий гравець
sim-style-cautious = Обережний гравець
sim-style-random = Що завгодно з дозволеного
sim-style-lookahead = Пробує все (повільно)
sim-stop = Закінчити після
sim-each = Що якби: боїв на кожну відповідь
sim-each-none = немає
sim-dice = Число, з якого беруться кістки
sim-dice-any = будь-яке
sim-dice-help = Те саме число дає той самий результат.
sim-of = { $n } з { $all } боїв
sim-weighing = Що якби: { $n } з { $all } боїв
sim-pace = { $n } за секунду
sim-progress = Хід роботи
sim-rest = Пауза
sim-go-on = Далі
sim-rests = Призупинено: ось що відомо поки.
sim-cancelled = Зупинено раніше часу. Числа взято з боїв, які встигли пройти.
sim-note = Стіл тим часом живе далі. Справжній бій не змінюється.
sim-moved = Ці числа починаються з кроку { $n }, а не з того місця, де бій стоїть зараз.
sim-wins = { $side }: шанс на перемогу
sim-between = між { $low } і { $high }
sim-between-short = { $value }, між { $low } і { $high }
sim-interval = 95 зі 100 таких інтервалів правильні
sim-ends = Чим закінчується
sim-verdict-better = Шанси вищі за рівні: так, інтервал не торкається 50.
sim-verdict-worse = Шанси нижчі за рівні: так, інтервал не торкається 50.
sim-verdict-open = Вищі чи нижчі за рівні: поки невідомо, 50 усередині інтервалу.
sim-rounds = Скільки це триває
sim-rounds-mostly = раунди, % боїв; середина { $middle }, частіше від { $low } до { $high }
sim-settling = Чи заспокоїлося число?
sim-settling-help = оцінка та інтервал за кількістю боїв
sim-even = порівну, 50 %
sim-standing = Хто лишається на ногах
sim-standing-help = частка боїв, скільки здоров’я в середньому
sim-health = { $now } з { $most }
sim-what-if = Що якби …
sim-what-if-who = Що якби … ({ $who })
sim-what-if-help = шанс: { $side }, по { $n } боїв
sim-what-if-none = Відповіді не зважувалися: виберіть, скільки боїв на кожну.
sim-what-if-nobody = Там ніхто не вибирає.
sim-what-if-later = Відповіді зважуються після боїв.
sim-usual = так зробив би комп’ютер
sim-too-close = { $best } і { $others } перекриваються: різниці не видно.
sim-all-close = Усі інтервали перекриваються: різниці не видно.
sim-clear = { $best } краща за всі інші.
sim-worse = { $n ->
    [one] { $others } гірша, ніж { $best }.
   *[other] { $others } гірші, ніж { $best }.
}
sim-more = По { $n } боїв
analysis-side = За кого
analysis-moment = Момент бою
turning-none = Ніщо не вирізняється з випадковості. Більше боїв сказали б більше.
luck-and-choices = Удача та рішення
luck-help = Що кожен зробив із шансами своєї сторони. Удача: кістки. Рішення: порівняно з тим, що зробив би комп’ютер. Втрачено: що дали б кращі відповіді там, де їх шукали.
replay = Повтор
analysis-few = { $n ->
    [one] Лише { $n } бій від кожного моменту: числа грубі.
    [few] Лише { $n } бої від кожного моменту: числа грубі.
   *[many] Лише { $n } боїв від кожного моменту: числа грубі.
}
run-begins = Перед першим раундом
run-acts = Ходить: { $who }.
run-waits = Чекаємо: { $who }.
run-here = тут: { $who }
run-nobody = більше нікого немає
run-you = ви: { $role }
run-saved = збережено { $when }
run-opened = відкрито тут { $when }
here-gm = { $n ->
    [one] { $n } ведучий
    [few] { $n } ведучі
   *[many] { $n } ведучих
}
here-player = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
here-screen = { $n ->
    [one] { $n } екран
    [few] { $n } екрани
   *[many] { $n } екранів
}
here-onlooker = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
   *[many] { $n } глядачів
}
join-onlooker = дивиться, нічого таємного
own-none = Поки немає: конструктор зберігає їх сюди.
card-who-wins = Хто переможе?
card-chance = { $side } { $chance } ({ $low } – { $high })
rules-switches = Перемикачі
keys-help = літери означають місце на клавіатурі й працюють у будь-якій розкладці
keys-flow = Хід бою
keys-legal = Що можна зараз
keys-numbers = Числа для ведучого
keys-map = Мапа
keys-panes = Панелі та види
key-all = усі, кого можна вибрати
key-hurt = поранити вибраних або позначених
key-heal = лікувати їх
key-set = встановити точно
key-mark-digit = позначити за номером у порядку ходів
key-click = клік
table-options = Таємниці столу та права гравців
option-health = Здоров’я чужих
option-health-exact = точно
option-health-words = словами
option-health-hidden = таємниця
option-undo = Хто скасовує
option-undo-own = гравці своє
option-undo-gm = ведучий
option-odds = Гравці бачать шанси
option-simulate = Гравці можуть прораховувати
option-stats = Показники чужих — таємниця
option-gear = Речі чужих — таємниця
option-dice = Кістки чужих — таємниця
option-readied = Приготування чужих — таємниця
end-draw = нічия
# що щойно зроблено
just-done = { $what }
just-undone = Скасовано: { $what }
just-redone = Повернуто: { $what }
sending = Надсилаємо…
destructive = Закінчити або прибрати
remove-somebody = Прибрати з бою: { $who }
end-fight = Закінчити бій, переможець: { $side }
end-fight-draw = Закінчити бій унічию
throw-away = Видалити цей стіл
thrown-away-soon = Стіл видаляється.
# шари мапи й лінійка
layers = Шари
layer-reach = Досяжність
layer-threat = Загроза
layer-moves = Ходи
layer-ground = Місцевість
layer-light = Світло
layer-heights = Висоти
layer-names = Імена
ruler = Лінійка
ruler-help = Вимірюють два клацання, з клавіатури — стрілки й Enter. Esc прибирає лінійку.
diagonals = діагоналі { $how }
far = { $unit ->
    [ft] { $n } фт
    [m] { $n } м
    [span] { $n ->
        [one] { $n } п’ядь
        [few] { $n } п’яді
       *[other] { $n } п’ядей
    }
    [pool] { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
   *[other] { $n } { $word }
}
far-squares = { $n ->
    [one] { $n } клітинка
    [few] { $n } клітинки
   *[other] { $n } клітинок
}, { $far }
# чому не можна, і числа з поясненням
why-title = { $n ->
    [one] { $of }: { $n } причина
    [few] { $of }: { $n } причини
   *[other] { $of }: { $n } причин
}
explain = як вийшло
total = разом
# рядок команд
command-for = { $who }: { $examples }
means = означає
goes-on = Як можна продовжити
lacks = Ще не сказано: { $what }.
means-place = Курсор мапи стане на { $x }; { $y }.
means-hurt = шкода { $n }: { $who }
means-heal = лікування { $n }: { $who }
means-set = рівно { $n }: { $who }
simulate-run = Прорахувати боїв: { $n }
means-join = Вступлять у бій: { $n } × { $who }, сторона — { $side }.
# клавіші
change-keys = Змінити клавіші
usual-keys = Як спочатку
press-key = Натисніть клавішу для дії «{ $what }». Esc залишить як є.
key-fixed = Клавішу { $key } змінити не можна.
key-taken = Клавіша { $key } вже зайнята: { $what }.
key-next = закінчити хід, пропустити
key-panes-back = попередня панель
key-ruler = лінійка на мапі
key-players = подивитися очима гравців
key-history = історія
key-range = усі цілі до цієї
players-view = Як це бачать гравці
players-view-end = Назад до столу
# порядок окремою сторінкою
step-of = оголосили { $n } з { $all }
declares = оголошує
declared = оголошено
no-window = ніхто не перервав
window-help = де можуть перервати
barred = недоступно
more-settings = Ще налаштування
targets = Цілі
held-short = Чекають
none-left = нікого не лишилося
odds-damage = шкода { $mean } ({ $low }–{ $high })
odds-critical = критично { $n }
odds-saved = врятується { $n }
odds-guess = здогад: числа чужих тут таємниця, узято припущені
odds-adds = додається до кидка
odds-at-least = потрібно не менше
odds-at-most = потрібно не більше
odds-resists = чим опираються
odds-better = більше кубиків, рахується кращий: { $why }
odds-worse = більше кубиків, рахується гірший: { $why }
odds-amount = усього { $mean } ({ $low }–{ $high })
odds-spread = наскільки ймовірне кожне число
odds-assumed-no_reaction = якщо ніхто не відповість реакцією і не витратить очко
odds-assumed-ruling = за звичайного рішення ведучого
odds-assumed-decision = до наступного рішення
odds-assumed-apart = кожен рахується окремо, хоч би що сталося з іншими
choose-more = обрати докладніше
