### То, что разные игры говорят одинаково, по-русски. Читается после сообщений продукта и до сообщений игры.

## Слова

name-neutral = нейтральная сторона
name-unarmed = Безоружный удар
name-ok = в строю
name-destroyed = уничтожение
name-bleeding = кровотечение
name-heroes = Герои
name-raiders = Налётчики
name-str = Сила
name-dex = Ловкость
name-con = Телосложение
name-int = Интеллект
name-wis = Мудрость
name-cha = Харизма
name-athletics = Атлетика
name-acrobatics = Акробатика
name-stealth = Скрытность
name-perception = Внимательность
name-medicine = Медицина
name-small = маленький
name-medium = средний
name-large = большой
name-huge = огромный
name-bludgeoning = дробящий
name-cold = холод
name-fire = огонь
name-necrotic = некротическая энергия
name-piercing = колющий
name-slashing = рубящий
name-blinded = слепота
name-deafened = глухота
name-frightened = испуг
name-grappled = захват
name-incapacitated = вне строя
name-invisible = невидимость
name-paralyzed = паралич
name-prone = лёжа
name-restrained = скованность
name-stunned = ошеломление
name-unconscious = без сознания
name-surprised = захват врасплох
name-hidden = незаметность
name-dying = при смерти
name-stable = стабильность
name-dead = смерть
name-gone = вне поля боя
name-surrendered = сдача в плен
name-total = полное укрытие
name-threatened = под угрозой
name-reaction = реакция
name-climb = лазание
name-swim = плавание
name-fly = полёт
name-burrow = копание
name-crawl = ползком
name-fall = падение
name-attack = атака
name-grapple = захват
name-hide = попытка спрятаться
name-first_aid = первая помощь
name-casts = накладывает заклинание
name-end = конец хода
name-any = кто угодно
name-self = само существо
name-engaged = вплотную
name-N = север
name-NE = северо-восток
name-E = восток
name-SE = юго-восток
name-S = юг
name-SW = юго-запад
name-W = запад
name-NW = северо-запад
name-colossal = колоссальный
name-helpless = беспомощность
name-cowering = ступор от страха
name-burning = горение
name-shaken = потрясение
name-active = в строю
name-fled = бегство
name-pending = ход впереди
name-delaying = ход отложен
name-disarm = разоружить
name-charge = атака с разбега
name-crew = Экипаж
name-dazed = оцепенение
name-confused = замешательство

reason-cover = укрытие
reason-d20 = (к20)
reason-bonus = бонус
reason-hazard = (кости)
reason-ongoing = (кости)
reason-die = (кость)
reason-dice = (кости)
reason-weapon = оружие
reason-charge = атака с разбега
reason-ambush = засада
reason-prone = лёжа
reason-blind = цель не видна
reason-range = дальность
reason-size = размер

result-draw = Ничья
result-raiders = Победа налётчиков
result-crew = Победа экипажа

rule-tag-designed = добавлено к исходному тексту: из остальных правил игры или наше решение

## Имена из бестиария

item-unarmed = Безоружный удар
item-mace = Булава
item-bite = Укус
item-talons = Когти
item-spear = Копьё
item-web = Паутина
item-claw = Коготь
item-beak = Клюв
item-rock = Камень
item-maw = Пасть
item-sting = Жало
item-stomp = Топот
item-barricade = Баррикада
item-pillar = Колонна

## Что произошло

feet-spent = { $cost ->
    [0] { "" }
    [one] { " " }({ $cost } фут)
    [few] { " " }({ $cost } фута)
   *[many] { " " }({ $cost } футов)
}

share = { $target } ({ $damage })

event-turn-began = Ход: { $who }.
event-not-offered = { $who }: реакция сейчас невозможна.
event-ended = { $on }: «{ $what_label }» — срок истёк.
event-surprise-settled = { $surprised ->
    [none] Никто не захвачен врасплох.
   *[given] Захвачены врасплох: { $surprised }.
}
event-order-settled = Инициатива: { $order }.
event-round-began = Раунд { $round }.
event-turn-ended = { "" }
event-spoke = { $who }: «{ $words }».
event-bumped = { $who }: на пути кто-то невидимый, { $at }.
event-hazard-met = { $who }: опасное место — { $where }.
event-condition-resisted = { $who }: иммунитет к состоянию «{ $condition }».
event-surrendered = { $who }: сдача в плен.
event-condition-ended = { $who }: состояние «{ $condition }» закончилось.

## Что спрашивают

roll-initiative = инициатива
roll-attack = бросок атаки
roll-damage = урон
roll-fall = падение
roll-save = спасбросок
roll-roll_off = переброс при равенстве
roll-ongoing = длящийся урон
roll-burning = горение
roll-confusion = замешательство

prompt-turn = { $who }: ход.
prompt-tie = { $who }: инициатива равна. В каком порядке?

## Действия на выбор

option-pick_up = Поднять
option-run = Бег
option-stop = Остановиться
option-attack = Атаковать
option-decline = Пропустить случай
option-decline-help = ничего не делать, ничего не стоит
option-allow = Разрешить
option-forbid = Запретить
option-dodge = Уклонение
option-end = Завершить ход
option-end-help = всё неиспользованное пропадает
option-move = Переместиться
option-jump = Прыгнуть
option-drop_prone = Лечь
option-grapple = Захватить
option-escape = Высвободиться
option-hide = Спрятаться
option-search = Поиск
option-ready = Заготовить действие
option-draw = Вынуть
option-sheathe = Убрать
option-sheathe-help = убрать предмет из руки
option-drop = Выпустить из рук
option-first_aid = Первая помощь
option-speak = Сказать
option-release = Отпустить
option-surrender = Сдаться в плен
option-delay = Отложить ход
option-react-help = стоит реакции
option-order = Назначить порядок
option-order-help = назвать всех от первого до последнего
option-stay = Остаться на месте
option-athletics = Атлетика
option-refuse = Отказать
option-disarm = Разоружить
option-overrun = Прорваться
option-charge = Атака с разбега
option-withdraw = Отход
option-crawl = Ползти
option-stand_up = Встать
option-take_cover = Укрыться
option-coup_de_grace = Добивающий удар
option-cast = Сотворить заклинание
option-aim = Прицелиться
option-reload = Перезарядить
option-open_door = Открыть дверь

## Поля

cause = { $cause ->
    [none] { "" }
   *[given] { " " }({ $cause })
}
field-item = предмет
field-to = куда
field-on = есть
field-what = что
field-with = чем
field-of = участник боя
field-side = сторона
field-at = где
field-id = код
field-hp-to = хиты
field-status-to = новое положение
field-side-to = новая сторона
field-give-to = кому
field-path = путь
field-target = цель
field-targets = цели
field-throw = броском
field-from = от кого
field-as = каким действием
field-ally = союзник
field-words = слова
field-order = порядок
field-ready-who = чьё действие
field-squares = клетки
field-text = словами
field-skill = навык
field-height = высота в футах
field-name = состояние
field-source = источник
field-rounds = раунды
field-level = степень
field-action = действие
field-spell = заклинание
field-who = кто
field-weapon = оружие
field-order-who = от первого до последнего
field-effect = эффект
field-door = дверь
field-value = значение

## Решения ведущего

edit-hp = хиты
edit-status = положение в бою
edit-place = место
edit-side = сторона
edit-condition = состояние
edit-surprise = неожиданность
edit-door = дверь

## Without a field

default-side = сторона образца
default-source = ни от кого
default-rounds = пока что-нибудь не прекратит
default-height = на прежней высоте
default-temp = без изменений
default-text = без слов
default-squares = любая клетка
default-drop-to = там, где стоит
default-escape-from = от первого, кто держит
default-with = первое оружие в руке
default-ready-with = выбирается в нужный миг
default-targets = больше никто
default-skill = без проверки
default-step = без шага
default-at = в цель

## Words of a table, and short ones

brief-budget-action = действие
brief-budget-bonus_action = бонусное
brief-budget-interaction = взаимод.
brief-budget-reaction = реакция
brief-budget-standard = основное
brief-budget-move = соп.
brief-budget-swift = быстрое
brief-budget-movement = движение
brief-budget-extra = доп.
brief-budget-combat = бой
brief-budget-complex = сложное
brief-budget-quick = быстрые
brief-budget-links = звенья
brief-budget-attack = атака
brief-measure-ft = фт
brief-measure-m = м
group-attack = атака
group-move = движение
group-posture = положение
group-magic = силы
group-item = предметы
group-talk = разговор
group-other = прочее
looks-unhurt = без ран
looks-hurt = раны
looks-bloodied = тяжёлые раны
looks-down = вне боя
phase-turns = ходы
phase-over = бой окончен
measure-ft5 = клетки по 5 футов
measure-ft = футы
measure-m = метры
measure-span = пяди
measure-pool = очки
measure-round = раунд
measure-turn = ход
moment-turn_start = начало хода
moment-turn_end = конец хода
moment-turn = ход
moment-round_end = конец раунда
moment-round_start = начало раунда
moment-anchor = место в очереди
held-declared = объявлено
held-readied = наготове
held-delaying = выжидание
held-casting = сотворение
note-chosen = выбор сделан
note-inside = внутри
note-readied = наготове
note-delaying = выжидание
note-carried = перенос
note-extras = ещё действия
note-took_initiative = захват инициативы
feature-open_door = открытая дверь
feature-wall = стена
feature-low_wall = низкая стена
feature-veil = завеса
feature-difficult = труднопроходимо
feature-cover = укрытие
feature-drop = обрыв
feature-dark = тьма
feature-door = дверь
feature-pillar = колонна
feature-crate = ящик
feature-fence = забор
feature-hedge = живая изгородь
feature-rubble = обломки
feature-window = окно
feature-pit = яма
feature-water = вода
feature-fire = огонь
feature-barricade = баррикада
term-ac = КД
term-speed = скорость
phase-end = конец
short-option-stay = Остаться
short-option-cast = Заклинание
short-option-ready = Заготовить
short-option-respond = Ответить
short-option-react = Реакция
short-option-keep_away = Держать дистанцию
short-edit-trigger = условие

## The short log

turn-turn-began = { "" }
line-turn-ended = { "" }
line-round-ended = { "" }
line-not-offered = { "" }
line-ruled = { "" }
row-initiative-rolled = { $who } ({ $total_total })
line-initiative-rolled = Инициатива
answer-reacted = { $what_label }
line-attack-declared = { $target ->
    [none] { $weapon }
   *[given] { $weapon } → { $target }
}
line-attack-resolved = { $weapon } → { $target }
part-attack-resolved = { $hit ->
    [yes] { $critical ->
        [yes] КРИТИЧЕСКОЕ ПОПАДАНИЕ
       *[no] ПОПАДАНИЕ
    }
   *[no] промах
}
part-rolled = { $why ->
    [initiative] { "" }
   *[other] { verdict-roll }{ verdict-success }
}
line-rolled = { $why_label } { verdict-roll }{ verdict-success }
part-dice-rolled = { "" }
part-damaged = { $taken }{ health-left }
part-healed = +{ $amount }{ health-left }
health-left = { $left ->
    [none] { "" }
   *[given] { " " }({ $left }/{ $most })
}
part-fell = { $how ->
    [dead] смерть
    [destroyed] уничтожение
   *[other] вне боя
}
part-died = смерть
part-condition-gained = { $condition }
part-condition-ended = «{ $condition }»: конец
verdict-roll = { $total_total ->
    [none] { "" }
   *[other] { $total_total }{ $against ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }против { $against }
    }
}
verdict-success = { $success ->
    [yes] , успех
    [no] , провал
   *[other] { "" }
}
way-length = { $cost ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }({ $cost } фт)
}
## What else people call acts

alias-attack = атака, атакую, стрелять, стреляю, выстрелить, ударить, удар, бить, бью, напасть, нападаю, рубить, бросить, метнуть
alias-run = бежать, бегу
alias-grapple = схватить, хватать, захватить
alias-drop_prone = упасть, ложусь
alias-approach = подойти, подхожу
alias-back_off = отойти
alias-cast = колдовать, колдую, заклинание, наложить, сотворить
alias-end = конец, всё, пас, конец хода, закончить, закончить ход
alias-move = идти, иду, двигаться, двинуться, пойти, перейти
alias-open_door = открыть

## Перемещение словами, без карты

name-near = рядом
option-approach = Приблизиться
option-approach-help = к кому-то, пока не вплотную или рядом, насколько хватит перемещения
option-back_off = Отступить
option-back_off-help = как можно дальше от кого-то, насколько хватит перемещения
option-keep_away = Держаться подальше
option-keep_away-help = туда, откуда до ближайшего противника как можно дальше
option-behind = Зайти за спину
option-behind-help = встать за кем-то: за союзником — в укрытие, за противником — для удара со спины
field-approach-by = способ перемещения
field-approach-until = докуда
field-back_off-by = способ перемещения
field-keep_away-by = способ перемещения
field-behind-by = способ перемещения
default-approach-by = первый возможный
default-back_off-by = первый возможный
default-back_off-target = ближайший противник
default-keep_away-by = первый возможный
default-behind-by = первый возможный
short-fact-stamina = выносливость
short-fact-resolve = решимость
short-fact-temp = временные
short-fact-nonlethal = несмертельный
short-fact-wounds = раны
short-fact-stress = стресс
short-fact-traumas = травмы
short-fact-death_successes = спасения
short-fact-death_failures = провалы

## Значения, которые задаёт ведущий

setting-acted = действие уже было
setting-armor = броня
setting-at = где стоит
setting-conditions = состояния
setting-controller = кто решает
setting-cover = укрытие
setting-damage = урон
setting-height = высота
setting-hidden_from = кто не видит
setting-holds = кого держит
setting-hp_max = предел хитов
setting-initiative = инициатива
setting-light = освещение
setting-moved = перемещение уже было
setting-movement = движение
setting-of-ammo = боеприпасы: { $thing }
setting-of-uses = осталось применений: { $thing }
setting-order = очерёдность
setting-round = раунд
setting-temp_hp = временные хиты
setting-turn = ход
setting-waits_for = чего ждёт
