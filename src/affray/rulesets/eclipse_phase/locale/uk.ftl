### Eclipse Phase українською. Читається після повідомлень продукту.

## Слова

-gm = { $case ->
   *[nom] ігровий майстер
    [gen] ігрового майстра
    [dat] ігровому майстрові
    [ins] ігровим майстром
}
-combatant = { $case ->
   *[nom] персонаж
    [gen] персонажа
    [dat] персонажу
    [acc] персонажа
    [ins] персонажем
}

name-gm = Ігровий майстер
name-security = Охорона
name-patrol = Патруль
name-pack = Зграя
name-swarm = Рій
name-hounds = Гончаки
name-drudges = Чорнороби

name-insight = Прозір
name-moxie = Сміливість
name-vigor = Снага
name-flex = Вуж
name-threat = Загроза

name-cog = Мислення
name-int = Інтуїція
name-ref = Рефлекси
name-sav = Тямучість
name-som = Соматика
name-wil = Завзятість

name-fray = Стійка
name-melee = Ближній бій
name-guns = Стрільба
name-free_fall = Вільне падіння
name-infiltrate = Просочення
name-perceive = Спостережливість
name-interface = Користування
name-medicine_paramedic = Медицина: перша допомога
name-psi = Псі

name-very_small = дуже маленький
name-very_large = дуже великий
name-biomorph = біоморф
name-synthmorph = синтморф

name-immobilized = знерухомлення
name-impaired = ослаблення
name-disabled = вимкнення
name-in_pain = біль
name-raging = напад на джерело стресу
name-detached = відстороненість
name-shaken = не при собі
name-fleeing = втеча
name-slowed = рух удвічі менший
name-out = поза боєм
name-removed = поза сценою

name-acting = хід зараз
name-done = хід зроблено
name-carried = хід перенесено
name-lost = хід втрачено

name-standby = очікування
name-before = перед певним персонажем
name-after = після певного персонажа
name-condition = за умовою
name-attacked_self = хтось атакує того, хто чекає
name-attacked_ally = хтось атакує союзника
name-enemy_declares_attack = противник оголошує атаку
name-enemy_in_sight = противника видно
name-enemy_leaves_cover = противник виходить з укриття
name-enemy_within = противник підходить близько
name-enemy_enters = противник заходить у зону
name-acts = діє певний персонаж
name-ally_down = союзник вибуває
name-custom = словами столу

name-base = базовий рух
name-full = повний рух
name-rush = поспішання
name-nonstandard = нестандартний рух

name-minor = незначне укриття
name-moderate = середнє укриття
name-major = значне укриття

name-SS = одиночний
name-SA = напівавтомат
name-BF = черга
name-FA = автомат
name-hit = на влучання
name-full_defense = повний захист
name-aggressive = агресивно
name-cover = в укритті
name-damage = на ушкодження
name-spread = по кількох цілях
name-bypass_armor = обійти броню
name-knockdown = збити з ніг
name-redirect = відтіснити
name-specific = у вразливе місце
name-hand = рукою
name-link = через зв’язок
name-one_handed = однією рукою
name-charge = з розбігу
name-touch_only = дотиком
name-through = крізь перепону
name-meds = з медикаментами
name-specific_target = влучання у вразливе місце
name-critical_failure = критичний провал
name-lose_next_action = наступну складну дію втрачено
name-weapon_breaks = зброя ламається
name-device = пристрій втрачено
name-harder = важче опиратися
name-grip = у свою руку
name-choke = душити
name-impact = від удару
name-airburst = у повітрі
name-signal = за сигналом
name-timer = за таймером
name-energy = енергетична
name-kinetic = кінетична
name-unarmed = без зброї
name-physical = фізична
name-mental = ментальна
name-mesh = тенетна

name-cancel = модифікатори не враховано
name-bonus = +20 до цільового числа
name-swap = кидок розвернуто
name-raise = успіх покращено
name-downgrade = провал пом’якшено
name-ignore_wound = поранення не враховано
name-ignore_trauma = травму не враховано
name-confusion = спантеличення
name-nothing = нічого
name-random_act = випадкова дія
name-flee = втеча
name-move = тягти
name-hold = лише тримати
name-boost = куплений бонус
name-met = умову відкладання виконано
name-grant_quick = ще одна швидка дія

reason-stat = показник Ініціативи
reason-wounds = поранення
reason-traumas = травми
reason-deafened = глухота
reason-limit = межа 60
reason-point = очко
reason-specialization = спеціалізація
reason-boost = куплений бонус
reason-impaired = ослаблення
reason-in_pain = біль
reason-stunned = приголомшення
reason-blinded = осліплення
reason-running = біг
reason-layers = шари броні
reason-heavy_armor = важка броня
reason-changes = імпланти й поранення
reason-roll = засідка або глухота
reason-aggressive = агресивна атака
reason-called = прицільна атака
reason-extra_weapons = інша зброя
reason-fixed = без упору
reason-full_defense = повний захист
reason-indirect = вогонь із закритої позиції
reason-light = погане світло
reason-limbs = кінцівки
reason-no_smartlink = без смартзв’язку
reason-one_handed = однією рукою
reason-out_of_cover = з укриття
reason-reach = досяжність
reason-small = завелике спорядження
reason-several = кілька цілей чи зброї
reason-burst = черга
reason-aim = прицілювання
reason-grappled = схоплено
reason-in_melee = у ближньому бою
name-in_melee = у ближньому бою з
short-condition-in_melee = у ближньому бою
reason-superior = винятковий успіх
reason-superior_position = вигідна позиція
reason-touch_only = дотик
reason-catch = ловіння
reason-critical = критичний успіх
reason-distance = відстань
reason-dodge = ухилення
reason-half = половина
reason-throw_back = кидок назад
reason-distracted = неуважність
reason-meds = медикаменти
reason-patient = поранення пацієнта
reason-unconscious = без свідомості
reason-confused = спантеличення
reason-distraction = неуважність
reason-armor = броня
reason-disarm = роззброєння
reason-redirect = відтіснення

result-security = Перемога охорони
result-patrol = Перемога патруля
result-pack = Перемога зграї
result-swarm = Перемога рою

## Імена з бестіарію

unit-dockguard = Весна Кордан
unit-tin_hand = Бляшанорукий чорнороб
unit-blade = Сейбл Венс
unit-marksman = Ілля Марш
unit-warden = Вартовий вузла Квілл
unit-medic = Анук Рейєс
unit-gnash_hound = Зубатий гончак
unit-colossus = Метеликовий колос
unit-rigger_pax = Пакс Орлан
unit-duelist_amara = Амара Сандер
unit-commander_ruel = Командир Руел
unit-duct_mite = Кліщ із повітроводу
unit-dock_brawler = Докерський забіяка
unit-clinker = Зварювальний робот
unit-street_shooter = Вуличний стрілець
unit-tar_leech = Смоляна п’явка
unit-riot_guard = Гвардієць порядку
unit-glow_wasp = Світна оса
unit-ghost_thief = Злодій-привид
unit-burn_cultist = Сектант полум’я
unit-lens_sniper = Снайпер із лінзою
unit-node_hacker = Зламник вузла
unit-bulk_hauler = Важкий вантажник
unit-swarm_bloom = Рій у цвіту
unit-strike_leader = Ватажок ударної групи
unit-vat_horror = Жах із чана
unit-plasma_trooper = Плазмовий штурмовик
unit-siege_frame = Облогова рама
unit-still_saint = Тихий святий
unit-reef_mother = Мати рифу

item-smg = Компактний пістолет-кулемет
item-baton = Складаний кийок
item-holdout = Кишеньковий пістолет
item-sword = Мономолекулярний клинок
item-knife = Метальний ніж
item-rifle = Бойова гвинтівка
item-frag = Осколкова мініграната
item-turret = Стельова турель (через зв’язок)
item-pistol = Середній пістолет
item-stunner = Шокер
item-spit = Смоляний плювок
item-docking_bay = Протистояння біля причалу
item-service_tunnel = Гончаки в службовому тунелі
item-reactor_gallery = Колос у реакторній галереї
item-cutter = Різак по корпусу
item-mandibles = Жвала
item-wrench = Важкий ключ
item-welder = Зварювальна рука
item-machine_pistol = Автоматичний пістолет
item-suckers = Присоски
item-shock_baton = Шоковий кийок
item-dart_pistol = Голковий пістолет
item-torch = Вогняний пальник
item-boot_knife = Захалявний ніж
item-rail_rifle = Рейкова гвинтівка
item-lifter = Руки підіймача
item-abrasion = Стирання
item-smart_dust = Струмінь пилу
item-carbine = Штурмовий карабін
item-claws = Кістяні кігті
item-plasma = Плазмовий спис
item-seeker = Пускова установка
item-twin_gun = Спарена гармата
item-halo = Клинки німба
item-gaze = Вогненний погляд
item-tendrils = Щупальця
item-acid_spit = Кислотний плювок

## Що сталося

dice = { $count }к{ $sides }
event-not-offered = { $who }: діяти зараз не можна.
event-sequence-opened = Починається послідовність дій: { $who }.
event-initiative-rolled = { $who }: Ініціатива { $total }.
event-rolled-off = Кидок костей через нічию, порядок: { $order }.
event-joined = { $who }: вступ у бій, номер { $count }{ $slot ->
    [yes] { "" }
   *[no] { "" }, хід персонажа — від наступного ходу дій
}.
event-turn-began = Хід дій { $round }: { $order }.
event-count-changed = { $who }: номер у порядку { $before } → { $after }.
event-place-gained = { $how ->
    [last] { $who }: від наступного ходу дій місце останнє ({ $count }).
   *[other] { $who }: від наступного ходу дій номер { $count }.
}
event-took-initiative = { $who }: взяття Ініціативи (пул «{ $pool }»).
declared-move = { $movement ->
    [none] { "" }
   *[given] { "" }, { $movement }
}
event-slot-began = { $how ->
    [delayed] Відкладений хід: { $who }
    [carried] Перенесений хід: { $who }
    [ambush] Із засідки: { $who }
   *[regular] Хід персонажа: { $who }
}{ declared-move }.
event-slot-ended = { $how ->
    [passed] { $who }: хід пропущено.
    [lost] { $who }: хід втрачено.
    [given_up] { $who }: відмова від відкладеного ходу.
   *[done] { "" }
}
event-tied = Одночасно діють: { $who }.
event-delayed = { $how ->
    [before] { $who }: хід відкладено, дія — перед персонажем «{ $anchor }».
    [after] { $who }: хід відкладено, дія — після персонажа «{ $anchor }».
    [condition] { $who }: хід відкладено до виконання умови «{ $condition }»{ $about ->
        [none] { "" }
       *[given] { " " }({ $about })
    }.
   *[standby] { $who }: хід відкладено, очікування.
}
event-delay-changed = { $who }: дії персонажа «{ $anchor }» не буде, далі — очікування.
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
   *[other] { $who }: оголошено «{ $action_label }»{ $target ->
        [none] { "" }
       *[given] { "" }, ціль — { $target }
    }{ $manner ->
        [none] { "" }
       *[given] { " " }({ $manner })
    }.
}
event-interrupted = { $whom ->
    [none] { $who }: відкладений хід зараз.
   *[given] { $window ->
        [before] { $who }: відкладений хід перед персонажем «{ $whom }».
        [after] { $who }: відкладений хід після персонажа «{ $whom }».
       *[other] Персонаж «{ $who }» перериває хід персонажа «{ $whom }».
    }
}
event-claim-postponed = { $who }: спершу завершиться хід персонажа «{ $after }».
event-act-dropped = { $why ->
    [unable] { $who }: діяти більше неможливо, «{ $action_label }» втрачено.
   *[illegal] { $who }: «{ $action_label }» більше неможливо.
}
event-extra-bought = { $pool ->
    [granted] { $who }: додаткова дія { $number } цього ходу дій, без очка.
   *[paid] { $who }: додаткова дія { $number } цього ходу дій (пул «{ $pool }»).
}
event-slot-carried = { $who }: відкладений хід перенесено на наступний хід дій.
event-sequence-closed = Послідовність дій завершено: вільний хронометраж. Ходів дій: { $turn }.
event-combat-over = { $result ->
    [draw] Бій завершено: нічия
    [security] Бій завершено: перемога охорони
    [raiders] Бій завершено: перемога нальотчиків
    [patrol] Бій завершено: перемога патруля
    [pack] Бій завершено: перемога зграї
    [crew] Бій завершено: перемога екіпажу
    [swarm] Бій завершено: перемога рою
   *[other] Бій завершено: перемога сторони «{ $result_label }»
}. Ходів дій: { $rounds }.
event-moved = { $how ->
    [base] { $who }: рух у точку { $end }
    [full] { $who }: бігом у точку { $end }
    [rush] { $who }: поспішання в точку { $end }
    [nonstandard] { $who }: поповзом у точку { $end }
    [jump] { $who }: стрибок у точку { $end }
   *[other] { $who }: рух у точку { $end }
} ({ $metres } м).
event-mover-stopped = { $who }: зупинка в точці { $at }; можуть діяти: { $by }.
event-forced-move = { $by ->
    [none] { $who }: вимушене переміщення в точку { $end }.
   *[given] { $who }: вимушене переміщення в точку { $end }, причина — { $by }.
}
event-cover-taken = { $who }: зайнято { $level }.
event-cover-left = { $who }: укриття покинуто.
event-acted = { $who }: «{ $action_label }»{ $target ->
    [none] { "" }
   *[given] { "" }, ціль — { $target }
}{ $detail ->
    [none] { "" }
   *[given] { "" }: { $detail_label }
}.
event-equipped = { $how ->
    [drawn] { $who }: зброя «{ $weapon }» в руці.
    [picked_up] { $who }: предмет «{ $weapon }» піднято.
    [dropped] { $who }: предмет «{ $weapon }» кинуто.
    [handed_over] { $who }: предмет «{ $weapon }» передано, новий власник — { $other }.
    [reloaded] { $who }: зброю «{ $weapon }» перезаряджено.
    [broken] { $who }: зброю «{ $weapon }» зламано.
    [snatched] { $who }: зброю «{ $weapon }» відібрано, новий власник — { $other }.
   *[gone] { $who }: предмет «{ $weapon }» витрачено.
}
event-weapon-landed = { $who }: зброя «{ $weapon }» падає в точку { $at }.
event-door-changed = { $state ->
    [open] { $who }: двері «{ $door }» відчинено.
   *[closed] { $who }: двері «{ $door }» зачинено.
}
event-aimed = { $how ->
    [full] { $who }: повне прицілювання, ціль — { $target } ({ $weapon }).
    [sweeping] { $who }: промінь ведуть по цілі «{ $target }» ({ $weapon }).
   *[quick] { $who }: швидке прицілювання{ $target ->
        [none] { "" }
       *[given] { "" }, ціль — { $target }
    } ({ $weapon }).
}
outcome = { $result ->
    [critical_success] критичний успіх
    [success] { $superior ->
        [1] винятковий успіх
        [2] подвійний винятковий успіх
       *[other] успіх
    }
    [critical_failure] критичний провал
   *[failure] { $superior ->
        [1] винятковий провал
        [2] подвійний винятковий провал
       *[other] провал
    }
}
event-check-rolled = { $who }, { $why_label }: { $roll ->
    [0] 00
   *[other] { $roll }
} проти { $target_number } — { outcome }.
event-point-spent = { $on ->
    [take] { "" }
    [extra] { "" }
   *[other] { $who }: витрачено 1 очко{ $pool ->
        [none] { "" }
       *[given] { " " }(пул «{ $pool }», лишається { $left })
    } — { $on }.
}
event-surprise = { $surprised ->
    [yes] { $who }: захоплено зненацька.
   *[no] { $who }: не захоплено зненацька.
}
event-defence-chosen = { $defence ->
    [none] { $who }: без захисту.
   *[given] { $who }: захист — { $defence }.
}
attack-kind = { $how ->
    [SS] { "" }, одиночний
    [SA] { "" }, напівавтомат
    [BF] { "" }, черга
    [FA] { "" }, автомат
    [grapple] { "" }, захват
    [suppressive] { "" }, вогонь на придушення
   *[other] { "" }
}
event-attack-resolved = { $who }: атака по цілі «{ $target }» ({ $weapon }{ attack-kind }) — { $hit ->
    [yes] влучання
   *[no] промах
}.
event-area-hit = { $weapon }: { $scatter ->
    [0] точка { $at }.
   *[other] точка { $at } (відхилення { $scatter } м).
}
event-damaged = { $who }: ушкодження: { $taken } ({ $rolled }{ $armor ->
    [0] { "" }
   *[other] { "" }; броня { $armor }
}), усього { $damage }.
event-wounded = { $who }: нових поранень: { $new }, усього { $wounds }.
event-wound-ignored = { $what ->
    [trauma] { $who }: не враховано травм: { $ignored }.
   *[wound] { $who }: не враховано поранень: { $ignored }.
}
event-stress-taken = { $who }: стрес { $stress }, травм: { $traumas }.
event-fell = { $how ->
    [unconscious] { $who }: втрата свідомості.
    [disabled] { $who }: вимкнення.
    [dead] { $who }: смерть.
    [destroyed] { $who }: тіло знищено.
   *[out] { $who }: поза боєм.
}
event-bleeding = { $state ->
    [bleeding] { $who }: кровотеча.
   *[stable] { $who }: стан стабілізовано.
}
event-condition-gained = { $who }: стан «{ $condition }»{ $level ->
    [0] { "" }
   *[other] { " " }({ $level })
}{ $turns ->
    [0] { "" }
   *[other] { "" }, ходів дій: { $turns }
}.
event-grappled = { $state ->
    [grappled] { $by ->
        [none] { $who }: персонажа схоплено.
       *[given] { $by }: захват удався, ціль — { $who }.
    }
    [held] { $by }: захват тримається, ціль — { $who }.
    [freed] { $who }: персонаж виривається із захвату.
   *[released] { $who }: персонажа відпущено.
}
event-grenade-lies = { $who }: «{ $weapon }» лежить у точці { $at } (підрив { $trigger }).
event-status-changed = { $status ->
    [fled] { $who }: втеча з бою.
    [surrendered] { $who }: здача в полон.
    [dead] { $who }: смерть.
    [destroyed] { $who }: тіло знищено.
    [out] { $who }: поза боєм.
    [removed] { $who }: вихід зі сцени.
   *[active] { $who }: знову у строю.
}
event-ruled = { $what ->
    [confusion] { $of }, { $what_label }: { $value_label }.
    [critical_failure] { $of }, { $what_label }: { $value_label }.
   *[other] Рішення { -gm(case: "gen") }: { $what_label }{ $of ->
        [none] { "" }
       *[given] { "" }, { $of }
    }{ $value ->
        [none] { "" }
       *[given] { "" }: { $value_label }
    }.
}

## Що запитують

prompt-take = { $who }: витратити очко й отримати перше місце в цьому ході дій?
prompt-slot = { $who }: діяти (з яким рухом на весь хід?), пропустити чи відкласти хід?
prompt-act = { $who }: що далі?
prompt-window = { $who }: діяти зараз чи чекати далі?
prompt-due = { $who }: момент настав. Діяти, пропустити чи відкласти знову?
prompt-last_call = { $who }: останній виклик. Діяти, перенести хід чи відмовитися?
prompt-claim = { $who }: хтось хоче перервати. Зараз чи після цього ходу?
prompt-redeclare = { $who }: оголошена дія більше неможлива. Що замість неї?
prompt-extra = { $who }: додаткова дія?
prompt-squad = { $who }: у якому порядку діє група?
prompt-free_time = { $who }: вільний хронометраж. Почати нову послідовність чи сцену завершено?
prompt-closing = { $who }: діяти може щонайбільше одна сторона, або досягнуто межі ходів. Закрити послідовність?
prompt-defence = { $who }: який захист?
prompt-pool_before = { $who }: витратити очко до кидка?
about-pool_before = { $test }, успіх за { $target } і менше
prompt-pool_after = { $who }: витратити очко після кидка?
about-pool_after = { $test }
prompt-relief = { $who }: витратити очко, щоб ігнорувати поранення чи травму?
prompt-second_superior = { $who }: на що другий винятковий успіх?
prompt-specific_target = { $who }: що спричиняє влучання в це місце?
prompt-danger = { $who }: чи небезпечно там, куди відтіснили ціль?
prompt-critical_failure = { $who }: до чого веде критичний провал?
prompt-grapple_damage = { $who }: критичний захват. Завдати й ушкоджень?
prompt-counter_grapple = { $who }: захват скинуто. Схопити у відповідь?

roll-initiative = Ініціатива
roll-roll_off = кидок костей через нічию
roll-attack = перевірка атаки
roll-suppressive_fire = вогонь на придушення
roll-defence = перевірка захисту
roll-damage = ушкодження
roll-miss_chance = імовірність промаху
roll-cog_check = перевірка Мислення
roll-int_check = перевірка Інтуїції
roll-ref_check = перевірка Рефлексів
roll-sav_check = перевірка Тямучості
roll-som_check = перевірка Соматики
roll-wil_check = перевірка Завзятості
roll-fray_check = перевірка Стійки
roll-melee_check = перевірка Ближнього бою
roll-guns_check = перевірка Стрільби
roll-athletics_check = перевірка Атлетики
roll-free_fall_check = перевірка Вільного падіння
roll-infiltrate_check = перевірка Просочення
roll-perceive_check = перевірка Спостережливості
roll-interface_check = перевірка Користування
roll-medicine_paramedic_check = перевірка Медицини
roll-psi_check = перевірка Псі
roll-scatter = відхилення
roll-direction = напрямок
roll-landing = куди впала зброя
roll-random_act = випадкова дія
roll-random_target = випадкова ціль
roll-acute_response = гостра реакція на стрес
roll-stress = стрес

## Дії на вибір

option-take = Взяти Ініціативу
option-take-help = 1 очко: перше місце в цьому ході дій; за Прозір — лише ментальні й тенетні дії
option-decline = Не витрачати
option-decline-help = лишитися на своєму місці
option-act = Діяти
option-act-help = почати хід і назвати рух на весь хід дій
option-pass = Пропустити хід
option-pass-help = нічого не робити, хід завершено
option-delay-help = чекати на момент, на умову або просто очікувати
option-end = Завершити хід
option-wait = Чекати далі
option-wait-help = поки що нічого не змінювати
option-give_up = Відмовитися від відкладеного ходу
option-give_up-help = вважають пропуском, місце лишається
option-carry = Перенести на наступний хід дій
option-carry-help = у наступному ході дій буде лише відкладений хід
option-now = Зараз
option-now-help = інший діє одразу
option-after = Після
option-after-help = інший діє одразу після цього ходу
option-stop = Більше без додаткових дій
option-stop-help = зберегти очки
option-nothing = Нічого
option-nothing-help = нічого не робити

option-move-help = відрізок оголошеного руху
option-stand_up-help = швидка: рух цього ходу дій удвічі менший
option-drop_prone-help = автоматична: лягти на землю
option-jump-help = швидка: раз за хід дій, 2 м з місця або 6 м з розбігу
option-take_cover-help = швидка: сховатися за перешкодою поруч
option-open_door-help = швидка: відчинити чи зачинити те, що поруч
option-draw = Дістати зброю
option-draw-help = швидка: зброя в руці
option-pick_up-help = швидка: те, що лежить поруч
option-hand_over = Передати
option-hand_over-help = швидка: річ тому, хто поруч
option-drop_item = Кинути предмет
option-drop_item-help = автоматична: предмет лишається лежати
option-reload-help = складна: повний набір набоїв
option-use_device = Активувати пристрій
option-use_device-help = швидка: рукою або через зв’язок
option-adjust_blast = Налаштувати вибух
option-adjust_blast-help = швидка: через зв’язок
option-take_drug = Прийняти препарат
option-take_drug-help = швидка: що він дає, каже ігровий майстер
option-quick_aim = Швидке прицілювання
option-quick_aim-help = швидка: +10 до одиночного пострілу в цьому ході
option-full_aim = Повне прицілювання
option-full_aim-help = складна: +30 до наступної атаки по цій цілі
option-detailed_perception = Уважний огляд
option-detailed_perception-help = швидка: перевірка Спостережливості
option-basic_perception = Побіжний огляд
option-basic_perception-help = автоматична: перевірка Спостережливості з −20
option-convey_information = Повідомити інформацію
option-convey_information-help = швидка: розповісти важливе
option-speak-help = автоматична: кілька слів
option-full_defense = Повний захист
option-full_defense-help = складна: +30 до захисту до наступного ходу
option-examine = Вивчити
option-examine-help = складна: розібратися в чомусь
option-regain_wits = Опам’ятатися
option-regain_wits-help = складна: після травми
option-mesh_action = Тенетна дія
option-mesh_action-help = складна: будь-яка інша робота в тенетах
option-task = Дія-завдання
option-task-help = довга робота, її частка цього ходу

option-attack_melee = Атака в ближньому бою
option-attack_melee-help = складна: Ближній бій проти Стійки або Ближнього бою
option-attack_ranged = Стріляти
option-attack_ranged-help = складна: Стрільба проти половини Стійки
option-attack_thrown = Метнути
option-attack_thrown-help = складна: Атлетика проти половини Стійки або по точці
option-attack_system = Вогонь зі стаціонарної зброї
option-attack_system-help = складна, тенетна: Користування проти половини Стійки
option-attack_psi = Псі-атака
option-attack_psi-help = складна, ментальна: Псі проти перевірки Завзятості
option-suppressive_fire = Вогонь на придушення
option-suppressive_fire-help = складна: 20 пострілів у конус до наступного ходу
option-throw_back = Відкинути гранату
option-throw_back-help = складна: спіймати перевіркою Рефлексів із −20 і кинути
option-grapple_hold = Утримання
option-grapple_hold-help = складна: душити, завдавати ушкоджень, повалити чи тягти
option-break_free = Вирватися
option-break_free-help = складна: перевірка протистояння проти захвату
option-release-help = автоматична: захват завершено
option-stabilize = Стабілізувати
option-stabilize-help = складна: перевірка Медицини спиняє кровотечу не далі ніж за 2 м
option-wake = Привести до тями
option-wake-help = складна: перевірка Інтуїції з −30 у союзника без свідомості
option-put_out_fire = Погасити вогонь
option-put_out_fire-help = складна: перевірка Рефлексів, на собі чи союзникові

option-fray = Стійка
option-fray-help = повністю проти ближнього бою, половина проти стрільби
option-melee = Ближній бій
option-melee-help = лише проти атак ближнього бою
option-athletics-help = за повного захисту замість Стійки
option-wil = Перевірка Завзятості
option-wil-help = проти псі
option-none = Нічого
option-none-help = без захисту, без наслідків
option-cancel = Ігнорувати модифікатори
option-cancel-help = 1 очко: у цієї перевірки немає бонусів і штрафів
option-bonus = Додати 20
option-bonus-help = 1 очко: +20 до цільового числа
option-swap = Розвернути кидок
option-swap-help = 1 очко: 05 стає 50
option-raise = Покращити успіх
option-raise-help = 1 очко: ще один винятковий успіх
option-downgrade = Пом’якшити провал
option-downgrade-help = 1 очко: критичний провал стає звичайним
option-ignore_wound = Ігнорувати поранення
option-ignore_wound-help = 1 очко Снаги: одне поранення в цьому бою не враховують
option-ignore_trauma = Ігнорувати травму
option-ignore_trauma-help = 1 очко Сміливості: одну травму в цьому бою не враховують
option-not_this_turn = Не в цьому ході дій
option-not_this_turn-help = не питати до наступного ходу дій
option-dice = Більше костей ушкоджень
option-dice-help = другий винятковий успіх додає 1к6
option-harder = Важче опиратися
option-harder-help = перевірка з −60
option-damage = Ушкодження
option-damage-help = влучання завдає звичайних ушкоджень
option-grip = Відібрати зброю
option-grip-help = вона лишається в руці нападника
option-slowed = Рух удвічі менший
option-slowed-help = до кінця бою
option-blinded = Осліпити
option-blinded-help = на один хід дій
option-dazed = Заціпеніння
option-dazed-help = на один хід дій
option-device = Вивести пристрій з ладу
option-device-help = ціль втрачає те, що в руці
option-danger = Небезпечно
option-danger-help = перевірка Рефлексів, щоб утриматися
option-safe = Безпечно
option-safe-help = ціль просто зсунуто
option-hurt = Завдати ушкоджень
option-hurt-help = захват завдає й ушкоджень
option-spare = Лише тримати
option-spare-help = без ушкоджень
option-lose_next_action = Втрата наступної дії
option-lose_next_action-help = наступну складну дію втрачено
option-weapon_breaks = Зброя ламається
option-weapon_breaks-help = більше з неї немає користі
option-grapple-help = узяти в захват того, хто тримав
option-boost = Купити бонус
option-boost-help = 1 або 2 очки: +5 або +10 до всіх навичок однієї здатності в цьому бою
option-keep = Лишити оголошену дію
option-keep-help = виконати її, як оголошено
option-open = Почати послідовність
option-open-help = усі кидають Ініціативу заново
option-finish = Завершити сцену
option-finish-help = бій завершено
option-close = Закрити послідовність
option-close-help = бій завершено
option-go_on = Продовжувати
option-go_on-help = починається наступний хід дій
option-flee = Утекти з бою
option-flee-help = покинути сцену назовсім
option-surrender-help = поза боєм, без ушкоджень

## Поля

field-pool = пул
field-move = рух
field-mode = режим стрільби
field-delay-mode = як чекати
field-anchor = який персонаж
field-condition = умова, наприклад attacked_self чи enemy_within:5
field-group = група
field-open = відчинено
field-before = перед ким
field-damage-to = нове значення
field-wounds-to = нове значення
field-stress-to = нове значення
field-traumas-to = нове значення
field-initiative_mod-to = нове значення
field-count-to = нове значення
field-pool-to = нове значення
field-threat-to = нове значення
field-ammo-to = нове значення
field-temporary-to = нове значення
field-at = точка
field-suppressive_fire-target = навколо кого
field-throw_back-target = у кого
field-with = зброя
field-also = інша зброя
field-use = на що черга
field-called = прицільна атака
field-towards = у якому напрямку
field-aggressive = агресивно
field-charge = з розбігу
field-touch_only = дотиком
field-grapple = захват
field-one_handed = однією рукою
field-trigger = підрив
field-timer = ходів дій до підриву
field-turns = ходів дій
field-spotter = навідник
field-explosive = граната
field-through = крізь перепону
field-points = очок
field-aptitude = здатність
field-text = що саме
field-behind = за чим
field-drug = препарат
field-work = робота
field-nature = рід дії
field-by = як саме
field-hand_over-to = кому
field-break_free-with = чим
field-defence = захист
field-device = пристрій
field-meds = з медикаментами
field-task = робота
field-words = решта слів
field-of = персонаж
field-stress-by = джерело
field-ready-on = у руці
field-metres = метрів

## Рішення ігрового майстра

edit-damage = ушкодження
edit-wounds = поранення
edit-stress = стрес
edit-traumas = травми
edit-initiative_mod = поправка до показника Ініціативи
edit-count = номер у порядку
edit-pool = очки пулу
edit-threat = очки пулу загрози
edit-lift = кінець стану
edit-remove = вихід зі сцени
edit-join = вступ у бій
edit-met = умову відкладання виконано
edit-grant_quick = ще одна швидка дія
edit-ammo = набої
edit-ready = зброя в руці
edit-close = кінець послідовності дій
edit-fall = падіння
edit-temporary = тимчасові очки

## Чому не можна

value-none = без руху
value-granted = дароване
refusal-EP-SEQ-1 = Ініціативу кидають один раз, з початком послідовності дій
refusal-EP-SEQ-6 = це не для поточної фази ходу дій
refusal-EP-SEQ-7 = послідовність дій ігровий майстер закриває між ходами персонажів
refusal-EP-SEQ-10 = цей персонаж уже поза порядком Ініціативи
refusal-EP-SEQ-11 = бій завершується, коли діяти може лише одна сторона
refusal-EP-INIT-1 = показник Ініціативи: Інтуїція плюс Рефлекси, поділені на 5
refusal-EP-INIT-3 = кидок Ініціативи: 1к6 і показник Ініціативи, один раз
refusal-EP-INIT-4 = показник Ініціативи змінюють імпланти, препарати, псі й поранення
refusal-EP-INIT-6 = оглухлі й заскочені засідкою кидають Ініціативу з −3
refusal-EP-INIT-12 = група з одним кидком Ініціативи ділить одне місце
refusal-EP-TIE-8 = не можна перервати тих, з ким була нічия на початку відкладеного ходу
refusal-EP-TAKE-1 = Снага дає перше місце на один хід дій
refusal-EP-TAKE-2 = Прозір дає перше місце для суто ментального ходу персонажа
refusal-EP-TAKE-3 = взяття Ініціативи коштує 1 очко, а цей пул порожній
refusal-EP-TAKE-6 = Ініціативу беруть перед першим ходом персонажа, пізніше не можна
refusal-EP-TAKE-7 = кожного питають один раз, рішення не змінюють
refusal-EP-TAKE-8 = Ініціативу взято Прозором: лише ментальні й тенетні дії, без руху
refusal-EP-TAKE-10 = перше місце купують лише за Снагу або Прозір
refusal-EP-TAKE-11 = у цьому ході дій немає звичайного ходу персонажа: Ініціативу не взяти
refusal-EP-DECL-1 = кожен оголошує й діє на своєму місці в порядку
refusal-EP-DECL-2 = вибір: діяти, пропустити або відкласти хід
refusal-EP-DECL-3 = спершу оголошують вид руху: «діяти базовий рух», «діяти повний рух»
refusal-EP-DECL-5 = { $code ->
    [anchor] «перед» і «після» називають когось: «відкласти хід після Весни»; інші способи чекати не називають нікого
    [condition] очікування умови називає її в полі «умова», інші способи чекати — ні
   *[other] { $field ->
        [none] в оголошенні названо те, чого тут немає
       *[other] в оголошенні бракує поля «{ $field_label }»
    }
}
refusal-EP-DECL-7 = персонаж зараз не може діяти
refusal-EP-DELAY-2 = треба назвати персонажа, перед яким чи після якого діяти
refusal-EP-DELAY-3 = таку умову не перевірити; можливо: attacked_self, attacked_ally, enemy_declares_attack, enemy_in_sight, enemy_leaves_cover, enemy_within:5, enemy_enters:area, acts:id, ally_down, custom:…
refusal-EP-DELAY-4 = очікування не називає ні моменту, ні умови
refusal-EP-DELAY-5 = розпочатий хід відкласти не можна
refusal-EP-DELAY-7 = у цьому бою не можна діяти раніше за названий момент чи умову
refusal-EP-DELAY-10 = нове місце одразу перед тим персонажем чи після нього
refusal-EP-DELAY-14 = із перенесеним ходом додаткових дій немає
refusal-EP-DELAY-17 = відкладений хід може бути лише один
refusal-EP-DELAY-20 = стати можна перед одним із тих, хто вже оголосив, або останнім
refusal-EP-DELAY-22 = зараз чи після, вирішує той, чий кидок Ініціативи вищий
refusal-EP-DELAY-23 = відкладений хід наприкінці ходу дій веде в кінець порядку
refusal-EP-DELAY-25 = доки хід відкладено, немає ні дій, ні руху: частинами його не витрачають
refusal-EP-INTR-1 = { $code ->
    [take] ходи персонажів ідуть після питання про взяття Ініціативи: «взяти Ініціативу Снага», «взяти Ініціативу Прозір» або «не витрачати»
   *[other] перервати може лише той, хто має відкладений хід
}
refusal-EP-INTR-2 = перервати можна лише тих, хто діє пізніше
refusal-EP-INTR-7 = дію не можна перервати, доки її виконують
refusal-EP-INTR-8 = зупинити рух можна лише за умовою про місце чи видимість
refusal-EP-INTR-9 = оголошена дія ще можлива, її треба виконати
refusal-EP-INTR-10 = хто більше не може діяти, втрачає оголошену дію
refusal-EP-INTR-13 = у цьому бою перервати може лише той, хто бачить іншого
refusal-EP-EXTRA-1 = додаткові дії купують за Снагу або Прозір
refusal-EP-EXTRA-2 = { $code ->
    [task] дію-завдання не можна купити як додаткову
    [used] за очко — одна складна або дві швидкі дії
   *[empty] очок на додаткову дію немає
}
refusal-EP-EXTRA-3 = додаткові дії — наприкінці ходу дій
refusal-EP-EXTRA-4 = додаткові дії — на своєму місці в порядку
refusal-EP-EXTRA-5 = не більше двох додаткових дій за хід дій
refusal-EP-EXTRA-10 = додаткова дія не додає руху: лише решта
refusal-EP-EXTRA-11 = зброя з одиночним пострілом стріляє раз за хід дій
refusal-EP-EXTRA-12 = Снага — для фізичних дій, Прозір — для ментальних і тенетних
refusal-EP-EXTRA-13 = додаткову дію не можна відкласти чи зберегти
refusal-EP-EXTRA-14 = додаткові дії — для тих, хто вже походив
refusal-EP-EXTRA-15 = у ході дій із раптовістю Снаги на додаткові дії не витрачають
refusal-EP-EXTRA-16 = додаткової дії не надано
refusal-EP-EXTRA-17 = за Сміливість і Вужа додаткових дій не купують
refusal-EP-ACT-2 = для цієї дії в ході більше немає місця
refusal-EP-ACT-5 = дія буває фізичною, ментальною або тенетною
refusal-EP-ACT-6 = дія-завдання займає весь свій строк
refusal-EP-ACT-7 = Атлетика захищає лише за повного захисту
refusal-EP-ACT-8 = потрібної зброї немає в руці чи поруч
refusal-EP-ACT-9 = немає чого перезаряджати
refusal-EP-ACT-10 = уважний огляд — швидка дія
refusal-EP-TEST-1 = перевірка успішна, якщо випало не більше за цільове число
refusal-EP-TEST-2 = модифікатори змінюють цільове число, щонайбільше на 60
refusal-EP-TEST-8 = спеціалізація дає +10
refusal-EP-POOL-1 = цей пул не для цієї перевірки
refusal-EP-POOL-2 = до кидка очко знімає модифікатори або дає +20
refusal-EP-POOL-3 = розвернути кидок — нічого не змінити
refusal-EP-POOL-4 = покращити можна лише успіх, не критичний і не найвищий
refusal-EP-POOL-5 = пом’якшити можна лише критичний провал
refusal-EP-POOL-6 = на одну перевірку — лише одне очко
refusal-EP-POOL-8 = цей бонус уже куплено, або бракує очок
refusal-EP-POOL-9 = немає поранення, яке можна ігнорувати, або немає Снаги
refusal-EP-POOL-10 = немає травми, яку можна ігнорувати, або немає Сміливості
refusal-EP-POOL-12 = цей пул порожній, а в бою очки не повертаються
refusal-EP-POOL-14 = у спільному пулі загрози немає очок
refusal-EP-MOVE-2 = { $code ->
    [undeclared] рух на цей хід не оголошено
    [used] оголошений рух уже витрачено
   *[far] це далі, ніж лишилося руху
}
refusal-EP-MOVE-5 = повний рух дає −20 атакам цього ходу дій
refusal-EP-MOVE-6 = поспішання — складна дія з перевіркою
refusal-EP-MOVE-7 = підвестися може лише той, хто лежить
refusal-EP-MOVE-8 = лежачи, вплав і під час лазіння — лише нестандартний рух
refusal-EP-MOVE-9 = один стрибок за хід дій, не далі, ніж може тіло
refusal-EP-MOVE-12 = { $code ->
    [enemy] шлях заступає { $by }
    [taken] місце зайнято
   *[other] на шляху противник, або місце зайнято
}
refusal-EP-ATK-3 = персонаж зараз не може захищатися
refusal-EP-ATK-4 = так від цієї атаки не захищаються
refusal-EP-ATK-5 = обставини змінюють атаку
refusal-EP-ATK-7 = атака влучає, якщо нападник перемагає
refusal-EP-ATK-9 = критичний успіх подвоює ушкодження
refusal-EP-ATK-10 = після критичного провалу наступну складну дію втрачено
refusal-EP-ATK-11 = по цілі, якої не видно, — −30
refusal-EP-ATK-12 = убити без кидка в бою не можна
refusal-EP-ATK-13 = { $code ->
    [apart] цілі далі ніж за 1 м одна від одної
    [no_charge] для атаки з розбігу потрібні повний рух і пройдений відрізок
    [also] цю зброю не можна використати разом з іншою
    [limbs] для стількох одиниць зброї бракує кінцівок
    [grapple] захват має одну ціль, без прицільної атаки й дотику
    [too_large] ціль завелика для захвату
    [unseen] цілі не видно
    [no_target] це атакувати не можна
    [use] цей режим не має такого вибору
    [area] по зоні прицільна атака неможлива
    [no_area] ця зброя цілить у противника, а не в точку
    [many] забагато цілей
    [raging] стрес: атакувати можна лише його джерело
    [mode] зброя не має такого режиму стрільби
    [through] там нема чого прострелити наскрізь
    [spotter] навідник — союзник, який бачить ціль
    [outside] точка поза сценою
    [reach] ціль поза досяжністю
    [no_point_blank] ця зброя не стріляє впритул
    [no_close] ця зброя не стріляє зблизька
    [ep-cond-4] заціпеніння: атаки немає
    [ep-cond-6] схоплено: спершу треба вирватися
    [ep-cond-7] знерухомлення: атаки немає
    [ep-stress-4] стрес: зараз атаки немає
    [ep-trait-7] біль: цей хід треба витратити на втечу
   *[sight] лінії видимості немає
}
refusal-EP-ATK-14 = { $code ->
    [option] псі-атаки в цьому бою вимкнено
   *[machine] псі діє лише на біоморфів
}
refusal-EP-MELEE-3 = агресивна атака — лише в ближньому бою
refusal-EP-MELEE-4 = для атаки з розбігу потрібні повний рух і пройдений відрізок
refusal-EP-MELEE-5 = більша досяжність дає бонус
refusal-EP-MELEE-6 = кілька цілей мають бути в межах 1 м одна від одної
refusal-EP-MELEE-7 = атака дотиком — лише в ближньому бою
refusal-EP-MELEE-8 = додаткова зброя ближнього бою додає ушкоджень, щонайбільше три
refusal-EP-MELEE-9 = цю ціль не схопити
refusal-EP-MELEE-11 = { $code ->
    [machine] машину не задушити
   *[nobody] немає кого утримувати
}
refusal-EP-MELEE-12 = немає з чого вириватися
refusal-EP-MELEE-13 = хто стоїть, атакує того, хто лежить, із +20
refusal-EP-RANGE-1 = модифікатор залежить від дальності
refusal-EP-RANGE-3 = пострілу заважає становище стрільця
refusal-EP-RANGE-4 = ціль за повним укриттям
refusal-EP-RANGE-6 = черга — по одній цілі або по двох у межах 1 м
refusal-EP-RANGE-7 = автомат — по одній цілі або щонайбільше по трьох у межах 1 м
refusal-EP-RANGE-8 = для цього режиму бракує набоїв
refusal-EP-RANGE-9 = швидке прицілювання — лише для одиночних пострілів
refusal-EP-RANGE-10 = для повного прицілювання ціль має бути видно
refusal-EP-RANGE-11 = для вогню на придушення потрібні автомат і 20 набоїв
refusal-EP-RANGE-12 = з кількох стволів одразу стріляють лише однією рукою кожен
refusal-EP-AREA-1 = для атаки по зоні потрібна точка, прицільна атака неможлива
refusal-EP-AREA-2 = у зоні кожен захищається сам
refusal-EP-AREA-3 = вибух слабшає з відстанню від центру
refusal-EP-AREA-5 = конус на такій дальності стількох цілей не дістає
refusal-EP-AREA-8 = у досяжності немає гранати, яку можна відкинути
refusal-EP-CALL-1 = для прицільної атаки потрібен винятковий успіх
refusal-EP-CALL-3 = у цілі нема чого вибити з рук
refusal-EP-CALL-4 = ціль не збити з ніг
refusal-EP-CALL-5 = туди ціль не відтіснити
refusal-EP-CALL-6 = ефект атаки у вразливе місце вирішує ігровий майстер
refusal-EP-TRAIT-2 = електрошок діє лише на біоморфів
refusal-EP-TRAIT-3 = приголомшувальна зброя вимагає перевірки Соматики
refusal-EP-TRAIT-4 = зброя, що збиває з ніг, може повалити ціль
refusal-EP-TRAIT-5 = засліплювальна зброя вимагає перевірки Рефлексів
refusal-EP-TRAIT-6 = із пут вириваються лише Соматикою
refusal-EP-TRAIT-7 = біль: цей хід треба витратити на втечу
refusal-EP-TRAIT-8 = властивість зброї забороняє цей постріл
refusal-EP-TRAIT-9 = у досяжності ніхто не горить
refusal-EP-DMG-1 = ушкодження — сума всіх костей і чисел
refusal-EP-DMG-3 = ушкодження подвоюють, ділять і зменшують у сталому порядку
refusal-EP-DMG-8 = ушкодження від падіння залежать від висоти
refusal-EP-DMG-9 = вогонь завдає ушкоджень наприкінці кожного ходу дій
refusal-EP-DMG-11 = кожен зайвий шар броні заважає
refusal-EP-WOUND-3 = кожне поранення дає −10 до всіх перевірок
refusal-EP-WOUND-5 = ігнорувати можна щонайбільше три поранення
refusal-EP-WOUND-6 = одне поранення може збити з ніг
refusal-EP-WOUND-7 = два поранення одразу можуть позбавити свідомості
refusal-EP-WOUND-8 = поруч нема кого привести до тями
refusal-EP-DEATH-1 = коли ушкоджень стільки ж, скільки Міцності, тіло поза боєм
refusal-EP-DEATH-2 = на Планці смерті тіло мертве або знищене
refusal-EP-DEATH-4 = біоморф на межі може стекти кров’ю
refusal-EP-DEATH-6 = стабілізувати можна того, хто має кровотечу, не далі ніж за 2 м
refusal-EP-DEATH-7 = медичні наномашини стабілізують самі
refusal-EP-DEATH-8 = у цьому бою пересічний противник вибуває після першого влучання
refusal-EP-COND-2 = осліплення: для цього треба бачити
refusal-EP-COND-3 = спантеличення: дію вирішує випадок
refusal-EP-COND-4 = заціпеніння: лише базовий рух і захист
refusal-EP-COND-5 = глухота: −3 до кидків Ініціативи
refusal-EP-COND-6 = схоплено: руху немає, з фізичних дій — лише вирватися
refusal-EP-COND-7 = знерухомлення: ні фізичних дій, ні руху
refusal-EP-COND-8 = ослаблення: модифікатор до всіх перевірок
refusal-EP-COND-9 = поза строєм: жодних дій
refusal-EP-COND-10 = лежачи: спершу треба підвестися
refusal-EP-COND-11 = приголомшення: −30 до фізичних перевірок, −10 до решти
refusal-EP-COND-12 = { $code ->
    [prone] хто без свідомості, той лежить: спершу зніміть цей стан
   *[other] без свідомості: жодних дій
}
refusal-EP-COND-13 = сховатися тут немає за чим
refusal-EP-COND-14 = { $code ->
    [far] до цих дверей задалеко
    [no_target] таких дверей поблизу немає
   *[way] перепона на шляху не пропускає
}
refusal-EP-SURP-1 = засідка — перевірка протистояння перед Ініціативою
refusal-EP-SURP-3 = { $code ->
    [others] решта чекає, поки засідка має вільні ходи
    [extra] у вільний хід засідки дій за очки не купують
   *[delay] вільний хід засідки відкласти не можна
}
refusal-EP-SIZE-1 = розмірів п’ять
refusal-EP-SIZE-3 = маленькі із завеликим спорядженням — з −20
refusal-EP-STRESS-1 = стрес у цьому бою вимкнено, або джерела немає
refusal-EP-STRESS-3 = ігнорувати можна щонайбільше три травми
refusal-EP-STRESS-4 = вирішує стрес: опам’ятатися, напасти на його джерело або нічого не робити
refusal-EP-STRESS-5 = стрес вивів персонажа з бою

## Without a field

default-turns = доки щось не припинить
default-join-at = там, звідки пішов бій
default-id = вільне ім’я
default-stress-by = ні від кого
default-aggressive = не агресивно
default-also = без іншої зброї
default-called = без прицілу в частину
default-towards = геть від нападника
default-spotter = без навідника
default-use = нічого; черзі потрібно
default-target = у точку
default-break_free-with = те, що краще
default-pool = перший придатний
default-anchor = ніхто
default-condition = без умови
default-delay-mode = напоготові або за умовою
default-door = перші в межах досяжності
default-behind = перше поруч
default-explosive = перша в межах досяжності

## Words of a table, and short ones

phase-ambush = засідка
phase-open = відкриття
phase-start = початок
phase-take = взяття Ініціативи
phase-regular = звичайні дії
phase-extra = додаткові дії
budget-complex = складна дія
budget-quick = швидкі дії
budget-extra = додаткові дії
short-budget-extra = дод. дії
budget-movement = рух
term-armor_energy = енергоброня
term-armor_kinetic = кінетична броня
act-before = раніше
act-after = після
act-between = між
short-option-stop = Більше не треба
short-option-take = Взяти Ініціативу
short-option-give_up = Відмовитися
short-option-carry = Перенести
short-option-use_device = Пристрій
short-option-quick_aim = Швидкий приціл
short-option-full_aim = Повний приціл
short-option-detailed_perception = Уважний огляд
short-option-convey_information = Повідомити
short-option-attack_melee = Ближній бій
short-option-attack_system = Стаціонарна зброя
short-option-suppressive_fire = Придушення вогнем
short-option-throw_back = Відкинути гранату
short-option-wil = Завзятість
short-option-cancel = Без модифікаторів
short-option-ignore_wound = Без поранення
short-option-ignore_trauma = Ігнорувати травму
short-option-not_this_turn = Не в цьому ході
short-option-dice = Більше ушкоджень
short-option-harder = Важче опиратися
short-option-slowed = Піврух
short-option-device = Зламати пристрій
short-option-lose_next_action = Втрата дії
short-option-keep = Лишити
short-option-open = Почати
short-option-close = Закрити
short-condition-slowed = піврух
short-condition-raging = лють
short-edit-close = кінець
short-edit-grant_quick = швидка дія
short-edit-initiative_mod = Ініціатива
short-edit-join = вступ у бій
short-edit-met = умову виконано
short-edit-threat = пул загрози

## The short log

line-turn-began = Хід дій { $round }
turn-slot-began = { $how ->
    [delayed] (відкладений хід)
    [carried] (перенесений хід)
    [ambush] (із засідки)
   *[regular] { "" }
}
turn-extra-bought = (додаткова дія)
line-slot-ended = { $how ->
    [passed] хід пропущено
    [lost] { "" }
    [given_up] відмова від відкладеного ходу
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
    [before] відкладений хід раніше
    [after] відкладений хід слідом
   *[other] відкладений хід
}
line-moved = → { $end } ({ $metres } м{ $how ->
    [full] { "" }, бігом
    [rush] { "" }, поспішання
    [nonstandard] { "" }, поповзом
    [jump] { "" }, стрибок
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
    [critical_success] { " " }(критичний успіх)
    [critical_failure] { " " }(критичний провал)
    [success] { $why ->
        [defence] { "" }
       *[other] { $superior ->
            [1] { " " }(винятковий успіх)
            [2] { " " }(винятковий успіх ×2)
           *[other] { "" }
        }
    }
   *[other] { "" }
}
against-number = { $target_number_total ->
    [none] { "" }
   *[other] { " " }проти { $target_number_total }
}
line-check-rolled = { $why ->
    [suppressive_fire] { part-check-rolled }
   *[other] { $why_label } { check-roll }, { outcome }
}
part-wounded = поранення +{ $new }
part-status-changed = { $status ->
    [fled] втеча
    [surrendered] здача в полон
    [dead] смерть
    [destroyed] знищення
    [out] поза боєм
    [removed] вихід
   *[active] знову у строю
}
act-pool_before = до кидка
act-pool_after = після кидка

## What else people call acts

alias-attack_ranged = вистрілити, вогонь, атака, атакувати
alias-attack_melee = вдарити, ударити, бити, атака, атакувати
alias-attack_thrown = кинути, атака, атакувати
alias-open_door = відкрити, закрити, зачинити, двері, відкрити двері, закрити двері, зачинити двері
alias-decline = ні, відмова, відмовитися
alias-nothing = ні, відмова, відмовитися
alias-stop = ні, відмова, відмовитися, кінець, закінчити
alias-pass = закінчити, кінець, готово
alias-quick_aim = прицілитися, цілитися
alias-full_aim = прицілитися, цілитися
alias-take_cover = сховатися, укриття
alias-drop_prone = лягти, впасти
alias-stand_up = підвестися
alias-full_defense = захищатися, оборона
alias-detailed_perception = роззирнутися, шукати
alias-stabilize = перша допомога, перев’язати
alias-delay = чекати, зачекати
alias-put_out_fire = гасити, загасити

## What the samples are about

sample-docking_bay = Сили майже рівні: чи встигне клинок підійти, доки його не застрелили? Постріли напоготові та медик.
sample-reactor_gallery = Колос проти екіпажу, який радше переможе, але рідко без втрат; один із них б’ється лише туреллю.
sample-service_tunnel = Зграя чекає з обох кінців тунелю: заскочить патруль зненацька — переможе, ні — програє.

## Значення, які задає ведучий

setting-aggressive = агресивна атака
setting-aim = ціль прицілювання
setting-burns = горить
setting-complex_used = витрачено складних дій
setting-damage = ушкодження
setting-extras_granted = надано додаткових дій
setting-extras_taken = узято додаткових дій
setting-fumbled = критичний провал
setting-initiative_roll = кидок ініціативи
setting-jumped = стрибок уже був
setting-level = скільки вкриває
setting-metres_left = лишилося метрів
setting-of-boost = підсилення: { $thing }
setting-of-temporary = тимчасові очки: { $thing }
setting-of-threat = пул загрози: { $thing }
setting-quick_granted = надано швидких дій
setting-quick_used = витрачено швидких дій
setting-slot = хід дій
setting-stood_up = вставання вже було
setting-took_initiative = за рахунок чого захоплено ініціативу
setting-traumas_ignored = травми без урахування
setting-wounds_ignored = поранення без урахування
