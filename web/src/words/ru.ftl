# Слова самой страницы; слова игр приходят вместе с видом.
unit-round = Раунд
unit-turn = Ход
order = Порядок
phases = Фазы
count = счёт { $n }
state-now = ходит
state-next = на очереди
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
log = Журнал боя
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
simulate-run = Просчитать боёв: { $n }
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
waiting = Ждём остальных.
waiting-short = Ждём
awaiting = Ждём ответа: { $who }
your-turn = Ваш ход
needed = обязательно
pick-on-map = выбрать на карте
steps-to = { $n ->
    [one] { $n } шаг до { $to }
    [few] { $n } шага до { $to }
   *[many] { $n } шагов до { $to }
}
costs = расход { $n }
provokes = могут ответить: { $who }
in-area = В области: { $who }
clear = Очистить
left = осталось { $left } из { $total }
in-this-order = в этом порядке
nobody = никого
yes = да
no = нет
hit = попадёт
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
map-help = Карта: стрелки двигают указатель, Enter выбирает
can-go = можно выбрать
threat = Угроза
reach = досягаемость
threatened = под угрозой
as-text = Текстом
zoom-in = Ближе
zoom-out = Дальше
who = Кто
where = Где
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
link-local = Страница открыта по местному адресу. Для телефонов откройте её по адресу этой машины в сети.
join-help = Создайте ссылку для каждого человека или экрана. Её открывают или сканируют код; не нужны ни учётная запись, ни установка.
code = Код ссылки
running = Идущие бои
running-none = На этом устройстве боёв ещё нет.
running-help = Каждый бой хранится на сервере. Этот список хранит браузер.
forget = Убрать из списка
open = Открыть
new-fight = Новый бой
new-help = выберите пример и начните
games = Игры
start = Начать
side-count = { $side }: { $n }
against = {"; "}
how-join = Как присоединиться
join-1 = В бою «Вход» показывает ссылку и код для каждого места.
join-player = своя карточка, свои действия, свои вопросы
join-screen = порядок, карта, последнее событие
own = Свои столкновения
trouble = Не получилось: { $what }
to-start = На первую страницу
lost-no-table = Такого стола нет.
lost-no-seat = Эта ссылка не открывает места. Попросите у ведущего новую.
lost-revoked = Ведущий убрал это место.
lost-closed = Этот стол удалён.
key-space = Пробел
key-option = действие, по месту на клавиатуре
key-value = значение или цель
key-confirm = подтвердить
key-back = шаг назад
key-end = закончить ход, пропустить
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
build-search = 4 levy
build-adds-to = сторона: { $side }
build-add-here = Добавлять сюда: { $side }
build-here = новые попадут сюда
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
build-commas = через запятую
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
build-usual = Обычное значение
build-find-option = Найти настройку
build-text = Файл
build-text-help = то же, что в формах, можно править руками
build-unreadable = Текст не читается. Формы ждут, пока он не будет исправлен.
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
key-log = журнал, история
marked = Отмечены
marked-help = Число в командной строке относится ко всем отмеченным: −7, +4, =12.
mark-several = Отметить нескольких
unmark-all = Снять все отметки
share = Какая доля достаётся
key-mark = отметить нескольких в порядке ходов: число относится ко всем
key-blow = в командной строке: ранить, лечить, задать значение
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
rounds-took = В среднем всего раундов: { $n }.
results = Что будет с каждым
saved = спасается
fire-now = Пусть случится сейчас
next-is = далее: { $who }
