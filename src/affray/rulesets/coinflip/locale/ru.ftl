### Бой на монетах по-русски. Читается после сообщений продукта.

## Слова

-combatant = { $case ->
   *[nom] юнит
    [gen] юнита
    [dat] юниту
    [acc] юнита
    [ins] юнитом
}

name-a = Сторона А
name-b = Сторона Б
name-unarmed = без оружия
name-left = левый слот
name-right = правый слот
name-backpack = рюкзак
name-ground = земля
name-marked = метка
name-removed = вне поля боя
name-open = люк открыт
name-closed = люк закрыт

side-head = { $side ->
    [a] Сторона А
    [b] Сторона Б
   *[neutral] Нейтральная сторона
}
coin-T = Р
coin-H = О
hp-left = остаётся { $hp } HP

reason-guard = защита
share = { $target } — { $damage }
rule-tag-designed = наше дополнение к исходному тексту

result-a = Победа стороны А
result-b = Победа стороны Б
result-limit = Без результата: лимит ходов

## Имена из бестиария

item-dry_ford = Сухой брод
item-convoy_at_the_pass = Конвой на перевале
item-glass_night = Стеклянная ночь
unit-levy = Пыльный ополченец
unit-trooper = Линейный пехотинец
unit-scout = Стеклянный разведчик
unit-functionary = Функционер Внутреннего Мира
unit-trader = Торговец Внешнего Мира
unit-breaker = Взломщик люков
unit-beetle = Бронемашина Жук
unit-cricket = Багги Сверчок
unit-recruit = Новобранец стражи
unit-field_surgeon = Полевой хирург
unit-veteran_marksman = Опытный стрелок
unit-colonel = Полковник стражи
unit-sand_jackal = Песчаный шакал
unit-scrap_urchin = Беспризорник со свалки
unit-ditch_bowman = Арбалетчик из канавы
unit-knife_runner = Бегун с ножами
unit-crawling_swarm = Ползучий рой
unit-gate_guard = Страж ворот
unit-grenadier = Гренадер
unit-dune_wolf = Дюнный волк
unit-mist_walker = Идущий в тумане
unit-pipe_burner = Огнемётчик с трубой
unit-machine_gun_team = Пулемётный расчёт
unit-rocket_hunter = Охотник с ракетой
unit-sabre_rider = Наездник с саблей
unit-hammer_giant = Великан с молотом
unit-beam_adept = Знаток луча
unit-ram_cart = Таранная повозка
unit-mortar_wagon = Миномётный фургон
unit-land_ship = Сухопутный корабль
unit-glass_tyrant = Стеклянный тиран

item-pistol = Пистолет
item-carbine = Карабин
item-long_rifle = Дальнобойная винтовка
item-quiet_pistol = Бесшумный пистолет
item-knife = Нож
item-breach_axe = Штурмовой топор
item-charge = Подрывной заряд
item-universal = Универсал
item-glock = Глок
item-medkit = Аптечка
item-ledger = Запечатанная книга
item-coffer = Анти-воровской кофр
item-autocannon = Автопушка
item-coaxial_gun = Спаренный пулемёт
item-light_cannon = Лёгкая пушка
item-shotgun = Дробовик
item-machine_gun = Пулемёт
item-marksman_rifle = Снайперская винтовка
item-sabre = Сабля
item-claws = Когти
item-fangs = Клыки
item-great_hammer = Большой молот
item-flame_pipe = Огненная труба
item-rocket = Ракета
item-grenade = Граната
item-crossbow = Арбалет
item-beam_lance = Лучевое копьё
item-field_kit = Полевая аптечка
item-strongbox = Сундук
item-mortar = Миномёт
item-heavy_cannon = Тяжёлая пушка
item-ram = Таран
item-quad_gun = Счетверённое орудие

## Что произошло

event-tossed = { $who }, «{ $why_label }»: { $coins_count ->
    [1] { $tails ->
        [0] орёл
       *[other] решка
    }
   *[other] { $coins }, { $tails ->
        [0] ни одной решки
        [one] { $tails } решка
        [few] { $tails } решки
       *[many] { $tails } решек
    }
}.
event-first-player = { side-head }: право первого хода.
event-turn-began = Ход { $round }.
event-chosen = { side-head }: активный юнит — { $unit }.
event-phase-skipped = { $unit }: действовать нельзя, фаза { $phase } и защита после неё пропущены.
event-last-action = { $unit }: последнее действие помеченного юнита.
place-reached = { $target ->
    [none] { $to ->
        [none] { "" }
       *[given] { " " }в точку { $to }
    }
   *[given] { " " }({ $target }: { $to } пяди)
}
event-prepared = { $action ->
    [draw_item] { $unit }: предмет «{ $item }» взят из рюкзака ({ $to }).
    [pick_up] { $unit }: предмет «{ $item }» подобран ({ $to }).
    [run] { $unit }: перебежка{ place-reached }.
    [board_pilot] { $unit }: прыжок на место пилота, машина — { $target }.
    [board_hold] { $unit }: прыжок в транспортный отсек, машина — { $target }.
    [open_container] { $unit }: контейнер «{ $item }» открыт.
    [drive] { $unit }: переезд{ place-reached }.
    [dismount] { $unit }: выход из машины{ place-reached }.
    [change_station] { $unit }: пересадка, машина — { $target }.
    [hand_item] { $unit }: предмет «{ $item }» передан ({ $to }).
    [use_item] { $unit }: предмет «{ $item }» использован, цель — { $target }.
    [snatch] { $unit }: предмет «{ $item }» выхвачен, прежний хозяин — { $target }.
    [custom] { $unit }: особое действие «{ $item }».
   *[other] { $unit }: «{ $action_label }».
}
links-done = { $links ->
    [0] { "" }
   *[other] { " " }Подготовительных действий выполнено: { $links }.
}
event-bumped = { $end ->
    [none] { $who }: выйти некуда, кто-то невидимый занимает { $at }.
   *[given] { $who }: на пути кто-то невидимый, { $at }; остановка — { $end }.
}
event-chain-ended = { $why ->
    [failed] { $unit }: провал, юнит переходит в фазу атаки.{ links-done }
    [cap] { $unit }: подготовка исчерпана, юнит переходит в фазу атаки.{ links-done }
    [marked] { $unit }: помеченный юнит без подготовки переходит в фазу атаки.
   *[stopped] { $links ->
        [0] { "" }
       *[other] { $unit }: юнит переходит в фазу атаки.{ links-done }
    }
}
event-opposed = { $held ->
    [yes] { $by }: противодействие — успех. { $unit }: действие без результата, но подготовка продолжается.
   *[no] { $by }: противодействие — провал.
}
event-custom-ruled = { $allowed ->
    [yes] Решение { -gm(case: "gen") }: особое действие «{ $what }» разрешено. Юнит: { $unit }.
   *[no] Решение { -gm(case: "gen") }: особое действие «{ $what }» запрещено. Юнит: { $unit }.
}
event-hatch-moved = { $open ->
    [yes] { $vehicle }: люк открыт.
   *[no] { $vehicle }: люк закрыт.
}
event-side-changed = { $side ->
    [a] { $vehicle }: теперь на стороне А.
    [b] { $vehicle }: теперь на стороне Б.
   *[neutral] { $vehicle }: теперь ни на чьей стороне.
}
event-healed = { $who }: лечение { $amount } HP, теперь { $hp } HP.
event-attacked = { $weapons_count ->
    [1] { $unit }: атака ({ $weapons }), пул урона { $pool }.
   *[other] { $unit }: атака, пул урона { $pool }.
}
event-no-attack = { $why ->
    [unarmed] { $unit }: атаки нет, нет пригодного оружия.
    [no_target] { $unit }: атаки нет, нет доступной цели.
   *[forgone] { $unit }: отказ от атаки.
}
event-allotted = { $shares ->
    [none] { $unit }: урон не распределён; не использовано: { $lost }.
   *[given] { $unit }: распределение урона: { $shares }{ $lost ->
        [0] { "" }
       *[other] { "" }; не использовано: { $lost }
    }.
}
event-defended = { $action ->
    [brace] { $unit }: юнит держит удар, пул защиты { $guard }. Погашено урона: { $cancelled }.
    [dodge] { $unit }: уклонение. Погашено урона: { $cancelled }.
    [bail_out] { $unit }: прыжок из машины — { $success ->
        [yes] успех, точка { $to }
       *[no] провал
    }.
    [slam_hatch] { $unit }: { $success ->
        [yes] люк захлопнут
       *[no] захлопнуть люк не удалось
    }.
    [fall_back] { $unit }: отход — { $success ->
        [yes] успех, точка { $to }
       *[no] провал
    }.
   *[other] { $unit }: «{ $action_label }» — { $success ->
        [yes] успех
       *[no] провал
    }.
}
event-damaged = { $who }: урон { $taken }, { hp-left }.
event-marked = { $inside ->
    [none] { $unit }: юнит уничтожен и помечен.
   *[given] { $unit }: юнит уничтожен в машине и помечен. Машина: { $inside }.
}
event-put-out = { $unit }: юнит цел, выход из машины{ $to ->
    [none] { "" }
   *[given] { " " }в точку { $to }
}. Машина: { $vehicle }.
event-removed = { $unit }: юнит убран с поля боя.
event-body-left = { $vehicle ->
    [none] { $unit }: на поле боя остаётся уничтоженный юнит{ $items ->
        [none] { "" }
       *[given] { "" }, при нём: { $items }
    }.
   *[given] { $unit }: тело остаётся в машине ({ $vehicle }){ $items ->
        [none] { "" }
       *[given] { "" }, при нём: { $items }
    }.
}
event-item-destroyed = { $why ->
    [used_up] Предмет «{ $item }» израсходован.
    [self_destruct] Предмет «{ $item }»: самоуничтожение.
   *[lost] Предмет «{ $item }» утрачен.
}
event-conceded = { side-head } сдаётся.
event-battle-over = { $result ->
    [a] Бой окончен: победа стороны А
    [b] Бой окончен: победа стороны Б
    [draw] Бой окончен: ничья
   *[limit] Бой остановлен без результата
} ({ $why ->
    [defeated] { $result ->
        [draw] живой пехоты нет ни у кого
       *[other] у противника не осталось живой пехоты
    }
    [conceded] противник сдался
   *[turn_limit] лимит ходов
}). Ходов: { $rounds }.

## Что спрашивают

prompt-select = { $who }: выберите активный юнит на этот ход.
prompt-next_unit = { $who }: выберите юнит, который действует следующим.
prompt-prepare = { $who }: подготовительное действие или атака.
prompt-attack = { $who }: атака.
prompt-allot = { $who }: распределите урон.
prompt-oppose = { $who }: противодействовать?
prompt-custom = { $who }: разрешить особое действие?
prompt-defend = { $who }: защищайтесь одним из затронутых юнитов или закончите защиту.
prompt-dice = { $who }, «{ $purpose }»: бросьте { $count }М ({ coin-T } — решка, { coin-H } — орёл).

roll-lot = жребий
roll-draw_item = достать из рюкзака
roll-pick_up = подобрать
roll-run = перебежать
roll-board_pilot = прыгнуть на место пилота
roll-board_hold = прыгнуть в транспортный отсек
roll-open_hatch = открыть люк
roll-open_container = открыть контейнер
roll-drive = переехать
roll-dismount = выйти из машины
roll-change_station = пересесть
roll-own_hatch = открыть или закрыть свой люк
roll-hand_item = передать предмет
roll-use_item = использовать предмет
roll-snatch = выхватить
roll-custom = особое действие
roll-oppose = противодействовать
roll-attack = атака
roll-brace = держать удар
roll-dodge = уклониться
roll-bail_out = выпрыгнуть из машины
roll-slam_hatch = захлопнуть люк
roll-fall_back = отойти
roll-escape = спастись из машины

## Действия на выбор

option-choose = Выбрать
option-choose-help = этот юнит будет активным
option-concede = Сдаться
option-concede-help = другая сторона сразу побеждает
option-pass = Никого не выбирать
option-pass-help = так нельзя: выбрать юнит нужно, но он может ничего не делать
option-draw_item = Достать из рюкзака
option-draw_item-help = взять предмет в слот, 1ОК
option-pick_up = Подобрать
option-pick_up-help = предмет в пределах досягаемости, 1ОК
option-run = Перебежать
option-run-help = в любую открытую точку, 1ОК
option-board_pilot = Прыгнуть на место пилота
option-board_pilot-help = в незанятую технику рядом, 1ОК
option-board_hold = Прыгнуть в транспортный отсек
option-board_hold-help = в машину рядом, 1ОК
option-open_hatch = Открыть люк
option-open_hatch-help = у вражеской машины рядом, 1ОК; пилот может противодействовать
option-open_container = Открыть контейнер
option-open_container-help = содержимое попадает в рюкзак, 1ОК
option-drive = Переехать
option-drive-help = в любую открытую точку, 1ОК
option-dismount = Выйти из машины
option-dismount-help = в открытую точку рядом с машиной, 1ОК
option-change_station = Пересесть
option-change_station-help = между местом пилота и транспортным отсеком, 1ОК
option-own_hatch = Открыть или закрыть свой люк
option-own_hatch-help = в своей машине, 1ОК
option-hand_item = Передать предмет
option-hand_item-help = в рюкзак, на землю или своему юниту, 1ОК
option-use_item = Использовать предмет
option-use_item-help = аптечку для своего юнита рядом, 1ОК
option-snatch = Выхватить
option-snatch-help = предмет противника рядом, 1ОК; он может противодействовать
option-custom = Особое действие
option-custom-help = любая мелочь с согласия ведущего, 1ОК
option-stop = Закончить подготовку
option-stop-help = перейти к атаке
option-attack-help = бросить монеты за оружие в слотах
option-forgo = Отказаться от атаки
option-forgo-help = никого не атаковать в этот ход
option-allot = Распределить урон
option-allot-help = разделить пул между юнитами противника
option-oppose = Противодействовать
option-oppose-help = 1ОК, при успехе ничего не произойдёт
option-decline = Не противодействовать
option-decline-help = пусть будет
option-allow-help = юнит может попробовать, 1ОК
option-forbid-help = монеты не бросают
option-brace = Держать удар
option-brace-help = бросить пул защиты, каждая решка гасит 1 урона
option-dodge = Уклониться
option-dodge-help = бросать до орла, каждая решка гасит 1 урона
option-bail_out = Выпрыгнуть из машины
option-bail_out-help = до нанесения урона, 1ОК
option-slam_hatch = Захлопнуть люк
option-slam_hatch-help = у затронутой машины, 1ОК
option-fall_back = Отойти
option-fall_back-help = в любую открытую точку, 1ОК; распределённый урон остаётся
option-end = Закончить защиту
option-end-help = урон наносится

## Поля

field-unit = юнит
field-into = в какой слот
field-vehicle = машина
field-on = на кого
field-object = против кого
field-with = оружие
field-amounts = кому сколько
field-opposed = можно ли противодействовать
field-of = юнит
field-hand_item-to = кому
field-hp-to = HP
field-hatch-to = люк
field-like = по образцу

## Решения ведущего

edit-hp = очки здоровья
edit-hatch = люк
edit-give = выдан предмет
edit-active = активный юнит
edit-add = добавлен юнит
edit-join = новый юнит в бою
edit-remove = убран юнит
edit-return = возвращён юнит

## Почему нельзя

refusal-CORE-DICE = монеты не подходят: нужно { $count }М, { coin-T } — решка, { coin-H } — орёл
refusal-COIN-TOSS-4 = проверки 0ОК не существует
refusal-COIN-TOSS-5 = монеты бросают строго по порядку
refusal-COIN-SPACE-4 = это не открытая точка: вне поля боя, занята юнитом или разбитой машиной, или в непроходимой зоне
refusal-COIN-SPACE-5 = координаты и размеры кратны 0,25
refusal-COIN-SPACE-6 = местность — это укрытие 1 или 2 либо непроходимая зона
refusal-COIN-UNIT-2 = левый и правый слоты и рюкзак есть только у пехотного юнита, в слоте один предмет
refusal-COIN-UNIT-3 = слоты для оружия, место пилота, транспортный отсек и люк есть только у технического юнита
refusal-COIN-UNIT-4 = сторон ровно две: А и Б; ведущий не действует ни за одну
refusal-COIN-UNIT-5 = техника принадлежит стороне своего пилота
refusal-COIN-ITEM-1 = каждый предмет находится ровно в одном месте, двуручный занимает оба слота
refusal-COIN-ITEM-3 = предмет самоуничтожился вместе с владельцем
refusal-COIN-ITEM-4 = этот контейнер открывается только владельцем
refusal-COIN-ITEM-6 = предмет израсходован
refusal-COIN-SETUP-1 = { $what ->
    [terrain] неверная расстановка: зона — это прямоугольник от меньшего угла к большему, укрытие либо непроходимая
    [neutral] неверная расстановка: ничьей бывает только техника
    [ground] неверная расстановка: предмет лежит вне поля боя
    [seat] неверная расстановка: юнит не может там сидеть или место занято
    [room] неверная расстановка: для юнита нет места
   *[pos] неверная расстановка: юнит стоит не в открытой точке
}
refusal-COIN-SETUP-2 = у стороны нет живой пехоты
refusal-COIN-INIT-2 = стороны бросают на инициативу по очереди
refusal-COIN-INIT-4 = кто бросает первым, решает жребий
refusal-COIN-INIT-6 = решки прежней попытки не считаются
refusal-COIN-CAMO-2 = против замаскированной стороны каждой попытке нужно xОК
refusal-COIN-TURN-2 = сейчас не время: { $phase ->
    [0] стороны бросают за инициативу
    [1] стороны выбирают активных юнитов
    [2] действует первый игрок
    [3] защищается второй игрок
    [4] действует второй игрок
    [5] защищается первый игрок
   *[6] поле очищают
}{ $now ->
    [none] { "" }
   *[one] { "" }; сейчас: { $now }
}
refusal-COIN-TURN-3 = действовать может только активный юнит{ $now ->
    [none] { "" }
   *[one] { "" }; сейчас: { $now }
}
refusal-COIN-SEL-1 = сначала выбирает другая сторона
refusal-COIN-SEL-2 = выбирает игрок, и только юнит своей стороны
refusal-COIN-SEL-3 = этот юнит нельзя выбрать: не в строю или техника без живого пилота
refusal-COIN-SEL-4 = юнит нужно выбрать
refusal-COIN-SEL-6 = выбор этого хода окончателен
refusal-COIN-SEL-7 = активный юнит не может действовать, его фаза пропускается
refusal-COIN-SEL-8 = каждый юнит действует раз за ход: сначала юниты первого игрока, потом второго
refusal-COIN-PREP-1 = подготовка идёт до атаки и ещё не закончена
refusal-COIN-PREP-2 = каждому подготовительному действию нужна своя проверка 1ОК
refusal-COIN-PREP-3 = следующее подготовительное действие возможно только после успеха, а предыдущее ещё не закончено
refusal-COIN-PREP-4 = больше подготовительных действий нельзя
refusal-COIN-PREP-5 = проверка провалена, юнит переходит в фазу атаки
refusal-COIN-PREP-7 = подготовка закончена
refusal-COIN-PREP-9 = юнит уже перешёл в фазу атаки
refusal-COIN-PREP-10 = особое действие не разрешено
refusal-COIN-ACT-1 = этого предмета нет в своём рюкзаке
refusal-COIN-ACT-2 = предмет вне досягаемости или слот занят
refusal-COIN-ACT-3 = это не другая точка или она дальше, чем позволяют правила боя
refusal-COIN-ACT-4 = техника занята
refusal-COIN-ACT-5 = в транспортный отсек прыгает только пеший пехотный юнит
refusal-COIN-ACT-6 = машина вне досягаемости, помечена, разбита или без свободного места
refusal-COIN-ACT-7 = в машину с противником можно попасть только через открытый люк в транспортный отсек
refusal-COIN-ACT-8 = эта техника не выбрана в этом ходу, её оружие недоступно
refusal-COIN-ACT-9 = рядом нет машины с противником и закрытым люком
refusal-COIN-ACT-10 = это не контейнер в своих слотах, в своём рюкзаке или рядом
refusal-COIN-ACT-11 = это не другая точка или она дальше, чем позволяют правила боя
refusal-COIN-ACT-12 = это не открытая точка рядом с машиной
refusal-COIN-ACT-13 = место занято
refusal-COIN-ACT-14 = только из машины своей стороны
refusal-COIN-ACT-15 = предмета нет при себе или рядом нет своего юнита с местом для него
refusal-COIN-ACT-16 = это не аптечка при себе или цель — не живой пехотный юнит своей стороны рядом
refusal-COIN-ACT-17 = выхватывать запрещено или рядом нет такого пешего противника
refusal-COIN-ACT-18 = это действие для пеших, для юнитов в машине или для другого вида юнитов
refusal-COIN-HATCH-1 = люк открывают проверкой 1ОК
refusal-COIN-HATCH-2 = противодействовать может только пилот
refusal-COIN-HATCH-6 = пассажиры не могут противодействовать
refusal-COIN-HATCH-8 = люк уже открыт или внутри нет противника
refusal-COIN-ATK-1 = одна атака за ход
refusal-COIN-ATK-3 = техника атакует только одним слотом
refusal-COIN-ATK-4 = этого оружия нет в слоте
refusal-COIN-ATK-5 = атаки больше нет: от неё отказались, а оружие называют до броска
refusal-COIN-ATK-7 = у оружия нет цели в пределах дальности
refusal-COIN-ATK-8 = это не юнит противника в строю
refusal-COIN-ATK-9 = цель в закрытой машине либо в открытой, но не рядом с пехотным юнитом, который атакует
refusal-COIN-ATK-10 = из машины можно атаковать только пехоту противника внутри неё
refusal-COIN-ATK-11 = цели выбирают после броска: сначала атакуйте, потом распределите урон
refusal-COIN-POOL-1 = число монет зависит от оружия
refusal-COIN-POOL-3 = урон распределяет только атакующий игрок
refusal-COIN-POOL-4 = распределено больше, чем есть в пуле: { $given } из { $pool }
refusal-COIN-POOL-5 = эта доля пула не достаёт до цели
refusal-COIN-POOL-7 = распределение окончательно
refusal-COIN-DEF-1 = юнит не затронут в фазе 2
refusal-COIN-DEF-2 = юнит не атакован в фазе 4
refusal-COIN-DEF-5 = одно защитное действие на юнит и фазу, и только из разрешённых в этом бою
refusal-COIN-DEF-6 = порядок защиты выбирает обороняющийся игрок, и каждое действие завершают до следующего
refusal-COIN-DEF-7 = держать удар может только атакованный юнит
refusal-COIN-DEF-8 = укрытие здесь не считается
refusal-COIN-DEF-9 = уклониться может только атакованный пеший юнит
refusal-COIN-DEF-10 = выпрыгнуть может только затронутый пехотный юнит в машине, в точку рядом с ней
refusal-COIN-DEF-11 = захлопнуть люк может только затронутая машина с экипажем и открытым люком
refusal-COIN-DEF-12 = отойти может только пеший юнит или техника с живым пилотом, в другую точку
refusal-COIN-DEF-14 = защищаются только юниты обороняющейся стороны
refusal-COIN-DMG-4 = кто внутри уничтоженной машины, уничтожен вместе с ней
refusal-COIN-MARK-2 = у помеченного юнита есть только последнее действие
refusal-COIN-MARK-3 = помеченный юнит нельзя атаковать, лечить, обирать, занимать и возвращать в строй, а сам он не садится в машину и не выходит из неё
refusal-COIN-CLEAN-1 = машина убрана со всем, что было внутри
refusal-COIN-CLEAN-3 = особые правила говорят иначе
refusal-COIN-CLEAN-5 = предметы рядом с телом можно взять со следующего хода
refusal-COIN-CLEAN-6 = тело и его предметы лежат в грузе машины
refusal-COIN-WIN-1 = сторона без живой пехоты терпит поражение
refusal-COIN-WIN-2 = поражение обеих сторон
refusal-COIN-WIN-3 = сдаться можно только при выборе юнита
refusal-COIN-WIN-4 = достигнут лимит ходов

## Without a field

default-object = никто
default-allow-object = как объявлено
default-item = ничего
default-into = свободное место, иначе рюкзак

## Words of a table, and short ones

phase-initiative = инициатива
phase-choice = выбор
phase-first_act = действия первых
phase-first_defence = защита вторых
phase-second_act = действия вторых
phase-second_defence = защита первых
phase-clearing = уборка поля
budget-links = звенья цепи
budget-attack = атака
term-camouflage = маскировка
term-guard = защита
short-option-decline = Не противиться
short-option-stop = Хватит готовиться
short-option-draw_item = Достать из рюкзака
short-option-board_pilot = На место пилота
short-option-board_hold = В отсек
short-option-own_hatch = Свой люк
short-option-use_item = Использовать
short-option-forgo = Без атаки
short-option-bail_out = Выпрыгнуть

## The short log

line-turn-began = Ход { $round }
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
            [0] успех
           *[other] погашено { $cancelled }
        }
       *[given] → { $to }
    }
}
part-marked = УНИЧТОЖЕНИЕ
## What else people call acts

alias-run = бежать, идти, бег, перебежка
alias-stop = хватит, стоп
alias-use_item = применить
coin-words-T = решка, решки
coin-words-H = орёл, орлы

## What the samples are about

sample-convoy_at_the_pass = Техника: бронемашина с пехотинцами и торговец, на которых напали взломщики люков.
sample-dry_ford = Только стрельба: четверо ополченцев против двух пехотинцев. Хорош для первого боя.
sample-glass_night = Маскировка и оружие, которое уничтожает само себя; добыча и пустой багги для тех, кто успеет.

## Значения, которые задаёт ведущий

setting-active_a = активный юнит стороны А
setting-active_b = активный юнит стороны Б
setting-attacked = атака уже была
setting-attacking = идёт атака
setting-blocked = непроходимо
setting-cargo = груз
setting-defended = защита уже была
setting-first = кто ходит первым
setting-hold_capacity = вместимость отсека
setting-hold = в транспортном отсеке
setting-hp_max = предел очков здоровья
setting-inside = внутри машины
setting-links = сделано подготовок
setting-owner = владелец
setting-phase = фаза
setting-pilot = пилот
setting-prepared_against = против него готовились
setting-seat_taken = захват в этот ход
setting-size = размер
setting-slots = слоты
setting-tails = выпало решек
setting-uses = осталось применений
