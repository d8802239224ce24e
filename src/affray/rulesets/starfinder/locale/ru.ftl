### Starfinder по-русски. Читается после сообщений продукта.

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

name-gm = Ведущий
name-crew = Экипаж
name-raiders = Налётчики
name-unarmed = Безоружный удар

name-str = Сила
name-dex = Ловкость
name-con = Выносливость
name-int = Интеллект
name-wis = Мудрость
name-cha = Харизма
name-fort = Стойкость
name-ref = Реакция
name-will = Воля
name-acrobatics = Акробатика
name-athletics = Атлетика
name-bluff = Блеф
name-computers = Компьютеры
name-culture = Культура
name-diplomacy = Дипломатия
name-disguise = Маскировка внешности
name-engineering = Инженерное дело
name-intimidate = Запугивание
name-medicine = Медицина
name-mysticism = Мистицизм
name-perception = Внимание
name-physical_science = Естественные науки
name-piloting = Пилотирование
name-sense_motive = Проницательность
name-sleight_of_hand = Ловкость рук
name-stealth = Скрытность
name-survival = Выживание

name-fine = мельчайший
name-diminutive = миниатюрный
name-tiny = крошечный
name-small = маленький
name-medium = средний
name-large = большой
name-huge = огромный
name-gargantuan = громадный
name-colossal = колоссальный

reason-unattended = бесхозный предмет
reason-B = (дробящий)
reason-P = (колющий)
reason-S = (рубящий)
reason-A = (кислота)
reason-C = (холод)
reason-E = (электричество)
reason-F = (огонь)
reason-So = (звук)
reason-other = (прочий)

name-dead = смерть
name-dying = при смерти
name-stable = стабильность
name-unconscious = без сознания
name-asleep = сон
name-helpless = беспомощность
name-paralyzed = паралич
name-stunned = ошеломление
name-dazed = оцепенение
name-cowering = ступор от страха
name-fascinated = заворожённость
name-nauseated = тошнота
name-panicked = паника
name-frightened = испуг
name-confused = замешательство
name-staggered = пошатывание
name-pinned = обездвиживание
name-grappled = захват
name-prone = лёжа
name-off_kilter = неконтролируемое вращение
name-blinded = слепота
name-flat_footed = врасплох
name-entangled = опутывание
name-exhausted = изнурение
name-fatigued = утомление
name-burning = горение
name-corroding = разъедание кислотой
name-bleeding = кровотечение
name-off_target = сбитый прицел
name-shaken = потрясение
name-sickened = дезориентация
name-dazzled = ослепление вспышкой
name-deafened = глухота
name-invisible = невидимость
name-encumbered = перегрузка
name-overburdened = сильная перегрузка
name-ok = в строю
name-gone = вне поля боя
name-surrendered = сдача в плен
name-delaying = выжидание
name-readied = подготовленное действие
name-surprised = неожиданное нападение

name-wielded = в боевом хвате
name-held = в руке
name-accessible = под рукой
name-stowed = в рюкзаке
name-worn = надето
name-ground = на земле
name-open = открыто
name-closed = закрыто
name-locked = заперто

name-standard = основное действие
name-move = сопутствующее действие
name-swift = быстрое действие
name-full = действие полного хода или полная скорость
name-half = половина скорости
name-opportunity = внеочередная атака
name-ability = способность
name-automatic = автоматический огонь
name-coup = добивающий удар
name-reaction = ответное действие
name-two = две атаки
name-onslaught = солдатский натиск
name-multiattack = серия атак
name-land = по земле
name-climb = лазание
name-swim = плавание
name-fly = полёт
name-burrow = копание

name-attack = атака
name-full_attack = полная атака
name-automatic_fire = автоматический огонь
name-charge = атака с разбега
name-dirty_trick = грязный приём
name-grapple = захват
name-reposition = перестановка
name-disarm = разоружение
name-sunder = разрушение
name-trip = сбивание с ног
name-bull_rush = таран
name-stand_still = остановить на месте
name-total_defense = глухая оборона
name-fight_defensively = уход в защиту
name-harrying_fire = отвлекающий огонь
name-covering_fire = прикрывающий огонь
name-feint = финт
name-bodyguard = телохранитель
name-in_harms_way = заслонить собой
name-step_up = шаг следом
name-attack_of_opportunity = внеочередная атака
name-coup_de_grace = добивающий удар
name-cast = сотворение заклинания
name-continue_casting = продолжение сотворения
name-use_ability = применение способности
name-concentrate = концентрация
name-dismiss = прекращение действия заклинания
name-redirect = перенаправление эффекта
name-escape = освобождение
name-release = отпускание
name-demoralize = деморализация
name-first_aid = первая помощь
name-hide = попытка спрятаться
name-search = поиск
name-diversion = отвлечение внимания
name-end_condition = снятие состояния
name-douse = тушение
name-wake = побудка
name-guarded_step = осторожный шаг
name-withdraw = отступление
name-run = бег
name-crawl = перемещение ползком
name-minimum_move = самое малое перемещение
name-stand_up = вставание
name-drop_prone = падение на пол
name-draw = выхватывание оружия
name-sheathe = убирание оружия
name-reload = перезарядка оружия
name-change_grip = смена хвата
name-take_out = доставание из рюкзака
name-stow = укладывание в рюкзак
name-pick_up = поднятие предмета
name-open_door = открывание двери
name-close_door = закрывание двери
name-unlock = вскрытие замка
name-activate_item = активация предмета
name-manipulate_item = операции с предметами
name-set_mode = смена режима
name-drop = выпускание из рук предмета
name-speak = короткая фраза
name-delay = выжидание
name-ready = подготовка действия
name-push_off = отталкивание
name-grab_surface = хват за опору
name-hover = зависание
name-perform = подготовленное действие
name-surrender = сдача в плен
name-end = конец хода

name-enters_reach = вход в зону досягаемости
name-enters_square = вход на клетку
name-leaves_square = уход с клетки
name-leaves_threatened_square = уход с контролируемой клетки
name-guarded_step_away = осторожный шаг прочь
name-attacked = нападение
name-hit_by_melee = попадание в ближнем бою
name-hit_by_ranged = дистанционное попадание
name-damaged = получение урона
name-ranged_attack = дистанционная атака
name-casts = сотворение заклинания
name-begins_long_casting = начало долгого сотворения
name-door_opened = открытие двери
name-action = действие
name-custom = по уговору
name-opponent = противник
name-ally = союзник
name-self = сам участник боя
name-any = кто угодно

name-normal = обычные действия
name-nothing = бездействие
name-self_harm = удар по себе
name-fall = падение
name-N = север
name-NE = северо-восток
name-E = восток
name-SE = юго-восток
name-S = юг
name-SW = юго-запад
name-W = запад
name-NW = северо-запад
name-yes = да
name-no = нет
name-slot_1 = запас заклинаний 1-го уровня
name-slot_2 = запас заклинаний 2-го уровня
name-slot_3 = запас заклинаний 3-го уровня
name-slot_4 = запас заклинаний 4-го уровня
name-slot_5 = запас заклинаний 5-го уровня
name-slot_6 = запас заклинаний 6-го уровня

reason-d20 = (d20)
reason-bab = БМА
reason-weapon = оружие
reason-weapon_property = свойство оружия
reason-improved_maneuver = отработанный манёвр
reason-initiative = инициатива
reason-eac = ЭКБ
reason-kac = ККБ
reason-intersection = пересечение
reason-range = штраф за дистанцию
reason-cover = укрытие
reason-partial_cover = частичное укрытие
reason-improved_cover = улучшенное укрытие
reason-soft_cover = мягкое укрытие
reason-flanking = взятие в клещи
reason-dexterity = потеря Ловкости
reason-not_proficient = без владения
reason-broken = поломка
reason-nonlethal = другой вид урона
reason-mobility = подвижность
reason-full_speed = полная скорость
reason-rolling = перекатывание по земле
reason-dice = (кости)
reason-bonus = бонус
reason-earlier_attempts = прежние попытки

term-hp = пункты здоровья (ПЗ)
term-sp = пункты живучести (ПЖ)
term-rp = пункты решимости (ПР)
term-temp_hp = временные пункты здоровья
term-ac = класс брони (КБ)
term-eac = энергетический класс брони (ЭКБ)
term-kac = кинетический класс брони (ККБ)
term-bab = базовый модификатор атаки (БМА)
term-cr = класс опасности (КО)
term-dc = сложность (СЛ)
term-level = уровень персонажа
term-combat = бой
term-round = раунд
term-turn = ход
term-start_of_turn = начало хода
term-end_of_turn = конец хода
term-next_turn = следующий ход
term-initiative = инициатива
term-count = значение инициативы
term-order = порядок инициативы
term-new_place = новое место в порядке
term-roll_off = переброс при равенстве
term-surprise_round = предбоевой раунд
term-surprised = неожиданное нападение
term-gm = ведущий
term-player = игрок
term-combatant = участник боя
term-creature = существо
term-ally = союзник
term-opponent = противник
term-target = цель
term-action = действие
term-standard = основное действие
term-move = сопутствующее действие
term-swift = быстрое действие
term-full = действие полного хода
term-reaction = ответное действие
term-other = прочее действие
term-reaction_available = ответное действие доступно
term-reaction_spent = ответное действие использовано
term-readied = действие подготовлено
term-delaying = выжидание
term-trigger = условие
term-purely_defensive = направленное исключительно на защиту
term-restricted = ограничение на действия
term-single_attack = одиночная атака
term-attack_roll = проверка атаки
term-damage_roll = проверка урона
term-melee = атака в ближнем бою
term-ranged = дистанционная атака
term-thrown = метательное оружие
term-grenade = граната
term-explosion = взрыв
term-area = область действия
term-intersection = пересечение границ клеток
term-scatter_direction = направление промаха
term-scatter_distance = дальность промаха
term-short = недолёт
term-natural_20 = натуральная двадцатка
term-critical_hit = критический удар
term-critical_effect = особый эффект критического удара
term-damage = урон
term-nonlethal = нелетальный урон
term-lethal = летальный урон
term-kinetic = кинетический урон
term-energy = энергетический урон
term-massive_damage = сокрушительный урон
term-falling_damage = урон от падения
term-range_increment = шаг дистанции
term-maximum_range = максимальная дальнобойность
term-range_penalty = штраф за дистанцию
term-reach = зона досягаемости
term-reach_weapon = длинное оружие
term-natural_weapon = естественное оружие
term-unwieldy = громоздкое
term-threatened = контролируемая клетка
term-square = клетка
term-adjacent = соседняя клетка
term-line_of_effect = линия досягаемости
term-line_of_sight = линия видимости
term-obstacle = препятствие
term-difficult = пересечённая местность
term-total_cover = полное укрытие
term-concealment = маскировка
term-total_concealment = полная маскировка
term-miss_chance = вероятность промаха
term-save = испытание
term-speed = скорость
term-altitude = высота
term-zero_gravity = невесомость
term-damage_reduction = снижение урона
term-resistance = сопротивление энергии
term-immunity = невосприимчивость
term-vulnerability = уязвимость
term-hardness = твёрдость
term-bonus = бонус
term-penalty = штраф
term-circumstance_bonus = ситуативный бонус
term-maneuver = боевой манёвр
term-renewal = повторный манёвр захвата
term-counter_grapple = встречный захват
term-drag = перетаскивание
term-extraordinary = экстраординарная способность (Экс)
term-spell_like = псевдозаклинание (Пс)
term-supernatural = сверхъестественная способность (Св)
term-spell_slot = дневной запас заклинаний
term-provoke = провоцировать
term-skill_check = проверка навыка
term-tumble = кувырок
term-condition = состояние
term-healing = лечение
term-ferocity = свирепость
term-free_hand = свободная рука
term-quick_draw = быстрое выхватывание
term-kip_up = подъём рывком
term-ammunition = боеприпасы
term-capacity = ёмкость
term-size = размер
term-precise_sense = точный способ восприятия
term-blindsight = слепозрение
term-encounter = столкновение
term-side = сторона
term-status = состояние
term-place = место
term-items = предметы

result-crew = Победа экипажа
result-raiders = Победа налётчиков
result-draw = Ничья

rule-tag-designed = добавлено к исходному тексту: из остальных правил игры или наше решение

## Имена из бестиария

unit-vex = Векс Марлоу
unit-ilsa = Ильса Кворн
unit-tamsin = Тамсин Рейес
unit-okoro = Окоро Бастион
unit-dock_rat = Портовая крыса
unit-gunner = Стрелок налётчиков
unit-hound = Абордажная гончая
unit-breaker = Сокрушитель обшивки

item-unarmed = Безоружный удар
item-polearm = Абордажный багор
item-dirk = Палубный кортик
item-sidearm = Импульсный пистолет
item-skinknife = Разделочный нож
item-frag = Осколочный заряд
item-baton = Шоковая дубинка
item-psychic_lance = Психическое копьё
item-field_mend = Полевое лечение
item-gravity_snare = Гравитационные путы
item-warding_touch = Охранное касание
item-mace = Полицейская булава
item-carbine = Пулевой карабин
item-shiv = Заточка
item-popgun = Пистолет из хлама
item-autorifle = Автомат-трещотка
item-hatchet = Топорик
item-bite = Крючковатый укус
item-slam = Удар поршнем
item-retort = Ответ поршня

item-crates = Ящики
item-junk = Хлам
item-wall = Стена
item-cables = Кабели
item-barricade = Баррикада
item-edge_drop = Обрыв
item-pillar = Колонна
item-door = Дверь
item-loading_dock_ambush = Засада на погрузочной площадке
item-corridor_hold = Оборона коридора
item-gantry_breach = Прорыв на мостках

## Что произошло

dice = { $count }d{ $sides }
share = { $target } ({ $damage })
pools-left = остаётся { $sp ->
    [0] { "" }
   *[other] { $sp } ПЖ,{ " " }
}{ $hp } ПЗ
pools-now = теперь { $sp ->
    [0] { "" }
   *[other] { $sp } ПЖ,{ " " }
}{ $hp } ПЗ
feet-spent = { $cost ->
    [0] { "" }
    [one] { " " }({ $cost } фут)
    [few] { " " }({ $cost } фута)
   *[many] { " " }({ $cost } футов)
}
at-height = { $height ->
    [0] { "" }
   *[other] { "" }, высота { $height } фт
}
paid-with = { $paid ->
    [standard] { "" }, основное действие
    [move] { "" }, сопутствующее действие
    [swift] { "" }, быстрое действие
    [full] { "" }, действие полного хода
    [readied] { "" }, подготовлено
   *[other] { "" }
}

event-not-offered = { $who }: ответное действие сейчас невозможно.
event-ended = { $on }: «{ $what_label }» — срок истёк.
event-surprise-settled = { $surprised ->
    [none] Никто не застигнут неожиданно.
   *[given] Застигнуты неожиданно: { $surprised }.
}
event-order-settled = Инициатива: { $order }.
event-round-began = { $surprise ->
    [yes] Предбоевой раунд.
   *[no] Раунд { $round }.
}
event-turn-began = Ход: { $who }.
event-turn-ended = { "" }
event-turn-skipped = { $who }: ход этого раунда уже использован.
event-turn-forfeited = { $who }: отложенный ход потерян.
event-delayed = { $who }: выжидание.
event-came-out = { $who }: конец выжидания.
event-place-changed = { $side ->
    [before] { $who }: новое место в порядке — { $count }, перед участником «{ $of }».
   *[after] { $who }: новое место в порядке — { $count }, за участником «{ $of }».
}
event-joined = { $who }: вступление в бой, инициатива { $count }.
event-left-field = { $who }: выход из боя.
event-surrendered = { $who }: сдача в плен.
event-combat-over = { $result ->
    [draw] Бой окончен: ничья
    [crew] Бой окончен: победа экипажа
    [raiders] Бой окончен: победа налётчиков
   *[other] Бой окончен: победа стороны «{ $result }»
}{ $why ->
    [max_rounds] { " " }(лимит раундов)
    [nobody] { " " }(сражаться больше некому)
   *[other] { "" }
}. Раундов: { $rounds }.
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
       *[given] { "" }, цель — { $target }
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
   *[other] { $who }: ответное действие «{ $what_label }».
}
event-readying = { $who }: подготовка действия «{ $action_label }». Условие: { $trigger }{ $defensive ->
    [yes] { "" }; исключительно защита
   *[no] { "" }
}.
event-readied-lost = { $why ->
    [own_turn] { $who }: подготовленное действие потеряно («{ $action_label }»).
   *[other] { $who }: подготовленное действие больше невозможно («{ $action_label }»).
}
event-performed = Условие выполнено. { $who }: подготовленное действие «{ $action_label }».
event-ruled = { $what ->
    [initiative] Решение { -gm(case: "gen") }: { $of }, значение инициативы { $value }.
    [side] Решение { -gm(case: "gen") }: { $of }, теперь сторона «{ $value_label }».
    [surprise] Решение { -gm(case: "gen") }: { $value ->
        [yes] { $of }, нападение неожиданно
       *[no] { $of }, нападение ожидаемо
    }.
    [acted] Решение { -gm(case: "gen") }: { $value ->
        [yes] { $of }, первое действие уже было
       *[no] { $of }, первого действия ещё не было
    }.
    [reaction] Решение { -gm(case: "gen") }: { $value ->
        [yes] { $of }, ответное действие доступно
       *[no] { $of }, ответное действие использовано
    }.
    [ranged_dirty_trick] Решение { -gm(case: "gen") }: { $of }, грязный приём на расстоянии — { $value ->
        [allow] разрешён
       *[forbid] запрещён
    }.
   *[other] Решение { -gm(case: "gen") }: { $of }, «{ $what_label }»: { $value_label }.
}
event-spoke = { $who }: «{ $words }».
event-moved = { $how ->
    [land] { $who }: шаг на клетку { $end }
    [climb] { $who }: лазание на клетку { $end }
    [swim] { $who }: плавание на клетку { $end }
    [fly] { $who }: полёт на клетку { $end }
    [burrow] { $who }: копание на клетку { $end }
    [guarded] { $who }: осторожный шаг на клетку { $end }
    [crawl] { $who }: ползком на клетку { $end }
    [charge] { $who }: разбег на клетку { $end }
    [run] { $who }: бегом на клетку { $end }
    [withdraw] { $who }: отступление на клетку { $end }
    [drift] { $who }: дрейф на клетку { $end }
    [back] { $who }: назад на клетку { $end }
   *[other] { $who }: вынужденное перемещение на клетку { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $why ->
    [held] { $who }: захват не пускает дальше.
    [standstill] { $who }: остановка на месте.
    [failed] { $who }: провал, дальше пути нет.
    [prone] { $who }: падение, дальше пути нет.
    [blocked] { $who }: путь закрыт, дальше не пройти.
   *[unable] { $who }: дальше двигаться невозможно.
}
event-hazard-met = { $who }: опасное место, { $where }.
event-fell-from = { $who }: падение с высоты { $feet } фт.
event-drifting = { $feet ->
    [0] { $who }: дрейф прекращён.
    [one] { $who }: дрейф, { $feet } фут за ход.
    [few] { $who }: дрейф, { $feet } фута за ход.
   *[many] { $who }: дрейф, { $feet } футов за ход.
}
event-item-moved = { $how ->
    [drawn] { $who }: предмет «{ $item }» выхвачен.
    [sheathed] { $who }: предмет «{ $item }» убран.
    [picked_up] { $who }: предмет «{ $item }» поднят.
    [taken_out] { $who }: предмет «{ $item }» вынут из рюкзака.
    [stowed] { $who }: предмет «{ $item }» убран в рюкзак.
    [caught] { $who }: предмет «{ $item }» подхвачен.
    [taken] { $who }: предмет «{ $item }» отобран.
   *[dropped] { $who }: предмет «{ $item }» упал на клетку { $to }.
}
event-grip-changed = { $who }: предмет «{ $item }» теперь { $location }.
event-reloaded = { $who }: перезарядка, «{ $item }» ({ $loaded }).
event-switched = { $state ->
    [stun] { $who }: «{ $item }», нелетальный режим.
    [lethal] { $who }: «{ $item }», обычный режим.
    [on] { $who }: предмет «{ $item }» включён.
   *[off] { $who }: предмет «{ $item }» выключен.
}
event-door-changed = { $state ->
    [open] { $who }: «{ $door }» — открыто.
    [closed] { $who }: «{ $door }» — закрыто.
    [locked] { $who }: «{ $door }» — заперто.
    [unlocked] { $who }: «{ $door }» — замок открыт.
   *[stuck] { $who }: «{ $door }» — замок не поддаётся.
}

event-rolled = { $who }, «{ $why_label }»: { $total }{ $against ->
    [0] { "" }
   *[other] { " " }против { $against }
}.
event-dice-rolled = { $who }, «{ $why_label }»: { $total } ({ $dice }: { $faces }).
event-save-failed-by-choice = { $who }, «{ $why_label }»: добровольный провал.
event-attack-declared = { $who }: атака по цели «{ $target }» ({ $weapon }, { $mode }).
event-attack-resolved = { $who }, «{ $weapon }»: { $hit ->
    [yes] { $critical ->
        [yes] критический удар
       *[no] попадание
    }
   *[no] промах
}, цель — { $target }{ $ac_total ->
    [0] { "" }
   *[other] { "" }, КБ { $ac }
}.
event-concealment-rolled = { $missed ->
    [yes] Маскировка: { $who } — промах, цель — { $target } ({ $face } из 100, до { $chance }).
   *[no] Маскировка не помогла: { $who } — попадание, цель — { $target } ({ $face } из 100, до { $chance }).
}
event-action-lost = { $who }: действие потеряно («{ $action_label }»).
event-scattered = { $who }: «{ $weapon }», направление промаха { $direction }, клеток: { $squares }, падение в точке { $to }.
event-exploded = { $who }: «{ $weapon }», взрыв в точке { $at }: { $caught ->
    [none] никто не задет
   *[given] { $caught }
}.
event-intercepted = { $who }: удар принят на себя вместо союзника «{ $target }».
event-supported = { $what ->
    [harrying_fire] { $who }: отвлекающий огонь, следующая атака союзника по цели «{ $of }» получает +2.
    [covering_fire] { $who }: прикрывающий огонь, союзник «{ $of }» получает +2 КБ против следующей атаки.
    [feint] { $who }: финт удался, цель — { $of }.
   *[bodyguard] { $who }: телохранитель, союзник «{ $of }» получает +2 КБ против этой атаки.
}
event-support-used = { $of }: «{ $what_label }» ({ $who }) — использовано.
event-maneuver-resolved = { $who }: «{ $maneuver }», цель — { $target }: { $success ->
    [yes] успех{ $margin ->
        [0] { "" }
       *[other] { "" }, сверх нужного { $margin }
    }
   *[no] провал
}.
event-item-damaged = Предмет «{ $item }»: урон { $damage }, остаётся { $hp } ПЗ{ $state ->
    [broken] { "" }, предмет сломан
    [destroyed] { "" }, предмет уничтожен
   *[whole] { "" }
}.
event-damaged = { $who }: урон { $damage }{ $temp ->
    [0] { "" }
   *[other] { "" }, временными ПЗ погашено { $temp }
}, { pools-left }.
event-healed = { $who }: восстановлено { $hit_points ->
    [0] { $stamina } ПЖ
   *[other] { $hit_points } ПЗ{ $stamina ->
        [0] { "" }
       *[other] { " " }и { $stamina } ПЖ
    }
}, { pools-now }.
event-fell = { $how ->
    [ferocity] { $who }: 0 ПЗ, свирепость держит на ногах.
   *[other] { "" }
}
event-resolve-lost = { $why ->
    [stabilize] { $who }: стабилизация, потрачено { $amount } ПР, остаётся { $left }.
    [stay] { $who }: участник остаётся в бою, потрачено { $amount } ПР, остаётся { $left }.
    [ability] { $who }: потрачено { $amount } ПР, остаётся { $left }.
   *[other] { $who }: потеряно { $amount } ПР, остаётся { $left }.
}
event-died = { $who }: смерть{ $why ->
    [massive_damage] { "" } — сокрушительный урон
    [resolve] { "" } — решимости больше нет
    [bleeding_out] { "" } — решимости больше нет
    [coup_de_grace] { "" } — добивающий удар
    [ferocity] { "" } — свирепость иссякла
   *[other] { "" }
}.
event-condition-gained = { $who }: состояние «{ $condition }»{ $source ->
    [none] { "" }
   *[given] { "" }, источник — { $source }
}.
event-condition-resisted = { $who }: невосприимчивость к состоянию «{ $condition }».
event-condition-lost = { $why ->
    [dead] { "" }
   *[other] { $who }: состояние «{ $condition }» закончилось.
}
event-casting-began = { $who }: сотворение заклинания «{ $spell }», осталось раундов: { $rounds }.
event-spell-lost = { $who }: заклинание сорвано, «{ $spell }»{ $why ->
    [damage] { "" } — получен урон
    [action] { "" } — сотворение прервано
    [conditions] { "" } — нет подходящей цели
   *[other] { "" }
}.
event-took-effect = { $who }: «{ $ability }»{ $targets_count ->
    [0] { "" }, никто не затронут
    [one] { "" }, цель: { $targets }
   *[other] { "" }, цели: { $targets }
}.
event-effect-ended = { $why ->
    [dismissed] { $who }: действие эффекта «{ $ability }» прекращено.
    [damage] { $who }: концентрация нарушена, эффект «{ $ability }» больше не действует.
   *[other] { $who }: эффект «{ $ability }» больше не действует.
}
event-bewildered = { $who }, замешательство: { $drive }{ $target ->
    [none] { "" }
   *[given] { "" } ({ $target })
}.
event-hid = { $who }: попытка спрятаться — { $hidden_from ->
    [none] все по-прежнему видят
   *[given] не видят: { $hidden_from }
}.
event-noticed = { $by ->
    [none] { $who }: снова на виду.
   *[given] { $who }: снова на виду. Кому видно: { $by }.
}

## Что спрашивают

prompt-turn = { $who }: ход.
prompt-come_out = { $who }: перестать выжидать?
prompt-opportunity = { $who }: провести внеочередную атаку?
prompt-before = { $who }: ответить до того, как это произойдёт?
prompt-after = { $who }: это произошло. Ответить?
prompt-tie = { $who }: инициатива равна. В каком порядке?
prompt-simultaneous = { $who }: отвечают несколько. В каком порядке?
prompt-defensive = { $who }: подготовленное перемещение — исключительно защита?
prompt-full_attack = { $who }: следующая атака полной атаки.
prompt-dirty_trick = { $who }: какое состояние?
prompt-renewal = { $who }: удержать захват или снять предмет?
prompt-reposition = { $who }: куда переставить цель?
prompt-drag = { $who }: перетащить цель?
prompt-catch = { $who }: подхватить предмет?
prompt-save = { $who }: пройти испытание?
prompt-in_harms_way = { $who }: заслонить собой?
prompt-closest = { $who }: несколько целей одинаково близки. Какая?
prompt-dying = { $who }: при смерти. Стабилизироваться?
prompt-stable = { $who }: состояние стабильно. Остаться в бою?
prompt-aim = { $who }: эффект срабатывает. Куда?
prompt-ranged_dirty_trick = { $who }: разрешить грязный приём на расстоянии?
prompt-npc_dying = { $who }: смерть или при смерти?

roll-initiative = инициатива
roll-roll_off = переброс при равенстве
roll-attack = проверка атаки
roll-concealment = маскировка
roll-damage = урон
roll-critical_damage = второй бросок урона
roll-critical_effect = особый эффект критического удара
roll-scatter_direction = направление промаха
roll-scatter_distance = дальность промаха
roll-fort = испытание Стойкости
roll-ref = испытание Реакции
roll-will = испытание Воли
roll-acrobatics = проверка Акробатики
roll-athletics = проверка Атлетики
roll-bluff = проверка Блефа
roll-engineering = проверка Инженерного дела
roll-intimidate = проверка Запугивания
roll-medicine = проверка Медицины
roll-perception = проверка Внимания
roll-sense_motive = проверка Проницательности
roll-stealth = проверка Скрытности
roll-con = проверка Выносливости
roll-run = выносливость в беге
roll-confusion = замешательство
roll-self_harm = урон по себе
roll-heal = лечение
roll-burning = горение
roll-corroding = разъедание кислотой
roll-bleeding = кровотечение
roll-hazard = опасное место
roll-fall = падение

## Действия на выбор

option-attack = Атаковать
option-attack-help = одна атака: по цели, клетке или пересечению
option-full_attack = Полная атака
option-full_attack-help = действие полного хода: несколько атак, каждая со штрафом
option-automatic_fire = Автоматический огонь
option-automatic_fire-help = действие полного хода: все в конусе, пока есть боеприпасы
option-coup_de_grace = Добивающий удар
option-coup_de_grace-help = действие полного хода: беспомощное существо рядом
option-charge = Атака с разбега
option-charge-help = действие полного хода: до двух скоростей по прямой и атака в ближнем бою
option-dirty_trick = Грязный приём
option-dirty_trick-help = манёвр: состояние на выбор
option-grapple = Захват
option-grapple-help = манёвр: удержать или обездвижить, продлить захват или захватить в ответ
option-reposition = Перестановка
option-reposition-help = манёвр: переставить цель, действием полного хода — перетащить
option-disarm = Разоружение
option-disarm-help = манёвр: предмет падает из рук или подхвачен
option-sunder = Разрушение
option-sunder-help = манёвр: повредить предмет
option-trip = Сбивание с ног
option-trip-help = манёвр: цель сбита с ног
option-bull_rush = Таран
option-bull_rush-help = манёвр: оттолкнуть цель назад
option-release = Отпустить из захвата
option-release-help = прекратить свой захват, ничего не стоит
option-total_defense = Глухая оборона
option-total_defense-help = даёт +4 КБ до начала следующего хода
option-harrying_fire = Отвлекающий огонь
option-harrying_fire-help = следующая атака союзника по этому противнику получает +2
option-covering_fire = Прикрывающий огонь
option-covering_fire-help = союзник получает +2 КБ против следующей атаки
option-feint = Финт
option-feint-help = проверка Блефа: противник застигнут врасплох для вашей следующей атаки
option-cast = Сотворить заклинание
option-cast-help = одно из известных заклинаний
option-continue_casting = Продолжить сотворение
option-continue_casting-help = действие полного хода: ещё один раунд долгого заклинания
option-use_ability = Применить способность
option-use_ability-help = особая способность
option-concentrate = Концентрироваться
option-concentrate-help = поддержать заклинание
option-dismiss = Прекратить заклинание
option-dismiss-help = прекратить действие своего эффекта
option-redirect = Перенаправить эффект
option-redirect-help = направить свой эффект на другое
option-escape = Освободиться
option-escape-help = проверка Акробатики против захвата
option-demoralize = Деморализация
option-demoralize-help = проверка Запугивания: противник в пределах 30 футов потрясён
option-first_aid = Первая помощь
option-first_aid-help = проверка Медицины против 15: стабилизация или остановка крови
option-hide = Спрятаться
option-hide-help = проверка Скрытности, нужно укрытие или маскировка
option-search = Поиск
option-search-help = проверка Внимания: найти спрятавшихся
option-diversion = Отвлечение внимания
option-diversion-help = проверка Блефа: миг, чтобы спрятаться
option-end_condition = Снять состояние
option-end_condition-help = то, что вызвал грязный приём
option-douse = Сбить пламя
option-douse-help = действие полного хода: кататься по земле, испытание с +4
option-wake = Разбудить
option-wake-help = спящего рядом
option-move = Переместиться
option-move-help = в пределах скорости, можно выхватить или убрать предмет
option-guarded_step = Осторожный шаг
option-guarded_step-help = 5 футов, никого не провоцирует
option-withdraw = Отступление
option-withdraw-help = действие полного хода: до двух скоростей, первый шаг безопасен
option-run = Бег
option-run-help = действие полного хода: по прямой до четырёх скоростей
option-crawl = Ползти
option-crawl-help = 5 футов лёжа
option-minimum_move = Сдвинуться на 5 футов
option-minimum_move-help = действие полного хода: если можно двигаться вообще
option-stand_up = Встать
option-stand_up-help = с земли, никого не провоцирует
option-drop_prone = Упасть на пол
option-drop_prone-help = быстрое действие
option-draw = Выхватить
option-draw-help = оружие или прибор под рукой, сразу включённые
option-sheathe = Убрать
option-sheathe-help = предмет из рук под руку
option-reload = Перезарядить
option-reload-help = полностью зарядить оружие
option-change_grip = Сменить хват
option-change_grip-help = быстрое действие: рукой больше или меньше
option-take_out = Достать из рюкзака
option-take_out-help = что-то из рюкзака
option-stow = Убрать в рюкзак
option-stow-help = что-то в рюкзак
option-pick_up = Поднять
option-pick_up-help = предмет со своей или соседней клетки
option-open_door = Открыть дверь
option-open_door-help = незапертую дверь рядом
option-close_door = Закрыть дверь
option-close_door-help = открытую дверь рядом
option-unlock = Вскрыть замок
option-unlock-help = проверка Инженерного дела против 20
option-activate_item = Включить предмет
option-activate_item-help = предмет, которому это нужно
option-set_mode = Сменить режим
option-set_mode-help = включить или выключить нелетальный режим
option-drop = Выпустить из рук
option-drop-help = предметы падают, ничего не стоит
option-speak = Короткая фраза
option-speak-help = сказать вслух, ничего не стоит
option-delay = Выжидать
option-delay-help = ходить позже, до конца боя
option-ready = Подготовить действие
option-ready-help = действие и условие, при котором оно сработает
option-push_off = Оттолкнуться
option-push_off-help = в невесомости, от опоры
option-grab_surface = Ухватиться
option-grab_surface-help = прекращает вращение и дрейф
option-hover = Зависнуть
option-hover-help = остаться на месте в воздухе
option-surrender = Сдаться в плен
option-surrender-help = больше не сражаться
option-end = Завершить ход
option-end-help = неиспользованное пропадает

option-attack_of_opportunity = Внеочередная атака
option-attack_of_opportunity-help = атака в ближнем бою до события, тратит ответное действие
option-stand_still = Остановить на месте
option-stand_still-help = проверка вместо атаки: шага не будет, тратит ответное действие
option-react = Ответить способностью
option-react-help = тратит ответное действие
option-bodyguard = Телохранитель
option-bodyguard-help = союзник рядом получает +2 КБ против этой атаки, тратит ответное действие
option-step_up = Шаг следом
option-step_up-help = осторожный шаг за противником, тратит ответное действие
option-perform = Выполнить подготовленное действие
option-perform-help = меняет место в порядке
option-decline = Пропустить случай
option-decline-help = ничего не делать, ничего не стоит
option-come_out = Перестать выжидать
option-come_out-help = взять свой ход сейчас
option-wait = Ждать дальше
option-wait-help = до конца ещё одного хода
option-order = Назначить порядок
option-order-help = назвать всех от первого до последнего
option-yes = Да
option-yes-help = это так
option-no = Нет
option-no-help = это не так
option-stop = Остановиться
option-stop-help = больше не продолжать
option-condition = Выбрать состояние
option-condition-help = для цели
option-keep = Удержать захват
option-keep-help = цель остаётся в захвате
option-take = Взять
option-take-help = предмет удерживаемого или удар, нацеленный в другого
option-catch = Подхватить предмет
option-catch-help = свободной рукой
option-let_fall = Дать упасть
option-let_fall-help = останется на клетке цели
option-attempt = Пройти испытание
option-attempt-help = d20 против СЛ
option-fail = Добровольно провалить
option-fail-help = без броска
option-closest = Выбрать ближайшую цель
option-closest-help = среди одинаково близких
option-stabilize = Стабилизация
option-stabilize-help = потратить пункты решимости: смерть отступает
option-stay_in_the_fight = Остаться в бою
option-stay_in_the_fight-help = потратить 1 пункт решимости: 1 пункт здоровья и ход
option-lie_still = Лежать
option-lie_still-help = ничего не тратить
option-aim = Нацелить
option-aim-help = на цели, точку или направление
option-allow = Разрешить
option-allow-help = на этот раз
option-forbid = Запретить
option-forbid-help = здесь это невозможно
option-dead = Смерть
option-dead-help = смерть при 0 пунктов здоровья
option-dying = При смерти
option-dying-help = ещё можно спасти

## Поля

field-target = цель
field-targets = цели
field-square = клетка
field-point = пересечение
field-corner = свой угол
field-direction = направление
field-with = чем
field-throw = броском
field-nonlethal = нелетально
field-defensively = с уходом в защиту
field-routine = вид полной атаки
field-maneuver = манёвр вместо атаки
field-item = предмет
field-items = предметы
field-condition = состояние
field-full = действием полного хода
field-ally = союзник
field-spell = заклинание
field-ability = способность
field-as = каким действием
field-effect = эффект
field-from = от кого
field-path = путь
field-by = способ перемещения
field-altitude = высота в футах
field-draw = выхватить по пути
field-sheathe = убрать по пути
field-tumble = кувырок на какой скорости
field-jump = прыжок через провалы
field-hide = спрятаться в конце
field-to = куда
field-door = дверь
field-words = слова
field-pay = чем оплачено
field-action = действие
field-event = условие
field-who = чьё действие
field-weapon = каким оружием
field-name = какое действие
field-text = словами
field-order = порядок
field-of = участник боя
field-sp = пункты живучести
field-rp = пункты решимости
field-temp = временные пункты здоровья
field-hp-to = пункты здоровья
field-item-hp = прочность предмета
field-hp = пункты здоровья
field-condition-name = состояние
field-on = включено
field-source = источник
field-rounds = раунды
field-value = величина
field-count = значение инициативы
field-location = где находится
field-loaded = заряжено
field-what = что
field-left = осталось
field-side-to = новая сторона
field-door-to = состояние двери
field-like = такой же участник боя
field-id = код
field-side = сторона
field-at = где

## Решения ведущего

edit-hp = пункты здоровья и прочие запасы
edit-place = место
edit-condition = состояние
edit-initiative = значение инициативы
edit-acted = первое действие
edit-reaction = ответное действие
edit-surprise = неожиданность
edit-item = предмет
edit-uses = оставшиеся применения
edit-side = сторона
edit-door = дверь
edit-trigger = условие подготовленного действия
edit-drop = предметы выпущены вне хода
edit-speak = фраза вне хода
edit-join = новый участник боя
edit-remove = участник боя убран

## Почему нет

refusal-SF-GEN-1 = проверка успешна, если итог не ниже нужного числа
refusal-SF-GEN-2 = дроби округляются вниз один раз, в конце
refusal-SF-GEN-3 = из бонусов одного типа считается только наибольший
refusal-SF-GEN-4 = штраф по одной причине считается один раз
refusal-SF-GEN-5 = частное правило сильнее общего
refusal-SF-GEN-6 = кто союзник, а кто противник, решают стороны
refusal-SF-GEN-7 = в бою нельзя взять 10 или 20
refusal-SF-GEN-8 = кости действия бросаются в установленном порядке
refusal-SF-GEN-9 = удвоенное дважды становится втрое большим
refusal-SF-GEN-10 = кости прерывания бросаются раньше остальных
refusal-SF-GEN-11 = из нескольких причин называется первая по таблице
refusal-SF-GRID-1 = поле боя состоит из клеток, такой на нём нет
refusal-SF-GRID-2 = каждая вторая диагональ считается за две клетки
refusal-SF-GRID-3 = расстояние меряется между ближайшими клетками
refusal-SF-GRID-4 = место и зона досягаемости зависят от размера
refusal-SF-GRID-5 = длинное оружие достаёт на 10 футов
refusal-SF-GRID-6 = при досягаемости 10 футов вторая диагональ достижима
refusal-SF-GRID-7 = контролируется клетка, по которой сейчас можно ударить в ближнем бою
refusal-SF-GRID-8 = без готового оружия ближнего боя ничего не контролируется
refusal-SF-GRID-9 = без досягаемости нужно войти на клетку цели
refusal-SF-GRID-10 = сплошная преграда перекрывает линию досягаемости
refusal-SF-GRID-11 = нет линии видимости
refusal-SF-GRID-12 = выбрать можно только одного из ближайших
refusal-SF-GRID-13 = прямая проходит по определённым клеткам
refusal-SF-GRID-14 = направлений восемь
refusal-SF-INIT-1 = бой начинается с того, кто готов, а кто застигнут неожиданно
refusal-SF-INIT-2 = { $code ->
    [not_your_turn] порядок ходов ещё не определён
   *[other] инициатива — это d20 и модификатор
}
refusal-SF-INIT-3 = при равенстве решает модификатор, потом переброс
refusal-SF-INIT-4 = инициатива бросается один раз за бой
refusal-SF-INIT-5 = значение инициативы меняют только выжидание и подготовленное действие
refusal-SF-INIT-6 = кто вступает позже, получает место по своему значению
refusal-SF-INIT-7 = { $code ->
    [not_your_turn] бой окончен
   *[other] для боя нужны две стороны, способные сражаться
}
refusal-SF-SURP-1 = для предбоевого раунда нужны и готовые, и застигнутые неожиданно
refusal-SF-SURP-2 = в предбоевом раунде можно одно основное или одно сопутствующее действие
refusal-SF-SURP-3 = застигнутые неожиданно не ходят в предбоевом раунде
refusal-SF-SURP-4 = кто готов, не застигнут врасплох до своего первого хода
refusal-SF-ROUND-1 = раунд длится 6 секунд, минута — 10 раундов
refusal-SF-ROUND-2 = сейчас чужой ход
refusal-SF-ROUND-3 = раунды считаются от места, где эффект начался
refusal-SF-ROUND-4 = это кончается в начале следующего хода
refusal-SF-ROUND-5 = это кончается в конце следующего хода
refusal-SF-ROUND-6 = начало хода имеет установленный порядок
refusal-SF-ROUND-7 = конец хода имеет установленный порядок
refusal-SF-ROUND-8 = эффект кончается в свой срок, даже если его владельца нет
refusal-SF-ROUND-9 = место, от которого считаются раунды, не сдвигается
refusal-SF-ACT-1 = у каждого действия один тип
refusal-SF-ACT-2 = за ход: основное, сопутствующее и быстрое действие или одно действие полного хода
refusal-SF-ACT-3 = основным действием можно оплатить сопутствующее или быстрое
refusal-SF-ACT-4 = сопутствующим действием можно оплатить быстрое
refusal-SF-ACT-5 = в этом ходу нечем это оплатить
refusal-SF-ACT-6 = действие нужно завершить до начала следующего
refusal-SF-ACT-7 = действие полного хода занимает весь ход
refusal-SF-ACT-8 = для действия полного хода нужны нетронутые основное, сопутствующее и быстрое
refusal-SF-ACT-9 = состояние ограничивает действия
refusal-SF-ACT-10 = одно ответное действие за раунд
refusal-SF-ACT-11 = прерванное действие потеряно
refusal-SF-ACT-12 = ход можно завершить, не потратив действия
refusal-SF-ACT-13 = без указания типа это основное или сопутствующее действие
refusal-SF-ACT-14 = быстрые действия — только те, что так названы
refusal-SF-ATK-1 = одиночная атака — основное действие
refusal-SF-ATK-2 = { $code ->
    [no_target] этим некого атаковать в ближнем бою
   *[out_of_reach] цель вне зоны досягаемости
}
refusal-SF-ATK-3 = в ближнем бою используется Сила
refusal-SF-ATK-4 = Ловкость в ближнем бою — только с подходящим для неё оружием
refusal-SF-ATK-5 = { $code ->
    [no_target] это не цель для выстрела
   *[no_line_of_effect] до цели нет линии досягаемости
}
refusal-SF-ATK-6 = в дистанционной атаке используется Ловкость, но не для урона
refusal-SF-ATK-7 = это нельзя метнуть
refusal-SF-ATK-8 = атака попадает, если итог не ниже КБ
refusal-SF-ATK-9 = чистая энергия — против ЭКБ, остальное — против ККБ
refusal-SF-ATK-10 = натуральная двадцатка всегда попадает
refusal-SF-ATK-11 = натуральная единица всегда промах
refusal-SF-ATK-12 = натуральная двадцатка, достигшая КБ, — критический удар
refusal-SF-ATK-13 = при критическом ударе урон бросается дважды
refusal-SF-ATK-14 = цель невосприимчива к критическим ударам
refusal-SF-ATK-15 = особый эффект бывает только при критическом ударе
refusal-SF-ATK-16 = попадание наносит хотя бы 1 нелетального урона
refusal-SF-ATK-17 = { $code ->
    [not_loaded] оружие не заряжено
    [no_such_weapon] такого оружия в руках нет
   *[not_wielded] оружие не в боевом хвате
}
refusal-SF-ATK-18 = без владения оружием штраф −4
refusal-SF-ATK-19 = другой вид урона — штраф −4, объявляется до броска
refusal-SF-ATK-20 = стрельба по сражающимся не имеет своего штрафа
refusal-SF-ATK-21 = { $code ->
    [opportunity_unwieldy] громоздким оружием нельзя провести внеочередную атаку
   *[unwieldy_again] громоздким оружием атакуют раз за раунд
}
refusal-SF-ATK-22 = { $code ->
    [no_target] нужно назвать клетку, которую можно атаковать
   *[square_unknown] неизвестно, на какой клетке цель
}
refusal-SF-ATK-23 = у этого оружия нет нелетального режима
refusal-SF-RANGE-1 = каждый следующий шаг дистанции — штраф −2
refusal-SF-RANGE-2 = цель дальше максимальной дальнобойности
refusal-SF-RANGE-3 = так далеко не бросить
refusal-SF-RANGE-4 = дистанция считается и для пересечений, и для отвлекающего огня
refusal-SF-RANGE-5 = в невесомости бросок летит вдесятеро дальше
refusal-SF-AREA-1 = оружие с областью действия нацеливают на пересечение границ клеток
refusal-SF-AREA-2 = укрытие и маскировка не защищают пересечение
refusal-SF-AREA-3 = при попадании срабатывает на выбранном пересечении
refusal-SF-AREA-4 = промах броска: d8 — направление, d4 — клетки
refusal-SF-AREA-5 = направление 1 — недолёт
refusal-SF-AREA-6 = направления идут по часовой стрелке
refusal-SF-AREA-7 = недолёт не бывает за спиной бросающего
refusal-SF-AREA-8 = промахнувшееся оружие никому не вредит там, где упало
refusal-SF-AREA-9 = взрыв накрывает целые клетки, испытание Реакции снижает урон вдвое
refusal-SF-AREA-10 = штрафы броска снижают и СЛ
refusal-SF-AREA-11 = урон взрыва бросается один раз на всех
refusal-SF-AREA-12 = бросок гранаты провоцирует как дистанционная атака
refusal-SF-MANEUV-1 = { $code ->
    [no_target] для манёвра нужен противник
   *[maneuver_out_of_reach] для манёвра противник вне зоны досягаемости
}
refusal-SF-MANEUV-2 = манёвр — проверка атаки в ближнем бою против ККБ + 8
refusal-SF-MANEUV-3 = манёвр не наносит урона и не бывает критическим
refusal-SF-MANEUV-4 = считается каждая полная пятёрка сверх нужного
refusal-SF-MANEUV-5 = { $code ->
    [opportunity_maneuver] внеочередная атака не может быть манёвром
   *[maneuver_not_here] манёвр не заменяет эту атаку
}
refusal-SF-MANEUV-6 = подходящее оружие даёт +2, обучение +4
refusal-SF-MANEUV-7 = манёвр в ближнем бою никого не провоцирует
refusal-SF-DIRTY-1 = грязный приём даёт одно из состояний списка
refusal-SF-DIRTY-2 = длится 1 раунд и ещё 1 за каждые 5
refusal-SF-DIRTY-3 = нет состояния, которое снимается сопутствующим действием
refusal-SF-DIRTY-4 = грязный приём на расстоянии — только с разрешения ведущего
refusal-SF-DIRTY-5 = на расстоянии нужна линия досягаемости, и это провоцирует
refusal-SF-DIRTY-6 = цель невосприимчива к этому состоянию
refusal-SF-GRAP-1 = для захвата нужна свободная рука
refusal-SF-GRAP-2 = в захвате нельзя покинуть клетку
refusal-SF-GRAP-3 = при ККБ + 13 цель обездвижена
refusal-SF-GRAP-4 = захват длится до конца следующего хода захватившего
refusal-SF-GRAP-5 = повторный манёвр определяет захват заново
refusal-SF-GRAP-6 = захват кончается, когда цель дальше досягаемости
refusal-SF-GRAP-7 = некого отпускать
refusal-SF-GRAP-8 = уже удерживается другая цель
refusal-SF-GRAP-9 = снять предмет можно только при повторном манёвре
refusal-SF-GRAP-10 = этот предмет с удерживаемого не снять
refusal-SF-GRAP-11 = встречный захват освобождает и захватывает захватившего
refusal-SF-GRAP-12 = освободиться можно Акробатикой
refusal-SF-GRAP-13 = нет захвата, из которого освобождаться
refusal-SF-GRAP-14 = эта атака при ККБ + 4 ещё и захватывает
refusal-SF-GRAP-15 = захватившему доступны все действия
refusal-SF-GRAP-16 = захват продлевает только новый манёвр захвата
refusal-SF-REPOS-1 = клетка для цели занята
refusal-SF-REPOS-2 = дальше заслуженного или вне зоны досягаемости
refusal-SF-REPOS-3 = на пути цели препятствие
refusal-SF-REPOS-4 = цель должна оказаться на доступной клетке
refusal-SF-REPOS-5 = перетаскивание не дальше, чем переставлена цель
refusal-SF-REPOS-6 = этот шаг возможен не для обоих
refusal-SF-DISARM-1 = выбитый предмет падает на землю
refusal-SF-DISARM-2 = чтобы подхватить, нужна свободная рука
refusal-SF-DISARM-3 = выбить можно только предмет в руках
refusal-SF-SUNDER-1 = разрушить можно только то, что в руках или под рукой
refusal-SF-SUNDER-2 = твёрдость вычитается из урона
refusal-SF-TRIP-1 = сбитая с ног цель лежит
refusal-SF-TRIP-2 = сбитая в воздухе цель снижается на 10 футов
refusal-SF-TRIP-3 = в невесомости сбитая цель неконтролируемо вращается
refusal-SF-TRIP-4 = цель уже лежит или вращается
refusal-SF-BULL-1 = таран отталкивает на 5 футов и ещё на 5 за каждые 5
refusal-SF-BULL-2 = препятствие останавливает таран
refusal-SF-BULL-3 = таран отталкивает прямо назад
refusal-SF-BULL-4 = при таране атакующий не движется следом
refusal-SF-ITEM-1 = { $code ->
    [no_item] в руках нет такого предмета
   *[nothing_to_change] этот предмет не нужно включать, или он уже включён
}
refusal-SF-ITEM-2 = включение предмета никого не провоцирует
refusal-SF-ITEM-3 = нет свободной руки
refusal-SF-TDEF-1 = глухая оборона даёт +4 КБ до следующего хода
refusal-SF-TDEF-2 = с уже принятой обороной это не сочетается
refusal-SF-TDEF-3 = в глухой обороне внеочередных атак нет
refusal-SF-TDEF-4 = помощь других складывается с глухой обороной
refusal-SF-HARRY-1 = отвлекающему огню нужен противник на линии досягаемости
refusal-SF-HARRY-2 = следующая атака союзника получает +2
refusal-SF-HARRY-3 = бонус только у первой атаки союзника
refusal-SF-HARRY-4 = нужно стрелковое оружие в боевом хвате
refusal-SF-COVFIR-1 = прикрывающий огонь защищает одного союзника
refusal-SF-COVFIR-2 = следующая атака на союзника встречает +2 КБ
refusal-SF-COVFIR-3 = бонус расходуется этой атакой
refusal-SF-COVFIR-4 = прикрывающему огню нужно готовое стрелковое оружие
refusal-SF-ABIL-1 = эта способность действует постоянно, её не применяют
refusal-SF-ABIL-2 = { $code ->
    [unknown_ability] такой способности нет
   *[other] у этой способности другой тип действия
}
refusal-SF-ABIL-3 = псевдозаклинание провоцирует
refusal-SF-ABIL-4 = экстраординарные и сверхъестественные способности не провоцируют
refusal-SF-ABIL-5 = СЛ способности: 10, половина уровня и ключевая характеристика
refusal-SF-ABIL-6 = применений не осталось, или не хватает пунктов решимости
refusal-SF-CAST-1 = { $code ->
    [unknown_ability] такого заклинания нет
   *[other] большинство заклинаний — основное действие
}
refusal-SF-CAST-2 = сейчас не сотворяется долгое заклинание
refusal-SF-CAST-3 = любое другое действие прерывает долгое сотворение
refusal-SF-CAST-4 = сотворение на контролируемой клетке провоцирует
refusal-SF-CAST-5 = урон от внеочередной атаки срывает заклинание
refusal-SF-CAST-6 = вместе с заклинанием теряется действие
refusal-SF-CAST-7 = не на чем концентрироваться
refusal-SF-CAST-8 = это нельзя прекратить
refusal-SF-CAST-9 = концентрация занята другим эффектом
refusal-SF-CAST-10 = урон нарушает концентрацию
refusal-SF-CAST-11 = { $code ->
    [out_of_range] цель или точка слишком далеко
    [no_line_of_effect] нет линии досягаемости
    [out_of_reach] нужно касание, а цель слишком далеко
   *[no_target] эта цель не подходит
}
refusal-SF-CAST-12 = СЛ заклинания: 10, его уровень и ключевая характеристика
refusal-SF-CAST-13 = дистанционное заклинание провоцирует один раз
refusal-SF-CAST-14 = дневной запас заклинаний этого уровня исчерпан
refusal-SF-FDEF-1 = уход в защиту: −4 к атакам, +2 КБ
refusal-SF-FDEF-2 = выбирается в начале полной атаки
refusal-SF-FDEF-3 = уход в защиту объявляется до первой проверки атаки
refusal-SF-FDEF-4 = для ухода в защиту нужна настоящая атака
refusal-SF-FEINT-1 = для финта нужен противник
refusal-SF-FEINT-2 = СЛ финта: 15 и класс опасности
refusal-SF-FEINT-3 = на существо без Интеллекта финт не действует
refusal-SF-FEINT-4 = финт действует на следующую атаку
refusal-SF-FEINT-5 = противник не воспринимает финт
refusal-SF-MACT-1 = дверь заперта
refusal-SF-MACT-2 = вставать не нужно
refusal-SF-MACT-3 = нет предмета, который можно выхватить или убрать
refusal-SF-MACT-4 = выхватывание включает оружие
refusal-SF-MACT-5 = предмет в рюкзаке, а не под рукой
refusal-SF-MACT-6 = выхватить можно лишь при перемещении в пределах скорости, БМА не ниже 1
refusal-SF-MACT-7 = этот эффект нельзя перенаправить
refusal-SF-MACT-8 = { $code ->
    [no_door] рядом нет такой двери
    [no_item] такого предмета рядом нет
   *[nothing_to_change] здесь нечего менять
}
refusal-SF-MACT-9 = осторожный шаг — ровно 5 футов
refusal-SF-MACT-10 = каждому осторожному шагу нужно действие
refusal-SF-MACT-11 = осторожный шаг здесь невозможен
refusal-SF-MACT-12 = { $code ->
    [no_item] нет оружия для перезарядки
   *[nothing_to_change] это оружие незачем перезаряжать
}
refusal-SF-MACT-13 = { $code ->
    [no_speed] для такого перемещения нет скорости
    [blocked] путь закрыт
   *[too_far] дальше, чем позволяет скорость
}
refusal-SF-MACT-14 = ползком — 5 футов и только лёжа
refusal-SF-MACT-15 = лёжа можно только ползти
refusal-SF-MACT-16 = это оружие перезаряжается вместе с атакой
refusal-SF-SWIFT-1 = участник боя уже лежит
refusal-SF-SWIFT-2 = хват этого предмета не сменить
refusal-SF-SWIFT-3 = быстрое действие очень коротко
refusal-SF-SWIFT-4 = двуручное оружие в одной руке только носят
refusal-SF-CHARGE-1 = разбег не дальше двойной скорости
refusal-SF-CHARGE-2 = { $code ->
    [no_target] для атаки с разбега нужен противник
   *[charge_too_near] для атаки с разбега нужно не менее 10 футов по прямой
}
refusal-SF-CHARGE-3 = разбег кончается на ближайшей клетке для атаки
refusal-SF-CHARGE-4 = ближайшая клетка для атаки занята или перекрыта
refusal-SF-CHARGE-5 = на пути разбега что-то есть
refusal-SF-CHARGE-6 = беспомощные разбегу не мешают
refusal-SF-CHARGE-7 = в начале хода противника не было видно
refusal-SF-CHARGE-8 = разбег: −2 к атаке, −2 КБ
refusal-SF-CHARGE-9 = после атаки разбег окончен
refusal-SF-CHARGE-10 = чтобы выхватить оружие на бегу, нужен БМА не ниже 1
refusal-SF-CHARGE-11 = способности могут менять атаку с разбега
refusal-SF-CHARGE-12 = все прямые разбега должны быть свободны
refusal-SF-CHARGE-13 = остановленный разбег теряет атаку
refusal-SF-CHARGE-14 = −2 КБ действует после перемещения
refusal-SF-CHARGE-15 = в таком состоянии нельзя атаковать с разбега
refusal-SF-CHARGE-16 = где кончается разбег, решает оружие
refusal-SF-RUN-1 = бег идёт по прямой, до четырёх скоростей
refusal-SF-RUN-2 = бегущий застигнут врасплох и провоцирует
refusal-SF-RUN-3 = нельзя бежать по пересечённой местности или не видя пути
refusal-SF-RUN-4 = бежать можно столько раундов, какова Выносливость
refusal-SF-RUN-5 = бег кончается в начале следующего хода
refusal-SF-RUN-6 = сил бежать нет, нужен отдых
refusal-SF-RUN-7 = в таком состоянии нельзя бежать
refusal-SF-COUP-1 = для добивающего удара нужна беспомощная цель рядом
refusal-SF-COUP-2 = удар попадает и всегда критический
refusal-SF-COUP-3 = выживший проходит испытание Стойкости или умирает
refusal-SF-COUP-4 = невосприимчивым к критическим ударам — ни критического, ни испытания
refusal-SF-COUP-5 = этим оружием добивающий удар не нанести
refusal-SF-COUP-6 = урон наносится до испытания
refusal-SF-WDRAW-1 = отступление не дальше двойной скорости
refusal-SF-WDRAW-2 = первая клетка отступления не контролируется
refusal-SF-WDRAW-3 = невидимые противники могут ответить на отступление
refusal-SF-WDRAW-4 = вслепую отступить нельзя
refusal-SF-WDRAW-5 = дальнейшие контролируемые клетки провоцируют как обычно
refusal-SF-WDRAW-6 = безопасен только первый шаг отступления
refusal-SF-FATK-1 = полная атака — две атаки с −4
refusal-SF-FATK-2 = оружие полной атаки может быть разным
refusal-SF-FATK-3 = громоздким оружием полную атаку не провести
refusal-SF-FATK-4 = особой полной атаке нужно оружие или обучение
refusal-SF-FATK-5 = цели выбираются по одной, без перемещения
refusal-SF-FATK-6 = натиск — три атаки с −6
refusal-SF-FATK-7 = такой атаки нет в списке, или она уже проведена
refusal-SF-FATK-8 = для автоматического огня нужно автоматическое оружие
refusal-SF-FATK-9 = в этом конусе никого нет, или он начат не из своего угла
refusal-SF-REACT-1 = сейчас нет условий для такого ответа
refusal-SF-REACT-2 = нет ответных действий до первого своего действия в бою
refusal-SF-REACT-3 = ответное действие уже использовано
refusal-SF-REACT-4 = ответ, направленный исключительно на защиту, идёт раньше
refusal-SF-REACT-5 = остальные ответные действия идут после
refusal-SF-REACT-6 = внеочередная атака доступна всем, остальным ответам учатся
refusal-SF-REACT-7 = кто лишь выжидает, ещё не действовал
refusal-SF-REACT-8 = ответ в свой ход вернётся со следующим
refusal-SF-REACT-9 = в таком состоянии нет ответных действий
refusal-SF-REACT-10 = ответы идут в порядке инициативы
refusal-SF-REACT-11 = ответ на ответ идёт раньше
refusal-SF-REACT-12 = условия больше не выполнены
refusal-SF-REACT-13 = после прерывания это уже невозможно
refusal-SF-REACT-14 = это направлено не только на защиту
refusal-SF-AOO-1 = клетка цели не контролируется
refusal-SF-AOO-2 = уход с контролируемой клетки провоцирует
refusal-SF-AOO-3 = дистанционная атака на контролируемой клетке провоцирует
refusal-SF-AOO-4 = заклинание на контролируемой клетке провоцирует
refusal-SF-AOO-5 = сейчас ничто не провоцирует
refusal-SF-AOO-6 = она идёт раньше того, что её вызвало
refusal-SF-AOO-7 = остановка: в этом ходу больше ни шага
refusal-SF-AOO-8 = остановленный не стреляет и не сотворяет
refusal-SF-AOO-9 = штраф полной атаки здесь не действует
refusal-SF-AOO-10 = она не отнимает своих атак
refusal-SF-AOO-11 = этим оружием внеочередную атаку не провести
refusal-SF-AOO-12 = в таком состоянии нет внеочередных атак
refusal-SF-AOO-13 = цель в укрытии или не видна
refusal-SF-AOO-14 = вынужденное перемещение тоже провоцирует
refusal-SF-AOO-15 = падение и телепортация не провоцируют
refusal-SF-AOO-16 = после кувырка шаг не провоцирует
refusal-SF-OTHER-1 = { $code ->
    [by_the_master] вне очереди предмет роняют через ведущего
    [blocked] предметы падают только на свою или соседнюю клетку
   *[no_item] такого предмета в руках нет
}
refusal-SF-OTHER-2 = { $code ->
    [by_the_master] вне очереди слово передаёт ведущий
   *[other] фраза слишком длинная
}
refusal-SF-OTHER-3 = без сознания или при ошеломлении не говорят и не бросают вещей
refusal-SF-DELAY-1 = выжидание ничего не стоит
refusal-SF-DELAY-2 = выжидание объявляют до любого действия в ходу
refusal-SF-DELAY-3 = сейчас выжидания нет
refusal-SF-DELAY-4 = выход из выжидания меняет значение инициативы навсегда
refusal-SF-DELAY-5 = ответное действие вернулось в начале исходного хода
refusal-SF-DELAY-6 = этот ход больше нельзя отложить
refusal-SF-DELAY-7 = новое место — сразу за последним ходом
refusal-SF-DELAY-8 = при выжидании ответное действие сохраняется
refusal-SF-DELAY-9 = отложенный предбоевой ход берут в том же раунде
refusal-SF-READY-1 = подготовить можно только основное, сопутствующее или быстрое действие
refusal-SF-READY-2 = случай можно пропустить
refusal-SF-READY-3 = защитное подготовленное действие идёт раньше
refusal-SF-READY-4 = остальные подготовленные действия идут после
refusal-SF-READY-5 = выполнение меняет значение инициативы навсегда
refusal-SF-READY-6 = подготовленное действие не возвращает ответного
refusal-SF-READY-7 = ничего не подготовлено
refusal-SF-READY-8 = новое место — рядом с текущим ходом
refusal-SF-READY-9 = второго хода в этом раунде нет
refusal-SF-READY-10 = { $code ->
    [no_trigger] условие нужно назвать точнее
   *[nothing_readied] условие ещё не выполнено
}
refusal-SF-READY-11 = подготовленное действие сейчас невозможно
refusal-SF-READY-12 = подготовленная атака идёт после заклинания за одно действие
refusal-SF-READY-13 = кто не способен на действие, теряет его
refusal-SF-SKILL-1 = применение навыка обычно требует действия
refusal-SF-SKILL-2 = у навыка нет автоматического успеха и провала
refusal-SF-SKILL-3 = { $code ->
    [no_gap] на пути нет провала, за которым есть куда приземлиться
   *[needs_cover] нет ни укрытия, ни маскировки, чтобы спрятаться
}
refusal-SF-SKILL-4 = { $code ->
    [out_of_range] цель дальше 30 футов
    [not_perceived] цель не видит и не слышит
   *[no_target] нужен противник
}
refusal-SF-SKILL-5 = первая помощь — тому, кто рядом при смерти или с кровотечением
refusal-SF-SKILL-6 = кувырок — проверка за каждую покинутую контролируемую клетку
refusal-SF-SKILL-7 = первая атака из укромного места застаёт врасплох
refusal-SF-MOVE-1 = скорость — расстояние за одно сопутствующее действие
refusal-SF-MOVE-2 = путь идёт по соседним клеткам, этот закрыт
refusal-SF-MOVE-3 = за твёрдый угол по диагонали шагнуть нельзя
refusal-SF-MOVE-4 = пересечённая местность стоит вдвое
refusal-SF-MOVE-5 = удвоенное дважды стоит вчетверо
refusal-SF-MOVE-6 = клетка занята, или нет места
refusal-SF-MOVE-7 = остановиться можно лишь на последней доступной клетке
refusal-SF-MOVE-8 = кто вовсе не может двигаться, не делает и этого шага
refusal-SF-MOVE-9 = теснота опутывает
refusal-SF-MOVE-10 = { $code ->
    [no_speed] неуклюжий летун не может зависнуть
   *[nothing_to_change] зависают только в полёте
}
refusal-SF-MOVE-11 = { $code ->
    [no_surface] не от чего оттолкнуться
    [no_speed] скорости не хватает, чтобы оттолкнуться
   *[zero_gravity] дело в невесомости: идти можно с весом, отталкиваться — без него
}
refusal-SF-MOVE-12 = дрейф в твёрдое препятствие требует проверки
refusal-SF-MOVE-13 = падение наносит 1d6 за каждые 10 футов
refusal-SF-COVER-1 = укрытие меряется от лучшего угла атакующего
refusal-SF-COVER-2 = укрытие даёт +4 КБ, частичное +2, улучшенное +8
refusal-SF-COVER-3 = у цели полное укрытие
refusal-SF-COVER-4 = низкая преграда укрывает только вблизи
refusal-SF-COVER-5 = существа на линии — мягкое укрытие от дистанционных атак
refusal-SF-COVER-6 = считается только лучшее укрытие
refusal-SF-CONC-1 = маскировка: 20 промахов из 100, полная — 50
refusal-SF-CONC-2 = маскировка зависит от линии до цели
refusal-SF-CONC-3 = сумрак скрывает, тьма ослепляет
refusal-SF-CONC-4 = невидимый атакующий застаёт врасплох
refusal-SF-FLANK-1 = для взятия в клещи нужен союзник напротив
refusal-SF-FLANK-2 = линия между обоими должна пройти через противоположные границы
refusal-SF-FLANK-3 = кто не контролирует цель, не берёт в клещи
refusal-SF-FLANK-4 = эту цель не взять в клещи
refusal-SF-SAVE-1 = испытание успешно, если итог не ниже СЛ
refusal-SF-DMG-1 = урон проходит установленные шаги
refusal-SF-DMG-2 = снижение урона не спасает от энергии
refusal-SF-DMG-3 = без урона нет и других эффектов попадания
refusal-SF-DMG-4 = первыми теряются временные пункты здоровья
refusal-SF-DMG-5 = лечение не превышает максимума
refusal-SF-DMG-6 = этот урон минует пункты живучести
refusal-SF-DMG-7 = у существа невосприимчивость
refusal-SF-OBJ-1 = твёрдость и прочность предмета зависят от уровня
refusal-SF-OBJ-2 = меньше половины прочности — предмет сломан
refusal-SF-OBJ-3 = { $code ->
    [no_target] нет такого предмета, по которому можно ударить
   *[other] предметам критические удары не страшны
}
refusal-SF-DEATH-1 = при 0 пунктов здоровья персонаж при смерти
refusal-SF-DEATH-2 = нелетальный урон оставляет 0 и стабильность
refusal-SF-DEATH-3 = сокрушительный урон убивает сразу
refusal-SF-DEATH-4 = без сознания действий нет
refusal-SF-DEATH-5 = при смерти решимость убывает в конце хода
refusal-SF-DEATH-6 = без решимости умирают
refusal-SF-DEATH-7 = без решимости остаётся один раунд
refusal-SF-DEATH-8 = не хватает пунктов решимости для стабилизации, или она не нужна
refusal-SF-DEATH-9 = только при стабильности, 0 здоровья и пункте решимости, не в раунд стабилизации
refusal-SF-DEATH-10 = урон при смерти отнимает решимость
refusal-SF-DEATH-11 = урон прерывает стабильность
refusal-SF-DEATH-12 = любое лечение стабилизирует
refusal-SF-DEATH-13 = первая помощь стабилизирует
refusal-SF-DEATH-14 = прочие умирают при 0 пунктов здоровья
refusal-SF-DEATH-15 = решимость зависит от уровня и ключевой характеристики
refusal-SF-DEATH-16 = смерть или выход из боя
refusal-SF-DEATH-17 = раунд считается от хода до хода
refusal-SF-DEATH-18 = свирепость длится ещё один ход
refusal-SF-COND-1 = состояние не удваивается
refusal-SF-COND-2 = слепота: ничего не видно
refusal-SF-COND-3 = глухота: ничего не слышно
refusal-SF-COND-4 = опутывание: половина скорости, без бега и разбега
refusal-SF-COND-5 = сбитый прицел: −2 к атакам
refusal-SF-COND-6 = потрясение: −2 к атакам, испытаниям и проверкам
refusal-SF-COND-7 = дезориентация: −2 к атакам, урону, испытаниям и проверкам
refusal-SF-COND-8 = захват: ничего, что требует двух рук
refusal-SF-COND-9 = { $code ->
    [held_down] обездвиживание: двигаться нельзя
   *[pinned] обездвиживание: руки и ноги не свободны
}
refusal-SF-COND-10 = лёжа: только ползком
refusal-SF-COND-11 = { $code ->
    [nothing_to_change] нет ни вращения, ни дрейфа
    [no_surface] не за что ухватиться
   *[off_kilter] неконтролируемое вращение: сначала нужно ухватиться
}
refusal-SF-COND-12 = врасплох: −2 КБ и нет ответных действий
refusal-SF-COND-13 = беспомощность: никаких физических действий
refusal-SF-COND-14 = { $code ->
    [no_patient] рядом нет спящего, которого можно разбудить
   *[asleep] сон: действий нет
}
refusal-SF-COND-15 = паралич: никаких физических действий
refusal-SF-COND-16 = пошатывание: только одно основное или сопутствующее действие
refusal-SF-COND-17 = ошеломление: действий нет
refusal-SF-COND-18 = { $code ->
    [cowering] ступор от страха: действий нет
   *[dazed] оцепенение: действий нет
}
refusal-SF-COND-19 = тошнота: только одно сопутствующее действие
refusal-SF-COND-20 = утомление или изнурение: ни бега, ни разбега
refusal-SF-COND-21 = страх гонит прочь от источника
refusal-SF-COND-22 = { $code ->
    [no_opportunity] замешательство: внеочередная атака только по уже атакуемой цели
   *[confused] замешательство: действия не выбирают
}
refusal-SF-COND-23 = тушить нечего
refusal-SF-COND-24 = { $code ->
    [no_speed] перегрузка: кувырок невозможен
   *[fascinated] заворожённость: действий нет
}
refusal-SF-COND-25 = невидимого не видно
refusal-SF-COND-26 = при смерти, в стабильности и после смерти действий нет
refusal-SF-MORALE-1 = по правилам никто не бежит
