# Слова самой страницы; слова игр приходят вместе с видом.
unit-round = Раунд
unit-turn = Ход
order = Порядок
phases = Фазы
count = счёт { $n }
state-now = ходит
state-next = на очереди
state-first = далее
state-done = сходил
state-held = ждёт
state-out = вне боя
interrupted = ход прерван
asked = ждём ответа
asked-all = Кого спрашивают
legal-now = Можно сейчас
not-legal = Сейчас нельзя
reasons = { $n ->
    [one] { $n } причина
    [few] { $n } причины
   *[many] { $n } причин
}
act = Действия
map = Карта
me = Я
acts-short = ход
you-short = вы
log = Журнал боя
log-short = Журнал
log-shows = Что показывать в журнале
log-all = Всё
log-dice = Кости
log-refused = Отказы
no-dice-yet = Костей ещё не бросали.
nothing-refused = На этой странице ни в чём не отказано.
panes = Панели
history = История
by-choice = Выбор
by-action = Действие
by-turn = Ход
undo = Отменить
redo = Вернуть
undone = отменено
go-here = Вернуться сюда
overrule = Исправить
join = Вход
simulate = Просчитать отсюда
simulate-help = Отсюда бой много раз доигрывает компьютер.
fights = { $n ->
    [one] { $n } бой
    [few] { $n } боя
   *[many] { $n } боёв
}
stop = Остановить
live = На связи
catching = Догоняем
offline = Нет связи, пробуем снова
players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
language = Язык
theme = Тёмная или светлая
keys = Клавиши
whose-dice = Кости
app-dice = Кости программы
typed-dice = Свои кости
shake = Вибрировать, когда спрашивают меня
app-rolls = Бросит программа
app-rolls-rest = Остальное бросит программа
pad-half = Половина
pad-double = Вдвое
pad-sign = Задать, отнять или прибавить
pad-hurt = Отнять
pad-heal = Прибавить
pad-set = Задать
die-range = На кости от 1 до { $n }.
roll-these = Взять эти кости
dice = { $count }к{ $sides }
heads = Орёл
tails = Решка
free = доступно
spent = потрачено
estimated = оценка
inside = внутри: { $of }
let-play = Пусть ответит компьютер
stuck = Спрашивать больше нечего.
nowhere = Компьютер остановился: за 20 раундов ничего не изменилось. Решите за кого-нибудь или продолжите игру.
waiting = Ждём остальных.
waiting-own = То, что вы начали, ждёт ответа других.
waiting-short = Ждём
your-choice = Ваш выбор
your-roll = Ваш бросок
awaiting = Ждём ответа: { $who }
fight-over = Бой окончен
decides-now = Решает { $who }
rolls-now = Бросает { $who }
stand-of = в строю { $n } из { $all }
undo-what = Отменить: { $what }
your-turn = Ваш ход
you-are-next = Дальше ваш ход
needed = обязательно
pick-on-map = выбрать на карте
steps-to = { $n ->
    [1] до { $to }
    [few] до { $to }, { $n } отрезка
   *[other] до { $to }, { $n } отрезков
}
costs = расход { $n }
provokes = могут ответить: { $who }
in-area = В области: { $who }
clear = Очистить
left = осталось { $left } из { $total }
split-even = Поровну
in-this-order = в этом порядке
nobody = никого
yes = да
no = нет
hit = попадёт
success = успех
out-chance = выведет
close = Закрыть
field-help = Esc — назад, цифры выбирают, Enter подтверждает
interrupts = Что прервано
always-pass = Всегда пропускать
of = { $n } из { $all }
held = Ожидание и подготовка
withdraw = Отозвать
more = ещё { $n }
fold = Свернуть
details = Подробнее
map-help = Карта: стрелки двигают указатель, Enter выбирает
can-go = можно выбрать
reach = досягаемость
threatened = под угрозой
lies-there = лежит здесь
as-text = Текстом
zoom-in = Ближе
zoom-out = Дальше
who = Кто
where = Где
health-stamina = живучесть
health-resolve = решимость
health-wounds = ранения
health-stress = стресс
health-traumas = травмы
health-nonlethal = нелетальный урон
health-death_successes = спасброски от смерти: успехи
health-death_failures = провалы
health = Здоровье
apart = Расстояния
style-wall = стена
style-low = низкая стена
style-cover = укрытие
style-heavy = трудная местность
style-fog = плохо видно
style-dark = темно
style-drop = обрыв
style-water = вода
style-door = дверь
style-area = область
command = Команда
paused = Остановлено после отмены. Ответ, возврат или бросок продолжит бой.
just-now = Только что
here = здесь
away = нет на месте
role-gm = Ведущий
role-player = Игрок
role-screen = Общий экран
role-onlooker = Зритель
new-seat = Новое место
seat-name = Имя человека или экрана
answers-some = отвечает за отмеченных
answers-all = отвечает за всю сторону
make-link = Создать ссылку
new-link = Новая ссылка
revoke = Убрать место
link = Ссылка
copy = Скопировать
copied = Скопировано
link-once = Место получает тот, кто откроет ссылку. Она показана один раз; новая ссылка её заменит.
link-of = Ссылка: { $who }
link-local = Страница открыта по местному адресу. Для телефонов откройте её по адресу этой машины в сети.
join-help = Создайте ссылку для каждого человека или экрана. Её открывают или сканируют код; не нужны ни учётная запись, ни установка.
code = Код ссылки
running = Идущие бои
welcome = Стол для боёв
welcome-what = Affray ведёт бои вашей настольной игры: знает, чей ход, кто что может и что из этого выйдет. Решаете вы.
welcome-start = Начните бой из примеров или соберите свой. За любого участника может ответить компьютер.
welcome-join = Позовите остальных по ссылке или коду: с телефонов и на общий большой экран.
welcome-play = Бросайте кости в приложении или свои. Любое число объяснит, откуда оно, а любой шаг можно отменить.
welcome-free = Без учётной записи, без установки, без интернета. Ссылка на стол, открытый из терминала, показана там же.
unofficial = Affray бесплатен и неофициален: он не связан с издателями игр и не одобрен ими.
running-help = Каждый бой хранится на сервере. Этот список хранит браузер.
forget = Убрать из списка
open = Открыть
new-fight = Новый бой
new-help = выберите пример и начните
games = Игры
start = Начать
side-count = { $side }: { $n }
against = против
how-join = Как присоединиться
join-1 = В бою «Вход» показывает ссылку и код для каждого места.
join-player = своя карточка, свои действия, свои вопросы
join-screen = порядок, карта, последнее событие
own = Свои столкновения
trouble = Не получилось: { $what }
trouble-no-encounter = Такого столкновения здесь больше нет. Можно собрать другое.
to-start = На первую страницу
lost-no-table = Такого стола нет.
lost-no-seat = Эта ссылка не открывает места. Попросите у ведущего новую.
lost-revoked = Ведущий убрал это место.
lost-closed = Этот стол удалён.
lost-spoilt = Сохранённое об этом столе не читается. Может помочь копия базы данных.
key-space = Пробел
key-option = вариант, по букве рядом с ним
key-use = ответить на чужое действие
key-pass = пропустить
key-value = значение или цель
key-confirm = подтвердить
key-back = шаг назад
key-tab = к следующему элементу
key-undo = отменить
key-redo = вернуть
key-panes = следующая панель
key-map = указатель на карте, когда она в фокусе
key-command = строка команд
key-theme = тёмная или светлая
key-text = карта текстом
key-help = этот список
# the builder
build-title = Конструктор боя
build-title-short = Конструктор
build-pages = Страницы
build-fights = Бои
build-empty-one = Пустой бой
build-edit = Изменить
build-name = Название боя
build-untitled = Бой без названия
build-new = Новый
build-save = Сохранить
build-saved = Сохранено
build-start = Начать бой
build-exists = Бой с названием «{ $name }» уже есть.
build-replace = Заменить
build-save-as = Сохранить как «{ $name }»
build-checking = проверка…
build-wrong = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
}
build-warned = { $n ->
    [one] { $n } предупреждение
    [few] { $n } предупреждения
   *[other] { $n } предупреждений
}
build-nothing-missing = всё на месте
build-problems = Ошибки
build-problem-at = строка { $line }, { $where }
build-warning-at = предупреждение, строка { $line }, { $where }
build-all-well = Ошибок нет.
build-who = Участники
build-search = Найти и добавить участника
build-search-as = 4 { $name }
side-heroes = Герои
side-raiders = Налётчики
side-neutral = Нейтральные
side-a = Сторона А
side-b = Сторона Б
build-begin = Пока никто не сражается. Выберите из бестиария ниже: + добавит на сторону «{ $side }»; чтобы заполнить вторую, щёлкните «{ $other }».
build-nobody-yet = пока никого нет
build-adds-to = сторона: { $side }
build-add-here = Добавлять сюда: { $side }
build-here = новые сюда
build-no-side = без стороны
build-side = side
build-side-name = Название стороны { $n }
build-members = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[other] { $n } участников
}
build-another-side = Ещё сторона
build-own-block = Свой участник
build-somebody = Новый участник
build-hide = { $who }: в начале боя прячется
build-fewer = { $who }: на одного меньше
build-more = { $who }: на одного больше
build-bestiary = Бестиарий
build-bestiary-help = + добавит сюда: { $side }
build-own = свой
build-add = Добавить: { $n } × { $who }
build-change = Изменить: { $what }
build-nobody-found = Таких имён нет.
build-invent = Создать «{ $name }»
build-kind-of-map = Вид карты
build-grid = Клетки
build-field = Открытое поле
build-none = Без карты
build-none-help = Без карты стороны стоят друг против друга на открытом месте, расстояния называются словами.
build-apart-by = Расстояние
build-width = Ширина карты
build-height = Высота карты
build-unit = { $unit ->
    [ft5] клетки по 5 футов
    [m] метры
    [span] пяди
   *[other] {""}
}
build-paint = Рисование
build-paint-where = Где рисовать
build-squares = Клетки
build-edges = Границы
build-place = Ставить
build-erase = Стереть
build-more-kinds = Ещё { $n }
build-fewer-kinds = Меньше
build-own-kind = другой вид
build-add-kind = Добавить этот вид
build-map-help = Редактор карты: цифры выбирают инструмент, стрелки двигают, Enter или пробел ставит или рисует
build-map-tip = Перетащите кого-нибудь на место или выберите, что рисовать.
build-put = Щёлкните по карте, чтобы указать место.
build-stands = { $who }: { $x },{ $y }
build-stands-facing = { $who }: { $x },{ $y }, взгляд на { $facing }
build-empty = пусто
build-keys-move = стрелки двигают, Del убирает
build-keys-turn = стрелки двигают, R поворачивает, Del убирает
build-keys-map = стрелки двигают курсор, Enter действует
build-keys-edge = Shift со стрелкой рисует эту границу
build-what-entry = участник
build-what-unit = характеристики
build-what-feature = на карте
build-take-out = Убрать
build-apart = Ставить по одному
build-copy-block = Изменить характеристики
build-open-block = Характеристики
build-add-field = Добавить поле…
build-remove = Убрать: { $what }
build-another = Добавить: { $what }
build-new-name = новое имя
build-commas = а, б, …
build-form-of = Как задано: { $what }
build-kind-text = текст
build-kind-number = число
build-kind-yes = да или нет
build-kind-words = слова
build-kind-marks = несколько
build-kind-numbers = числа
build-kind-list = список
build-kind-table = таблица
build-kind-fields = подробно
build-kind-either = другое
build-kind-raw = другое
build-before = До первого раунда
build-options = Настройки игры
build-changed = изменено { $n } из { $all }
build-was-changed = { $value }, изменено
build-as-usual = как обычно
build-usual = Обычное значение
build-find-option = Найти настройку
build-text = Файл
build-text-help = то же, что в формах, можно править руками
build-unreadable = Текст не читается. Формы ждут, пока он не будет исправлен.
build-line = строка { $n }:
build-lost = { $n ->
    [one] { $n } примечанию не нашлось места в файле: { $what }
   *[other] { $n } примечаниям не нашлось места в файле: { $what }
}
build-tab-form = Формы
build-tab-text = Текст
build-page-who = Участники
build-page-map = Карта
build-page-more = Ещё
build-page-text = Текст
build-fair = Равны ли силы?
build-fair-is = Равны ли силы? { $side } { $chance } ±{ $margin }
build-fair-short = Силы?
build-fair-help = Компьютер проведёт этот бой 300 раз от начала до конца.
build-fair-waits = Бои начинаются…
build-fair-not-yet = Сначала исправьте ошибки.
build-fair-old = После этого бой изменили.
build-no-end = без исхода
build-try = Провести 300 боёв
build-import = Импорт
build-import-title = Участники из другой программы
build-import-help = Вставьте описание текстом или JSON другой программы либо выберите файл. Всё попадёт в бестиарий этого файла.
build-import-file = Выбрать файл
build-import-run = Импортировать
build-import-got = Добавлено: { $n } ({ $who })
build-import-missed = Не понято
build-import-assumed = Предположения
kind-wall = стена
kind-door = дверь
kind-window = окно
kind-pillar = колонна
kind-crate = ящик
kind-rubble = обломки
kind-fence = забор
kind-hedge = изгородь
kind-pit = яма
kind-water = вода
kind-fire = огонь
# fields that mean the same in every game
field-name = имя
field-side = сторона
field-count = сколько
field-at = место
field-facing = смотрит на
field-hidden = прячется
field-unknown = неизвестен другим
field-elevation_ft = высота, футы
field-altitude_ft = высота, футы
field-id = обозначение
field-kind = вид
field-attack_throw = бросок атаки
field-controller = решает
field-group = группа
field-hp = хиты сейчас
field-hp_max = хиты
field-temp_hp = временные хиты
field-ac = класс доспеха
field-level = уровень
field-size = размер
field-speed = скорость
field-attacks = атаки
field-damage = урон
field-range = дальность
field-cover = укрытие
field-difficult = труднопроходимо
field-open = открыто
field-blocks_movement = не пройти
field-blocks_sight = не видно насквозь
field-dark = темно
field-light = свет
field-cost = цена шага
field-hazard = опасность
field-rect = углы
field-drop_ft = глубина, футы
field-surprise = внезапность
field-surprised = застигнуты врасплох
field-tactics = тактика
field-environment = обстановка
field-skills = навыки
field-weapons = оружие
field-items = предметы
field-conditions = состояния
field-start = состояния в начале
field-ability_scores = значения характеристик
rules = Правила
rules-none = Ни в одном правиле нет всех этих слов. Попробуйте меньше слов или только начало слова; находится и номер, например «ACT-6».
rules-contents = Содержание
rules-find = Искать правила: слова или номер
rules-found = { $n ->
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[other] Найдено правил: { $n }
}
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rules-refuses = сейчас запрещает: { $what }
rules-in-fight = В этом бою
rules-unused = Пока не применялось.
rules-also = См. также
rules-tags = Откуда взяты правила
rules-tags-help = «Источник» — так сказано в исходном тексте; «источник, уточнено» — то же, но здесь точнее. «Основа» — то, что исходный текст подразумевает. «Решение» принято здесь, потому что ни один текст этого не определяет.
in-rules = в правилах
tag-source = источник
tag-source-plus = источник, уточнено
tag-core = основа
tag-designed = решение
tag-convention = решение
tag-srd = справочный документ
the-table = Сам стол
find-value = Найти значение
any-value = Любое значение
reinforce = Подкрепление
reinforce-find = Кто вступает в бой?
side = Сторона
which-kind = Кто имеется в виду: { $names }?
no-kind = Никого с именем «{ $name }» нет.
at-once = Одновременно
window-open = открыто: { $who }
left-over = Что осталось
shown = Показано
key-order = карта или порядок, если есть фазы
key-rules = правила
key-simulate = просчёт или разбор
key-log = журнал
marked = Отмечены
marked-help = Число в командной строке относится ко всем отмеченным: −7, +4, =12.
mark-several = Отметить нескольких
unmark-all = Снять все отметки
share = Какая доля достаётся
key-mark = отметить нескольких в порядке ходов: число относится ко всем
key-place = в командной строке: курсор карты
key-join = в командной строке: подкрепление
analysis = Что решило бой
analysis-help = Бой просматривается заново: из каждого момента компьютер доигрывает его много раз, и шансы до и после показывают, что было важно.
analysis-run = Разобрать бой
analysis-curve = шанс на победу: сначала { $from }, теперь { $to }
turning = Переломные моменты
better = лучше: { $what }
earlier = Раньше
later = Позже
luck = Удача
choices = Решения
missed = Упущено
stretch-luck = кости
stretch-choice = решение
stretch-decree = слово ведущего
no-end = без исхода
how-many = Сколько боёв
results = Что будет с каждым
saved = спасается
fire-short = Сейчас
fire-now = Пусть случится сейчас
next-is = далее: { $who }
# просчёты
sim-run = Просчитать
sim-again = Ещё раз
sim-back = Назад к столу
sim-begins = Идут первые бои …
sim-from = С какого положения
sim-now = Сейчас
sim-start = Начало боя
sim-step = шаг { $n }
sim-step-before = { $n }, перед тем как: { $what }
sim-before = решает: { $who }
sim-truth = Считается правда: и те, кто спрятан.
sim-truth-player = Считается правда, и то, чего вы не видите.
sim-who = Кто решает за сторону: { $side }
sim-style-own = Как сказано в столкновении
sim-style-plain = Обычный игрок
sim-style-aggressive = Напористый игрок
sim-style-cautious = Осторожный игрок
sim-style-random = Что угодно из разрешённого
sim-style-lookahead = Пробует всё (медленно)
sim-stop = Закончить после
sim-each = Что если: боёв на каждый ответ
sim-each-none = нет
sim-dice = Число, из которого берутся кости
sim-dice-any = любое
sim-dice-help = То же число даёт тот же результат.
sim-of = { $n } из { $all } боёв
sim-weighing = Что если: { $n } из { $all } боёв
sim-pace = { $n } в секунду
sim-progress = Ход работы
sim-rest = Пауза
sim-go-on = Дальше
sim-rests = Остановлено: вот что известно пока.
sim-cancelled = Остановлено раньше времени. Числа взяты из боёв, которые успели пройти.
sim-note = Стол тем временем живёт дальше. Настоящий бой не меняется.
sim-moved = Эти числа начинаются с шага { $n }, а не с того места, где бой стоит сейчас.
sim-wins = { $side }: шанс на победу
sim-between = между { $low } и { $high }
sim-between-short = { $value }, между { $low } и { $high }
sim-interval = 95 из 100 таких интервалов верны
sim-ends = Чем кончается
sim-verdict-better = Шансы выше равных: да, интервал не задевает 50.
sim-verdict-worse = Шансы ниже равных: да, интервал не задевает 50.
sim-verdict-open = Выше или ниже равных: пока неизвестно, 50 внутри интервала.
sim-rounds = Сколько это длится
sim-rounds-mostly = раунды, % боёв; середина { $middle }, чаще от { $low } до { $high }
sim-settling = Успокоилось ли число?
sim-settling-help = оценка и интервал по числу боёв
sim-even = поровну, 50 %
sim-standing = Кто остаётся на ногах
sim-standing-help = доля боёв, сколько здоровья в среднем
sim-health = { $now } из { $most }
sim-what-if = Что если …
sim-what-if-who = Что если … ({ $who })
sim-what-if-help = шанс: { $side }, по { $n } боёв
sim-what-if-none = Ответы не взвешивались: выберите, сколько боёв на каждый.
sim-what-if-nobody = Там никто не выбирает.
sim-what-if-later = Ответы взвешиваются после боёв.
sim-usual = так сделал бы компьютер
sim-too-close = { $best } и { $others } перекрываются: разницы не видно.
sim-all-close = Все интервалы перекрываются: разницы не видно.
sim-clear = { $best } лучше всех остальных.
sim-worse = { $others } хуже, чем { $best }.
sim-more = По { $n } боёв
analysis-side = За кого
analysis-moment = Момент боя
turning-none = Ничто не выделяется из случайности. Больше боёв сказали бы больше.
luck-and-choices = Удача и решения
luck-help = Что каждый сделал с шансами своей стороны. Удача: кости. Решения: по сравнению с тем, что сделал бы компьютер. Упущено: что дали бы лучшие ответы там, где их искали.
replay = Повтор
analysis-few = { $n ->
    [one] Только { $n } бой от каждого момента: числа грубые.
    [few] Только { $n } боя от каждого момента: числа грубые.
   *[many] Только { $n } боёв от каждого момента: числа грубые.
}
run-begins = Перед первым раундом
run-acts = Ходит: { $who }.
run-waits = Ждём: { $who }.
run-here = здесь: { $who }
run-nobody = больше никого нет
run-you = вы: { $role }
run-saved = сохранено { $when }
run-opened = открыто здесь { $when }
here-gm = { $n ->
    [one] { $n } ведущий
    [few] { $n } ведущих
   *[many] { $n } ведущих
}
here-player = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
here-screen = { $n ->
    [one] { $n } экран
    [few] { $n } экрана
   *[many] { $n } экранов
}
here-onlooker = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
join-onlooker = смотрит, ничего тайного
own-none = Пока нет: конструктор сохраняет их сюда.
card-who-wins = Кто победит?
card-chance = { $side } { $chance } ({ $low } – { $high })
rules-switches = Переключатели
keys-help = буквы значат место на клавиатуре и работают в любой раскладке
keys-flow = Ход боя
keys-legal = Что можно сейчас
keys-numbers = Числа для ведущего
keys-map = Карта
keys-panes = Панели и виды
key-all = все, кого можно выбрать
key-hurt = ранить выбранных или отмеченных
key-heal = лечить их
key-set = установить точно
key-mark-digit = отметить по номеру в порядке ходов
key-click = щелчок
table-options = Тайны стола и права игроков
option-health = Здоровье чужих
option-health-exact = точно
option-health-words = словами
option-health-hidden = тайна
option-undo = Кто отменяет
option-undo-own = игроки своё
option-undo-gm = ведущий
option-odds = Игроки видят шансы
option-simulate = Игроки могут просчитывать
option-stats = Показатели чужих — тайна
option-gear = Вещи чужих — тайна
option-dice = Кости чужих — тайна
option-readied = Приготовления чужих — тайна
end-draw = ничья
# что только что сделано
just-done = { $what }
just-undone = Отменено: { $what }
just-redone = Возвращено: { $what }
sending = Отправляем…
destructive = Закончить или убрать
remove-somebody = Убрать из боя: { $who }
end-fight = Закончить бой, победитель: { $side }
end-fight-draw = Закончить бой вничью
throw-away = Удалить этот стол
thrown-away-soon = Стол удаляется.
# слои карты и линейка
layers = Слои
layer-reach = Досягаемость
layer-threat = Угроза
layer-moves = Ходы
layer-ground = Местность
layer-light = Свет
layer-heights = Высоты
layer-names = Имена
ruler = Линейка
ruler-help = Измеряют два щелчка, с клавиатуры — стрелки и Enter. Esc убирает линейку.
diagonals = диагонали { $how }
far = { $unit ->
    [ft] { $n } фт
    [m] { $n } м
    [span] { $n ->
        [one] { $n } пядь
        [few] { $n } пяди
       *[other] { $n } пядей
    }
    [pool] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
   *[other] { $n } { $word }
}
far-squares = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[other] { $n } клеток
}, { $far }
# почему нельзя, и числа с объяснением
why-title = { $n ->
    [one] { $of }: { $n } причина
    [few] { $of }: { $n } причины
   *[other] { $of }: { $n } причин
}
explain = как получилось
total = всего
# строка команд
command-for = { $who }: { $examples }
means = значит
goes-on = Как можно продолжить
lacks = Ещё не сказано: { $what }.
means-place = Курсор карты встанет на { $x }; { $y }.
means-hurt = урон { $n }: { $who }
means-heal = лечение { $n }: { $who }
means-set = ровно { $n }: { $who }
simulate-run = Просчитать боёв: { $n }
means-join = Вступят в бой: { $n } × { $who }, сторона — { $side }.
# клавиши
change-keys = Сменить клавиши
usual-keys = Как сначала
press-key = Нажмите клавишу для действия «{ $what }». Esc оставит как есть.
key-fixed = Клавишу { $key } сменить нельзя.
key-taken = Клавиша { $key } уже занята: { $what }.
key-next = закончить ход, пропустить
key-panes-back = предыдущая панель
key-ruler = линейка на карте
key-players = посмотреть глазами игроков
key-history = история
key-range = все цели до этой
players-view = Как это видят игроки
players-view-end = Назад к столу
# порядок отдельной страницей
step-of = объявили { $n } из { $all }
declares = объявляет
declared = объявлено
no-window = никто не прервал
window-help = где могут прервать
barred = недоступно
more-settings = Ещё настройки
targets = Цели
held-short = Ждут
none-left = никого не осталось
odds-damage = урон { $mean } ({ $low }–{ $high })
odds-critical = критически { $n }
odds-saved = спасётся { $n }
odds-guess = догадка: числа чужих здесь тайна, взяты предполагаемые
odds-adds = прибавляется к броску
odds-at-least = нужно не меньше
odds-at-most = нужно не больше
odds-resists = чем сопротивляются
odds-better = больше костей, считается лучшая: { $why }
odds-worse = больше костей, считается худшая: { $why }
odds-amount = всего { $mean } ({ $low }–{ $high })
odds-spread = насколько вероятно каждое число
odds-assumed-no_reaction = если никто не ответит реакцией и не потратит очко
odds-assumed-ruling = при обычном решении ведущего
odds-assumed-decision = до следующего решения
odds-assumed-apart = каждый считается отдельно, что бы ни стало с остальными
choose-more = выбрать подробнее
