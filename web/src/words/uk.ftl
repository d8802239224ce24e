# Слова самої сторінки; слова ігор надходять разом із виглядом.
unit-round = Раунд
unit-turn = Хід
order = Порядок
phases = Фази
count = лік { $n }
state-now = ходить
state-next = на черзі
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
log = Журнал бою
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
simulate-run = Прорахувати боїв: { $n }
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
waiting = Чекаємо на інших.
waiting-short = Чекаємо
awaiting = Чекаємо відповіді: { $who }
your-turn = Ваш хід
needed = обов’язково
pick-on-map = вибрати на мапі
steps-to = { $n ->
    [one] { $n } крок до { $to }
    [few] { $n } кроки до { $to }
   *[many] { $n } кроків до { $to }
}
costs = витрата { $n }
provokes = можуть відповісти: { $who }
in-area = В області: { $who }
clear = Очистити
left = лишилося { $left } з { $total }
in-this-order = у цьому порядку
nobody = нікого
yes = так
no = ні
hit = влучить
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
map-help = Мапа: стрілки рухають вказівник, Enter вибирає
can-go = можна вибрати
threat = Загроза
reach = досяжність
threatened = під загрозою
as-text = Текстом
zoom-in = Ближче
zoom-out = Далі
who = Хто
where = Де
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
link-local = Сторінку відкрито за місцевою адресою. Для телефонів відкрийте її за адресою цієї машини в мережі.
join-help = Створіть посилання для кожної людини чи екрана. Його відкривають або сканують код; не потрібні ні обліковий запис, ні встановлення.
code = Код посилання
running = Бої, що тривають
running-none = На цьому пристрої боїв ще немає.
running-help = Кожен бій зберігається на сервері. Цей список зберігає браузер.
forget = Прибрати зі списку
open = Відкрити
new-fight = Новий бій
new-help = виберіть приклад і почніть
games = Ігри
start = Почати
side-count = { $side }: { $n }
against = {"; "}
how-join = Як приєднатися
join-1 = У бою «Вхід» показує посилання й код для кожного місця.
join-player = своя картка, свої дії, свої запитання
join-screen = порядок, мапа, остання подія
own = Свої сутички
trouble = Не вийшло: { $what }
to-start = На першу сторінку
lost-no-table = Такого столу немає.
lost-no-seat = Це посилання не відкриває місця. Попросіть у ведучого нове.
lost-revoked = Ведучий прибрав це місце.
lost-closed = Цей стіл видалено.
key-space = Пробіл
key-option = дія, за місцем на клавіатурі
key-value = значення або ціль
key-confirm = підтвердити
key-back = крок назад
key-end = закінчити хід, пропустити
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
build-search = 4 levy
build-adds-to = сторона: { $side }
build-add-here = Додавати сюди: { $side }
build-here = нові потраплять сюди
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
build-commas = через кому
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
build-usual = Звичайне значення
build-find-option = Знайти налаштування
build-text = Файл
build-text-help = те саме, що у формах, можна правити руками
build-unreadable = Текст не читається. Форми чекають, доки його не виправлено.
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
key-log = журнал, історія
marked = Позначені
marked-help = Число в командному рядку стосується всіх позначених: −7, +4, =12.
mark-several = Позначити кількох
unmark-all = Зняти всі позначки
share = Яка частка дістається
key-mark = позначити кількох у порядку ходів: число стосується всіх
key-blow = у командному рядку: поранити, лікувати, задати значення
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
stretch-luck = кості
stretch-choice = рішення
stretch-decree = слово ведучого
no-end = без завершення
how-many = Скільки боїв
rounds-took = У середньому всього раундів: { $n }.
results = Що буде з кожним
saved = рятується
fire-now = Нехай станеться зараз
next-is = далі: { $who }
