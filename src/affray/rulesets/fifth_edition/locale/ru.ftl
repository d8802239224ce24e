### Пятая редакция по-русски. Читается после сообщений продукта.

## Слова

-gm = { $case ->
   *[nom] Мастер
    [gen] Мастера
    [dat] Мастеру
    [ins] Мастером
}
-combatant = { $case ->
   *[nom] существо
    [gen] существа
    [dat] существу
    [acc] существо
    [ins] существом
}

name-gm = Мастер
name-shield = Щит
name-focus = Фокусировка
name-improvised = Импровизированное оружие

name-investigation = Анализ

name-tiny = Крошечный
name-small = Маленький
name-medium = Средний
name-large = Большой
name-huge = Огромный
name-gargantuan = Громадный

name-acid = кислота
name-force = силовое поле
name-lightning = электричество
name-poison = яд
name-psychic = психическая энергия
name-radiant = излучение
name-thunder = звук

name-charmed = очарование
name-exhaustion = истощение
name-incapacitated = недееспособность
name-petrified = окаменение
name-poisoned = отравление
name-restrained = опутывание
name-dodging = Уклонение
name-disengaged = Отход
name-readied = Подготовка
budget-attacks = атаки
name-concentration = концентрация
name-concentrating = концентрация

name-half = укрытие на половину
name-three_quarters = укрытие на три четверти
name-half_cover = { name-half } от
name-three_quarters_cover = { name-three_quarters } от
name-total_cover = { name-total } от
short-condition-half_cover = { name-half }
short-condition-three_quarters_cover = { name-three_quarters }
short-condition-total_cover = { name-total }
name-advantage = преимущество
name-disadvantage = помеха
name-action = действие
name-bonus_action = бонусное действие
name-interaction = бесплатное взаимодействие
name-free = бесплатно
name-walk = ходьба

reason-damage = (кости)
reason-healing = (кости)
reason-temp_hp = (кости)
reason-fall = (кости)
reason-sneak_attack = (кости)
reason-recharge = (кость)
reason-proficiency = бонус мастерства
reason-attack_bonus = бонус атаки
reason-spell_attack = атака заклинанием
reason-ac = Класс Доспеха
reason-object = предмет
reason-reaction = реакция
reason-str_save = спасбросок Силы
reason-dex_save = спасбросок Ловкости
reason-con_save = спасбросок Телосложения
reason-int_save = спасбросок Интеллекта
reason-wis_save = спасбросок Мудрости
reason-cha_save = спасбросок Харизмы
reason-acid = (кислота)
reason-bludgeoning = (дробящий)
reason-cold = (холод)
reason-fire = (огонь)
reason-force = (силовое поле)
reason-lightning = (электричество)
reason-necrotic = (некротическая энергия)
reason-piercing = (колющий)
reason-poison = (яд)
reason-psychic = (психическая энергия)
reason-radiant = (излучение)
reason-slashing = (рубящий)
reason-thunder = (звук)

name-unseen_attacker = цель не видит атакующего
name-unseen_target = атакующий не видит цель
name-blinded_target = цель ослеплена
name-prone_target = цель лежит
name-restrained_target = цель опутана
name-stunned_target = цель ошеломлена
name-paralyzed_target = цель парализована
name-petrified_target = цель окаменела
name-unconscious_target = цель без сознания
name-squeezing_target = цель протискивается
name-squeezing = протискивание
name-pack_tactics = тактика стаи
name-close_enemy = враг в пределах 5 футов
name-long_range = дальше нормальной дистанции
name-heavy = тяжёлое оружие
name-obscured = заслонённая местность

name-move = перемещение
name-attack = атака
name-multiattack = Мультиатака
name-grapple = захват
name-shove = толкание
name-escape = высвобождение
name-dash = Рывок
name-disengage = Отход
name-dodge = Уклонение
name-hide = Засада
name-help = Помощь
name-help_attack = помощь в атаке
name-search = Поиск
name-operate = использование предмета
name-improvise = импровизированное действие
name-use = умение
name-creatures = спрятавшиеся существа
name-thing = что-то другое
name-sight = зрением
name-hearing = слухом
name-creatures_sight = спрятавшиеся существа, зрением
name-creatures_hearing = спрятавшиеся существа, слухом
name-thing_sight = что-то другое, зрением
name-thing_hearing = что-то другое, слухом

name-movement = перемещение
name-declaration = объявление
name-result = результат
name-turn = ход
name-enters = подходит
name-leaves = отходит
name-attacks = атакует
name-uses_power = применяет умение
name-takes_action = совершает действие
name-hits = попадает
name-takes_damage = получает урон
name-drops_to_zero = хиты падают до 0
name-gains_condition = получает состояние
name-opens = открывается
name-starts = ход начинается
name-ends = ход кончается
name-any_enemy = любой враг
name-any_ally = любой союзник
name-start = начало хода
name-computed = по расчёту
name-north = север
name-northeast = северо-восток
name-east = восток
name-southeast = юго-восток
name-south = юг
name-southwest = юго-запад
name-west = запад
name-northwest = северо-запад
name-slot_1 = ячейки заклинаний 1-го уровня
name-slot_2 = ячейки заклинаний 2-го уровня
name-slot_3 = ячейки заклинаний 3-го уровня
name-slot_4 = ячейки заклинаний 4-го уровня
name-slot_5 = ячейки заклинаний 5-го уровня
name-slot_6 = ячейки заклинаний 6-го уровня
name-slot_7 = ячейки заклинаний 7-го уровня
name-slot_8 = ячейки заклинаний 8-го уровня
name-slot_9 = ячейки заклинаний 9-го уровня

result-heroes = Победа героев

## Имена из бестиария

unit-brann_oakhand = Бранн Дубовая Рука
unit-sela_quickwater = Села Быстрая Вода
unit-ilmar_voss = Ильмар Восс
unit-sister_tamsin = Сестра Тамсин
unit-ridge_raider = Налётчик с гряды
unit-mire_hound = Болотная гончая
unit-gate_brute = Громила у ворот
unit-ember_warden = Страж углей
unit-wenna_thatch = Венна Соломенная Крыша
unit-corvin_ashlock = Корвин Эшлок
unit-mother_isold = Мать Изольд
unit-cellar_rat = Подвальная крыса
unit-press_ganger = Вербовщик с дубинкой
unit-fen_viper = Топяная гадюка
unit-grave_tatter = Могильное отрепье
unit-ridge_slinger = Пращник с гряды
unit-hill_pony = Горный пони
unit-midge_cloud = Туча мошкары
unit-bog_lurker = Трясинный притаившийся зверь
unit-reed_witch = Камышовая ведьма
unit-saltback_boar = Солончаковый кабан
unit-toll_captain = Капитан сборщиков пошлины
unit-glass_spider = Стеклянный паук
unit-ash_shade = Пепельная тень
unit-quarry_ogress = Великанша из каменоломни
unit-storm_harrier = Грозовой лунь
unit-marrow_knight = Костяной рыцарь
unit-cinder_adept = Знаток пепла
unit-causeway_hydra = Гидра с насыпи
unit-gallows_judge = Судья у виселицы
unit-tide_colossus = Приливный колосс
unit-night_regent = Ночной регент
unit-thorn_sovereign = Владыка терний
unit-star_eater = Пожиратель звёзд

item-shield = Щит
item-focus = Фокусировка
item-longsword = Длинный меч
item-handaxe = Ручной топор
item-shortsword = Короткий меч
item-dagger = Кинжал
item-shortbow = Короткий лук
item-scimitar = Скимитар
item-greatclub = Палица
item-chain_hook = Крюк на цепи
item-slag_fist = Шлаковый кулак
item-second_breath = Второе дыхание
item-roll_with_it = Смягчить удар
item-spark_bolt = Искровая стрела
item-fire_burst = Огненный взрыв
item-binding_snare = Связывающие путы
item-quick_step = Быстрый шаг
item-ward_flash = Вспышка оберега
item-sacred_spark = Священная искра
item-heal_word = Исцеляющее слово
item-guiding_ray = Направляющий луч
item-battle_blessing = Боевое благословение
item-cinder_breath = Дыхание пепла
item-backhand = Удар наотмашь
item-heat_pulse = Волна жара
item-longbow = Длинный лук
item-thorn_ring = Кольцо шипов
item-leaf_veil = Завеса листвы
item-warhammer = Боевой молот
item-dawn_lance = Копьё рассвета
item-mass_mending = Исцеление многих
item-shared_shield = Общий щит
item-club = Дубинка
item-sling = Праща
item-hooves = Копыта
item-stings = Жала
item-rime_dart = Дротик инея
item-grasping_roots = Хваткие корни
item-mist_veil = Завеса тумана
item-tusks = Клыки
item-parry = Парирование
item-rallying_shout = Ободряющий клич
item-draining_touch = Иссушающее касание
item-hollow_stare = Пустой взгляд
item-maul = Кувалда
item-thunder_cry = Громовой крик
item-quarterstaff = Посох
item-white_heat = Белый жар
item-gavel = Железный молоток
item-hold_fast = Замри
item-sentence = Приговор
item-objection = Возражение
item-slam = Удар с размаху
item-breaker_wave = Прибойная волна
item-rapier = Рапира
item-command_kneel = На колени
item-shadow_cut = Порез тени
item-drink_warmth = Испить тепло
item-bough = Сук
item-thorn_storm = Буря терний
item-snaring_root = Цепкий корень
item-heavy_bough = Тяжёлый сук
item-void_breath = Дыхание пустоты
item-tail_sweep = Взмах хвоста
item-star_fall = Падение звёзд

item-river = Река
item-hedge = Живая изгородь
item-low_wall = Низкая стена
item-boulder = Валун
item-rubble = Обломки
item-pit = Яма
item-fence = Забор
item-gate_jammed = Заклинившие ворота
item-slag = Шлак
item-smoke = Дым
item-parapet = Парапет
item-broken_span = Пошлина у разрушенного пролёта
item-kennel_yard = Псарный двор
item-furnace_gate = Врата горнила

## Что произошло

dice = { $count }к{ $sides }
hp-left = { $hp ->
    [one] остаётся { $hp } хит
    [few] остаётся { $hp } хита
   *[many] остаётся { $hp } хитов
}
at-height = { $height ->
    [0] { "" }
   *[other] { "" }, высота { $height } фт
}
paid-with = { $paid ->
    [action] { "" }, действие
    [bonus_action] { "" }, бонусное действие
    [reaction] { "" }, реакция
    [legendary] { "" }, легендарное действие
   *[other] { "" }
}

event-rolled = { $who }, «{ $why_label }»: { $total }{ $against ->
    [0] { "" }
   *[other] { " " }против { $against }
}{ $faces_count ->
    [1] { "" }
   *[other] { "" }; кости { $faces }
}{ $advantage ->
    [none] { "" }
   *[given] { "" }; преимущество: { $advantage }
}{ $disadvantage ->
    [none] { "" }
   *[given] { "" }; помеха: { $disadvantage }
}.
event-dice-rolled = { $who }, «{ $why_label }»: { $total }{ $dice ->
    [none] { "" }
   *[given] { " " }({ $dice }: { $faces_count ->
        [0] среднее
       *[other] { $faces }
    })
}.
event-moved = { $how ->
    [walk] { $who }: шаг на клетку { $end }
    [crawl] { $who }: ползком на клетку { $end }
    [climb] { $who }: лазание на клетку { $end }
    [swim] { $who }: плавание на клетку { $end }
    [fly] { $who }: полёт на клетку { $end }
    [burrow] { $who }: копание на клетку { $end }
    [jump] { $who }: прыжок на клетку { $end }
    [squeeze] { $who }: протискивание на клетку { $end }
    [drag] { $who }: перемещение следом за тем, кто держит, на клетку { $end }
    [push] { $who }: толчок на клетку { $end }
    [teleport] { $who }: телепортация на клетку { $end }
    [fall] { $who }: падение на клетке { $end }
   *[other] { $who }: вынужденное перемещение на клетку { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $who }: шаг не завершён.
event-left-field = { $who }: бегство с поля боя.
event-attack-declared = { $who }: атака по цели «{ $target }» ({ $weapon }{ paid-with }).
event-attack-resolved = { $who }, «{ $weapon }»: { $hit ->
    [yes] { $critical ->
        [yes] критическое попадание
       *[no] попадание
    }
   *[no] промах
}{ $ac_total ->
    [0] { "" }
   *[other] { "" }, КД { $ac }
}.
event-attack-lost = { $who }: «{ $what_label }» пропадает впустую.
event-saved = { $who }, спасбросок ({ $ability }) против { $dc }: { $success ->
    [yes] успех
   *[no] провал
}.
event-contested = { $what ->
    [grapple] { $who }: захват цели «{ $against }»
    [shove] { $who }: толкание цели «{ $against }»
    [escape] { $who }: высвобождение из захвата ({ $against })
   *[other] { $who }: «{ $what_label }» ({ $against })
} — { $won ->
    [yes] успех
   *[no] провал
}.
event-damaged = { $who }: урон { $damage }{ $types_count ->
    [1] { " " }({ $types })
   *[other] { "" }
}{ $absorbed ->
    [0] { "" }
   *[other] { "" }, временными хитами погашено { $absorbed }
}, { hp-left }.
event-object-damaged = { $feature }: урон { $damage }, { hp-left }.
event-healed = { $who }: восстановление хитов — { $amount }, теперь { $hp }.
event-temp-hp = { $who }: временные хиты — { $amount }, теперь { $kept }.
event-temp-hp-ended = { $who }: временные хиты пропадают ({ $amount }).
event-fell = { $how ->
    [unconscious] { $who }: 0 хитов, потеря сознания.
    [knocked_out] { $who }: 0 хитов, лишение сознания без убийства.
    [instant_death] { $who }: мгновенная смерть от излишка урона.
   *[dead] { "" }
}
event-death-save = { $outcome ->
    [stable] { $who }: состояние стабилизировано.
   *[other] { $who }: на грани смерти — { $outcome ->
        [success] успех
       *[failure] провал
    }. Успехов: { $successes } из 3, провалов: { $failures } из 3.
}
event-died = { $who }: смерть.
event-condition-gained = { $who }: состояние «{ $condition }»{ $source ->
    [none] { "" }
   *[given] { "" }, источник — { $source }
}{ until }.
until = { $until ->
    [none] { "" }
    [until_removed] { "" }
    [instant] { "" }
    [end_of_turn] { "" }, до конца этого хода
    [start_of_own_turn] { "" }, до начала своего хода
    [start_of_own_next_turn] { "" }, до начала следующего хода виновника
    [end_of_own_turn] { "" }, до конца своего хода
    [end_of_own_next_turn] { "" }, до конца следующего хода виновника
    [start_of_source_turn] { "" }, до начала хода виновника
    [end_of_source_turn] { "" }, до конца хода виновника
   *[rounds] { "" }, раундов: { $until }
}
event-condition-lost = { $who }: состояние «{ $condition }» закончилось.
event-hid = { $who }: Засада, итог { $total } — { $hidden_from ->
    [none] все враги по-прежнему видят
   *[given] не видят: { $hidden_from }
}.
event-revealed = { $who }: снова на виду. Кому видно: { $to }.
event-recharged = { $who }: умение «{ $power }» перезаряжено.
event-resisted = { $who }: легендарное сопротивление, спасбросок успешен; осталось { $left }.
event-combat-over = { $result ->
    [draw] Бой окончен: ничья
    [heroes] Бой окончен: победа героев
    [raiders] Бой окончен: победа налётчиков
   *[other] Бой окончен: победа стороны «{ $result_label }»
}{ $why ->
    [max_rounds] { " " }(лимит раундов)
    [nobody] { " " }(сражаться больше некому)
   *[other] { "" }
}. Раундов: { $rounds }.
event-acted = { $action ->
    [ready] { "" }
    [end_concentration] { "" }
    [stop_hiding] { "" }
   *[other] { $who }: «{ $action_label }»{ paid-with }{ $target ->
        [none] { "" }
       *[given] { "" }, цель — { $target }
    }{ about }.
}
about = { $action ->
    [help] { "" }: { $detail_label }
    [search] { "" }: { $detail_label }
    [improvise] { "" }: { $detail_label }
   *[other] { "" }
}
event-found = { $who }: Поиск ({ $what_label }) — { $found ->
    [yes] найдено
   *[no] ничего не найдено
}.
event-readying = { $who }: Подготовка, ответ — { $response }. Условие срабатывания: { $trigger }.
event-readied-lost = { $who }: подготовленная реакция потеряна.
event-reacted = { $what ->
    [opportunity_attack] { $who }: реакция, провоцированная атака.
    [respond] { $who }: реакция, подготовленный ответ.
   *[other] { $who }: реакция, умение «{ $what_label }».
}
event-item-moved = { $how ->
    [drawn] { $who }: предмет «{ $item }» вынут.
    [sheathed] { $who }: предмет «{ $item }» убран.
    [dropped] { $who }: предмет «{ $item }» выпущен из рук, клетка { $to }.
    [picked_up] { $who }: предмет «{ $item }» поднят.
    [given] { $who }: предмет «{ $item }» передан, новый владелец — { $to }.
   *[thrown] { $who }: предмет «{ $item }» упал на клетку { $to }.
}
event-feature-changed = { $state ->
    [open] { $who }: предмет «{ $feature }» открыт.
    [closed] { $who }: предмет «{ $feature }» закрыт.
    [stuck] { $who }: предмет «{ $feature }» не поддаётся.
    [broken] Предмет «{ $feature }» разрушен.
   *[operated] { $who }: предмет «{ $feature }» приведён в действие.
}
event-power-used = { $who }: «{ $power }»{ paid-with }{ $slot ->
    [0] { "" }
   *[other] { "" }, ячейка { $slot }-го уровня
}{ $at ->
    [none] { "" }
   *[given] { "" }, клетка { $at }
}{ $begins ->
    [none] { "" }
   *[given] { "" }, но путь туда закрыт: начало в клетке { $begins }
}{ $targets_count ->
    [0] { "" }
    [one] { "" }, цель: { $targets }
   *[other] { "" }, цели: { $targets }
}.
event-power-ended = { $why ->
    [concentration] { $who }: концентрация нарушена, умение «{ $power }» больше не действует.
    [replaced] { $who }: концентрация на другом, умение «{ $power }» больше не действует.
    [chosen] { $who }: концентрация прекращена, умение «{ $power }» больше не действует.
   *[other] { $who }: умение «{ $power }» больше не действует.
}
event-ruled = { $what ->
    [cover] Решение { -gm(case: "gen") }: { $of }, укрытие — { $value ->
        [half] на половину
        [three_quarters] на три четверти
        [total] полное
        [computed] по расчёту
       *[none] нет
    }.
    [damage_type] Решение { -gm(case: "gen") }: { $of }, вид урона импровизированного оружия — { $value_label }.
    [search] Решение { -gm(case: "gen") }: { $of }, проверка для Поиска назначена.
    [hide] Решение { -gm(case: "gen") }: { $of }, назначено, от кого можно спрятаться.
    [improvise] Решение { -gm(case: "gen") }: { $of }, импровизированное действие { $value ->
        [refuse] невозможно
       *[other] возможно
    }.
    [check] Решение { -gm(case: "gen") }: { $of }, импровизированному действию нужна проверка.
    [help] Решение { -gm(case: "gen") }: помощь, дело — { $of }: { $value ->
        [yes] возможна
       *[no] невозможна
    }.
    [stabilise] Решение { -gm(case: "gen") }: { $of }, состояние стабилизировано.
    [advantage] { $value ->
        [used] { "" }
       *[other] Решение { -gm(case: "gen") }: { $of }, преимущество.
    }
    [disadvantage] { $value ->
        [used] { "" }
       *[other] Решение { -gm(case: "gen") }: { $of }, помеха.
    }
    [surprise] Решение { -gm(case: "gen") }: { $value ->
        [yes] { $of }, захват врасплох
       *[no] { $of }, без захвата врасплох
    }.
    [neutral] Решение { -gm(case: "gen") }: { $value ->
        [yes] { $of }, нейтральность
       *[no] { $of }, конец нейтральности
    }.
    [side] Решение { -gm(case: "gen") }: { $of }, теперь сторона «{ $value_label }».
   *[other] Решение { -gm(case: "gen") }: { $of }, «{ $what_label }»: { $value_label }.
}

## Что спрашивают

prompt-before_step = { $who }: существо покидает досягаемость{ cause }. Реагировать?
prompt-after_step = { $who }: произошло перемещение{ cause }. Реагировать?
prompt-on_declare = { $who }: действие объявлено{ cause }. Реагировать до него?
prompt-on_roll = { $who }: бросок известен{ cause }. Реагировать до исхода?
prompt-on_hit = { $who }: попадание{ cause }. Реагировать до урона?
prompt-on_result = { $who }: это произошло{ cause }. Реагировать?
prompt-turn_start = { $who }: начинается ход{ cause }. Реагировать?
prompt-turn_end = { $who }: ход кончается{ cause }. Реагировать?
prompt-legendary = { $who }: совершить легендарное действие?
prompt-group = { $who }: в каком порядке ходит группа?
prompt-reaction_order = { $who }: в каком порядке идут реакции?
prompt-complete_step = { $who }: завершить шаг или остаться на месте?
prompt-retarget = { $who }: цель больше недоступна. Выбрать другую?
prompt-contest = { $who }: сопротивляться Атлетикой или Акробатикой?
prompt-shove_result = { $who }: сбить с ног или оттолкнуть?
prompt-knock_out = { $who }: убить или лишить сознания?
prompt-temp_hp = { $who }: оставить старые временные хиты или взять новые?
prompt-legendary_resistance = { $who }: спасбросок провален. Применить легендарное сопротивление?
prompt-cover = { $who }: какое укрытие у цели?
prompt-damage_type = { $who }: какой вид урона?
prompt-search = { $who }: какая проверка нужна для Поиска?
prompt-improvise = { $who }: возможно ли импровизированное действие?
prompt-hide = { $who }: от каких врагов можно спрятаться?
prompt-effects = { $who }: в каком порядке идут эффекты этого хода?
prompt-aftermath = { $who }: бой окончен. Стабилизировать того, кто при смерти?

roll-attack_die = прибавка к броску атаки
roll-save_die = прибавка к спасброску
roll-death_save = спасбросок от смерти
roll-concentration = спасбросок для концентрации
roll-check = проверка характеристики
roll-grapple = захват
roll-shove = толкание
roll-escape = высвобождение
roll-hide = Засада
roll-stealth = Скрытность
roll-search = Поиск
roll-first_aid = первая помощь
roll-recharge = перезарядка умения
roll-healing = восстановление хитов
roll-blinded = спасбросок от состояния (слепота)
roll-charmed = спасбросок от состояния (очарование)
roll-deafened = спасбросок от состояния (глухота)
roll-exhaustion = спасбросок от состояния (истощение)
roll-frightened = спасбросок от состояния (испуг)
roll-grappled = спасбросок от состояния (захват)
roll-incapacitated = спасбросок от состояния (недееспособность)
roll-invisible = спасбросок от состояния (невидимость)
roll-paralyzed = спасбросок от состояния (паралич)
roll-petrified = спасбросок от состояния (окаменение)
roll-poisoned = спасбросок от состояния (отравление)
roll-prone = спасбросок от состояния (лёжа)
roll-restrained = спасбросок от состояния (опутывание)
roll-stunned = спасбросок от состояния (ошеломление)
roll-unconscious = спасбросок от состояния (без сознания)
roll-temp_hp = временные хиты
roll-landing = приземление после прыжка
roll-operate = использование предмета
roll-improvise = импровизированное действие
roll-hazard = опасное место
roll-end_save = повторный спасбросок
roll-sneak_attack = скрытая атака

## Действия на выбор

option-move-help = по пути из соседних клеток
option-approach-help = к кому-то, пока не вплотную (5 футов) или рядом (30 футов), насколько хватит перемещения
option-rise = Подняться или спуститься
option-rise-help = полётом или лазанием, по 5 футов за шаг
option-jump-help = с разбега на значение Силы в футах, без него вдвое меньше
option-stand = Встать
option-stand-help = стоит половину скорости
option-drop_prone-help = ничего не стоит
option-attack-help = одна атака оружием, без оружия или по клетке
option-multiattack = Мультиатака
option-multiattack-help = одна из перечисленных атак
option-grapple-help = вместо атаки: Атлетика против Атлетики или Акробатики
option-shove = Толкнуть
option-shove-help = вместо атаки: сбить с ног или оттолкнуть на 5 футов
option-escape-help = действие: вырваться из захвата
option-offhand = Атаковать вторым оружием
option-offhand-help = бонусное действие: лёгкое оружие в другой руке
option-dash = Рывок
option-dash-help = ещё одно перемещение на скорость в этот ход
option-disengage = Отход
option-disengage-help = перемещение этого хода никого не провоцирует
option-dodge-help = атаки по существу с помехой, его спасброски Ловкости с преимуществом
option-hide = Засада
option-hide-help = проверка Ловкости (Скрытность) против пассивной Внимательности врагов
option-help = Помощь
option-help-help = союзник совершает следующую проверку для дела с преимуществом
option-help_attack = Помочь в атаке
option-help_attack-help = союзник атакует существо рядом с помощником с преимуществом
option-search-help = спрятавшихся существ или чего-то ещё
option-ready = Подготовка
option-ready-help = условие срабатывания и ответ реакцией
warns-close_enemy = Враг в пределах 5 футов: выстрел с помехой.
means-ready-movement = кто-то подходит или отходит, сразу за этим шагом (подходит, отходит)
means-ready-declaration = кто-то собирается это сделать, до всяких бросков (атакует, накладывает заклинание, применяет умение, совершает действие)
means-ready-result = это уже случилось, до того, что следует дальше (попадает, получает урон, хиты падают до 0, получает состояние, открывается)
means-ready-turn = чей-то ход начинается или кончается (ход начинается, ход кончается)
means-ready-gm = всё прочее, что можно заметить, словами; когда это наступило, говорит ведущий
option-use = Применить умение
option-use-help = заклинание или другое умение
option-operate = Использовать предмет
option-operate-help = открыть, закрыть или привести в действие рядом
option-draw-help = предмет при себе — в свободную руку
option-pick_up-help = предмет со своей или соседней клетки
option-give = Передать
option-give-help = предмет из руки союзнику рядом
option-drop-help = предмет падает на землю, ничего не стоит
option-first_aid-help = проверка Мудрости (Медицина) против 10, чтобы стабилизировать
option-improvise = Импровизировать
option-improvise-help = что угодно ещё, что разрешит Мастер
option-speak-help = короткая фраза или жест, ничего не стоит
option-release-help = прекратить свой захват, ничего не стоит
option-end_concentration = Прекратить концентрацию
option-end_concentration-help = эффекты заканчиваются, ничего не стоит
option-stop_hiding = Перестать прятаться
option-stop_hiding-help = существо снова видно
option-surrender-help = существо больше не сражается
option-delay-help = в этой игре нельзя, вместо этого есть Подготовка

option-opportunity_attack = Провоцированная атака
option-opportunity_attack-help = одна рукопашная атака перед шагом, стоит реакции
option-respond = Применить подготовленное
option-respond-help = стоит реакции
option-react = Применить умение реакцией

option-go_on = Завершить шаг
option-go_on-help = реакция остаётся потраченной
option-stay-help = перемещение на этот шаг не тратится
option-target = Выбрать другую цель
option-target-help = с того же места
option-lose = Отказаться
option-lose-help = атака или умение пропадает
option-athletics-help = проверка Силы
option-acrobatics = Акробатика
option-acrobatics-help = проверка Ловкости
option-prone = Сбить с ног
option-prone-help = цель сбита с ног
option-push = Оттолкнуть
option-push-help = на 5 футов, на свободную клетку дальше
option-kill = Не щадить
option-kill-help = цель умирает или теряет сознание как обычно
option-knock_out = Лишить сознания
option-knock_out-help = цель без сознания, состояние стабильно, 0 хитов
option-old = Оставить старые
option-old-help = временные хиты не складываются
option-new = Взять новые
option-new-help = временные хиты не складываются
option-rule = Решить
option-rule-help = решение Мастера
option-type = Назвать вид
option-type-help = урона
option-allow-help = назвать цену и проверку
option-refuse-help = это невозможно
option-stabilise = Стабилизировать
option-stabilise-help = союзник заботится о том, кто при смерти
option-roll_on = Бросать дальше
option-roll_on-help = спасброски от смерти продолжаются

option-mount = Сесть верхом
option-mount-help = в этой игре нет, Мастер может импровизировать
option-drive = Править повозкой
option-drive-help = в этой игре нет, Мастер может импровизировать
option-high_jump = Прыгнуть в высоту
option-high_jump-help = в этой игре нет, Мастер может импровизировать
option-lair_action = Действие логова
option-lair_action-help = в этой игре нет, Мастер может импровизировать
option-rest = Отдохнуть
option-rest-help = в этой игре нет, Мастер может импровизировать
option-face = Повернуться
option-face-help = в этой игре нет, Мастер может импровизировать
option-flank = Обойти с фланга
option-flank-help = в этой игре нет, Мастер может импровизировать
option-called_shot = Прицельный удар
option-called_shot-help = в этой игре нет, Мастер может импровизировать
option-disarm-help = в этой игре нет, Мастер может импровизировать
option-overrun-help = в этой игре нет, Мастер может импровизировать

## Поля

field-by = какой скоростью
field-steps = шаги
field-sense = каким чувством
field-until = до какой близости
field-two_hands = двумя руками
field-ability = характеристика
field-as = за счёт чего
field-task = дело
field-for = что искать
field-power = умение
field-facing = направление
field-corner = на углу клетки
field-slot = уровень ячейки
field-feature = предмет
field-degree = степень укрытия
field-type = вид урона
field-trigger = вид условия
field-event = что происходит
field-of = существо
field-ready-of = с кем или с чем
field-within = расстояние в футах
field-response = ответ
field-cost = цена
field-dc = Сложность
field-ongoing-at = начало или конец хода
field-temp = временные хиты
field-name = название
field-dice = кости
field-against = против кого
field-like = по образцу
field-drag = тащить захваченных
field-put = куда поставить того, кого тащат

## Решения Мастера

edit-ongoing = длящийся урон
edit-cover = укрытие
edit-help = помощь в деле
edit-advantage = преимущество
edit-disadvantage = помеха
edit-damage_type = вид урона
edit-neutral = нейтральность
edit-trigger = условие срабатывания
edit-reveal = прячущийся замечен
edit-join = вступление в бой
edit-remove = существо убрано

## Почему нельзя

refusal-E5-GEN-4 = это решает Мастер
refusal-E5-GEN-5 = кто кому враждебен, зависит от сторон
refusal-E5-GEN-6 = поле боя состоит из клеток: такой на нём нет, или две клетки грани не соседние
refusal-E5-GEN-9 = существо мертво или покинуло поле боя
refusal-E5-GEN-10 = каждый бросок записывается полностью
refusal-E5-DICE-1 = модификатор характеристики — половина превышения над 10 с округлением вниз
refusal-E5-DICE-2 = проверка характеристики успешна, если итог не ниже Сложности
refusal-E5-DICE-3 = бонус мастерства добавляется к броску только один раз
refusal-E5-DICE-10 = спасбросок успешен, если итог не ниже Сложности
refusal-E5-SURP-6 = существо захвачено врасплох: в первый ход нельзя перемещаться и совершать действия
refusal-E5-SURP-7 = существо захвачено врасплох: до конца первого хода реакции нет
refusal-E5-SURP-8 = существо захвачено врасплох: в этот ход можно только говорить
refusal-E5-SURP-12 = кто вступает в бой позже, не захвачен врасплох и никого врасплох не захватывает
refusal-E5-INIT-1 = инициатива — это проверка Ловкости в начале боя
refusal-E5-INIT-5 = первым ходит тот, чья инициатива выше
refusal-E5-INIT-7 = ход нельзя отложить, порядок инициативы нельзя изменить; чтобы действовать позже, есть Подготовка
refusal-E5-INIT-8 = порядок при равной инициативе выбирают те, чьи это существа
refusal-E5-INIT-11 = кто вступает в бой позже, встаёт на место своей инициативы
refusal-E5-ROUND-6 = срок в раундах кончается в начале хода того, кто вызвал эффект
refusal-E5-TURN-1 = это возможно только в свой ход и не посреди другого события
refusal-E5-TURN-2 = за ход существо перемещается не дальше своей скорости
refusal-E5-TURN-5 = { $code ->
    [bonus_spent] бонусное действие этого хода уже потрачено
   *[bonus_not_granted] ничто не даёт такого бонусного действия
}
refusal-E5-TURN-7 = кто не может совершать действия, не может и бонусные
refusal-E5-TURN-9 = можно ничего не делать и завершить ход
refusal-E5-FREE-1 = короткие фразы и жесты в свой ход ничего не стоят
refusal-E5-FREE-2 = одно взаимодействие с предметом за ход бесплатно
refusal-E5-FREE-4 = бесплатное взаимодействие этого хода уже потрачено
refusal-E5-FREE-5 = этот предмет требует действия
refusal-E5-FREE-6 = { $code ->
    [not_your_turn] бесплатное взаимодействие возможно только в свой ход
   *[no_companion_activity] взаимодействие сопровождает перемещение или действие, а ни того, ни другого уже нет
}
refusal-E5-FREE-7 = до этого предмета или существа не дотянуться
refusal-E5-FREE-8 = выпускать из рук можно бесплатно, но только в свой ход
refusal-E5-FREE-9 = { $code ->
    [ends_in_occupied] там кто-то стоит
    [not_attackable] этим нельзя воспользоваться
   *[out_of_reach] отсюда этим не воспользоваться{ $beside ->
        [none] { "" }
       *[given] { "" }; можно с клетки { $beside }
    }
}
refusal-E5-MOVE-1 = не хватает перемещения
refusal-E5-MOVE-2 = перемещаются шагами с клетки на соседнюю клетку
refusal-E5-MOVE-3 = шаг стоит 5 футов и ещё 5 футов за каждую помеху движению
refusal-E5-MOVE-6 = такой скорости нет, или она уже исчерпана
refusal-E5-MOVE-7 = скорость равна 0
refusal-E5-MOVE-8 = так далеко не прыгнуть
refusal-E5-MOVE-9 = вынужденное перемещение не тратит перемещения
refusal-E5-MOVE-12 = угол закрыт для шага по диагонали
refusal-E5-MOVE-13 = покинуть поле боя можно только через открытую границу
refusal-E5-MOVE-14 = место назначения не свободно
refusal-E5-MOVE-15 = { $code ->
    [corner_blocked] угол этого шага по диагонали перекрыт
   *[square_blocked] путь перекрыт
}
refusal-E5-MOVE-16 = вверх и вниз — только полётом или лазанием, по 5 футов
refusal-E5-SPACE-1 = для существа такого размера нет места
refusal-E5-SPACE-4 = путь занят враждебным существом близкого размера
refusal-E5-SPACE-6 = место занято: нельзя остановиться в пространстве другого существа
refusal-E5-SPACE-8 = здесь слишком тесно даже для протискивания
refusal-E5-SPACE-10 = цель вне досягаемости
refusal-E5-PRONE-2 = { $code ->
    [prone_must_crawl] существо уже лежит
   *[cannot_move] лечь можно бесплатно, если существо не захвачено врасплох и может двигаться
}
refusal-E5-PRONE-3 = существо не лежит
refusal-E5-PRONE-4 = { $code ->
    [speed_zero] при скорости 0 не встать
   *[not_enough_movement] встать стоит половину скорости, а перемещения осталось меньше
}
refusal-E5-PRONE-5 = лёжа можно только ползти
refusal-E5-PRONE-6 = ползти стоит 1 лишний фут за каждый фут
refusal-E5-PRONE-8 = лёжа: своим атакам помеха; против лежащего преимущество с 5 футов, дальше помеха
refusal-E5-SIGHT-3 = обзору мешают свет и туман
refusal-E5-SIGHT-5 = атака по невидимой цели — с помехой
refusal-E5-SIGHT-6 = атака по тому, кто не видит атакующего, — с преимуществом
refusal-E5-SIGHT-8 = где прячется цель, неизвестно: назовите клетку
refusal-E5-HIDE-1 = Засада — это проверка Ловкости (Скрытность)
refusal-E5-HIDE-5 = все враги хорошо видят это существо, здесь не спрятаться
refusal-E5-HIDE-6 = существо ни от кого не спрятано
refusal-E5-HIDE-7 = атака раскрывает спрятавшегося
refusal-E5-ACT-2 = { $code ->
    [not_your_turn] действие возможно только в свой ход и не посреди другого события
   *[action_spent] действие этого хода уже потрачено
}
refusal-E5-ACT-3 = действие Атака — это одна атака
refusal-E5-ACT-6 = после Отхода перемещение до конца хода никого не провоцирует
refusal-E5-ACT-7 = Рывок добавляет к перемещению хода скорость
refusal-E5-ACT-9 = Уклонение: атаки по существу — с помехой, его спасброски Ловкости — с преимуществом
refusal-E5-ACT-12 = Помощь даёт преимущество на следующую проверку для этого дела
refusal-E5-ACT-14 = в этом деле помочь нельзя
refusal-E5-ACT-15 = { $code ->
    [not_hostile] помощь в атаке направлена на враждебное существо
   *[help_not_possible] для помощи в атаке нужны враждебное существо в пределах 5 футов и союзник
}
refusal-E5-ACT-16 = помощник слишком далеко: в этом бою нужны 5 футов
refusal-E5-ACT-17 = какая проверка нужна для Поиска, решает Мастер
refusal-E5-ACT-18 = Поиск находит тех, чья Скрытность ниже итога
refusal-E5-ACT-20 = это стоит действия
refusal-E5-ACT-21 = Мастер этого не разрешает
refusal-E5-READY-1 = ничего не подготовлено
refusal-E5-READY-2 = для Подготовки нужны заметное условие срабатывания и один возможный ответ
refusal-E5-READY-6 = подготовленная реакция пропала с началом своего хода
refusal-E5-READY-8 = условие срабатывания осталось незамеченным
refusal-E5-READY-11 = подготовить можно только заклинание, которое стоит одно действие
refusal-E5-READY-12 = без концентрации удерживаемое заклинание пропадает
refusal-E5-READY-13 = подготовленное перемещение — не дальше скорости
refusal-E5-REACT-2 = реакция уже потрачена до начала своего хода
refusal-E5-REACT-5 = у недееспособного существа нет реакций
refusal-E5-REACT-8 = после прерывания это уже невозможно
refusal-E5-REACT-12 = реакция потеряла смысл
refusal-E5-OPP-1 = { $code ->
    [not_seen] для провоцированной атаки существо должно быть видно
   *[not_hostile] провоцированная атака возможна только против враждебного существа
}
refusal-E5-OPP-3 = шаг не выводит из досягаемости этой атаки
refusal-E5-OPP-5 = после Отхода перемещение не провоцирует
refusal-E5-OPP-6 = сейчас ничто не провоцирует: телепортация и вынужденное перемещение не в счёт
refusal-E5-OPP-8 = провоцированная атака — одна рукопашная атака, без Мультиатаки, захвата и толкания
refusal-E5-OPP-9 = остановленный атакой не делает шага
refusal-E5-OPP-10 = после атаки можно завершить шаг или остаться на месте
refusal-E5-OPP-12 = провоцированной атаки нет: захват врасплох, недееспособность, очарование или полное укрытие цели
refusal-E5-ATK-1 = { $code ->
    [out_of_range] цель слишком далеко
   *[out_of_reach] цели в пределах досягаемости нет
}
refusal-E5-ATK-2 = укрытие, преимущество и помеху определяет Мастер
refusal-E5-ATK-3 = бросок атаки — к20 и все модификаторы
refusal-E5-ATK-4 = атака попадает, если итог не ниже КД
refusal-E5-ATK-7 = для рукопашного оружия берётся Сила
refusal-E5-ATK-8 = для дальнобойного оружия берётся Ловкость
refusal-E5-ATK-9 = бонус мастерства — только тем, кто владеет оружием
refusal-E5-ATK-12 = дальше нормальной дистанции атака с помехой
refusal-E5-ATK-13 = цель слишком далеко
refusal-E5-ATK-14 = дальнобойная атака рядом с враждебным существом — с помехой
refusal-E5-ATK-17 = указанный бонус атаки заменяет вычисленный
refusal-E5-ATK-20 = атака по клетке поражает только того, кто в ней
refusal-E5-ATK-21 = боеприпас тратится и при промахе
refusal-E5-WPN-3 = метать можно только метательное оружие
refusal-E5-WPN-4 = { $code ->
    [no_free_hand] для заряжания нужна свободная рука
   *[no_ammunition] боеприпасов не осталось
}
refusal-E5-WPN-5 = оружие с перезарядкой стреляет один раз за действие, бонусное действие или реакцию
refusal-E5-WPN-6 = тяжёлое оружие мешает Маленьким и Крошечным существам
refusal-E5-WPN-7 = для этого нужны две руки
refusal-E5-WPN-10 = импровизированное оружие наносит 1к4 урона
refusal-E5-WPN-11 = { $code ->
    [no_free_hand] нет свободной руки
   *[weapon_not_held] оружия нет в руке
}
refusal-E5-TWF-1 = для сражения с двумя оружиями нужно лёгкое рукопашное оружие в каждой руке
refusal-E5-TWF-5 = бонусная атака — один раз и после атаки действием Атака в этот ход
refusal-E5-TWF-6 = второе оружие должно быть другим и в другой руке
refusal-E5-TWF-7 = { $code ->
    [not_light] такое оружие не даёт бонусной атаки
   *[no_attack_action] бонусную атаку пока ничто не даёт
}
refusal-E5-TWF-8 = из указанного бонуса урона вычитается положительный модификатор
refusal-E5-GRAP-1 = захват — часть действия Атака
refusal-E5-GRAP-3 = цель слишком велика для захвата
refusal-E5-GRAP-4 = цель захвата вне досягаемости
refusal-E5-GRAP-5 = для захвата нужна свободная рука
refusal-E5-GRAP-6 = захват — это Атлетика против Атлетики или Акробатики
refusal-E5-GRAP-9 = существо не захвачено, высвобождаться не из чего
refusal-E5-GRAP-10 = недееспособный отпускает захваченного
refusal-E5-GRAP-11 = захват кончается, если противники оказались дальше досягаемости
refusal-E5-GRAP-12 = отпускать некого
refusal-E5-GRAP-14 = тот, кого тащат, оказывается рядом с тем, кто тащит
refusal-E5-GRAP-15 = это существо уже захвачено тем же противником
refusal-E5-SHOVE-1 = толкание — часть действия Атака
refusal-E5-SHOVE-3 = цель слишком велика для толкания
refusal-E5-SHOVE-4 = цель толкания вне досягаемости
refusal-E5-SHOVE-5 = толкание — это Атлетика против Атлетики или Акробатики
refusal-E5-SHOVE-8 = нет свободной клетки, куда оттолкнуть
refusal-E5-SHOVE-9 = толчок — вынужденное перемещение
refusal-E5-COVER-3 = укрытие на половину даёт +2
refusal-E5-COVER-4 = укрытие на три четверти даёт +5
refusal-E5-COVER-5 = у цели полное укрытие
refusal-E5-COVER-8 = последнее слово об укрытии за Мастером
refusal-E5-DMG-1 = урон — это указанные кости и модификаторы
refusal-E5-DMG-2 = к урону — тот же модификатор, что и к атаке
refusal-E5-DMG-6 = каждый вид урона считается отдельно
refusal-E5-DMG-12 = сначала тратятся временные хиты
refusal-E5-CRIT-1 = при критическом попадании кости урона бросают дважды
refusal-E5-HEAL-1 = хиты восстанавливаются не выше максимума
refusal-E5-HEAL-2 = мёртвому хиты не восстановить
refusal-E5-DEATH-1 = большинство чудовищ умирает при 0 хитов
refusal-E5-DEATH-3 = излишек урона не меньше максимума хитов — мгновенная смерть
refusal-E5-DEATH-4 = при 0 хитов существо без сознания
refusal-E5-DEATH-5 = восстановление хитов возвращает сознание
refusal-E5-DEATH-7 = спасбросок от смерти успешен при 10 и выше
refusal-E5-DEATH-8 = три успеха — стабилизация, три провала — смерть
refusal-E5-DEATH-9 = выпало «1» — два провала
refusal-E5-DEATH-10 = выпало «20» — восстановление 1 хита
refusal-E5-DEATH-11 = урон при 0 хитов — провал
refusal-E5-DEATH-12 = критическое попадание при 0 хитов — два провала
refusal-E5-DEATH-13 = урон не меньше максимума при 0 хитов — мгновенная смерть
refusal-E5-DEATH-16 = первая помощь — действие и проверка Мудрости (Медицина) против 10
refusal-E5-DEATH-17 = { $code ->
    [out_of_reach] пострадавший слишком далеко: нужны 5 футов
   *[no_patient] первая помощь нужна только при 0 хитов, не мёртвому и не стабилизированному
}
refusal-E5-DEATH-23 = лишить сознания можно только рукопашной атакой, снизившей хиты до 0
refusal-E5-DEATH-24 = лишение сознания важнее мгновенной смерти
refusal-E5-DEATH-26 = мёртвый выпускает всё из рук и отпускает захваченных
refusal-E5-COND-2 = состояние кончается со сроком, с противодействием или с успешным спасброском
refusal-E5-COND-4 = слепота: свои атаки с помехой, чужие с преимуществом
refusal-E5-COND-5 = очарование: нельзя вредить тому, кто очаровал
refusal-E5-COND-6 = глухота: проверки, которым нужен слух, провалены
refusal-E5-COND-7 = у истощения шесть степеней, последняя — смерть
refusal-E5-COND-8 = испуг: нельзя подойти ближе к источнику страха
refusal-E5-COND-9 = захват: скорость 0
refusal-E5-COND-10 = недееспособность: ни действий, ни бонусных действий, ни реакций
refusal-E5-COND-11 = невидимость: свои атаки с преимуществом, чужие с помехой
refusal-E5-COND-12 = { $code ->
    [incapacitated] паралич: говорить нельзя
   *[cannot_move] паралич: двигаться нельзя
}
refusal-E5-COND-13 = { $code ->
    [incapacitated] окаменение: говорить нельзя
   *[cannot_move] окаменение: двигаться нельзя
}
refusal-E5-COND-14 = отравление: помеха броскам атаки и проверкам характеристик
refusal-E5-COND-15 = лёжа можно только ползти, пока существо не встанет
refusal-E5-COND-16 = опутывание: скорость 0
refusal-E5-COND-17 = ошеломление: двигаться нельзя
refusal-E5-COND-18 = { $code ->
    [incapacitated] существо без сознания не может говорить
   *[cannot_move] существо без сознания не может двигаться
}
refusal-E5-SPELL-1 = цель или точка слишком далеко, или целей слишком много
refusal-E5-SPELL-2 = Сложность спасброска — 8, характеристика заклинателя и бонус мастерства
refusal-E5-SPELL-3 = подходящей ячейки заклинания не осталось
refusal-E5-SPELL-6 = до цели или точки нет свободного пути
refusal-E5-SPELL-7 = цель должна быть видна
refusal-E5-SPELL-8 = вместе с заклинанием бонусным действием в этот ход можно накладывать только заговоры действием
refusal-E5-SPELL-9 = концентрации нет, прекращать нечего
refusal-E5-SPELL-10 = урон требует спасброска, чтобы сохранить концентрацию
refusal-E5-SPELL-11 = недееспособный или мёртвый не удерживает концентрацию
refusal-E5-SPELL-12 = с концентрацией кончается всё, что на ней держалось
refusal-E5-SPELL-13 = не хватает компонента: речи, свободной руки или фокусировки
refusal-E5-SPELL-17 = заклинатель больше не может действовать, заклинание не удаётся
refusal-E5-SPELL-18 = конус и линия начинаются от существа в одном из восьми направлений
refusal-E5-SPELL-19 = изменения от умения действуют, пока действует оно само
refusal-E5-MON-1 = такой атаки в Мультиатаке нет или больше не осталось
refusal-E5-MON-2 = Мультиатака — только своим действием, без захвата и толкания
refusal-E5-MON-3 = такого умения нет, или его больше нельзя использовать в этом бою
refusal-E5-MON-4 = умение ещё не перезарядилось
refusal-E5-MON-6 = { $code ->
    [no_legendary] не хватает легендарных действий
   *[legendary_timing] легендарные действия — только в конце чужого хода
}
refusal-E5-MON-8 = тактике стаи нужен дееспособный союзник рядом с целью
refusal-E5-MON-13 = парирование не отменяет «20» и возможно только до урона
refusal-E5-MON-15 = этой атакой уже удерживается другое существо
refusal-E5-OBJ-1 = это нельзя атаковать
refusal-E5-OBJ-4 = надетое и носимое атаковать нельзя
refusal-E5-END-1 = для боя нужны две стороны, способные сражаться
refusal-E5-END-2 = существо больше не может сражаться или уже сдалось в плен
refusal-E5-END-3 = после боя те, кто при смерти, продолжают спасброски
refusal-E5-END-4 = достигнут лимит раундов
refusal-E5-END-5 = никто не бежит по правилам: морали нет
refusal-E5-OUT-1 = правил для этого здесь нет
refusal-E5-OUT-2 = такого правила здесь нет, Мастер может импровизировать

## Without a field

default-cover-against = против всех
default-reveal-to = всем
default-ability = та, что лучше
default-allow-ability = как у навыка
default-dc = без проверки
default-target = самая выгодная
default-throw = если иначе не достать
default-two_hands = если есть свободная рука
default-escape-with = то, что лучше
default-by = пешком или как умеет
default-put = туда, куда тащат
default-operate-as = как требует предмет
default-push-to = прямо прочь
default-event = только словами
default-ready-of = кого бы ни касалось
default-slot = низшая из оставшихся
default-ready-squares = на указанном расстоянии
default-use-at = лучшее место
default-facing = лучшее направление
default-use-height = на высоте тех, кто там
default-targets = кому нужнее всего

## Words of a table, and short ones

short-budget-interaction = взаимодействие
feature-lightly_obscured = лёгкая дымка
feature-heavily_obscured = густая завеса
feature-dim = тусклый свет
feature-climb = можно лезть
feature-swim = вода
feature-boulder = валун
feature-gate_jammed = заевшие ворота
feature-parapet = парапет
feature-river = река
feature-slag = шлак
feature-smoke = дым
act-hit = попадание
act-shoves = толчок
act-step = шаг
act-called = условие
act-ends = конец хода
act-starts = начало хода
act-result = итог
act-takes_action = действие
short-option-rise = Подняться
short-option-offhand = Вторым оружием
short-option-help_attack = Помочь в атаке
short-option-operate = Использовать
short-option-ready = Подготовить
short-option-end_concentration = Без концентрации
short-option-stop_hiding = Не прятаться
short-option-opportunity_attack = Атаковать вдогонку
short-option-target = Другая цель
short-option-knock_out = Оглушить

## The short log

line-moved = { $how ->
    [walk] → { $end }{ way-length }{ at-height }
    [crawl] → { $end }{ way-length }, ползком
    [climb] → { $end }{ way-length }, лазание{ at-height }
    [swim] → { $end }{ way-length }, плавание
    [fly] → { $end }{ way-length }, полёт{ at-height }
    [burrow] → { $end }{ way-length }, копание
    [jump] → { $end }{ way-length }, прыжок
    [squeeze] → { $end }{ way-length }, протискивание
    [drag] → { $end }, следом за тем, кто держит
    [push] → { $end }, толчок
    [teleport] → { $end }, телепортация
    [fall] → { $end }, падение
   *[other] → { $end }
}
part-stopped = шаг не завершён
answer-reacted = { $what ->
    [opportunity_attack] провоцированная атака
    [respond] подготовленный ответ
   *[other] { $what_label }
}
part-resisted = легендарное сопротивление{ $left ->
    [none] { "" }
   *[given] { " " }(осталось: { $left })
}
line-saved = спасбросок ({ $ability })
part-saved = { $success ->
    [yes] успех
   *[no] провал
}
line-death-save = спасбросок от смерти
part-death-save = { $outcome ->
    [stable] стабилизация
    [success] успех ({ $successes }–{ $failures })
   *[failure] провал ({ $successes }–{ $failures })
}
part-fell = { $how ->
    [dead] { "" }
    [instant_death] { "" }
   *[other] вне боя
}
line-item-moved = { $how ->
    [drawn] предмет «{ $item }» вынут
    [sheathed] предмет «{ $item }» убран
    [dropped] предмет «{ $item }» выпущен из рук ({ $to })
    [picked_up] предмет «{ $item }» поднят
    [given] { $item } → { $to }
   *[thrown] { "" }
}
line-power-used = { $power }{ $targets_count ->
    [0] { "" }
   *[other] { " " }→ { $targets }
}{ $at ->
    [none] { "" }
   *[given] { " " }({ $at }{ $begins ->
        [none] { "" }
       *[given] { "" }, но путь закрыт: от клетки { $begins }
    })
}
## What else people call acts

alias-use = колдовать, колдую, заклинание, умение, наложить, сотворить
alias-operate = открыть, закрыть, дверь
alias-hide = спрятаться, прятаться
alias-ready = заготовить, заготовка, приготовить, приготовиться, подготовиться
alias-dodge = уклониться, уклоняться, увернуться, защищаться
alias-dash = бежать, побежать, бегу
alias-search = искать, поискать, ищу
alias-help = помочь, помогать, помогаю
alias-shove = повалить, опрокинуть

## What the samples are about

sample-broken_span = Засада у разрушенного моста: незаметность, укрытия, стрелы из-за изгородей.
sample-furnace_gate = Один сильный враг: легендарные действия, огонь по площади, иммунитеты, лёгкий дым.
sample-kennel_yard = Ближний бой со сворой гончих: падения, захваты, толчки, вязкая земля. Хорош для первого боя.

## Значения, которые задаёт ведущий

setting-attacks_left = осталось атак
setting-dashes = рывки
setting-death_failures = провалы спасбросков от смерти
setting-death_successes = успехи спасбросков от смерти
setting-held = в руках
setting-legendary = осталось легендарных действий
setting-moved = пройдено футов
setting-of-speed = скорость: { $thing }
setting-open = открыто
setting-present = на поле боя
setting-spent = потраченные умения
