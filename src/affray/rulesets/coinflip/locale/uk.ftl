### Бій на монетах українською. Читають після повідомлень продукту.

## Слова

-combatant = { $case ->
   *[nom] юніт
    [gen] юніта
    [dat] юніту
    [acc] юніта
    [ins] юнітом
}

name-a = Сторона А
name-b = Сторона Б
name-unarmed = без зброї
name-left = лівий слот
name-right = правий слот
name-backpack = рюкзак
name-ground = земля
name-marked = позначено
name-removed = поза полем бою
name-open = люк відчинено
name-closed = люк зачинено

side-head = { $side ->
    [a] Сторона А
    [b] Сторона Б
   *[neutral] Нейтральна сторона
}
coin-T = Р
coin-H = О
hp-left = лишається { $hp } HP

reason-guard = захист
share = { $target } — { $damage }
rule-tag-designed = наше доповнення до вихідного тексту

result-a = Перемога сторони А
result-b = Перемога сторони Б
result-limit = Без результату: ліміт ходів

## Імена з бестіарію

item-dry_ford = Сухий брід
item-convoy_at_the_pass = Конвой на перевалі
item-glass_night = Скляна ніч
unit-levy = Пиловий ополченець
unit-trooper = Лінійний піхотинець
unit-scout = Скляний розвідник
unit-functionary = Функціонер Внутрішнього Світу
unit-trader = Торговець Зовнішнього Світу
unit-breaker = Зламувач люків
unit-beetle = Бронемашина Жук
unit-cricket = Багі Цвіркун
unit-recruit = Новобранець варти
unit-field_surgeon = Польовий хірург
unit-veteran_marksman = Досвідчений стрілець
unit-colonel = Полковник варти
unit-sand_jackal = Піщаний шакал
unit-scrap_urchin = Безпритульник зі смітника
unit-ditch_bowman = Арбалетник із канави
unit-knife_runner = Бігун із ножами
unit-crawling_swarm = Рій повзунів
unit-gate_guard = Вартовий брами
unit-grenadier = Гренадер
unit-dune_wolf = Дюнний вовк
unit-mist_walker = Мандрівник у тумані
unit-pipe_burner = Вогнеметник із трубою
unit-machine_gun_team = Кулеметна обслуга
unit-rocket_hunter = Мисливець із ракетою
unit-sabre_rider = Вершник із шаблею
unit-hammer_giant = Велетень із молотом
unit-beam_adept = Знавець променя
unit-ram_cart = Таранний візок
unit-mortar_wagon = Мінометний фургон
unit-land_ship = Сухопутний корабель
unit-glass_tyrant = Скляний тиран

item-pistol = Пістолет
item-carbine = Карабін
item-long_rifle = Далекобійна гвинтівка
item-quiet_pistol = Безшумний пістолет
item-knife = Ніж
item-breach_axe = Штурмова сокира
item-charge = Підривний заряд
item-universal = Універсал
item-glock = Глок
item-medkit = Аптечка
item-ledger = Запечатана книга
item-coffer = Протикрадіжний кофр
item-autocannon = Автогармата
item-coaxial_gun = Спарений кулемет
item-light_cannon = Легка гармата
item-shotgun = Дробовик
item-machine_gun = Кулемет
item-marksman_rifle = Снайперська гвинтівка
item-sabre = Шабля
item-claws = Кігті
item-fangs = Ікла
item-great_hammer = Великий молот
item-flame_pipe = Вогняна труба
item-rocket = Ракета
item-grenade = Граната
item-crossbow = Арбалет
item-beam_lance = Променевий спис
item-field_kit = Польова аптечка
item-strongbox = Скриня
item-mortar = Міномет
item-heavy_cannon = Важка гармата
item-ram = Таран
item-quad_gun = Зчетверена гармата

## Що сталося

event-tossed = { $who }, «{ $why_label }»: { $coins_count ->
    [1] { $tails ->
        [0] орел
       *[other] решка
    }
   *[other] { $coins }, { $tails ->
        [0] жодної решки
        [one] { $tails } решка
        [few] { $tails } решки
       *[many] { $tails } решок
    }
}.
event-first-player = { side-head }: право першого ходу.
event-turn-began = Хід { $round }.
event-chosen = { side-head }: активний юніт — { $unit }.
event-phase-skipped = { $unit }: діяти не можна, фазу { $phase } та захист після неї пропущено.
event-last-action = { $unit }: остання дія позначеного юніта.
place-reached = { $target ->
    [none] { $to ->
        [none] { "" }
       *[given] { " " }до точки { $to }
    }
   *[given] { " " }({ $target }: { $to } п’яді)
}
event-prepared = { $action ->
    [draw_item] { $unit }: предмет «{ $item }» взято з рюкзака ({ $to }).
    [pick_up] { $unit }: предмет «{ $item }» підібрано ({ $to }).
    [run] { $unit }: перебіжка{ place-reached }.
    [board_pilot] { $unit }: стрибок на місце пілота, машина — { $target }.
    [board_hold] { $unit }: стрибок у транспортний відсік, машина — { $target }.
    [open_container] { $unit }: контейнер «{ $item }» відкрито.
    [drive] { $unit }: переїзд{ place-reached }.
    [dismount] { $unit }: вихід з машини{ place-reached }.
    [change_station] { $unit }: пересадка, машина — { $target }.
    [hand_item] { $unit }: предмет «{ $item }» передано ({ $to }).
    [use_item] { $unit }: предмет «{ $item }» використано, ціль — { $target }.
    [snatch] { $unit }: предмет «{ $item }» вихоплено, попередній господар — { $target }.
    [custom] { $unit }: особлива дія «{ $item }».
   *[other] { $unit }: «{ $action_label }».
}
links-done = { $links ->
    [0] { "" }
   *[other] { " " }Підготовчих дій виконано: { $links }.
}
event-bumped = { $end ->
    [none] { $who }: вийти нікуди, хтось невидимий займає { $at }.
   *[given] { $who }: на шляху хтось невидимий, { $at }; зупинка — { $end }.
}
event-chain-ended = { $why ->
    [failed] { $unit }: провал, юніт переходить у фазу атаки.{ links-done }
    [cap] { $unit }: підготовку вичерпано, юніт переходить у фазу атаки.{ links-done }
    [marked] { $unit }: позначений юніт без підготовки переходить у фазу атаки.
   *[stopped] { $links ->
        [0] { "" }
       *[other] { $unit }: юніт переходить у фазу атаки.{ links-done }
    }
}
event-opposed = { $held ->
    [yes] { $by }: протидія — успіх. { $unit }: дія без результату, але підготовка триває.
   *[no] { $by }: протидія — провал.
}
event-custom-ruled = { $allowed ->
    [yes] Рішення { -gm(case: "gen") }: особливу дію «{ $what }» дозволено. Юніт: { $unit }.
   *[no] Рішення { -gm(case: "gen") }: особливу дію «{ $what }» заборонено. Юніт: { $unit }.
}
event-hatch-moved = { $open ->
    [yes] { $vehicle }: люк відчинено.
   *[no] { $vehicle }: люк зачинено.
}
event-side-changed = { $side ->
    [a] { $vehicle }: тепер на стороні А.
    [b] { $vehicle }: тепер на стороні Б.
   *[neutral] { $vehicle }: тепер ні на чиїй стороні.
}
event-healed = { $who }: лікування { $amount } HP, тепер { $hp } HP.
event-attacked = { $weapons_count ->
    [1] { $unit }: атака ({ $weapons }), пул шкоди { $pool }.
   *[other] { $unit }: атака, пул шкоди { $pool }.
}
event-no-attack = { $why ->
    [unarmed] { $unit }: атаки немає, немає придатної зброї.
    [no_target] { $unit }: атаки немає, немає доступної цілі.
   *[forgone] { $unit }: відмова від атаки.
}
event-allotted = { $shares ->
    [none] { $unit }: шкоду не розподілено; не використано: { $lost }.
   *[given] { $unit }: розподіл шкоди: { $shares }{ $lost ->
        [0] { "" }
       *[other] { "" }; не використано: { $lost }
    }.
}
event-defended = { $action ->
    [brace] { $unit }: юніт тримає удар, пул захисту { $guard }. Погашено шкоди: { $cancelled }.
    [dodge] { $unit }: ухилення. Погашено шкоди: { $cancelled }.
    [bail_out] { $unit }: стрибок з машини — { $success ->
        [yes] успіх, точка { $to }
       *[no] провал
    }.
    [slam_hatch] { $unit }: { $success ->
        [yes] люк захряснуто
       *[no] захряснути люк не вдалося
    }.
    [fall_back] { $unit }: відхід — { $success ->
        [yes] успіх, точка { $to }
       *[no] провал
    }.
   *[other] { $unit }: «{ $action_label }» — { $success ->
        [yes] успіх
       *[no] провал
    }.
}
event-damaged = { $who }: шкода { $taken }, { hp-left }.
event-marked = { $inside ->
    [none] { $unit }: юніта знищено й позначено.
   *[given] { $unit }: юніта знищено в машині й позначено. Машина: { $inside }.
}
event-put-out = { $unit }: юніт цілий, вихід з машини{ $to ->
    [none] { "" }
   *[given] { " " }до точки { $to }
}. Машина: { $vehicle }.
event-removed = { $unit }: юніта прибрано з поля бою.
event-body-left = { $vehicle ->
    [none] { $unit }: на полі бою лишається знищений юніт{ $items ->
        [none] { "" }
       *[given] { "" }, при ньому: { $items }
    }.
   *[given] { $unit }: тіло лишається в машині ({ $vehicle }){ $items ->
        [none] { "" }
       *[given] { "" }, при ньому: { $items }
    }.
}
event-item-destroyed = { $why ->
    [used_up] Предмет «{ $item }» витрачено.
    [self_destruct] Предмет «{ $item }»: самознищення.
   *[lost] Предмет «{ $item }» втрачено.
}
event-conceded = { side-head } здається.
event-battle-over = { $result ->
    [a] Бій завершено: перемога сторони А
    [b] Бій завершено: перемога сторони Б
    [draw] Бій завершено: нічия
   *[limit] Бій зупинено без результату
} ({ $why ->
    [defeated] { $result ->
        [draw] живої піхоти немає ні в кого
       *[other] противник не має живої піхоти
    }
    [conceded] противник здався
   *[turn_limit] ліміт ходів
}). Ходів: { $rounds }.

## Що запитують

prompt-select = { $who }: виберіть активного юніта на цей хід.
prompt-next_unit = { $who }: виберіть юніта, який діє наступним.
prompt-prepare = { $who }: підготовча дія або атака.
prompt-attack = { $who }: атака.
prompt-allot = { $who }: розподіліть шкоду.
prompt-oppose = { $who }: протидіяти?
prompt-custom = { $who }: дозволити особливу дію?
prompt-defend = { $who }: захищайтеся одним із зачеплених юнітів або завершіть захист.
prompt-dice = { $who }, «{ $purpose }»: киньте { $count }М ({ coin-T } — решка, { coin-H } — орел).

roll-lot = жереб
roll-draw_item = дістати з рюкзака
roll-pick_up = підібрати
roll-run = перебігти
roll-board_pilot = стрибнути на місце пілота
roll-board_hold = стрибнути в транспортний відсік
roll-open_hatch = відчинити люк
roll-open_container = відкрити контейнер
roll-drive = переїхати
roll-dismount = вийти з машини
roll-change_station = пересісти
roll-own_hatch = відчинити або зачинити свій люк
roll-hand_item = передати предмет
roll-use_item = використати предмет
roll-snatch = вихопити
roll-custom = особлива дія
roll-oppose = протидіяти
roll-attack = атака
roll-brace = тримати удар
roll-dodge = ухилитися
roll-bail_out = вистрибнути з машини
roll-slam_hatch = захряснути люк
roll-fall_back = відійти
roll-escape = врятуватися з машини

## Дії на вибір

option-choose = Вибрати
option-choose-help = цей юніт буде активним
option-concede = Здатися
option-concede-help = інша сторона одразу перемагає
option-pass = Нікого не вибирати
option-pass-help = так не можна: юніта треба вибрати, але він може нічого не робити
option-draw_item = Дістати з рюкзака
option-draw_item-help = узяти предмет у слот, 1ОК
option-pick_up = Підібрати
option-pick_up-help = предмет у межах досяжності, 1ОК
option-run = Перебігти
option-run-help = до будь-якої відкритої точки, 1ОК
option-board_pilot = Стрибнути на місце пілота
option-board_pilot-help = у незайняту техніку поруч, 1ОК
option-board_hold = Стрибнути в транспортний відсік
option-board_hold-help = у машину поруч, 1ОК
option-open_hatch = Відчинити люк
option-open_hatch-help = ворожої машини поруч, 1ОК; пілот може протидіяти
option-open_container = Відкрити контейнер
option-open_container-help = вміст потрапляє в рюкзак, 1ОК
option-drive = Переїхати
option-drive-help = до будь-якої відкритої точки, 1ОК
option-dismount = Вийти з машини
option-dismount-help = до відкритої точки поруч із машиною, 1ОК
option-change_station = Пересісти
option-change_station-help = між місцем пілота й транспортним відсіком, 1ОК
option-own_hatch = Відчинити або зачинити свій люк
option-own_hatch-help = у своїй машині, 1ОК
option-hand_item = Передати предмет
option-hand_item-help = у рюкзак, на землю або своєму юніту, 1ОК
option-use_item = Використати предмет
option-use_item-help = аптечку для свого юніта поруч, 1ОК
option-snatch = Вихопити
option-snatch-help = предмет противника поруч, 1ОК; він може протидіяти
option-custom = Особлива дія
option-custom-help = будь-яка дрібниця за згодою ведучого, 1ОК
option-stop = Завершити підготовку
option-stop-help = перейти до атаки
option-attack-help = кинути монети за зброю в слотах
option-forgo = Відмовитися від атаки
option-forgo-help = нікого не атакувати цього ходу
option-allot = Розподілити шкоду
option-allot-help = поділити пул між юнітами противника
option-oppose = Протидіяти
option-oppose-help = 1ОК, у разі успіху нічого не станеться
option-decline = Не протидіяти
option-decline-help = хай буде
option-allow-help = юніт може спробувати, 1ОК
option-forbid-help = монет не кидають
option-brace = Тримати удар
option-brace-help = кинути пул захисту, кожна решка гасить 1 шкоди
option-dodge = Ухилитися
option-dodge-help = кидати до орла, кожна решка гасить 1 шкоди
option-bail_out = Вистрибнути з машини
option-bail_out-help = до завдання шкоди, 1ОК
option-slam_hatch = Захряснути люк
option-slam_hatch-help = зачепленої машини, 1ОК
option-fall_back = Відійти
option-fall_back-help = до будь-якої відкритої точки, 1ОК; розподілена шкода лишається
option-end = Завершити захист
option-end-help = шкоди завдають

## Поля

field-unit = юніт
field-into = у який слот
field-vehicle = машина
field-on = на кого
field-object = проти кого
field-with = зброя
field-amounts = кому скільки
field-opposed = чи можна протидіяти
field-of = юніт
field-hand_item-to = кому
field-hp-to = HP
field-hatch-to = люк
field-like = за зразком

## Рішення ведучого

edit-hp = очки здоров’я
edit-hatch = люк
edit-give = видано предмет
edit-active = активний юніт
edit-add = додано юніта
edit-join = новий юніт у бою
edit-remove = прибрано юніта
edit-return = повернуто юніта

## Чому не можна

refusal-CORE-DICE = монети не підходять: потрібно { $count }М, { coin-T } — решка, { coin-H } — орел
refusal-COIN-TOSS-4 = перевірки 0ОК не існує
refusal-COIN-TOSS-5 = монети кидають строго по порядку
refusal-COIN-SPACE-4 = це не відкрита точка: поза полем бою, зайнята юнітом чи розбитою машиною або в непрохідній зоні
refusal-COIN-SPACE-5 = координати й розміри кратні 0,25
refusal-COIN-SPACE-6 = місцевість — це укриття 1 чи 2 або непрохідна зона
refusal-COIN-UNIT-2 = лівий і правий слоти та рюкзак має лише піхотний юніт, у слоті один предмет
refusal-COIN-UNIT-3 = слоти для зброї, місце пілота, транспортний відсік і люк має лише технічний юніт
refusal-COIN-UNIT-4 = сторін рівно дві: А та Б; ведучий не діє за жодну
refusal-COIN-UNIT-5 = техніка належить стороні свого пілота
refusal-COIN-ITEM-1 = кожен предмет є рівно в одному місці, дворучний займає обидва слоти
refusal-COIN-ITEM-3 = предмет знищив себе разом із власником
refusal-COIN-ITEM-4 = цей контейнер може відкрити лише власник
refusal-COIN-ITEM-6 = предмет витрачено
refusal-COIN-SETUP-1 = { $what ->
    [terrain] хибна розстановка: зона — це прямокутник від меншого кута до більшого, укриття або непрохідна
    [neutral] хибна розстановка: нічийною буває лише техніка
    [ground] хибна розстановка: предмет лежить поза полем бою
    [seat] хибна розстановка: юніт не може там сидіти або місце зайнято
    [room] хибна розстановка: для юніта немає місця
   *[pos] хибна розстановка: юніт стоїть не у відкритій точці
}
refusal-COIN-SETUP-2 = сторона не має живої піхоти
refusal-COIN-INIT-2 = сторони кидають на ініціативу по черзі
refusal-COIN-INIT-4 = хто кидає першим, вирішує жереб
refusal-COIN-INIT-6 = решок попередньої спроби не рахують
refusal-COIN-CAMO-2 = проти замаскованої сторони кожній спробі потрібно xОК
refusal-COIN-TURN-2 = зараз не час: { $phase ->
    [0] сторони кидають за ініціативу
    [1] сторони вибирають активних юнітів
    [2] діє перший гравець
    [3] захищається другий гравець
    [4] діє другий гравець
    [5] захищається перший гравець
   *[6] поле очищають
}{ $now ->
    [none] { "" }
   *[one] { "" }; зараз: { $now }
}
refusal-COIN-TURN-3 = діяти може лише активний юніт{ $now ->
    [none] { "" }
   *[one] { "" }; зараз: { $now }
}
refusal-COIN-SEL-1 = спершу вибирає інша сторона
refusal-COIN-SEL-2 = вибирає гравець, і лише юніта своєї сторони
refusal-COIN-SEL-3 = цього юніта не можна вибрати: не в строю або техніка без живого пілота
refusal-COIN-SEL-4 = юніта треба вибрати
refusal-COIN-SEL-6 = вибір цього ходу остаточний
refusal-COIN-SEL-7 = активний юніт не може діяти, його фазу пропущено
refusal-COIN-SEL-8 = кожен юніт діє раз за хід: спершу юніти першого гравця, потім другого
refusal-COIN-PREP-1 = підготовка йде до атаки і ще не завершена
refusal-COIN-PREP-2 = кожній підготовчій дії потрібна своя перевірка 1ОК
refusal-COIN-PREP-3 = наступна підготовча дія можлива лише після успіху, а попередню ще не завершено
refusal-COIN-PREP-4 = більше підготовчих дій не можна
refusal-COIN-PREP-5 = перевірку провалено, юніт переходить у фазу атаки
refusal-COIN-PREP-7 = підготовку завершено
refusal-COIN-PREP-9 = юніт уже перейшов у фазу атаки
refusal-COIN-PREP-10 = особливу дію не дозволено
refusal-COIN-ACT-1 = цього предмета немає у своєму рюкзаку
refusal-COIN-ACT-2 = предмет поза досяжністю або слот зайнято
refusal-COIN-ACT-3 = це не інша точка або вона далі, ніж дозволяють правила бою
refusal-COIN-ACT-4 = техніку зайнято
refusal-COIN-ACT-5 = у транспортний відсік стрибає лише піший піхотний юніт
refusal-COIN-ACT-6 = машина поза досяжністю, позначена, розбита або без вільного місця
refusal-COIN-ACT-7 = у машину з противником можна потрапити лише через відчинений люк у транспортний відсік
refusal-COIN-ACT-8 = цю техніку не вибрано цього ходу, її зброя недоступна
refusal-COIN-ACT-9 = поруч немає машини з противником і зачиненим люком
refusal-COIN-ACT-10 = це не контейнер у своїх слотах, у своєму рюкзаку або поруч
refusal-COIN-ACT-11 = це не інша точка або вона далі, ніж дозволяють правила бою
refusal-COIN-ACT-12 = це не відкрита точка поруч із машиною
refusal-COIN-ACT-13 = місце зайнято
refusal-COIN-ACT-14 = лише з машини своєї сторони
refusal-COIN-ACT-15 = предмета немає при собі або поруч немає свого юніта з місцем для нього
refusal-COIN-ACT-16 = це не аптечка при собі або ціль — не живий піхотний юніт своєї сторони поруч
refusal-COIN-ACT-17 = вихоплювати заборонено або поруч немає такого пішого противника
refusal-COIN-ACT-18 = ця дія для піших, для юнітів у машині або для іншого виду юнітів
refusal-COIN-HATCH-1 = люк відчиняють перевіркою 1ОК
refusal-COIN-HATCH-2 = протидіяти може лише пілот
refusal-COIN-HATCH-6 = пасажири не можуть протидіяти
refusal-COIN-HATCH-8 = люк уже відчинено або всередині немає противника
refusal-COIN-ATK-1 = одна атака за хід
refusal-COIN-ATK-3 = техніка атакує лише одним слотом
refusal-COIN-ATK-4 = цієї зброї немає в слоті
refusal-COIN-ATK-5 = атаки більше немає: від неї відмовилися, а зброю називають до кидка
refusal-COIN-ATK-7 = зброя не має цілі в межах дальності
refusal-COIN-ATK-8 = це не юніт противника в строю
refusal-COIN-ATK-9 = ціль у зачиненій машині або у відчиненій, але не поруч із піхотним нападником
refusal-COIN-ATK-10 = з машини можна атакувати лише піхоту противника всередині неї
refusal-COIN-ATK-11 = цілі вибирають після кидка: спершу атакуйте, потім розподіліть шкоду
refusal-COIN-POOL-1 = кількість монет залежить від зброї
refusal-COIN-POOL-3 = шкоду розподіляє лише гравець, що атакує
refusal-COIN-POOL-4 = розподілено більше, ніж є в пулі: { $given } з { $pool }
refusal-COIN-POOL-5 = ця частка пулу не дістає до цілі
refusal-COIN-POOL-7 = розподіл остаточний
refusal-COIN-DEF-1 = юніта не зачеплено у фазі 2
refusal-COIN-DEF-2 = юніта не атаковано у фазі 4
refusal-COIN-DEF-5 = одна захисна дія на юніта й фазу, і лише з дозволених у цьому бою
refusal-COIN-DEF-6 = порядок захисту вибирає гравець, що обороняється, і кожну дію завершують до наступної
refusal-COIN-DEF-7 = тримати удар може лише атакований юніт
refusal-COIN-DEF-8 = укриття тут не рахують
refusal-COIN-DEF-9 = ухилитися може лише атакований піший юніт
refusal-COIN-DEF-10 = вистрибнути може лише зачеплений піхотний юніт у машині, до точки поруч із нею
refusal-COIN-DEF-11 = захряснути люк може лише зачеплена машина з екіпажем і відчиненим люком
refusal-COIN-DEF-12 = відійти може лише піший юніт або техніка з живим пілотом, до іншої точки
refusal-COIN-DEF-14 = захищатися можуть лише юніти сторони, що обороняється
refusal-COIN-DMG-4 = хто всередині знищеної машини, знищений разом із нею
refusal-COIN-MARK-2 = позначений юніт має лише останню дію
refusal-COIN-MARK-3 = позначеного юніта не можна атакувати, лікувати, грабувати, займати й повертати в стрій, а сам він не сідає в машину й не виходить із неї
refusal-COIN-CLEAN-1 = машину прибрано з усім, що було всередині
refusal-COIN-CLEAN-3 = особливі правила кажуть інакше
refusal-COIN-CLEAN-5 = предмети біля тіла можна взяти з наступного ходу
refusal-COIN-CLEAN-6 = тіло та його предмети лежать у вантажі машини
refusal-COIN-WIN-1 = сторона без живої піхоти зазнає поразки
refusal-COIN-WIN-2 = поразка обох сторін
refusal-COIN-WIN-3 = здатися можна лише під час вибору юніта
refusal-COIN-WIN-4 = досягнуто ліміту ходів

## Without a field

default-object = ніхто
default-allow-object = як оголошено
default-item = нічого
default-into = вільне місце, інакше рюкзак

## Words of a table, and short ones

phase-initiative = ініціатива
phase-choice = вибір
phase-first_act = дії перших
phase-first_defence = захист других
phase-second_act = дії других
phase-second_defence = захист перших
phase-clearing = прибирання поля
budget-links = ланки ланцюга
budget-attack = атака
term-camouflage = маскування
term-guard = захист
short-option-decline = Не протидіяти
short-option-stop = Досить готуватися
short-option-draw_item = Дістати з рюкзака
short-option-board_pilot = На місце пілота
short-option-board_hold = У відсік
short-option-own_hatch = Свій люк
short-option-use_item = Використати
short-option-forgo = Без атаки
short-option-bail_out = Вистрибнути

## The short log

line-turn-began = Хід { $round }
line-chosen = { "" }
line-body-left = { "" }
turn-tossed = { "" }
turn-prepared = { "" }
turn-chain-ended = { "" }
turn-no-attack = { "" }
part-tossed = { $why ->
    [lot] { "" }
    [initiative] { "" }
   *[other] { $coins }
}
line-tossed = { $why_label }: { $coins }
part-chain-ended = { $why ->
    [failed] провал
   *[other] { "" }
}
line-attacked = { $weapons }
part-attacked = пул { $pool_total }
part-allotted = { $shares ->
    [none] { "" }
   *[given] → { $shares }
}
line-defended = { $action_label }
part-defended = { $success ->
    [no] провал
   *[yes] { $to ->
        [none] { $cancelled ->
            [0] успіх
           *[other] погашено { $cancelled }
        }
       *[given] → { $to }
    }
}
part-marked = ЗНИЩЕННЯ
## What else people call acts

alias-run = бігти, йти, біг, перебіжка
alias-stop = досить, стоп
alias-use_item = застосувати
coin-words-T = решка, решки
coin-words-H = орел, орли

## What the samples are about

sample-convoy_at_the_pass = Техніка: бронемашина з піхотинцями та торговець, на яких напали зламувачі люків.
sample-dry_ford = Лише стрілянина: четверо ополченців проти двох піхотинців. Добрий для першого бою.
sample-glass_night = Маскування та зброя, що знищує сама себе; здобич і порожній багі для тих, хто встигне.

## Значення, які задає ведучий

setting-active_a = активний юніт сторони А
setting-active_b = активний юніт сторони Б
setting-attacked = атака вже була
setting-attacking = триває атака
setting-blocked = непрохідно
setting-cargo = вантаж
setting-defended = захист уже був
setting-first = хто ходить першим
setting-hold_capacity = місткість відсіку
setting-hold = у транспортному відсіку
setting-hp_max = межа очок здоров’я
setting-inside = усередині машини
setting-links = зроблено підготовок
setting-owner = власник
setting-phase = фаза
setting-pilot = пілот
setting-prepared_against = проти нього готувалися
setting-seat_taken = захоплення цього ходу
setting-size = розмір
setting-slots = слоти
setting-tails = випало решок
setting-uses = лишилося застосувань
