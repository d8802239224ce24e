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
name-raiders = Нападники
name-seekers = Шукачі
name-coven = Ковен
name-line = Стрій
name-beast = Звір
name-levy = Ополчення

name-N = північ
name-NE = північний схід
name-E = схід
name-SE = південний схід
name-S = південь
name-SW = південний захід
name-W = захід
name-NW = північний захід

name-small = маленький
name-man = людського зросту
name-large = великий
name-huge = величезний
name-gigantic = гігантський
name-colossal = колосальний

name-slashing = рубальна
name-piercing = колюча
name-bludgeoning = дробильна
name-acidic = кислотна
name-arcane = магічна
name-poisonous = отруйна
name-cold = холод
name-electric = електрична
name-fire = вогонь
name-luminous = світлова
name-necrotic = некротична
name-seismic = сейсмічна

name-paralysis = рятівний кидок від паралічу
name-death = рятівний кидок від смерті
name-blast = рятівний кидок від вибуху
name-implements = рятівний кидок від предметів
name-spells = рятівний кидок від заклять

name-surprised = захоплено зненацька
name-disordered = у безладі
name-vulnerable = вразливість
name-flanked = атака з флангу
name-subjacent = нижче за противника
name-prone = лежачи
name-helpless = безпорадність
name-paralyzed = параліч
name-slumbering = сон
name-unconscious = без свідомості
name-hidden = непомітність
name-sneaking = скрадання
name-frightened = переляк
name-cowering = ступор від страху
name-faltering = вагання
name-blinded = осліплення
name-deafened = глухота
name-mute = німота
name-wrestled = борцівський захват
name-grabbed = схоплено
name-restrained = скутість
name-choking = задуха
name-vomiting = блювання
name-mesmerized = завороженість
name-berserk = берсерк
name-infuriated = лють
name-winded = задишка
name-burning = горіння
name-blessed = благословення
name-shaken = потрясіння
name-crouching = за низьким укриттям
name-incapacitated = поза строєм
name-engaged = зв’язаність боєм

name-ok = у строю
name-active = у строю
name-dead = смерть
name-destroyed = знищено
name-fled = втеча
name-surrendered = здача в полон

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
name-disarm = роззброїти
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
name-attack = атака
name-march = марш
name-charge = натиск
name-countercharge = зустрічний натиск

rule-tag-core = з правил гри, на які спирається вихідний текст
term-hp = хіти
term-ac = клас броні
term-hd = кості хітів
term-round = раунд
term-declarations = заяви перед ініціативою
term-initiative_roll = кидок ініціативи
term-number = число ініціативи
term-count = відлік ініціативи
term-segment = сегмент ініціативи
term-tie = однакова ініціатива
term-delay = відкладання
term-readied = підготовлена дія
term-first_round_readiness = готовність у першому раунді
term-engagement = зв’язаність боєм
term-free_turn = вільний розворот
term-facing = напрямок погляду
term-cleave = розсікання
term-impact = ударна шкода натиску
term-morale = бойовий дух
term-mortal_wounds = смертельні рани
term-combatant = боєць
term-side = сторона
term-status = стан
term-place = місце
term-weapons = зброя

reason-die = (кість)
reason-dice = (кості)
reason-str = Сила
reason-dex = Спритність
reason-con = Статура
reason-wil = Воля
reason-weapon = зброя
reason-second_weapon = друга зброя
reason-charge = натиск
reason-maneuver = маневр
reason-ambush = удар із засідки
reason-vulnerable = вразливість
reason-flanked = фланг
reason-subjacent = вище за противника
reason-prone = лежачи
reason-hidden = прихована ціль
reason-blind = цілі не видно
reason-faltering = вагання
reason-range = дальність
reason-cover = укриття
reason-into_melee = у гущу бою
reason-past_ally = повз союзника
reason-defend = захист
reason-resistance = опір
reason-size = розмір
reason-combat_trickery = бойова хитрість
reason-two_handed = у двох руках
reason-collision = (кості)
reason-hazard = (кості)
reason-ongoing = (кості)
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
result-raiders = Перемога нападників
result-seekers = Перемога шукачів
result-coven = Перемога ковену
result-line = Перемога строю
result-beast = Перемога звіра
result-draw = Нічия

## Імена з бестіарію

unit-levy_spear = Ополченець біля броду
unit-hedge_captain = Капітан Живих Списів
unit-marsh_archer = Болотяний лучник
unit-alley_knife = Ніж із провулка
unit-reed_hexer = Очеретяний чаклун
unit-chapel_warden = Вартовий каплиці
unit-tusk_raider = Ікластий нападник
unit-ford_beast = Звір біля броду

item-fist = Кулак
item-kick = Копняк
item-spear = Спис
item-boar_spear = Рогатина
item-short_sword = Короткий меч
item-composite_bow = Складений лук
item-long_knife = Довгий ніж
item-throwing_knives = Метальні ножі
item-staff = Посох
item-mace = Булава
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

## Що сталося

dice = { $count }к{ $sides }
share = { $target } ({ $damage })
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
event-ended = { $on }: «{ $what_label }» — строк минув.
event-round-began = Раунд { $round }.
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
event-condition-ended = { $who }: стан «{ $condition }» минув.
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
   *[other] Бій завершено: перемога сторони «{ $result }»
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

roll-initiative = ініціатива
roll-surprise = раптовість
roll-attack = кидок атаки
roll-damage = шкода
roll-save = рятівний кидок
roll-sneak = скрадання
roll-hide = спроба сховатися
roll-hazard = шкода від місцевості
roll-spell = закляття
roll-ongoing = тривала шкода
roll-deafened_casting = закляття під час глухоти
roll-collision = зіткнення
roll-burning = горіння
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
option-run = Біг
option-run-help = весь раунд: по прямій або плавній кривій, потім у безладі
option-charge = Натиск
option-charge-help = весь раунд: прямо на противника, атака з +2, потім КБ −2
option-sneak = Скрадатися
option-sneak-help = дія руху: половина бойової швидкості, ціла — з −5
option-running_sneak = Скрадатися бігом
option-running_sneak-help = весь раунд: до швидкості бігу з −10
option-retreat = Відступ
option-retreat-help = весь раунд, за заявою: до швидкості бігу, потім у безладі
option-withdraw = Відхід
option-withdraw-help = дія руху, за заявою: до половини бойової швидкості
option-remain_stationary = Стояти на місці
option-remain_stationary-help = дія руху: лишитися й розвернутися куди завгодно
option-crawl = Повзти
option-crawl-help = дія руху: лежачи на 5 футів
option-stand_up = Підвестися
option-stand_up-help = дія руху, якщо боєць не зв’язаний боєм, інакше бойова
option-take_cover = Зайняти укриття
option-take_cover-help = пригнутися за низьким укриттям або лягти
option-attack = Атакувати
option-attack-help = бойова дія: атака або вся серія атак
option-coup_de_grace = Добивання
option-coup_de_grace-help = бойова дія: убити безпорадного противника без кидка
option-maneuver = Особливий маневр
option-maneuver-help = бойова дія: відтіснити, збити з ніг, роззброїти, прорватися, скрутити або знешкодити з −4
option-hold_damage = Зашкодити схопленому
option-hold_damage-help = бойова дія: шкода без кидка атаки
option-ready = Підготувати дію
option-ready-help = бойова дія: назвати бойову дію або дію руху та умову спрацювання
option-defend = Захист
option-defend-help = бойова дія: КБ +2, зі щитом +4 від стрільби, собі або союзникові
option-escape = Вирватися
option-escape-help = бойова дія: рятівний кидок від паралічу проти захвату
option-hide = Сховатися
option-hide-help = бойова дія: в укритті або темряві
option-treat_injury = Надати допомогу пораненому
option-treat_injury-help = бойова дія: союзник без свідомості поруч кидає смертельні рани
option-cast = Накласти закляття
option-cast-help = весь раунд: заявляють перед ініціативою, діє в кінці сегмента
option-abandon_spell = Відмовитися від закляття
option-abandon_spell-help = нічого не накладено й не витрачено, інше неможливе
option-spell_like_ability = Псевдозакляття
option-spell_like_ability-help = бойова дія: без заяви, зірвати не можна
option-draw = Дістати зброю
option-draw-help = замість руху: сховати одну зброю й дістати іншу
option-drop_and_draw = Кинути й дістати
option-drop_and_draw-help = зброя з руки падає, іншу дістано; нічого не коштує
option-mode = Змінити хват
option-mode-help = тримати зброю для кидка або для ближнього бою; нічого не коштує
option-pick_up = Підняти
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
option-split = Вирішити, хто до і хто після
option-split-help = назвати тих, хто діє до іншої сторони, і тих, хто після
option-order = Призначити порядок
option-order-help = назвати всіх від першого до останнього
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
option-decline = Пропустити нагоду
option-decline-help = нічого не робити, нічого не коштує
option-cleave = Розсікання
option-cleave-help = ще одна атака тією ж зброєю по іншому противнику
option-hurl = Метнути зброю
option-hurl-help = витратити розсікання на кидок, якщо поруч немає противників
option-drop_prone = Лягти
option-drop_prone-help = витратити розсікання, якщо цілей більше немає
option-move_into_cover = Відійти в укриття
option-move_into_cover-help = витратити розсікання на 5 футів, якщо цілей більше немає
option-stop = Зупинитися
option-stop-help = без подальших атак
option-target = Обрати цілі
option-target-help = у межах дальності й видимості
option-aim = Прицілитися
option-aim-help = клітинка в межах дальності й видимості: там починається область або туди вона веде
option-none = Нічого
option-none-help = нічого не заявляти або нікого не обирати ціллю
option-block = Заступити шлях
option-block-help = натомість звичайне влучання
option-let_pass = Пропустити
option-let_pass-help = противник проходить наскрізь
option-through = Наскрізь
option-through-help = прямо крізь противника, наскільки вистачить бойової швидкості
option-stay = Лишитися
option-stay-help = без додаткового руху
option-overrun = Прорив
option-overrun-help = додаткова атака як ще один прорив
option-surrender = Здатися в полон
option-surrender-help = запропонувати здачу в полон; інша сторона погоджується чи ні
option-fight_on = Продовжувати бій
option-fight_on-help = без здачі в полон
option-accept = Прийняти
option-accept-help = усі або лише названі виходять із бою
option-refuse = Відмовити
option-refuse-help = бій триває

## Поля

field-like = за зразком
field-id = код
field-path = шлях
field-facing = напрямок погляду
field-march-facing = напрямок погляду в дорозі, один на все або по одному на точку
field-sneak-facing = напрямок погляду в дорозі, один на все або по одному на точку
field-withdraw-facing = напрямок погляду в дорозі, один на все або по одному на точку
field-crawl-facing = напрямок погляду в дорозі, один на все або по одному на точку
field-as = якою дією
field-target = ціль
field-targets = цілі
field-to = куди
field-with = чим
field-maneuver = особливий маневр
field-action = дія
field-trigger = умова спрацювання
field-by = на скільки
field-spell = закляття
field-before = до іншої сторони
field-after = після іншої сторони
field-countercharge = зустрічним натиском
field-step = крок на 5 футів
field-at = передня ліва клітинка
field-ending = напрямок погляду наприкінці
field-who = хто
field-whom = кого
field-kind = який маневр
field-weapon = зброя
field-ready = у руці
field-what = що саме
field-which = надягти або зняти
field-ability = псевдозакляття
field-squares = клітинки
field-wait_for-who = на кого
field-order-who = від першого до останнього
field-target-who = ціль
field-aim-at = клітинка прицілу
field-accept-who = чию
field-delay-to = до якого числа
field-hp-to = хіти
field-number-to = число ініціативи
field-status-to = новий стан
field-of = боєць
field-name = стан
field-on = є
field-source = джерело
field-rounds = раунди
field-height = висота у футах
field-forced = вимушено
field-side = сторона
field-one = одна сторона
field-other = інша сторона

## Рішення судді

edit-hp = хіти
edit-place = місце
edit-condition = стан
edit-ward = прихисток
edit-number = число ініціативи
edit-status = становище в бою
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
refusal-ACKS-ROUND-4 = боєць уже поза боєм
refusal-ACKS-ROUND-5 = для бою потрібні хоча б дві ворожі сторони
refusal-ACKS-ROUND-6 = з початком раунду все, що рахують за раунд, починається наново
refusal-ACKS-ROUND-7 = тривалість рахують у раундах
refusal-ACKS-SURP-1 = { $code ->
    [waiting] спершу з’ясовується, кого захоплено зненацька
   *[other] якщо жодна сторона не знала про іншу й не бачить її, сутички немає
}
refusal-ACKS-SURP-2 = хто обізнаний про противників і бачить їх, не захоплений зненацька
refusal-ACKS-SURP-3 = кидок на раптовість 3 і вище — боєць насторожі
refusal-ACKS-SURP-4 = кидок на раптовість робить кожен боєць сам або вся група
refusal-ACKS-SURP-5 = з кількох штрафів до раптовості діє найменший
refusal-ACKS-SURP-6 = захоплено зненацька: у першому раунді не можна заявляти, діяти, відкладати й готуватися
refusal-ACKS-SURP-7 = цього противника ще не помічено
refusal-ACKS-SURP-8 = кого захоплено зненацька, сказано в сутичці
refusal-ACKS-DECL-1 = закляття треба заявити до кидка ініціативи
refusal-ACKS-DECL-2 = відступ і відхід треба заявити до кидка ініціативи
refusal-ACKS-DECL-3 = { $code ->
    [waiting] спершу оголошення; решта вирішується під час відліку
    [asked] оголошують лише закляття або оборонний рух; решта вирішується під час відліку
   *[other] наперед заявляють лише закляття й оборонний рух
}
refusal-ACKS-DECL-4 = цю дію треба було заявити перед ініціативою
refusal-ACKS-DECL-5 = на раунд одна заява, після кидка її не змінити
refusal-ACKS-DECL-6 = заяви роблять відкрито
refusal-ACKS-DECL-7 = { $code ->
    [unknown] цього закляття немає
   *[other] у заяві треба назвати закляття, яке ще можна накласти
}
refusal-ACKS-DECL-8 = оборонний рух заявляє лише той, хто зв’язаний боєм на початку раунду
refusal-ACKS-DECL-9 = без заяви відступає й відходить лише майстер маневрового бою
refusal-ACKS-DECL-10 = сувій заявляють як закляття; псевдозакляття заяви не потребує
refusal-ACKS-DECL-11 = хто накладає закляття, нічого іншого в цьому раунді не робить
refusal-ACKS-DECL-12 = у цьому бою заявлений рух обов’язковий
refusal-ACKS-DECL-13 = раптовість або стан не дозволяє такої заяви
refusal-ACKS-DECL-14 = заяви минулого раунду більше не діють
refusal-ACKS-INIT-1 = { $code ->
    [waiting] спершу кидають ініціативу
   *[other] ініціативу кидають після заяв, 1к6 за кожного бійця
}
refusal-ACKS-INIT-2 = до ініціативи додають модифікатор Спритності
refusal-ACKS-INIT-3 = до ініціативи додають особливі вміння
refusal-ACKS-INIT-4 = ці бонуси залежать від заявленого закляття та зброї в руці
refusal-ACKS-INIT-5 = за групу однакових чудовиськ кидають одну кість
refusal-ACKS-INIT-6 = група бере найменший модифікатор ініціативи
refusal-ACKS-INIT-7 = більше число ініціативи діє раніше
refusal-ACKS-INIT-8 = ініціативу кидають у кожному раунді наново
refusal-ACKS-INIT-9 = число ініціативи може бути нулем, від’ємним або більшим за 10
refusal-ACKS-INIT-10 = цей боєць не кидає ініціативу
refusal-ACKS-COUNT-1 = відлік іде вниз від 10
refusal-ACKS-COUNT-2 = { $code ->
    [under_way] сегмент уже триває: спершу завершується розпочате
    [over] сегмент цього раунду вже позаду
    [later] це не свій сегмент: він настане на числі { $number }, а зараз { $count }
   *[other] це не свій сегмент: він настає, коли названо число
}
refusal-ACKS-COUNT-3 = відлік ініціативи завершено
refusal-ACKS-COUNT-4 = відлік починається з найбільшого числа
refusal-ACKS-COUNT-5 = відлік триває, доки хтось іще не діяв або відкладає дію
refusal-ACKS-COUNT-6 = сегмент: ефекти початку, відкладання або дія, ефекти кінця
refusal-ACKS-COUNT-7 = боєць не може діяти в цьому сегменті
refusal-ACKS-COUNT-8 = це діє до початку наступної своєї ініціативи
refusal-ACKS-COUNT-9 = спершу вступають ті, хто відкладав, потім визначають порядок, потім ідуть сегменти
refusal-ACKS-COUNT-10 = без числа ініціативи ефекти настають у кінці раунду
refusal-ACKS-TIE-1 = бійці з однаковим числом діють один за одним
refusal-ACKS-TIE-2 = { $code ->
    [asked] зараз ідеться лише про черговість за рівної ініціативи
   *[other] сторона сама обирає порядок своїх бійців з однаковим числом
}
refusal-ACKS-TIE-3 = порядок за цієї рівної ініціативи вирішує інша сторона
refusal-ACKS-TIE-4 = сили рівні, порядок вирішує сторона судді
refusal-ACKS-TIE-5 = вирішує сторона, у якої менше непереможених бійців
refusal-ACKS-TIE-6 = { $code ->
    [asked] зараз ідеться лише про черговість за рівної ініціативи
   *[other] кожного з бійців із цим числом треба назвати один раз, до або після іншої сторони
}
refusal-ACKS-TIE-7 = порядок вирішено, коли названо число
refusal-ACKS-TIE-8 = за трьох і більше сторін першою вирішує найменша
refusal-ACKS-TIE-9 = дві рівні сторони одного роду вирішують кидком
refusal-ACKS-TIE-10 = хто вступає на числі, ділить його з рештою
refusal-ACKS-DELAY-1 = відкладання обирають, коли названо своє число
refusal-ACKS-DELAY-2 = відкласти можна не нижче за своє число ініціативи з мінусом
refusal-ACKS-DELAY-3 = крайнє число відкладання минуло, сегмент втрачено
refusal-ACKS-DELAY-4 = { $code ->
    [asked] відкладаючи дію, вступають на цьому числі або чекають далі
   *[other] хто відкладає, діє на меншому числі або після іншого бійця
}
refusal-ACKS-DELAY-5 = хто чекає на бійця, діє одразу після нього
refusal-ACKS-DELAY-6 = ефекти початку ініціативи настають до відкладання
refusal-ACKS-DELAY-7 = ефекти кінця ініціативи настають у кінці відкладеного сегмента
refusal-ACKS-DELAY-8 = ефекти початку ініціативи настають раз на раунд
refusal-ACKS-DELAY-9 = розпочатий сегмент відкласти не можна
refusal-ACKS-DELAY-10 = крайнє число відкладання не нижче за −10
refusal-ACKS-DELAY-11 = із числом ініціативи 0 і нижче немає куди відкладати
refusal-ACKS-DELAY-12 = чекати теж можна лише до крайнього числа
refusal-ACKS-DELAY-13 = у цьому бою назване число або боєць обов’язкові
refusal-ACKS-DELAY-14 = цей боєць у раунді більше не має сегмента
refusal-ACKS-DELAY-15 = ті, хто чекає на одного бійця, визначають порядок як за рівної ініціативи
refusal-ACKS-DELAY-16 = двоє, що чекають одне на одного, чекають до своїх крайніх чисел
refusal-ACKS-DELAY-17 = захоплення зненацька, безпорадність або втрата свідомості: відкладання немає
refusal-ACKS-DELAY-18 = під час відкладання зв’язаність боєм лишається, заявлене закляття можна зірвати
refusal-ACKS-DELAY-19 = відкладання завершило готовність
refusal-ACKS-DELAY-20 = чекати можна й на того, хто на тому ж числі ще не діяв
refusal-ACKS-DELAY-21 = очікування завершує лише кінець сегмента того, на кого чекають
refusal-ACKS-READY-1 = підготувати можна лише атаку, іншу бойову дію або дію руху
refusal-ACKS-READY-2 = підготовленої дії немає
refusal-ACKS-READY-3 = { $code ->
    [movement] спершу завершуються рух противника й вільні розвороти
    [window] спершу можуть діяти противники з підготовленою дією
   *[other] підготовлена дія — після руху противника, до його бойової дії
}
refusal-ACKS-READY-4 = противник зникає з очей: зараз або ніколи
refusal-ACKS-READY-5 = після підготовленої дії свій сегмент лишається
refusal-ACKS-READY-6 = готовність втрачено: шкода, провал рятівного кидка або вимушене переміщення
refusal-ACKS-READY-7 = підготовлена дія доступна до наступного свого сегмента
refusal-ACKS-READY-8 = готовність завершилася, коли настав свій сегмент
refusal-ACKS-READY-9 = одночасні підготовлені дії йдуть за спаданням числа ініціативи
refusal-ACKS-READY-10 = цілий раунд без нападу завершив усяку готовність
refusal-ACKS-READY-11 = підготовлена дія чекає на кінець усього руху в сегменті
refusal-ACKS-READY-12 = готовність втрачають від шкоди хоча б 1 або від вимушеного переміщення
refusal-ACKS-READY-13 = підготовлену дію вже витрачено
refusal-ACKS-READY-14 = { $code ->
    [no_trigger] умову спрацювання не виконано
    [cannot_act] підготовлену дію забороняє стан
   *[illegal] підготовлена дія зараз неможлива
}
refusal-ACKS-READY-15 = противник більше не може діяти
refusal-ACKS-READY-16 = підготовлена дія відповідає лише на сегмент противника, але не на переривання
refusal-ACKS-READY-17 = зустрічний натиск можливий лише проти противника в натиску
refusal-ACKS-READY-18 = зброя з ударною шкодою, підготовлена проти натиску, завдає ударної шкоди
refusal-ACKS-READY-19 = прихований противник не спричиняє спрацювання, доки його не виявлено
refusal-ACKS-READY-20 = для умови «ступає на клітинку» потрібні клітинки мапи
refusal-ACKS-READY-21 = зв’язаність боєм від цього ж руху не заважає підготовленому пострілу
refusal-ACKS-FIRST-1 = немає готовності в першому раунді: на початку боєць був зв’язаний боєм, захоплений зненацька або без потрібної зброї
refusal-ACKS-FIRST-2 = постріл — безпосередньо перед атакою натиску
refusal-ACKS-FIRST-3 = своє число ініціативи віддано за переривання
refusal-ACKS-FIRST-4 = за смертельним пострілом на випередження може йти розсікання
refusal-ACKS-FIRST-5 = на початку першого раунду в руках потрібна довга зброя ближнього бою
refusal-ACKS-FIRST-6 = удар — безпосередньо перед атакою натиску
refusal-ACKS-FIRST-7 = довга зброя не перерве натиск більшого противника
refusal-ACKS-FIRST-8 = довга зброя не перерве натиск противника з такою ж довгою зброєю
refusal-ACKS-FIRST-9 = удар коштує числа ініціативи і в разі влучання, і в разі промаху
refusal-ACKS-FIRST-10 = за смертельним ударом на випередження може йти розсікання
refusal-ACKS-FIRST-11 = готовність у першому раунді втрачено: шкода, провал рятівного кидка або вимушене переміщення
refusal-ACKS-FIRST-12 = готовність у першому раунді визначають на його початку
refusal-ACKS-FIRST-13 = свій сегмент уже настав, або це не перший раунд
refusal-ACKS-FIRST-14 = переривання вже використано, або противник не в натиску
refusal-ACKS-FIRST-15 = метальну зброю враховують такою, якою її тримали на початку раунду
refusal-ACKS-FIRST-16 = розмір і довга зброя не заважають пострілу на випередження
refusal-ACKS-FIRST-17 = противник у натиску поза досяжністю, поза дальністю або його не видно
refusal-ACKS-FIRST-18 = зв’язаність боєм від цього ж натиску не заважає пострілу
refusal-ACKS-FIRST-19 = переривання — після руху натиску, до його атаки
refusal-ACKS-FIRST-20 = кілька переривань ідуть за спаданням числа ініціативи
refusal-ACKS-FIRST-21 = хто заявив закляття, перервати не може
refusal-ACKS-FIRST-22 = удар на випередження зброєю з ударною шкодою завдає ударної шкоди
refusal-ACKS-GRID-1 = мапа бою — клітинки по 5 футів, а це не одна з них
refusal-ACKS-GRID-2 = кожна друга клітинка по діагоналі коштує 10 футів
refusal-ACKS-GRID-3 = це далі ніж за 5 футів
refusal-ACKS-GRID-4 = місце на мапі залежить від розміру
refusal-ACKS-GRID-5 = місце зайняте: рух не може тут завершуватися
refusal-ACKS-GRID-6 = такому великому бійцю заважають союзники на шляху
refusal-ACKS-GRID-7 = того, що в тилу, не видно
refusal-ACKS-GRID-8 = хто зупинений там, де стояти не можна, повертається своїм шляхом
refusal-ACKS-GRID-9 = лінії видимості немає
refusal-ACKS-GRID-10 = клітинки полеглих вільні
refusal-ACKS-FACE-1 = у кожного бійця є фронт, два фланги й тил
refusal-ACKS-FACE-2 = де фронт, фланг і тил, вирішує напрямок погляду
refusal-ACKS-FACE-3 = противник не перед фронтом
refusal-ACKS-FACE-4 = зв’язати боєм може й противник, до якого не стоять обличчям
refusal-ACKS-FACE-5 = за такого руху цей напрямок погляду неможливий: не більше одного на точку шляху
refusal-ACKS-FACE-6 = { $code ->
    [window] спершу можуть розвернутися ті, кого зв’язали боєм із тилу
   *[other] вільного розвороту немає: той, хто підійшов, скрадається, уже перед фронтом або не зв’язує боєм
}
refusal-ACKS-FACE-7 = вільний розворот дає змогу зв’язати боєм у відповідь
refusal-ACKS-FACE-8 = боєць уже зв’язаний боєм з іншим: вільного розвороту немає
refusal-ACKS-FACE-9 = того, хто підійшов, не видно або не чути: вільного розвороту немає
refusal-ACKS-FACE-10 = боєць захоплений зненацька, безпорадний, у ступорі, схоплений або скручений: вільного розвороту немає
refusal-ACKS-FACE-11 = після розвороту той, хто підійшов, має опинитися перед фронтом
refusal-ACKS-FACE-12 = великому бійцю ніде розвернутися, або він стоїть не прямо
refusal-ACKS-ENGAGE-1 = цього противника не зв’язано боєм: задалеко або не перед фронтом
refusal-ACKS-ENGAGE-2 = прихований нікого не зв’язує боєм і сам не зв’язаний
refusal-ACKS-ENGAGE-3 = зв’язати боєм не дає магія
refusal-ACKS-ENGAGE-4 = зв’язаний боєм той, кого зв’язав противник, а не той, хто зв’язує
refusal-ACKS-ENGAGE-5 = противник не зв’язує боєм того, хто в нього на фланзі або в тилу
refusal-ACKS-ENGAGE-6 = противник, що не зв’язує боєм, під час руху як союзник
refusal-ACKS-ENGAGE-7 = рух не може завершуватися в просторі противника
refusal-ACKS-ENGAGE-8 = рух тут завершується: боєць зв’язаний боєм
refusal-ACKS-ENGAGE-9 = боєць зв’язаний боєм: не можна йти в натиск, бігти та скрадатися бігом
refusal-ACKS-ENGAGE-10 = боєць зв’язаний боєм: дією руху не можна марширувати, скрадатися, підвестися й зайняти укриття
refusal-ACKS-ENGAGE-11 = боєць зв’язаний боєм: марш бойовою дією неможливий
refusal-ACKS-ENGAGE-12 = хто не вміє літати, не зв’язує боєм істоту в польоті
refusal-ACKS-ENGAGE-13 = істота в польоті зв’язує боєм тих, хто на землі
refusal-ACKS-ENGAGE-14 = боєць зв’язаний боєм: це не з тих дій, що ще можливі
refusal-ACKS-ENGAGE-15 = зв’язаність боєм завершується, коли противник пішов, відвернувся або безпорадний
refusal-ACKS-ENGAGE-16 = зв’язаність боєм перевіряють після кожного кроку
refusal-ACKS-ENGAGE-17 = хто зв’язав боєм того, хто йде, зупиняє його
refusal-ACKS-ENGAGE-18 = прохід повз фланг або тил без повороту обличчям нікого не зв’язує
refusal-ACKS-ENGAGE-19 = зв’язаність боєм поза своїм сегментом не скасовує зробленого
refusal-ACKS-ENGAGE-20 = зупинений зберігає решту сегмента
refusal-ACKS-SIZE-1 = необов’язкове правило про зв’язування великих істот у цьому бою вимкнено
refusal-ACKS-SIZE-2 = поруч замало противників, щоб зв’язати боєм
refusal-ACKS-SIZE-3 = скільки треба противників, залежить від обох розмірів
refusal-ACKS-SIZE-4 = крізь замалу кількість противників можна пройти як крізь союзників
refusal-ACKS-SIZE-5 = рух не може завершуватися в просторі противників
refusal-ACKS-SIZE-6 = колосальну істоту зв’язують боєм щонайменше четверо людського зросту
refusal-ACKS-SIZE-7 = над противниками не можна зупинитися, доки їх не пройдено
refusal-ACKS-SIZE-8 = противників поруч досить: рух тут завершується
refusal-ACKS-SIZE-9 = довелося б зупинитися, перекриваючи простір противників
refusal-ACKS-SIZE-10 = враховують лише тих противників, що можуть зв’язати боєм
refusal-ACKS-SIZE-11 = противників різних розмірів складають частками
refusal-ACKS-SIZE-12 = до потрібного числа не зв’язує боєм ніхто, від нього — усі
refusal-ACKS-SIZE-13 = хто не може зв’язати боєм, атакувати може
refusal-ACKS-SIZE-14 = розворот противника на шляху повертає на останнє вільне місце
refusal-ACKS-SIZE-15 = найдрібніших істот вважають маленькими
refusal-ACKS-SIZE-16 = бракує швидкості, щоб пройти над противниками до кінця
refusal-ACKS-ACT-1 = { $code ->
    [segment] у сегменті немає такої дії
   *[other] таке поєднання дій в одному сегменті неможливе
}
refusal-ACKS-ACT-2 = рух — до бойової дії, а не після
refusal-ACKS-ACT-3 = надягати або знімати більше нема чого
refusal-ACKS-ACT-4 = це не дія руху
refusal-ACKS-ACT-5 = це не бойова дія
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
refusal-ACKS-ACT-9 = бонус захисту проти атаки враховують один раз
refusal-ACKS-ACT-10 = допомогу надають союзникові без свідомості не далі ніж за 5 футів
refusal-ACKS-ACT-11 = цю дію забороняє стан
refusal-ACKS-ACT-12 = відхилена дія нічого не коштує, можна обрати знову
refusal-ACKS-MOVE-1 = { $code ->
    [no_step] у шляху немає жодного кроку
    [no_way] на цю клітинку немає шляху
   *[too_far] це далі, ніж дозволяє рух
}
refusal-ACKS-MOVE-2 = марш — дія руху або бойова дія
refusal-ACKS-MOVE-3 = біг — не далі швидкості бігу, по прямій або плавній кривій
refusal-ACKS-MOVE-4 = поворот закрутий: між двома кроками щонайбільше 45 градусів
refusal-ACKS-MOVE-5 = швидкість бігу втричі більша за бойову
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
refusal-ACKS-CHARGE-4 = шлях не вільний
refusal-ACKS-CHARGE-5 = натиск іде по прямій на клітинку, з якої ціль у досяжності
refusal-ACKS-CHARGE-6 = заблизько: для натиску треба пройти хоча б одну клітинку
refusal-ACKS-CHARGE-7 = атака натиску — з бонусом +2
refusal-ACKS-CHARGE-8 = після натиску боєць у безладі
refusal-ACKS-CHARGE-9 = ударна зброя в натиску кидає ще одну кість шкоди
refusal-ACKS-CHARGE-10 = лад у натиску зберігає лише майстер маневрового бою в не заважкому обладунку
refusal-ACKS-CHARGE-11 = натиск зупинено, ціль поза досяжністю
refusal-ACKS-CHARGE-12 = натиск дає одну атаку
refusal-ACKS-CHARGE-13 = боєць лежить, схоплений, скручений, скутий або має задишку: натиск неможливий
refusal-ACKS-DEFMOV-1 = оборонний рух — відступ або відхід, їх треба заявити
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
refusal-ACKS-DEFMOV-6 = новий противник на шляху зупиняє рух
refusal-ACKS-DEFMOV-7 = відступати й відходити може лише той, хто почав раунд зв’язаним боєм
refusal-ACKS-DEFMOV-8 = оборонний рух нікому не дає безкоштовної атаки
refusal-ACKS-ATK-1 = це не противник у строю
refusal-ACKS-ATK-2 = натуральна 20 влучає, натуральна 1 — промах
refusal-ACKS-ATK-3 = значення атаки залежить від костей хітів або рівня
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
refusal-ACKS-MELEE-1 = ціль поза досяжністю або не перед фронтом
refusal-ACKS-MELEE-2 = із другої шеренги б’є лише довга зброя
refusal-ACKS-MELEE-3 = без видимості атакують наосліп
refusal-ACKS-MELEE-4 = ратище зламано
refusal-ACKS-MELEE-5 = по безпорадній цілі, не більшій за себе, влучають без кидка
refusal-ACKS-MELEE-6 = { $code ->
    [engaged] боєць зв’язаний боєм: добивання неможливе
    [smaller] добивання можливе, лише якщо ціль не більша
    [immune] ця зброя не може зашкодити цілі
   *[not_helpless] для добивання потрібен безпорадний противник
}
refusal-ACKS-RANGED-1 = ціль задалеко, або зброя не має дальності
refusal-ACKS-RANGED-2 = немає лінії видимості
refusal-ACKS-RANGED-3 = укриття дає −2 або −4
refusal-ACKS-RANGED-4 = постріл повз союзника, зв’язаного боєм, — −4
refusal-ACKS-RANGED-5 = лінія пострілу — пряма між найближчими клітинками
refusal-ACKS-RANGED-6 = ціль у ближньому бою із союзником
refusal-ACKS-RANGED-7 = у гущу бою стріляють лише влучні стрільці
refusal-ACKS-RANGED-8 = не можна стріляти по противнику, що зв’язав боєм стрільця
refusal-ACKS-RANGED-9 = повільна зброя не стріляє два раунди поспіль, якщо стрілець рухався
refusal-ACKS-RANGED-10 = боєприпасів не лишилося
refusal-ACKS-RANGED-11 = для цієї зброї потрібні дві руки
refusal-ACKS-DMG-1 = шкода — кості зброї та модифікатори
refusal-ACKS-DMG-2 = влучання завдає шкоди хоча б 1
refusal-ACKS-DMG-3 = ударна шкода натиску — ще одна кість зброї
refusal-ACKS-DMG-4 = кість за натуральну 20 дає лише володіння зброєю
refusal-ACKS-DMG-5 = шкода діє одразу
refusal-ACKS-DMG-6 = нелетальна шкода знімає хіти як звичайна
refusal-ACKS-DMG-7 = ціль має імунітет до такої шкоди
refusal-ACKS-DMG-8 = влучання без шкоди нічому не заважає
refusal-ACKS-CLEAVE-1 = { $code ->
    [asked] зараз ідеться лише про розсікання
   *[other] для розсікання потрібен інший противник у досяжності
}
refusal-ACKS-CLEAVE-2 = розсікання — лише якщо противник поліг або став безпорадним
refusal-ACKS-CLEAVE-3 = розсікань у цьому раунді більше немає
refusal-ACKS-CLEAVE-4 = після вбивства на випередження розсікання теж можливе
refusal-ACKS-CLEAVE-5 = розсікання на випередження входять у ту саму межу
refusal-ACKS-CLEAVE-6 = { $code ->
    [engaged] після кроку боєць має лишитися зв’язаним тими самими противниками
   *[step] крок перед розсіканням — 5 футів до видимої цілі, на вільну клітинку
}
refusal-ACKS-CLEAVE-7 = бонус натиску лишається, доки кожне розсікання починається з кроку
refusal-ACKS-CLEAVE-8 = ударна шкода лишається лише проти тих, хто був у натиску
refusal-ACKS-CLEAVE-9 = удар із засідки або в спину триває лише проти вразливих від самого початку
refusal-ACKS-CLEAVE-10 = так витратити розсікання можна, лише якщо зброя придатна й поруч немає противників
refusal-ACKS-CLEAVE-11 = розсікань цією зброєю більше немає, або ціль на іншій дальності
refusal-ACKS-CLEAVE-12 = { $code ->
    [closer] крок між пострілами не має наближати до видимого противника
    [targets] ще є ціль для пострілу
    [cover] це не вільна клітинка з укриттям
   *[step] крок між пострілами — 5 футів на вільну клітинку, якщо стрілець не зв’язаний боєм
}
refusal-ACKS-CLEAVE-13 = особливий маневр і добивання не дають розсікання
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
refusal-ACKS-MANEUV-10 = у маневрі допомагає лише придатна зброя
refusal-ACKS-SPELL-1 = закляття займає весь сегмент
refusal-ACKS-SPELL-2 = закляття діє в кінці сегмента
refusal-ACKS-SPELL-3 = закляття зірвано
refusal-ACKS-SPELL-4 = закляття того, хто відкладав, діє в кінці раунду
refusal-ACKS-SPELL-5 = { $code ->
    [asked] зараз ідеться лише про ціль закляття
    [area] такої клітинки немає
    [direction] напрямок має вести геть від заклинача
    [too_many] цілей більше, ніж дозволяє закляття
    [gone] ціль уже поза боєм
    [self] це закляття діє лише на себе
    [range] ціль задалеко
    [nobody] жодної цілі в межах дальності й видимості
   *[sight] цілі не видно
}
refusal-ACKS-SPELL-6 = для дотику ціль має бути в досяжності
refusal-ACKS-SPELL-7 = { $code ->
    [none] псевдозаклять немає
    [unknown] такого псевдозакляття немає
   *[other] псевдозакляття більше застосувати не можна
}
refusal-ACKS-SPELL-8 = концентрацію порушено
refusal-ACKS-SPELL-9 = немає заявленого закляття, від якого можна відмовитися
refusal-ACKS-SPELL-10 = тривалий ефект настає, коли названо число жертви
refusal-ACKS-SPELL-11 = виснажливий ефект настає на початку кожної своєї ініціативи
refusal-ACKS-SPELL-12 = виснажливий ефект завершує рятівний кидок від смерті або розвіювання
refusal-ACKS-SAVE-1 = рятівний кидок успішний, якщо підсумок не нижчий за потрібне число
refusal-ACKS-SAVE-2 = натуральна 20 — успіх рятівного кидка, натуральна 1 — провал
refusal-ACKS-SAVE-3 = рятівних кидків п’ять: від паралічу, смерті, вибуху, предметів, заклять
refusal-ACKS-SAVE-4 = укриття допомагає від вибуху
refusal-ACKS-SAVE-5 = рятівні кидки залежать від класу й рівня
refusal-ACKS-COND-1 = стан сам із собою не складається
refusal-ACKS-COND-2 = у безладі: КБ −2 до початку наступної ініціативи
refusal-ACKS-COND-3 = вразливість: нападники отримують +2
refusal-ACKS-COND-4 = атака з флангу: нападникові +2; ціль нижче за противника: +1
refusal-ACKS-COND-5 = захоплено зненацька: у цьому раунді дій немає
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
refusal-ACKS-DEATH-3 = смертельні рани кидають, коли полеглому надають допомогу
refusal-ACKS-DEATH-4 = смертельні рани — 1к20 і модифікатори
refusal-ACKS-DEATH-5 = швидка й уміла допомога поліпшує кидок смертельних ран
refusal-ACKS-DEATH-6 = що нижче за 0, то гірші смертельні рани
refusal-ACKS-DEATH-7 = підсумок каже, наскільки тяжка рана
refusal-ACKS-DEATH-8 = після смертельних ран у цьому бою ні атак, ні заклять
refusal-ACKS-DEATH-9 = лікування не піднімає хіти вище за найбільші
refusal-ACKS-DEATH-10 = у цьому бою 0 хітів — поза боєм
refusal-ACKS-MORALE-1 = { $code ->
    [waiting] відлік закінчено, зараз перевіряють бойовий дух
   *[other] бойовий дух перевіряють після відліку ініціативи
}
refusal-ACKS-MORALE-2 = бойовий дух перевіряють лише чудовиська й найманці
refusal-ACKS-MORALE-3 = група перевіряє бойовий дух, коли полягла її третина
refusal-ACKS-MORALE-4 = одинак перевіряє бойовий дух, утративши третину хітів
refusal-ACKS-MORALE-5 = бойовий дух перевіряють, коли всі противники тікають
refusal-ACKS-MORALE-6 = втрати знижують перевірку бойового духу, чисельність підвищує
refusal-ACKS-MORALE-7 = підсумок каже, чи вони тікають, вагаються, чи продовжують бій
refusal-ACKS-MORALE-8 = після «перемоги або смерті» бойовий дух більше не перевіряють
refusal-ACKS-MORALE-9 = ця істота бойовий дух не перевіряє
refusal-ACKS-MORALE-10 = підсумки перевірки бойового духу діють від наступних заяв
refusal-ACKS-MORALE-11 = { $code ->
    [out] хто здався в полон, уже не діє
    [asked] зараз ідеться лише про здачу в полон
   *[other] здатися в полон може лише той, хто вагається або в ступорі від страху
}
refusal-ACKS-MORALE-12 = враховують усіх непереможених бійців
refusal-ACKS-MORALE-13 = група перевіряє бойовий дух разом, одинак окремо
