### ACKS II по-русски. Читается после сообщений продукта.

## Слова

-gm = { $case ->
   *[nom] судья
    [gen] судьи
    [dat] судье
    [ins] судьёй
}
-combatant = { $case ->
   *[nom] боец
    [gen] бойца
    [dat] бойцу
    [acc] бойца
    [ins] бойцом
}

name-gm = Судья
name-wardens = Стражи
name-seekers = Искатели
name-coven = Ковен
name-line = Строй
name-beast = Зверь
name-levy = Ополчение

name-man = человеческого роста
name-gigantic = гигантский

name-acidic = кислотный
name-arcane = магический
name-poisonous = ядовитый
name-electric = электрический
name-luminous = световой
name-seismic = сейсмический

name-paralysis = спасбросок от паралича
name-death = спасбросок от смерти
name-blast = спасбросок от взрыва
name-implements = спасбросок от предметов
name-spells = спасбросок от заклинаний

name-disordered = в беспорядке
name-vulnerable = уязвимость
name-flanked = атака с фланга
name-subjacent = ниже противника
name-slumbering = сон
name-sneaking = скрытное движение
name-faltering = колебание
name-mute = немота
name-wrestled = в захвате
name-grabbed = в чужих руках
name-choking = удушье
name-vomiting = рвота
name-mesmerized = заворожённость
name-berserk = берсерк
name-infuriated = ярость
name-winded = одышка
name-blessed = благословение
name-crouching = за низким укрытием
name-engaged = связанность боем
name-faces = лицом к
name-flank_to = боком к
name-back_to = спиной к
name-screened = заслон от
short-condition-faces = лицом
short-condition-flank_to = боком
short-condition-back_to = спиной
short-condition-screened = заслон

name-pending = сегмент впереди
name-delaying = отсрочка
name-done = сегмент окончен
name-lost = сегмент потерян
name-forfeited = число инициативы потеряно

name-melee = ближний бой
name-missile = стрельба
name-movement = действие движения
name-combat = боевое действие

name-comes_into_reach = противник входит в досягаемость
name-comes_into_view = противник появляется в виду
name-moves = противник движется
name-charges = противник идёт в натиск
name-attacks = противник атакует
name-casts = противник произносит заклинание
name-enters_square = противник вступает на клетку

name-force_back = оттеснить
name-knock_down = сбить с ног
name-overrun = прорыв сквозь противника
name-wrestle = борцовский захват
name-incapacitate = обезвредить

name-ward = убежище
name-ongoing = длящийся эффект
name-morale = поправка к морали
name-no_quarter = без пощады
name-peace = мир между сторонами
name-join = вступление в бой
name-don = надеть
name-remove = снять
name-spell = заклинание
name-retreat = отступление
name-withdraw = отход
name-march = марш
name-charge = натиск
name-countercharge = встречный натиск

rule-tag-core = из правил игры, на которые опирается исходный текст

reason-str = Сила
reason-dex = Ловкость
reason-con = Телосложение
reason-wil = Воля
reason-second_weapon = второе оружие
reason-charge = натиск
reason-maneuver = манёвр
reason-vulnerable = уязвимость
reason-flanked = фланг
reason-subjacent = выше противника
reason-hidden = скрытая цель
reason-faltering = колебание
reason-into_melee = в гущу боя
reason-past_ally = мимо союзника
reason-defend = защита
reason-resistance = сопротивление
reason-combat_trickery = боевая хитрость
reason-two_handed = в двух руках
reason-collision = (кости)
reason-spell = (кости)
reason-init_bonus = бонус инициативы
reason-combat_reflexes = боевые рефлексы
reason-battle_magic = боевая магия
reason-single_weapon_style = одно оружие
reason-surprise_bonus = бонус внезапности
reason-knowledge = осведомлённость и видимость
reason-stealth = скрытность противника
reason-morale = мораль
reason-losses = потери
reason-numbers = численность
reason-no_quarter = без пощады
reason-judge = судья
reason-spirit = благословение или потрясение
reason-heavy_helm = тяжёлый шлем
reason-hit_die = кость хитов
reason-hit_points = хиты
reason-healing_magic = лечебная магия
reason-healing_rank = лекарь
reason-nonlethal = нелетальный урон
reason-time = время помощи
reason-speed = скорость

result-wardens = Победа стражей
result-seekers = Победа искателей
result-coven = Победа ковена
result-line = Победа строя
result-beast = Победа зверя

## Имена из бестиария

unit-levy_spear = Ополченец у брода
unit-hedge_captain = Капитан Живых Копий
unit-marsh_archer = Болотный лучник
unit-alley_knife = Нож из переулка
unit-reed_hexer = Камышовый колдун
unit-chapel_warden = Страж часовни
unit-tusk_raider = Клыкастый налётчик
unit-ford_beast = Зверь у брода
unit-green_squire = Юный оруженосец
unit-ash_scholar = Учёный пепла
unit-grey_marshal = Серый маршал
unit-barn_rat = Амбарная крыса
unit-mud_imp = Грязевой бесёнок
unit-road_bandit = Дорожный разбойник
unit-barrow_bones = Курганные кости
unit-wolfhound = Серый волкодав
unit-hook_bailiff = Пристав с багром
unit-marsh_toad = Топяная жаба
unit-carrion_swarm = Рой падальщиков
unit-bone_priest = Костяной жрец
unit-tusk_chief = Вождь клыкастых
unit-web_widow = Вдова из паутины
unit-mire_hulk = Топяная громадина
unit-cliff_shrieker = Крикунья с утёса
unit-barrow_lord = Владыка кургана
unit-bronze_sentinel = Бронзовый страж
unit-hill_titan = Холмовой титан
unit-storm_caller = Призывающий бурю
unit-river_drake = Речной змей
unit-hollow_king = Полый король
unit-deep_behemoth = Глубинный бегемот

item-fist = Кулак
item-kick = Пинок
item-boar_spear = Рогатина
item-short_sword = Короткий меч
item-composite_bow = Составной лук
item-long_knife = Длинный нож
item-throwing_knives = Метательные ножи
item-staff = Посох
item-great_axe = Большой топор
item-gore = Рога
item-stamp = Топот
item-ember_dart = Жаркая стрелка
item-wasting_hex = Истощающая порча
item-peace_ward = Оберег мира
item-mend = Исцеление
item-bridge_charge = Натиск у моста
item-shrine_ambush = Засада у святилища
item-beast_at_the_ford = Зверь на переправе
item-dart = Дротик
item-long_sword = Длинный меч
item-short_bow = Короткий лук
item-rusted_axe = Ржавый топор
item-heavy_lids = Тяжёлые веки
item-furnace_burst = Взрыв горнила
item-bill_hook = Багор
item-tongue = Язык
item-thousand_bites = Тысяча укусов
item-grave_fear = Могильный страх
item-open_wound = Открытая рана
item-other_claw = Второй коготь
item-lulling_song = Усыпляющая песнь
item-cold_word = Холодное слово
item-bronze_fist = Бронзовый кулак
item-tree_club = Дубина из дерева
item-forked_line = Ветвистая молния
item-stilling = Оцепенение
item-unmaking = Рассеяние
item-acid_breath = Кислотное дыхание
item-hollow_blade = Полый клинок
item-tail = Хвост

## Что произошло

side-name = { $side ->
    [wardens] Стражи
    [raiders] Налётчики
    [seekers] Искатели
    [coven] Ковен
    [line] Строй
    [beast] Зверь
   *[other] { $side }
}
feet-moved = { $feet ->
    [0] { "" }
    [one] { " " }({ $feet } фут)
    [few] { " " }({ $feet } фута)
   *[many] { " " }({ $feet } футов)
}
attack-kind = { $how ->
    [cleave] { "" }, рассечение
    [interrupt] { "" }, на опережение
    [touch] { "" }, касание
    [force_back] { "" }, оттеснение
    [knock_down] { "" }, сбивание с ног
    [disarm] { "" }, разоружение
    [overrun] { "" }, прорыв
    [wrestle] { "" }, борцовский захват
    [incapacitate] { "" }, обезвреживание
    [charge] { "" }, натиск
   *[attack] { "" }
}
event-not-offered = { $window ->
    [turn] { $who }: бесплатный поворот невозможен.
   *[interrupt] { $who }: прерывание невозможно.
}
event-surprise-rolled = { $who }{ $group ->
    [none] { "" }
   *[given] { " " }({ $group })
}{ $total ->
    [none] { "" }
   *[given] { "" }, бросок на внезапность { $total }
}: { $surprised ->
    [yes] захват врасплох
   *[no] настороже
}.
event-declared = { $what ->
    [cast] { $who }: заявлено заклинание «{ $spell }».
    [retreat] { $who }: заявлено отступление.
   *[withdraw] { $who }: заявлен отход.
}
event-initiative-rolled = { $who }{ $group ->
    [none] { "" }
   *[given] { " " }({ $group })
}: число инициативы { $total }.
event-number-called = Подсчёт: { $number }.
event-numbers-passed = Подсчёт: { $numbers }; никого.
event-tie-ordered = { $side ->
    [none] Число { $number }, порядок: { $order }.
   *[other] Число { $number }: инициатива равна, порядок выбирает сторона «{ side-name }»: { $order }.
}
event-segment-began = Сегмент инициативы: { $who } (число { $number }).
event-segment-ended = { $state ->
    [lost] { $who }: сегмент этого раунда потерян.
    [forfeited] { $who }: число инициативы этого раунда потеряно.
   *[done] { "" }
}
event-delayed = { $waits_for ->
    [none] { $who }: отсрочка, крайнее число { $limit }.
   *[given] { $who }: отсрочка, ожидание { -combatant(case: "gen") } «{ $waits_for }», крайнее число { $limit }.
}
event-joined = { $who }: вступление на числе { $count }.
event-readied = { $who }: заготовленное действие — «{ $action_label }». Условие срабатывания: { $trigger }.
event-readiness-lost = { $what ->
    [first_round] { $who }: готовность в первом раунде потеряна.
   *[readied] { $who }: заготовленное действие потеряно.
}
event-interrupted = { $how ->
    [first_round] Боец «{ $who }» прерывает натиск { -combatant(case: "gen") } «{ $whom }»: атака на опережение.
    [countercharge] Боец «{ $who }» прерывает сегмент { -combatant(case: "gen") } «{ $whom }»: встречный натиск.
   *[readied] Боец «{ $who }» прерывает сегмент { -combatant(case: "gen") } «{ $whom }»: заготовленное действие.
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
       *[given] { "" }, цель — { $target }
    }{ about }.
}
event-moved = { $how ->
    [march] { $who }: марш на клетку { $end }
    [run] { $who }: бег на клетку { $end }
    [charge] { $who }: натиск на клетку { $end }
    [sneak] { $who }: крадучись на клетку { $end }
    [running_sneak] { $who }: крадучись бегом на клетку { $end }
    [retreat] { $who }: отступление на клетку { $end }
    [withdraw] { $who }: отход на клетку { $end }
    [crawl] { $who }: ползком на клетку { $end }
    [step] { $who }: шаг на клетку { $end }
    [overrun] { $who }: прорыв на клетку { $end }
   *[other] { $who }: перемещение на клетку { $end }
}{ feet-moved }, лицом на { $facing }.
event-stopped = { $who }: боец связан боем, движение прекращено{ $by ->
    [none] { "" }
   *[given] { "" }; кто связал: { $by }
}.
event-put-back = { $who }: там стоять нельзя, возврат на клетку { $at }.
event-made-room = { $who }: место занято, перенос на ближайшую свободную клетку { $at }.
event-slipped-away = { $who }: скрытное перемещение, куда — неизвестно.
event-turned = { $towards ->
    [none] { $who }: поворот на { $facing }.
   *[given] { $who }: бесплатный поворот на { $facing }, лицом к { -combatant(case: "dat") } «{ $towards }».
}
event-attack-resolved = { $who }: атака по цели «{ $target }» ({ $weapon }{ attack-kind }) — { $natural ->
    [0] попадание без броска
   *[other] { $hit ->
        [yes] попадание
       *[no] промах
    }, { $total } против { $target_number }
}{ $natural ->
    [1] { "" } (натуральная 1)
    [20] { "" } (натуральная 20)
   *[other] { "" }
}.
event-damaged = { $who }: урон { $taken } ({ $type }; { $rolled }), хиты: { $hp }.
event-healed = { $who }: лечение { $amount }, хиты: { $hp }.
event-fell = { $how ->
    [unconscious] { $who }: потеря сознания.
    [destroyed] { $who }: боец уничтожен.
   *[dead] { $who }: смерть.
}
event-save-rolled = { $who }, { $category }: { $total } против { $target_number } — { $passed ->
    [yes] успех
   *[no] провал
}.
event-throw-rolled = { $who }, «{ $why_label }»: { $total }{ $needed ->
    [0] { "" }
   *[other] { " " }против { $needed } — { $passed ->
        [yes] успех
       *[no] провал
    }
}.
event-condition-gained = { $who }: состояние «{ $condition }».
event-weapon-broke = { $who }: древко ломается ({ $weapon }).
event-weapon-landed = { $who }: оружие «{ $weapon }» падает на клетку { $at }.
event-equipped = { $how ->
    [drawn] { $who }: оружие «{ $weapon }» вынуто.
    [picked_up] { $who }: оружие «{ $weapon }» поднято.
    [thrown_mode] { $who }: оружие «{ $weapon }» взято для броска.
   *[melee_mode] { $who }: оружие «{ $weapon }» взято для ближнего боя.
}
event-cleave-offered = { $who }: возможно рассечение; осталось в этом раунде: { $left }.
event-forced-move = { $who }: вынужденное перемещение на клетку { $end }{ feet-moved }.
event-spell-took-effect = { $who }: заклинание «{ $spell }» произнесено{ $targets_count ->
    [0] { "" }
    [one] { "" }, цель: { $targets }
   *[other] { "" }, цели: { $targets }
}.
event-spell-disrupted = { $who }: заклинание «{ $spell }» сорвано.
event-spell-abandoned = { $who }: заклинание «{ $spell }» не произнесено.
event-effect-ended = { $why ->
    [save] { $who }: успешный спасбросок, «{ $spell }» больше не действует.
    [dispel] { $who }: «{ $spell }» — развеяно.
    [concentration] { $who }: концентрация нарушена, «{ $spell }» больше не действует.
    [attack] { $who }: из-за своей атаки «{ $spell }» больше не действует.
   *[duration] { $who }: «{ $spell }» больше не действует.
}
event-mortal-wounds = { $who }, смертельные раны: { $total } — { $result ->
    [killed] мгновенная смерть
    [mortal] смертельная рана
    [grievous] очень тяжёлая рана
    [critical] критическая рана
    [shock] шок
    [knocked_out] нокаут
   *[dazed] оцепенение
}; след от раны: { $wound } ({ $felled_by }).
event-morale-rolled = { $group ->
    [none] { $who }
   *[given] { $group }
}: проверка морали, { $total }. Итог: { $result ->
    [frightened] паническое отступление
    [faltering] колебание
    [pursue] наступление и преследование
    [victory_or_death] победа или смерть
   *[fight_on] бой продолжается
}.
event-endangered = { $who } в опасности: { $where }.
event-surrender-offered = { $who } предлагает сдачу в плен.
event-status-changed = { $status ->
    [fled] { $who }: бегство с поля боя.
    [surrendered] { $who }: сдача в плен.
    [dead] { $who }: смерть.
    [destroyed] { $who }: боец уничтожен.
    [unconscious] { $who }: потеря сознания.
   *[active] { $who }: снова в строю.
}
event-ruled = Решение { -gm(case: "gen") }: { $what_label }{ $of ->
    [none] { "" }
   *[given] { "" }, { $of }
}{ $value ->
    [none] { "" }
    [yes] { "" }: да
    [no] { "" }: нет
   *[given] { "" }: { $value_label }
}.
event-round-ended = { "" }
event-combat-over = { $result ->
    [draw] Бой окончен: ничья
    [wardens] Бой окончен: победа стражей
    [raiders] Бой окончен: победа налётчиков
    [seekers] Бой окончен: победа искателей
    [coven] Бой окончен: победа ковена
    [line] Бой окончен: победа строя
    [beast] Бой окончен: победа зверя
   *[other] Бой окончен: победа стороны «{ $result_label }»
}. Раундов: { $rounds }.

## Что спрашивают

prompt-declare = { $who }: заявить заклинание, отступление или отход?
prompt-tie = { $who }: инициатива равна. Кто действует до другой стороны, кто после?
prompt-order = { $who }: в каком порядке действуют бойцы?
prompt-join = { $who }: вступить на этом числе или ждать дальше?
prompt-segment = { $who }: сегмент инициативы.
prompt-turn = { $who }: противник подошёл сбоку или сзади. Повернуться к нему?
prompt-interrupt = { $who }: прервать противника сейчас?
prompt-cleave = { $who }: противник пал. Рассечение?
prompt-spell_target = { $who }: на кого или куда направлено заклинание?
prompt-next_target = { $who }: на кого направлена следующая атака?
prompt-block = { $who }: преградить путь или пропустить?
prompt-overrun = { $who }: как далеко насквозь?
prompt-bonus_attack = { $who }: на кого направлена дополнительная атака?
prompt-surrender = { $who }: сдаться в плен или продолжать бой?
prompt-terms = { $who }: чья сдача в плен принята?

roll-surprise = внезапность
roll-attack = бросок атаки
roll-sneak = скрытное движение
roll-hide = попытка спрятаться
roll-hazard = вред от местности
roll-spell = заклинание
roll-deafened_casting = заклинание при глухоте
roll-collision = столкновение
roll-frightened = раунды страха
roll-tie = жребий о порядке
roll-morale = мораль
roll-mortal_wounds = смертельные раны
roll-wound_kind = вид следа от раны

## Действия на выбор

option-delay = Отсрочка
option-delay-help = действовать позже в этом раунде, не ниже своего числа с минусом
option-wait_for = Ждать бойца
option-wait_for-help = действовать сразу после другого бойца
option-march = Марш
option-march-help = действие движения или боевое: до боевой скорости, с поворотами
option-run-help = целый раунд: по прямой или плавной кривой, потом в беспорядке
option-charge = Натиск
option-charge-help = целый раунд: прямо на противника, атака с +2, потом КД −2
option-sneak = Красться
option-sneak-help = действие движения: половина боевой скорости, целая — с −5
option-running_sneak = Красться бегом
option-running_sneak-help = целый раунд: до скорости бега с −10
option-retreat = Отступление
option-retreat-help = целый раунд, по заявлению: до скорости бега, потом в беспорядке
option-withdraw-help = действие движения, по заявлению: до половины боевой скорости
option-remain_stationary = Стоять на месте
option-remain_stationary-help = действие движения: остаться и повернуться куда угодно
option-crawl-help = действие движения: лёжа на 5 футов
option-stand_up-help = действие движения, если боец не связан боем, иначе боевое
option-take_cover-help = пригнуться за низким укрытием или лечь
option-attack-help = боевое действие: атака или вся серия атак
option-coup_de_grace-help = боевое действие: убить беспомощного противника без броска
option-maneuver = Особый манёвр
option-maneuver-help = боевое действие: оттеснить, сбить с ног, разоружить, прорваться, взять в захват или обезвредить с −4
option-hold_damage = Навредить схваченному
option-hold_damage-help = боевое действие: урон без броска атаки
option-ready-help = боевое действие: назвать боевое действие или действие движения и условие срабатывания
option-defend = Защита
option-defend-help = боевое действие: КД +2, со щитом +4 от стрельбы, себе или союзнику
option-escape-help = боевое действие: спасбросок от паралича против захвата
option-hide-help = боевое действие: в укрытии или темноте
option-treat_injury = Оказать помощь раненому
option-treat_injury-help = боевое действие: союзник без сознания рядом бросает смертельные раны
option-cast-help = целый раунд: заявляют перед инициативой, действует в конце сегмента
option-abandon_spell = Отказаться от заклинания
option-abandon_spell-help = ничего не произнесено и не потрачено, другое невозможно
option-spell_like_ability = Псевдозаклинание
option-spell_like_ability-help = боевое действие: без заявления, сорвать нельзя
option-draw-help = вместо движения: убрать одно оружие и вынуть другое
option-drop_and_draw = Бросить и вынуть
option-drop_and_draw-help = оружие из руки падает, другое вынуто; ничего не стоит
option-mode = Сменить хват
option-mode-help = держать оружие для броска или для ближнего боя; ничего не стоит
option-pick_up-help = вместо движения: оружие не дальше 5 футов
option-shield = Взять или снять щит
option-shield-help = вместо движения
option-grab = Схватить
option-grab-help = вместо движения: беспомощное существо не дальше 5 футов
option-in_lieu_of_movement = Вместо движения
option-in_lieu_of_movement-help = что-то простое: открыть дверь, достать вещь, отдать приказ
option-in_lieu_of_attack = Вместо атаки
option-in_lieu_of_attack-help = применить предмет: зелье, мазь, жезл
option-don_or_remove_armor = Надеть или снять доспех
option-don_or_remove_armor-help = целый раунд: один стоун веса, одно очко КД
option-full_round_task = Дело на целый раунд
option-full_round_task-help = всё прочее, на что уходит целый раунд
option-engage = Связать боем
option-engage-help = отказаться от убежища и связать боем тех, кто впереди
option-pass = Завершить сегмент
option-pass-help = всё неиспользованное пропадает
option-before = До другой стороны
option-before-help = все с этим числом или названные; прочие после
option-after = После другой стороны
option-after-help = все с этим числом или названные; прочие до
option-split = Решить, кто до и кто после
option-split-help = назвать тех, кто действует до другой стороны, и тех, кто после
option-join = Вступить на этом числе
option-join-help = сегмент наступает сейчас
option-keep = Ждать дальше
option-keep-help = до меньшего числа этого раунда
option-turn = Повернуться
option-turn-help = бесплатно, чтобы подошедший был перед фронтом
option-interrupt = Прервать
option-interrupt-help = первый раунд: атака на опережение, своё число инициативы потеряно
option-respond = Применить заготовленное
option-respond-help = пока противник не продолжил; свой сегмент остаётся
option-cleave = Рассечение
option-cleave-help = ещё одна атака тем же оружием по другому противнику
option-hurl = Метнуть оружие
option-hurl-help = потратить рассечение на бросок, если рядом нет противников
option-drop_prone-help = потратить рассечение, если целей больше нет
option-move_into_cover = Уйти в укрытие
option-move_into_cover-help = потратить рассечение на 5 футов, если целей больше нет
option-stop-help = без дальнейших атак
option-target = Выбрать цели
option-target-help = в пределах дальности и видимости
option-aim-help = клетка в пределах дальности и видимости: там начинается область или туда она ведёт
option-none = Ничего
option-none-help = ничего не заявлять или никого не выбирать целью
option-block = Преградить путь
option-block-help = вместо этого обычное попадание
option-let_pass = Пропустить
option-let_pass-help = противник проходит насквозь
option-through = Насквозь
option-through-help = прямо сквозь противника, насколько хватит боевой скорости
option-stay-help = без дополнительного движения
option-overrun-help = дополнительная атака как ещё один прорыв
option-surrender-help = предложить сдачу в плен; другая сторона соглашается или нет
option-fight_on = Продолжать бой
option-fight_on-help = без сдачи в плен
option-accept = Принять
option-accept-help = все или только названные выходят из боя
option-refuse-help = бой продолжается

## Поля

field-like = по образцу
field-facing = направление взгляда
field-march-facing = взгляд в пути
field-sneak-facing = взгляд в пути
field-withdraw-facing = взгляд в пути
field-crawl-facing = взгляд в пути
field-maneuver = особый манёвр
field-trigger = условие срабатывания
field-by = на сколько
field-before = до другой стороны
field-after = после другой стороны
field-countercharge = встречным натиском
field-step = шаг на 5 футов
field-at = передняя левая клетка
field-ending = взгляд в конце
field-whom = кого
field-kind = какой манёвр
field-ready = в руке
field-what = что именно
field-which = надеть или снять
field-ability = псевдозаклинание
field-wait_for-who = кого
field-target-who = цель
field-aim-at = клетка прицела
field-accept-who = чья
field-delay-to = до какого числа
field-number-to = число инициативы
field-of = боец
field-forced = вынужденно
field-one = одна сторона
field-other = другая сторона

## Решения судьи

edit-ward = убежище
edit-number = число инициативы
edit-morale = поправка к морали
edit-no_quarter = без пощады
edit-peace = мир между сторонами
edit-join = вступление в бой

## Почему нельзя

refusal-ACKS-ROUND-1 = { $code ->
    [waiting] отсчёт окончен, раунд завершается
   *[other] в раунде четыре шага: заявления, броски инициативы, подсчёт инициативы, мораль
}
refusal-ACKS-ROUND-2 = у бойца один сегмент инициативы в раунде
refusal-ACKS-ROUND-3 = { $code ->
    [waiting] бой окончен
   *[other] после морали бой кончается или начинается новый раунд
}
refusal-ACKS-ROUND-5 = для боя нужны хотя бы две враждебные стороны
refusal-ACKS-ROUND-6 = с началом раунда всё, что считается за раунд, начинается заново
refusal-ACKS-SURP-1 = { $code ->
    [waiting] сначала выясняется, кто захвачен врасплох
   *[other] если ни одна сторона не знала о другой и не видит её, столкновения нет
}
refusal-ACKS-SURP-2 = кто осведомлён о противниках и видит их, не захвачен врасплох
refusal-ACKS-SURP-3 = бросок на внезапность 3 и выше — боец настороже
refusal-ACKS-SURP-4 = бросок на внезапность делает каждый боец сам или вся группа
refusal-ACKS-SURP-5 = из нескольких штрафов к внезапности действует наименьший
refusal-ACKS-SURP-6 = захват врасплох: в первом раунде нельзя заявлять, действовать, откладывать и готовиться
refusal-ACKS-DECL-3 = { $code ->
    [waiting] сначала объявления; всё остальное решается во время отсчёта
    [asked] объявляют только заклинание или оборонительное передвижение; остальное решается во время отсчёта
   *[other] заранее заявляют только заклинания и оборонительное передвижение
}
refusal-ACKS-DECL-4 = это действие нужно было заявить перед инициативой
refusal-ACKS-DECL-5 = в раунде одно заявление, после броска его не изменить
refusal-ACKS-DECL-7 = { $code ->
    [unknown] этого заклинания нет
   *[other] в заявлении нужно назвать заклинание, которое ещё можно произнести
}
refusal-ACKS-DECL-8 = оборонительное передвижение заявляет только тот, кто связан боем в начале раунда
refusal-ACKS-DECL-11 = { $code ->
    [another] заявлено другое заклинание: { $spell }
   *[other] кто произносит заклинание, ничего другого в этом раунде не делает
}
refusal-ACKS-DECL-12 = в этом бою заявленное передвижение обязательно
refusal-ACKS-DECL-13 = внезапность или состояние не позволяет такого заявления
refusal-ACKS-INIT-1 = { $code ->
    [waiting] сначала бросают инициативу
   *[other] инициативу бросают после заявлений, 1d6 за каждого бойца
}
refusal-ACKS-INIT-2 = к инициативе прибавляют модификатор Ловкости
refusal-ACKS-INIT-3 = к инициативе прибавляют особые умения
refusal-ACKS-INIT-4 = эти бонусы зависят от заявленного заклинания и оружия в руке
refusal-ACKS-COUNT-2 = { $code ->
    [under_way] сегмент уже идёт: сначала завершается начатое
    [over] сегмент этого раунда уже позади
    [later] это не свой сегмент: он наступит на числе { $number }, а сейчас { $count }
   *[other] это не свой сегмент: он наступает, когда названо число
}
refusal-ACKS-COUNT-7 = боец не может действовать в этом сегменте
refusal-ACKS-TIE-2 = { $code ->
    [asked] сейчас речь только об очерёдности при одинаковой инициативе
   *[other] сторона сама выбирает порядок своих бойцов с одним числом
}
refusal-ACKS-TIE-3 = порядок при этой равной инициативе решает другая сторона
refusal-ACKS-TIE-4 = силы равны, порядок решает сторона судьи
refusal-ACKS-TIE-6 = { $code ->
    [asked] сейчас речь только об очерёдности при одинаковой инициативе
   *[other] каждого из бойцов с этим числом нужно назвать один раз, до или после другой стороны
}
refusal-ACKS-DELAY-2 = отложить можно не ниже своего числа инициативы с минусом
refusal-ACKS-DELAY-3 = крайнее число отсрочки прошло, сегмент потерян
refusal-ACKS-DELAY-4 = { $code ->
    [asked] откладывая действие, вступают на этом числе или ждут дальше
   *[other] отложивший действует на меньшем числе или после другого бойца
}
refusal-ACKS-DELAY-9 = начатый сегмент отложить нельзя
refusal-ACKS-DELAY-11 = с числом инициативы 0 и ниже откладывать некуда
refusal-ACKS-DELAY-14 = у этого бойца в раунде больше нет сегмента
refusal-ACKS-DELAY-19 = отсрочка закончила готовность
refusal-ACKS-READY-1 = заготовить можно только атаку, другое боевое действие или действие движения
refusal-ACKS-READY-2 = заготовленного действия нет
refusal-ACKS-READY-3 = { $code ->
    [movement] сначала завершаются движение противника и бесплатные повороты
    [window] сначала могут действовать противники с заготовленным действием
   *[other] заготовленное действие — после движения противника, до его боевого действия
}
refusal-ACKS-READY-6 = готовность потеряна: урон, провал спасброска или вынужденное перемещение
refusal-ACKS-READY-8 = готовность кончилась, когда наступил свой сегмент
refusal-ACKS-READY-10 = целый раунд без нападения закончил всякую готовность
refusal-ACKS-READY-13 = заготовленное действие уже потрачено
refusal-ACKS-READY-14 = { $code ->
    [no_trigger] условие срабатывания не выполнено
    [cannot_act] заготовленное действие запрещает состояние
   *[illegal] заготовленное действие сейчас невозможно
}
refusal-ACKS-READY-17 = встречный натиск возможен только против противника в натиске
refusal-ACKS-READY-20 = для условия «вступает на клетку» нужны клетки карты
refusal-ACKS-FIRST-1 = нет готовности в первом раунде: вначале боец был связан боем, захвачен врасплох или без нужного оружия
refusal-ACKS-FIRST-2 = выстрел — прямо перед атакой натиска
refusal-ACKS-FIRST-3 = своё число инициативы отдано за прерывание
refusal-ACKS-FIRST-7 = длинное оружие не прервёт натиск более крупного противника
refusal-ACKS-FIRST-8 = длинное оружие не прервёт натиск противника с таким же длинным оружием
refusal-ACKS-FIRST-11 = готовность в первом раунде потеряна: урон, провал спасброска или вынужденное перемещение
refusal-ACKS-FIRST-13 = свой сегмент уже наступил, или это не первый раунд
refusal-ACKS-FIRST-14 = прерывание уже использовано, или противник не в натиске
refusal-ACKS-FIRST-17 = противник в натиске вне досягаемости, вне дальности или не виден
refusal-ACKS-FIRST-21 = кто заявил заклинание, прервать не может
refusal-ACKS-GRID-1 = карта боя — клетки по 5 футов, а это не одна из них
refusal-ACKS-GRID-5 = место занято: движение не может здесь кончаться
refusal-ACKS-GRID-6 = такому крупному бойцу мешают союзники на пути
refusal-ACKS-FACE-5 = при таком движении это направление взгляда невозможно: не больше одного на точку пути
refusal-ACKS-FACE-6 = { $code ->
    [window] сначала могут повернуться те, кого связали боем с тыла
   *[other] бесплатного поворота нет: подошедший крадётся, уже перед фронтом или не связывает боем
}
refusal-ACKS-FACE-8 = боец уже связан боем с другим: бесплатного поворота нет
refusal-ACKS-FACE-9 = подошедший был скрыт или не слышен: бесплатного поворота нет
refusal-ACKS-FACE-10 = боец захвачен врасплох, беспомощен, в ступоре, схвачен или в захвате: бесплатного поворота нет
refusal-ACKS-FACE-11 = после поворота подошедший должен оказаться перед фронтом
refusal-ACKS-FACE-12 = крупному бойцу негде развернуться, или он стоит не прямо
refusal-ACKS-ENGAGE-9 = боец связан боем: нельзя идти в натиск, бежать и красться бегом
refusal-ACKS-ENGAGE-10 = боец связан боем: действием движения нельзя маршировать, красться, встать и укрыться
refusal-ACKS-ENGAGE-11 = боец связан боем: марш боевым действием невозможен
refusal-ACKS-SIZE-5 = движение не может кончаться в пространстве противников
refusal-ACKS-SIZE-9 = пришлось бы остановиться, перекрывая противников
refusal-ACKS-SIZE-16 = не хватает скорости, чтобы пройти над противниками до конца
refusal-ACKS-ACT-1 = { $code ->
    [segment] в сегменте нет такого действия
   *[other] такое сочетание действий в одном сегменте невозможно
}
refusal-ACKS-ACT-2 = движение — до боевого действия, а не после
refusal-ACKS-ACT-3 = надевать или снимать больше нечего
refusal-ACKS-ACT-6 = { $code ->
    [not_carried] этого оружия нет при себе
    [nothing_carried] другого оружия при себе нет
    [empty_hands] в руках нет оружия
    [nothing_lies] на земле не лежит никакого оружия
    [not_thrown] это оружие не метательное
    [out_of_reach] оружие лежит дальше 5 футов
    [shield] нет щита, который можно взять или снять
    [not_in_hand] этого оружия нет в руках
   *[not_helpless] схватить можно только беспомощное существо не дальше 5 футов
}
refusal-ACKS-ACT-7 = предмет израсходован
refusal-ACKS-ACT-8 = защита прикрывает себя или одного союзника рядом, сзади или слева
refusal-ACKS-ACT-10 = помощь нужна союзнику без сознания не дальше 5 футов
refusal-ACKS-MOVE-1 = { $code ->
    [no_step] в пути нет ни одного шага
    [no_way] на эту клетку нет пути
   *[too_far] это дальше, чем позволяет движение
}
refusal-ACKS-MOVE-3 = бег — не дальше скорости бега, по прямой или плавной кривой
refusal-ACKS-MOVE-4 = поворот слишком крутой: между двумя шагами не больше 45 градусов
refusal-ACKS-MOVE-6 = чтобы красться, нужно это умение, и не дальше своей скорости
refusal-ACKS-MOVE-7 = { $code ->
    [not_stationary] шаг при атаке — только если боец не двигался и не связан боем
    [needless] цель досягаема и без шага
   *[step] шаг — 5 футов на свободную клетку
}
refusal-ACKS-MOVE-8 = { $code ->
    [not_prone] боец не лежит
   *[prone] лёжа можно только ползти на 5 футов или встать
}
refusal-ACKS-MOVE-9 = путь закрыт, или местность слишком трудная
refusal-ACKS-MOVE-10 = кто двигался или атаковал, не остаётся скрытым
refusal-ACKS-MOVE-11 = препятствия опасны для бегущих в страхе
refusal-ACKS-MOVE-12 = { $code ->
    [out] кто покинул поле боя, уже не действует
   *[other] карту можно покинуть только последним шагом, через её край
}
refusal-ACKS-MOVE-13 = чтобы спрятаться, нужны это умение и место, и ещё нельзя быть скрытым
refusal-ACKS-MOVE-14 = укрываться здесь незачем
refusal-ACKS-CHARGE-1 = { $code ->
    [no_melee_weapon] для натиска нужно оружие ближнего боя в руке
   *[too_far] цель дальше скорости бега
}
refusal-ACKS-CHARGE-2 = боец связан боем: натиск невозможен
refusal-ACKS-CHARGE-3 = нет линии видимости до цели
refusal-ACKS-CHARGE-4 = { $code ->
    [somebody] путь не свободен: на пути { $by }
    [obstacle] путь не свободен: на клетке { $at } препятствие
   *[other] путь не свободен
}
refusal-ACKS-CHARGE-5 = натиск идёт по прямой на клетку, с которой цель досягаема
refusal-ACKS-CHARGE-6 = слишком близко: для натиска нужна хотя бы одна клетка пути
refusal-ACKS-CHARGE-7 = атака натиска — с бонусом +2
refusal-ACKS-CHARGE-8 = после натиска боец в беспорядке
refusal-ACKS-CHARGE-13 = боец лежит, схвачен, в захвате, скован или с одышкой: натиск невозможен
refusal-ACKS-DEFMOV-2 = { $code ->
    [away] отход ведёт прочь: ни один шаг не приближает к тем, кто связал боем, а первый удаляет
   *[other] отход — не дальше половины боевой скорости, прочь от противников
}
refusal-ACKS-DEFMOV-3 = { $code ->
    [away] отступление ведёт прочь: ни один шаг не приближает к тем, кто связал боем, а первый удаляет
   *[other] отступление — не дальше скорости бега, направление взгляда не меняют
}
refusal-ACKS-DEFMOV-4 = на клетки тех, кто связал боем, ступать нельзя
refusal-ACKS-DEFMOV-5 = после движения боец всё ещё был бы связан теми же противниками
refusal-ACKS-DEFMOV-7 = отступать и отходить может только тот, кто начал раунд связанным боем
refusal-ACKS-ATK-1 = это не противник в строю
refusal-ACKS-ATK-2 = натуральная 20 попадает, натуральная 1 — промах
refusal-ACKS-ATK-4 = { $code ->
    [asked] сейчас речь только о следующей атаке серии
   *[other] атак в этом действии больше нет
}
refusal-ACKS-ATK-5 = атака с фланга или тыла — с бонусом +2
refusal-ACKS-ATK-6 = фланг и уязвимость не складываются
refusal-ACKS-ATK-7 = по цели ниже — бонус +1
refusal-ACKS-ATK-8 = для удара из засады или в спину нужна уязвимая цель вплотную или на близкой дальности
refusal-ACKS-ATK-9 = в ближнем бою действует Сила, на дальности — Ловкость
refusal-ACKS-ATK-10 = второе оружие даёт +1, но не лишнюю атаку
refusal-ACKS-ATK-11 = убежище не подпускает к цели этого нападающего, или отказываться не от чего
refusal-ACKS-MELEE-1 = { $code ->
    [arc] цель в пределах досягаемости, но не перед фронтом: сначала нужно повернуться
    [too_far] цель вне досягаемости
   *[other] цель вне досягаемости или не перед фронтом
}
refusal-ACKS-MELEE-3 = без видимости атакуют вслепую
refusal-ACKS-MELEE-5 = по беспомощной цели не крупнее себя попадают без броска
refusal-ACKS-MELEE-6 = { $code ->
    [engaged] боец связан боем: добивающий удар невозможен
    [smaller] добивающий удар возможен, только если цель не крупнее
    [immune] это оружие не может навредить цели
   *[not_helpless] для добивающего удара нужен беспомощный противник
}
refusal-ACKS-RANGED-1 = цель слишком далеко, или у оружия нет дальности
refusal-ACKS-RANGED-2 = { $code ->
    [arc] цель за спиной: сначала нужно повернуться
   *[sight] нет линии видимости
}
refusal-ACKS-RANGED-3 = укрытие даёт −2 или −4
refusal-ACKS-RANGED-4 = выстрел мимо союзника, связанного боем, — −4
refusal-ACKS-RANGED-6 = цель в ближнем бою с союзником
refusal-ACKS-RANGED-7 = в гущу боя стреляют только меткие стрелки
refusal-ACKS-RANGED-8 = нельзя стрелять по противнику, который связал боем стрелка
refusal-ACKS-RANGED-9 = медленное оружие не стреляет два раунда подряд, если стрелок двигался
refusal-ACKS-RANGED-10 = боеприпасов не осталось
refusal-ACKS-RANGED-11 = для этого оружия нужны две руки
refusal-ACKS-DMG-1 = урон — кости оружия и модификаторы
refusal-ACKS-DMG-3 = ударный урон натиска — ещё одна кость оружия
refusal-ACKS-DMG-5 = урон вступает в силу сразу
refusal-ACKS-DMG-7 = у цели иммунитет к такому урону
refusal-ACKS-CLEAVE-1 = { $code ->
    [asked] сейчас речь только о рассечении
   *[other] для рассечения нужен другой противник в досягаемости
}
refusal-ACKS-CLEAVE-3 = рассечений в этом раунде больше нет
refusal-ACKS-CLEAVE-6 = { $code ->
    [engaged] после шага боец должен остаться связан теми же противниками
   *[step] шаг перед рассечением — 5 футов к видимой цели, на свободную клетку
}
refusal-ACKS-CLEAVE-10 = так потратить рассечение можно, только если оружие подходит и рядом нет противников
refusal-ACKS-CLEAVE-11 = рассечений этим оружием больше нет, или цель на другой дальности
refusal-ACKS-CLEAVE-12 = { $code ->
    [closer] шаг между выстрелами не должен приближать к видимому противнику
    [targets] ещё есть цель для выстрела
    [cover] это не свободная клетка с укрытием
   *[step] шаг между выстрелами — 5 футов на свободную клетку, если стрелок не связан боем
}
refusal-ACKS-MANEUV-1 = особый манёвр заменяет атаку оружием ближнего боя
refusal-ACKS-MANEUV-2 = спасбросок от манёвра зависит от размера
refusal-ACKS-MANEUV-3 = цель нельзя оттеснить
refusal-ACKS-MANEUV-4 = цель нельзя сбить с ног
refusal-ACKS-MANEUV-5 = у цели нет оружия в руках
refusal-ACKS-MANEUV-6 = { $code ->
    [asked] сейчас речь только о прорыве
   *[other] прорваться здесь нельзя, а сквозь одного противника — не дважды
}
refusal-ACKS-MANEUV-7 = цель нельзя взять в захват
refusal-ACKS-MANEUV-8 = обезвреживание наносит нелетальный урон
refusal-ACKS-MANEUV-9 = вырываться не из чего
refusal-ACKS-SPELL-1 = заклинание занимает весь сегмент
refusal-ACKS-SPELL-2 = заклинание действует в конце сегмента
refusal-ACKS-SPELL-3 = заклинание сорвано
refusal-ACKS-SPELL-5 = { $code ->
    [asked] сейчас речь только о цели заклинания
    [area] такой клетки нет
    [direction] направление должно вести прочь от заклинателя
    [too_many] целей больше, чем позволяет заклинание
    [gone] цель уже вне боя
    [self] это заклинание действует только на себя
    [range] цель слишком далеко
    [nobody] ни одной цели в пределах дальности и видимости
    [arc] цель за спиной: заклинатель не поворачивается, смотреть туда нужно ещё до объявления
   *[sight] цель не видна
}
refusal-ACKS-SPELL-7 = { $code ->
    [none] псевдозаклинаний нет
    [unknown] такого псевдозаклинания нет
   *[other] псевдозаклинание больше применить нельзя
}
refusal-ACKS-SPELL-8 = концентрация нарушена
refusal-ACKS-SPELL-9 = нет заявленного заклинания, от которого можно отказаться
refusal-ACKS-SPELL-10 = длящийся эффект наступает, когда названо число жертвы
refusal-ACKS-SPELL-12 = истощающий эффект кончается от спасброска от смерти или развеивания
refusal-ACKS-SAVE-1 = спасбросок успешен, если итог не ниже нужного числа
refusal-ACKS-SAVE-2 = натуральная 20 — успех спасброска, натуральная 1 — провал
refusal-ACKS-SAVE-4 = укрытие помогает от взрыва
refusal-ACKS-COND-1 = состояние само с собой не складывается
refusal-ACKS-COND-2 = в беспорядке: КД −2 до начала следующей инициативы
refusal-ACKS-COND-5 = захват врасплох: до начала следующего раунда действий нет
refusal-ACKS-COND-6 = лёжа: сначала нужно встать
refusal-ACKS-COND-7 = беспомощность: действий нет
refusal-ACKS-COND-8 = цель скрыта
refusal-ACKS-COND-9 = { $code ->
    [must_flee] страх: надо бежать, пока путь открыт
   *[other] испуг: ни боевых действий, ни заклинаний, только бегство прочь от противника
}
refusal-ACKS-COND-10 = ступор от страха: действий нет
refusal-ACKS-COND-11 = колебание: −2 к броскам атаки и спасброскам
refusal-ACKS-COND-12 = слепота, глухота или немота: так нельзя
refusal-ACKS-COND-13 = схваченный может только вырваться, скованный не двигается, а вредить так можно только схваченному
refusal-ACKS-COND-14 = удушье, рвота или заворожённость: ни действий, ни речи
refusal-ACKS-COND-15 = берсерк: ни отхода, ни шага назад; одышка: ни бега, ни натиска
refusal-ACKS-COND-16 = горение: урон 1d8 в начале каждой инициативы
refusal-ACKS-COND-17 = благословение: +1, потрясение: −1
refusal-ACKS-DEATH-1 = { $code ->
    [out] кто пал, уже не действует
   *[other] с 0 хитов боец без сознания
}
refusal-ACKS-DEATH-2 = с 0 хитов это существо уничтожено
refusal-ACKS-DEATH-4 = смертельные раны — 1d20 и модификаторы
refusal-ACKS-DEATH-5 = скорая и умелая помощь улучшает бросок смертельных ран
refusal-ACKS-DEATH-6 = чем ниже 0, тем хуже смертельные раны
refusal-ACKS-DEATH-7 = итог говорит, насколько опасна рана
refusal-ACKS-DEATH-8 = после смертельных ран в этом бою ни атак, ни заклинаний
refusal-ACKS-DEATH-10 = в этом бою 0 хитов — вне боя
refusal-ACKS-MORALE-1 = { $code ->
    [waiting] отсчёт окончен, сейчас проверяют мораль
   *[other] мораль проверяют после подсчёта инициативы
}
refusal-ACKS-MORALE-6 = потери понижают проверку морали, численность повышает
refusal-ACKS-MORALE-8 = после «победы или смерти» мораль больше не проверяют
refusal-ACKS-MORALE-9 = берсерк, ярость или невосприимчивость к страху: мораль не проверяют
refusal-ACKS-MORALE-11 = { $code ->
    [out] кто сдался в плен, уже не действует
    [asked] сейчас речь только о сдаче в плен
   *[other] сдаться в плен может только тот, кто колеблется или в ступоре от страха
}
refusal-ACKS-MORALE-12 = считаются все непобеждённые бойцы

## Without a field

default-facing = как прежде
default-ending = как придёт
default-march-facing = по ходу
default-crawl-facing = по ходу
default-sneak-facing = по ходу
default-withdraw-facing = по ходу
default-as = движение, иначе бой
default-charge-to = ближайшая клетка
default-which = наоборот
default-hurl-with = первое метательное
default-ready-with = всё, что в руках
default-targets = любой противник
default-at = первое свободное место
default-accept-who = все
default-before-who = все с этим числом
default-after-who = все с этим числом
default-cast-spell = заявленное

## Words of a table, and short ones

moment-initiative_start = начало сегмента
moment-initiative_end = конец сегмента
short-moment-initiative_start = начало сегмента
feature-waist_wall = стена по пояс
feature-chest_wall = стена по грудь
feature-obstacle = препятствие
feature-open = открытая дверь
feature-hazard = опасность
phase-surprise = внезапность
phase-declare = объявления
phase-roll = инициатива
phase-segments = действия
phase-morale = мораль
term-cleaves = сделано рассечений
short-option-hold_damage = Навредить
short-option-treat_injury = Лечить рану
short-option-abandon_spell = Не произносить
short-option-shield = Щит
short-option-in_lieu_of_movement = Вместо движения
short-option-in_lieu_of_attack = Вместо атаки
short-option-don_or_remove_armor = Доспех
short-option-full_round_task = Дело на раунд
short-option-before = До
short-option-after = После
short-option-split = Разделить
short-option-join = Вступить сейчас
short-condition-surprised = захват врасплох
short-condition-crouching = за укрытием
short-edit-morale = поправка к морали
short-edit-peace = мир
name-defending = защита

## The short log

turn-segment-began = ({ $number })
line-segment-ended = { $state ->
    [lost] сегмент потерян
    [forfeited] число инициативы потеряно
   *[done] { "" }
}
line-number-called = { "" }
line-numbers-passed = { "" }
line-tie-ordered = { "" }
line-readiness-lost = { $what ->
    [first_round] { "" }
   *[readied] заготовленное действие потеряно
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
    [first_round] атака на опережение
    [countercharge] встречный натиск
   *[readied] заготовленное действие
}
line-moved = → { $end } ({ $feet } фт{ $how ->
    [march] { "" }
    [run] { "" }, бег
    [charge] { "" }, натиск
    [sneak] { "" }, крадучись
    [running_sneak] { "" }, крадучись бегом
    [retreat] { "" }, отступление
    [withdraw] { "" }, отход
    [crawl] { "" }, ползком
    [overrun] { "" }, прорыв
   *[step] { "" }
})
part-condition-gained = { $id ->
    [disordered] { "" }
   *[other] { $condition }
}
part-condition-ended = { $id ->
    [disordered] { "" }
   *[other] «{ $condition }»: конец
}
line-morale-rolled = { $group ->
    [none] { $who }
   *[given] { $group }
}: мораль { $total_total ->
    [none] { "" }
   *[other] { $total_total }, { "" }
}{ $result ->
    [frightened] паническое отступление
    [faltering] колебание
    [pursue] наступление и преследование
    [victory_or_death] победа или смерть
   *[fight_on] бой продолжается
}
line-turned = { $towards ->
    [none] { $mapped ->
        [no] { "" }
       *[yes] Поворот на { $facing }
    }
   *[given] поворот, лицом к { -combatant(case: "dat") } «{ $towards }»
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
    [yes] ПОПАДАНИЕ
   *[no] промах
}
against-target = { $target_number ->
    [none] { "" }
   *[given] { " " }против { $target_number }
}
line-save-rolled = { $category }
part-save-rolled = { $total_total ->
    [none] { "" }
   *[other] { $total_total }{ against-target }, { "" }
}{ $passed ->
    [yes] успех
   *[no] провал
}
line-throw-rolled = { $why_label } { part-throw-rolled }
part-throw-rolled = { $total_total ->
    [none] { $passed ->
        [yes] успех
       *[no] провал
    }
   *[other] { $total_total }{ $needed ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }против { $needed }, { $passed ->
            [yes] успех
           *[no] провал
        }
    }
}
part-status-changed = { $status ->
    [fled] бегство
    [surrendered] сдача в плен
    [dead] смерть
    [destroyed] уничтожение
    [unconscious] потеря сознания
   *[active] снова в строю
}
part-weapon-broke = древко ломается ({ $weapon })
line-spell-took-effect = { $spell }{ $targets_count ->
    [0] { "" }
   *[other] { " " }→ { $targets }
}
## What else people call acts

alias-march = идти, двигаться, пойти
alias-draw = достать, достаю, взять, выхватить
alias-pass = конец, всё, пас
alias-split = разделить, поделить, до и после
alias-remain_stationary = повернуться, развернуться, стоять, поворот
alias-defend = защищаться, обороняться, оборона
alias-delay = отложить, откладываю, подождать
alias-none = нет
alias-retreat = отступить, отступаю
alias-withdraw = отойти, отхожу
alias-order = порядок
alias-maneuver = манёвр
alias-coup_de_grace = добить, добиваю

## What the samples are about

sample-beast_at_the_ford = Размер решает: удержать огромного зверя могут только двое копейщиков рядом, а остановить его натиск — только лук.
sample-bridge_charge = Натиск в первом раунде: выставленные копья остановят налётчиков с топорами, но не того, кто сам с копьём.
sample-shrine_ambush = Засада: внезапность, заклинания, которые можно сорвать, ожидание своего часа и удары в спину.

## Значения, которые задаёт ведущий

setting-armor_off = снято брони
setting-attack_throw = бросок атаки
setting-charged = натиск уже был
setting-cleave_max = предел прорубов
setting-con_mod = модификатор Телосложения
setting-count = объявленное число
setting-declared = что объявлено
setting-defends = кого защищает
setting-dex_mod = модификатор Ловкости
setting-facing = куда смотрит
setting-first_round_ready = готовность в первом раунде
setting-flying = в полёте
setting-hand = в руках
setting-init_bonus = бонус инициативы
setting-morale_rolled = мораль уже проверена
setting-moved_ft = пройдено футов
setting-movement_actions = потрачено действий движения
setting-movement_over = движение закончено
setting-nonlethal = нелетальный урон
setting-of-castings = осталось чтений: { $thing }
setting-of-save = { $thing }
setting-offensive_action = нападение уже было
setting-readied = заготовленное действие
setting-segment = сегмент
setting-shield_ready = щит наготове
setting-speed_combat = скорость в бою
setting-speed_run = скорость бега
setting-str_mod = модификатор Силы
setting-treated = раны обработаны
setting-victory_or_death = победа или смерть
setting-wil_mod = модификатор Воли
