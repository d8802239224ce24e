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
name-heroes = Герои
name-raiders = Налётчики
name-neutral = нейтральная сторона
name-shield = Щит
name-focus = Фокусировка
name-unarmed = Безоружный удар
name-improvised = Импровизированное оружие

name-str = Сила
name-dex = Ловкость
name-con = Телосложение
name-int = Интеллект
name-wis = Мудрость
name-cha = Харизма
name-athletics = Атлетика
name-acrobatics = Акробатика
name-stealth = Скрытность
name-perception = Внимательность
name-investigation = Анализ
name-medicine = Медицина

name-tiny = Крошечный
name-small = Маленький
name-medium = Средний
name-large = Большой
name-huge = Огромный
name-gargantuan = Громадный

name-acid = кислота
name-bludgeoning = дробящий
name-cold = холод
name-fire = огонь
name-force = силовое поле
name-lightning = электричество
name-necrotic = некротическая энергия
name-piercing = колющий
name-poison = яд
name-psychic = психическая энергия
name-radiant = излучение
name-slashing = рубящий
name-thunder = звук

name-blinded = слепота
name-charmed = очарование
name-deafened = глухота
name-exhaustion = истощение
name-frightened = испуг
name-grappled = захват
name-incapacitated = недееспособность
name-invisible = невидимость
name-paralyzed = паралич
name-petrified = окаменение
name-poisoned = отравление
name-prone = лёжа
name-restrained = опутывание
name-stunned = ошеломление
name-unconscious = без сознания
name-surprised = захват врасплох
name-hidden = незаметность
name-dodging = Уклонение
name-disengaged = Отход
name-readied = Подготовка
name-concentrating = концентрация

name-ok = в строю
name-dying = при смерти
name-stable = стабильность
name-dead = смерть
name-gone = вне поля боя
name-surrendered = сдача в плен

name-half = укрытие на половину
name-three_quarters = укрытие на три четверти
name-total = полное укрытие
name-advantage = преимущество
name-disadvantage = помеха
name-action = действие
name-bonus_action = бонусное действие
name-reaction = реакция
name-interaction = бесплатное взаимодействие
name-free = бесплатно
name-walk = ходьба
name-climb = лазание
name-swim = плавание
name-fly = полёт
name-burrow = копание
name-crawl = ползком

reason-d20 = (к20)
reason-bonus = бонус
reason-damage = (кости)
reason-healing = (кости)
reason-temp_hp = (кости)
reason-fall = (кости)
reason-sneak_attack = (кости)
reason-recharge = (кость)
reason-hazard = (кости)
reason-ongoing = (кости)
reason-proficiency = бонус мастерства
reason-attack_bonus = бонус атаки
reason-spell_attack = атака заклинанием
reason-ac = Класс Доспеха
reason-object = предмет
reason-cover = укрытие
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
name-fall = падение

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
name-first_aid = первая помощь
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
name-casts = накладывает заклинание
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
name-end = конец хода
name-computed = по расчёту
name-any = кто угодно
name-self = само существо
name-north = север
name-northeast = северо-восток
name-east = восток
name-southeast = юго-восток
name-south = юг
name-southwest = юго-запад
name-west = запад
name-northwest = северо-запад
name-engaged = вплотную
name-near = рядом

result-heroes = Победа героев
result-raiders = Победа налётчиков
result-draw = Ничья

## Имена из бестиария

unit-brann_oakhand = Бранн Дубовая Рука
unit-sela_quickwater = Села Быстрая Вода
unit-ilmar_voss = Ильмар Восс
unit-sister_tamsin = Сестра Тамсин
unit-ridge_raider = Налётчик с гряды
unit-mire_hound = Болотная гончая
unit-gate_brute = Громила у ворот
unit-ember_warden = Страж углей

item-unarmed = Безоружный удар
item-shield = Щит
item-focus = Фокусировка
item-longsword = Длинный меч
item-handaxe = Ручной топор
item-shortsword = Короткий меч
item-dagger = Кинжал
item-shortbow = Короткий лук
item-mace = Булава
item-scimitar = Скимитар
item-bite = Укус
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

item-river = Река
item-hedge = Живая изгородь
item-barricade = Баррикада
item-low_wall = Низкая стена
item-boulder = Валун
item-rubble = Обломки
item-pit = Яма
item-fence = Забор
item-gate_jammed = Заклинившие ворота
item-pillar = Колонна
item-slag = Шлак
item-smoke = Дым
item-parapet = Парапет
item-broken_span = Пошлина у разрушенного пролёта
item-kennel_yard = Псарный двор
item-furnace_gate = Врата горнила

## Что произошло

dice = { $count }к{ $sides }
share = { $target } ({ $damage })
hp-left = { $hp ->
    [one] остаётся { $hp } хит
    [few] остаётся { $hp } хита
   *[many] остаётся { $hp } хитов
}
feet-spent = { $cost ->
    [0] { "" }
    [one] { " " }({ $cost } фут)
    [few] { " " }({ $cost } фута)
   *[many] { " " }({ $cost } футов)
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

event-not-offered = { $who }: реакция сейчас невозможна.
event-ended = { $on }: «{ $what_label }» — срок истёк.
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
event-surprise-settled = { $surprised ->
    [none] Никто не захвачен врасплох.
   *[given] Захвачены врасплох: { $surprised }.
}
event-order-settled = Инициатива: { $order }.
event-round-began = Раунд { $round }.
event-turn-began = Ход: { $who }.
event-turn-ended = { "" }
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
event-spoke = { $who }: «{ $words }».
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
event-hazard-met = { $who }: опасное место — { $where }.
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
event-condition-resisted = { $who }: иммунитет к состоянию «{ $condition }».
event-hid = { $who }: Засада, итог { $total } — { $hidden_from ->
    [none] все враги по-прежнему видят
   *[given] не видят: { $hidden_from }
}.
event-revealed = { $who }: снова на виду. Кому видно: { $to }.
event-recharged = { $who }: умение «{ $power }» перезаряжено.
event-resisted = { $who }: легендарное сопротивление, спасбросок успешен; осталось { $left }.
event-surrendered = { $who }: сдача в плен.
event-combat-over = { $result ->
    [draw] Бой окончен: ничья
    [heroes] Бой окончен: победа героев
    [raiders] Бой окончен: победа налётчиков
   *[other] Бой окончен: победа стороны «{ $result }»
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

prompt-turn = { $who }: ход.
prompt-before_step = { $who }: существо покидает досягаемость. Реагировать?
prompt-after_step = { $who }: произошло перемещение. Реагировать?
prompt-on_declare = { $who }: действие объявлено. Реагировать до него?
prompt-on_roll = { $who }: бросок известен. Реагировать до исхода?
prompt-on_hit = { $who }: попадание. Реагировать до урона?
prompt-on_result = { $who }: это произошло. Реагировать?
prompt-turn_start = { $who }: начинается ход. Реагировать?
prompt-turn_end = { $who }: ход кончается. Реагировать?
prompt-legendary = { $who }: совершить легендарное действие?
prompt-tie = { $who }: инициатива равна. В каком порядке?
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

roll-initiative = инициатива
roll-attack = бросок атаки
roll-damage = урон
roll-attack_die = прибавка к броску атаки
roll-save_die = прибавка к спасброску
roll-death_save = спасбросок от смерти
roll-concentration = спасбросок для концентрации
roll-fall = падение
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
roll-save = спасбросок
roll-temp_hp = временные хиты
roll-roll_off = переброс при равенстве
roll-landing = приземление после прыжка
roll-operate = использование предмета
roll-improvise = импровизированное действие
roll-hazard = опасное место
roll-ongoing = длящийся урон
roll-end_save = повторный спасбросок
roll-sneak_attack = скрытая атака

## Действия на выбор

option-move = Переместиться
option-move-help = по пути из соседних клеток
option-approach = Приблизиться
option-approach-help = к кому-то, пока не вплотную (5 футов) или рядом (30 футов), насколько хватит перемещения
option-back_off = Отступить
option-back_off-help = как можно дальше от кого-то, насколько хватит перемещения
option-rise = Подняться или спуститься
option-rise-help = полётом или лазанием, по 5 футов за шаг
option-jump = Прыгнуть
option-jump-help = с разбега на значение Силы в футах, без него вдвое меньше
option-stand = Встать
option-stand-help = стоит половину скорости
option-drop_prone = Лечь
option-drop_prone-help = ничего не стоит
option-attack = Атаковать
option-attack-help = одна атака оружием, без оружия или по клетке
option-multiattack = Мультиатака
option-multiattack-help = одна из перечисленных атак
option-grapple = Захватить
option-grapple-help = вместо атаки: Атлетика против Атлетики или Акробатики
option-shove = Толкнуть
option-shove-help = вместо атаки: сбить с ног или оттолкнуть на 5 футов
option-escape = Высвободиться
option-escape-help = действие: вырваться из захвата
option-offhand = Атаковать вторым оружием
option-offhand-help = бонусное действие: лёгкое оружие в другой руке
option-dash = Рывок
option-dash-help = ещё одно перемещение на скорость в этот ход
option-disengage = Отход
option-disengage-help = перемещение этого хода никого не провоцирует
option-dodge = Уклонение
option-dodge-help = атаки по существу с помехой, его спасброски Ловкости с преимуществом
option-hide = Засада
option-hide-help = проверка Ловкости (Скрытность) против пассивной Внимательности врагов
option-help = Помощь
option-help-help = союзник совершает следующую проверку для дела с преимуществом
option-help_attack = Помочь в атаке
option-help_attack-help = союзник атакует существо рядом с помощником с преимуществом
option-search = Поиск
option-search-help = спрятавшихся существ или чего-то ещё
option-ready = Подготовка
option-ready-help = условие срабатывания и ответ реакцией
option-use = Применить умение
option-use-help = заклинание или другое умение
option-operate = Использовать предмет
option-operate-help = открыть, закрыть или привести в действие рядом
option-draw = Вынуть
option-draw-help = предмет при себе — в свободную руку
option-sheathe = Убрать
option-sheathe-help = убрать предмет из руки
option-pick_up = Поднять
option-pick_up-help = предмет со своей или соседней клетки
option-give = Передать
option-give-help = предмет из руки союзнику рядом
option-drop = Выпустить из рук
option-drop-help = предмет падает на землю, ничего не стоит
option-first_aid = Первая помощь
option-first_aid-help = проверка Мудрости (Медицина) против 10, чтобы стабилизировать
option-improvise = Импровизировать
option-improvise-help = что угодно ещё, что разрешит Мастер
option-speak = Сказать
option-speak-help = короткая фраза или жест, ничего не стоит
option-release = Отпустить
option-release-help = прекратить свой захват, ничего не стоит
option-end_concentration = Прекратить концентрацию
option-end_concentration-help = эффекты заканчиваются, ничего не стоит
option-stop_hiding = Перестать прятаться
option-stop_hiding-help = существо снова видно
option-surrender = Сдаться в плен
option-surrender-help = существо больше не сражается
option-delay = Отложить ход
option-delay-help = в этой игре нельзя, вместо этого есть Подготовка
option-end = Завершить ход
option-end-help = всё неиспользованное пропадает

option-opportunity_attack = Провоцированная атака
option-opportunity_attack-help = одна рукопашная атака перед шагом, стоит реакции
option-respond = Применить подготовленное
option-respond-help = стоит реакции
option-react = Применить умение реакцией
option-react-help = стоит реакции
option-decline = Пропустить случай
option-decline-help = ничего не делать, ничего не стоит

option-order = Назначить порядок
option-order-help = назвать всех от первого до последнего
option-go_on = Завершить шаг
option-go_on-help = реакция остаётся потраченной
option-stay = Остаться на месте
option-stay-help = перемещение на этот шаг не тратится
option-target = Выбрать другую цель
option-target-help = с того же места
option-lose = Отказаться
option-lose-help = атака или умение пропадает
option-athletics = Атлетика
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
option-allow = Разрешить
option-allow-help = назвать цену и проверку
option-refuse = Отказать
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
option-disarm = Разоружить
option-disarm-help = в этой игре нет, Мастер может импровизировать
option-overrun = Прорваться
option-overrun-help = в этой игре нет, Мастер может импровизировать

## Поля

field-path = путь
field-by = какой скоростью
field-steps = шагов вверх или вниз
field-to = куда
field-target = цель
field-sense = каким чувством
field-until = до какой близости
field-targets = цели
field-at = где
field-with = чем
field-throw = метнуть
field-two_hands = двумя руками
field-ability = характеристика
field-from = от кого
field-as = за счёт чего
field-ally = союзник
field-task = дело
field-for = что искать
field-power = умение
field-facing = направление
field-corner = на углу клетки
field-slot = уровень ячейки
field-feature = предмет
field-item = предмет
field-what = что
field-words = слова
field-order = порядок
field-degree = степень укрытия
field-type = вид урона
field-trigger = вид условия
field-event = что происходит
field-who = кто это делает
field-of = существо
field-ready-of = с кем или с чем
field-squares = клетки
field-within = расстояние в футах
field-text = словами
field-response = ответ
field-cost = цена
field-skill = навык
field-dc = Сложность
field-give-to = кому
field-hp-to = хиты
field-side-to = новая сторона
field-ongoing-at = начало или конец хода
field-temp = временные хиты
field-height = высота в футах
field-name = название
field-on = есть
field-source = источник
field-rounds = раунды
field-level = степень
field-dice = кости
field-against = против кого
field-like = по образцу
field-id = код
field-side = сторона
field-drag = тащить захваченных
field-put = куда поставить того, кого тащат

## Решения Мастера

edit-hp = хиты
edit-place = место
edit-condition = состояние
edit-ongoing = длящийся урон
edit-cover = укрытие
edit-help = помощь в деле
edit-advantage = преимущество
edit-disadvantage = помеха
edit-damage_type = вид урона
edit-surprise = неожиданность
edit-neutral = нейтральность
edit-side = сторона
edit-trigger = условие срабатывания
edit-reveal = прячущийся замечен
edit-join = вступление в бой
edit-remove = существо убрано

## Почему нельзя

refusal-E5-GEN-1 = раунд длится около 6 секунд, минута — 10 раундов
refusal-E5-GEN-2 = при делении всегда округляют вниз
refusal-E5-GEN-3 = собственный текст существа важнее общего правила
refusal-E5-GEN-4 = это решает Мастер
refusal-E5-GEN-5 = кто кому враждебен, зависит от сторон
refusal-E5-GEN-6 = поле боя состоит из клеток: такой на нём нет, или две клетки грани не соседние
refusal-E5-GEN-7 = естественный результат — грань той кости, которая считается
refusal-E5-GEN-8 = нарушение правила отклоняется до броска
refusal-E5-GEN-9 = существо мертво или покинуло поле боя
refusal-E5-GEN-10 = каждый бросок записывается полностью
refusal-E5-DICE-1 = модификатор характеристики — половина превышения над 10 с округлением вниз
refusal-E5-DICE-2 = проверка характеристики успешна, если итог не ниже Сложности
refusal-E5-DICE-3 = бонус мастерства добавляется к броску только один раз
refusal-E5-DICE-4 = с преимуществом считается большая из двух к20, с помехой — меньшая
refusal-E5-DICE-5 = преимущества не складываются, помехи тоже
refusal-E5-DICE-6 = преимущество и помеха взаимно уничтожаются
refusal-E5-DICE-7 = «1» и «20» на кости особые только для бросков атаки и спасбросков от смерти
refusal-E5-DICE-8 = при равных итогах противопоставленной проверки ничего не меняется
refusal-E5-DICE-9 = пассивное значение — 10 и все модификаторы, +5 с преимуществом, −5 с помехой
refusal-E5-DICE-10 = спасбросок успешен, если итог не ниже Сложности
refusal-E5-DICE-11 = другую пару навыка и характеристики назначает Мастер
refusal-E5-DICE-12 = одинаковые эффекты не складываются, действует сильнейший
refusal-E5-SURP-1 = никто не прятался, врасплох никто не захвачен
refusal-E5-SURP-2 = кто прятался, совершает проверку Ловкости (Скрытность)
refusal-E5-SURP-3 = спрятавшийся не замечен, если Скрытность не ниже пассивной Внимательности
refusal-E5-SURP-4 = захвачен врасплох только тот, кто не заметил ни одного врага
refusal-E5-SURP-5 = неожиданность определяется для каждого существа отдельно
refusal-E5-SURP-6 = существо захвачено врасплох: в первый ход нельзя перемещаться и совершать действия
refusal-E5-SURP-7 = существо захвачено врасплох: до конца первого хода реакции нет
refusal-E5-SURP-8 = существо захвачено врасплох: в этот ход можно только говорить
refusal-E5-SURP-9 = у захваченного врасплох ход всё же есть, в его конце неожиданность проходит
refusal-E5-SURP-10 = неожиданность не меняет порядок инициативы
refusal-E5-SURP-11 = кто не замечен, начинает бой спрятавшимся
refusal-E5-SURP-12 = кто вступает в бой позже, не захвачен врасплох и никого врасплох не захватывает
refusal-E5-INIT-1 = инициатива — это проверка Ловкости в начале боя
refusal-E5-INIT-2 = для группы одинаковых существ бросок инициативы один
refusal-E5-INIT-3 = это не группа одинаковых существ Мастера
refusal-E5-INIT-4 = существа группы ходят одно за другим
refusal-E5-INIT-5 = первым ходит тот, чья инициатива выше
refusal-E5-INIT-6 = порядок инициативы одинаков во всех раундах
refusal-E5-INIT-7 = ход нельзя отложить, порядок инициативы нельзя изменить; чтобы действовать позже, есть Подготовка
refusal-E5-INIT-8 = порядок при равной инициативе выбирают те, чьи это существа
refusal-E5-INIT-9 = при равной инициативе в этом бою бросают ещё раз
refusal-E5-INIT-10 = всё, что влияет на проверки характеристик, влияет и на инициативу
refusal-E5-INIT-11 = кто вступает в бой позже, встаёт на место своей инициативы
refusal-E5-INIT-12 = у существа с 0 хитов ход остаётся, мёртвое пропускается
refusal-E5-ROUND-1 = у каждого существа один ход в раунде
refusal-E5-ROUND-2 = когда походили все, начинается следующий раунд
refusal-E5-ROUND-3 = перед первым раундом: неожиданность, расстановка, инициатива
refusal-E5-ROUND-4 = раунды считаются с 1
refusal-E5-ROUND-5 = раунды продолжаются до конца боя
refusal-E5-ROUND-6 = срок в раундах кончается в начале хода того, кто вызвал эффект
refusal-E5-ROUND-7 = срок идёт, даже если источника эффекта уже нет
refusal-E5-TURN-1 = это возможно только в свой ход и не посреди другого события
refusal-E5-TURN-2 = за ход существо перемещается не дальше своей скорости
refusal-E5-TURN-3 = перемещаться можно и до действия, и после него
refusal-E5-TURN-4 = перемещение можно делить на части
refusal-E5-TURN-5 = { $code ->
    [bonus_spent] бонусное действие этого хода уже потрачено
   *[bonus_not_granted] ничто не даёт такого бонусного действия
}
refusal-E5-TURN-6 = у этого бонусного действия свой момент
refusal-E5-TURN-7 = кто не может совершать действия, не может и бонусные
refusal-E5-TURN-8 = одну часть хода нельзя обменять на другую
refusal-E5-TURN-9 = можно ничего не делать и завершить ход
refusal-E5-TURN-10 = начало хода идёт в твёрдом порядке
refusal-E5-TURN-11 = конец хода идёт в твёрдом порядке
refusal-E5-TURN-12 = в этот ход существо не может ни действовать, ни перемещаться
refusal-E5-TURN-13 = ход окончен: существо больше ничего не может
refusal-E5-FREE-1 = короткие фразы и жесты в свой ход ничего не стоят
refusal-E5-FREE-2 = одно взаимодействие с предметом за ход бесплатно
refusal-E5-FREE-3 = дверь открывают на ходу, оружие вынимают вместе с атакой
refusal-E5-FREE-4 = бесплатное взаимодействие этого хода уже потрачено
refusal-E5-FREE-5 = этот предмет требует действия
refusal-E5-FREE-6 = { $code ->
    [not_your_turn] бесплатное взаимодействие возможно только в свой ход
   *[no_companion_activity] взаимодействие сопровождает перемещение или действие, а ни того, ни другого уже нет
}
refusal-E5-FREE-7 = до этого предмета или существа не дотянуться
refusal-E5-FREE-8 = выпускать из рук можно бесплатно, но только в свой ход
refusal-E5-FREE-9 = { $code ->
    [not_attackable] этим нельзя воспользоваться
   *[out_of_reach] отсюда этим не воспользоваться
}
refusal-E5-MOVE-1 = не хватает перемещения
refusal-E5-MOVE-2 = перемещаются шагами с клетки на соседнюю клетку
refusal-E5-MOVE-3 = шаг стоит 5 футов и ещё 5 футов за каждую помеху движению
refusal-E5-MOVE-4 = труднопроходимая местность стоит 1 лишний фут за каждый фут
refusal-E5-MOVE-5 = лазание и плавание стоят 1 лишний фут за каждый фут
refusal-E5-MOVE-6 = такой скорости нет, или она уже исчерпана
refusal-E5-MOVE-7 = скорость равна 0
refusal-E5-MOVE-8 = так далеко не прыгнуть
refusal-E5-MOVE-9 = вынужденное перемещение не тратит перемещения
refusal-E5-MOVE-10 = падение наносит 1к6 урона за каждые 10 футов
refusal-E5-MOVE-11 = кто летит и больше не может двигаться, падает
refusal-E5-MOVE-12 = угол закрыт для шага по диагонали
refusal-E5-MOVE-13 = покинуть поле боя можно только через открытую границу
refusal-E5-MOVE-14 = место назначения не свободно
refusal-E5-MOVE-15 = { $code ->
    [corner_blocked] угол этого шага по диагонали перекрыт
   *[square_blocked] путь перекрыт
}
refusal-E5-MOVE-16 = вверх и вниз — только полётом или лазанием, по 5 футов
refusal-E5-MOVE-17 = скорость пересчитывается для каждого шага
refusal-E5-SPACE-1 = для существа такого размера нет места
refusal-E5-SPACE-2 = в клетке помещается до четырёх Крошечных существ
refusal-E5-SPACE-3 = через пространство невраждебного существа проходить можно
refusal-E5-SPACE-4 = путь занят враждебным существом близкого размера
refusal-E5-SPACE-5 = пространство другого существа — труднопроходимая местность
refusal-E5-SPACE-6 = место занято: нельзя остановиться в пространстве другого существа
refusal-E5-SPACE-7 = остановленный в занятом пространстве попадает на ближайшую свободную клетку
refusal-E5-SPACE-8 = здесь слишком тесно даже для протискивания
refusal-E5-SPACE-9 = протискивающийся занимает место на размер меньше
refusal-E5-SPACE-10 = цель вне досягаемости
refusal-E5-SPACE-11 = недееспособный или мёртвый враг пройти не мешает
refusal-E5-PRONE-1 = лежат те, кто лёг сам, и те, кого сбили с ног
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
refusal-E5-PRONE-7 = ползти по труднопроходимой местности стоит 3 фута за каждый фут
refusal-E5-PRONE-8 = лёжа: своим атакам помеха; против лежащего преимущество с 5 футов, дальше помеха
refusal-E5-PRONE-9 = кто ложится или встаёт, никого не провоцирует
refusal-E5-SIGHT-1 = существо не видно
refusal-E5-SIGHT-2 = линии обзора нет
refusal-E5-SIGHT-3 = обзору мешают свет и туман
refusal-E5-SIGHT-4 = особые чувства действуют в своём радиусе
refusal-E5-SIGHT-5 = атака по невидимой цели — с помехой
refusal-E5-SIGHT-6 = атака по тому, кто не видит атакующего, — с преимуществом
refusal-E5-SIGHT-7 = если оба друг друга не видят, бросают одну к20
refusal-E5-SIGHT-8 = где прячется цель, неизвестно: назовите клетку
refusal-E5-SIGHT-9 = слепота: проверки, которым нужно зрение, провалены
refusal-E5-HIDE-1 = Засада — это проверка Ловкости (Скрытность)
refusal-E5-HIDE-2 = кто спрятался, невидим для врага
refusal-E5-HIDE-3 = пассивная Внимательность каждого врага считается отдельно
refusal-E5-HIDE-4 = спрятавшийся атакует с преимуществом, по нему атакуют с помехой
refusal-E5-HIDE-5 = все враги хорошо видят это существо, здесь не спрятаться
refusal-E5-HIDE-6 = существо ни от кого не спрятано
refusal-E5-HIDE-7 = атака раскрывает спрятавшегося
refusal-E5-HIDE-8 = невидимое существо всегда может спрятаться
refusal-E5-HIDE-9 = каждая попытка спрятаться — новая проверка
refusal-E5-HIDE-10 = хорошо видно: в поле зрения, укрытие меньше трёх четвертей, местность не сильно заслонена
refusal-E5-ACT-1 = это не одно из основных действий
refusal-E5-ACT-2 = { $code ->
    [not_your_turn] действие возможно только в свой ход и не посреди другого события
   *[action_spent] действие этого хода уже потрачено
}
refusal-E5-ACT-3 = действие Атака — это одна атака
refusal-E5-ACT-4 = атак в этом действии больше нет
refusal-E5-ACT-5 = дополнительные атаки есть только в свой ход
refusal-E5-ACT-6 = после Отхода перемещение до конца хода никого не провоцирует
refusal-E5-ACT-7 = Рывок добавляет к перемещению хода скорость
refusal-E5-ACT-8 = прибавка от Рывка меняется вместе со скоростью
refusal-E5-ACT-9 = Уклонение: атаки по существу — с помехой, его спасброски Ловкости — с преимуществом
refusal-E5-ACT-10 = Уклонение действует только против того, кого видно
refusal-E5-ACT-11 = Уклонение не действует, пока существо недееспособно или скорость равна 0
refusal-E5-ACT-12 = Помощь даёт преимущество на следующую проверку для этого дела
refusal-E5-ACT-13 = для Помощи нужно назвать существо и дело
refusal-E5-ACT-14 = в этом деле помочь нельзя
refusal-E5-ACT-15 = { $code ->
    [not_hostile] помощь в атаке направлена на враждебное существо
   *[help_not_possible] для помощи в атаке нужны враждебное существо в пределах 5 футов и союзник
}
refusal-E5-ACT-16 = помощник слишком далеко: в этом бою нужны 5 футов
refusal-E5-ACT-17 = какая проверка нужна для Поиска, решает Мастер
refusal-E5-ACT-18 = Поиск находит тех, чья Скрытность ниже итога
refusal-E5-ACT-19 = ещё одно взаимодействие в этот ход требует действия
refusal-E5-ACT-20 = это стоит действия
refusal-E5-ACT-21 = Мастер этого не разрешает
refusal-E5-ACT-22 = первая помощь и высвобождение требуют действия
refusal-E5-READY-1 = ничего не подготовлено
refusal-E5-READY-2 = для Подготовки нужны заметное условие срабатывания и один возможный ответ
refusal-E5-READY-3 = ответ происходит до завершения действия, вызвавшего срабатывание
refusal-E5-READY-4 = ответ происходит, как только условие выполнено
refusal-E5-READY-5 = игнорировать срабатывание можно бесплатно
refusal-E5-READY-6 = подготовленная реакция пропала с началом своего хода
refusal-E5-READY-7 = подготовленному ответу нужна непотраченная реакция
refusal-E5-READY-8 = условие срабатывания осталось незамеченным
refusal-E5-READY-9 = прерванное продолжается, если ещё может
refusal-E5-READY-10 = подготовленная Атака — это одна атака
refusal-E5-READY-11 = подготовить можно только заклинание, которое стоит одно действие
refusal-E5-READY-12 = без концентрации удерживаемое заклинание пропадает
refusal-E5-READY-13 = подготовленное перемещение — не дальше скорости
refusal-E5-READY-14 = подготовленные Отход и Рывок действуют в тот ход, когда применены
refusal-E5-READY-15 = в этом бою ответ происходит после объявленного действия
refusal-E5-READY-16 = условие о перемещении срабатывает сразу после шага
refusal-E5-READY-17 = условие об объявлении срабатывает до броска
refusal-E5-READY-18 = условие о результате срабатывает сразу после результата
refusal-E5-READY-19 = условие о ходе срабатывает в начале или в конце хода
refusal-E5-REACT-1 = реакция отвечает на условие срабатывания
refusal-E5-REACT-2 = реакция уже потрачена до начала своего хода
refusal-E5-REACT-3 = после реакции прерванный ход продолжается
refusal-E5-REACT-4 = реакция есть с начала боя у всех, кто не захвачен врасплох
refusal-E5-REACT-5 = у недееспособного существа нет реакций
refusal-E5-REACT-6 = одновременные реакции идут в порядке инициативы
refusal-E5-REACT-7 = реакция на реакцию происходит первой
refusal-E5-REACT-8 = после прерывания это уже невозможно
refusal-E5-REACT-9 = сейчас не момент для этой реакции
refusal-E5-REACT-10 = каждая реакция предлагается один раз за окно
refusal-E5-REACT-11 = все реакции тратят одну и ту же реакцию
refusal-E5-REACT-12 = реакция потеряла смысл
refusal-E5-OPP-1 = { $code ->
    [not_seen] для провоцированной атаки существо должно быть видно
   *[not_hostile] провоцированная атака возможна только против враждебного существа
}
refusal-E5-OPP-2 = провоцированная атака происходит перед самым шагом
refusal-E5-OPP-3 = шаг не выводит из досягаемости этой атаки
refusal-E5-OPP-4 = провоцированная атака стоит только реакции
refusal-E5-OPP-5 = после Отхода перемещение не провоцирует
refusal-E5-OPP-6 = сейчас ничто не провоцирует: телепортация и вынужденное перемещение не в счёт
refusal-E5-OPP-7 = своё перемещение провоцирует, и Рывок, и подготовленное
refusal-E5-OPP-8 = провоцированная атака — одна рукопашная атака, без Мультиатаки, захвата и толкания
refusal-E5-OPP-9 = остановленный атакой не делает шага
refusal-E5-OPP-10 = после атаки можно завершить шаг или остаться на месте
refusal-E5-OPP-11 = один шаг может спровоцировать нескольких врагов
refusal-E5-OPP-12 = провоцированной атаки нет: захват врасплох, недееспособность, очарование или полное укрытие цели
refusal-E5-ATK-1 = { $code ->
    [out_of_range] цель слишком далеко
   *[out_of_reach] цели в пределах досягаемости нет
}
refusal-E5-ATK-2 = укрытие, преимущество и помеху определяет Мастер
refusal-E5-ATK-3 = бросок атаки — к20 и все модификаторы
refusal-E5-ATK-4 = атака попадает, если итог не ниже КД
refusal-E5-ATK-5 = урон бросают после попадания
refusal-E5-ATK-6 = особые эффекты применяются после урона
refusal-E5-ATK-7 = для рукопашного оружия берётся Сила
refusal-E5-ATK-8 = для дальнобойного оружия берётся Ловкость
refusal-E5-ATK-9 = бонус мастерства — только тем, кто владеет оружием
refusal-E5-ATK-10 = выпало «20» — всегда критическое попадание
refusal-E5-ATK-11 = выпало «1» — всегда промах
refusal-E5-ATK-12 = дальше нормальной дистанции атака с помехой
refusal-E5-ATK-13 = цель слишком далеко
refusal-E5-ATK-14 = дальнобойная атака рядом с враждебным существом — с помехой
refusal-E5-ATK-15 = дальнобойной атаке мешает любое враждебное существо в пределах 5 футов
refusal-E5-ATK-16 = у фехтовального, метательного оружия и заклинаний своя характеристика
refusal-E5-ATK-17 = указанный бонус атаки заменяет вычисленный
refusal-E5-ATK-18 = захват и толкание решает противопоставленная проверка, а не бросок атаки
refusal-E5-ATK-19 = преимущество и помеха определяются до броска
refusal-E5-ATK-20 = атака по клетке поражает только того, кто в ней
refusal-E5-ATK-21 = боеприпас тратится и при промахе
refusal-E5-WPN-1 = без владения нет бонуса мастерства
refusal-E5-WPN-2 = выбор между Силой и Ловкостью даёт только фехтовальное оружие
refusal-E5-WPN-3 = метать можно только метательное оружие
refusal-E5-WPN-4 = { $code ->
    [no_free_hand] для заряжания нужна свободная рука
   *[no_ammunition] боеприпасов не осталось
}
refusal-E5-WPN-5 = оружие с перезарядкой стреляет один раз за действие, бонусное действие или реакцию
refusal-E5-WPN-6 = тяжёлое оружие мешает Маленьким и Крошечным существам
refusal-E5-WPN-7 = для этого нужны две руки
refusal-E5-WPN-8 = оружие со свойством досягаемости добавляет 5 футов
refusal-E5-WPN-9 = безоружный удар не требует рук и не является оружием
refusal-E5-WPN-10 = импровизированное оружие наносит 1к4 урона
refusal-E5-WPN-11 = { $code ->
    [no_free_hand] нет свободной руки
   *[weapon_not_held] оружия нет в руке
}
refusal-E5-WPN-12 = лёгкость важна только для сражения с двумя оружиями
refusal-E5-WPN-13 = каждый экземпляр метательного оружия — отдельный предмет
refusal-E5-TWF-1 = для сражения с двумя оружиями нужно лёгкое рукопашное оружие в каждой руке
refusal-E5-TWF-2 = бонусная атака не добавляет к урону положительный модификатор
refusal-E5-TWF-3 = отрицательный модификатор действует и для бонусной атаки
refusal-E5-TWF-4 = метнуть можно только метательное оружие
refusal-E5-TWF-5 = бонусная атака — один раз и после атаки действием Атака в этот ход
refusal-E5-TWF-6 = второе оружие должно быть другим и в другой руке
refusal-E5-TWF-7 = { $code ->
    [not_light] такое оружие не даёт бонусной атаки
   *[no_attack_action] бонусную атаку пока ничто не даёт
}
refusal-E5-TWF-8 = из указанного бонуса урона вычитается положительный модификатор
refusal-E5-GRAP-1 = захват — часть действия Атака
refusal-E5-GRAP-2 = захват заменяет одну атаку
refusal-E5-GRAP-3 = цель слишком велика для захвата
refusal-E5-GRAP-4 = цель захвата вне досягаемости
refusal-E5-GRAP-5 = для захвата нужна свободная рука
refusal-E5-GRAP-6 = захват — это Атлетика против Атлетики или Акробатики
refusal-E5-GRAP-7 = при ничьей никто не захвачен
refusal-E5-GRAP-8 = у захваченного существа скорость 0
refusal-E5-GRAP-9 = существо не захвачено, высвобождаться не из чего
refusal-E5-GRAP-10 = недееспособный отпускает захваченного
refusal-E5-GRAP-11 = захват кончается, если противники оказались дальше досягаемости
refusal-E5-GRAP-12 = отпускать некого
refusal-E5-GRAP-13 = с захваченным скорость вдвое меньше
refusal-E5-GRAP-14 = тот, кого тащат, оказывается рядом с тем, кто тащит
refusal-E5-GRAP-15 = это существо уже захвачено тем же противником
refusal-E5-GRAP-16 = проверка нужна и против недееспособной цели
refusal-E5-SHOVE-1 = толкание — часть действия Атака
refusal-E5-SHOVE-2 = толкание заменяет одну атаку
refusal-E5-SHOVE-3 = цель слишком велика для толкания
refusal-E5-SHOVE-4 = цель толкания вне досягаемости
refusal-E5-SHOVE-5 = толкание — это Атлетика против Атлетики или Акробатики
refusal-E5-SHOVE-6 = толкание сбивает с ног или отталкивает на 5 футов
refusal-E5-SHOVE-7 = сбить с ног или оттолкнуть, выбирают после победы
refusal-E5-SHOVE-8 = нет свободной клетки, куда оттолкнуть
refusal-E5-SHOVE-9 = толчок — вынужденное перемещение
refusal-E5-COVER-1 = укрытие действует только против того, что за ним
refusal-E5-COVER-2 = считается только наибольшее укрытие
refusal-E5-COVER-3 = укрытие на половину даёт +2
refusal-E5-COVER-4 = укрытие на три четверти даёт +5
refusal-E5-COVER-5 = у цели полное укрытие
refusal-E5-COVER-6 = область воздействия может достать и за полным укрытием
refusal-E5-COVER-7 = другое существо — укрытие на половину
refusal-E5-COVER-8 = последнее слово об укрытии за Мастером
refusal-E5-COVER-9 = укрытие считается от центра к центру
refusal-E5-COVER-10 = на углу считается меньшее из двух укрытий
refusal-E5-COVER-11 = укрытие от области считается от её исходной точки
refusal-E5-COVER-12 = область не огибает полное укрытие
refusal-E5-COVER-13 = укрытие действует и в рукопашной
refusal-E5-COVER-14 = своё укрытие не защищает цель
refusal-E5-DMG-1 = урон — это указанные кости и модификаторы
refusal-E5-DMG-2 = к урону — тот же модификатор, что и к атаке
refusal-E5-DMG-3 = модификатор к урону умения — только если так указано
refusal-E5-DMG-4 = урон не бывает меньше 0
refusal-E5-DMG-5 = урон по нескольким целям бросают один раз
refusal-E5-DMG-6 = каждый вид урона считается отдельно
refusal-E5-DMG-7 = сопротивление делит урон пополам
refusal-E5-DMG-8 = уязвимость удваивает урон
refusal-E5-DMG-9 = сопротивление и уязвимость применяются последними
refusal-E5-DMG-10 = несколько сопротивлений считаются за одно
refusal-E5-DMG-11 = иммунитет полностью снимает урон
refusal-E5-DMG-12 = сначала тратятся временные хиты
refusal-E5-DMG-13 = потеря хитов ничему не мешает, пока их больше 0
refusal-E5-DMG-14 = сопротивление и уязвимость есть и у предметов
refusal-E5-DMG-15 = сначала половина, затем вычитание, затем сопротивление и уязвимость
refusal-E5-CRIT-1 = при критическом попадании кости урона бросают дважды
refusal-E5-CRIT-2 = все кости критического попадания можно бросить сразу
refusal-E5-CRIT-3 = постоянные числа не удваиваются
refusal-E5-CRIT-4 = кости, зависящие от спасброска, не удваиваются
refusal-E5-CRIT-5 = попадание с 5 футов по цели в параличе или без сознания — критическое
refusal-E5-HEAL-1 = хиты восстанавливаются не выше максимума
refusal-E5-HEAL-2 = мёртвому хиты не восстановить
refusal-E5-HEAL-3 = временные хиты не складываются
refusal-E5-HEAL-4 = временные хиты — не лечение
refusal-E5-HEAL-5 = временные хиты держатся, пока не потрачены
refusal-E5-DEATH-1 = большинство чудовищ умирает при 0 хитов
refusal-E5-DEATH-2 = персонажи и важные злодеи совершают спасброски от смерти
refusal-E5-DEATH-3 = излишек урона не меньше максимума хитов — мгновенная смерть
refusal-E5-DEATH-4 = при 0 хитов существо без сознания
refusal-E5-DEATH-5 = восстановление хитов возвращает сознание
refusal-E5-DEATH-6 = ход при 0 хитов начинается со спасброска от смерти
refusal-E5-DEATH-7 = спасбросок от смерти успешен при 10 и выше
refusal-E5-DEATH-8 = три успеха — стабилизация, три провала — смерть
refusal-E5-DEATH-9 = выпало «1» — два провала
refusal-E5-DEATH-10 = выпало «20» — восстановление 1 хита
refusal-E5-DEATH-11 = урон при 0 хитов — провал
refusal-E5-DEATH-12 = критическое попадание при 0 хитов — два провала
refusal-E5-DEATH-13 = урон не меньше максимума при 0 хитов — мгновенная смерть
refusal-E5-DEATH-14 = после лечения или стабилизации успехи и провалы считаются заново
refusal-E5-DEATH-15 = к спасброску от смерти модификаторы не добавляются
refusal-E5-DEATH-16 = первая помощь — действие и проверка Мудрости (Медицина) против 10
refusal-E5-DEATH-17 = { $code ->
    [out_of_reach] пострадавший слишком далеко: нужны 5 футов
   *[no_patient] первая помощь нужна только при 0 хитов, не мёртвому и не стабилизированному
}
refusal-E5-DEATH-18 = стабилизированный не совершает спасбросков от смерти
refusal-E5-DEATH-19 = урон отменяет стабилизацию
refusal-E5-DEATH-20 = после «20» ход идёт как обычно
refusal-E5-DEATH-21 = излишек урона — то, что осталось после временных хитов
refusal-E5-DEATH-22 = урон по временным хитам — тоже урон
refusal-E5-DEATH-23 = лишить сознания можно только рукопашной атакой, снизившей хиты до 0
refusal-E5-DEATH-24 = лишение сознания важнее мгновенной смерти
refusal-E5-DEATH-25 = стабилизированный очнётся только после боя
refusal-E5-DEATH-26 = мёртвый выпускает всё из рук и отпускает захваченных
refusal-E5-COND-1 = одинаковые состояния не складываются
refusal-E5-COND-2 = состояние кончается со сроком, с противодействием или с успешным спасброском
refusal-E5-COND-3 = у существа иммунитет к этому состоянию
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
refusal-E5-COND-19 = состояние, пришедшее с другим, с ним и кончается
refusal-E5-SPELL-1 = цель или точка слишком далеко, или целей слишком много
refusal-E5-SPELL-2 = Сложность спасброска — 8, характеристика заклинателя и бонус мастерства
refusal-E5-SPELL-3 = подходящей ячейки заклинания не осталось
refusal-E5-SPELL-4 = каждая цель совершает свой спасбросок
refusal-E5-SPELL-5 = атака заклинанием идёт по правилам атак
refusal-E5-SPELL-6 = до цели или точки нет свободного пути
refusal-E5-SPELL-7 = цель должна быть видна
refusal-E5-SPELL-8 = вместе с заклинанием бонусным действием в этот ход можно накладывать только заговоры действием
refusal-E5-SPELL-9 = концентрации нет, прекращать нечего
refusal-E5-SPELL-10 = урон требует спасброска, чтобы сохранить концентрацию
refusal-E5-SPELL-11 = недееспособный или мёртвый не удерживает концентрацию
refusal-E5-SPELL-12 = с концентрацией кончается всё, что на ней держалось
refusal-E5-SPELL-13 = не хватает компонента: речи, свободной руки или фокусировки
refusal-E5-SPELL-14 = клетка входит в область, если входит её центр
refusal-E5-SPELL-15 = область действует на всех, кто в ней
refusal-E5-SPELL-16 = у этого умения свой момент для реакции
refusal-E5-SPELL-17 = заклинатель больше не может действовать, заклинание не удаётся
refusal-E5-SPELL-18 = конус и линия начинаются от существа в одном из восьми направлений
refusal-E5-SPELL-19 = изменения от умения действуют, пока действует оно само
refusal-E5-MON-1 = такой атаки в Мультиатаке нет или больше не осталось
refusal-E5-MON-2 = Мультиатака — только своим действием, без захвата и толкания
refusal-E5-MON-3 = это умение больше нельзя использовать в этом бою
refusal-E5-MON-4 = умение ещё не перезарядилось
refusal-E5-MON-5 = чтобы высвободиться, нужна проверка против Сложности высвобождения
refusal-E5-MON-6 = { $code ->
    [no_legendary] не хватает легендарных действий
   *[legendary_timing] легендарные действия — только в конце чужого хода
}
refusal-E5-MON-7 = в этом бою урон чудовищ средний
refusal-E5-MON-8 = тактике стаи нужен дееспособный союзник рядом с целью
refusal-E5-MON-9 = скрытая атака — раз за ход, с преимуществом или с другим врагом цели рядом с ней
refusal-E5-MON-10 = увёртливость: вместо половины урона — ничего
refusal-E5-MON-11 = легендарное сопротивление исчерпано
refusal-E5-MON-12 = это существо нельзя захватить врасплох
refusal-E5-MON-13 = парирование не отменяет «20» и возможно только до урона
refusal-E5-MON-14 = это нельзя сделать бонусным действием
refusal-E5-MON-15 = этой атакой уже удерживается другое существо
refusal-E5-OBJ-1 = этот предмет нельзя атаковать
refusal-E5-OBJ-2 = предметы не боятся яда и психической энергии
refusal-E5-OBJ-3 = урон ниже порога не действует
refusal-E5-OBJ-4 = надетое и носимое атаковать нельзя
refusal-E5-END-1 = для боя нужны две стороны, способные сражаться
refusal-E5-END-2 = существо больше не может сражаться или уже сдалось в плен
refusal-E5-END-3 = после боя те, кто при смерти, продолжают спасброски
refusal-E5-END-4 = достигнут лимит раундов
refusal-E5-END-5 = никто не бежит по правилам: морали нет
refusal-E5-OUT-1 = правил для этого здесь нет
refusal-E5-OUT-2 = такого правила здесь нет, Мастер может импровизировать
