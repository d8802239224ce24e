### Starfinder по-русски. Читается после сообщений продукта.

## Слова

name-con = Выносливость
name-fort = Стойкость
name-ref = Реакция
name-will = Воля
name-bluff = Блеф
name-computers = Компьютеры
name-culture = Культура
name-diplomacy = Дипломатия
name-disguise = Маскировка внешности
name-engineering = Инженерное дело
name-intimidate = Запугивание
name-mysticism = Мистицизм
name-perception = Внимание
name-physical_science = Естественные науки
name-piloting = Пилотирование
name-sense_motive = Проницательность
name-sleight_of_hand = Ловкость рук
name-survival = Выживание

name-fine = мельчайший
name-diminutive = миниатюрный
name-tiny = крошечный
name-gargantuan = громадный

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

name-asleep = сон
name-fascinated = заворожённость
name-nauseated = тошнота
name-panicked = паника
name-staggered = пошатывание
name-pinned = обездвиживание
name-off_kilter = неконтролируемое вращение
name-flat_footed = врасплох
name-entangled = опутывание
name-exhausted = изнурение
name-fatigued = утомление
name-corroding = разъедание кислотой
name-off_target = сбитый прицел
name-sickened = дезориентация
name-dazzled = ослепление вспышкой
name-encumbered = перегрузка
name-overburdened = сильная перегрузка
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

name-full_attack = полная атака
name-automatic_fire = автоматический огонь
name-dirty_trick = грязный приём
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

name-normal = обычные действия
name-nothing = бездействие
name-self_harm = удар по себе
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
reason-weapon_property = свойство оружия
reason-improved_maneuver = отработанный манёвр
reason-initiative = инициатива
reason-eac = ЭКБ
reason-kac = ККБ
reason-intersection = пересечение
reason-partial_cover = частичное укрытие
reason-improved_cover = улучшенное укрытие
reason-soft_cover = мягкое укрытие
name-soft_cover = { reason-soft_cover } от
short-condition-soft_cover = { reason-soft_cover }
reason-flanking = взятие в клещи
reason-dexterity = потеря Ловкости
reason-not_proficient = без владения
reason-broken = поломка
reason-nonlethal = другой вид урона
reason-mobility = подвижность
reason-full_speed = полная скорость
reason-rolling = перекатывание по земле
reason-earlier_attempts = прежние попытки

## Имена из бестиария

unit-vex = Векс Марлоу
unit-ilsa = Ильса Кворн
unit-tamsin = Тамсин Рейес
unit-okoro = Окоро Бастион
unit-dock_rat = Портовая крыса
unit-gunner = Стрелок налётчиков
unit-hound = Абордажная гончая
unit-breaker = Сокрушитель обшивки
unit-pell = Пелл Эрроувуд
unit-sorrel = Соррел Вэнс
unit-brother_anselm = Брат Ансельм
unit-bilge_gnat = Трюмный гнус
unit-cargo_thug = Громила из грузчиков
unit-slag_crawler = Шлаковый ползун
unit-static_monk = Монах статики
unit-ash_sniper = Пепельный снайпер
unit-spore_cloud = Облако спор
unit-void_acolyte = Послушник пустоты
unit-boarding_sergeant = Абордажный сержант
unit-press_drone = Дрон-пресс
unit-plains_strider = Равнинный скороход
unit-arc_gunner = Дуговой стрелок
unit-echo_stalker = Охотник по эху
unit-null_adept = Знаток нуля
unit-siege_walker = Осадный шагоход
unit-bastion_knight = Рыцарь бастиона
unit-tidal_leech = Приливная пиявка
unit-choir_of_glass = Хор стекла
unit-iron_matriarch = Железная мать рода
unit-sun_devourer = Пожиратель солнц

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
item-scatter = Палубный дробовик
item-plasma_blade = Плазменный клинок
item-heavy_sidearm = Тяжёлый пистолет
item-star_rod = Звёздный жезл
item-deep_mend = Глубокое исцеление
item-mind_storm = Буря разума
item-pipe = Свинцовая труба
item-acid_bite = Кислотный укус
item-charged_palm = Заряженная ладонь
item-longrifle = Корпусная винтовка
item-spores = Споры
item-choking_burst = Удушающий выброс
item-cold_dread = Холодный ужас
item-cutlass = Абордажная сабля
item-clamp = Захват
item-horns = Рога
item-arc_rifle = Дуговая винтовка
item-jaws = Челюсти
item-shriek = Вопль
item-null_ray = Луч нуля
item-collapse = Схлопывание
item-shell = Снаряд шагохода
item-great_maul = Большая кувалда
item-shards = Осколки
item-shatter_song = Песнь раскола
item-stilling_chord = Замирающий аккорд
item-saw_arm = Рука-пила
item-counter_saw = Встречная пила
item-furnace_vent = Выброс топки
item-corona_breath = Дыхание короны

item-crates = Ящики
item-junk = Хлам
item-wall = Стена
item-cables = Кабели
item-edge_drop = Обрыв
item-door = Дверь
item-loading_dock_ambush = Засада на погрузочной площадке
item-corridor_hold = Оборона коридора
item-gantry_breach = Прорыв на мостках

## Что произошло

pools-left = остаётся { $sp ->
    [0] { "" }
   *[other] { $sp } ПЖ,{ " " }
}{ $hp } ПЗ
pools-now = теперь { $sp ->
    [0] { "" }
   *[other] { $sp } ПЖ,{ " " }
}{ $hp } ПЗ
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
event-surprise-settled = { $surprised ->
    [none] Никто не застигнут неожиданно.
   *[given] Застигнуты неожиданно: { $surprised }.
}
event-round-began = { $surprise ->
    [yes] Предбоевой раунд.
   *[no] Раунд { $round }.
}
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
event-combat-over = { $result ->
    [draw] Бой окончен: ничья
    [crew] Бой окончен: победа экипажа
    [raiders] Бой окончен: победа налётчиков
   *[other] Бой окончен: победа стороны «{ $result_label }»
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
    [aside] { $who }: сдвиг в сторону, на клетку { $end }
   *[other] { $who }: вынужденное перемещение на клетку { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $why ->
    [held] { $who }: захват не пускает дальше.
    [standstill] { $who }: остановка на месте.
    [failed] { $who }: провал, дальше пути нет.
    [prone] { $who }: падение, дальше пути нет.
    [blocked] { $who }: путь закрыт, дальше не пройти.
    [bumped] { $who }: на пути кто-то есть, дальше не пройти.
   *[unable] { $who }: дальше двигаться невозможно.
}
event-bumped = { $who }: столкновение на клетке { $at }, на пути { $into }.
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

prompt-come_out = { $who }: перестать выжидать?
prompt-opportunity = { $who }: провести внеочередную атаку{ cause }?
prompt-before = { $who }: ответить до того, как это произойдёт{ cause }?
prompt-after = { $who }: это произошло{ cause }. Ответить?
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

roll-attack = проверка атаки
roll-concealment = маскировка
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
roll-self_harm = урон по себе
roll-heal = лечение
roll-corroding = разъедание кислотой
roll-bleeding = кровотечение
roll-hazard = опасное место

## Действия на выбор

option-attack-help = одна атака: по цели, клетке или пересечению
option-full_attack = Полная атака
option-full_attack-help = действие полного хода: несколько атак, каждая со штрафом
option-automatic_fire = Автоматический огонь
option-automatic_fire-help = действие полного хода: все в конусе, пока есть боеприпасы
option-coup_de_grace-help = действие полного хода: беспомощное существо рядом
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
option-escape-help = проверка Акробатики против захвата
option-demoralize = Деморализация
option-demoralize-help = проверка Запугивания: противник в пределах 30 футов потрясён
option-first_aid-help = проверка Медицины против 15: стабилизация или остановка крови
option-hide-help = проверка Скрытности, нужно укрытие или маскировка
option-search-help = проверка Внимания: найти спрятавшихся
option-diversion = Отвлечение внимания
option-diversion-help = проверка Блефа: миг, чтобы спрятаться
option-end_condition = Снять состояние
option-end_condition-help = то, что вызвал грязный приём
option-douse = Сбить пламя
option-douse-help = действие полного хода: кататься по земле, испытание с +4
option-wake = Разбудить
option-wake-help = спящего рядом
option-move-help = в пределах скорости, можно выхватить или убрать предмет
option-guarded_step = Осторожный шаг
option-guarded_step-help = 5 футов, никого не провоцирует
option-withdraw = Отступление
option-withdraw-help = действие полного хода: до двух скоростей, первый шаг безопасен
option-run-help = действие полного хода: по прямой до четырёх скоростей
option-crawl-help = 5 футов лёжа
option-minimum_move = Сдвинуться на 5 футов
option-minimum_move-help = действие полного хода: если можно двигаться вообще
option-stand_up-help = с земли, никого не провоцирует
option-drop_prone = Упасть на пол
option-drop_prone-help = быстрое действие
option-draw-help = оружие или прибор под рукой, сразу включённые
option-reload-help = полностью зарядить оружие
option-change_grip = Сменить хват
option-change_grip-help = быстрое действие: рукой больше или меньше
option-take_out = Достать из рюкзака
option-take_out-help = что-то из рюкзака
option-stow = Убрать в рюкзак
option-stow-help = что-то в рюкзак
option-pick_up-help = предмет со своей или соседней клетки
option-open_door-help = незапертую дверь рядом
option-close_door = Закрыть дверь
option-close_door-help = открытую дверь рядом
option-unlock = Вскрыть замок
option-unlock-help = проверка Инженерного дела против 20
option-activate_item = Включить предмет
option-activate_item-help = предмет, которому это нужно
option-set_mode = Сменить режим
option-set_mode-help = включить или выключить нелетальный режим
option-drop-help = предметы падают, ничего не стоит
option-speak = Короткая фраза
option-speak-help = сказать вслух, ничего не стоит
option-delay = Выжидать
option-delay-help = ходить позже, до конца боя
option-ready = Подготовить действие
option-ready-help = действие и условие, при котором оно сработает
means-ready-action = кто-то совершает названное действие
means-ready-custom = всё прочее, словами; когда это случилось, говорит ведущий
option-push_off = Оттолкнуться
option-push_off-help = в невесомости, от опоры
option-grab_surface = Ухватиться
option-grab_surface-help = прекращает вращение и дрейф
option-hover = Зависнуть
option-hover-help = остаться на месте в воздухе
option-surrender-help = больше не сражаться
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
option-come_out = Перестать выжидать
option-come_out-help = взять свой ход сейчас
option-wait = Ждать дальше
option-wait-help = до конца ещё одного хода
option-yes = Да
option-yes-help = это так
option-no = Нет
option-no-help = это не так
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
option-allow-help = на этот раз
option-forbid-help = здесь это невозможно
option-dead = Смерть
option-dead-help = смерть при 0 пунктов здоровья
option-dying = При смерти
option-dying-help = ещё можно спасти

## Поля

field-square = клетка
field-point = пересечение
field-corner = свой угол
field-direction = направление
field-nonlethal = нелетально
field-defensively = с уходом в защиту
field-routine = вид полной атаки
field-maneuver = манёвр вместо атаки
field-items = предметы
field-condition = состояние
field-full = действием полного хода
field-ability = способность
field-by = способ перемещения
field-altitude = высота в футах
field-draw = выхватить по пути
field-sheathe = убрать по пути
field-tumble = кувырок на какой скорости
field-jump = прыжок через провалы
field-hide = спрятаться в конце
field-pay = чем оплачено
field-event = условие
field-weapon = каким оружием
field-name = какое действие
name-sp = пункты живучести
name-rp = пункты решимости
name-temp_hp = временные пункты здоровья
field-sp = пункты живучести
field-rp = пункты решимости
field-temp = временные пункты здоровья
field-hp-to = пункты здоровья
field-item-hp = прочность предмета
field-hp = пункты здоровья
field-condition-name = состояние
field-on = включено
field-count = значение инициативы
field-location = где находится
field-loaded = заряжено
field-left = осталось
field-door-to = состояние двери
field-like = такой же участник боя

## Решения ведущего

edit-hp = пункты здоровья и прочие запасы
edit-initiative = значение инициативы
edit-acted = первое действие
edit-reaction = ответное действие
edit-item = предмет
edit-uses = оставшиеся применения
edit-trigger = условие подготовленного действия
edit-drop = предметы выпущены вне хода
edit-speak = фраза вне хода
edit-join = новый участник боя
edit-remove = участник боя убран

## Почему нет

refusal-SF-GEN-1 = проверка успешна, если итог не ниже нужного числа
refusal-SF-GEN-5 = частное правило сильнее общего
refusal-SF-GEN-6 = кто союзник, а кто противник, решают стороны
refusal-SF-GRID-1 = поле боя состоит из клеток, такой на нём нет
refusal-SF-GRID-12 = выбрать можно только одного из ближайших
refusal-SF-INIT-1 = бой начинается с того, кто готов, а кто застигнут неожиданно
refusal-SF-INIT-2 = { $code ->
    [not_your_turn] порядок ходов ещё не определён
   *[other] инициатива — это d20 и модификатор
}
refusal-SF-INIT-5 = значение инициативы меняют только выжидание и подготовленное действие
refusal-SF-INIT-7 = { $code ->
    [not_your_turn] бой окончен
   *[other] для боя нужны две стороны, способные сражаться
}
refusal-SF-SURP-2 = в предбоевом раунде можно одно основное или одно сопутствующее действие
refusal-SF-ROUND-2 = сейчас чужой ход
refusal-SF-ROUND-3 = раунды считаются от места, где эффект начался
refusal-SF-ROUND-6 = начало хода имеет установленный порядок
refusal-SF-ROUND-8 = эффект кончается в свой срок, даже если его владельца нет
refusal-SF-ACT-5 = в этом ходу нечем это оплатить
refusal-SF-ACT-6 = действие нужно завершить до начала следующего
refusal-SF-ACT-7 = действие полного хода занимает весь ход
refusal-SF-ACT-8 = для действия полного хода нужны нетронутые основное, сопутствующее и быстрое
refusal-SF-ACT-12 = ход можно завершить, не потратив действия
refusal-SF-ATK-1 = одиночная атака — основное действие
refusal-SF-ATK-2 = { $code ->
    [no_target] этим некого атаковать в ближнем бою
   *[out_of_reach] цель вне зоны досягаемости
}
refusal-SF-ATK-3 = в ближнем бою используется Сила
refusal-SF-ATK-5 = { $code ->
    [no_target] это не цель для выстрела
   *[no_line_of_effect] до цели нет линии досягаемости
}
refusal-SF-ATK-7 = это нельзя метнуть
refusal-SF-ATK-8 = атака попадает, если итог не ниже КБ
refusal-SF-ATK-9 = чистая энергия — против ЭКБ, остальное — против ККБ
refusal-SF-ATK-12 = натуральная двадцатка, достигшая КБ, — критический удар
refusal-SF-ATK-15 = особый эффект бывает только при критическом ударе
refusal-SF-ATK-17 = { $code ->
    [not_loaded] оружие не заряжено
    [no_such_weapon] такого оружия в руках нет
   *[not_wielded] оружие не в боевом хвате
}
refusal-SF-ATK-18 = без владения оружием штраф −4
refusal-SF-ATK-19 = другой вид урона — штраф −4, объявляется до броска
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
refusal-SF-AREA-1 = оружие с областью действия нацеливают на пересечение границ клеток
refusal-SF-AREA-8 = промахнувшееся оружие никому не вредит там, где упало
refusal-SF-AREA-9 = взрыв накрывает целые клетки, испытание Реакции снижает урон вдвое
refusal-SF-MANEUV-1 = { $code ->
    [no_target] для манёвра нужен противник
   *[maneuver_out_of_reach] для манёвра противник вне зоны досягаемости
}
refusal-SF-MANEUV-5 = { $code ->
    [opportunity_maneuver] внеочередная атака не может быть манёвром
   *[maneuver_not_here] манёвр не заменяет эту атаку
}
refusal-SF-MANEUV-6 = подходящее оружие даёт +2, обучение +4
refusal-SF-DIRTY-1 = грязный приём даёт одно из состояний списка
refusal-SF-DIRTY-3 = нет состояния, которое снимается сопутствующим действием
refusal-SF-DIRTY-4 = грязный приём на расстоянии — только с разрешения ведущего
refusal-SF-DIRTY-6 = цель невосприимчива к этому состоянию
refusal-SF-GRAP-1 = для захвата нужна свободная рука
refusal-SF-GRAP-2 = в захвате нельзя покинуть клетку
refusal-SF-GRAP-6 = захват кончается, когда цель дальше досягаемости
refusal-SF-GRAP-7 = некого отпускать
refusal-SF-GRAP-8 = уже удерживается другая цель
refusal-SF-GRAP-9 = снять предмет можно только при повторном манёвре
refusal-SF-GRAP-10 = этот предмет с удерживаемого не снять
refusal-SF-GRAP-11 = встречный захват освобождает и захватывает захватившего
refusal-SF-GRAP-13 = нет захвата, из которого освобождаться
refusal-SF-REPOS-1 = клетка для цели занята
refusal-SF-REPOS-2 = дальше заслуженного или вне зоны досягаемости
refusal-SF-REPOS-3 = на пути цели препятствие
refusal-SF-REPOS-5 = перетаскивание не дальше, чем переставлена цель
refusal-SF-REPOS-6 = этот шаг возможен не для обоих
refusal-SF-DISARM-1 = выбитый предмет падает на землю
refusal-SF-DISARM-2 = чтобы подхватить, нужна свободная рука
refusal-SF-DISARM-3 = выбить можно только предмет в руках
refusal-SF-SUNDER-1 = разрушить можно только то, что в руках или под рукой
refusal-SF-TRIP-1 = сбитая с ног цель лежит
refusal-SF-TRIP-4 = цель уже лежит или вращается
refusal-SF-BULL-1 = таран отталкивает на 5 футов и ещё на 5 за каждые 5
refusal-SF-ITEM-1 = { $code ->
    [no_item] в руках нет такого предмета
   *[nothing_to_change] этот предмет не нужно включать, или он уже включён
}
refusal-SF-ITEM-3 = нет свободной руки; сначала надо что-нибудь убрать или выпустить из рук
refusal-SF-TDEF-1 = глухая оборона даёт +4 КБ до следующего хода
refusal-SF-TDEF-2 = с уже принятой обороной это не сочетается
refusal-SF-TDEF-3 = в глухой обороне внеочередных атак нет
refusal-SF-HARRY-1 = отвлекающему огню нужен противник на линии досягаемости
refusal-SF-HARRY-2 = следующая атака союзника получает +2
refusal-SF-HARRY-4 = нужно стрелковое оружие в боевом хвате
refusal-SF-COVFIR-1 = прикрывающий огонь защищает одного союзника
refusal-SF-COVFIR-2 = следующая атака на союзника встречает +2 КБ
refusal-SF-ABIL-1 = эта способность действует постоянно, её не применяют
refusal-SF-ABIL-2 = { $code ->
    [unknown_ability] такой способности нет
   *[other] у этой способности другой тип действия
}
refusal-SF-ABIL-5 = СЛ способности: 10, половина уровня и ключевая характеристика
refusal-SF-ABIL-6 = применений не осталось, или не хватает пунктов решимости
refusal-SF-CAST-1 = { $code ->
    [unknown_ability] такого заклинания нет
   *[other] большинство заклинаний — основное действие
}
refusal-SF-CAST-2 = сейчас не сотворяется долгое заклинание
refusal-SF-CAST-3 = любое другое действие прерывает долгое сотворение
refusal-SF-CAST-5 = урон от внеочередной атаки срывает заклинание
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
refusal-SF-CAST-14 = дневной запас заклинаний этого уровня исчерпан
refusal-SF-FDEF-1 = уход в защиту: −4 к атакам, +2 КБ
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
refusal-SF-MACT-5 = предмет в рюкзаке, а не под рукой
refusal-SF-MACT-6 = выхватить можно лишь при перемещении в пределах скорости, БМА не ниже 1
refusal-SF-MACT-7 = этот эффект нельзя перенаправить
refusal-SF-MACT-8 = { $code ->
    [no_door] рядом нет такой двери
    [no_item] такого предмета рядом нет
   *[nothing_to_change] здесь нечего менять
}
refusal-SF-MACT-9 = осторожный шаг — ровно 5 футов
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
refusal-SF-SWIFT-1 = участник боя уже лежит
refusal-SF-SWIFT-2 = хват этого предмета не сменить
refusal-SF-CHARGE-1 = разбег не дальше двойной скорости
refusal-SF-CHARGE-2 = { $code ->
    [no_target] для атаки с разбега нужен противник
   *[charge_too_near] для атаки с разбега нужно не менее 10 футов по прямой
}
refusal-SF-CHARGE-3 = разбег кончается на ближайшей клетке для атаки
refusal-SF-CHARGE-4 = ближайшая клетка для атаки занята или перекрыта
refusal-SF-CHARGE-5 = на пути разбега что-то есть
refusal-SF-CHARGE-7 = в начале хода противника не было видно
refusal-SF-CHARGE-8 = разбег: −2 к атаке, −2 КБ
refusal-SF-CHARGE-10 = чтобы выхватить оружие на бегу, нужен БМА не ниже 1
refusal-SF-CHARGE-15 = в таком состоянии нельзя атаковать с разбега
refusal-SF-RUN-1 = бег идёт по прямой, до четырёх скоростей
refusal-SF-RUN-3 = нельзя бежать по пересечённой местности или не видя пути
refusal-SF-RUN-6 = сил бежать нет, нужен отдых
refusal-SF-RUN-7 = в таком состоянии нельзя бежать
refusal-SF-COUP-1 = для добивающего удара нужна беспомощная цель рядом
refusal-SF-COUP-3 = выживший проходит испытание Стойкости или умирает
refusal-SF-COUP-5 = этим оружием добивающий удар не нанести
refusal-SF-WDRAW-1 = отступление не дальше двойной скорости
refusal-SF-WDRAW-4 = вслепую отступить нельзя
refusal-SF-FATK-1 = полная атака — две атаки с −4
refusal-SF-FATK-3 = громоздким оружием полную атаку не провести
refusal-SF-FATK-6 = натиск — три атаки с −6
refusal-SF-FATK-7 = такой атаки нет в списке, или она уже проведена
refusal-SF-FATK-8 = для автоматического огня нужно автоматическое оружие
refusal-SF-FATK-9 = в этом конусе никого нет, или он начат не из своего угла
refusal-SF-REACT-1 = сейчас нет условий для такого ответа
refusal-SF-REACT-2 = нет ответных действий до первого своего действия в бою
refusal-SF-REACT-3 = ответное действие уже использовано
refusal-SF-REACT-4 = ответ, направленный исключительно на защиту, идёт раньше
refusal-SF-REACT-7 = кто лишь выжидает, ещё не действовал
refusal-SF-REACT-9 = в таком состоянии нет ответных действий
refusal-SF-AOO-1 = клетка цели не контролируется
refusal-SF-AOO-2 = уход с контролируемой клетки провоцирует
refusal-SF-AOO-5 = сейчас ничто не провоцирует
refusal-SF-AOO-7 = остановка: в этом ходу больше ни шага
refusal-SF-AOO-11 = этим оружием внеочередную атаку не провести
refusal-SF-AOO-12 = в таком состоянии нет внеочередных атак
refusal-SF-AOO-13 = цель в укрытии или не видна
refusal-SF-AOO-14 = вынужденное перемещение тоже провоцирует
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
refusal-SF-DELAY-6 = этот ход больше нельзя отложить
refusal-SF-DELAY-7 = новое место — сразу за последним ходом
refusal-SF-DELAY-8 = при выжидании ответное действие сохраняется
refusal-SF-DELAY-9 = отложенный предбоевой ход берут в том же раунде
refusal-SF-READY-1 = подготовить можно только основное, сопутствующее или быстрое действие
refusal-SF-READY-3 = защитное подготовленное действие идёт раньше
refusal-SF-READY-4 = остальные подготовленные действия идут после
refusal-SF-READY-7 = ничего не подготовлено
refusal-SF-READY-8 = новое место — рядом с текущим ходом
refusal-SF-READY-10 = { $code ->
    [no_trigger] условие нужно назвать точнее
   *[nothing_readied] условие ещё не выполнено
}
refusal-SF-READY-11 = подготовленное действие сейчас невозможно
refusal-SF-READY-13 = кто не способен на действие, теряет его
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
refusal-SF-MOVE-2 = путь идёт по соседним клеткам, этот закрыт
refusal-SF-MOVE-3 = за твёрдый угол по диагонали шагнуть нельзя
refusal-SF-MOVE-6 = клетка занята, или нет места
refusal-SF-MOVE-7 = остановиться можно лишь на последней доступной клетке
refusal-SF-MOVE-8 = кто вовсе не может двигаться, не делает и этого шага
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
refusal-SF-COVER-2 = укрытие даёт +4 КБ, частичное +2, улучшенное +8
refusal-SF-COVER-5 = существа на линии — мягкое укрытие от дистанционных атак
refusal-SF-FLANK-1 = для взятия в клещи нужен союзник напротив
refusal-SF-SAVE-1 = испытание успешно, если итог не ниже СЛ
refusal-SF-DMG-5 = лечение не превышает максимума
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
refusal-SF-DEATH-16 = смерть или выход из боя
refusal-SF-DEATH-18 = свирепость длится ещё один ход
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

## Without a field

default-sp = без изменений
default-rp = без изменений
default-hp = без изменений
default-loaded = без изменений
default-location = без изменений
default-altitude = без изменений
default-pay = своим, если осталось
default-nonlethal = как у оружия
default-point = угол цели
default-square = там, где цель
default-ready-square = любая клетка
default-target = слабейший противник
default-ready-target = выбирается в нужный миг
default-draw = ничего
default-sheathe = ничего
default-maneuver = обычная атака
default-charge-to = самая прямая линия
default-with = самое подходящее оружие
default-charge-with = выхваченное или в руке
default-by = как движется сейчас
default-tumble = без кувырка
default-ready-ability = выбирается в нужный миг
default-ready-spell = выбирается в нужный миг
default-ready-item = выбирается в нужный миг
default-ready-name = действие не ожидается
default-weapon = любое оружие
default-use_ability-as = как у способности

## Words of a table, and short ones

short-budget-move = сопутствующее
feature-concealment = маскировка
feature-cables = кабели
feature-edge_drop = край
feature-junk = хлам
phase-surprise_round = раунд внезапности
term-eac = ЭКБ
term-kac = ККБ
short-option-ready = Подготовить
short-option-release = Отпустить
short-option-automatic_fire = Автоогонь
short-option-reposition = Перестановка
short-option-harrying_fire = Отвлекающий огонь
short-option-covering_fire = Прикрывающий огонь
short-option-continue_casting = Дальше сотворять
short-option-use_ability = Способность
short-option-dismiss = Прекратить
short-option-redirect = Перенаправить
short-option-diversion = Отвлечение
short-fact-stamina = живучесть
brief-fact-stamina = ПЖ
brief-fact-resolve = ПР
short-option-open_door = Открыть
short-option-minimum_move = Сдвинуться
short-option-take_out = Из рюкзака
short-option-stow = В рюкзак
short-option-attack_of_opportunity = Внеочередная атака
short-option-stand_still = Остановить
short-option-perform = Выполнить
short-option-come_out = Больше не ждать
short-option-attempt = Испытание
short-option-fail = Провалить
short-option-closest = Ближайшая цель
short-condition-off_kilter = вращение
short-condition-corroding = кислота
short-condition-dazzled = вспышка
short-condition-overburdened = перегрузка
short-edit-drop = предметы выпущены
short-edit-hp = здоровье и запасы
short-edit-initiative = инициатива
short-edit-remove = участник убран
short-edit-uses = применения

## The short log

log-health = { $now }/{ $most }{ $spare ->
    [0] { "" }
   *[other] { " " }+ { $spare } ПЖ
}
line-moved = { $how ->
    [land] → { $end }{ way-length }{ at-height }
    [climb] → { $end }{ way-length }, лазание{ at-height }
    [swim] → { $end }{ way-length }, плавание
    [fly] → { $end }{ way-length }, полёт{ at-height }
    [burrow] → { $end }{ way-length }, копание
    [guarded] → { $end }, осторожный шаг
    [crawl] → { $end }{ way-length }, ползком
    [drift] → { $end }, дрейф
    [back] → { $end }, назад
    [aside] → { $end }, сдвиг в сторону
   *[other] → { $end }{ way-length }
}
line-value-set = { $what ->
    [hp] Пункты
    [sp] Пункты
    [rp] Пункты
    [temp_hp] Пункты
   *[other] { $what_label }
}
row-value-set = { $who } { $was } → { $now }{ $what ->
    [hp] { " " }ПЗ
    [sp] { " " }ПЖ
    [rp] { " " }ПР
    [temp_hp] { " " }временных ПЗ
   *[other] { "" }
}{ $wanted ->
    [none] { "" }
   *[given] { " " }(а не { $wanted })
}
part-damaged = { $source ->
    [burning] Горение: { $taken }
    [bleeding] Кровотечение: { $taken }
    [corroding] Разъедание кислотой: { $taken }
   *[other] { $taken }
}{ pools }
part-healed = +{ $hit_points ->
    [none] { $amount }
    [0] { $stamina } ПЖ
   *[other] { $hit_points } ПЗ
}{ pools }
pools = { $left ->
    [none] { "" }
   *[given] { $sp ->
        [0] { " " }({ $left }/{ $most })
       *[other] { " " }({ $left }/{ $most } + { $sp } ПЖ)
    }
}
part-fell = { $how ->
    [ferocity] свирепость
   *[other] вне боя
}
answer-performed = подготовленное действие
line-acted = { $action ->
    [ready] { "" }
    [move] { "" }
    [guarded_step] { "" }
    [attack] { "" }
    [full_attack] { "" }
    [open_door] { "" }
    [close_door] { "" }
    [draw] { "" }
    [sheathe] { "" }
    [reload] { "" }
    [change_grip] { "" }
    [take_out] { "" }
    [stow] { "" }
    [pick_up] { "" }
    [set_mode] { "" }
    [drop] { "" }
    [cast] { "" }
   *[other] { $action_label }{ $target ->
        [none] { "" }
       *[given] { " " }→ { $target }
    }{ about }
}
line-took-effect = { $ability }{ $targets_count ->
    [0] { "" }
   *[other] { " " }→ { $targets }
}
line-exploded = { $weapon } ({ $at }){ $caught ->
    [none] { "" }
   *[given] { " " }→ { $caught }
}
act-attacked = атака

## What else people call acts

alias-automatic_fire = очередь
alias-bull_rush = толкнуть, протаранить
alias-charge = натиск, разбег
alias-close_door = закрыть
alias-coup_de_grace = добить
alias-covering_fire = прикрыть
alias-delay = ждать, подождать
alias-demoralize = запугать, запугивание
alias-disarm = разоружить, обезоружить
alias-draw = достать, достаю, вытащить, выхватить
alias-escape = вырваться
alias-feint = блеф, обмануть
alias-first_aid = медицина, перевязать
alias-guarded_step = шаг, шагнуть
alias-harrying_fire = отвлечь огнём
alias-hide = скрытность, прятаться, спрячусь
alias-pick_up = взять
alias-release = разжать
alias-reload = зарядить
alias-reposition = переставить
alias-search = внимание, восприятие, искать, осмотреться
alias-stand_up = подняться, встаю
alias-stop = стоп, хватит
alias-sunder = сломать, разрушить
alias-total_defense = защищаться, оборона
alias-trip = сбить, подсечка
alias-unlock = взломать, инженерия, вскрыть
alias-use_ability = способность
alias-withdraw = отступить

## What the samples are about

sample-corridor_hold = Коридор в одну клетку: его держат против автоматического огня и хватающей гончей.
sample-gantry_breach = Большая машина с длинными манипуляторами на мостках с открытым краем. Хорош для первого боя.
sample-loading_dock_ambush = Засада множества слабых врагов: внезапность, укрытия, гранаты, удары с двух сторон.

## Значения, которые задаёт ведущий

setting-altitude = высота
setting-busy = действие начато
setting-casting = начатое заклинание
setting-concentrating = концентрация
setting-doom_round = раунд гибели
setting-door = дверь
setting-driven_to = к кому принуждают идти
setting-dropped = предмет выпущен в этот ход
setting-dying_damage = урон умирающему в этом круге
setting-effects = эффекты
setting-ferocious = раунды неистовства
setting-flown = полёт в этот ход
setting-gravity = тяготение
setting-halted = движение остановлено
setting-hiding = прячется
setting-hp = пункты здоровья
setting-intercepted = перехват уже был
setting-kept_up = удержание в воздухе
setting-last_attacker = кто атаковал последним
setting-left = осталось применений
setting-loaded = заряжено
setting-location = где лежит
setting-nimble_ft = футов ловкого перемещения
setting-place = место в очерёдности
setting-run_rest = раунды отдыха после бега
setting-run_rounds = раунды бега
setting-seen = кто виден в начале хода
setting-stabilized = стабилизация в этом круге
setting-stun_mode = режим оглушения
setting-tumbles = кувырки
setting-turn_used = ход потрачен
setting-used = атаки этого хода
