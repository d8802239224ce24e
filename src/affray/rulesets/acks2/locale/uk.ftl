### ACKS II українською. Читається після повідомлень продукту.

## Слова

-gm = { $case ->
   *[nom] суддя
    [gen] судді
    [dat] судді
    [ins] суддею
}
-combatant = { $case ->
   *[nom] боєць
    [gen] бійця
    [dat] бійцю
    [acc] бійця
    [ins] бійцем
}

name-gm = Суддя
name-wardens = Вартові
name-seekers = Шукачі
name-coven = Ковен
name-line = Стрій
name-beast = Звір
name-levy = Ополчення

name-man = людського зросту
name-gigantic = гігантський

name-acidic = кислотна
name-arcane = магічна
name-poisonous = отруйна
name-electric = електрична
name-luminous = світлова
name-seismic = сейсмічна

name-paralysis = рятівний кидок від паралічу
name-death = рятівний кидок від смерті
name-blast = рятівний кидок від вибуху
name-implements = рятівний кидок від предметів
name-spells = рятівний кидок від заклять

name-disordered = у безладі
name-vulnerable = вразливість
name-flanked = атака з флангу
name-subjacent = нижче за противника
name-slumbering = сон
name-sneaking = скрадання
name-faltering = вагання
name-mute = німота
name-wrestled = борцівський захват
name-grabbed = схоплено
name-choking = задуха
name-vomiting = блювання
name-mesmerized = завороженість
name-berserk = берсерк
name-infuriated = лють
name-winded = задишка
name-blessed = благословення
name-crouching = за низьким укриттям
name-engaged = зв’язаність боєм
name-faces = обличчям до
name-flank_to = боком до
name-back_to = спиною до
name-screened = заслін від
short-condition-faces = обличчям
short-condition-flank_to = боком
short-condition-back_to = спиною
short-condition-screened = заслін

name-pending = сегмент попереду
name-delaying = відкладання
name-done = сегмент завершено
name-lost = сегмент втрачено
name-forfeited = число ініціативи втрачено

name-melee = ближній бій
name-missile = стрільба
name-movement = дія руху
name-combat = бойова дія

name-comes_into_reach = противник заходить у зону досяжності
name-comes_into_view = противник з’являється на видноті
name-moves = противник рухається
name-charges = противник іде в натиск
name-attacks = противник атакує
name-casts = противник накладає закляття
name-enters_square = противник ступає на клітинку

name-force_back = відтіснити
name-knock_down = збити з ніг
name-overrun = прорив крізь противника
name-wrestle = борцівський захват
name-incapacitate = знешкодити

name-ward = прихисток
name-ongoing = тривалий ефект
name-morale = поправка до бойового духу
name-no_quarter = без пощади
name-peace = мир між сторонами
name-join = вступ у бій
name-don = надягти
name-remove = зняти
name-spell = закляття
name-retreat = відступ
name-withdraw = відхід
name-march = марш
name-charge = натиск
name-countercharge = зустрічний натиск

rule-tag-core = з правил гри, на які спирається вихідний текст

reason-str = Сила
reason-dex = Спритність
reason-con = Статура
reason-wil = Воля
reason-second_weapon = друга зброя
reason-charge = натиск
reason-maneuver = маневр
reason-vulnerable = вразливість
reason-flanked = фланг
reason-subjacent = вище за противника
reason-hidden = прихована ціль
reason-faltering = вагання
reason-into_melee = у гущу бою
reason-past_ally = повз союзника
reason-defend = захист
reason-resistance = опір
reason-combat_trickery = бойова хитрість
reason-two_handed = у двох руках
reason-collision = (кості)
reason-spell = (кості)
reason-init_bonus = бонус ініціативи
reason-combat_reflexes = бойові рефлекси
reason-battle_magic = бойова магія
reason-single_weapon_style = одна зброя
reason-surprise_bonus = бонус раптовості
reason-knowledge = обізнаність і видимість
reason-stealth = непомітність противника
reason-morale = бойовий дух
reason-losses = втрати
reason-numbers = чисельність
reason-no_quarter = без пощади
reason-judge = суддя
reason-spirit = благословення або потрясіння
reason-heavy_helm = важкий шолом
reason-hit_die = кість хітів
reason-hit_points = хіти
reason-healing_magic = цілюща магія
reason-healing_rank = лікар
reason-nonlethal = нелетальна шкода
reason-time = час допомоги
reason-speed = швидкість

result-wardens = Перемога вартових
result-seekers = Перемога шукачів
result-coven = Перемога ковену
result-line = Перемога строю
result-beast = Перемога звіра

## Імена з бестіарію

unit-levy_spear = Ополченець біля броду
unit-hedge_captain = Капітан Живих Списів
unit-marsh_archer = Болотяний лучник
unit-alley_knife = Ніж із провулка
unit-reed_hexer = Очеретяний чаклун
unit-chapel_warden = Вартовий каплиці
unit-tusk_raider = Ікластий нападник
unit-ford_beast = Звір біля броду
unit-green_squire = Юний зброєносець
unit-ash_scholar = Учений попелу
unit-grey_marshal = Сірий маршал
unit-barn_rat = Коморний щур
unit-mud_imp = Багнистий біс
unit-road_bandit = Дорожній розбійник
unit-barrow_bones = Курганні кістки
unit-wolfhound = Сірий вовкодав
unit-hook_bailiff = Пристав із багром
unit-marsh_toad = Драговинна жаба
unit-carrion_swarm = Рій стерв’ятників
unit-bone_priest = Кістяний жрець
unit-tusk_chief = Вождь ікластих
unit-web_widow = Вдова з павутини
unit-mire_hulk = Драговинна громадина
unit-cliff_shrieker = Крикуха зі скелі
unit-barrow_lord = Володар кургану
unit-bronze_sentinel = Бронзовий вартовий
unit-hill_titan = Пагорбовий титан
unit-storm_caller = Закликач бурі
unit-river_drake = Річковий змій
unit-hollow_king = Порожній король
unit-deep_behemoth = Глибинний бегемот

item-fist = Кулак
item-kick = Копняк
item-boar_spear = Рогатина
item-short_sword = Короткий меч
item-composite_bow = Складений лук
item-long_knife = Довгий ніж
item-throwing_knives = Метальні ножі
item-staff = Посох
item-great_axe = Велика сокира
item-gore = Роги
item-stamp = Тупіт
item-ember_dart = Жарка стрілка
item-wasting_hex = Виснажливі чари
item-peace_ward = Оберіг миру
item-mend = Зцілення
item-bridge_charge = Натиск біля мосту
item-shrine_ambush = Засідка біля святилища
item-beast_at_the_ford = Звір на переправі
item-dart = Дротик
item-long_sword = Довгий меч
item-short_bow = Короткий лук
item-rusted_axe = Іржава сокира
item-heavy_lids = Важкі повіки
item-furnace_burst = Вибух горнила
item-bill_hook = Багор
item-tongue = Язик
item-thousand_bites = Тисяча укусів
item-grave_fear = Могильний страх
item-open_wound = Відкрита рана
item-other_claw = Другий кіготь
item-lulling_song = Присипляльна пісня
item-cold_word = Холодне слово
item-bronze_fist = Бронзовий кулак
item-tree_club = Дубина з дерева
item-forked_line = Розгалужена блискавка
item-stilling = Заціпеніння
item-unmaking = Розсіяння
item-acid_breath = Кислотний подих
item-hollow_blade = Порожній клинок
item-tail = Хвіст

## Що сталося

side-name = { $side ->
    [wardens] Вартові
    [raiders] Нападники
    [seekers] Шукачі
    [coven] Ковен
    [line] Стрій
    [beast] Звір
   *[other] { $side }
}
feet-moved = { $feet ->
    [0] { "" }
    [one] { " " }({ $feet } фут)
    [few] { " " }({ $feet } фути)
   *[many] { " " }({ $feet } футів)
}
attack-kind = { $how ->
    [cleave] { "" }, розсікання
    [interrupt] { "" }, на випередження
    [touch] { "" }, дотик
    [force_back] { "" }, відтіснення
    [knock_down] { "" }, збивання з ніг
    [disarm] { "" }, роззброєння
    [overrun] { "" }, прорив
    [wrestle] { "" }, борцівський захват
    [incapacitate] { "" }, знешкодження
    [charge] { "" }, натиск
   *[attack] { "" }
}
event-not-offered = { $window ->
    [turn] { $who }: вільний розворот неможливий.
   *[interrupt] { $who }: переривання неможливе.
}
event-surprise-rolled = { $who }{ $group ->
    [none] { "" }
   *[given] { " " }({ $group })
}{ $total ->
    [none] { "" }
   *[given] { "" }, кидок на раптовість { $total }
}: { $surprised ->
    [yes] захоплено зненацька
   *[no] насторожі
}.
event-declared = { $what ->
    [cast] { $who }: заявлено закляття «{ $spell }».
    [retreat] { $who }: заявлено відступ.
   *[withdraw] { $who }: заявлено відхід.
}
event-initiative-rolled = { $who }{ $group ->
    [none] { "" }
   *[given] { " " }({ $group })
}: число ініціативи { $total }.
event-number-called = Відлік: { $number }.
event-numbers-passed = Відлік: { $numbers }; нікого.
event-tie-ordered = { $side ->
    [none] Число { $number }, порядок: { $order }.
   *[other] Число { $number }: ініціатива рівна, порядок обирає сторона «{ side-name }»: { $order }.
}
event-segment-began = Сегмент ініціативи: { $who } (число { $number }).
event-segment-ended = { $state ->
    [lost] { $who }: сегмент цього раунду втрачено.
    [forfeited] { $who }: число ініціативи цього раунду втрачено.
   *[done] { "" }
}
event-delayed = { $waits_for ->
    [none] { $who }: відкладання, крайнє число { $limit }.
   *[given] { $who }: відкладання, очікування на { -combatant(case: "acc") } «{ $waits_for }», крайнє число { $limit }.
}
event-joined = { $who }: вступ на числі { $count }.
event-readied = { $who }: підготовлена дія — «{ $action_label }». Умова спрацювання: { $trigger }.
event-readiness-lost = { $what ->
    [first_round] { $who }: готовність у першому раунді втрачено.
   *[readied] { $who }: підготовлену дію втрачено.
}
event-interrupted = { $how ->
    [first_round] Боєць «{ $who }» перериває натиск { -combatant(case: "gen") } «{ $whom }»: атака на випередження.
    [countercharge] Боєць «{ $who }» перериває сегмент { -combatant(case: "gen") } «{ $whom }»: зустрічний натиск.
   *[readied] Боєць «{ $who }» перериває сегмент { -combatant(case: "gen") } «{ $whom }»: підготовлена дія.
}
about = { $action ->
    [in_lieu_of_movement] { "" }: { $detail_label }
    [in_lieu_of_attack] { "" }: { $detail_label }
    [full_round_task] { "" }: { $detail_label }
    [don_or_remove_armor] { $detail ->
        [none] { "" }
       *[given] { "" }: { $detail_label }
    }
   *[other] { "" }
}
event-acted = { $action ->
    [attack] { "" }
    [maneuver] { "" }
    [ready] { "" }
    [draw] { "" }
    [drop_and_draw] { "" }
    [mode] { "" }
    [pick_up] { "" }
   *[other] { $who }: «{ $action_label }»{ $target ->
        [none] { "" }
       *[given] { "" }, ціль — { $target }
    }{ about }.
}
event-moved = { $how ->
    [march] { $who }: марш на клітинку { $end }
    [run] { $who }: біг на клітинку { $end }
    [charge] { $who }: натиск на клітинку { $end }
    [sneak] { $who }: крадькома на клітинку { $end }
    [running_sneak] { $who }: крадькома бігом на клітинку { $end }
    [retreat] { $who }: відступ на клітинку { $end }
    [withdraw] { $who }: відхід на клітинку { $end }
    [crawl] { $who }: поповзом на клітинку { $end }
    [step] { $who }: крок на клітинку { $end }
    [overrun] { $who }: прорив на клітинку { $end }
   *[other] { $who }: переміщення на клітинку { $end }
}{ feet-moved }, обличчям на { $facing }.
event-stopped = { $who }: бійця зв’язано боєм, рух припинено{ $by ->
    [none] { "" }
   *[given] { "" }; хто зв’язав: { $by }
}.
event-put-back = { $who }: там стояти не можна, повернення на клітинку { $at }.
event-made-room = { $who }: місце зайняте, перенесення на найближчу вільну клітинку { $at }.
event-slipped-away = { $who }: приховане переміщення, куди — невідомо.
event-turned = { $towards ->
    [none] { $who }: розворот на { $facing }.
   *[given] { $who }: вільний розворот на { $facing }, обличчям до { -combatant(case: "gen") } «{ $towards }».
}
event-attack-resolved = { $who }: атака по цілі «{ $target }» ({ $weapon }{ attack-kind }) — { $natural ->
    [0] влучання без кидка
   *[other] { $hit ->
        [yes] влучання
       *[no] промах
    }, { $total } проти { $target_number }
}{ $natural ->
    [1] { "" } (натуральна 1)
    [20] { "" } (натуральна 20)
   *[other] { "" }
}.
event-damaged = { $who }: шкода { $taken } ({ $type }; { $rolled }), хіти: { $hp }.
event-healed = { $who }: лікування { $amount }, хіти: { $hp }.
event-fell = { $how ->
    [unconscious] { $who }: втрата свідомості.
    [destroyed] { $who }: бійця знищено.
   *[dead] { $who }: смерть.
}
event-save-rolled = { $who }, { $category }: { $total } проти { $target_number } — { $passed ->
    [yes] успіх
   *[no] провал
}.
event-throw-rolled = { $who }, «{ $why_label }»: { $total }{ $needed ->
    [0] { "" }
   *[other] { " " }проти { $needed } — { $passed ->
        [yes] успіх
       *[no] провал
    }
}.
event-condition-gained = { $who }: стан «{ $condition }».
event-weapon-broke = { $who }: ратище ламається ({ $weapon }).
event-weapon-landed = { $who }: зброя «{ $weapon }» падає на клітинку { $at }.
event-equipped = { $how ->
    [drawn] { $who }: зброю «{ $weapon }» дістано.
    [picked_up] { $who }: зброю «{ $weapon }» піднято.
    [thrown_mode] { $who }: зброю «{ $weapon }» взято для кидка.
   *[melee_mode] { $who }: зброю «{ $weapon }» взято для ближнього бою.
}
event-cleave-offered = { $who }: можливе розсікання; лишилося в цьому раунді: { $left }.
event-forced-move = { $who }: вимушене переміщення на клітинку { $end }{ feet-moved }.
event-spell-took-effect = { $who }: закляття «{ $spell }» накладено{ $targets_count ->
    [0] { "" }
    [one] { "" }, ціль: { $targets }
   *[other] { "" }, цілі: { $targets }
}.
event-spell-disrupted = { $who }: закляття «{ $spell }» зірвано.
event-spell-abandoned = { $who }: закляття «{ $spell }» не накладено.
event-effect-ended = { $why ->
    [save] { $who }: успішний рятівний кидок, «{ $spell }» більше не діє.
    [dispel] { $who }: «{ $spell }» розвіяно.
    [concentration] { $who }: концентрацію порушено, «{ $spell }» більше не діє.
    [attack] { $who }: через власну атаку «{ $spell }» більше не діє.
   *[duration] { $who }: «{ $spell }» більше не діє.
}
event-mortal-wounds = { $who }, смертельні рани: { $total } — { $result ->
    [killed] миттєва смерть
    [mortal] смертельна рана
    [grievous] найтяжча рана
    [critical] критична рана
    [shock] шок
    [knocked_out] нокаут
   *[dazed] заціпеніння
}; слід від рани: { $wound } ({ $felled_by }).
event-morale-rolled = { $group ->
    [none] { $who }
   *[given] { $group }
}: перевірка бойового духу, { $total }. Підсумок: { $result ->
    [frightened] панічний відступ
    [faltering] вагання
    [pursue] наступ і переслідування
    [victory_or_death] перемога або смерть
   *[fight_on] бій триває
}.
event-endangered = { $who } у небезпеці: { $where }.
event-surrender-offered = { $who } пропонує здачу в полон.
event-status-changed = { $status ->
    [fled] { $who }: втеча з поля бою.
    [surrendered] { $who }: здача в полон.
    [dead] { $who }: смерть.
    [destroyed] { $who }: бійця знищено.
    [unconscious] { $who }: втрата свідомості.
   *[active] { $who }: знову у строю.
}
event-ruled = Рішення { -gm(case: "gen") }: { $what_label }{ $of ->
    [none] { "" }
   *[given] { "" }, { $of }
}{ $value ->
    [none] { "" }
    [yes] { "" }: так
    [no] { "" }: ні
   *[given] { "" }: { $value_label }
}.
event-round-ended = { "" }
event-combat-over = { $result ->
    [draw] Бій завершено: нічия
    [wardens] Бій завершено: перемога вартових
    [raiders] Бій завершено: перемога нападників
    [seekers] Бій завершено: перемога шукачів
    [coven] Бій завершено: перемога ковену
    [line] Бій завершено: перемога строю
    [beast] Бій завершено: перемога звіра
   *[other] Бій завершено: перемога сторони «{ $result_label }»
}. Раундів: { $rounds }.

## Що запитують

prompt-declare = { $who }: заявити закляття, відступ чи відхід?
prompt-tie = { $who }: ініціатива рівна. Хто діє до іншої сторони, хто після?
prompt-order = { $who }: у якому порядку діють бійці?
prompt-join = { $who }: вступити на цьому числі чи чекати далі?
prompt-segment = { $who }: сегмент ініціативи.
prompt-turn = { $who }: противник підійшов збоку або ззаду. Повернутися до нього?
prompt-interrupt = { $who }: перервати противника зараз?
prompt-cleave = { $who }: противник поліг. Розсікання?
prompt-spell_target = { $who }: на кого або куди спрямовано закляття?
prompt-next_target = { $who }: на кого спрямовано наступну атаку?
prompt-block = { $who }: заступити шлях чи пропустити?
prompt-overrun = { $who }: як далеко наскрізь?
prompt-bonus_attack = { $who }: на кого спрямовано додаткову атаку?
prompt-surrender = { $who }: здатися в полон чи продовжувати бій?
prompt-terms = { $who }: чию здачу в полон прийнято?

roll-surprise = раптовість
roll-attack = кидок атаки
roll-sneak = скрадання
roll-hide = спроба сховатися
roll-hazard = шкода від місцевості
roll-spell = закляття
roll-deafened_casting = закляття під час глухоти
roll-collision = зіткнення
roll-frightened = раунди страху
roll-tie = жереб про порядок
roll-morale = бойовий дух
roll-mortal_wounds = смертельні рани
roll-wound_kind = вид сліду від рани

## Дії на вибір

option-delay = Відкладання
option-delay-help = діяти пізніше в цьому раунді, не нижче за своє число з мінусом
option-wait_for = Чекати на бійця
option-wait_for-help = діяти одразу після іншого бійця
option-march = Марш
option-march-help = дія руху або бойова: до бойової швидкості, з розворотами
option-run-help = весь раунд: по прямій або плавній кривій, потім у безладі
option-charge = Натиск
option-charge-help = весь раунд: прямо на противника, атака з +2, потім КБ −2
option-sneak = Скрадатися
option-sneak-help = дія руху: половина бойової швидкості, ціла — з −5
option-running_sneak = Скрадатися бігом
option-running_sneak-help = весь раунд: до швидкості бігу з −10
option-retreat = Відступ
option-retreat-help = весь раунд, за заявою: до швидкості бігу, потім у безладі
option-withdraw-help = дія руху, за заявою: до половини бойової швидкості
option-remain_stationary = Стояти на місці
option-remain_stationary-help = дія руху: лишитися й розвернутися куди завгодно
option-crawl-help = дія руху: лежачи на 5 футів
option-stand_up-help = дія руху, якщо боєць не зв’язаний боєм, інакше бойова
option-take_cover-help = пригнутися за низьким укриттям або лягти
option-attack-help = бойова дія: атака або вся серія атак
option-coup_de_grace-help = бойова дія: убити безпорадного противника без кидка
option-maneuver = Особливий маневр
option-maneuver-help = бойова дія: відтіснити, збити з ніг, роззброїти, прорватися, скрутити або знешкодити з −4
option-hold_damage = Зашкодити схопленому
option-hold_damage-help = бойова дія: шкода без кидка атаки
option-ready-help = бойова дія: назвати бойову дію або дію руху та умову спрацювання
option-defend = Захист
option-defend-help = бойова дія: КБ +2, зі щитом +4 від стрільби, собі або союзникові
option-escape-help = бойова дія: рятівний кидок від паралічу проти захвату
option-hide-help = бойова дія: в укритті або темряві
option-treat_injury = Надати допомогу пораненому
option-treat_injury-help = бойова дія: союзник без свідомості поруч кидає смертельні рани
option-cast-help = весь раунд: заявляють перед ініціативою, діє в кінці сегмента
option-abandon_spell = Відмовитися від закляття
option-abandon_spell-help = нічого не накладено й не витрачено, інше неможливе
option-spell_like_ability = Псевдозакляття
option-spell_like_ability-help = бойова дія: без заяви, зірвати не можна
option-draw-help = замість руху: сховати одну зброю й дістати іншу
option-drop_and_draw = Кинути й дістати
option-drop_and_draw-help = зброя з руки падає, іншу дістано; нічого не коштує
option-mode = Змінити хват
option-mode-help = тримати зброю для кидка або для ближнього бою; нічого не коштує
option-pick_up-help = замість руху: зброю не далі ніж за 5 футів
option-shield = Взяти або зняти щит
option-shield-help = замість руху
option-grab = Схопити
option-grab-help = замість руху: безпорадну істоту не далі ніж за 5 футів
option-in_lieu_of_movement = Замість руху
option-in_lieu_of_movement-help = щось просте: відчинити двері, дістати річ, віддати наказ
option-in_lieu_of_attack = Замість атаки
option-in_lieu_of_attack-help = застосувати предмет: зілля, мазь, жезл
option-don_or_remove_armor = Надягти або зняти обладунок
option-don_or_remove_armor-help = весь раунд: один стоун ваги, один пункт КБ
option-full_round_task = Справа на весь раунд
option-full_round_task-help = усе інше, на що йде весь раунд
option-engage = Зв’язати боєм
option-engage-help = відмовитися від прихистку і зв’язати боєм тих, хто попереду
option-pass = Завершити сегмент
option-pass-help = усе невикористане пропадає
option-before = До іншої сторони
option-before-help = усі з цим числом або названі; решта після
option-after = Після іншої сторони
option-after-help = усі з цим числом або названі; решта до
option-split = Вирішити, хто до і хто після
option-split-help = назвати тих, хто діє до іншої сторони, і тих, хто після
option-join = Вступити на цьому числі
option-join-help = сегмент настає зараз
option-keep = Чекати далі
option-keep-help = до меншого числа цього раунду
option-turn = Розвернутися
option-turn-help = вільно, щоб той, хто підійшов, був перед фронтом
option-interrupt = Перервати
option-interrupt-help = перший раунд: атака на випередження, своє число ініціативи втрачено
option-respond = Застосувати підготовлене
option-respond-help = доки противник не продовжив; свій сегмент лишається
option-cleave = Розсікання
option-cleave-help = ще одна атака тією ж зброєю по іншому противнику
option-hurl = Метнути зброю
option-hurl-help = витратити розсікання на кидок, якщо поруч немає противників
option-drop_prone-help = витратити розсікання, якщо цілей більше немає
option-move_into_cover = Відійти в укриття
option-move_into_cover-help = витратити розсікання на 5 футів, якщо цілей більше немає
option-stop-help = без подальших атак
option-target = Обрати цілі
option-target-help = у межах дальності й видимості
option-aim-help = клітинка в межах дальності й видимості: там починається область або туди вона веде
option-none = Нічого
option-none-help = нічого не заявляти або нікого не обирати ціллю
option-block = Заступити шлях
option-block-help = натомість звичайне влучання
option-let_pass = Пропустити
option-let_pass-help = противник проходить наскрізь
option-through = Наскрізь
option-through-help = прямо крізь противника, наскільки вистачить бойової швидкості
option-stay-help = без додаткового руху
option-overrun-help = додаткова атака як ще один прорив
option-surrender-help = запропонувати здачу в полон; інша сторона погоджується чи ні
option-fight_on = Продовжувати бій
option-fight_on-help = без здачі в полон
option-accept = Прийняти
option-accept-help = усі або лише названі виходять із бою
option-refuse-help = бій триває

## Поля

field-like = за зразком
field-facing = напрямок погляду
field-march-facing = погляд у дорозі
field-sneak-facing = погляд у дорозі
field-withdraw-facing = погляд у дорозі
field-crawl-facing = погляд у дорозі
field-maneuver = особливий маневр
field-trigger = умова спрацювання
field-by = на скільки
field-before = до іншої сторони
field-after = після іншої сторони
field-countercharge = зустрічним натиском
field-step = крок на 5 футів
field-at = передня ліва клітинка
field-ending = погляд наприкінці
field-whom = кого
field-kind = який маневр
field-ready = у руці
field-what = що саме
field-which = надягти або зняти
field-ability = псевдозакляття
field-wait_for-who = на кого
field-target-who = ціль
field-aim-at = клітинка прицілу
field-accept-who = чию
field-delay-to = до якого числа
field-number-to = число ініціативи
field-of = боєць
field-forced = вимушено
field-one = одна сторона
field-other = інша сторона

## Рішення судді

edit-ward = прихисток
edit-number = число ініціативи
edit-morale = поправка до бойового духу
edit-no_quarter = без пощади
edit-peace = мир між сторонами
edit-join = вступ у бій

## Чому не можна

refusal-ACKS-ROUND-1 = { $code ->
    [waiting] відлік закінчено, раунд завершується
   *[other] у раунді чотири кроки: заяви, кидки ініціативи, відлік ініціативи, бойовий дух
}
refusal-ACKS-ROUND-2 = у бійця один сегмент ініціативи на раунд
refusal-ACKS-ROUND-3 = { $code ->
    [waiting] бій закінчено
   *[other] після перевірки бойового духу бій завершується або починається новий раунд
}
refusal-ACKS-ROUND-5 = для бою потрібні хоча б дві ворожі сторони
refusal-ACKS-ROUND-6 = з початком раунду все, що рахують за раунд, починається наново
refusal-ACKS-SURP-1 = { $code ->
    [waiting] спершу з’ясовується, кого захоплено зненацька
   *[other] якщо жодна сторона не знала про іншу й не бачить її, сутички немає
}
refusal-ACKS-SURP-2 = хто обізнаний про противників і бачить їх, не захоплений зненацька
refusal-ACKS-SURP-3 = кидок на раптовість 3 і вище — боєць насторожі
refusal-ACKS-SURP-4 = кидок на раптовість робить кожен боєць сам або вся група
refusal-ACKS-SURP-5 = з кількох штрафів до раптовості діє найменший
refusal-ACKS-SURP-6 = захоплено зненацька: у першому раунді не можна заявляти, діяти, відкладати й готуватися
refusal-ACKS-DECL-3 = { $code ->
    [waiting] спершу оголошення; решта вирішується під час відліку
    [asked] оголошують лише закляття або оборонний рух; решта вирішується під час відліку
   *[other] наперед заявляють лише закляття й оборонний рух
}
refusal-ACKS-DECL-4 = цю дію треба було заявити перед ініціативою
refusal-ACKS-DECL-5 = на раунд одна заява, після кидка її не змінити
refusal-ACKS-DECL-7 = { $code ->
    [unknown] цього закляття немає
   *[other] у заяві треба назвати закляття, яке ще можна накласти
}
refusal-ACKS-DECL-8 = оборонний рух заявляє лише той, хто зв’язаний боєм на початку раунду
refusal-ACKS-DECL-11 = { $code ->
    [another] заявлено інше закляття: { $spell }
   *[other] хто накладає закляття, нічого іншого в цьому раунді не робить
}
refusal-ACKS-DECL-12 = у цьому бою заявлений рух обов’язковий
refusal-ACKS-DECL-13 = раптовість або стан не дозволяє такої заяви
refusal-ACKS-INIT-1 = { $code ->
    [waiting] спершу кидають ініціативу
   *[other] ініціативу кидають після заяв, 1к6 за кожного бійця
}
refusal-ACKS-INIT-2 = до ініціативи додають модифікатор Спритності
refusal-ACKS-INIT-3 = до ініціативи додають особливі вміння
refusal-ACKS-INIT-4 = ці бонуси залежать від заявленого закляття та зброї в руці
refusal-ACKS-COUNT-2 = { $code ->
    [under_way] сегмент уже триває: спершу завершується розпочате
    [over] сегмент цього раунду вже позаду
    [later] це не свій сегмент: він настане на числі { $number }, а зараз { $count }
   *[other] це не свій сегмент: він настає, коли названо число
}
refusal-ACKS-COUNT-7 = боєць не може діяти в цьому сегменті
refusal-ACKS-TIE-2 = { $code ->
    [asked] зараз ідеться лише про черговість за рівної ініціативи
   *[other] сторона сама обирає порядок своїх бійців з однаковим числом
}
refusal-ACKS-TIE-3 = порядок за цієї рівної ініціативи вирішує інша сторона
refusal-ACKS-TIE-4 = сили рівні, порядок вирішує сторона судді
refusal-ACKS-TIE-6 = { $code ->
    [asked] зараз ідеться лише про черговість за рівної ініціативи
   *[other] кожного з бійців із цим числом треба назвати один раз, до або після іншої сторони
}
refusal-ACKS-DELAY-2 = відкласти можна не нижче за своє число ініціативи з мінусом
refusal-ACKS-DELAY-3 = крайнє число відкладання минуло, сегмент втрачено
refusal-ACKS-DELAY-4 = { $code ->
    [asked] відкладаючи дію, вступають на цьому числі або чекають далі
   *[other] хто відкладає, діє на меншому числі або після іншого бійця
}
refusal-ACKS-DELAY-9 = розпочатий сегмент відкласти не можна
refusal-ACKS-DELAY-11 = із числом ініціативи 0 і нижче немає куди відкладати
refusal-ACKS-DELAY-14 = цей боєць у раунді більше не має сегмента
refusal-ACKS-DELAY-19 = відкладання завершило готовність
refusal-ACKS-READY-1 = підготувати можна лише атаку, іншу бойову дію або дію руху
refusal-ACKS-READY-2 = підготовленої дії немає
refusal-ACKS-READY-3 = { $code ->
    [movement] спершу завершуються рух противника й вільні розвороти
    [window] спершу можуть діяти противники з підготовленою дією
   *[other] підготовлена дія — після руху противника, до його бойової дії
}
refusal-ACKS-READY-6 = готовність втрачено: шкода, провал рятівного кидка або вимушене переміщення
refusal-ACKS-READY-8 = готовність завершилася, коли настав свій сегмент
refusal-ACKS-READY-10 = цілий раунд без нападу завершив усяку готовність
refusal-ACKS-READY-13 = підготовлену дію вже витрачено
refusal-ACKS-READY-14 = { $code ->
    [no_trigger] умову спрацювання не виконано
    [cannot_act] підготовлену дію забороняє стан
   *[illegal] підготовлена дія зараз неможлива
}
refusal-ACKS-READY-17 = зустрічний натиск можливий лише проти противника в натиску
refusal-ACKS-READY-20 = для умови «ступає на клітинку» потрібні клітинки мапи
refusal-ACKS-FIRST-1 = немає готовності в першому раунді: на початку боєць був зв’язаний боєм, захоплений зненацька або без потрібної зброї
refusal-ACKS-FIRST-2 = постріл — безпосередньо перед атакою натиску
refusal-ACKS-FIRST-3 = своє число ініціативи віддано за переривання
refusal-ACKS-FIRST-7 = довга зброя не перерве натиск більшого противника
refusal-ACKS-FIRST-8 = довга зброя не перерве натиск противника з такою ж довгою зброєю
refusal-ACKS-FIRST-11 = готовність у першому раунді втрачено: шкода, провал рятівного кидка або вимушене переміщення
refusal-ACKS-FIRST-13 = свій сегмент уже настав, або це не перший раунд
refusal-ACKS-FIRST-14 = переривання вже використано, або противник не в натиску
refusal-ACKS-FIRST-17 = противник у натиску поза досяжністю, поза дальністю або його не видно
refusal-ACKS-FIRST-21 = хто заявив закляття, перервати не може
refusal-ACKS-GRID-1 = мапа бою — клітинки по 5 футів, а це не одна з них
refusal-ACKS-GRID-5 = місце зайняте: рух не може тут завершуватися
refusal-ACKS-GRID-6 = такому великому бійцю заважають союзники на шляху
refusal-ACKS-FACE-5 = за такого руху цей напрямок погляду неможливий: не більше одного на точку шляху
refusal-ACKS-FACE-6 = { $code ->
    [window] спершу можуть розвернутися ті, кого зв’язали боєм із тилу
   *[other] вільного розвороту немає: той, хто підійшов, скрадається, уже перед фронтом або не зв’язує боєм
}
refusal-ACKS-FACE-8 = боєць уже зв’язаний боєм з іншим: вільного розвороту немає
refusal-ACKS-FACE-9 = того, хто підійшов, не видно або не чути: вільного розвороту немає
refusal-ACKS-FACE-10 = боєць захоплений зненацька, безпорадний, у ступорі, схоплений або скручений: вільного розвороту немає
refusal-ACKS-FACE-11 = після розвороту той, хто підійшов, має опинитися перед фронтом
refusal-ACKS-FACE-12 = великому бійцю ніде розвернутися, або він стоїть не прямо
refusal-ACKS-ENGAGE-9 = боєць зв’язаний боєм: не можна йти в натиск, бігти та скрадатися бігом
refusal-ACKS-ENGAGE-10 = боєць зв’язаний боєм: дією руху не можна марширувати, скрадатися, підвестися й зайняти укриття
refusal-ACKS-ENGAGE-11 = боєць зв’язаний боєм: марш бойовою дією неможливий
refusal-ACKS-SIZE-5 = рух не може завершуватися в просторі противників
refusal-ACKS-SIZE-9 = довелося б зупинитися, перекриваючи простір противників
refusal-ACKS-SIZE-16 = бракує швидкості, щоб пройти над противниками до кінця
refusal-ACKS-ACT-1 = { $code ->
    [segment] у сегменті немає такої дії
   *[other] таке поєднання дій в одному сегменті неможливе
}
refusal-ACKS-ACT-2 = рух — до бойової дії, а не після
refusal-ACKS-ACT-3 = надягати або знімати більше нема чого
refusal-ACKS-ACT-6 = { $code ->
    [not_carried] цієї зброї немає при собі
    [nothing_carried] іншої зброї при собі немає
    [empty_hands] у руках немає зброї
    [nothing_lies] на землі не лежить жодної зброї
    [not_thrown] ця зброя не метальна
    [out_of_reach] зброя лежить далі ніж за 5 футів
    [shield] немає щита, який можна взяти або зняти
    [not_in_hand] цієї зброї немає в руках
   *[not_helpless] схопити можна лише безпорадну істоту не далі ніж за 5 футів
}
refusal-ACKS-ACT-7 = предмет вичерпано
refusal-ACKS-ACT-8 = захист прикриває себе або одного союзника поруч, позаду або ліворуч
refusal-ACKS-ACT-10 = допомогу надають союзникові без свідомості не далі ніж за 5 футів
refusal-ACKS-MOVE-1 = { $code ->
    [no_step] у шляху немає жодного кроку
    [no_way] на цю клітинку немає шляху
   *[too_far] це далі, ніж дозволяє рух
}
refusal-ACKS-MOVE-3 = біг — не далі швидкості бігу, по прямій або плавній кривій
refusal-ACKS-MOVE-4 = поворот закрутий: між двома кроками щонайбільше 45 градусів
refusal-ACKS-MOVE-6 = щоб скрадатися, потрібне це вміння, і не далі своєї швидкості
refusal-ACKS-MOVE-7 = { $code ->
    [not_stationary] крок під час атаки — лише якщо боєць не рухався й не зв’язаний боєм
    [needless] ціль у досяжності й без кроку
   *[step] крок — 5 футів на вільну клітинку
}
refusal-ACKS-MOVE-8 = { $code ->
    [not_prone] боєць не лежить
   *[prone] лежачи можна лише повзти на 5 футів або підвестися
}
refusal-ACKS-MOVE-9 = шлях закрито, або місцевість надто складна
refusal-ACKS-MOVE-10 = хто рухався або атакував, не лишається прихованим
refusal-ACKS-MOVE-11 = перешкоди небезпечні для тих, хто біжить у страху
refusal-ACKS-MOVE-12 = { $code ->
    [out] хто покинув поле бою, уже не діє
   *[other] мапу можна покинути лише останнім кроком, через її край
}
refusal-ACKS-MOVE-13 = щоб сховатися, потрібні це вміння й місце, і ще не можна бути прихованим
refusal-ACKS-MOVE-14 = займати укриття тут нема потреби
refusal-ACKS-CHARGE-1 = { $code ->
    [no_melee_weapon] для натиску потрібна зброя ближнього бою в руці
   *[too_far] ціль далі за швидкість бігу
}
refusal-ACKS-CHARGE-2 = боєць зв’язаний боєм: натиск неможливий
refusal-ACKS-CHARGE-3 = немає лінії видимості до цілі
refusal-ACKS-CHARGE-4 = { $code ->
    [somebody] шлях не вільний: на шляху { $by }
    [obstacle] шлях не вільний: на клітинці { $at } перешкода
   *[other] шлях не вільний
}
refusal-ACKS-CHARGE-5 = натиск іде по прямій на клітинку, з якої ціль у досяжності
refusal-ACKS-CHARGE-6 = заблизько: для натиску треба пройти хоча б одну клітинку
refusal-ACKS-CHARGE-7 = атака натиску — з бонусом +2
refusal-ACKS-CHARGE-8 = після натиску боєць у безладі
refusal-ACKS-CHARGE-13 = боєць лежить, схоплений, скручений, скутий або має задишку: натиск неможливий
refusal-ACKS-DEFMOV-2 = { $code ->
    [away] відхід веде геть: жоден крок не наближає до тих, хто зв’язав боєм, а перший віддаляє
   *[other] відхід — не далі половини бойової швидкості, геть від противників
}
refusal-ACKS-DEFMOV-3 = { $code ->
    [away] відступ веде геть: жоден крок не наближає до тих, хто зв’язав боєм, а перший віддаляє
   *[other] відступ — не далі швидкості бігу, напрямок погляду не змінюють
}
refusal-ACKS-DEFMOV-4 = на клітинки тих, хто зв’язав боєм, ступати не можна
refusal-ACKS-DEFMOV-5 = після руху боєць усе ще був би зв’язаний тими самими противниками
refusal-ACKS-DEFMOV-7 = відступати й відходити може лише той, хто почав раунд зв’язаним боєм
refusal-ACKS-ATK-1 = це не противник у строю
refusal-ACKS-ATK-2 = натуральна 20 влучає, натуральна 1 — промах
refusal-ACKS-ATK-4 = { $code ->
    [asked] зараз ідеться лише про наступну атаку серії
   *[other] атак у цій дії більше немає
}
refusal-ACKS-ATK-5 = атака з флангу або тилу — з бонусом +2
refusal-ACKS-ATK-6 = фланг і вразливість не складаються
refusal-ACKS-ATK-7 = по цілі нижче — бонус +1
refusal-ACKS-ATK-8 = для удару із засідки або в спину потрібна вразлива ціль впритул або на близькій дальності
refusal-ACKS-ATK-9 = у ближньому бою діє Сила, на дальності — Спритність
refusal-ACKS-ATK-10 = друга зброя дає +1, але не зайву атаку
refusal-ACKS-ATK-11 = прихисток не підпускає до цілі цього нападника, або відмовлятися немає від чого
refusal-ACKS-MELEE-1 = { $code ->
    [arc] ціль у межах досяжності, але не перед фронтом: спершу треба повернутися
    [too_far] ціль поза досяжністю
   *[other] ціль поза досяжністю або не перед фронтом
}
refusal-ACKS-MELEE-3 = без видимості атакують наосліп
refusal-ACKS-MELEE-5 = по безпорадній цілі, не більшій за себе, влучають без кидка
refusal-ACKS-MELEE-6 = { $code ->
    [engaged] боєць зв’язаний боєм: добивання неможливе
    [smaller] добивання можливе, лише якщо ціль не більша
    [immune] ця зброя не може зашкодити цілі
   *[not_helpless] для добивання потрібен безпорадний противник
}
refusal-ACKS-RANGED-1 = ціль задалеко, або зброя не має дальності
refusal-ACKS-RANGED-2 = { $code ->
    [arc] ціль за спиною: спершу треба повернутися
   *[sight] немає лінії видимості
}
refusal-ACKS-RANGED-3 = укриття дає −2 або −4
refusal-ACKS-RANGED-4 = постріл повз союзника, зв’язаного боєм, — −4
refusal-ACKS-RANGED-6 = ціль у ближньому бою із союзником
refusal-ACKS-RANGED-7 = у гущу бою стріляють лише влучні стрільці
refusal-ACKS-RANGED-8 = не можна стріляти по противнику, що зв’язав боєм стрільця
refusal-ACKS-RANGED-9 = повільна зброя не стріляє два раунди поспіль, якщо стрілець рухався
refusal-ACKS-RANGED-10 = боєприпасів не лишилося
refusal-ACKS-RANGED-11 = для цієї зброї потрібні дві руки
refusal-ACKS-DMG-1 = шкода — кості зброї та модифікатори
refusal-ACKS-DMG-3 = ударна шкода натиску — ще одна кість зброї
refusal-ACKS-DMG-5 = шкода діє одразу
refusal-ACKS-DMG-7 = ціль має імунітет до такої шкоди
refusal-ACKS-CLEAVE-1 = { $code ->
    [asked] зараз ідеться лише про розсікання
   *[other] для розсікання потрібен інший противник у досяжності
}
refusal-ACKS-CLEAVE-3 = розсікань у цьому раунді більше немає
refusal-ACKS-CLEAVE-6 = { $code ->
    [engaged] після кроку боєць має лишитися зв’язаним тими самими противниками
   *[step] крок перед розсіканням — 5 футів до видимої цілі, на вільну клітинку
}
refusal-ACKS-CLEAVE-10 = так витратити розсікання можна, лише якщо зброя придатна й поруч немає противників
refusal-ACKS-CLEAVE-11 = розсікань цією зброєю більше немає, або ціль на іншій дальності
refusal-ACKS-CLEAVE-12 = { $code ->
    [closer] крок між пострілами не має наближати до видимого противника
    [targets] ще є ціль для пострілу
    [cover] це не вільна клітинка з укриттям
   *[step] крок між пострілами — 5 футів на вільну клітинку, якщо стрілець не зв’язаний боєм
}
refusal-ACKS-MANEUV-1 = особливий маневр замінює атаку зброєю ближнього бою
refusal-ACKS-MANEUV-2 = рятівний кидок від маневру залежить від розміру
refusal-ACKS-MANEUV-3 = ціль не можна відтіснити
refusal-ACKS-MANEUV-4 = ціль не можна збити з ніг
refusal-ACKS-MANEUV-5 = ціль не має зброї в руках
refusal-ACKS-MANEUV-6 = { $code ->
    [asked] зараз ідеться лише про прорив
   *[other] прорватися тут не можна, а крізь одного противника — не двічі
}
refusal-ACKS-MANEUV-7 = ціль не можна скрутити
refusal-ACKS-MANEUV-8 = знешкодження завдає нелетальної шкоди
refusal-ACKS-MANEUV-9 = вириватися нема з чого
refusal-ACKS-SPELL-1 = закляття займає весь сегмент
refusal-ACKS-SPELL-2 = закляття діє в кінці сегмента
refusal-ACKS-SPELL-3 = закляття зірвано
refusal-ACKS-SPELL-5 = { $code ->
    [asked] зараз ідеться лише про ціль закляття
    [area] такої клітинки немає
    [direction] напрямок має вести геть від заклинача
    [too_many] цілей більше, ніж дозволяє закляття
    [gone] ціль уже поза боєм
    [self] це закляття діє лише на себе
    [range] ціль задалеко
    [nobody] жодної цілі в межах дальності й видимості
    [arc] ціль за спиною: заклинач не повертається, дивитися туди треба ще до оголошення
   *[sight] цілі не видно
}
refusal-ACKS-SPELL-7 = { $code ->
    [none] псевдозаклять немає
    [unknown] такого псевдозакляття немає
   *[other] псевдозакляття більше застосувати не можна
}
refusal-ACKS-SPELL-8 = концентрацію порушено
refusal-ACKS-SPELL-9 = немає заявленого закляття, від якого можна відмовитися
refusal-ACKS-SPELL-10 = тривалий ефект настає, коли названо число жертви
refusal-ACKS-SPELL-12 = виснажливий ефект завершує рятівний кидок від смерті або розвіювання
refusal-ACKS-SAVE-1 = рятівний кидок успішний, якщо підсумок не нижчий за потрібне число
refusal-ACKS-SAVE-2 = натуральна 20 — успіх рятівного кидка, натуральна 1 — провал
refusal-ACKS-SAVE-4 = укриття допомагає від вибуху
refusal-ACKS-COND-1 = стан сам із собою не складається
refusal-ACKS-COND-2 = у безладі: КБ −2 до початку наступної ініціативи
refusal-ACKS-COND-5 = захоплено зненацька: до початку наступного раунду дій немає
refusal-ACKS-COND-6 = лежачи: спершу треба підвестися
refusal-ACKS-COND-7 = безпорадність: дій немає
refusal-ACKS-COND-8 = ціль прихована
refusal-ACKS-COND-9 = { $code ->
    [must_flee] страх: треба тікати, поки шлях відкритий
   *[other] переляк: ні бойових дій, ні заклять, лише втеча геть від противника
}
refusal-ACKS-COND-10 = ступор від страху: дій немає
refusal-ACKS-COND-11 = вагання: −2 до кидків атаки й рятівних кидків
refusal-ACKS-COND-12 = осліплення, глухота або німота: так не можна
refusal-ACKS-COND-13 = схоплений може лише вирватися, скутий не рухається, а шкодити так можна лише схопленому
refusal-ACKS-COND-14 = задуха, блювання або завороженість: ні дій, ні мови
refusal-ACKS-COND-15 = берсерк: ні відходу, ні кроку назад; задишка: ні бігу, ні натиску
refusal-ACKS-COND-16 = горіння: шкода 1к8 на початку кожної ініціативи
refusal-ACKS-COND-17 = благословення: +1, потрясіння: −1
refusal-ACKS-DEATH-1 = { $code ->
    [out] хто поліг, уже не діє
   *[other] із 0 хітів боєць без свідомості
}
refusal-ACKS-DEATH-2 = із 0 хітів ця істота знищена
refusal-ACKS-DEATH-4 = смертельні рани — 1к20 і модифікатори
refusal-ACKS-DEATH-5 = швидка й уміла допомога поліпшує кидок смертельних ран
refusal-ACKS-DEATH-6 = що нижче за 0, то гірші смертельні рани
refusal-ACKS-DEATH-7 = підсумок каже, наскільки тяжка рана
refusal-ACKS-DEATH-8 = після смертельних ран у цьому бою ні атак, ні заклять
refusal-ACKS-DEATH-10 = у цьому бою 0 хітів — поза боєм
refusal-ACKS-MORALE-1 = { $code ->
    [waiting] відлік закінчено, зараз перевіряють бойовий дух
   *[other] бойовий дух перевіряють після відліку ініціативи
}
refusal-ACKS-MORALE-6 = втрати знижують перевірку бойового духу, чисельність підвищує
refusal-ACKS-MORALE-8 = після «перемоги або смерті» бойовий дух більше не перевіряють
refusal-ACKS-MORALE-9 = берсерк, лють або несприйнятливість до страху: бойовий дух не перевіряють
refusal-ACKS-MORALE-11 = { $code ->
    [out] хто здався в полон, уже не діє
    [asked] зараз ідеться лише про здачу в полон
   *[other] здатися в полон може лише той, хто вагається або в ступорі від страху
}
refusal-ACKS-MORALE-12 = враховують усіх непереможених бійців

## Without a field

default-facing = як і раніше
default-ending = як прийде
default-march-facing = за ходом
default-crawl-facing = за ходом
default-sneak-facing = за ходом
default-withdraw-facing = за ходом
default-as = рух, інакше бій
default-charge-to = найближча клітинка
default-which = навпаки
default-hurl-with = перше метальне
default-ready-with = усе, що в руках
default-targets = будь-який противник
default-at = перше вільне місце
default-accept-who = усі
default-before-who = усі з цим числом
default-after-who = усі з цим числом
default-cast-spell = заявлене

## Words of a table, and short ones

moment-initiative_start = початок сегмента
moment-initiative_end = кінець сегмента
short-moment-initiative_start = початок сегмента
feature-waist_wall = стіна до пояса
feature-chest_wall = стіна до грудей
feature-obstacle = перешкода
feature-open = відчинені двері
feature-hazard = небезпека
phase-surprise = зненацька
phase-declare = оголошення
phase-roll = ініціатива
phase-segments = дії
phase-morale = бойовий дух
term-cleaves = розсікань за раунд
short-option-hold_damage = Зашкодити
short-option-treat_injury = Лікувати рану
short-option-abandon_spell = Не накладати
short-option-shield = Щит
short-option-in_lieu_of_movement = Замість руху
short-option-in_lieu_of_attack = Замість атаки
short-option-don_or_remove_armor = Обладунок
short-option-full_round_task = Справа на раунд
short-option-before = До
short-option-after = Після
short-option-split = Розділити
short-option-join = Вступити зараз
short-condition-surprised = зненацька
short-condition-crouching = за укриттям
short-edit-morale = бойовий дух
short-edit-peace = мир
name-defending = захист

## The short log

turn-segment-began = ({ $number })
line-segment-ended = { $state ->
    [lost] сегмент втрачено
    [forfeited] число ініціативи втрачено
   *[done] { "" }
}
line-number-called = { "" }
line-numbers-passed = { "" }
line-tie-ordered = { "" }
line-readiness-lost = { $what ->
    [first_round] { "" }
   *[readied] підготовлену дію втрачено
}
line-acted = { $action ->
    [attack] { "" }
    [maneuver] { "" }
    [ready] { "" }
    [draw] { "" }
    [drop_and_draw] { "" }
    [mode] { "" }
    [pick_up] { "" }
    [cast] { "" }
    [remain_stationary] { "" }
   *[other] { $action_label }{ $target ->
        [none] { "" }
       *[given] { " " }→ { $target }
    }{ about }
}
answer-interrupted = { $how ->
    [first_round] атака на випередження
    [countercharge] зустрічний натиск
   *[readied] підготовлена дія
}
line-moved = → { $end } ({ $feet } фт{ $how ->
    [march] { "" }
    [run] { "" }, біг
    [charge] { "" }, натиск
    [sneak] { "" }, крадькома
    [running_sneak] { "" }, крадькома бігом
    [retreat] { "" }, відступ
    [withdraw] { "" }, відхід
    [crawl] { "" }, поповзом
    [overrun] { "" }, прорив
   *[step] { "" }
})
part-condition-gained = { $id ->
    [disordered] { "" }
   *[other] { $condition }
}
part-condition-ended = { $id ->
    [disordered] { "" }
   *[other] «{ $condition }»: кінець
}
line-morale-rolled = { $group ->
    [none] { $who }
   *[given] { $group }
}: бойовий дух { $total_total ->
    [none] { "" }
   *[other] { $total_total }, { "" }
}{ $result ->
    [frightened] панічний відступ
    [faltering] вагання
    [pursue] наступ і переслідування
    [victory_or_death] перемога або смерть
   *[fight_on] бій триває
}
line-turned = { $towards ->
    [none] { $mapped ->
        [no] { "" }
       *[yes] Розворот на { $facing }
    }
   *[given] розворот, обличчям до { -combatant(case: "gen") } «{ $towards }»
}
line-stopped = { "" }
line-cleave-offered = { "" }
part-attack-resolved = { $natural ->
    [0] { "" }
   *[other] { $total_total ->
        [none] { "" }
       *[other] { $total_total }{ against-target }, { "" }
    }
}{ $hit ->
    [yes] ВЛУЧАННЯ
   *[no] промах
}
against-target = { $target_number ->
    [none] { "" }
   *[given] { " " }проти { $target_number }
}
line-save-rolled = { $category }
part-save-rolled = { $total_total ->
    [none] { "" }
   *[other] { $total_total }{ against-target }, { "" }
}{ $passed ->
    [yes] успіх
   *[no] провал
}
line-throw-rolled = { $why_label } { part-throw-rolled }
part-throw-rolled = { $total_total ->
    [none] { $passed ->
        [yes] успіх
       *[no] провал
    }
   *[other] { $total_total }{ $needed ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }проти { $needed }, { $passed ->
            [yes] успіх
           *[no] провал
        }
    }
}
part-status-changed = { $status ->
    [fled] втеча
    [surrendered] здача в полон
    [dead] смерть
    [destroyed] знищення
    [unconscious] втрата свідомості
   *[active] знову у строю
}
part-weapon-broke = ратище ламається ({ $weapon })
line-spell-took-effect = { $spell }{ $targets_count ->
    [0] { "" }
   *[other] { " " }→ { $targets }
}
## What else people call acts

alias-march = йти, рухатися, піти
alias-draw = вийняти, взяти, витягти, вихопити
alias-pass = кінець, усе, пас
alias-split = розділити, поділити, до і після
alias-remain_stationary = розвернутися, повернутися, стояти, поворот
alias-defend = захищатися, боронитися, оборона
alias-delay = відкласти, відкладаю, зачекати
alias-none = ні
alias-retreat = відступити, відступаю
alias-withdraw = відійти, відходжу
alias-order = порядок
alias-maneuver = маневр
alias-coup_de_grace = добити, добиваю

## What the samples are about

sample-beast_at_the_ford = Розмір вирішує: утримати величезного звіра можуть лише двоє списників поруч, а зупинити його натиск — лише лук.
sample-bridge_charge = Натиск у першому раунді: виставлені списи зупинять нальотчиків із сокирами, але не того, хто сам зі списом.
sample-shrine_ambush = Засідка: раптовість, закляття, які можна зірвати, очікування слушної миті та удари в спину.

## Значення, які задає ведучий

setting-armor_off = знято броні
setting-attack_throw = кидок атаки
setting-charged = натиск уже був
setting-cleave_max = межа прорубувань
setting-con_mod = модифікатор Статури
setting-count = оголошене число
setting-declared = що оголошено
setting-defends = кого захищає
setting-dex_mod = модифікатор Спритності
setting-facing = куди дивиться
setting-first_round_ready = готовність у першому раунді
setting-flying = у польоті
setting-hand = у руках
setting-init_bonus = бонус ініціативи
setting-morale_rolled = бойовий дух уже перевірено
setting-moved_ft = пройдено футів
setting-movement_actions = витрачено дій руху
setting-movement_over = рух завершено
setting-nonlethal = нелетальні ушкодження
setting-of-castings = лишилося читань: { $thing }
setting-of-save = { $thing }
setting-offensive_action = напад уже був
setting-readied = заготовлена дія
setting-segment = сегмент
setting-shield_ready = щит напоготові
setting-speed_combat = швидкість у бою
setting-speed_run = швидкість бігу
setting-str_mod = модифікатор Сили
setting-treated = рани оброблено
setting-victory_or_death = перемога або смерть
setting-wil_mod = модифікатор Волі
