### Starfinder українською. Читають після повідомлень продукту.

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

name-gm = Ведучий
name-crew = Екіпаж
name-raiders = Нальотчики
name-unarmed = Беззбройний удар

name-str = Сила
name-dex = Спритність
name-con = Статура
name-int = Інтелект
name-wis = Мудрість
name-cha = Харизма
name-fort = Стійкість
name-ref = Рефлекси
name-will = Воля
name-acrobatics = Акробатика
name-athletics = Атлетика
name-bluff = Блеф
name-computers = Комп’ютери
name-culture = Культура
name-diplomacy = Дипломатія
name-disguise = Маскування
name-engineering = Інженерна справа
name-intimidate = Залякування
name-medicine = Медицина
name-mysticism = Містицизм
name-perception = Уважність
name-physical_science = Природничі науки
name-piloting = Пілотування
name-sense_motive = Проникливість
name-sleight_of_hand = Спритність рук
name-stealth = Непомітність
name-survival = Виживання

name-fine = найдрібніший
name-diminutive = мініатюрний
name-tiny = крихітний
name-small = маленький
name-medium = середній
name-large = великий
name-huge = величезний
name-gargantuan = гігантський
name-colossal = колосальний

reason-unattended = предмет без нагляду
reason-B = (дробильна)
reason-P = (колюча)
reason-S = (рубальна)
reason-A = (кислота)
reason-C = (холод)
reason-E = (електрика)
reason-F = (вогонь)
reason-So = (звук)
reason-other = (інша)

name-dead = смерть
name-dying = при смерті
name-stable = стабільність
name-unconscious = без свідомості
name-asleep = сон
name-helpless = безпорадність
name-paralyzed = параліч
name-stunned = приголомшення
name-dazed = заціпеніння
name-cowering = ступор від страху
name-fascinated = завороженість
name-nauseated = нудота
name-panicked = паніка
name-frightened = переляк
name-confused = спантеличення
name-staggered = похитування
name-pinned = знерухомлення
name-grappled = схоплено
name-prone = лежачи
name-off_kilter = неконтрольоване обертання
name-blinded = осліплення
name-flat_footed = неготовність
name-entangled = обплутання
name-exhausted = виснаження
name-fatigued = втома
name-burning = горіння
name-corroding = роз’їдання кислотою
name-bleeding = кровотеча
name-off_target = збитий приціл
name-shaken = потрясіння
name-sickened = нездужання
name-dazzled = засліплення спалахом
name-deafened = глухота
name-invisible = невидимість
name-encumbered = перевантаження
name-overburdened = сильне перевантаження
name-ok = у строю
name-gone = поза полем бою
name-surrendered = здача в полон
name-delaying = вичікування
name-readied = підготовлена дія
name-surprised = захоплено зненацька

name-wielded = у бойовому хваті
name-held = у руці
name-accessible = під рукою
name-stowed = у наплічнику
name-worn = одягнено
name-ground = на землі
name-open = відчинено
name-closed = зачинено
name-locked = замкнено

name-standard = основна дія
name-move = супутня дія
name-swift = швидка дія
name-full = дія повного ходу або повна швидкість
name-half = половина швидкості
name-opportunity = провокована атака
name-ability = здібність
name-automatic = автоматичний вогонь
name-coup = добивання
name-reaction = реакція
name-two = дві атаки
name-onslaught = солдатський натиск
name-multiattack = серія атак
name-land = по землі
name-climb = лазіння
name-swim = плавання
name-fly = політ
name-burrow = копання

name-attack = атака
name-full_attack = повна атака
name-automatic_fire = автоматичний вогонь
name-charge = атака з розбігу
name-dirty_trick = брудний прийом
name-grapple = захват
name-reposition = пересування противника
name-disarm = роззброєння
name-sunder = руйнування
name-trip = збивання з ніг
name-bull_rush = таран
name-stand_still = зупинити на місці
name-total_defense = глуха оборона
name-fight_defensively = бій від оборони
name-harrying_fire = відволікальний вогонь
name-covering_fire = прикривальний вогонь
name-feint = фінт
name-bodyguard = охоронець
name-in_harms_way = заступити собою
name-step_up = крок услід
name-attack_of_opportunity = провокована атака
name-coup_de_grace = добивання
name-cast = накладання закляття
name-continue_casting = продовження накладання
name-use_ability = використання здібності
name-concentrate = концентрація
name-dismiss = припинення закляття
name-redirect = перенаправлення ефекту
name-escape = звільнення
name-release = відпускання
name-demoralize = деморалізація
name-first_aid = перша допомога
name-hide = спроба сховатися
name-search = пошук
name-diversion = відвернення уваги
name-end_condition = зняття стану
name-douse = гасіння
name-wake = пробудження
name-guarded_step = обережний крок
name-withdraw = відступ
name-run = біг
name-crawl = повзання
name-minimum_move = найменше переміщення
name-stand_up = вставання
name-drop_prone = падіння на підлогу
name-draw = діставання зброї
name-sheathe = ховання зброї
name-reload = перезаряджання
name-change_grip = зміна хвату
name-take_out = діставання з наплічника
name-stow = складання в наплічник
name-pick_up = піднімання предмета
name-open_door = відчинення дверей
name-close_door = зачинення дверей
name-unlock = відмикання замка
name-activate_item = активація предмета
name-manipulate_item = дії з предметами
name-set_mode = зміна режиму
name-drop = випускання предмета з рук
name-speak = коротка фраза
name-delay = вичікування
name-ready = підготовка дії
name-push_off = відштовхування
name-grab_surface = хапання за опору
name-hover = зависання
name-perform = підготовлена дія
name-surrender = здача в полон
name-end = кінець ходу

name-enters_reach = вхід у зону досяжності
name-enters_square = вхід на клітинку
name-leaves_square = вихід із клітинки
name-leaves_threatened_square = вихід із контрольованої клітинки
name-guarded_step_away = обережний крок геть
name-attacked = напад
name-hit_by_melee = влучання в ближньому бою
name-hit_by_ranged = далекобійне влучання
name-damaged = отримання шкоди
name-ranged_attack = далекобійна атака
name-casts = накладання закляття
name-begins_long_casting = початок довгого накладання
name-door_opened = відчинення дверей
name-action = дія
name-custom = за домовленістю
name-opponent = противник
name-ally = союзник
name-self = сам учасник бою
name-any = будь-хто

name-normal = звичайні дії
name-nothing = бездіяльність
name-self_harm = удар по собі
name-fall = падіння
name-N = північ
name-NE = північний схід
name-E = схід
name-SE = південний схід
name-S = південь
name-SW = південний захід
name-W = захід
name-NW = північний захід
name-yes = так
name-no = ні
name-slot_1 = комірки 1-го рівня
name-slot_2 = комірки 2-го рівня
name-slot_3 = комірки 3-го рівня
name-slot_4 = комірки 4-го рівня
name-slot_5 = комірки 5-го рівня
name-slot_6 = комірки 6-го рівня

reason-d20 = (к20)
reason-bab = ББА
reason-weapon = зброя
reason-weapon_property = властивість зброї
reason-improved_maneuver = відпрацьований маневр
reason-initiative = ініціатива
reason-eac = ЕКБ
reason-kac = ККБ
reason-intersection = перетин
reason-range = штраф за дистанцію
reason-cover = укриття
reason-partial_cover = часткове укриття
reason-improved_cover = поліпшене укриття
reason-soft_cover = м’яке укриття
reason-flanking = взяття в лещата
reason-dexterity = втрата Спритності
reason-not_proficient = без володіння
reason-broken = поломка
reason-nonlethal = інший вид шкоди
reason-mobility = рухливість
reason-full_speed = повна швидкість
reason-rolling = качання по землі
reason-dice = (кості)
reason-bonus = бонус
reason-earlier_attempts = попередні спроби

term-hp = пункти здоров’я (ПЗ)
term-sp = пункти витривалості (ПВ)
term-rp = пункти рішучості (ПР)
term-temp_hp = тимчасові пункти здоров’я
term-ac = клас броні (КБ)
term-eac = енергетичний клас броні (ЕКБ)
term-kac = кінетичний клас броні (ККБ)
term-bab = базовий бонус атаки (ББА)
term-cr = рівень небезпеки (РН)
term-dc = складність (СЛ)
term-level = рівень персонажа
term-combat = бій
term-round = раунд
term-turn = хід
term-start_of_turn = початок ходу
term-end_of_turn = кінець ходу
term-next_turn = наступний хід
term-initiative = ініціатива
term-count = значення ініціативи
term-order = порядок ініціативи
term-new_place = нове місце в порядку
term-roll_off = повторний кидок через нічию
term-surprise_round = раунд несподіванки
term-surprised = захоплено зненацька
term-gm = ведучий
term-player = гравець
term-combatant = учасник бою
term-creature = істота
term-ally = союзник
term-opponent = противник
term-target = ціль
term-action = дія
term-standard = основна дія
term-move = супутня дія
term-swift = швидка дія
term-full = дія повного ходу
term-reaction = реакція
term-other = інша дія
term-reaction_available = реакція доступна
term-reaction_spent = реакцію використано
term-readied = дію підготовлено
term-delaying = вичікування
term-trigger = умова спрацювання
term-purely_defensive = суто захисна
term-restricted = обмеження дій
term-single_attack = одиночна атака
term-attack_roll = кидок атаки
term-damage_roll = кидок шкоди
term-melee = атака ближнього бою
term-ranged = далекобійна атака
term-thrown = метальна зброя
term-grenade = граната
term-explosion = вибух
term-area = зона дії
term-intersection = перетин ліній сітки
term-scatter_direction = напрямок відхилення
term-scatter_distance = дальність відхилення
term-short = недоліт
term-natural_20 = натуральна двадцятка
term-critical_hit = критичне влучання
term-critical_effect = критичний ефект
term-damage = шкода
term-nonlethal = нелетальна шкода
term-lethal = летальна шкода
term-kinetic = кінетична шкода
term-energy = енергетична шкода
term-massive_damage = надмірна шкода
term-falling_damage = шкода від падіння
term-range_increment = крок дистанції
term-maximum_range = максимальна дальність
term-range_penalty = штраф за дистанцію
term-reach = досяжність
term-reach_weapon = довга зброя
term-natural_weapon = природна зброя
term-unwieldy = громіздка
term-threatened = контрольована клітинка
term-square = клітинка
term-adjacent = сусідня клітинка
term-line_of_effect = лінія дії
term-line_of_sight = лінія видимості
term-obstacle = перешкода
term-difficult = складна місцевість
term-total_cover = повне укриття
term-concealment = приховування
term-total_concealment = повне приховування
term-miss_chance = імовірність промаху
term-save = рятівний кидок
term-speed = швидкість
term-altitude = висота
term-zero_gravity = невагомість
term-damage_reduction = зменшення шкоди
term-resistance = опір енергії
term-immunity = імунітет
term-vulnerability = вразливість
term-hardness = твердість
term-bonus = бонус
term-penalty = штраф
term-circumstance_bonus = ситуативний бонус
term-maneuver = бойовий маневр
term-renewal = поновлення захвату
term-counter_grapple = зустрічний захват
term-drag = перетягування
term-extraordinary = надзвичайна здібність
term-spell_like = псевдозакляття
term-supernatural = надприродна здібність
term-spell_slot = комірка заклять
term-provoke = провокувати
term-skill_check = перевірка навички
term-tumble = перекид
term-condition = стан
term-healing = лікування
term-ferocity = лють
term-free_hand = вільна рука
term-quick_draw = швидке діставання
term-kip_up = підйом ривком
term-ammunition = боєприпаси
term-capacity = місткість
term-size = розмір
term-precise_sense = точне чуття
term-blindsight = сліпозір
term-encounter = сутичка
term-side = сторона
term-status = стан
term-place = місце
term-items = предмети

result-crew = Перемога екіпажу
result-raiders = Перемога нальотчиків
result-draw = Нічия

rule-tag-designed = додано до вихідного тексту: з решти правил гри або наше рішення

## Імена з бестіарію

unit-vex = Векс Марлоу
unit-ilsa = Ільса Кворн
unit-tamsin = Тамсін Реєс
unit-okoro = Окоро Бастіон
unit-dock_rat = Портовий щур
unit-gunner = Стрілець нальотчиків
unit-hound = Абордажний гончак
unit-breaker = Руйнівник обшивки

item-unarmed = Беззбройний удар
item-polearm = Абордажний багор
item-dirk = Палубний кортик
item-sidearm = Імпульсний пістолет
item-skinknife = Білувальний ніж
item-frag = Осколковий заряд
item-baton = Шоковий кийок
item-psychic_lance = Психічний спис
item-field_mend = Польове лікування
item-gravity_snare = Гравітаційні пута
item-warding_touch = Охоронний дотик
item-mace = Поліцейська булава
item-carbine = Кульовий карабін
item-shiv = Заточка
item-popgun = Пістолет із мотлоху
item-autorifle = Автомат-тріскачка
item-hatchet = Сокирка
item-bite = Гачкуватий укус
item-slam = Удар поршнем
item-retort = Відповідь поршня

item-crates = Ящики
item-junk = Мотлох
item-wall = Стіна
item-cables = Кабелі
item-barricade = Барикада
item-edge_drop = Урвище
item-pillar = Колона
item-door = Двері
item-loading_dock_ambush = Засідка на вантажному майданчику
item-corridor_hold = Оборона коридору
item-gantry_breach = Прорив на містках

## Що сталося

dice = { $count }к{ $sides }
share = { $target } ({ $damage })
pools-left = лишається { $sp ->
    [0] { "" }
   *[other] { $sp } ПВ,{ " " }
}{ $hp } ПЗ
pools-now = тепер { $sp ->
    [0] { "" }
   *[other] { $sp } ПВ,{ " " }
}{ $hp } ПЗ
feet-spent = { $cost ->
    [0] { "" }
    [one] { " " }({ $cost } фут)
    [few] { " " }({ $cost } фути)
   *[many] { " " }({ $cost } футів)
}
at-height = { $height ->
    [0] { "" }
   *[other] { "" }, висота { $height } фт
}
paid-with = { $paid ->
    [standard] { "" }, основна дія
    [move] { "" }, супутня дія
    [swift] { "" }, швидка дія
    [full] { "" }, дія повного ходу
    [readied] { "" }, підготовлено
   *[other] { "" }
}

event-not-offered = { $who }: реакція зараз неможлива.
event-ended = { $on }: «{ $what_label }» — строк минув.
event-surprise-settled = { $surprised ->
    [none] Нікого не захоплено зненацька.
   *[given] Захоплено зненацька: { $surprised }.
}
event-order-settled = Ініціатива: { $order }.
event-round-began = { $surprise ->
    [yes] Раунд несподіванки.
   *[no] Раунд { $round }.
}
event-turn-began = Хід: { $who }.
event-turn-ended = { "" }
event-turn-skipped = { $who }: хід цього раунду вже використано.
event-turn-forfeited = { $who }: відкладений хід втрачено.
event-delayed = { $who }: вичікування.
event-came-out = { $who }: кінець вичікування.
event-place-changed = { $side ->
    [before] { $who }: нове місце в порядку — { $count }, перед учасником «{ $of }».
   *[after] { $who }: нове місце в порядку — { $count }, за учасником «{ $of }».
}
event-joined = { $who }: вступ у бій, ініціатива { $count }.
event-left-field = { $who }: вихід із бою.
event-surrendered = { $who }: здача в полон.
event-combat-over = { $result ->
    [draw] Бій завершено: нічия
    [crew] Бій завершено: перемога екіпажу
    [raiders] Бій завершено: перемога нальотчиків
   *[other] Бій завершено: перемога сторони «{ $result }»
}{ $why ->
    [max_rounds] { " " }(ліміт раундів)
    [nobody] { " " }(битися більше немає кому)
   *[other] { "" }
}. Раундів: { $rounds }.
event-acted = { $action ->
    [ready] { "" }
    [move] { "" }
    [guarded_step] { "" }
    [attack] { "" }
    [draw] { "" }
    [sheathe] { "" }
    [reload] { "" }
    [change_grip] { "" }
    [take_out] { "" }
    [stow] { "" }
    [pick_up] { "" }
    [set_mode] { "" }
    [drop] { "" }
   *[other] { $who }: «{ $action_label }»{ paid-with }{ $target ->
        [none] { "" }
       *[given] { "" }, ціль — { $target }
    }{ about }.
}
about = { $action ->
    [cast] { "" }: { $detail_label }
    [dismiss] { "" }: { $detail_label }
    [redirect] { "" }: { $detail_label }
    [end_condition] { "" }: { $detail_label }
   *[other] { "" }
}
event-reacted = { $what ->
    [attack_of_opportunity] { "" }
    [bodyguard] { "" }
   *[other] { $who }: реакція «{ $what_label }».
}
event-readying = { $who }: підготовка дії «{ $action_label }». Умова спрацювання: { $trigger }{ $defensive ->
    [yes] { "" }; суто захисна
   *[no] { "" }
}.
event-readied-lost = { $why ->
    [own_turn] { $who }: підготовлену дію втрачено («{ $action_label }»).
   *[other] { $who }: підготовлена дія більше неможлива («{ $action_label }»).
}
event-performed = Умову виконано. { $who }: підготовлена дія «{ $action_label }».
event-ruled = { $what ->
    [initiative] Рішення { -gm(case: "gen") }: { $of }, значення ініціативи { $value }.
    [side] Рішення { -gm(case: "gen") }: { $of }, тепер сторона «{ $value_label }».
    [surprise] Рішення { -gm(case: "gen") }: { $value ->
        [yes] { $of }, захоплено зненацька
       *[no] { $of }, не захоплено зненацька
    }.
    [acted] Рішення { -gm(case: "gen") }: { $value ->
        [yes] { $of }, перша дія вже була
       *[no] { $of }, першої дії ще не було
    }.
    [reaction] Рішення { -gm(case: "gen") }: { $value ->
        [yes] { $of }, реакція доступна
       *[no] { $of }, реакцію використано
    }.
    [ranged_dirty_trick] Рішення { -gm(case: "gen") }: { $of }, брудний прийом на відстані — { $value ->
        [allow] дозволено
       *[forbid] заборонено
    }.
   *[other] Рішення { -gm(case: "gen") }: { $of }, «{ $what_label }»: { $value_label }.
}
event-spoke = { $who }: «{ $words }».
event-moved = { $how ->
    [land] { $who }: крок на клітинку { $end }
    [climb] { $who }: лазіння на клітинку { $end }
    [swim] { $who }: плавання на клітинку { $end }
    [fly] { $who }: політ на клітинку { $end }
    [burrow] { $who }: копання на клітинку { $end }
    [guarded] { $who }: обережний крок на клітинку { $end }
    [crawl] { $who }: поповзом на клітинку { $end }
    [charge] { $who }: розбіг на клітинку { $end }
    [run] { $who }: бігом на клітинку { $end }
    [withdraw] { $who }: відступ на клітинку { $end }
    [drift] { $who }: дрейф на клітинку { $end }
    [back] { $who }: назад на клітинку { $end }
   *[other] { $who }: вимушене переміщення на клітинку { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $why ->
    [held] { $who }: захват не пускає далі.
    [standstill] { $who }: зупинка на місці.
    [failed] { $who }: провал, далі шляху немає.
    [prone] { $who }: падіння, далі шляху немає.
    [blocked] { $who }: шлях закрито, далі не пройти.
   *[unable] { $who }: далі рухатися неможливо.
}
event-hazard-met = { $who }: небезпечне місце, { $where }.
event-fell-from = { $who }: падіння з висоти { $feet } фт.
event-drifting = { $feet ->
    [0] { $who }: дрейф припинено.
    [one] { $who }: дрейф, { $feet } фут за хід.
    [few] { $who }: дрейф, { $feet } фути за хід.
   *[many] { $who }: дрейф, { $feet } футів за хід.
}
event-item-moved = { $how ->
    [drawn] { $who }: предмет «{ $item }» дістано.
    [sheathed] { $who }: предмет «{ $item }» сховано.
    [picked_up] { $who }: предмет «{ $item }» піднято.
    [taken_out] { $who }: предмет «{ $item }» дістано з наплічника.
    [stowed] { $who }: предмет «{ $item }» складено в наплічник.
    [caught] { $who }: предмет «{ $item }» підхоплено.
    [taken] { $who }: предмет «{ $item }» відібрано.
   *[dropped] { $who }: предмет «{ $item }» упав на клітинку { $to }.
}
event-grip-changed = { $who }: предмет «{ $item }» тепер { $location }.
event-reloaded = { $who }: перезаряджання, «{ $item }» ({ $loaded }).
event-switched = { $state ->
    [stun] { $who }: «{ $item }», нелетальний режим.
    [lethal] { $who }: «{ $item }», звичайний режим.
    [on] { $who }: предмет «{ $item }» увімкнено.
   *[off] { $who }: предмет «{ $item }» вимкнено.
}
event-door-changed = { $state ->
    [open] { $who }: «{ $door }» — відчинено.
    [closed] { $who }: «{ $door }» — зачинено.
    [locked] { $who }: «{ $door }» — замкнено.
    [unlocked] { $who }: «{ $door }» — замок відімкнено.
   *[stuck] { $who }: «{ $door }» — замок не піддається.
}

event-rolled = { $who }, «{ $why_label }»: { $total }{ $against ->
    [0] { "" }
   *[other] { " " }проти { $against }
}.
event-dice-rolled = { $who }, «{ $why_label }»: { $total } ({ $dice }: { $faces }).
event-save-failed-by-choice = { $who }, «{ $why_label }»: добровільний провал.
event-attack-declared = { $who }: атака по цілі «{ $target }» ({ $weapon }, { $mode }).
event-attack-resolved = { $who }, «{ $weapon }»: { $hit ->
    [yes] { $critical ->
        [yes] критичне влучання
       *[no] влучання
    }
   *[no] промах
}, ціль — { $target }{ $ac_total ->
    [0] { "" }
   *[other] { "" }, КБ { $ac }
}.
event-concealment-rolled = { $missed ->
    [yes] Приховування: { $who } — промах, ціль — { $target } ({ $face } зі 100, до { $chance }).
   *[no] Приховування не допомогло: { $who } — влучання, ціль — { $target } ({ $face } зі 100, до { $chance }).
}
event-action-lost = { $who }: дію втрачено («{ $action_label }»).
event-scattered = { $who }: «{ $weapon }», напрямок відхилення { $direction }, клітинок: { $squares }, падіння в точці { $to }.
event-exploded = { $who }: «{ $weapon }», вибух у точці { $at }: { $caught ->
    [none] нікого не зачеплено
   *[given] { $caught }
}.
event-intercepted = { $who }: удар прийнято на себе замість союзника «{ $target }».
event-supported = { $what ->
    [harrying_fire] { $who }: відволікальний вогонь, наступна атака союзника по цілі «{ $of }» отримує +2.
    [covering_fire] { $who }: прикривальний вогонь, союзник «{ $of }» отримує +2 КБ проти наступної атаки.
    [feint] { $who }: фінт удався, ціль — { $of }.
   *[bodyguard] { $who }: охоронець, союзник «{ $of }» отримує +2 КБ проти цієї атаки.
}
event-support-used = { $of }: «{ $what_label }» ({ $who }) — використано.
event-maneuver-resolved = { $who }: «{ $maneuver }», ціль — { $target }: { $success ->
    [yes] успіх{ $margin ->
        [0] { "" }
       *[other] { "" }, понад потрібне { $margin }
    }
   *[no] провал
}.
event-item-damaged = Предмет «{ $item }»: шкода { $damage }, лишається { $hp } ПЗ{ $state ->
    [broken] { "" }, предмет зламано
    [destroyed] { "" }, предмет знищено
   *[whole] { "" }
}.
event-damaged = { $who }: шкода { $damage }{ $temp ->
    [0] { "" }
   *[other] { "" }, тимчасовими ПЗ погашено { $temp }
}, { pools-left }.
event-healed = { $who }: відновлено { $hit_points ->
    [0] { $stamina } ПВ
   *[other] { $hit_points } ПЗ{ $stamina ->
        [0] { "" }
       *[other] { " " }і { $stamina } ПВ
    }
}, { pools-now }.
event-fell = { $how ->
    [ferocity] { $who }: 0 ПЗ, лють тримає на ногах.
   *[other] { "" }
}
event-resolve-lost = { $why ->
    [stabilize] { $who }: стабілізація, витрачено { $amount } ПР, лишається { $left }.
    [stay] { $who }: учасник лишається в бою, витрачено { $amount } ПР, лишається { $left }.
    [ability] { $who }: витрачено { $amount } ПР, лишається { $left }.
   *[other] { $who }: втрачено { $amount } ПР, лишається { $left }.
}
event-died = { $who }: смерть{ $why ->
    [massive_damage] { "" } — надмірна шкода
    [resolve] { "" } — рішучості більше немає
    [bleeding_out] { "" } — рішучості більше немає
    [coup_de_grace] { "" } — добивання
    [ferocity] { "" } — лють вичерпано
   *[other] { "" }
}.
event-condition-gained = { $who }: стан «{ $condition }»{ $source ->
    [none] { "" }
   *[given] { "" }, джерело — { $source }
}.
event-condition-resisted = { $who }: імунітет до стану «{ $condition }».
event-condition-lost = { $why ->
    [dead] { "" }
   *[other] { $who }: стан «{ $condition }» минув.
}
event-casting-began = { $who }: накладання закляття «{ $spell }», лишилося раундів: { $rounds }.
event-spell-lost = { $who }: закляття зірвано, «{ $spell }»{ $why ->
    [damage] { "" } — отримано шкоду
    [action] { "" } — накладання перервано
    [conditions] { "" } — немає придатної цілі
   *[other] { "" }
}.
event-took-effect = { $who }: «{ $ability }»{ $targets_count ->
    [0] { "" }, нікого не зачеплено
    [one] { "" }, ціль: { $targets }
   *[other] { "" }, цілі: { $targets }
}.
event-effect-ended = { $why ->
    [dismissed] { $who }: дію ефекту «{ $ability }» припинено.
    [damage] { $who }: концентрацію порушено, ефект «{ $ability }» більше не діє.
   *[other] { $who }: ефект «{ $ability }» більше не діє.
}
event-bewildered = { $who }, спантеличення: { $drive }{ $target ->
    [none] { "" }
   *[given] { "" } ({ $target })
}.
event-hid = { $who }: спроба сховатися — { $hidden_from ->
    [none] усі бачать, як і раніше
   *[given] не бачать: { $hidden_from }
}.
event-noticed = { $by ->
    [none] { $who }: знову на виду.
   *[given] { $who }: знову на виду. Кому видно: { $by }.
}

## Що питають

prompt-turn = { $who }: хід.
prompt-come_out = { $who }: завершити вичікування?
prompt-opportunity = { $who }: провести провоковану атаку?
prompt-before = { $who }: реагувати до того, як це станеться?
prompt-after = { $who }: це сталося. Реагувати?
prompt-tie = { $who }: ініціатива рівна. У якому порядку?
prompt-simultaneous = { $who }: реагують кілька. У якому порядку?
prompt-defensive = { $who }: підготовлене переміщення — суто захист?
prompt-full_attack = { $who }: наступна атака повної атаки.
prompt-dirty_trick = { $who }: який стан?
prompt-renewal = { $who }: тримати захват чи зняти предмет?
prompt-reposition = { $who }: куди пересунути ціль?
prompt-drag = { $who }: перетягнути ціль?
prompt-catch = { $who }: підхопити предмет?
prompt-save = { $who }: робити рятівний кидок?
prompt-in_harms_way = { $who }: заступити собою?
prompt-closest = { $who }: кілька цілей однаково близько. Яка?
prompt-dying = { $who }: при смерті. Стабілізуватися?
prompt-stable = { $who }: стан стабільний. Залишитися в бою?
prompt-aim = { $who }: ефект спрацьовує. Куди?
prompt-ranged_dirty_trick = { $who }: дозволити брудний прийом на відстані?
prompt-npc_dying = { $who }: смерть чи при смерті?

roll-initiative = ініціатива
roll-roll_off = повторний кидок через нічию
roll-attack = кидок атаки
roll-concealment = приховування
roll-damage = шкода
roll-critical_damage = другий кидок шкоди
roll-critical_effect = критичний ефект
roll-scatter_direction = напрямок відхилення
roll-scatter_distance = дальність відхилення
roll-fort = рятівний кидок Стійкості
roll-ref = рятівний кидок Рефлексів
roll-will = рятівний кидок Волі
roll-acrobatics = перевірка Акробатики
roll-athletics = перевірка Атлетики
roll-bluff = перевірка Блефу
roll-engineering = перевірка Інженерної справи
roll-intimidate = перевірка Залякування
roll-medicine = перевірка Медицини
roll-perception = перевірка Уважності
roll-sense_motive = перевірка Проникливості
roll-stealth = перевірка Непомітності
roll-con = перевірка Статури
roll-run = витривалість у бігу
roll-confusion = спантеличення
roll-self_harm = шкода собі
roll-heal = лікування
roll-burning = горіння
roll-corroding = роз’їдання кислотою
roll-bleeding = кровотеча
roll-hazard = небезпечне місце
roll-fall = падіння

## Дії на вибір

option-attack = Атакувати
option-attack-help = одна атака: по цілі, клітинці або перетину
option-full_attack = Повна атака
option-full_attack-help = дія повного ходу: кілька атак, кожна зі штрафом
option-automatic_fire = Автоматичний вогонь
option-automatic_fire-help = дія повного ходу: усі в конусі, доки є боєприпаси
option-coup_de_grace = Добивання
option-coup_de_grace-help = дія повного ходу: безпорадна істота поруч
option-charge = Атака з розбігу
option-charge-help = дія повного ходу: до двох швидкостей по прямій і атака ближнього бою
option-dirty_trick = Брудний прийом
option-dirty_trick-help = маневр: стан на вибір
option-grapple = Захват
option-grapple-help = маневр: тримати чи знерухомити, поновити захват або захопити у відповідь
option-reposition = Пересування противника
option-reposition-help = маневр: пересунути ціль, дією повного ходу — перетягнути
option-disarm = Роззброєння
option-disarm-help = маневр: предмет випадає з рук або його підхоплено
option-sunder = Руйнування
option-sunder-help = маневр: пошкодити предмет
option-trip = Збивання з ніг
option-trip-help = маневр: ціль збито з ніг
option-bull_rush = Таран
option-bull_rush-help = маневр: відштовхнути ціль назад
option-release = Відпустити із захвату
option-release-help = припинити свій захват, нічого не коштує
option-total_defense = Глуха оборона
option-total_defense-help = дає +4 КБ до початку наступного ходу
option-harrying_fire = Відволікальний вогонь
option-harrying_fire-help = наступна атака союзника по цьому противнику отримує +2
option-covering_fire = Прикривальний вогонь
option-covering_fire-help = союзник отримує +2 КБ проти наступної атаки
option-feint = Фінт
option-feint-help = перевірка Блефу: противник неготовий до вашої наступної атаки
option-cast = Накласти закляття
option-cast-help = одне з відомих заклять
option-continue_casting = Продовжити накладання
option-continue_casting-help = дія повного ходу: ще один раунд довгого закляття
option-use_ability = Використати здібність
option-use_ability-help = особлива здібність
option-concentrate = Концентруватися
option-concentrate-help = підтримати закляття
option-dismiss = Припинити закляття
option-dismiss-help = припинити дію свого ефекту
option-redirect = Перенаправити ефект
option-redirect-help = спрямувати свій ефект на інше
option-escape = Звільнитися
option-escape-help = перевірка Акробатики проти захвату
option-demoralize = Деморалізація
option-demoralize-help = перевірка Залякування: противник у межах 30 футів зазнає потрясіння
option-first_aid = Перша допомога
option-first_aid-help = перевірка Медицини проти 15: стабілізація або зупинка крові
option-hide = Сховатися
option-hide-help = перевірка Непомітності, потрібне укриття або приховування
option-search = Пошук
option-search-help = перевірка Уважності: знайти тих, хто сховався
option-diversion = Відвернення уваги
option-diversion-help = перевірка Блефу: мить, щоб сховатися
option-end_condition = Зняти стан
option-end_condition-help = те, що спричинив брудний прийом
option-douse = Збити полум’я
option-douse-help = дія повного ходу: качатися по землі, рятівний кидок із +4
option-wake = Розбудити
option-wake-help = того, хто спить поруч
option-move = Переміститися
option-move-help = на свою швидкість, можна дістати чи сховати предмет
option-guarded_step = Обережний крок
option-guarded_step-help = 5 футів, нікого не провокує
option-withdraw = Відступ
option-withdraw-help = дія повного ходу: до двох швидкостей, перший крок безпечний
option-run = Біг
option-run-help = дія повного ходу: по прямій до чотирьох швидкостей
option-crawl = Повзти
option-crawl-help = 5 футів лежачи
option-minimum_move = Зрушити на 5 футів
option-minimum_move-help = дія повного ходу: якщо можна рухатися взагалі
option-stand_up = Підвестися
option-stand_up-help = із землі, нікого не провокує
option-drop_prone = Упасти на підлогу
option-drop_prone-help = швидка дія
option-draw = Дістати
option-draw-help = зброю чи прилад під рукою, одразу ввімкнені
option-sheathe = Сховати предмет
option-sheathe-help = предмет із рук під руку
option-reload = Перезарядити
option-reload-help = повністю зарядити зброю
option-change_grip = Змінити хват
option-change_grip-help = швидка дія: рукою більше чи менше
option-take_out = Дістати з наплічника
option-take_out-help = щось із наплічника
option-stow = Скласти в наплічник
option-stow-help = щось у наплічник
option-pick_up = Підняти
option-pick_up-help = предмет зі своєї або сусідньої клітинки
option-open_door = Відчинити двері
option-open_door-help = незамкнені двері поруч
option-close_door = Зачинити двері
option-close_door-help = відчинені двері поруч
option-unlock = Відімкнути замок
option-unlock-help = перевірка Інженерної справи проти 20
option-activate_item = Активувати предмет
option-activate_item-help = предмет, якому це потрібно
option-set_mode = Змінити режим
option-set_mode-help = увімкнути чи вимкнути нелетальний режим
option-drop = Випустити з рук
option-drop-help = предмети падають, нічого не коштує
option-speak = Коротка фраза
option-speak-help = сказати вголос, нічого не коштує
option-delay = Вичікувати
option-delay-help = ходити пізніше, до кінця бою
option-ready = Підготувати дію
option-ready-help = дію та умову, за якої вона спрацює
option-push_off = Відштовхнутися
option-push_off-help = у невагомості, від опори
option-grab_surface = Ухопитися
option-grab_surface-help = припиняє обертання й дрейф
option-hover = Зависнути
option-hover-help = лишитися на місці в повітрі
option-surrender = Здатися в полон
option-surrender-help = більше не битися
option-end = Завершити хід
option-end-help = невикористане пропадає

option-attack_of_opportunity = Провокована атака
option-attack_of_opportunity-help = атака ближнього бою до події, витрачає реакцію
option-stand_still = Зупинити на місці
option-stand_still-help = кидок замість атаки: кроку не буде, витрачає реакцію
option-react = Реагувати здібністю
option-react-help = витрачає реакцію
option-bodyguard = Охоронець
option-bodyguard-help = союзник поруч отримує +2 КБ проти цієї атаки, витрачає реакцію
option-step_up = Крок услід
option-step_up-help = обережний крок за противником, витрачає реакцію
option-perform = Виконати підготовлену дію
option-perform-help = змінює місце в порядку
option-decline = Пропустити нагоду
option-decline-help = нічого не робити, нічого не коштує
option-come_out = Завершити вичікування
option-come_out-help = узяти свій хід зараз
option-wait = Чекати далі
option-wait-help = до кінця ще одного ходу
option-order = Призначити порядок
option-order-help = назвати всіх від першого до останнього
option-yes = Так
option-yes-help = це так
option-no = Ні
option-no-help = це не так
option-stop = Зупинитися
option-stop-help = більше не продовжувати
option-condition = Вибрати стан
option-condition-help = для цілі
option-keep = Тримати захват
option-keep-help = ціль лишається схопленою
option-take = Узяти
option-take-help = предмет утримуваного або удар, призначений іншому
option-catch = Підхопити предмет
option-catch-help = вільною рукою
option-let_fall = Дати впасти
option-let_fall-help = лишиться на клітинці цілі
option-attempt = Робити рятівний кидок
option-attempt-help = к20 проти СЛ
option-fail = Добровільно провалити
option-fail-help = без кидка
option-closest = Вибрати найближчу ціль
option-closest-help = серед однаково близьких
option-stabilize = Стабілізація
option-stabilize-help = витратити пункти рішучості: смерть відступає
option-stay_in_the_fight = Залишитися в бою
option-stay_in_the_fight-help = витратити 1 пункт рішучості: 1 пункт здоров’я і хід
option-lie_still = Лежати
option-lie_still-help = нічого не витрачати
option-aim = Націлити
option-aim-help = на цілі, точку або напрямок
option-allow = Дозволити
option-allow-help = цього разу
option-forbid = Заборонити
option-forbid-help = тут це неможливо
option-dead = Смерть
option-dead-help = смерть за 0 пунктів здоров’я
option-dying = При смерті
option-dying-help = ще можна врятувати

## Поля

field-target = ціль
field-targets = цілі
field-square = клітинка
field-point = перетин
field-corner = свій кут
field-direction = напрямок
field-with = чим
field-throw = кидком
field-nonlethal = нелетально
field-defensively = від оборони
field-routine = вид повної атаки
field-maneuver = маневр замість атаки
field-item = предмет
field-items = предмети
field-condition = стан
field-full = дією повного ходу
field-ally = союзник
field-spell = закляття
field-ability = здібність
field-as = якою дією
field-effect = ефект
field-from = від кого
field-path = шлях
field-by = спосіб переміщення
field-altitude = висота у футах
field-draw = дістати дорогою
field-sheathe = сховати дорогою
field-tumble = перекид на якій швидкості
field-jump = стрибок через провалля
field-hide = сховатися наприкінці
field-to = куди
field-door = двері
field-words = слова
field-pay = чим сплачено
field-action = дія
field-event = умова спрацювання
field-who = чия дія
field-weapon = якою зброєю
field-name = яка дія
field-text = словами
field-order = порядок
field-of = учасник бою
field-sp = пункти витривалості
field-rp = пункти рішучості
field-temp = тимчасові пункти здоров’я
field-hp-to = пункти здоров’я
field-item-hp = міцність предмета
field-hp = пункти здоров’я
field-condition-name = стан
field-on = увімкнено
field-source = джерело
field-rounds = раунди
field-value = величина
field-count = значення ініціативи
field-location = де перебуває
field-loaded = заряджено
field-what = що
field-left = лишилося
field-side-to = нова сторона
field-door-to = стан дверей
field-like = такий самий учасник бою
field-id = код
field-side = сторона
field-at = де

## Рішення ведучого

edit-hp = пункти здоров’я та інші запаси
edit-place = місце
edit-condition = стан
edit-initiative = значення ініціативи
edit-acted = перша дія
edit-reaction = реакція
edit-surprise = несподіванка
edit-item = предмет
edit-uses = застосування, що лишилися
edit-side = сторона
edit-door = двері
edit-trigger = умова підготовленої дії
edit-drop = предмети випущено поза ходом
edit-speak = фраза поза ходом
edit-join = новий учасник бою
edit-remove = учасника бою прибрано

## Чому ні

refusal-SF-GEN-1 = перевірка успішна, якщо підсумок не нижчий за потрібне число
refusal-SF-GEN-2 = дроби заокруглюють униз один раз, наприкінці
refusal-SF-GEN-3 = з бонусів одного типу рахують лише найбільший
refusal-SF-GEN-4 = штраф з однієї причини рахують один раз
refusal-SF-GEN-5 = окреме правило сильніше за загальне
refusal-SF-GEN-6 = хто союзник, а хто противник, визначають сторони
refusal-SF-GEN-7 = у бою не можна взяти 10 чи 20
refusal-SF-GEN-8 = кості дії кидають у встановленому порядку
refusal-SF-GEN-9 = подвоєне двічі стає втричі більшим
refusal-SF-GEN-10 = кості переривання кидають раніше за решту
refusal-SF-GEN-11 = з кількох причин називають першу за таблицею
refusal-SF-GRID-1 = поле бою складається з клітинок, такої на ньому немає
refusal-SF-GRID-2 = кожну другу діагональ рахують за дві клітинки
refusal-SF-GRID-3 = відстань міряють між найближчими клітинками
refusal-SF-GRID-4 = місце й досяжність залежать від розміру
refusal-SF-GRID-5 = довга зброя дістає на 10 футів
refusal-SF-GRID-6 = за досяжності 10 футів друга діагональ досяжна
refusal-SF-GRID-7 = контрольована клітинка — та, по якій зараз можна вдарити в ближньому бою
refusal-SF-GRID-8 = без готової зброї ближнього бою нічого не контролюють
refusal-SF-GRID-9 = без досяжності треба зайти на клітинку цілі
refusal-SF-GRID-10 = суцільна перешкода перекриває лінію дії
refusal-SF-GRID-11 = немає лінії видимості
refusal-SF-GRID-12 = вибрати можна лише одного з найближчих
refusal-SF-GRID-13 = пряма проходить визначеними клітинками
refusal-SF-GRID-14 = напрямків вісім
refusal-SF-INIT-1 = бій починається з того, хто готовий, а кого захоплено зненацька
refusal-SF-INIT-2 = { $code ->
    [not_your_turn] порядок ходів ще не визначено
   *[other] ініціатива — це к20 і модифікатор
}
refusal-SF-INIT-3 = за рівності вирішує модифікатор, потім повторний кидок
refusal-SF-INIT-4 = ініціативу кидають один раз за бій
refusal-SF-INIT-5 = значення ініціативи змінюють лише вичікування й підготовлена дія
refusal-SF-INIT-6 = хто вступає пізніше, стає на місце за своїм значенням
refusal-SF-INIT-7 = { $code ->
    [not_your_turn] бій завершено
   *[other] для бою потрібні дві сторони, здатні битися
}
refusal-SF-SURP-1 = для раунду несподіванки потрібні й готові, і захоплені зненацька
refusal-SF-SURP-2 = у раунді несподіванки можлива одна основна або одна супутня дія
refusal-SF-SURP-3 = захоплені зненацька не ходять у раунді несподіванки
refusal-SF-SURP-4 = хто готовий, не буває неготовим до свого першого ходу
refusal-SF-ROUND-1 = раунд триває 6 секунд, хвилина — 10 раундів
refusal-SF-ROUND-2 = зараз чужий хід
refusal-SF-ROUND-3 = раунди рахують від місця, де ефект почався
refusal-SF-ROUND-4 = це закінчується на початку наступного ходу
refusal-SF-ROUND-5 = це закінчується наприкінці наступного ходу
refusal-SF-ROUND-6 = початок ходу має встановлений порядок
refusal-SF-ROUND-7 = кінець ходу має встановлений порядок
refusal-SF-ROUND-8 = ефект закінчується у свій час, навіть якщо його власника немає
refusal-SF-ROUND-9 = місце, від якого рахують раунди, не зсувається
refusal-SF-ACT-1 = кожна дія має один тип
refusal-SF-ACT-2 = за хід: основна, супутня і швидка дія або одна дія повного ходу
refusal-SF-ACT-3 = основною дією можна сплатити супутню або швидку
refusal-SF-ACT-4 = супутньою дією можна сплатити швидку
refusal-SF-ACT-5 = цього ходу немає чим це сплатити
refusal-SF-ACT-6 = дію треба завершити до початку наступної
refusal-SF-ACT-7 = дія повного ходу займає весь хід
refusal-SF-ACT-8 = для дії повного ходу потрібні невитрачені основна, супутня і швидка
refusal-SF-ACT-9 = стан обмежує дії
refusal-SF-ACT-10 = одна реакція за раунд
refusal-SF-ACT-11 = перервану дію втрачено
refusal-SF-ACT-12 = хід можна завершити, не витративши дій
refusal-SF-ACT-13 = без зазначення типу це основна або супутня дія
refusal-SF-ACT-14 = швидкі дії — лише ті, що так названо
refusal-SF-ATK-1 = одиночна атака — основна дія
refusal-SF-ATK-2 = { $code ->
    [no_target] цим немає кого атакувати в ближньому бою
   *[out_of_reach] ціль поза досяжністю
}
refusal-SF-ATK-3 = у ближньому бою використовують Силу
refusal-SF-ATK-4 = Спритність у ближньому бою — лише з придатною для неї зброєю
refusal-SF-ATK-5 = { $code ->
    [no_target] це не ціль для пострілу
   *[no_line_of_effect] до цілі немає лінії дії
}
refusal-SF-ATK-6 = у далекобійній атаці використовують Спритність, але не для шкоди
refusal-SF-ATK-7 = це не можна метнути
refusal-SF-ATK-8 = атака влучає, якщо підсумок не нижчий за КБ
refusal-SF-ATK-9 = чиста енергія — проти ЕКБ, решта — проти ККБ
refusal-SF-ATK-10 = натуральна двадцятка завжди влучає
refusal-SF-ATK-11 = натуральна одиниця — завжди промах
refusal-SF-ATK-12 = натуральна двадцятка, що досягла КБ, — критичне влучання
refusal-SF-ATK-13 = за критичного влучання шкоду кидають двічі
refusal-SF-ATK-14 = ціль має імунітет до критичних влучань
refusal-SF-ATK-15 = критичний ефект буває лише за критичного влучання
refusal-SF-ATK-16 = влучання завдає щонайменше 1 нелетальної шкоди
refusal-SF-ATK-17 = { $code ->
    [not_loaded] зброю не заряджено
    [no_such_weapon] такої зброї в руках немає
   *[not_wielded] зброя не в бойовому хваті
}
refusal-SF-ATK-18 = без володіння зброєю штраф −4
refusal-SF-ATK-19 = інший вид шкоди — штраф −4, оголошують до кидка
refusal-SF-ATK-20 = стрільба по тих, хто б’ється, не має власного штрафу
refusal-SF-ATK-21 = { $code ->
    [opportunity_unwieldy] громіздкою зброєю не проводять провокованих атак
   *[unwieldy_again] громіздкою зброєю атакують раз за раунд
}
refusal-SF-ATK-22 = { $code ->
    [no_target] треба назвати клітинку, яку можна атакувати
   *[square_unknown] невідомо, на якій клітинці ціль
}
refusal-SF-ATK-23 = ця зброя не має нелетального режиму
refusal-SF-RANGE-1 = кожен наступний крок дистанції — штраф −2
refusal-SF-RANGE-2 = ціль далі за максимальну дальність
refusal-SF-RANGE-3 = так далеко не докинути
refusal-SF-RANGE-4 = дистанцію рахують і для перетинів, і для відволікального вогню
refusal-SF-RANGE-5 = у невагомості кидок летить удесятеро далі
refusal-SF-AREA-1 = зброю із зоною дії націлюють на перетин ліній сітки
refusal-SF-AREA-2 = укриття й приховування не захищають перетину
refusal-SF-AREA-3 = у разі влучання спрацьовує на вибраному перетині
refusal-SF-AREA-4 = промах кидка: к8 — напрямок, к4 — клітинки
refusal-SF-AREA-5 = напрямок 1 — недоліт
refusal-SF-AREA-6 = напрямки йдуть за годинниковою стрілкою
refusal-SF-AREA-7 = недоліт не буває за спиною того, хто кидає
refusal-SF-AREA-8 = зброя після промаху нікому не шкодить там, де впала
refusal-SF-AREA-9 = вибух накриває цілі клітинки, рятівний кидок Рефлексів зменшує шкоду вдвічі
refusal-SF-AREA-10 = штрафи кидка знижують і СЛ
refusal-SF-AREA-11 = шкоду вибуху кидають один раз на всіх
refusal-SF-AREA-12 = кидок гранати провокує як далекобійна атака
refusal-SF-MANEUV-1 = { $code ->
    [no_target] для маневру потрібен противник
   *[maneuver_out_of_reach] для маневру противник поза досяжністю
}
refusal-SF-MANEUV-2 = маневр — кидок атаки ближнього бою проти ККБ + 8
refusal-SF-MANEUV-3 = маневр не завдає шкоди й не буває критичним
refusal-SF-MANEUV-4 = рахують кожну повну п’ятірку понад потрібне
refusal-SF-MANEUV-5 = { $code ->
    [opportunity_maneuver] провокована атака не може бути маневром
   *[maneuver_not_here] маневр не замінює цієї атаки
}
refusal-SF-MANEUV-6 = придатна зброя дає +2, навчання +4
refusal-SF-MANEUV-7 = маневр у ближньому бою нікого не провокує
refusal-SF-DIRTY-1 = брудний прийом дає один зі станів списку
refusal-SF-DIRTY-2 = триває 1 раунд і ще 1 за кожні 5
refusal-SF-DIRTY-3 = немає стану, який знімають супутньою дією
refusal-SF-DIRTY-4 = брудний прийом на відстані — лише з дозволу ведучого
refusal-SF-DIRTY-5 = на відстані потрібна лінія дії, і це провокує
refusal-SF-DIRTY-6 = ціль має імунітет до цього стану
refusal-SF-GRAP-1 = для захвату потрібна вільна рука
refusal-SF-GRAP-2 = під час захвату не можна покинути клітинку
refusal-SF-GRAP-3 = за ККБ + 13 ціль знерухомлено
refusal-SF-GRAP-4 = захват триває до кінця наступного ходу того, хто тримає
refusal-SF-GRAP-5 = поновлення визначає захват заново
refusal-SF-GRAP-6 = захват закінчується, коли ціль поза досяжністю
refusal-SF-GRAP-7 = немає кого відпускати
refusal-SF-GRAP-8 = уже тримають іншу ціль
refusal-SF-GRAP-9 = зняти предмет можна лише під час поновлення
refusal-SF-GRAP-10 = цей предмет з утримуваного не зняти
refusal-SF-GRAP-11 = зустрічний захват звільняє і захоплює того, хто тримав
refusal-SF-GRAP-12 = звільнитися можна Акробатикою
refusal-SF-GRAP-13 = немає захвату, з якого звільнятися
refusal-SF-GRAP-14 = ця атака за ККБ + 4 ще й захоплює
refusal-SF-GRAP-15 = той, хто тримає, зберігає всі дії
refusal-SF-GRAP-16 = захват поновлює лише новий маневр захвату
refusal-SF-REPOS-1 = клітинка для цілі зайнята
refusal-SF-REPOS-2 = далі за здобуте або поза досяжністю
refusal-SF-REPOS-3 = на шляху цілі перешкода
refusal-SF-REPOS-4 = ціль має опинитися на доступній клітинці
refusal-SF-REPOS-5 = перетягування не далі, ніж пересунуто ціль
refusal-SF-REPOS-6 = цей крок можливий не для обох
refusal-SF-DISARM-1 = вибитий предмет падає на землю
refusal-SF-DISARM-2 = щоб підхопити, потрібна вільна рука
refusal-SF-DISARM-3 = вибити можна лише предмет у руках
refusal-SF-SUNDER-1 = зруйнувати можна лише те, що в руках або під рукою
refusal-SF-SUNDER-2 = твердість віднімають від шкоди
refusal-SF-TRIP-1 = збита з ніг ціль лежить
refusal-SF-TRIP-2 = збита в повітрі ціль знижується на 10 футів
refusal-SF-TRIP-3 = у невагомості збита ціль неконтрольовано обертається
refusal-SF-TRIP-4 = ціль уже лежить або обертається
refusal-SF-BULL-1 = таран відштовхує на 5 футів і ще на 5 за кожні 5
refusal-SF-BULL-2 = перешкода зупиняє таран
refusal-SF-BULL-3 = таран відштовхує прямо назад
refusal-SF-BULL-4 = під час тарану нападник не рухається слідом
refusal-SF-ITEM-1 = { $code ->
    [no_item] у руках немає такого предмета
   *[nothing_to_change] цей предмет не треба вмикати, або його вже ввімкнено
}
refusal-SF-ITEM-2 = активація предмета нікого не провокує
refusal-SF-ITEM-3 = немає вільної руки
refusal-SF-TDEF-1 = глуха оборона дає +4 КБ до наступного ходу
refusal-SF-TDEF-2 = із уже вжитою обороною це не поєднується
refusal-SF-TDEF-3 = у глухій обороні провокованих атак немає
refusal-SF-TDEF-4 = допомога інших додається до глухої оборони
refusal-SF-HARRY-1 = відволікальному вогню потрібен противник на лінії дії
refusal-SF-HARRY-2 = наступна атака союзника отримує +2
refusal-SF-HARRY-3 = бонус лише в першої атаки союзника
refusal-SF-HARRY-4 = потрібна стрілецька зброя в бойовому хваті
refusal-SF-COVFIR-1 = прикривальний вогонь захищає одного союзника
refusal-SF-COVFIR-2 = наступна атака на союзника натрапляє на +2 КБ
refusal-SF-COVFIR-3 = цей бонус витрачає ця атака
refusal-SF-COVFIR-4 = прикривальному вогню потрібна готова стрілецька зброя
refusal-SF-ABIL-1 = ця здібність діє постійно, її не застосовують
refusal-SF-ABIL-2 = { $code ->
    [unknown_ability] такої здібності немає
   *[other] ця здібність має інший тип дії
}
refusal-SF-ABIL-3 = псевдозакляття провокує
refusal-SF-ABIL-4 = надзвичайні й надприродні здібності не провокують
refusal-SF-ABIL-5 = СЛ здібності: 10, половина рівня і ключова характеристика
refusal-SF-ABIL-6 = застосувань не лишилося, або бракує пунктів рішучості
refusal-SF-CAST-1 = { $code ->
    [unknown_ability] такого закляття немає
   *[other] більшість заклять — основна дія
}
refusal-SF-CAST-2 = зараз не накладають довгого закляття
refusal-SF-CAST-3 = будь-яка інша дія перериває довге накладання
refusal-SF-CAST-4 = накладання на контрольованій клітинці провокує
refusal-SF-CAST-5 = шкода від провокованої атаки зриває закляття
refusal-SF-CAST-6 = разом із закляттям втрачено дію
refusal-SF-CAST-7 = немає на чому концентруватися
refusal-SF-CAST-8 = це не можна припинити
refusal-SF-CAST-9 = концентрація зайнята іншим ефектом
refusal-SF-CAST-10 = шкода порушує концентрацію
refusal-SF-CAST-11 = { $code ->
    [out_of_range] ціль або точка задалеко
    [no_line_of_effect] немає лінії дії
    [out_of_reach] потрібен дотик, а ціль задалеко
   *[no_target] ця ціль не підходить
}
refusal-SF-CAST-12 = СЛ закляття: 10, його рівень і ключова характеристика
refusal-SF-CAST-13 = далекобійне закляття провокує один раз
refusal-SF-CAST-14 = комірок заклять цього рівня не лишилося
refusal-SF-FDEF-1 = бій від оборони: −4 до атак, +2 КБ
refusal-SF-FDEF-2 = обирають на початку повної атаки
refusal-SF-FDEF-3 = бій від оборони оголошують до першого кидка атаки
refusal-SF-FDEF-4 = для бою від оборони потрібна справжня атака
refusal-SF-FEINT-1 = для фінта потрібен противник
refusal-SF-FEINT-2 = СЛ фінта: 15 і рівень небезпеки
refusal-SF-FEINT-3 = на істоту без Інтелекту фінт не діє
refusal-SF-FEINT-4 = фінт діє на наступну атаку
refusal-SF-FEINT-5 = противник не сприймає фінта
refusal-SF-MACT-1 = двері замкнено
refusal-SF-MACT-2 = підводитися не треба
refusal-SF-MACT-3 = немає предмета, який можна дістати чи сховати
refusal-SF-MACT-4 = діставання вмикає зброю
refusal-SF-MACT-5 = предмет у наплічнику, а не під рукою
refusal-SF-MACT-6 = дістати можна лише під час переміщення на свою швидкість, ББА щонайменше 1
refusal-SF-MACT-7 = цей ефект не можна перенаправити
refusal-SF-MACT-8 = { $code ->
    [no_door] поруч немає таких дверей
    [no_item] такого предмета поруч немає
   *[nothing_to_change] тут нема чого змінювати
}
refusal-SF-MACT-9 = обережний крок — рівно 5 футів
refusal-SF-MACT-10 = кожному обережному кроку потрібна дія
refusal-SF-MACT-11 = обережний крок тут неможливий
refusal-SF-MACT-12 = { $code ->
    [no_item] немає зброї для перезаряджання
   *[nothing_to_change] цю зброю не треба перезаряджати
}
refusal-SF-MACT-13 = { $code ->
    [no_speed] для такого переміщення немає швидкості
    [blocked] шлях закрито
   *[too_far] далі, ніж дозволяє швидкість
}
refusal-SF-MACT-14 = повзання — 5 футів і лише лежачи
refusal-SF-MACT-15 = лежачи можна лише повзти
refusal-SF-MACT-16 = цю зброю перезаряджають разом з атакою
refusal-SF-SWIFT-1 = учасник бою вже лежить
refusal-SF-SWIFT-2 = хват цього предмета не змінити
refusal-SF-SWIFT-3 = швидка дія дуже коротка
refusal-SF-SWIFT-4 = дворучну зброю в одній руці лише носять
refusal-SF-CHARGE-1 = розбіг не далі подвійної швидкості
refusal-SF-CHARGE-2 = { $code ->
    [no_target] для атаки з розбігу потрібен противник
   *[charge_too_near] для атаки з розбігу потрібно щонайменше 10 футів по прямій
}
refusal-SF-CHARGE-3 = розбіг закінчується на найближчій клітинці для атаки
refusal-SF-CHARGE-4 = найближча клітинка для атаки зайнята або перекрита
refusal-SF-CHARGE-5 = на шляху розбігу щось є
refusal-SF-CHARGE-6 = безпорадні розбігу не заважають
refusal-SF-CHARGE-7 = на початку ходу противника не було видно
refusal-SF-CHARGE-8 = розбіг: −2 до атаки, −2 КБ
refusal-SF-CHARGE-9 = після атаки розбіг закінчено
refusal-SF-CHARGE-10 = щоб дістати зброю на бігу, потрібен ББА щонайменше 1
refusal-SF-CHARGE-11 = здібності можуть змінювати атаку з розбігу
refusal-SF-CHARGE-12 = усі прямі розбігу мають бути вільні
refusal-SF-CHARGE-13 = зупинений розбіг втрачає атаку
refusal-SF-CHARGE-14 = −2 КБ діє після переміщення
refusal-SF-CHARGE-15 = у такому стані не можна атакувати з розбігу
refusal-SF-CHARGE-16 = де закінчується розбіг, визначає зброя
refusal-SF-RUN-1 = біг іде по прямій, до чотирьох швидкостей
refusal-SF-RUN-2 = той, хто біжить, неготовий і провокує
refusal-SF-RUN-3 = не можна бігти складною місцевістю або не бачачи шляху
refusal-SF-RUN-4 = бігти можна стільки раундів, яка Статура
refusal-SF-RUN-5 = біг закінчується на початку наступного ходу
refusal-SF-RUN-6 = сил бігти немає, потрібен відпочинок
refusal-SF-RUN-7 = у такому стані не можна бігти
refusal-SF-COUP-1 = для добивання потрібна безпорадна ціль поруч
refusal-SF-COUP-2 = удар влучає й завжди критичний
refusal-SF-COUP-3 = хто вижив, робить рятівний кидок Стійкості або гине
refusal-SF-COUP-4 = з імунітетом до критичних влучань — ні критичного, ні рятівного кидка
refusal-SF-COUP-5 = цією зброєю добити не можна
refusal-SF-COUP-6 = шкоду завдають до рятівного кидка
refusal-SF-WDRAW-1 = відступ не далі подвійної швидкості
refusal-SF-WDRAW-2 = першу клітинку відступу не контролюють
refusal-SF-WDRAW-3 = невидимі противники можуть відповісти на відступ
refusal-SF-WDRAW-4 = наосліп відступити не можна
refusal-SF-WDRAW-5 = подальші контрольовані клітинки провокують як звичайно
refusal-SF-WDRAW-6 = безпечний лише перший крок відступу
refusal-SF-FATK-1 = повна атака — дві атаки з −4
refusal-SF-FATK-2 = зброя повної атаки може бути різною
refusal-SF-FATK-3 = громіздкою зброєю повної атаки не провести
refusal-SF-FATK-4 = особливій повній атаці потрібна зброя або навчання
refusal-SF-FATK-5 = цілі обирають по одній, без переміщення
refusal-SF-FATK-6 = натиск — три атаки з −6
refusal-SF-FATK-7 = такої атаки немає в списку, або її вже проведено
refusal-SF-FATK-8 = для автоматичного вогню потрібна автоматична зброя
refusal-SF-FATK-9 = у цьому конусі нікого немає, або він починається не зі свого кута
refusal-SF-REACT-1 = зараз немає умов для такої реакції
refusal-SF-REACT-2 = немає реакцій до першої своєї дії в бою
refusal-SF-REACT-3 = реакцію вже використано
refusal-SF-REACT-4 = суто захисна реакція йде раніше
refusal-SF-REACT-5 = решта реакцій ідуть після
refusal-SF-REACT-6 = провокована атака доступна всім, решти реакцій навчаються
refusal-SF-REACT-7 = хто лише вичікує, ще не діяв
refusal-SF-REACT-8 = реакція у свій хід повернеться з наступним
refusal-SF-REACT-9 = у такому стані реакцій немає
refusal-SF-REACT-10 = реакції йдуть у порядку ініціативи
refusal-SF-REACT-11 = реакція на реакцію йде раніше
refusal-SF-REACT-12 = умови більше не виконано
refusal-SF-REACT-13 = після переривання це вже неможливо
refusal-SF-REACT-14 = це не суто захисне
refusal-SF-AOO-1 = клітинку цілі не контролюють
refusal-SF-AOO-2 = вихід із контрольованої клітинки провокує
refusal-SF-AOO-3 = далекобійна атака на контрольованій клітинці провокує
refusal-SF-AOO-4 = закляття на контрольованій клітинці провокує
refusal-SF-AOO-5 = зараз ніщо не провокує
refusal-SF-AOO-6 = вона йде раніше за те, що її спровокувало
refusal-SF-AOO-7 = зупинка: цього ходу більше жодного кроку
refusal-SF-AOO-8 = зупинений не стріляє й не накладає заклять
refusal-SF-AOO-9 = штраф повної атаки тут не діє
refusal-SF-AOO-10 = вона не забирає власних атак
refusal-SF-AOO-11 = цією зброєю провокованої атаки не провести
refusal-SF-AOO-12 = у такому стані провокованих атак немає
refusal-SF-AOO-13 = ціль в укритті або невидима
refusal-SF-AOO-14 = вимушене переміщення теж провокує
refusal-SF-AOO-15 = падіння й телепортація не провокують
refusal-SF-AOO-16 = після перекиду крок не провокує
refusal-SF-OTHER-1 = { $code ->
    [by_the_master] поза чергою предмет випускають через ведучого
    [blocked] предмети падають лише на свою або сусідню клітинку
   *[no_item] такого предмета в руках немає
}
refusal-SF-OTHER-2 = { $code ->
    [by_the_master] поза чергою слово передає ведучий
   *[other] фраза задовга
}
refusal-SF-OTHER-3 = без свідомості чи в приголомшенні не говорять і не кидають речей
refusal-SF-DELAY-1 = вичікування нічого не коштує
refusal-SF-DELAY-2 = вичікування оголошують до будь-якої дії в ході
refusal-SF-DELAY-3 = зараз вичікування немає
refusal-SF-DELAY-4 = вихід із вичікування змінює значення ініціативи назавжди
refusal-SF-DELAY-5 = реакція повернулася на початку первісного ходу
refusal-SF-DELAY-6 = цей хід більше не можна відкласти
refusal-SF-DELAY-7 = нове місце — одразу за останнім ходом
refusal-SF-DELAY-8 = під час вичікування реакція зберігається
refusal-SF-DELAY-9 = відкладений хід несподіванки беруть у тому самому раунді
refusal-SF-READY-1 = підготувати можна лише основну, супутню або швидку дію
refusal-SF-READY-2 = нагоду можна пропустити
refusal-SF-READY-3 = захисна підготовлена дія йде раніше
refusal-SF-READY-4 = решта підготовлених дій ідуть після
refusal-SF-READY-5 = виконання змінює значення ініціативи назавжди
refusal-SF-READY-6 = підготовлена дія не повертає реакції
refusal-SF-READY-7 = нічого не підготовлено
refusal-SF-READY-8 = нове місце — поруч із поточним ходом
refusal-SF-READY-9 = другого ходу в цьому раунді немає
refusal-SF-READY-10 = { $code ->
    [no_trigger] умову треба назвати точніше
   *[nothing_readied] умову ще не виконано
}
refusal-SF-READY-11 = підготовлена дія зараз неможлива
refusal-SF-READY-12 = підготовлена атака йде після закляття за одну дію
refusal-SF-READY-13 = хто нездатний на дію, втрачає її
refusal-SF-SKILL-1 = використання навички зазвичай потребує дії
refusal-SF-SKILL-2 = навичка не має автоматичного успіху й провалу
refusal-SF-SKILL-3 = { $code ->
    [no_gap] на шляху немає провалля, за яким є куди приземлитися
   *[needs_cover] немає ні укриття, ні приховування, щоб сховатися
}
refusal-SF-SKILL-4 = { $code ->
    [out_of_range] ціль далі ніж 30 футів
    [not_perceived] ціль не бачить і не чує
   *[no_target] потрібен противник
}
refusal-SF-SKILL-5 = перша допомога — тому, хто поруч при смерті або з кровотечею
refusal-SF-SKILL-6 = перекид — перевірка за кожну покинуту контрольовану клітинку
refusal-SF-SKILL-7 = перша атака зі сховку застає неготовим
refusal-SF-MOVE-1 = швидкість — відстань за одну супутню дію
refusal-SF-MOVE-2 = шлях іде сусідніми клітинками, цей закрито
refusal-SF-MOVE-3 = за твердий кут по діагоналі ступити не можна
refusal-SF-MOVE-4 = складна місцевість коштує вдвічі
refusal-SF-MOVE-5 = подвоєне двічі коштує вчетверо
refusal-SF-MOVE-6 = клітинка зайнята, або немає місця
refusal-SF-MOVE-7 = зупинитися можна лише на останній доступній клітинці
refusal-SF-MOVE-8 = хто взагалі не може рухатися, не робить і цього кроку
refusal-SF-MOVE-9 = тиснява обплутує
refusal-SF-MOVE-10 = { $code ->
    [no_speed] незграбний літун не може зависнути
   *[nothing_to_change] зависають лише в польоті
}
refusal-SF-MOVE-11 = { $code ->
    [no_surface] немає від чого відштовхнутися
    [no_speed] швидкості бракує, щоб відштовхнутися
   *[zero_gravity] річ у невагомості: іти можна з вагою, відштовхуватися — без неї
}
refusal-SF-MOVE-12 = дрейф у тверду перешкоду потребує перевірки
refusal-SF-MOVE-13 = падіння завдає 1к6 за кожні 10 футів
refusal-SF-COVER-1 = укриття міряють від найкращого кута нападника
refusal-SF-COVER-2 = укриття дає +4 КБ, часткове +2, поліпшене +8
refusal-SF-COVER-3 = у цілі повне укриття
refusal-SF-COVER-4 = низька перешкода вкриває лише поблизу
refusal-SF-COVER-5 = істоти на лінії — м’яке укриття від далекобійних атак
refusal-SF-COVER-6 = рахують лише найкраще укриття
refusal-SF-CONC-1 = приховування: 20 промахів зі 100, повне — 50
refusal-SF-CONC-2 = приховування залежить від лінії до цілі
refusal-SF-CONC-3 = присмерк приховує, темрява осліплює
refusal-SF-CONC-4 = невидимий нападник застає неготовим
refusal-SF-FLANK-1 = для взяття в лещата потрібен союзник навпроти
refusal-SF-FLANK-2 = лінія між обома має пройти через протилежні межі
refusal-SF-FLANK-3 = хто не контролює ціль, не бере в лещата
refusal-SF-FLANK-4 = цю ціль не взяти в лещата
refusal-SF-SAVE-1 = рятівний кидок успішний, якщо підсумок не нижчий за СЛ
refusal-SF-DMG-1 = шкода проходить установлені кроки
refusal-SF-DMG-2 = зменшення шкоди не рятує від енергії
refusal-SF-DMG-3 = без шкоди немає й інших ефектів влучання
refusal-SF-DMG-4 = першими втрачають тимчасові пункти здоров’я
refusal-SF-DMG-5 = лікування не перевищує максимуму
refusal-SF-DMG-6 = ця шкода оминає пункти витривалості
refusal-SF-DMG-7 = істота має імунітет
refusal-SF-OBJ-1 = твердість і міцність предмета залежать від рівня
refusal-SF-OBJ-2 = менше половини міцності — предмет зламано
refusal-SF-OBJ-3 = { $code ->
    [no_target] немає такого предмета, який можна атакувати
   *[other] предметам критичні влучання не страшні
}
refusal-SF-DEATH-1 = за 0 пунктів здоров’я персонаж при смерті
refusal-SF-DEATH-2 = нелетальна шкода лишає 0 і стабільність
refusal-SF-DEATH-3 = надмірна шкода вбиває одразу
refusal-SF-DEATH-4 = без свідомості дій немає
refusal-SF-DEATH-5 = при смерті рішучість зменшується наприкінці ходу
refusal-SF-DEATH-6 = без рішучості вмирають
refusal-SF-DEATH-7 = без рішучості лишається один раунд
refusal-SF-DEATH-8 = бракує пунктів рішучості для стабілізації, або вона не потрібна
refusal-SF-DEATH-9 = лише за стабільності, 0 здоров’я і пункту рішучості, не в раунд стабілізації
refusal-SF-DEATH-10 = шкода при смерті забирає рішучість
refusal-SF-DEATH-11 = шкода перериває стабільність
refusal-SF-DEATH-12 = будь-яке лікування стабілізує
refusal-SF-DEATH-13 = перша допомога стабілізує
refusal-SF-DEATH-14 = інші гинуть за 0 пунктів здоров’я
refusal-SF-DEATH-15 = рішучість залежить від рівня і ключової характеристики
refusal-SF-DEATH-16 = смерть або вихід із бою
refusal-SF-DEATH-17 = раунд рахують від ходу до ходу
refusal-SF-DEATH-18 = лють триває ще один хід
refusal-SF-COND-1 = стан не подвоюється
refusal-SF-COND-2 = осліплення: нічого не видно
refusal-SF-COND-3 = глухота: нічого не чути
refusal-SF-COND-4 = обплутання: половина швидкості, без бігу й розбігу
refusal-SF-COND-5 = збитий приціл: −2 до атак
refusal-SF-COND-6 = потрясіння: −2 до атак, рятівних кидків і перевірок
refusal-SF-COND-7 = нездужання: −2 до атак, шкоди, рятівних кидків і перевірок
refusal-SF-COND-8 = захват: нічого, що потребує двох рук
refusal-SF-COND-9 = { $code ->
    [held_down] знерухомлення: рухатися не можна
   *[pinned] знерухомлення: руки й ноги не вільні
}
refusal-SF-COND-10 = лежачи: лише повзти
refusal-SF-COND-11 = { $code ->
    [nothing_to_change] немає ні обертання, ні дрейфу
    [no_surface] немає за що вхопитися
   *[off_kilter] неконтрольоване обертання: спершу треба вхопитися
}
refusal-SF-COND-12 = неготовність: −2 КБ і жодних реакцій
refusal-SF-COND-13 = безпорадність: жодних фізичних дій
refusal-SF-COND-14 = { $code ->
    [no_patient] поруч немає того, хто спить і кого можна розбудити
   *[asleep] сон: дій немає
}
refusal-SF-COND-15 = параліч: жодних фізичних дій
refusal-SF-COND-16 = похитування: лише одна основна або супутня дія
refusal-SF-COND-17 = приголомшення: дій немає
refusal-SF-COND-18 = { $code ->
    [cowering] ступор від страху: дій немає
   *[dazed] заціпеніння: дій немає
}
refusal-SF-COND-19 = нудота: лише одна супутня дія
refusal-SF-COND-20 = втома або виснаження: ні бігу, ні розбігу
refusal-SF-COND-21 = страх жене геть від джерела
refusal-SF-COND-22 = { $code ->
    [no_opportunity] спантеличення: провокована атака лише по цілі, яку вже атакують
   *[confused] спантеличення: дій не обирають
}
refusal-SF-COND-23 = немає чого гасити
refusal-SF-COND-24 = { $code ->
    [no_speed] перевантаження: перекид неможливий
   *[fascinated] завороженість: дій немає
}
refusal-SF-COND-25 = невидимого не видно
refusal-SF-COND-26 = при смерті, у стабільності та після смерті дій немає
refusal-SF-MORALE-1 = за правилами ніхто не тікає
