### Eclipse Phase по-русски. Читается после сообщений продукта.

## Слова

-gm = { $case ->
   *[nom] ведущий
    [gen] ведущего
    [dat] ведущему
    [ins] ведущим
}
-combatant = { $case ->
   *[nom] персонаж
    [gen] персонажа
    [dat] персонажу
    [acc] персонажа
    [ins] персонажем
}

name-gm = Ведущий
name-security = Охрана
name-patrol = Патруль
name-pack = Стая
name-swarm = Рой
name-hounds = Гончие
name-drudges = Чернорабочие

name-insight = Озарение
name-moxie = Смелость
name-vigor = Бодрость
name-flex = Гибкость
name-threat = Угроза

name-cog = Мышление
name-int = Интуиция
name-ref = Рефлексы
name-sav = Смекалка
name-som = Соматика
name-wil = Воля

name-fray = Уклонение
name-melee = Ближний бой
name-guns = Стрельба
name-free_fall = Свободное падение
name-infiltrate = Проникновение
name-perceive = Внимательность
name-interface = Интерфейс
name-medicine_paramedic = Медицина: первая помощь
name-psi = Пси

name-very_small = очень маленький
name-very_large = очень большой
name-biomorph = биоморф
name-synthmorph = синтморф

name-immobilized = обездвиживание
name-impaired = ослабление
name-disabled = отключение
name-in_pain = боль
name-raging = нападение на источник стресса
name-detached = отрешённость
name-shaken = вне себя
name-fleeing = бегство
name-slowed = движение вдвое меньше
name-out = вне боя
name-removed = вне сцены

name-acting = ход сейчас
name-done = ход сделан
name-carried = ход перенесён
name-lost = ход потерян

name-standby = ожидание
name-before = перед персонажем
name-after = после персонажа
name-condition = по условию
name-attacked_self = кто-то атакует ожидающего
name-attacked_ally = кто-то атакует союзника
name-enemy_declares_attack = противник объявляет атаку
name-enemy_in_sight = противник на виду
name-enemy_leaves_cover = противник выходит из укрытия
name-enemy_within = противник подходит близко
name-enemy_enters = противник входит в область
name-acts = действует определённый персонаж
name-ally_down = союзник выбывает
name-custom = словами стола

name-base = базовое движение
name-full = полное движение
name-rush = рывок
name-nonstandard = нестандартное движение

name-minor = слабое укрытие
name-moderate = среднее укрытие
name-major = сильное укрытие

name-SS = одиночный
name-SA = полуавтомат
name-BF = очередь
name-FA = автомат
name-hit = на попадание
name-full_defense = полная защита
name-aggressive = агрессивно
name-cover = в укрытии
name-damage = на урон
name-spread = по нескольким целям
name-bypass_armor = обойти броню
name-knockdown = сбить с ног
name-redirect = оттеснить
name-specific = в уязвимое место
name-hand = рукой
name-link = по связи
name-one_handed = одной рукой
name-charge = с разбега
name-touch_only = касанием
name-through = сквозь преграду
name-meds = с медикаментами
name-specific_target = попадание в уязвимое место
name-critical_failure = критический провал
name-lose_next_action = следующее сложное действие потеряно
name-weapon_breaks = оружие ломается
name-device = устройство потеряно
name-harder = труднее сопротивляться
name-grip = в свою руку
name-choke = душить
name-impact = при ударе
name-airburst = в воздухе
name-signal = по сигналу
name-timer = по таймеру
name-energy = энергетическая
name-kinetic = кинетическая
name-unarmed = без оружия
name-physical = физическое
name-mental = ментальное
name-mesh = сетевое

name-cancel = модификаторы сняты
name-bonus = +20 к целевому числу
name-swap = бросок перевёрнут
name-raise = успех повышен
name-downgrade = провал смягчён
name-ignore_wound = рана не учитывается
name-ignore_trauma = травма не учитывается
name-confusion = замешательство
name-nothing = ничего
name-random_act = случайное действие
name-flee = бегство
name-move = тащить
name-hold = только держать
name-boost = купленный бонус
name-met = условие откладывания выполнено
name-grant_quick = ещё одно быстрое действие

reason-stat = показатель инициативы
reason-wounds = раны
reason-traumas = травмы
reason-deafened = глухота
reason-limit = предел 60
reason-point = очко
reason-specialization = специализация
reason-boost = купленный бонус
reason-impaired = ослабление
reason-in_pain = боль
reason-stunned = ошеломление
reason-blinded = слепота
reason-running = бег
reason-layers = слои брони
reason-heavy_armor = тяжёлая броня
reason-changes = импланты и раны
reason-roll = засада или глухота
reason-aggressive = агрессивная атака
reason-called = прицельный удар
reason-extra_weapons = другое оружие
reason-fixed = без упора
reason-full_defense = полная защита
reason-indirect = огонь с закрытой позиции
reason-light = плохой свет
reason-limbs = конечности
reason-no_smartlink = без смартсвязи
reason-one_handed = одной рукой
reason-out_of_cover = из укрытия
reason-reach = досягаемость
reason-small = снаряжение не по размеру
reason-several = несколько целей или оружий
reason-burst = очередь
reason-aim = прицеливание
reason-grappled = захват
reason-in_melee = в ближнем бою
name-in_melee = в ближнем бою с
short-condition-in_melee = в ближнем бою
reason-superior = превосходный успех
reason-superior_position = выгодная позиция
reason-touch_only = касание
reason-catch = поимка
reason-critical = критический успех
reason-distance = расстояние
reason-dodge = уклонение
reason-half = половина
reason-throw_back = бросок назад
reason-distracted = рассеянность
reason-meds = медикаменты
reason-patient = раны пациента
reason-unconscious = без сознания
reason-confused = замешательство
reason-distraction = рассеянность
reason-armor = броня
reason-disarm = разоружение
reason-redirect = оттеснение

result-security = Победа охраны
result-patrol = Победа патруля
result-pack = Победа стаи
result-swarm = Победа роя

## Имена из бестиария

unit-dockguard = Весна Кордан
unit-tin_hand = Жестянорукий чернорабочий
unit-blade = Сейбл Вэнс
unit-marksman = Илья Марш
unit-warden = Страж узла Квилл
unit-medic = Анук Рейес
unit-gnash_hound = Зубастая гончая
unit-colossus = Мотыльковый колосс
unit-rigger_pax = Пакс Орлан
unit-duelist_amara = Амара Сандер
unit-commander_ruel = Командир Руэл
unit-duct_mite = Клещ из воздуховода
unit-dock_brawler = Докерский драчун
unit-clinker = Сварочный робот
unit-street_shooter = Уличный стрелок
unit-tar_leech = Смоляная пиявка
unit-riot_guard = Гвардеец порядка
unit-glow_wasp = Светящаяся оса
unit-ghost_thief = Вор-призрак
unit-burn_cultist = Сектант пламени
unit-lens_sniper = Снайпер с линзой
unit-node_hacker = Взломщик узла
unit-bulk_hauler = Тяжёлый грузчик
unit-swarm_bloom = Цветущий рой
unit-strike_leader = Вожак ударной группы
unit-vat_horror = Ужас из чана
unit-plasma_trooper = Плазменный штурмовик
unit-siege_frame = Осадная рама
unit-still_saint = Тихий святой
unit-reef_mother = Мать рифа

item-smg = Компактный пистолет-пулемёт
item-baton = Складная дубинка
item-holdout = Карманный пистолет
item-sword = Мономолекулярный клинок
item-knife = Метательный нож
item-rifle = Боевая винтовка
item-frag = Осколочная мини-граната
item-turret = Потолочная турель (по связи)
item-pistol = Средний пистолет
item-stunner = Шокер
item-spit = Смоляной плевок
item-docking_bay = Противостояние у причала
item-service_tunnel = Гончие в служебном туннеле
item-reactor_gallery = Колосс в реакторной галерее
item-cutter = Резак по корпусу
item-mandibles = Жвалы
item-wrench = Тяжёлый ключ
item-welder = Сварочная рука
item-machine_pistol = Автоматический пистолет
item-suckers = Присоски
item-shock_baton = Шоковая дубинка
item-dart_pistol = Игольный пистолет
item-torch = Огненная горелка
item-boot_knife = Засапожный нож
item-rail_rifle = Рельсовая винтовка
item-lifter = Руки подъёмника
item-abrasion = Истирание
item-smart_dust = Струя пыли
item-carbine = Штурмовой карабин
item-claws = Костяные когти
item-plasma = Плазменное копьё
item-seeker = Пусковая установка
item-twin_gun = Спаренное орудие
item-halo = Клинки нимба
item-gaze = Жгучий взгляд
item-tendrils = Щупальца
item-acid_spit = Кислотный плевок

## Что произошло

dice = { $count }к{ $sides }
event-not-offered = { $who }: действовать сейчас нельзя.
event-sequence-opened = Начинается последовательность действий: { $who }.
event-initiative-rolled = { $who }: инициатива { $total }.
event-rolled-off = Переброс при равенстве, порядок: { $order }.
event-joined = { $who }: вступление в бой, место { $count }{ $slot ->
    [yes] { "" }
   *[no] { "" }, ход персонажа — со следующего хода действий
}.
event-turn-began = Ход действий { $round }: { $order }.
event-count-changed = { $who }: место в порядке { $before } → { $after }.
event-place-gained = { $how ->
    [last] { $who }: со следующего хода действий место последнее ({ $count }).
   *[other] { $who }: со следующего хода действий место { $count }.
}
event-took-initiative = { $who }: захват инициативы (пул «{ $pool }»).
declared-move = { $movement ->
    [none] { "" }
   *[given] { "" }, { $movement }
}
event-slot-began = { $how ->
    [delayed] Отложенный ход: { $who }
    [carried] Перенесённый ход: { $who }
    [ambush] Из засады: { $who }
   *[regular] Ход персонажа: { $who }
}{ declared-move }.
event-slot-ended = { $how ->
    [passed] { $who }: ход пропущен.
    [lost] { $who }: ход потерян.
    [given_up] { $who }: отказ от отложенного хода.
   *[done] { "" }
}
event-tied = Одновременно действуют: { $who }.
event-delayed = { $how ->
    [before] { $who }: ход отложен, действие — перед персонажем «{ $anchor }».
    [after] { $who }: ход отложен, действие — после персонажа «{ $anchor }».
    [condition] { $who }: ход отложен до выполнения условия «{ $condition }»{ $about ->
        [none] { "" }
       *[given] { " " }({ $about })
    }.
   *[standby] { $who }: ход отложен, ожидание.
}
event-delay-changed = { $who }: действия персонажа «{ $anchor }» не будет, дальше — ожидание.
event-declared = { $action ->
    [move] { "" }
    [draw] { "" }
    [take_cover] { "" }
    [drop_item] { "" }
    [pick_up] { "" }
    [hand_over] { "" }
    [reload] { "" }
    [quick_aim] { "" }
    [full_aim] { "" }
    [open_door] { "" }
    [speak] { "" }
    [drop_prone] { "" }
    [use_device] { "" }
    [take_drug] { "" }
    [convey_information] { "" }
    [examine] { "" }
    [mesh_action] { "" }
    [task] { "" }
    [basic_perception] { "" }
    [jump] { "" }
    [flee] { "" }
    [surrender] { "" }
    [boost] { "" }
    [ignore_wound] { "" }
    [ignore_trauma] { "" }
    [release] { "" }
    [stand_up] { "" }
   *[other] { $who }: объявлено «{ $action_label }»{ $target ->
        [none] { "" }
       *[given] { "" }, цель — { $target }
    }{ $manner ->
        [none] { "" }
       *[given] { " " }({ $manner })
    }.
}
event-interrupted = { $whom ->
    [none] { $who }: отложенный ход сейчас.
   *[given] { $window ->
        [before] { $who }: отложенный ход перед персонажем «{ $whom }».
        [after] { $who }: отложенный ход после персонажа «{ $whom }».
       *[other] Персонаж «{ $who }» прерывает ход персонажа «{ $whom }».
    }
}
event-claim-postponed = { $who }: сначала закончится ход персонажа «{ $after }».
event-act-dropped = { $why ->
    [unable] { $who }: действовать больше невозможно, «{ $action_label }» пропадает.
   *[illegal] { $who }: «{ $action_label }» больше невозможно.
}
event-extra-bought = { $pool ->
    [granted] { $who }: дополнительное действие { $number } этого хода действий, без очка.
   *[paid] { $who }: дополнительное действие { $number } этого хода действий (пул «{ $pool }»).
}
event-slot-carried = { $who }: отложенный ход перенесён на следующий ход действий.
event-sequence-closed = Последовательность действий окончена: свободный хронометраж. Ходов действий: { $turn }.
event-combat-over = { $result ->
    [draw] Бой окончен: ничья
    [security] Бой окончен: победа охраны
    [raiders] Бой окончен: победа налётчиков
    [patrol] Бой окончен: победа патруля
    [pack] Бой окончен: победа стаи
    [crew] Бой окончен: победа экипажа
    [swarm] Бой окончен: победа роя
   *[other] Бой окончен: победа стороны «{ $result_label }»
}. Ходов действий: { $rounds }.
event-moved = { $how ->
    [base] { $who }: движение в точку { $end }
    [full] { $who }: бегом в точку { $end }
    [rush] { $who }: рывок в точку { $end }
    [nonstandard] { $who }: ползком в точку { $end }
    [jump] { $who }: прыжок в точку { $end }
   *[other] { $who }: движение в точку { $end }
} ({ $metres } м).
event-mover-stopped = { $who }: остановка в точке { $at }; могут действовать: { $by }.
event-forced-move = { $by ->
    [none] { $who }: вынужденное перемещение в точку { $end }.
   *[given] { $who }: вынужденное перемещение в точку { $end }, причина — { $by }.
}
event-cover-taken = { $who }: занято { $level }.
event-cover-left = { $who }: укрытие покинуто.
event-acted = { $who }: «{ $action_label }»{ $target ->
    [none] { "" }
   *[given] { "" }, цель — { $target }
}{ $detail ->
    [none] { "" }
   *[given] { "" }: { $detail_label }
}.
event-equipped = { $how ->
    [drawn] { $who }: оружие «{ $weapon }» в руке.
    [picked_up] { $who }: предмет «{ $weapon }» поднят.
    [dropped] { $who }: предмет «{ $weapon }» брошен.
    [handed_over] { $who }: предмет «{ $weapon }» передан, новый владелец — { $other }.
    [reloaded] { $who }: оружие «{ $weapon }» перезаряжено.
    [broken] { $who }: оружие «{ $weapon }» сломано.
    [snatched] { $who }: оружие «{ $weapon }» отнято, новый владелец — { $other }.
   *[gone] { $who }: предмет «{ $weapon }» израсходован.
}
event-weapon-landed = { $who }: оружие «{ $weapon }» падает в точку { $at }.
event-door-changed = { $state ->
    [open] { $who }: дверь «{ $door }» открыта.
   *[closed] { $who }: дверь «{ $door }» закрыта.
}
event-aimed = { $how ->
    [full] { $who }: полное прицеливание, цель — { $target } ({ $weapon }).
    [sweeping] { $who }: луч ведётся по цели «{ $target }» ({ $weapon }).
   *[quick] { $who }: быстрое прицеливание{ $target ->
        [none] { "" }
       *[given] { "" }, цель — { $target }
    } ({ $weapon }).
}
outcome = { $result ->
    [critical_success] критический успех
    [success] { $superior ->
        [1] превосходный успех
        [2] двойной превосходный успех
       *[other] успех
    }
    [critical_failure] критический провал
   *[failure] { $superior ->
        [1] превосходный провал
        [2] двойной превосходный провал
       *[other] провал
    }
}
event-check-rolled = { $who }, { $why_label }: { $roll ->
    [0] 00
   *[other] { $roll }
} против { $target_number } — { outcome }.
event-point-spent = { $on ->
    [take] { "" }
    [extra] { "" }
   *[other] { $who }: потрачено 1 очко{ $pool ->
        [none] { "" }
       *[given] { " " }(пул «{ $pool }», остаётся { $left })
    } — { $on }.
}
event-surprise = { $surprised ->
    [yes] { $who }: застали врасплох.
   *[no] { $who }: врасплох не застали.
}
event-defence-chosen = { $defence ->
    [none] { $who }: без защиты.
   *[given] { $who }: защита — { $defence }.
}
attack-kind = { $how ->
    [SS] { "" }, одиночный
    [SA] { "" }, полуавтомат
    [BF] { "" }, очередь
    [FA] { "" }, автомат
    [grapple] { "" }, захват
    [suppressive] { "" }, огонь на подавление
   *[other] { "" }
}
event-attack-resolved = { $who }: атака по цели «{ $target }» ({ $weapon }{ attack-kind }) — { $hit ->
    [yes] попадание
   *[no] промах
}.
event-area-hit = { $weapon }: { $scatter ->
    [0] точка { $at }.
   *[other] точка { $at } (отклонение { $scatter } м).
}
event-damaged = { $who }: урон { $taken } ({ $rolled }{ $armor ->
    [0] { "" }
   *[other] { "" }; броня { $armor }
}), всего { $damage }.
event-wounded = { $who }: новых ран: { $new }, всего { $wounds }.
event-wound-ignored = { $what ->
    [trauma] { $who }: не учитывается травм: { $ignored }.
   *[wound] { $who }: не учитывается ран: { $ignored }.
}
event-stress-taken = { $who }: стресс { $stress }, травм: { $traumas }.
event-fell = { $how ->
    [unconscious] { $who }: потеря сознания.
    [disabled] { $who }: отключение.
    [dead] { $who }: смерть.
    [destroyed] { $who }: тело уничтожено.
   *[out] { $who }: вне боя.
}
event-bleeding = { $state ->
    [bleeding] { $who }: кровотечение.
   *[stable] { $who }: состояние стабилизировано.
}
event-condition-gained = { $who }: состояние «{ $condition }»{ $level ->
    [0] { "" }
   *[other] { " " }({ $level })
}{ $turns ->
    [0] { "" }
   *[other] { "" }, ходов действий: { $turns }
}.
event-grappled = { $state ->
    [grappled] { $by ->
        [none] { $who }: персонаж схвачен.
       *[given] { $by }: захват удался, цель — { $who }.
    }
    [held] { $by }: захват держится, цель — { $who }.
    [freed] { $who }: персонаж вырывается из захвата.
   *[released] { $who }: персонаж отпущен.
}
event-grenade-lies = { $who }: «{ $weapon }» лежит в точке { $at } (подрыв { $trigger }).
event-status-changed = { $status ->
    [fled] { $who }: бегство из боя.
    [surrendered] { $who }: сдача в плен.
    [dead] { $who }: смерть.
    [destroyed] { $who }: тело уничтожено.
    [out] { $who }: вне боя.
    [removed] { $who }: уход со сцены.
   *[active] { $who }: снова в строю.
}
event-ruled = { $what ->
    [confusion] { $of }, { $what_label }: { $value_label }.
    [critical_failure] { $of }, { $what_label }: { $value_label }.
   *[other] Решение { -gm(case: "gen") }: { $what_label }{ $of ->
        [none] { "" }
       *[given] { "" }, { $of }
    }{ $value ->
        [none] { "" }
       *[given] { "" }: { $value_label }
    }.
}

## Что спрашивают

prompt-take = { $who }: потратить очко и получить первое место в этом ходу действий?
prompt-slot = { $who }: действовать (с каким движением на весь ход?), пропустить или отложить ход?
prompt-act = { $who }: что дальше?
prompt-window = { $who }: действовать сейчас или ждать дальше?
prompt-due = { $who }: момент настал. Действовать, пропустить или отложить снова?
prompt-last_call = { $who }: последний вызов. Действовать, перенести ход или отказаться?
prompt-claim = { $who }: кто-то хочет прервать. Сейчас или после этого хода?
prompt-redeclare = { $who }: объявленное действие больше невозможно. Что вместо него?
prompt-extra = { $who }: дополнительное действие?
prompt-squad = { $who }: в каком порядке действует группа?
prompt-free_time = { $who }: свободный хронометраж. Начать новую последовательность или сцена окончена?
prompt-closing = { $who }: действовать может не больше одной стороны, или достигнут предел ходов. Закрыть последовательность?
prompt-defence = { $who }: какая защита?
prompt-pool_before = { $who }: потратить очко до броска?
about-pool_before = { $test }, успех при { $target } и меньше
prompt-pool_after = { $who }: потратить очко после броска?
about-pool_after = { $test }
prompt-relief = { $who }: потратить очко, чтобы игнорировать рану или травму?
prompt-second_superior = { $who }: на что второй превосходный успех?
prompt-specific_target = { $who }: что делает попадание в это место?
prompt-danger = { $who }: опасно ли там, куда оттеснили цель?
prompt-critical_failure = { $who }: к чему ведёт критический провал?
prompt-grapple_damage = { $who }: критический захват. Нанести и урон?
prompt-counter_grapple = { $who }: захват сброшен. Схватить в ответ?

roll-initiative = инициатива
roll-roll_off = переброс при равенстве
roll-attack = проверка атаки
roll-suppressive_fire = огонь на подавление
roll-defence = проверка защиты
roll-damage = урон
roll-miss_chance = вероятность промаха
roll-cog_check = проверка Мышления
roll-int_check = проверка Интуиции
roll-ref_check = проверка Рефлексов
roll-sav_check = проверка Смекалки
roll-som_check = проверка Соматики
roll-wil_check = проверка Воли
roll-fray_check = проверка Уклонения
roll-melee_check = проверка Ближнего боя
roll-guns_check = проверка Стрельбы
roll-athletics_check = проверка Атлетики
roll-free_fall_check = проверка Свободного падения
roll-infiltrate_check = проверка Проникновения
roll-perceive_check = проверка Внимательности
roll-interface_check = проверка Интерфейса
roll-medicine_paramedic_check = проверка Медицины
roll-psi_check = проверка Пси
roll-scatter = отклонение
roll-direction = направление
roll-landing = куда упало оружие
roll-random_act = случайное действие
roll-random_target = случайная цель
roll-acute_response = острая реакция на стресс
roll-stress = стресс

## Действия на выбор

option-take = Захватить инициативу
option-take-help = 1 очко: первое место в этом ходу действий; за Озарение — только ментальные и сетевые действия
option-decline = Не тратить
option-decline-help = остаться на своём месте
option-act = Действовать
option-act-help = начать ход и назвать движение на весь ход действий
option-pass = Пропустить ход
option-pass-help = ничего не делать, ход окончен
option-delay-help = ждать момента, условия или просто ждать
option-end = Завершить ход
option-wait = Ждать дальше
option-wait-help = пока ничего не менять
option-give_up = Отказаться от отложенного хода
option-give_up-help = считается пропуском, место прежнее
option-carry = Перенести на следующий ход действий
option-carry-help = в следующем ходу действий будет только отложенный ход
option-now = Сейчас
option-now-help = другой действует сразу
option-after = После
option-after-help = другой действует сразу после этого хода
option-stop = Больше без дополнительных действий
option-stop-help = сохранить очки
option-nothing = Ничего
option-nothing-help = ничего не делать

option-move-help = отрезок объявленного движения
option-stand_up-help = быстрое: движение этого хода действий вдвое меньше
option-drop_prone-help = автоматическое: лечь на землю
option-jump-help = быстрое: раз за ход действий, 2 м с места или 6 м с разбега
option-take_cover-help = быстрое: использовать укрытие рядом
option-open_door-help = быстрое: открыть или закрыть то, что рядом
option-draw = Достать оружие
option-draw-help = быстрое: оружие в руке
option-pick_up-help = быстрое: то, что лежит рядом
option-hand_over = Передать
option-hand_over-help = быстрое: вещь тому, кто рядом
option-drop_item = Бросить предмет
option-drop_item-help = автоматическое: предмет остаётся лежать
option-reload-help = сложное: полный боезапас
option-use_device = Включить устройство
option-use_device-help = быстрое: рукой или по связи
option-adjust_blast = Настроить взрыв
option-adjust_blast-help = быстрое: по связи
option-take_drug = Принять препарат
option-take_drug-help = быстрое: что он даёт, говорит ведущий
option-quick_aim = Быстрое прицеливание
option-quick_aim-help = быстрое: +10 к одиночному выстрелу в этом ходу
option-full_aim = Полное прицеливание
option-full_aim-help = сложное: +30 к следующей атаке по этой цели
option-detailed_perception = Внимательный осмотр
option-detailed_perception-help = быстрое: проверка Внимательности
option-basic_perception = Беглый осмотр
option-basic_perception-help = автоматическое: проверка Внимательности с −20
option-convey_information = Передать сведения
option-convey_information-help = быстрое: рассказать важное
option-speak-help = автоматическое: несколько слов
option-full_defense = Полная защита
option-full_defense-help = сложное: +30 к защите до следующего хода
option-examine = Изучить
option-examine-help = сложное: разобраться в чём-то
option-regain_wits = Прийти в себя
option-regain_wits-help = сложное: после травмы
option-mesh_action = Сетевое действие
option-mesh_action-help = сложное: любая другая работа в сети
option-task = Действие-задача
option-task-help = долгая работа, её доля этого хода

option-attack_melee = Атака в ближнем бою
option-attack_melee-help = сложное: Ближний бой против Уклонения или Ближнего боя
option-attack_ranged = Стрелять
option-attack_ranged-help = сложное: Стрельба против половины Уклонения
option-attack_thrown = Метнуть
option-attack_thrown-help = сложное: Атлетика против половины Уклонения или по точке
option-attack_system = Огонь из стационарного оружия
option-attack_system-help = сложное, сетевое: Интерфейс против половины Уклонения
option-attack_psi = Пси-атака
option-attack_psi-help = сложное, ментальное: Пси против проверки Воли
option-suppressive_fire = Огонь на подавление
option-suppressive_fire-help = сложное: 20 выстрелов по конусу до следующего хода
option-throw_back = Отбросить гранату
option-throw_back-help = сложное: поймать проверкой Рефлексов с −20 и бросить
option-grapple_hold = Удержание
option-grapple_hold-help = сложное: душить, наносить урон, повалить или тащить
option-break_free = Вырваться
option-break_free-help = сложное: встречная проверка против захвата
option-release-help = автоматическое: захват окончен
option-stabilize = Стабилизировать
option-stabilize-help = сложное: проверка Медицины останавливает кровотечение не дальше 2 м
option-wake = Привести в чувство
option-wake-help = сложное: проверка Интуиции с −30 у союзника без сознания
option-put_out_fire = Потушить огонь
option-put_out_fire-help = сложное: проверка Рефлексов, на себе или союзнике

option-fray = Уклонение
option-fray-help = полностью против ближнего боя, половина против стрельбы
option-melee = Ближний бой
option-melee-help = только против атак ближнего боя
option-athletics-help = при полной защите вместо Уклонения
option-wil = Проверка Воли
option-wil-help = против пси
option-none = Ничего
option-none-help = без защиты, без последствий
option-cancel = Снять модификаторы
option-cancel-help = 1 очко: у этой проверки нет бонусов и штрафов
option-bonus = Прибавить 20
option-bonus-help = 1 очко: +20 к целевому числу
option-swap = Перевернуть бросок
option-swap-help = 1 очко: 05 становится 50
option-raise = Повысить успех
option-raise-help = 1 очко: ещё один превосходный успех
option-downgrade = Смягчить провал
option-downgrade-help = 1 очко: критический провал становится обычным
option-ignore_wound = Игнорировать рану
option-ignore_wound-help = 1 очко Бодрости: одна рана в этом бою не учитывается
option-ignore_trauma = Игнорировать травму
option-ignore_trauma-help = 1 очко Смелости: одна травма в этом бою не учитывается
option-not_this_turn = Не в этом ходу действий
option-not_this_turn-help = не спрашивать до следующего хода действий
option-dice = Больше костей урона
option-dice-help = второй превосходный успех прибавляет 1к6
option-harder = Труднее сопротивляться
option-harder-help = проверка с −60
option-damage = Урон
option-damage-help = попадание наносит обычный урон
option-grip = Отнять оружие
option-grip-help = оно остаётся в руке атакующего
option-slowed = Движение вдвое меньше
option-slowed-help = до конца боя
option-blinded = Ослепить
option-blinded-help = на один ход действий
option-dazed = Оцепенение
option-dazed-help = на один ход действий
option-device = Вывести устройство из строя
option-device-help = цель теряет то, что в руке
option-danger = Опасно
option-danger-help = проверка Рефлексов, чтобы удержаться
option-safe = Не опасно
option-safe-help = цель просто сдвинута
option-hurt = Нанести урон
option-hurt-help = захват наносит и урон
option-spare = Только держать
option-spare-help = без урона
option-lose_next_action = Потеря следующего действия
option-lose_next_action-help = следующее сложное действие потеряно
option-weapon_breaks = Оружие ломается
option-weapon_breaks-help = больше от него нет пользы
option-grapple-help = взять в захват того, кто держал
option-boost = Купить бонус
option-boost-help = 1 или 2 очка: +5 или +10 ко всем навыкам одной склонности в этом бою
option-keep = Оставить объявленное действие
option-keep-help = выполнить его, как объявлено
option-open = Начать последовательность
option-open-help = все бросают инициативу заново
option-finish = Завершить сцену
option-finish-help = бой окончен
option-close = Закрыть последовательность
option-close-help = бой окончен
option-go_on = Продолжать
option-go_on-help = начинается следующий ход действий
option-flee = Бежать из боя
option-flee-help = покинуть сцену насовсем
option-surrender-help = вне боя, без урона

## Поля

field-pool = пул
field-move = движение
field-mode = режим стрельбы
field-delay-mode = как ждать
field-anchor = какой персонаж
field-condition = условие, например attacked_self или enemy_within:5
field-group = группа
field-open = открыта
field-before = перед кем
field-damage-to = новое значение
field-wounds-to = новое значение
field-stress-to = новое значение
field-traumas-to = новое значение
field-initiative_mod-to = новое значение
field-count-to = новое значение
field-pool-to = новое значение
field-threat-to = новое значение
field-ammo-to = новое значение
field-temporary-to = новое значение
field-at = точка
field-suppressive_fire-target = вокруг кого
field-throw_back-target = в кого
field-with = оружие
field-also = другое оружие
field-use = на что очередь
field-called = прицельный удар
field-towards = в каком направлении
field-aggressive = агрессивно
field-charge = с разбега
field-touch_only = касанием
field-grapple = захват
field-one_handed = одной рукой
field-trigger = подрыв
field-timer = ходов действий до подрыва
field-turns = ходов действий
field-spotter = наводчик
field-explosive = граната
field-through = сквозь преграду
field-points = очков
field-aptitude = склонность
field-text = что именно
field-behind = за чем
field-drug = препарат
field-work = работа
field-nature = род действия
field-by = как именно
field-hand_over-to = кому
field-break_free-with = чем
field-defence = защита
field-device = устройство
field-meds = с медикаментами
field-task = работа
field-words = остальные слова
field-of = персонаж
field-stress-by = источник
field-ready-on = в руке
field-metres = метров

## Решения ведущего

edit-damage = урон
edit-wounds = раны
edit-stress = стресс
edit-traumas = травмы
edit-initiative_mod = поправка к показателю инициативы
edit-count = место в порядке
edit-pool = очки пула
edit-threat = очки пула угрозы
edit-lift = конец состояния
edit-remove = уход со сцены
edit-join = вступление в бой
edit-met = условие откладывания выполнено
edit-grant_quick = ещё одно быстрое действие
edit-ammo = боезапас
edit-ready = оружие в руке
edit-close = конец последовательности действий
edit-fall = падение
edit-temporary = временные очки

## Почему нельзя

value-none = без движения
value-granted = дарованное
refusal-EP-SEQ-1 = инициативу бросают один раз, с началом последовательности действий
refusal-EP-SEQ-6 = это не для текущей фазы хода действий
refusal-EP-SEQ-7 = последовательность действий ведущий закрывает между ходами персонажей
refusal-EP-SEQ-10 = этот персонаж уже вне порядка инициативы
refusal-EP-SEQ-11 = бой кончается, когда действовать может только одна сторона
refusal-EP-INIT-1 = показатель инициативы: Интуиция плюс Рефлексы, делённые на 5
refusal-EP-INIT-3 = бросок инициативы: 1к6 и показатель инициативы, один раз
refusal-EP-INIT-4 = показатель инициативы меняют импланты, препараты, пси и раны
refusal-EP-INIT-6 = оглохшие и попавшие в засаду бросают инициативу с −3
refusal-EP-INIT-12 = группа с одним броском инициативы делит одно место
refusal-EP-TIE-8 = нельзя прервать тех, с кем была ничья в начале отложенного хода
refusal-EP-TAKE-1 = Бодрость даёт первое место на один ход действий
refusal-EP-TAKE-2 = Озарение даёт первое место для чисто ментального хода персонажа
refusal-EP-TAKE-3 = захват инициативы стоит 1 очко, а этот пул пуст
refusal-EP-TAKE-6 = инициативу захватывают до первого хода персонажа, позже нельзя
refusal-EP-TAKE-7 = каждого спрашивают один раз, решение не меняют
refusal-EP-TAKE-8 = инициатива захвачена Озарением: только ментальные и сетевые действия, без движения
refusal-EP-TAKE-10 = первое место покупают только за Бодрость или Озарение
refusal-EP-TAKE-11 = в этом ходу действий нет обычного хода персонажа: инициативу не захватить
refusal-EP-DECL-1 = каждый объявляет и действует на своём месте в порядке
refusal-EP-DECL-2 = выбор: действовать, пропустить или отложить ход
refusal-EP-DECL-3 = сначала объявляют вид движения: «действовать базовое движение», «действовать полное движение»
refusal-EP-DECL-5 = { $code ->
    [anchor] «перед» и «после» называют кого-то: «отложить ход после Весны»; другие способы ждать не называют никого
    [condition] ожидание условия называет его в поле «условие», другие способы ждать — нет
   *[other] { $field ->
        [none] в объявлении названо то, чего здесь нет
       *[other] в объявлении не хватает поля «{ $field_label }»
    }
}
refusal-EP-DECL-7 = персонаж сейчас не может действовать
refusal-EP-DELAY-2 = нужно назвать персонажа, перед которым или после которого действовать
refusal-EP-DELAY-3 = такое условие не проверить; возможно: attacked_self, attacked_ally, enemy_declares_attack, enemy_in_sight, enemy_leaves_cover, enemy_within:5, enemy_enters:area, acts:id, ally_down, custom:…
refusal-EP-DELAY-4 = ожидание не называет ни момента, ни условия
refusal-EP-DELAY-5 = начатый ход отложить нельзя
refusal-EP-DELAY-7 = в этом бою нельзя действовать раньше названного момента или условия
refusal-EP-DELAY-10 = новое место сразу перед тем персонажем или после него
refusal-EP-DELAY-14 = с перенесённым ходом дополнительных действий нет
refusal-EP-DELAY-17 = отложенный ход может быть только один
refusal-EP-DELAY-20 = встать можно перед одним из уже объявивших или последним
refusal-EP-DELAY-22 = сейчас или после, решает тот, чей бросок инициативы выше
refusal-EP-DELAY-23 = отложенный ход в конце хода действий ведёт в конец порядка
refusal-EP-DELAY-25 = пока ход отложен, нет ни действий, ни движения: по частям его не тратят
refusal-EP-INTR-1 = { $code ->
    [take] ходы персонажей идут после вопроса о захвате инициативы: «захватить Бодрость», «захватить Озарение» или «не тратить»
   *[other] прервать может только тот, у кого есть отложенный ход
}
refusal-EP-INTR-2 = прервать можно только тех, кто действует позже
refusal-EP-INTR-7 = действие нельзя прервать, пока оно выполняется
refusal-EP-INTR-8 = остановить движение можно только по условию о месте или видимости
refusal-EP-INTR-9 = объявленное действие ещё возможно, его нужно выполнить
refusal-EP-INTR-10 = кто больше не может действовать, теряет объявленное действие
refusal-EP-INTR-13 = в этом бою прервать может только тот, кто видит другого
refusal-EP-EXTRA-1 = дополнительные действия покупают за Бодрость или Озарение
refusal-EP-EXTRA-2 = { $code ->
    [task] действие-задачу нельзя купить как дополнительное
    [used] за очко — одно сложное или два быстрых действия
   *[empty] очков на дополнительное действие нет
}
refusal-EP-EXTRA-3 = дополнительные действия — в конце хода действий
refusal-EP-EXTRA-4 = дополнительные действия — на своём месте в порядке
refusal-EP-EXTRA-5 = не более двух дополнительных действий за ход действий
refusal-EP-EXTRA-10 = дополнительное действие не прибавляет движения: только остаток
refusal-EP-EXTRA-11 = оружие с одиночным выстрелом стреляет раз за ход действий
refusal-EP-EXTRA-12 = Бодрость — для физических действий, Озарение — для ментальных и сетевых
refusal-EP-EXTRA-13 = дополнительное действие нельзя отложить или сберечь
refusal-EP-EXTRA-14 = дополнительные действия — для тех, кто уже сходил
refusal-EP-EXTRA-15 = в ходу действий с внезапностью Бодрость на дополнительные действия не тратят
refusal-EP-EXTRA-16 = дополнительное действие не подарено
refusal-EP-EXTRA-17 = за Смелость и Гибкость дополнительные действия не покупают
refusal-EP-ACT-2 = для этого действия в ходу больше нет места
refusal-EP-ACT-5 = действие бывает физическим, ментальным или сетевым
refusal-EP-ACT-6 = действие-задача занимает весь свой срок
refusal-EP-ACT-7 = Атлетика защищает только при полной защите
refusal-EP-ACT-8 = нужного оружия нет в руке или рядом
refusal-EP-ACT-9 = перезаряжать нечего
refusal-EP-ACT-10 = внимательный осмотр — быстрое действие
refusal-EP-TEST-1 = проверка успешна, если выпало не больше целевого числа
refusal-EP-TEST-2 = модификаторы меняют целевое число, не больше чем на 60
refusal-EP-TEST-8 = специализация даёт +10
refusal-EP-POOL-1 = этот пул не для этой проверки
refusal-EP-POOL-2 = до броска очко снимает модификаторы или даёт +20
refusal-EP-POOL-3 = перевернуть бросок — ничего не изменить
refusal-EP-POOL-4 = повысить можно только успех, не критический и не наибольший
refusal-EP-POOL-5 = смягчить можно только критический провал
refusal-EP-POOL-6 = на одну проверку — только одно очко
refusal-EP-POOL-8 = этот бонус уже куплен, или очков мало
refusal-EP-POOL-9 = нет раны, которую можно игнорировать, или нет Бодрости
refusal-EP-POOL-10 = нет травмы, которую можно игнорировать, или нет Смелости
refusal-EP-POOL-12 = этот пул пуст, а в бою очки не возвращаются
refusal-EP-POOL-14 = в общем пуле угрозы нет очков
refusal-EP-MOVE-2 = { $code ->
    [undeclared] движение на этот ход не объявлено
    [used] объявленное движение уже израсходовано
   *[far] это дальше, чем осталось движения
}
refusal-EP-MOVE-5 = полное движение даёт −20 атакам этого хода действий
refusal-EP-MOVE-6 = рывок — сложное действие с проверкой
refusal-EP-MOVE-7 = встать может только тот, кто лежит
refusal-EP-MOVE-8 = лёжа, вплавь и при лазании — только нестандартное движение
refusal-EP-MOVE-9 = один прыжок за ход действий, не дальше, чем может тело
refusal-EP-MOVE-12 = { $code ->
    [enemy] путь преграждает { $by }
    [taken] место занято
   *[other] на пути противник, или место занято
}
refusal-EP-ATK-3 = персонаж сейчас не может защищаться
refusal-EP-ATK-4 = так от этой атаки не защищаются
refusal-EP-ATK-5 = обстоятельства меняют атаку
refusal-EP-ATK-7 = атака попадает, если атакующий побеждает
refusal-EP-ATK-9 = критический успех удваивает урон
refusal-EP-ATK-10 = после критического провала следующее сложное действие потеряно
refusal-EP-ATK-11 = по невидимой цели — −30
refusal-EP-ATK-12 = убить без броска в бою нельзя
refusal-EP-ATK-13 = { $code ->
    [apart] цели дальше 1 м друг от друга
    [no_charge] для атаки с разбега нужны полное движение и пройденный отрезок
    [also] это оружие нельзя использовать вместе с другим
    [limbs] для стольких видов оружия мало конечностей
    [grapple] у захвата одна цель, без прицельного удара и касания
    [too_large] цель слишком большая для захвата
    [unseen] цель не видна
    [no_target] это атаковать нельзя
    [use] у этого режима нет такого выбора
    [area] по области прицельный удар невозможен
    [no_area] это оружие целит в противника, а не в точку
    [many] слишком много целей
    [raging] стресс: атаковать можно только его источник
    [mode] у оружия нет такого режима стрельбы
    [through] там нечего прострелить насквозь
    [spotter] наводчик — союзник, который видит цель
    [outside] точка вне сцены
    [reach] цель вне досягаемости
    [no_point_blank] это оружие не стреляет в упор
    [no_close] это оружие не стреляет вблизи
    [ep-cond-4] оцепенение: атаки нет
    [ep-cond-6] захват: сначала нужно вырваться
    [ep-cond-7] обездвиживание: атаки нет
    [ep-stress-4] стресс: сейчас атаки нет
    [ep-trait-7] боль: этот ход нужно потратить на бегство
   *[sight] линии видимости нет
}
refusal-EP-ATK-14 = { $code ->
    [option] пси-атаки в этом бою отключены
   *[machine] пси действует только на биоморфов
}
refusal-EP-MELEE-3 = агрессивная атака — только в ближнем бою
refusal-EP-MELEE-4 = для атаки с разбега нужны полное движение и пройденный отрезок
refusal-EP-MELEE-5 = большая досягаемость даёт бонус
refusal-EP-MELEE-6 = несколько целей должны быть в пределах 1 м друг от друга
refusal-EP-MELEE-7 = атака касанием — только в ближнем бою
refusal-EP-MELEE-8 = другое оружие ближнего боя прибавляет урон, не больше трёх
refusal-EP-MELEE-9 = эту цель не схватить
refusal-EP-MELEE-11 = { $code ->
    [machine] машину не задушить
   *[nobody] удерживать некого
}
refusal-EP-MELEE-12 = вырываться не из чего
refusal-EP-MELEE-13 = стоящий атакует лежащего с +20
refusal-EP-RANGE-1 = модификатор зависит от дальности
refusal-EP-RANGE-3 = выстрелу мешает положение стрелка
refusal-EP-RANGE-4 = цель за полным укрытием
refusal-EP-RANGE-6 = очередь — по одной цели или по двум в пределах 1 м
refusal-EP-RANGE-7 = автомат — по одной цели или не более чем по трём в пределах 1 м
refusal-EP-RANGE-8 = для этого режима мало патронов
refusal-EP-RANGE-9 = быстрое прицеливание — только для одиночных выстрелов
refusal-EP-RANGE-10 = для полного прицеливания цель должна быть видна
refusal-EP-RANGE-11 = для огня на подавление нужны автомат и 20 патронов
refusal-EP-RANGE-12 = из нескольких стволов сразу стреляют только одной рукой каждый
refusal-EP-AREA-1 = для атаки по области нужна точка, прицельный удар невозможен
refusal-EP-AREA-2 = в области каждый защищается сам
refusal-EP-AREA-3 = взрыв слабеет с расстоянием от центра
refusal-EP-AREA-5 = конус на такой дальности достаёт столько целей не может
refusal-EP-AREA-8 = в досягаемости нет гранаты, которую можно отбросить
refusal-EP-CALL-1 = для прицельного удара нужен превосходный успех
refusal-EP-CALL-3 = у цели нечего выбить из рук
refusal-EP-CALL-4 = цель не сбить с ног
refusal-EP-CALL-5 = туда цель не оттеснить
refusal-EP-CALL-6 = эффект удара в уязвимое место решает ведущий
refusal-EP-TRAIT-2 = электрошок действует только на биоморфов
refusal-EP-TRAIT-3 = ошеломляющее оружие требует проверки Соматики
refusal-EP-TRAIT-4 = сбивающее с ног оружие может повалить цель
refusal-EP-TRAIT-5 = ослепляющее оружие требует проверки Рефлексов
refusal-EP-TRAIT-6 = из пут вырываются только Соматикой
refusal-EP-TRAIT-7 = боль: этот ход нужно потратить на бегство
refusal-EP-TRAIT-8 = свойство оружия запрещает этот выстрел
refusal-EP-TRAIT-9 = в досягаемости никто не горит
refusal-EP-DMG-1 = урон — сумма всех костей и чисел
refusal-EP-DMG-3 = урон удваивают, делят и уменьшают в установленном порядке
refusal-EP-DMG-8 = урон от падения зависит от высоты
refusal-EP-DMG-9 = огонь наносит урон в конце каждого хода действий
refusal-EP-DMG-11 = каждый лишний слой брони мешает
refusal-EP-WOUND-3 = каждая рана даёт −10 ко всем проверкам
refusal-EP-WOUND-5 = игнорировать можно не больше трёх ран
refusal-EP-WOUND-6 = одна рана может сбить с ног
refusal-EP-WOUND-7 = две раны сразу могут лишить сознания
refusal-EP-WOUND-8 = рядом некого привести в чувство
refusal-EP-DEATH-1 = когда урон равен Прочности, тело вне боя
refusal-EP-DEATH-2 = на Пороге смерти тело мертво или уничтожено
refusal-EP-DEATH-4 = биоморф на пределе может истечь кровью
refusal-EP-DEATH-6 = стабилизировать можно того, у кого кровотечение, не дальше 2 м
refusal-EP-DEATH-7 = медицинские наномашины стабилизируют сами
refusal-EP-DEATH-8 = в этом бою рядовой противник выбывает после первого попадания
refusal-EP-COND-2 = слепота: для этого нужно видеть
refusal-EP-COND-3 = замешательство: действие решает случай
refusal-EP-COND-4 = оцепенение: только базовое движение и защита
refusal-EP-COND-5 = глухота: −3 к броскам инициативы
refusal-EP-COND-6 = захват: движения нет, из физических действий — только вырваться
refusal-EP-COND-7 = обездвиживание: ни физических действий, ни движения
refusal-EP-COND-8 = ослабление: модификатор ко всем проверкам
refusal-EP-COND-9 = вне строя: никаких действий
refusal-EP-COND-10 = лёжа: сначала нужно встать
refusal-EP-COND-11 = ошеломление: −30 к физическим проверкам, −10 к остальным
refusal-EP-COND-12 = { $code ->
    [prone] кто без сознания, тот лежит: сначала снимите это состояние
   *[other] без сознания: никаких действий
}
refusal-EP-COND-13 = укрыться здесь негде
refusal-EP-COND-14 = { $code ->
    [far] до этой двери слишком далеко
    [no_target] такой двери поблизости нет
   *[way] преграда на пути не пропускает
}
refusal-EP-SURP-1 = засада — встречная проверка до инициативы
refusal-EP-SURP-3 = { $code ->
    [others] остальные ждут, пока у засады свободные ходы
    [extra] в свободный ход засады действия за очки не покупают
   *[delay] свободный ход засады отложить нельзя
}
refusal-EP-SIZE-1 = размеров пять
refusal-EP-SIZE-3 = маленькие с чужим снаряжением — с −20
refusal-EP-STRESS-1 = стресс в этом бою отключён, или источника нет
refusal-EP-STRESS-3 = игнорировать можно не больше трёх травм
refusal-EP-STRESS-4 = решает стресс: прийти в себя, напасть на его источник или ничего не делать
refusal-EP-STRESS-5 = стресс вывел персонажа из боя

## Without a field

default-turns = пока что-нибудь не прекратит
default-join-at = там, откуда ушёл бой
default-id = свободное имя
default-stress-by = ни от кого
default-aggressive = не агрессивно
default-also = без другого оружия
default-called = без прицела в часть
default-towards = прочь от атакующего
default-spotter = без наводчика
default-use = ничего; очереди нужно
default-target = в точку
default-break_free-with = то, что лучше
default-pool = первый подходящий
default-anchor = никто
default-condition = без условия
default-delay-mode = наготове или по условию
default-door = первая в пределах досягаемости
default-behind = первое рядом
default-explosive = первая в пределах досягаемости

## Words of a table, and short ones

phase-ambush = засада
phase-open = открытие
phase-start = начало
phase-take = захват инициативы
phase-regular = обычные действия
phase-extra = доп. действия
budget-complex = сложное действие
budget-quick = быстрые действия
budget-extra = доп. действия
short-budget-extra = доп. действия
budget-movement = движение
term-armor_energy = энергоброня
term-armor_kinetic = кинетическая броня
act-before = прежде
act-after = после
act-between = между
short-option-stop = Больше не надо
short-option-take = Захватить
short-option-give_up = Отказаться
short-option-carry = Перенести
short-option-use_device = Устройство
short-option-quick_aim = Быстрый прицел
short-option-full_aim = Полный прицел
short-option-detailed_perception = Осмотр
short-option-convey_information = Передать сведения
short-option-attack_melee = Ближний бой
short-option-attack_system = Стационарный огонь
short-option-suppressive_fire = Подавление огнём
short-option-throw_back = Отбросить гранату
short-option-wil = Проверка Воли
short-option-cancel = Снять модификаторы
short-option-ignore_wound = Игнорировать рану
short-option-ignore_trauma = Без травмы
short-option-not_this_turn = Не в этом ходу
short-option-dice = Больше урона
short-option-harder = Труднее устоять
short-option-slowed = Полдвижения
short-option-device = Сломать устройство
short-option-lose_next_action = Потеря действия
short-option-keep = Оставить
short-option-open = Начать
short-option-close = Закрыть
short-condition-slowed = полдвижения
short-condition-raging = ярость
short-edit-close = конец
short-edit-grant_quick = быстрое действие
short-edit-initiative_mod = инициатива
short-edit-join = вступление в бой
short-edit-met = условие выполнено
short-edit-threat = очки пула угрозы

## The short log

line-turn-began = Ход действий { $round }
turn-slot-began = { $how ->
    [delayed] (отложенный ход)
    [carried] (перенесённый ход)
    [ambush] (из засады)
   *[regular] { "" }
}
turn-extra-bought = (дополнительное действие)
line-slot-ended = { $how ->
    [passed] ход пропущен
    [lost] { "" }
    [given_up] отказ от отложенного хода
   *[done] { "" }
}
line-sequence-opened = { "" }
line-declared = { $action ->
    [move] { "" }
    [draw] { "" }
    [take_cover] { "" }
    [drop_item] { "" }
    [pick_up] { "" }
    [hand_over] { "" }
    [reload] { "" }
    [quick_aim] { "" }
    [full_aim] { "" }
    [open_door] { "" }
    [speak] { "" }
    [use_device] { "" }
    [take_drug] { "" }
    [convey_information] { "" }
    [examine] { "" }
    [mesh_action] { "" }
    [task] { "" }
    [basic_perception] { "" }
    [jump] { "" }
    [flee] { "" }
    [surrender] { "" }
    [boost] { "" }
    [ignore_wound] { "" }
    [ignore_trauma] { "" }
    [release] { "" }
    [attack_ranged] { $manner } → { $target }
    [attack_thrown] { $manner } → { $target }
    [attack_melee] { $manner } → { $target }
   *[other] { $action_label }{ $target ->
        [none] { "" }
       *[given] { " " }→ { $target }
    }{ $manner ->
        [none] { "" }
       *[given] { " " }({ $manner })
    }
}
answer-interrupted = { $window ->
    [before] отложенный ход раньше
    [after] отложенный ход следом
   *[other] отложенный ход
}
line-moved = → { $end } ({ $metres } м{ $how ->
    [full] { "" }, бегом
    [rush] { "" }, рывок
    [nonstandard] { "" }, ползком
    [jump] { "" }, прыжок
   *[base] { "" }
})
line-defence-chosen = { "" }
part-check-rolled = { $why ->
    [suppressive_fire] { $roll ->
        [none] { outcome }
       *[other] { check-roll }, { outcome }
    }
   *[other] { $roll ->
        [none] { "" }
       *[other] { check-roll }{ beyond-plain }
    }
}
check-roll = { $roll ->
    [none] { "" }
    [0] 00{ against-number }
   *[other] { $roll }{ against-number }
}
beyond-plain = { $result ->
    [critical_success] { " " }(критический успех)
    [critical_failure] { " " }(критический провал)
    [success] { $why ->
        [defence] { "" }
       *[other] { $superior ->
            [1] { " " }(превосходный успех)
            [2] { " " }(превосходный успех ×2)
           *[other] { "" }
        }
    }
   *[other] { "" }
}
against-number = { $target_number_total ->
    [none] { "" }
   *[other] { " " }против { $target_number_total }
}
line-check-rolled = { $why ->
    [suppressive_fire] { part-check-rolled }
   *[other] { $why_label } { check-roll }, { outcome }
}
part-wounded = раны +{ $new }
part-status-changed = { $status ->
    [fled] бегство
    [surrendered] сдача в плен
    [dead] смерть
    [destroyed] уничтожение
    [out] вне боя
    [removed] уход
   *[active] снова в строю
}
act-pool_before = до броска
act-pool_after = после броска

## What else people call acts

alias-attack_ranged = выстрелить, огонь, атака, атаковать
alias-attack_melee = ударить, бить, атака, атаковать
alias-attack_thrown = бросить, кинуть, атака, атаковать
alias-open_door = открыть, закрыть, дверь, закрыть дверь
alias-decline = нет, отказ, отказаться
alias-nothing = нет, отказ, отказаться
alias-stop = нет, отказ, отказаться, конец, закончить
alias-pass = закончить, конец, готово
alias-quick_aim = прицелиться, целиться
alias-full_aim = прицелиться, целиться
alias-take_cover = спрятаться, укрытие
alias-drop_prone = лечь, упасть
alias-stand_up = подняться
alias-full_defense = защищаться, оборона
alias-detailed_perception = осмотреться, искать
alias-stabilize = первая помощь, перевязать
alias-delay = ждать, подождать
alias-put_out_fire = тушить, погасить

## What the samples are about

sample-docking_bay = Силы почти равны: успеет ли клинок подойти, пока его не застрелили? Выстрелы наготове и медик.
sample-reactor_gallery = Колосс против экипажа, который скорее победит, но редко без потерь; один из них сражается только турелью.
sample-service_tunnel = Стая ждёт с обоих концов туннеля: застанет патруль врасплох — победит, нет — проиграет.

## Значения, которые задаёт ведущий

setting-aggressive = агрессивная атака
setting-aim = цель прицеливания
setting-burns = горит
setting-complex_used = потрачено сложных действий
setting-damage = урон
setting-extras_granted = дано дополнительных действий
setting-extras_taken = взято дополнительных действий
setting-fumbled = критический провал
setting-initiative_roll = бросок инициативы
setting-jumped = прыжок уже был
setting-level = сколько укрывает
setting-metres_left = осталось метров
setting-of-boost = усиление: { $thing }
setting-of-temporary = временные очки: { $thing }
setting-of-threat = пул угрозы: { $thing }
setting-quick_granted = дано быстрых действий
setting-quick_used = потрачено быстрых действий
setting-slot = ход действий
setting-stood_up = вставание уже было
setting-took_initiative = за счёт чего захват инициативы
setting-traumas_ignored = травмы без учёта
setting-wounds_ignored = раны без учёта
