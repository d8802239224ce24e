### Starfinder українською. Читають після повідомлень продукту.

## Слова

name-con = Статура
name-fort = Стійкість
name-ref = Рефлекси
name-will = Воля
name-bluff = Блеф
name-computers = Комп’ютери
name-culture = Культура
name-diplomacy = Дипломатія
name-disguise = Маскування
name-engineering = Інженерна справа
name-intimidate = Залякування
name-mysticism = Містицизм
name-perception = Уважність
name-physical_science = Природничі науки
name-piloting = Пілотування
name-sense_motive = Проникливість
name-sleight_of_hand = Спритність рук
name-survival = Виживання

name-fine = найдрібніший
name-diminutive = мініатюрний
name-tiny = крихітний
name-gargantuan = гігантський

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

name-asleep = сон
name-fascinated = завороженість
name-nauseated = нудота
name-panicked = паніка
name-staggered = похитування
name-pinned = знерухомлення
name-off_kilter = неконтрольоване обертання
name-flat_footed = неготовність
name-entangled = обплутання
name-exhausted = виснаження
name-fatigued = втома
name-corroding = роз’їдання кислотою
name-off_target = збитий приціл
name-sickened = нездужання
name-dazzled = засліплення спалахом
name-encumbered = перевантаження
name-overburdened = сильне перевантаження
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

name-full_attack = повна атака
name-automatic_fire = автоматичний вогонь
name-dirty_trick = брудний прийом
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

name-normal = звичайні дії
name-nothing = бездіяльність
name-self_harm = удар по собі
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
reason-weapon_property = властивість зброї
reason-improved_maneuver = відпрацьований маневр
reason-initiative = ініціатива
reason-eac = ЕКБ
reason-kac = ККБ
reason-intersection = перетин
reason-partial_cover = часткове укриття
reason-improved_cover = поліпшене укриття
reason-soft_cover = м’яке укриття
name-soft_cover = { reason-soft_cover } від
short-condition-soft_cover = { reason-soft_cover }
reason-flanking = взяття в лещата
reason-dexterity = втрата Спритності
reason-not_proficient = без володіння
reason-broken = поломка
reason-nonlethal = інший вид шкоди
reason-mobility = рухливість
reason-full_speed = повна швидкість
reason-rolling = качання по землі
reason-earlier_attempts = попередні спроби

## Імена з бестіарію

unit-vex = Векс Марлоу
unit-ilsa = Ільса Кворн
unit-tamsin = Тамсін Реєс
unit-okoro = Окоро Бастіон
unit-dock_rat = Портовий щур
unit-gunner = Стрілець нальотчиків
unit-hound = Абордажний гончак
unit-breaker = Руйнівник обшивки
unit-pell = Пелл Ерроувуд
unit-sorrel = Соррел Венс
unit-brother_anselm = Брат Ансельм
unit-bilge_gnat = Трюмний гнус
unit-cargo_thug = Горило з вантажників
unit-slag_crawler = Шлаковий повзун
unit-static_monk = Монах статики
unit-ash_sniper = Попелястий снайпер
unit-spore_cloud = Хмара спор
unit-void_acolyte = Послушник порожнечі
unit-boarding_sergeant = Абордажний сержант
unit-press_drone = Дрон-прес
unit-plains_strider = Рівнинний скороход
unit-arc_gunner = Дуговий стрілець
unit-echo_stalker = Мисливець за луною
unit-null_adept = Знавець нуля
unit-siege_walker = Облоговий крокохід
unit-bastion_knight = Лицар бастіону
unit-tidal_leech = Припливна п’явка
unit-choir_of_glass = Хор скла
unit-iron_matriarch = Залізна матір роду
unit-sun_devourer = Пожирач сонць

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
item-scatter = Палубний дробовик
item-plasma_blade = Плазмовий клинок
item-heavy_sidearm = Важкий пістолет
item-star_rod = Зоряний жезл
item-deep_mend = Глибоке зцілення
item-mind_storm = Буря розуму
item-pipe = Свинцева труба
item-acid_bite = Кислотний укус
item-charged_palm = Заряджена долоня
item-longrifle = Корпусна гвинтівка
item-spores = Спори
item-choking_burst = Задушливий викид
item-cold_dread = Холодний жах
item-cutlass = Абордажна шабля
item-clamp = Лещата
item-horns = Роги
item-arc_rifle = Дугова гвинтівка
item-jaws = Щелепи
item-shriek = Вереск
item-null_ray = Промінь нуля
item-collapse = Схлопування
item-shell = Снаряд крокохода
item-great_maul = Велика кувалда
item-shards = Скалки
item-shatter_song = Пісня розколу
item-stilling_chord = Завмерлий акорд
item-saw_arm = Рука-пила
item-counter_saw = Зустрічна пила
item-furnace_vent = Викид топки
item-corona_breath = Подих корони

item-crates = Ящики
item-junk = Мотлох
item-wall = Стіна
item-cables = Кабелі
item-edge_drop = Урвище
item-door = Двері
item-loading_dock_ambush = Засідка на вантажному майданчику
item-corridor_hold = Оборона коридору
item-gantry_breach = Прорив на містках

## Що сталося

pools-left = лишається { $sp ->
    [0] { "" }
   *[other] { $sp } ПВ,{ " " }
}{ $hp } ПЗ
pools-now = тепер { $sp ->
    [0] { "" }
   *[other] { $sp } ПВ,{ " " }
}{ $hp } ПЗ
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
event-surprise-settled = { $surprised ->
    [none] Нікого не захоплено зненацька.
   *[given] Захоплено зненацька: { $surprised }.
}
event-round-began = { $surprise ->
    [yes] Раунд несподіванки.
   *[no] Раунд { $round }.
}
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
event-combat-over = { $result ->
    [draw] Бій завершено: нічия
    [crew] Бій завершено: перемога екіпажу
    [raiders] Бій завершено: перемога нальотчиків
   *[other] Бій завершено: перемога сторони «{ $result_label }»
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
    [aside] { $who }: зсув убік, на клітинку { $end }
   *[other] { $who }: вимушене переміщення на клітинку { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $why ->
    [held] { $who }: захват не пускає далі.
    [standstill] { $who }: зупинка на місці.
    [failed] { $who }: провал, далі шляху немає.
    [prone] { $who }: падіння, далі шляху немає.
    [blocked] { $who }: шлях закрито, далі не пройти.
    [bumped] { $who }: на шляху хтось є, далі не пройти.
   *[unable] { $who }: далі рухатися неможливо.
}
event-bumped = { $who }: зіткнення на клітинці { $at }, на шляху { $into }.
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

prompt-come_out = { $who }: завершити вичікування?
prompt-opportunity = { $who }: провести провоковану атаку{ cause }?
prompt-before = { $who }: реагувати до того, як це станеться{ cause }?
prompt-after = { $who }: це сталося{ cause }. Реагувати?
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

roll-attack = кидок атаки
roll-concealment = приховування
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
roll-self_harm = шкода собі
roll-heal = лікування
roll-corroding = роз’їдання кислотою
roll-bleeding = кровотеча
roll-hazard = небезпечне місце

## Дії на вибір

option-attack-help = одна атака: по цілі, клітинці або перетину
option-full_attack = Повна атака
option-full_attack-help = дія повного ходу: кілька атак, кожна зі штрафом
option-automatic_fire = Автоматичний вогонь
option-automatic_fire-help = дія повного ходу: усі в конусі, доки є боєприпаси
option-coup_de_grace-help = дія повного ходу: безпорадна істота поруч
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
option-escape-help = перевірка Акробатики проти захвату
option-demoralize = Деморалізація
option-demoralize-help = перевірка Залякування: противник у межах 30 футів зазнає потрясіння
option-first_aid-help = перевірка Медицини проти 15: стабілізація або зупинка крові
option-hide-help = перевірка Непомітності, потрібне укриття або приховування
option-search-help = перевірка Уважності: знайти тих, хто сховався
option-diversion = Відвернення уваги
option-diversion-help = перевірка Блефу: мить, щоб сховатися
option-end_condition = Зняти стан
option-end_condition-help = те, що спричинив брудний прийом
option-douse = Збити полум’я
option-douse-help = дія повного ходу: качатися по землі, рятівний кидок із +4
option-wake = Розбудити
option-wake-help = того, хто спить поруч
option-move-help = на свою швидкість, можна дістати чи сховати предмет
option-guarded_step = Обережний крок
option-guarded_step-help = 5 футів, нікого не провокує
option-withdraw = Відступ
option-withdraw-help = дія повного ходу: до двох швидкостей, перший крок безпечний
option-run-help = дія повного ходу: по прямій до чотирьох швидкостей
option-crawl-help = 5 футів лежачи
option-minimum_move = Зрушити на 5 футів
option-minimum_move-help = дія повного ходу: якщо можна рухатися взагалі
option-stand_up-help = із землі, нікого не провокує
option-drop_prone = Упасти на підлогу
option-drop_prone-help = швидка дія
option-draw-help = зброю чи прилад під рукою, одразу ввімкнені
option-reload-help = повністю зарядити зброю
option-change_grip = Змінити хват
option-change_grip-help = швидка дія: рукою більше чи менше
option-take_out = Дістати з наплічника
option-take_out-help = щось із наплічника
option-stow = Скласти в наплічник
option-stow-help = щось у наплічник
option-pick_up-help = предмет зі своєї або сусідньої клітинки
option-open_door-help = незамкнені двері поруч
option-close_door = Зачинити двері
option-close_door-help = відчинені двері поруч
option-unlock = Відімкнути замок
option-unlock-help = перевірка Інженерної справи проти 20
option-activate_item = Активувати предмет
option-activate_item-help = предмет, якому це потрібно
option-set_mode = Змінити режим
option-set_mode-help = увімкнути чи вимкнути нелетальний режим
option-drop-help = предмети падають, нічого не коштує
option-speak = Коротка фраза
option-speak-help = сказати вголос, нічого не коштує
option-delay = Вичікувати
option-delay-help = ходити пізніше, до кінця бою
option-ready = Підготувати дію
option-ready-help = дію та умову, за якої вона спрацює
means-ready-action = хтось виконує названу дію
means-ready-custom = усе інше, словами; коли це сталося, каже ведучий
option-push_off = Відштовхнутися
option-push_off-help = у невагомості, від опори
option-grab_surface = Ухопитися
option-grab_surface-help = припиняє обертання й дрейф
option-hover = Зависнути
option-hover-help = лишитися на місці в повітрі
option-surrender-help = більше не битися
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
option-come_out = Завершити вичікування
option-come_out-help = узяти свій хід зараз
option-wait = Чекати далі
option-wait-help = до кінця ще одного ходу
option-yes = Так
option-yes-help = це так
option-no = Ні
option-no-help = це не так
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
option-allow-help = цього разу
option-forbid-help = тут це неможливо
option-dead = Смерть
option-dead-help = смерть за 0 пунктів здоров’я
option-dying = При смерті
option-dying-help = ще можна врятувати

## Поля

field-square = клітинка
field-point = перетин
field-corner = свій кут
field-direction = напрямок
field-nonlethal = нелетально
field-defensively = від оборони
field-routine = вид повної атаки
field-maneuver = маневр замість атаки
field-items = предмети
field-condition = стан
field-full = дією повного ходу
field-ability = здібність
field-by = спосіб переміщення
field-altitude = висота у футах
field-draw = дістати дорогою
field-sheathe = сховати дорогою
field-tumble = перекид на якій швидкості
field-jump = стрибок через провалля
field-hide = сховатися наприкінці
field-pay = чим сплачено
field-event = умова спрацювання
field-weapon = якою зброєю
field-name = яка дія
name-sp = пункти витривалості
name-rp = пункти рішучості
name-temp_hp = тимчасові пункти здоров’я
field-sp = пункти витривалості
field-rp = пункти рішучості
field-temp = тимчасові пункти здоров’я
field-hp-to = пункти здоров’я
field-item-hp = міцність предмета
field-hp = пункти здоров’я
field-condition-name = стан
field-on = увімкнено
field-count = значення ініціативи
field-location = де перебуває
field-loaded = заряджено
field-left = лишилося
field-door-to = стан дверей
field-like = такий самий учасник бою

## Рішення ведучого

edit-hp = пункти здоров’я та інші запаси
edit-initiative = значення ініціативи
edit-acted = перша дія
edit-reaction = реакція
edit-item = предмет
edit-uses = застосування, що лишилися
edit-trigger = умова підготовленої дії
edit-drop = предмети випущено поза ходом
edit-speak = фраза поза ходом
edit-join = новий учасник бою
edit-remove = учасника бою прибрано

## Чому ні

refusal-SF-GEN-1 = перевірка успішна, якщо підсумок не нижчий за потрібне число
refusal-SF-GEN-5 = окреме правило сильніше за загальне
refusal-SF-GEN-6 = хто союзник, а хто противник, визначають сторони
refusal-SF-GRID-1 = поле бою складається з клітинок, такої на ньому немає
refusal-SF-GRID-12 = вибрати можна лише одного з найближчих
refusal-SF-INIT-1 = бій починається з того, хто готовий, а кого захоплено зненацька
refusal-SF-INIT-2 = { $code ->
    [not_your_turn] порядок ходів ще не визначено
   *[other] ініціатива — це к20 і модифікатор
}
refusal-SF-INIT-5 = значення ініціативи змінюють лише вичікування й підготовлена дія
refusal-SF-INIT-7 = { $code ->
    [not_your_turn] бій завершено
   *[other] для бою потрібні дві сторони, здатні битися
}
refusal-SF-SURP-2 = у раунді несподіванки можлива одна основна або одна супутня дія
refusal-SF-ROUND-2 = зараз чужий хід
refusal-SF-ROUND-3 = раунди рахують від місця, де ефект почався
refusal-SF-ROUND-6 = початок ходу має встановлений порядок
refusal-SF-ROUND-8 = ефект закінчується у свій час, навіть якщо його власника немає
refusal-SF-ACT-5 = цього ходу немає чим це сплатити
refusal-SF-ACT-6 = дію треба завершити до початку наступної
refusal-SF-ACT-7 = дія повного ходу займає весь хід
refusal-SF-ACT-8 = для дії повного ходу потрібні невитрачені основна, супутня і швидка
refusal-SF-ACT-12 = хід можна завершити, не витративши дій
refusal-SF-ATK-1 = одиночна атака — основна дія
refusal-SF-ATK-2 = { $code ->
    [no_target] цим немає кого атакувати в ближньому бою
   *[out_of_reach] ціль поза досяжністю
}
refusal-SF-ATK-3 = у ближньому бою використовують Силу
refusal-SF-ATK-5 = { $code ->
    [no_target] це не ціль для пострілу
   *[no_line_of_effect] до цілі немає лінії дії
}
refusal-SF-ATK-7 = це не можна метнути
refusal-SF-ATK-8 = атака влучає, якщо підсумок не нижчий за КБ
refusal-SF-ATK-9 = чиста енергія — проти ЕКБ, решта — проти ККБ
refusal-SF-ATK-12 = натуральна двадцятка, що досягла КБ, — критичне влучання
refusal-SF-ATK-15 = критичний ефект буває лише за критичного влучання
refusal-SF-ATK-17 = { $code ->
    [not_loaded] зброю не заряджено
    [no_such_weapon] такої зброї в руках немає
   *[not_wielded] зброя не в бойовому хваті
}
refusal-SF-ATK-18 = без володіння зброєю штраф −4
refusal-SF-ATK-19 = інший вид шкоди — штраф −4, оголошують до кидка
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
refusal-SF-AREA-1 = зброю із зоною дії націлюють на перетин ліній сітки
refusal-SF-AREA-8 = зброя після промаху нікому не шкодить там, де впала
refusal-SF-AREA-9 = вибух накриває цілі клітинки, рятівний кидок Рефлексів зменшує шкоду вдвічі
refusal-SF-MANEUV-1 = { $code ->
    [no_target] для маневру потрібен противник
   *[maneuver_out_of_reach] для маневру противник поза досяжністю
}
refusal-SF-MANEUV-5 = { $code ->
    [opportunity_maneuver] провокована атака не може бути маневром
   *[maneuver_not_here] маневр не замінює цієї атаки
}
refusal-SF-MANEUV-6 = придатна зброя дає +2, навчання +4
refusal-SF-DIRTY-1 = брудний прийом дає один зі станів списку
refusal-SF-DIRTY-3 = немає стану, який знімають супутньою дією
refusal-SF-DIRTY-4 = брудний прийом на відстані — лише з дозволу ведучого
refusal-SF-DIRTY-6 = ціль має імунітет до цього стану
refusal-SF-GRAP-1 = для захвату потрібна вільна рука
refusal-SF-GRAP-2 = під час захвату не можна покинути клітинку
refusal-SF-GRAP-6 = захват закінчується, коли ціль поза досяжністю
refusal-SF-GRAP-7 = немає кого відпускати
refusal-SF-GRAP-8 = уже тримають іншу ціль
refusal-SF-GRAP-9 = зняти предмет можна лише під час поновлення
refusal-SF-GRAP-10 = цей предмет з утримуваного не зняти
refusal-SF-GRAP-11 = зустрічний захват звільняє і захоплює того, хто тримав
refusal-SF-GRAP-13 = немає захвату, з якого звільнятися
refusal-SF-REPOS-1 = клітинка для цілі зайнята
refusal-SF-REPOS-2 = далі за здобуте або поза досяжністю
refusal-SF-REPOS-3 = на шляху цілі перешкода
refusal-SF-REPOS-5 = перетягування не далі, ніж пересунуто ціль
refusal-SF-REPOS-6 = цей крок можливий не для обох
refusal-SF-DISARM-1 = вибитий предмет падає на землю
refusal-SF-DISARM-2 = щоб підхопити, потрібна вільна рука
refusal-SF-DISARM-3 = вибити можна лише предмет у руках
refusal-SF-SUNDER-1 = зруйнувати можна лише те, що в руках або під рукою
refusal-SF-TRIP-1 = збита з ніг ціль лежить
refusal-SF-TRIP-4 = ціль уже лежить або обертається
refusal-SF-BULL-1 = таран відштовхує на 5 футів і ще на 5 за кожні 5
refusal-SF-ITEM-1 = { $code ->
    [no_item] у руках немає такого предмета
   *[nothing_to_change] цей предмет не треба вмикати, або його вже ввімкнено
}
refusal-SF-ITEM-3 = немає вільної руки; спершу треба щось сховати або випустити з рук
refusal-SF-TDEF-1 = глуха оборона дає +4 КБ до наступного ходу
refusal-SF-TDEF-2 = із уже вжитою обороною це не поєднується
refusal-SF-TDEF-3 = у глухій обороні провокованих атак немає
refusal-SF-HARRY-1 = відволікальному вогню потрібен противник на лінії дії
refusal-SF-HARRY-2 = наступна атака союзника отримує +2
refusal-SF-HARRY-4 = потрібна стрілецька зброя в бойовому хваті
refusal-SF-COVFIR-1 = прикривальний вогонь захищає одного союзника
refusal-SF-COVFIR-2 = наступна атака на союзника натрапляє на +2 КБ
refusal-SF-ABIL-1 = ця здібність діє постійно, її не застосовують
refusal-SF-ABIL-2 = { $code ->
    [unknown_ability] такої здібності немає
   *[other] ця здібність має інший тип дії
}
refusal-SF-ABIL-5 = СЛ здібності: 10, половина рівня і ключова характеристика
refusal-SF-ABIL-6 = застосувань не лишилося, або бракує пунктів рішучості
refusal-SF-CAST-1 = { $code ->
    [unknown_ability] такого закляття немає
   *[other] більшість заклять — основна дія
}
refusal-SF-CAST-2 = зараз не накладають довгого закляття
refusal-SF-CAST-3 = будь-яка інша дія перериває довге накладання
refusal-SF-CAST-5 = шкода від провокованої атаки зриває закляття
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
refusal-SF-CAST-14 = комірок заклять цього рівня не лишилося
refusal-SF-FDEF-1 = бій від оборони: −4 до атак, +2 КБ
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
refusal-SF-MACT-5 = предмет у наплічнику, а не під рукою
refusal-SF-MACT-6 = дістати можна лише під час переміщення на свою швидкість, ББА щонайменше 1
refusal-SF-MACT-7 = цей ефект не можна перенаправити
refusal-SF-MACT-8 = { $code ->
    [no_door] поруч немає таких дверей
    [no_item] такого предмета поруч немає
   *[nothing_to_change] тут нема чого змінювати
}
refusal-SF-MACT-9 = обережний крок — рівно 5 футів
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
refusal-SF-SWIFT-1 = учасник бою вже лежить
refusal-SF-SWIFT-2 = хват цього предмета не змінити
refusal-SF-CHARGE-1 = розбіг не далі подвійної швидкості
refusal-SF-CHARGE-2 = { $code ->
    [no_target] для атаки з розбігу потрібен противник
   *[charge_too_near] для атаки з розбігу потрібно щонайменше 10 футів по прямій
}
refusal-SF-CHARGE-3 = розбіг закінчується на найближчій клітинці для атаки
refusal-SF-CHARGE-4 = найближча клітинка для атаки зайнята або перекрита
refusal-SF-CHARGE-5 = на шляху розбігу щось є
refusal-SF-CHARGE-7 = на початку ходу противника не було видно
refusal-SF-CHARGE-8 = розбіг: −2 до атаки, −2 КБ
refusal-SF-CHARGE-10 = щоб дістати зброю на бігу, потрібен ББА щонайменше 1
refusal-SF-CHARGE-15 = у такому стані не можна атакувати з розбігу
refusal-SF-RUN-1 = біг іде по прямій, до чотирьох швидкостей
refusal-SF-RUN-3 = не можна бігти складною місцевістю або не бачачи шляху
refusal-SF-RUN-6 = сил бігти немає, потрібен відпочинок
refusal-SF-RUN-7 = у такому стані не можна бігти
refusal-SF-COUP-1 = для добивання потрібна безпорадна ціль поруч
refusal-SF-COUP-3 = хто вижив, робить рятівний кидок Стійкості або гине
refusal-SF-COUP-5 = цією зброєю добити не можна
refusal-SF-WDRAW-1 = відступ не далі подвійної швидкості
refusal-SF-WDRAW-4 = наосліп відступити не можна
refusal-SF-FATK-1 = повна атака — дві атаки з −4
refusal-SF-FATK-3 = громіздкою зброєю повної атаки не провести
refusal-SF-FATK-6 = натиск — три атаки з −6
refusal-SF-FATK-7 = такої атаки немає в списку, або її вже проведено
refusal-SF-FATK-8 = для автоматичного вогню потрібна автоматична зброя
refusal-SF-FATK-9 = у цьому конусі нікого немає, або він починається не зі свого кута
refusal-SF-REACT-1 = зараз немає умов для такої реакції
refusal-SF-REACT-2 = немає реакцій до першої своєї дії в бою
refusal-SF-REACT-3 = реакцію вже використано
refusal-SF-REACT-4 = суто захисна реакція йде раніше
refusal-SF-REACT-7 = хто лише вичікує, ще не діяв
refusal-SF-REACT-9 = у такому стані реакцій немає
refusal-SF-AOO-1 = клітинку цілі не контролюють
refusal-SF-AOO-2 = вихід із контрольованої клітинки провокує
refusal-SF-AOO-5 = зараз ніщо не провокує
refusal-SF-AOO-7 = зупинка: цього ходу більше жодного кроку
refusal-SF-AOO-11 = цією зброєю провокованої атаки не провести
refusal-SF-AOO-12 = у такому стані провокованих атак немає
refusal-SF-AOO-13 = ціль в укритті або невидима
refusal-SF-AOO-14 = вимушене переміщення теж провокує
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
refusal-SF-DELAY-6 = цей хід більше не можна відкласти
refusal-SF-DELAY-7 = нове місце — одразу за останнім ходом
refusal-SF-DELAY-8 = під час вичікування реакція зберігається
refusal-SF-DELAY-9 = відкладений хід несподіванки беруть у тому самому раунді
refusal-SF-READY-1 = підготувати можна лише основну, супутню або швидку дію
refusal-SF-READY-3 = захисна підготовлена дія йде раніше
refusal-SF-READY-4 = решта підготовлених дій ідуть після
refusal-SF-READY-7 = нічого не підготовлено
refusal-SF-READY-8 = нове місце — поруч із поточним ходом
refusal-SF-READY-10 = { $code ->
    [no_trigger] умову треба назвати точніше
   *[nothing_readied] умову ще не виконано
}
refusal-SF-READY-11 = підготовлена дія зараз неможлива
refusal-SF-READY-13 = хто нездатний на дію, втрачає її
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
refusal-SF-MOVE-2 = шлях іде сусідніми клітинками, цей закрито
refusal-SF-MOVE-3 = за твердий кут по діагоналі ступити не можна
refusal-SF-MOVE-6 = клітинка зайнята, або немає місця
refusal-SF-MOVE-7 = зупинитися можна лише на останній доступній клітинці
refusal-SF-MOVE-8 = хто взагалі не може рухатися, не робить і цього кроку
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
refusal-SF-COVER-2 = укриття дає +4 КБ, часткове +2, поліпшене +8
refusal-SF-COVER-5 = істоти на лінії — м’яке укриття від далекобійних атак
refusal-SF-FLANK-1 = для взяття в лещата потрібен союзник навпроти
refusal-SF-SAVE-1 = рятівний кидок успішний, якщо підсумок не нижчий за СЛ
refusal-SF-DMG-5 = лікування не перевищує максимуму
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
refusal-SF-DEATH-16 = смерть або вихід із бою
refusal-SF-DEATH-18 = лють триває ще один хід
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

## Without a field

default-sp = без змін
default-rp = без змін
default-hp = без змін
default-loaded = без змін
default-location = без змін
default-altitude = без змін
default-pay = своєю, якщо лишилася
default-nonlethal = як у зброї
default-point = кут цілі
default-square = там, де ціль
default-ready-square = будь-яка клітинка
default-target = найслабший супротивник
default-ready-target = обирається в потрібну мить
default-draw = нічого
default-sheathe = нічого
default-maneuver = звичайна атака
default-charge-to = найпряміша лінія
default-with = найдоречніша зброя
default-charge-with = вихоплене або в руці
default-by = як рухається зараз
default-tumble = без перекиду
default-ready-ability = обирається в потрібну мить
default-ready-spell = обирається в потрібну мить
default-ready-item = обирається в потрібну мить
default-ready-name = дія не очікується
default-weapon = будь-яка зброя
default-use_ability-as = як у здібності

## Words of a table, and short ones

short-budget-move = супутня дія
feature-concealment = маскування
feature-cables = кабелі
feature-edge_drop = край
feature-junk = мотлох
phase-surprise_round = раунд зненацька
term-eac = ЕКБ
term-kac = ККБ
short-option-ready = Підготувати дію
short-option-release = Відпустити
short-option-automatic_fire = Автовогонь
short-option-reposition = Пересування
short-option-harrying_fire = Відволікти вогнем
short-option-covering_fire = Прикрити вогнем
short-option-continue_casting = Далі накладати
short-option-use_ability = Здібність
short-option-dismiss = Припинити
short-option-redirect = Перенаправити
short-option-diversion = Відвернення уваги
short-fact-stamina = витривалість
brief-fact-stamina = ПВ
brief-fact-resolve = ПР
short-option-open_door = Відчинити
short-option-minimum_move = Зрушити
short-option-take_out = З наплічника
short-option-stow = У наплічник
short-option-attack_of_opportunity = Провокована атака
short-option-stand_still = Зупинити на місці
short-option-perform = Виконати
short-option-come_out = Більше не чекати
short-option-attempt = Рятівний кидок
short-option-fail = Провалити
short-option-closest = Найближча ціль
short-condition-off_kilter = обертання
short-condition-corroding = кислота
short-condition-dazzled = спалах
short-condition-overburdened = перевантаження
short-edit-drop = предмети випущено
short-edit-hp = здоров’я, запаси
short-edit-initiative = ініціатива
short-edit-remove = учасника прибрано
short-edit-uses = застосування

## The short log

log-health = { $now }/{ $most }{ $spare ->
    [0] { "" }
   *[other] { " " }+ { $spare } ПВ
}
line-moved = { $how ->
    [land] → { $end }{ way-length }{ at-height }
    [climb] → { $end }{ way-length }, лазіння{ at-height }
    [swim] → { $end }{ way-length }, плавання
    [fly] → { $end }{ way-length }, політ{ at-height }
    [burrow] → { $end }{ way-length }, копання
    [guarded] → { $end }, обережний крок
    [crawl] → { $end }{ way-length }, поповзом
    [drift] → { $end }, дрейф
    [back] → { $end }, назад
    [aside] → { $end }, зсув убік
   *[other] → { $end }{ way-length }
}
line-value-set = { $what ->
    [hp] Пункти
    [sp] Пункти
    [rp] Пункти
    [temp_hp] Пункти
   *[other] { $what_label }
}
row-value-set = { $who } { $was } → { $now }{ $what ->
    [hp] { " " }ПЗ
    [sp] { " " }ПВ
    [rp] { " " }ПР
    [temp_hp] { " " }тимчасових ПЗ
   *[other] { "" }
}{ $wanted ->
    [none] { "" }
   *[given] { " " }(а не { $wanted })
}
part-damaged = { $source ->
    [burning] Горіння: { $taken }
    [bleeding] Кровотеча: { $taken }
    [corroding] Роз’їдання кислотою: { $taken }
   *[other] { $taken }
}{ pools }
part-healed = +{ $hit_points ->
    [none] { $amount }
    [0] { $stamina } ПВ
   *[other] { $hit_points } ПЗ
}{ pools }
pools = { $left ->
    [none] { "" }
   *[given] { $sp ->
        [0] { " " }({ $left }/{ $most })
       *[other] { " " }({ $left }/{ $most } + { $sp } ПВ)
    }
}
part-fell = { $how ->
    [ferocity] лють
   *[other] поза боєм
}
answer-performed = підготовлена дія
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

alias-automatic_fire = черга
alias-bull_rush = штовхнути, протаранити
alias-charge = натиск, розбіг
alias-close_door = закрити, закрити двері
alias-coup_de_grace = добити
alias-covering_fire = прикрити
alias-delay = чекати, зачекати
alias-demoralize = залякати, залякування
alias-disarm = роззброїти, обеззброїти
alias-draw = дістаю, витягти, витягнути, вихопити
alias-escape = вирватися
alias-feint = блеф, обманути
alias-first_aid = медицина, перев’язати
alias-guarded_step = крок, ступити
alias-harrying_fire = відволікти вогнем
alias-hide = непомітність, ховатися, сховаюся
alias-pick_up = взяти
alias-release = розтиснути
alias-reload = зарядити
alias-reposition = переставити
alias-search = увага, сприйняття, шукати, роздивитися
alias-stand_up = встати, встаю
alias-stop = стоп, досить
alias-sunder = розбити, зруйнувати
alias-total_defense = захищатися, оборона
alias-trip = збити, підсічка
alias-unlock = зламати, інженерія, відімкнути
alias-use_ability = здібність
alias-withdraw = відступити

## What the samples are about

sample-corridor_hold = Коридор в одну клітинку: його тримають проти автоматичного вогню та гончака, що хапає.
sample-gantry_breach = Велика машина з довгими маніпуляторами на містках із відкритим краєм. Добрий для першого бою.
sample-loading_dock_ambush = Засідка багатьох слабких ворогів: раптовість, укриття, гранати, удари з двох боків.

## Значення, які задає ведучий

setting-altitude = висота
setting-busy = дію розпочато
setting-casting = розпочате закляття
setting-concentrating = концентрація
setting-doom_round = раунд загибелі
setting-door = двері
setting-driven_to = до кого змушують іти
setting-dropped = предмет випущено цього ходу
setting-dying_damage = ушкодження при смерті в цьому колі
setting-effects = ефекти
setting-ferocious = раунди шаленства
setting-flown = політ цього ходу
setting-gravity = тяжіння
setting-halted = рух зупинено
setting-hiding = ховається
setting-hp = пункти здоров’я
setting-intercepted = перехоплення вже було
setting-kept_up = утримання в повітрі
setting-last_attacker = хто атакував останнім
setting-left = лишилося застосувань
setting-loaded = заряджено
setting-location = де лежить
setting-nimble_ft = футів спритного переміщення
setting-place = місце в черзі
setting-run_rest = раунди відпочинку після бігу
setting-run_rounds = раунди бігу
setting-seen = кого видно на початку ходу
setting-stabilized = стабілізація в цьому колі
setting-stun_mode = режим оглушення
setting-tumbles = перекиди
setting-turn_used = хід витрачено
setting-used = атаки цього ходу
