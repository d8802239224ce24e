### Те, що різні ігри кажуть однаково, українською. Читається після повідомлень продукту й до повідомлень гри.

## Слова

name-neutral = нейтральна сторона
name-unarmed = Беззбройний удар
name-ok = у строю
name-destroyed = знищено
name-bleeding = кровотеча
name-heroes = Герої
name-raiders = Нальотчики
name-str = Сила
name-dex = Спритність
name-con = Статура
name-int = Інтелект
name-wis = Мудрість
name-cha = Харизма
name-athletics = Атлетика
name-acrobatics = Акробатика
name-stealth = Непомітність
name-perception = Уважність
name-medicine = Медицина
name-small = маленький
name-medium = середній
name-large = великий
name-huge = величезний
name-bludgeoning = дробильна
name-cold = холод
name-fire = вогонь
name-necrotic = некротична енергія
name-piercing = колюча
name-slashing = рубальна
name-blinded = осліплення
name-deafened = глухота
name-frightened = переляк
name-grappled = схоплено
name-incapacitated = поза строєм
name-invisible = невидимість
name-paralyzed = параліч
name-prone = лежачи
name-restrained = скутість
name-stunned = приголомшення
name-unconscious = без свідомості
name-surprised = захоплено зненацька
name-hidden = непомітність
name-dying = при смерті
name-stable = стабільність
name-dead = смерть
name-gone = поза полем бою
name-surrendered = здача в полон
name-total = повне укриття
name-threatened = під загрозою
name-reaction = реакція
name-climb = лазіння
name-swim = плавання
name-fly = політ
name-burrow = копання
name-crawl = поповзом
name-fall = падіння
name-attack = атака
name-grapple = захват
name-hide = спроба сховатися
name-first_aid = перша допомога
name-casts = накладає закляття
name-end = кінець ходу
name-any = будь-хто
name-self = сама істота
name-engaged = впритул
name-N = північ
name-NE = північний схід
name-E = схід
name-SE = південний схід
name-S = південь
name-SW = південний захід
name-W = захід
name-NW = північний захід
name-colossal = колосальний
name-helpless = безпорадність
name-cowering = ступор від страху
name-burning = горіння
name-shaken = потрясіння
name-active = у строю
name-fled = втеча
name-pending = хід попереду
name-delaying = хід відкладено
name-disarm = роззброїти
name-charge = атака з розбігу
name-crew = Екіпаж
name-dazed = заціпеніння
name-confused = спантеличення

reason-cover = укриття
reason-d20 = (к20)
reason-bonus = бонус
reason-hazard = (кості)
reason-ongoing = (кості)
reason-die = (кість)
reason-dice = (кості)
reason-weapon = зброя
reason-charge = атака з розбігу
reason-ambush = засідка
reason-prone = лежачи
reason-blind = цілі не видно
reason-range = дальність
reason-size = розмір

result-draw = Нічия
result-raiders = Перемога нальотчиків
result-crew = Перемога екіпажу

rule-tag-designed = додано до вихідного тексту: з решти правил гри або наше рішення

## Імена з бестіарію

item-unarmed = Беззбройний удар
item-mace = Булава
item-bite = Укус
item-talons = Кігті
item-spear = Спис
item-web = Павутина
item-claw = Кіготь
item-beak = Дзьоб
item-rock = Камінь
item-maw = Паща
item-sting = Жало
item-stomp = Тупіт
item-barricade = Барикада
item-pillar = Колона

## Що сталося

feet-spent = { $cost ->
    [0] { "" }
    [one] { " " }({ $cost } фут)
    [few] { " " }({ $cost } фути)
   *[many] { " " }({ $cost } футів)
}

share = { $target } ({ $damage })

event-turn-began = Хід: { $who }.
event-not-offered = { $who }: реакція зараз неможлива.
event-ended = { $on }: «{ $what_label }» — строк минув.
event-surprise-settled = { $surprised ->
    [none] Нікого не захоплено зненацька.
   *[given] Захоплено зненацька: { $surprised }.
}
event-order-settled = Ініціатива: { $order }.
event-round-began = Раунд { $round }.
event-turn-ended = { "" }
event-spoke = { $who }: «{ $words }».
event-bumped = { $who }: на шляху хтось невидимий, { $at }.
event-hazard-met = { $who }: небезпечне місце — { $where }.
event-condition-resisted = { $who }: імунітет до стану «{ $condition }».
event-surrendered = { $who }: здача в полон.
event-condition-ended = { $who }: стан «{ $condition }» минув.

## Що питають

roll-initiative = ініціатива
roll-attack = кидок атаки
roll-damage = шкода
roll-fall = падіння
roll-save = рятівний кидок
roll-roll_off = повторний кидок через нічию
roll-ongoing = тривала шкода
roll-burning = горіння
roll-confusion = спантеличення

prompt-turn = { $who }: хід.
prompt-tie = { $who }: ініціатива рівна. У якому порядку?

## Дії на вибір

option-pick_up = Підняти
option-run = Біг
option-stop = Зупинитися
option-attack = Атакувати
option-decline = Пропустити нагоду
option-decline-help = нічого не робити, нічого не коштує
option-allow = Дозволити
option-forbid = Заборонити
option-dodge = Ухилення
option-end = Завершити хід
option-end-help = усе невикористане зникає
option-move = Переміститися
option-jump = Стрибнути
option-drop_prone = Лягти
option-grapple = Схопити
option-escape = Вивільнитися
option-hide = Сховатися
option-search = Пошук
option-ready = Підготувати дію
option-draw = Дістати
option-sheathe = Сховати
option-sheathe-help = прибрати предмет із руки
option-drop = Випустити з рук
option-first_aid = Перша допомога
option-speak = Сказати
option-release = Відпустити
option-surrender = Здатися в полон
option-delay = Відкласти хід
option-react-help = коштує реакції
option-order = Призначити порядок
option-order-help = назвати всіх від першого до останнього
option-stay = Залишитися на місці
option-athletics = Атлетика
option-refuse = Відмовити
option-disarm = Роззброїти
option-overrun = Прорватися
option-charge = Атака з розбігу
option-withdraw = Відхід
option-crawl = Повзти
option-stand_up = Підвестися
option-take_cover = Зайняти укриття
option-coup_de_grace = Добивання
option-cast = Накласти закляття
option-aim = Прицілитися
option-reload = Перезарядити
option-open_door = Відчинити двері

## Поля

cause = { $cause ->
    [none] { "" }
   *[given] { " " }({ $cause })
}
field-item = предмет
field-to = куди
field-on = є
field-what = що
field-with = чим
field-of = учасник бою
field-side = сторона
field-at = де
field-id = код
field-hp-to = хіти
field-status-to = нове становище
field-side-to = нова сторона
field-give-to = кому
field-path = шлях
field-target = ціль
field-targets = цілі
field-throw = кидком
field-from = від кого
field-as = якою дією
field-ally = союзник
field-words = слова
field-order = порядок
field-ready-who = чия дія
field-squares = клітинки
field-text = словами
field-skill = навичка
field-height = висота у футах
field-name = стан
field-source = джерело
field-rounds = раунди
field-level = ступінь
field-action = дія
field-spell = закляття
field-who = хто
field-weapon = зброя
field-order-who = від першого до останнього
field-effect = ефект
field-door = двері
field-value = значення

## Рішення ведучого

edit-hp = хіти
edit-status = становище в бою
edit-place = місце
edit-side = сторона
edit-condition = стан
edit-surprise = несподіванка
edit-door = двері

## Without a field

default-side = сторона зразка
default-source = ні від кого
default-rounds = доки щось не припинить
default-height = на попередній висоті
default-temp = без змін
default-text = без слів
default-squares = будь-яка клітинка
default-drop-to = там, де стоїть
default-escape-from = від першого, хто тримає
default-with = перша зброя в руці
default-ready-with = обирається в потрібну мить
default-targets = більше ніхто
default-skill = без перевірки
default-step = без кроку
default-at = у ціль

## Words of a table, and short ones

brief-budget-action = дія
brief-budget-bonus_action = бонусна
brief-budget-interaction = взаємод.
brief-budget-reaction = реакція
brief-budget-standard = основна
brief-budget-move = супутня
brief-budget-swift = швидка
brief-budget-movement = рух
brief-budget-extra = дод.
brief-budget-combat = бій
brief-budget-complex = складна
brief-budget-quick = швидкі
brief-budget-links = ланки
brief-budget-attack = атака
brief-measure-ft = фт
brief-measure-m = м
group-attack = атака
group-move = рух
group-posture = положення
group-magic = сили
group-item = предмети
group-talk = розмова
group-other = інше
looks-unhurt = без ран
looks-hurt = рани
looks-bloodied = тяжкі рани
looks-down = поза боєм
phase-turns = ходи
phase-over = бій завершено
measure-ft5 = клітинки по 5 футів
measure-ft = фути
measure-m = метри
measure-span = п’яді
measure-pool = очки
measure-round = раунд
measure-turn = хід
moment-turn_start = початок ходу
moment-turn_end = кінець ходу
moment-turn = хід
moment-round_end = кінець раунду
moment-round_start = початок раунду
moment-anchor = місце в черзі
held-declared = оголошено
held-readied = напоготові
held-delaying = вичікування
held-casting = накладання
note-chosen = вибір зроблено
note-inside = усередині
note-readied = напоготові
note-delaying = вичікування
note-carried = перенесення
note-extras = ще дії
note-took_initiative = взята Ініціатива
feature-open_door = відчинені двері
feature-wall = стіна
feature-low_wall = низька стіна
feature-veil = завіса
feature-difficult = важкопрохідно
feature-cover = укриття
feature-drop = урвище
feature-dark = темрява
feature-door = двері
feature-pillar = колона
feature-crate = ящик
feature-fence = паркан
feature-hedge = живопліт
feature-rubble = уламки
feature-window = вікно
feature-pit = яма
feature-water = вода
feature-fire = вогонь
feature-barricade = барикада
term-ac = КБ
term-speed = швидкість
phase-end = кінець
short-option-stay = Залишитися
short-option-cast = Закляття
short-option-ready = Підготувати дію
short-option-respond = Відповісти
short-option-react = Реакція
short-option-keep_away = Тримати відстань
short-edit-trigger = умова

## The short log

turn-turn-began = { "" }
line-turn-ended = { "" }
line-round-ended = { "" }
line-not-offered = { "" }
line-ruled = { "" }
row-initiative-rolled = { $who } ({ $total_total })
line-initiative-rolled = Ініціатива
answer-reacted = { $what_label }
line-attack-declared = { $target ->
    [none] { $weapon }
   *[given] { $weapon } → { $target }
}
line-attack-resolved = { $weapon } → { $target }
part-attack-resolved = { $hit ->
    [yes] { $critical ->
        [yes] КРИТИЧНЕ ВЛУЧАННЯ
       *[no] ВЛУЧАННЯ
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
    [destroyed] знищення
   *[other] поза боєм
}
part-died = смерть
part-condition-gained = { $condition }
part-condition-ended = «{ $condition }»: кінець
verdict-roll = { $total_total ->
    [none] { "" }
   *[other] { $total_total }{ $against ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }проти { $against }
    }
}
verdict-success = { $success ->
    [yes] , успіх
    [no] , невдача
   *[other] { "" }
}
way-length = { $cost ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }({ $cost } фт)
}
## What else people call acts

alias-attack = атака, атакую, стріляти, стріляю, вистрілити, постріл, вдарити, ударити, удар, бити, б’ю, напасти, нападаю, рубати, кинути, метнути
alias-run = бігти, біжу
alias-grapple = вхопити, хапати, схопити, захопити
alias-drop_prone = упасти, впасти, залягти, лягаю
alias-approach = підійти, підходжу
alias-back_off = відійти
alias-cast = чаклувати, чаклую, закляття, накласти, створити
alias-end = кінець, усе, пас, кінець ходу, закінчити, закінчити хід
alias-move = йти, йду, рухатися, рушити, піти, іти, іду, перейти
alias-open_door = відкрити, відкрити двері

## Переміщення словами, без мапи

name-near = поруч
option-approach = Наблизитися
option-approach-help = до когось, доки не впритул чи поруч, наскільки вистачить переміщення
option-back_off = Відступити
option-back_off-help = якнайдалі від когось, наскільки вистачить переміщення
option-keep_away = Триматися якнайдалі
option-keep_away-help = туди, звідки до найближчого противника якнайдалі
option-behind = Зайти за спину
option-behind-help = стати за кимось: за союзником — в укриття, за противником — для удару зі спини
field-approach-by = спосіб переміщення
field-approach-until = доки
field-back_off-by = спосіб переміщення
field-keep_away-by = спосіб переміщення
field-behind-by = спосіб переміщення
default-approach-by = перший можливий
default-back_off-by = перший можливий
default-back_off-target = найближчий противник
default-keep_away-by = перший можливий
default-behind-by = перший можливий
short-fact-stamina = витривалість
short-fact-resolve = рішучість
short-fact-temp = тимчасові
short-fact-nonlethal = несмертельна
short-fact-wounds = рани
short-fact-stress = стрес
short-fact-traumas = травми
short-fact-death_successes = порятунки
short-fact-death_failures = провали

## Значення, які задає ведучий

setting-acted = дія вже була
setting-armor = броня
setting-at = де стоїть
setting-conditions = стани
setting-controller = хто вирішує
setting-cover = укриття
setting-damage = шкода
setting-height = висота
setting-hidden_from = хто не бачить
setting-holds = кого тримає
setting-hp_max = межа хітів
setting-initiative = ініціатива
setting-light = освітлення
setting-moved = переміщення вже було
setting-movement = рух
setting-of-ammo = набої: { $thing }
setting-of-uses = лишилося застосувань: { $thing }
setting-order = черговість
setting-round = раунд
setting-temp_hp = тимчасові хіти
setting-turn = хід
setting-waits_for = чого чекає
