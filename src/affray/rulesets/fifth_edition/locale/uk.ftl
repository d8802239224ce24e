### П’ята редакція українською. Читають після повідомлень продукту.

## Слова

-gm = { $case ->
   *[nom] Майстер
    [gen] Майстра
    [dat] Майстру
    [ins] Майстром
}
-combatant = { $case ->
   *[nom] істота
    [gen] істоти
    [dat] істоті
    [acc] істоту
    [ins] істотою
}

name-gm = Майстер
name-shield = Щит
name-focus = Фокус
name-improvised = Імпровізована зброя

name-investigation = Аналіз

name-tiny = Крихітний
name-small = Маленький
name-medium = Середній
name-large = Великий
name-huge = Величезний
name-gargantuan = Гігантський

name-acid = кислота
name-force = силове поле
name-lightning = блискавка
name-poison = отрута
name-psychic = психічна енергія
name-radiant = сяйво
name-thunder = грім

name-charmed = зачарування
name-exhaustion = виснаження
name-incapacitated = недієздатність
name-petrified = скам’яніння
name-poisoned = отруєння
name-restrained = скутість
name-dodging = Ухилення
name-disengaged = Відхід
name-readied = Підготовка
budget-attacks = атаки
name-concentration = концентрація
name-concentrating = концентрація

name-half = половинне укриття
name-three_quarters = укриття на три чверті
name-half_cover = { name-half } від
name-three_quarters_cover = { name-three_quarters } від
name-total_cover = { name-total } від
short-condition-half_cover = { name-half }
short-condition-three_quarters_cover = { name-three_quarters }
short-condition-total_cover = { name-total }
name-advantage = перевага
name-disadvantage = перешкода
name-action = дія
name-bonus_action = бонусна дія
name-interaction = безкоштовна взаємодія
name-free = безкоштовно
name-walk = ходьба

reason-damage = (кості)
reason-healing = (кості)
reason-temp_hp = (кості)
reason-fall = (кості)
reason-sneak_attack = (кості)
reason-recharge = (кість)
reason-proficiency = бонус майстерності
reason-attack_bonus = бонус атаки
reason-spell_attack = атака закляттям
reason-ac = Клас Броні
reason-object = предмет
reason-reaction = реакція
reason-str_save = рятівний кидок Сили
reason-dex_save = рятівний кидок Спритності
reason-con_save = рятівний кидок Статури
reason-int_save = рятівний кидок Інтелекту
reason-wis_save = рятівний кидок Мудрості
reason-cha_save = рятівний кидок Харизми
reason-acid = (кислота)
reason-bludgeoning = (дробильна)
reason-cold = (холод)
reason-fire = (вогонь)
reason-force = (силове поле)
reason-lightning = (блискавка)
reason-necrotic = (некротична енергія)
reason-piercing = (колюча)
reason-poison = (отрута)
reason-psychic = (психічна енергія)
reason-radiant = (сяйво)
reason-slashing = (рубальна)
reason-thunder = (грім)

name-unseen_attacker = ціль не бачить нападника
name-unseen_target = нападник не бачить цілі
name-blinded_target = ціль осліплено
name-prone_target = ціль лежить
name-restrained_target = ціль скуто
name-stunned_target = ціль приголомшено
name-paralyzed_target = ціль паралізовано
name-petrified_target = ціль скам’яніла
name-unconscious_target = ціль без свідомості
name-squeezing_target = ціль протискується
name-squeezing = протискування
name-pack_tactics = тактика зграї
name-close_enemy = ворог у межах 5 футів
name-long_range = далі за нормальну дистанцію
name-heavy = важка зброя
name-obscured = заслонена місцевість

name-move = переміщення
name-attack = атака
name-multiattack = Мультиатака
name-grapple = захват
name-shove = штовхання
name-escape = вивільнення
name-dash = Ривок
name-disengage = Відхід
name-dodge = Ухилення
name-hide = Засідка
name-help = Допомога
name-help_attack = допомога в атаці
name-search = Пошук
name-operate = використання предмета
name-improvise = імпровізована дія
name-use = вміння
name-creatures = сховані істоти
name-thing = щось інше
name-sight = зором
name-hearing = слухом
name-creatures_sight = сховані істоти, зором
name-creatures_hearing = сховані істоти, слухом
name-thing_sight = щось інше, зором
name-thing_hearing = щось інше, слухом

name-movement = переміщення
name-declaration = оголошення
name-result = результат
name-turn = хід
name-enters = підходить
name-leaves = відходить
name-attacks = атакує
name-uses_power = застосовує вміння
name-takes_action = виконує дію
name-hits = влучає
name-takes_damage = зазнає шкоди
name-drops_to_zero = хіти падають до 0
name-gains_condition = набуває стану
name-opens = відчиняється
name-starts = хід починається
name-ends = хід завершується
name-any_enemy = будь-який ворог
name-any_ally = будь-який союзник
name-start = початок ходу
name-computed = за розрахунком
name-north = північ
name-northeast = північний схід
name-east = схід
name-southeast = південний схід
name-south = південь
name-southwest = південний захід
name-west = захід
name-northwest = північний захід
name-slot_1 = комірки заклинань 1-го рівня
name-slot_2 = комірки заклинань 2-го рівня
name-slot_3 = комірки заклинань 3-го рівня
name-slot_4 = комірки заклинань 4-го рівня
name-slot_5 = комірки заклинань 5-го рівня
name-slot_6 = комірки заклинань 6-го рівня
name-slot_7 = комірки заклинань 7-го рівня
name-slot_8 = комірки заклинань 8-го рівня
name-slot_9 = комірки заклинань 9-го рівня

result-heroes = Перемога героїв

## Імена з бестіарію

unit-brann_oakhand = Бранн Дубова Рука
unit-sela_quickwater = Села Бистра Вода
unit-ilmar_voss = Ільмар Восс
unit-sister_tamsin = Сестра Тамсін
unit-ridge_raider = Нальотчик із гряди
unit-mire_hound = Болотний гончак
unit-gate_brute = Громило при брамі
unit-ember_warden = Вартовий жару
unit-wenna_thatch = Венна Солом’яна Стріха
unit-corvin_ashlock = Корвін Ешлок
unit-mother_isold = Мати Ізольд
unit-cellar_rat = Підвальний щур
unit-press_ganger = Вербувальник із кийком
unit-fen_viper = Драговинна гадюка
unit-grave_tatter = Могильне лахміття
unit-ridge_slinger = Пращник із гряди
unit-hill_pony = Гірський поні
unit-midge_cloud = Хмара мошви
unit-bog_lurker = Трясовинний зачаєний звір
unit-reed_witch = Очеретяна відьма
unit-saltback_boar = Солончаковий вепр
unit-toll_captain = Капітан збирачів мита
unit-glass_spider = Скляний павук
unit-ash_shade = Попеляста тінь
unit-quarry_ogress = Велетка з каменярні
unit-storm_harrier = Грозовий лунь
unit-marrow_knight = Кістяний лицар
unit-cinder_adept = Знавець попелу
unit-causeway_hydra = Гідра з насипу
unit-gallows_judge = Суддя біля шибениці
unit-tide_colossus = Припливний колос
unit-night_regent = Нічний регент
unit-thorn_sovereign = Володар терну
unit-star_eater = Пожирач зір

item-shield = Щит
item-focus = Фокус
item-longsword = Довгий меч
item-handaxe = Ручна сокира
item-shortsword = Короткий меч
item-dagger = Кинджал
item-shortbow = Короткий лук
item-scimitar = Скімітар
item-greatclub = Палиця
item-chain_hook = Гак на ланцюгу
item-slag_fist = Шлаковий кулак
item-second_breath = Друге дихання
item-roll_with_it = Пом’якшити удар
item-spark_bolt = Іскрова стріла
item-fire_burst = Вогняний вибух
item-binding_snare = Зв’язувальні пута
item-quick_step = Швидкий крок
item-ward_flash = Спалах оберега
item-sacred_spark = Священна іскра
item-heal_word = Слово зцілення
item-guiding_ray = Дороговказний промінь
item-battle_blessing = Бойове благословення
item-cinder_breath = Подих попелу
item-backhand = Удар навідліг
item-heat_pulse = Хвиля жару
item-longbow = Довгий лук
item-thorn_ring = Кільце шипів
item-leaf_veil = Завіса листя
item-warhammer = Бойовий молот
item-dawn_lance = Спис світанку
item-mass_mending = Зцілення багатьох
item-shared_shield = Спільний щит
item-club = Кийок
item-sling = Праща
item-hooves = Копита
item-stings = Жала
item-rime_dart = Дротик інею
item-grasping_roots = Чіпке коріння
item-mist_veil = Завіса туману
item-tusks = Ікла
item-parry = Парирування
item-rallying_shout = Підбадьорливий клич
item-draining_touch = Виснажливий дотик
item-hollow_stare = Порожній погляд
item-maul = Кувалда
item-thunder_cry = Громовий крик
item-quarterstaff = Костур
item-white_heat = Білий жар
item-gavel = Залізний молоток
item-hold_fast = Завмри
item-sentence = Вирок
item-objection = Заперечення
item-slam = Удар із розмаху
item-breaker_wave = Хвиля прибою
item-rapier = Рапіра
item-command_kneel = На коліна
item-shadow_cut = Поріз тіні
item-drink_warmth = Випити тепло
item-bough = Сук
item-thorn_storm = Буря терну
item-snaring_root = Чіпкий корінь
item-heavy_bough = Важкий сук
item-void_breath = Подих порожнечі
item-tail_sweep = Змах хвоста
item-star_fall = Падіння зір

item-river = Річка
item-hedge = Живопліт
item-low_wall = Низька стіна
item-boulder = Валун
item-rubble = Уламки
item-pit = Яма
item-fence = Паркан
item-gate_jammed = Заклинена брама
item-slag = Шлак
item-smoke = Дим
item-parapet = Парапет
item-broken_span = Мито біля зруйнованого прогону
item-kennel_yard = Псарний двір
item-furnace_gate = Брама горнила

## Що сталося

dice = { $count }к{ $sides }
hp-left = { $hp ->
    [one] лишається { $hp } хіт
    [few] лишається { $hp } хіти
   *[many] лишається { $hp } хітів
}
at-height = { $height ->
    [0] { "" }
   *[other] { "" }, висота { $height } фт
}
paid-with = { $paid ->
    [action] { "" }, дія
    [bonus_action] { "" }, бонусна дія
    [reaction] { "" }, реакція
    [legendary] { "" }, легендарна дія
   *[other] { "" }
}

event-rolled = { $who }, «{ $why_label }»: { $total }{ $against ->
    [0] { "" }
   *[other] { " " }проти { $against }
}{ $faces_count ->
    [1] { "" }
   *[other] { "" }; кості { $faces }
}{ $advantage ->
    [none] { "" }
   *[given] { "" }; перевага: { $advantage }
}{ $disadvantage ->
    [none] { "" }
   *[given] { "" }; перешкода: { $disadvantage }
}.
event-dice-rolled = { $who }, «{ $why_label }»: { $total }{ $dice ->
    [none] { "" }
   *[given] { " " }({ $dice }: { $faces_count ->
        [0] середнє
       *[other] { $faces }
    })
}.
event-moved = { $how ->
    [walk] { $who }: крок на клітинку { $end }
    [crawl] { $who }: поповзом на клітинку { $end }
    [climb] { $who }: лазіння на клітинку { $end }
    [swim] { $who }: плавання на клітинку { $end }
    [fly] { $who }: політ на клітинку { $end }
    [burrow] { $who }: копання на клітинку { $end }
    [jump] { $who }: стрибок на клітинку { $end }
    [squeeze] { $who }: протискування на клітинку { $end }
    [drag] { $who }: переміщення слідом за тим, хто тримає, на клітинку { $end }
    [push] { $who }: поштовх на клітинку { $end }
    [teleport] { $who }: телепортація на клітинку { $end }
    [fall] { $who }: падіння на клітинці { $end }
   *[other] { $who }: вимушене переміщення на клітинку { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $who }: крок не завершено.
event-left-field = { $who }: втеча з поля бою.
event-attack-declared = { $who }: атака по цілі «{ $target }» ({ $weapon }{ paid-with }).
event-attack-resolved = { $who }, «{ $weapon }»: { $hit ->
    [yes] { $critical ->
        [yes] критичне влучання
       *[no] влучання
    }
   *[no] промах
}{ $ac_total ->
    [0] { "" }
   *[other] { "" }, КБ { $ac }
}.
event-attack-lost = { $who }: «{ $what_label }» пропадає марно.
event-saved = { $who }, рятівний кидок ({ $ability }) проти { $dc }: { $success ->
    [yes] успіх
   *[no] невдача
}.
event-contested = { $what ->
    [grapple] { $who }: захват цілі «{ $against }»
    [shove] { $who }: штовхання цілі «{ $against }»
    [escape] { $who }: вивільнення із захвату ({ $against })
   *[other] { $who }: «{ $what_label }» ({ $against })
} — { $won ->
    [yes] успіх
   *[no] провал
}.
event-damaged = { $who }: шкода { $damage }{ $types_count ->
    [1] { " " }({ $types })
   *[other] { "" }
}{ $absorbed ->
    [0] { "" }
   *[other] { "" }, тимчасовими хітами погашено { $absorbed }
}, { hp-left }.
event-object-damaged = { $feature }: шкода { $damage }, { hp-left }.
event-healed = { $who }: відновлення хітів — { $amount }, тепер { $hp }.
event-temp-hp = { $who }: тимчасові хіти — { $amount }, тепер { $kept }.
event-temp-hp-ended = { $who }: тимчасові хіти зникають ({ $amount }).
event-fell = { $how ->
    [unconscious] { $who }: 0 хітів, втрата свідомості.
    [knocked_out] { $who }: 0 хітів, позбавлення свідомості без убивства.
    [instant_death] { $who }: миттєва смерть від надлишку шкоди.
   *[dead] { "" }
}
event-death-save = { $outcome ->
    [stable] { $who }: стан стабілізовано.
   *[other] { $who }: на межі смерті — { $outcome ->
        [success] успіх
       *[failure] провал
    }. Успіхів: { $successes } з 3, провалів: { $failures } з 3.
}
event-died = { $who }: смерть.
event-condition-gained = { $who }: стан «{ $condition }»{ $source ->
    [none] { "" }
   *[given] { "" }, джерело — { $source }
}{ until }.
until = { $until ->
    [none] { "" }
    [until_removed] { "" }
    [instant] { "" }
    [end_of_turn] { "" }, до кінця цього ходу
    [start_of_own_turn] { "" }, до початку свого ходу
    [start_of_own_next_turn] { "" }, до початку наступного ходу винуватця
    [end_of_own_turn] { "" }, до кінця свого ходу
    [end_of_own_next_turn] { "" }, до кінця наступного ходу винуватця
    [start_of_source_turn] { "" }, до початку ходу винуватця
    [end_of_source_turn] { "" }, до кінця ходу винуватця
   *[rounds] { "" }, раундів: { $until }
}
event-condition-lost = { $who }: стан «{ $condition }» минув.
event-hid = { $who }: Засідка, підсумок { $total } — { $hidden_from ->
    [none] усі вороги бачать, як і раніше
   *[given] не бачать: { $hidden_from }
}.
event-revealed = { $who }: знову на виду. Кому видно: { $to }.
event-recharged = { $who }: вміння «{ $power }» перезаряджено.
event-resisted = { $who }: легендарний опір, рятівний кидок успішний; лишилося { $left }.
event-combat-over = { $result ->
    [draw] Бій завершено: нічия
    [heroes] Бій завершено: перемога героїв
    [raiders] Бій завершено: перемога нальотчиків
   *[other] Бій завершено: перемога сторони «{ $result_label }»
}{ $why ->
    [max_rounds] { " " }(ліміт раундів)
    [nobody] { " " }(битися більше немає кому)
   *[other] { "" }
}. Раундів: { $rounds }.
event-acted = { $action ->
    [ready] { "" }
    [end_concentration] { "" }
    [stop_hiding] { "" }
   *[other] { $who }: «{ $action_label }»{ paid-with }{ $target ->
        [none] { "" }
       *[given] { "" }, ціль — { $target }
    }{ about }.
}
about = { $action ->
    [help] { "" }: { $detail_label }
    [search] { "" }: { $detail_label }
    [improvise] { "" }: { $detail_label }
   *[other] { "" }
}
event-found = { $who }: Пошук ({ $what_label }) — { $found ->
    [yes] знайдено
   *[no] нічого не знайдено
}.
event-readying = { $who }: Підготовка, відповідь — { $response }. Умова спрацювання: { $trigger }.
event-readied-lost = { $who }: підготовлену реакцію втрачено.
event-reacted = { $what ->
    [opportunity_attack] { $who }: реакція, провокована атака.
    [respond] { $who }: реакція, підготовлена відповідь.
   *[other] { $who }: реакція, вміння «{ $what_label }».
}
event-item-moved = { $how ->
    [drawn] { $who }: предмет «{ $item }» дістано.
    [sheathed] { $who }: предмет «{ $item }» сховано.
    [dropped] { $who }: предмет «{ $item }» випущено з рук, клітинка { $to }.
    [picked_up] { $who }: предмет «{ $item }» піднято.
    [given] { $who }: предмет «{ $item }» передано, новий власник — { $to }.
   *[thrown] { $who }: предмет «{ $item }» упав на клітинку { $to }.
}
event-feature-changed = { $state ->
    [open] { $who }: предмет «{ $feature }» відчинено.
    [closed] { $who }: предмет «{ $feature }» зачинено.
    [stuck] { $who }: предмет «{ $feature }» не піддається.
    [broken] Предмет «{ $feature }» зруйновано.
   *[operated] { $who }: предмет «{ $feature }» приведено в дію.
}
event-power-used = { $who }: «{ $power }»{ paid-with }{ $slot ->
    [0] { "" }
   *[other] { "" }, комірка { $slot }-го рівня
}{ $at ->
    [none] { "" }
   *[given] { "" }, клітинка { $at }
}{ $begins ->
    [none] { "" }
   *[given] { "" }, але шлях туди закрито: початок у клітинці { $begins }
}{ $targets_count ->
    [0] { "" }
    [one] { "" }, ціль: { $targets }
   *[other] { "" }, цілі: { $targets }
}.
event-power-ended = { $why ->
    [concentration] { $who }: концентрацію порушено, вміння «{ $power }» припинено.
    [replaced] { $who }: концентрація на іншому, вміння «{ $power }» припинено.
    [chosen] { $who }: концентрацію припинено, вміння «{ $power }» більше не діє.
   *[other] { $who }: вміння «{ $power }» припинено.
}
event-ruled = { $what ->
    [cover] Рішення { -gm(case: "gen") }: { $of }, укриття — { $value ->
        [half] половинне
        [three_quarters] на три чверті
        [total] повне
        [computed] за розрахунком
       *[none] немає
    }.
    [damage_type] Рішення { -gm(case: "gen") }: { $of }, вид шкоди імпровізованої зброї — { $value_label }.
    [search] Рішення { -gm(case: "gen") }: { $of }, перевірку для Пошуку призначено.
    [hide] Рішення { -gm(case: "gen") }: { $of }, призначено, від кого можна сховатися.
    [improvise] Рішення { -gm(case: "gen") }: { $of }, імпровізована дія { $value ->
        [refuse] неможлива
       *[other] можлива
    }.
    [check] Рішення { -gm(case: "gen") }: { $of }, імпровізована дія потребує перевірки.
    [help] Рішення { -gm(case: "gen") }: допомога, справа — { $of }: { $value ->
        [yes] можлива
       *[no] неможлива
    }.
    [stabilise] Рішення { -gm(case: "gen") }: { $of }, стан стабілізовано.
    [advantage] { $value ->
        [used] { "" }
       *[other] Рішення { -gm(case: "gen") }: { $of }, перевага.
    }
    [disadvantage] { $value ->
        [used] { "" }
       *[other] Рішення { -gm(case: "gen") }: { $of }, перешкода.
    }
    [surprise] Рішення { -gm(case: "gen") }: { $value ->
        [yes] { $of }, захоплено зненацька
       *[no] { $of }, не захоплено зненацька
    }.
    [neutral] Рішення { -gm(case: "gen") }: { $value ->
        [yes] { $of }, нейтральність
       *[no] { $of }, кінець нейтральності
    }.
    [side] Рішення { -gm(case: "gen") }: { $of }, тепер сторона «{ $value_label }».
   *[other] Рішення { -gm(case: "gen") }: { $of }, «{ $what_label }»: { $value_label }.
}

## Що запитують

prompt-before_step = { $who }: істота виходить із зони досяжності{ cause }. Реагувати?
prompt-after_step = { $who }: відбулося переміщення{ cause }. Реагувати?
prompt-on_declare = { $who }: дію оголошено{ cause }. Реагувати до неї?
prompt-on_roll = { $who }: кидок відомий{ cause }. Реагувати до наслідку?
prompt-on_hit = { $who }: влучання{ cause }. Реагувати до шкоди?
prompt-on_result = { $who }: це сталося{ cause }. Реагувати?
prompt-turn_start = { $who }: починається хід{ cause }. Реагувати?
prompt-turn_end = { $who }: хід завершується{ cause }. Реагувати?
prompt-legendary = { $who }: виконати легендарну дію?
prompt-group = { $who }: у якому порядку ходить група?
prompt-reaction_order = { $who }: у якому порядку йдуть реакції?
prompt-complete_step = { $who }: завершити крок чи залишитися на місці?
prompt-retarget = { $who }: ціль більше недоступна. Вибрати іншу?
prompt-contest = { $who }: опиратися Атлетикою чи Акробатикою?
prompt-shove_result = { $who }: збити з ніг чи відштовхнути?
prompt-knock_out = { $who }: убити чи позбавити свідомості?
prompt-temp_hp = { $who }: лишити старі тимчасові хіти чи взяти нові?
prompt-legendary_resistance = { $who }: рятівний кидок провалено. Застосувати легендарний опір?
prompt-cover = { $who }: яке укриття має ціль?
prompt-damage_type = { $who }: який вид шкоди?
prompt-search = { $who }: яка перевірка потрібна для Пошуку?
prompt-improvise = { $who }: чи можлива імпровізована дія?
prompt-hide = { $who }: від яких ворогів можна сховатися?
prompt-effects = { $who }: у якому порядку йдуть ефекти цього ходу?
prompt-aftermath = { $who }: бій завершено. Стабілізувати того, хто при смерті?

roll-attack_die = додаток до кидка атаки
roll-save_die = додаток до рятівного кидка
roll-death_save = рятівний кидок від смерті
roll-concentration = рятівний кидок для концентрації
roll-check = перевірка характеристики
roll-grapple = захват
roll-shove = штовхання
roll-escape = вивільнення
roll-hide = Засідка
roll-stealth = Непомітність
roll-search = Пошук
roll-first_aid = перша допомога
roll-recharge = перезаряджання вміння
roll-healing = відновлення хітів
roll-blinded = рятівний кидок від стану (осліплення)
roll-charmed = рятівний кидок від стану (зачарування)
roll-deafened = рятівний кидок від стану (глухота)
roll-exhaustion = рятівний кидок від стану (виснаження)
roll-frightened = рятівний кидок від стану (переляк)
roll-grappled = рятівний кидок від стану (схоплено)
roll-incapacitated = рятівний кидок від стану (недієздатність)
roll-invisible = рятівний кидок від стану (невидимість)
roll-paralyzed = рятівний кидок від стану (параліч)
roll-petrified = рятівний кидок від стану (скам’яніння)
roll-poisoned = рятівний кидок від стану (отруєння)
roll-prone = рятівний кидок від стану (лежачи)
roll-restrained = рятівний кидок від стану (скутість)
roll-stunned = рятівний кидок від стану (приголомшення)
roll-unconscious = рятівний кидок від стану (без свідомості)
roll-temp_hp = тимчасові хіти
roll-landing = приземлення після стрибка
roll-operate = використання предмета
roll-improvise = імпровізована дія
roll-hazard = небезпечне місце
roll-end_save = повторний рятівний кидок
roll-sneak_attack = прихована атака

## Дії на вибір

option-move-help = шляхом із сусідніх клітинок
option-approach-help = до когось, доки не впритул (5 футів) чи поруч (30 футів), наскільки вистачить переміщення
option-rise = Піднятися або спуститися
option-rise-help = польотом або лазінням, по 5 футів за крок
option-jump-help = з розбігу на значення Сили у футах, без нього вдвічі менше
option-stand = Підвестися
option-stand-help = коштує половину швидкості
option-drop_prone-help = нічого не коштує
option-attack-help = одна атака зброєю, без зброї або по клітинці
option-multiattack = Мультиатака
option-multiattack-help = одна з перелічених атак
option-grapple-help = замість атаки: Атлетика проти Атлетики або Акробатики
option-shove = Штовхнути
option-shove-help = замість атаки: збити з ніг або відштовхнути на 5 футів
option-escape-help = дія: вирватися із захвату
option-offhand = Атакувати другою зброєю
option-offhand-help = бонусна дія: легка зброя в іншій руці
option-dash = Ривок
option-dash-help = ще одне переміщення на швидкість цього ходу
option-disengage = Відхід
option-disengage-help = переміщення цього ходу нікого не провокує
option-dodge-help = атаки по істоті з перешкодою, її рятівні кидки Спритності з перевагою
option-hide = Засідка
option-hide-help = перевірка Спритності (Непомітність) проти пасивної Уважності ворогів
option-help = Допомога
option-help-help = союзник робить наступну перевірку для справи з перевагою
option-help_attack = Допомогти в атаці
option-help_attack-help = союзник атакує істоту поруч із помічником з перевагою
option-search-help = схованих істот або чогось іще
option-ready = Підготовка
option-ready-help = умова спрацювання та відповідь реакцією
warns-close_enemy = Ворог у межах 5 футів: постріл із перешкодою.
means-ready-movement = хтось підходить чи відходить, одразу за цим кроком (підходить, відходить)
means-ready-declaration = хтось збирається це зробити, до будь-яких кидків (атакує, накладає закляття, застосовує вміння, виконує дію)
means-ready-result = це вже сталося, до того, що йде далі (влучає, зазнає шкоди, хіти падають до 0, набуває стану, відчиняється)
means-ready-turn = чийсь хід починається чи завершується (хід починається, хід завершується)
means-ready-gm = усе інше, що можна помітити, словами; коли це настало, каже ведучий
option-use = Застосувати вміння
option-use-help = закляття або інше вміння
option-operate = Використати предмет
option-operate-help = відчинити, зачинити або привести в дію поруч
option-draw-help = предмет при собі — у вільну руку
option-pick_up-help = предмет зі своєї або сусідньої клітинки
option-give = Передати
option-give-help = предмет із руки союзникові поруч
option-drop-help = предмет падає на землю, нічого не коштує
option-first_aid-help = перевірка Мудрості (Медицина) проти 10, щоб стабілізувати
option-improvise = Імпровізувати
option-improvise-help = будь-що інше, що дозволить Майстер
option-speak-help = коротка фраза або жест, нічого не коштує
option-release-help = припинити свій захват, нічого не коштує
option-end_concentration = Припинити концентрацію
option-end_concentration-help = ефекти завершуються, нічого не коштує
option-stop_hiding = Перестати ховатися
option-stop_hiding-help = істоту знову видно
option-surrender-help = істота більше не б’ється
option-delay-help = у цій грі не можна, натомість є Підготовка

option-opportunity_attack = Провокована атака
option-opportunity_attack-help = одна атака ближнього бою перед кроком, коштує реакції
option-respond = Застосувати підготовлене
option-respond-help = коштує реакції
option-react = Застосувати вміння реакцією

option-go_on = Завершити крок
option-go_on-help = реакція лишається витраченою
option-stay-help = переміщення на цей крок не витрачено
option-target = Вибрати іншу ціль
option-target-help = з того самого місця
option-lose = Відмовитися
option-lose-help = атака або вміння зникає
option-athletics-help = перевірка Сили
option-acrobatics = Акробатика
option-acrobatics-help = перевірка Спритності
option-prone = Збити з ніг
option-prone-help = ціль збито з ніг
option-push = Відштовхнути
option-push-help = на 5 футів, на вільну клітинку далі
option-kill = Не щадити
option-kill-help = ціль помирає або втрачає свідомість як звичайно
option-knock_out = Позбавити свідомості
option-knock_out-help = ціль без свідомості, стан стабільний, 0 хітів
option-old = Лишити старі
option-old-help = тимчасових хітів не додають
option-new = Взяти нові
option-new-help = тимчасових хітів не додають
option-rule = Вирішити
option-rule-help = рішення Майстра
option-type = Назвати вид
option-type-help = шкоди
option-allow-help = назвати ціну й перевірку
option-refuse-help = це неможливо
option-stabilise = Стабілізувати
option-stabilise-help = союзник дбає про того, хто при смерті
option-roll_on = Кидати далі
option-roll_on-help = рятівні кидки від смерті тривають

option-mount = Сісти верхи
option-mount-help = у цій грі немає, Майстер може імпровізувати
option-drive = Правити возом
option-drive-help = у цій грі немає, Майстер може імпровізувати
option-high_jump = Стрибнути у висоту
option-high_jump-help = у цій грі немає, Майстер може імпровізувати
option-lair_action = Дія лігва
option-lair_action-help = у цій грі немає, Майстер може імпровізувати
option-rest = Відпочити
option-rest-help = у цій грі немає, Майстер може імпровізувати
option-face = Повернутися
option-face-help = у цій грі немає, Майстер може імпровізувати
option-flank = Обійти з флангу
option-flank-help = у цій грі немає, Майстер може імпровізувати
option-called_shot = Прицільний удар
option-called_shot-help = у цій грі немає, Майстер може імпровізувати
option-disarm-help = у цій грі немає, Майстер може імпровізувати
option-overrun-help = у цій грі немає, Майстер може імпровізувати

## Поля

field-by = якою швидкістю
field-steps = кроки
field-sense = яким чуттям
field-until = до якої близькості
field-two_hands = двома руками
field-ability = характеристика
field-as = коштом чого
field-task = справа
field-for = що шукати
field-power = вміння
field-facing = напрямок
field-corner = на куті клітинки
field-slot = рівень комірки
field-feature = предмет
field-degree = ступінь укриття
field-type = вид шкоди
field-trigger = вид умови
field-event = що відбувається
field-of = істота
field-ready-of = з ким або з чим
field-within = відстань у футах
field-response = відповідь
field-cost = ціна
field-dc = Складність
field-ongoing-at = початок або кінець ходу
field-temp = тимчасові хіти
field-name = назва
field-dice = кості
field-against = проти кого
field-like = за зразком
field-drag = тягти схоплених
field-put = куди поставити того, кого тягнуть

## Рішення Майстра

edit-ongoing = тривала шкода
edit-cover = укриття
edit-help = допомога у справі
edit-advantage = перевага
edit-disadvantage = перешкода
edit-damage_type = вид шкоди
edit-neutral = нейтральність
edit-trigger = умова спрацювання
edit-reveal = схованого помічено
edit-join = вступ у бій
edit-remove = істоту прибрано

## Чому не можна

refusal-E5-GEN-4 = це вирішує Майстер
refusal-E5-GEN-5 = хто кому ворожий, залежить від сторін
refusal-E5-GEN-6 = поле бою складається з клітинок: такої на ньому немає, або дві клітинки грані не сусідні
refusal-E5-GEN-9 = істота мертва або покинула поле бою
refusal-E5-GEN-10 = кожен кидок записують повністю
refusal-E5-DICE-1 = модифікатор характеристики — половина перевищення над 10 з округленням униз
refusal-E5-DICE-2 = перевірка характеристики успішна, якщо підсумок не нижчий за Складність
refusal-E5-DICE-3 = бонус майстерності додають до кидка лише один раз
refusal-E5-DICE-10 = рятівний кидок успішний, якщо підсумок не нижчий за Складність
refusal-E5-SURP-6 = істоту захоплено зненацька: у перший хід не можна переміщуватися та виконувати дії
refusal-E5-SURP-7 = істоту захоплено зненацька: до кінця першого ходу реакції немає
refusal-E5-SURP-8 = істоту захоплено зненацька: цього ходу можна лише говорити
refusal-E5-SURP-12 = хто долучається пізніше, того не захоплено зненацька, і сам він нікого зненацька не захоплює
refusal-E5-INIT-1 = ініціатива — це перевірка Спритності на початку бою
refusal-E5-INIT-5 = першим ходить той, чия ініціатива вища
refusal-E5-INIT-7 = хід не можна відкласти, порядок ініціативи не можна змінити; щоб діяти пізніше, є Підготовка
refusal-E5-INIT-8 = порядок за рівної ініціативи обирають ті, чиї це істоти
refusal-E5-INIT-11 = хто долучається пізніше, стає на місце своєї ініціативи
refusal-E5-ROUND-6 = строк у раундах спливає на початку ходу того, хто спричинив ефект
refusal-E5-TURN-1 = це можливо лише у свій хід і не посеред іншої події
refusal-E5-TURN-2 = за хід істота переміщується не далі, ніж дозволяє швидкість
refusal-E5-TURN-5 = { $code ->
    [bonus_spent] бонусну дію цього ходу вже витрачено
   *[bonus_not_granted] ніщо не дає такої бонусної дії
}
refusal-E5-TURN-7 = хто не може виконувати дії, не може й бонусних
refusal-E5-TURN-9 = можна нічого не робити й завершити хід
refusal-E5-FREE-1 = короткі фрази й жести у свій хід нічого не коштують
refusal-E5-FREE-2 = одна взаємодія з предметом за хід безкоштовна
refusal-E5-FREE-4 = безкоштовну взаємодію цього ходу вже витрачено
refusal-E5-FREE-5 = цей предмет потребує дії
refusal-E5-FREE-6 = { $code ->
    [not_your_turn] безкоштовна взаємодія можлива лише у свій хід
   *[no_companion_activity] взаємодія супроводжує переміщення або дію, а ні того, ні іншого вже немає
}
refusal-E5-FREE-7 = до цього предмета чи істоти не дотягнутися
refusal-E5-FREE-8 = випускати з рук можна безкоштовно, але лише у свій хід
refusal-E5-FREE-9 = { $code ->
    [ends_in_occupied] там хтось стоїть
    [not_attackable] цим не можна скористатися
   *[out_of_reach] звідси цим не скористатися{ $beside ->
        [none] { "" }
       *[given] { "" }; можна з клітинки { $beside }
    }
}
refusal-E5-MOVE-1 = бракує переміщення
refusal-E5-MOVE-2 = переміщуються кроками з клітинки на сусідню клітинку
refusal-E5-MOVE-3 = крок коштує 5 футів і ще 5 футів за кожну заваду руху
refusal-E5-MOVE-6 = такої швидкості немає, або її вже вичерпано
refusal-E5-MOVE-7 = швидкість дорівнює 0
refusal-E5-MOVE-8 = так далеко не стрибнути
refusal-E5-MOVE-9 = вимушене переміщення не витрачає переміщення
refusal-E5-MOVE-12 = кут закрито для кроку по діагоналі
refusal-E5-MOVE-13 = покинути поле бою можна лише через відкриту межу
refusal-E5-MOVE-14 = місце призначення не вільне
refusal-E5-MOVE-15 = { $code ->
    [corner_blocked] кут цього кроку по діагоналі перекрито
   *[square_blocked] шлях перекрито
}
refusal-E5-MOVE-16 = угору й униз — лише польотом або лазінням, по 5 футів
refusal-E5-SPACE-1 = для істоти такого розміру немає місця
refusal-E5-SPACE-4 = шлях займає ворожа істота близького розміру
refusal-E5-SPACE-6 = місце зайнято: не можна зупинитися в просторі іншої істоти
refusal-E5-SPACE-8 = тут затісно навіть для протискування
refusal-E5-SPACE-10 = ціль поза досяжністю
refusal-E5-PRONE-2 = { $code ->
    [prone_must_crawl] істота вже лежить
   *[cannot_move] лягти можна безкоштовно, якщо істоту не захоплено зненацька і вона може рухатися
}
refusal-E5-PRONE-3 = істота не лежить
refusal-E5-PRONE-4 = { $code ->
    [speed_zero] зі швидкістю 0 не підвестися
   *[not_enough_movement] підвестися коштує половину швидкості, а переміщення лишилося менше
}
refusal-E5-PRONE-5 = лежачи можна лише повзти
refusal-E5-PRONE-6 = повзти коштує 1 зайвий фут за кожен фут
refusal-E5-PRONE-8 = лежачи: своїм атакам перешкода; проти того, хто лежить, перевага з 5 футів, далі перешкода
refusal-E5-SIGHT-3 = огляду заважають світло й туман
refusal-E5-SIGHT-5 = атака по невидимій цілі — з перешкодою
refusal-E5-SIGHT-6 = атака по тому, хто не бачить нападника, — з перевагою
refusal-E5-SIGHT-8 = де ховається ціль, невідомо: назвіть клітинку
refusal-E5-HIDE-1 = Засідка — це перевірка Спритності (Непомітність)
refusal-E5-HIDE-5 = усі вороги добре бачать цю істоту, тут не сховатися
refusal-E5-HIDE-6 = істота ні від кого не схована
refusal-E5-HIDE-7 = атака викриває схованого
refusal-E5-ACT-2 = { $code ->
    [not_your_turn] дія можлива лише у свій хід і не посеред іншої події
   *[action_spent] дію цього ходу вже витрачено
}
refusal-E5-ACT-3 = дія Атака — це одна атака
refusal-E5-ACT-6 = після Відходу переміщення до кінця ходу нікого не провокує
refusal-E5-ACT-7 = Ривок додає до переміщення ходу швидкість
refusal-E5-ACT-9 = Ухилення: атаки по істоті — з перешкодою, її рятівні кидки Спритності — з перевагою
refusal-E5-ACT-12 = Допомога дає перевагу на наступну перевірку для цієї справи
refusal-E5-ACT-14 = у цій справі допомогти не можна
refusal-E5-ACT-15 = { $code ->
    [not_hostile] допомогу в атаці спрямовують на ворожу істоту
   *[help_not_possible] для допомоги в атаці потрібні ворожа істота в межах 5 футів і союзник
}
refusal-E5-ACT-16 = помічник задалеко: у цьому бою потрібні 5 футів
refusal-E5-ACT-17 = яка перевірка потрібна для Пошуку, вирішує Майстер
refusal-E5-ACT-18 = Пошук знаходить тих, чия Непомітність нижча за підсумок
refusal-E5-ACT-20 = це коштує дії
refusal-E5-ACT-21 = Майстер цього не дозволяє
refusal-E5-READY-1 = нічого не підготовлено
refusal-E5-READY-2 = для Підготовки потрібні помітна умова спрацювання та одна можлива відповідь
refusal-E5-READY-6 = підготовлена реакція зникла з початком свого ходу
refusal-E5-READY-8 = умова спрацювання лишилася непоміченою
refusal-E5-READY-11 = підготувати можна лише закляття, яке коштує одну дію
refusal-E5-READY-12 = без концентрації утримуване закляття зникає
refusal-E5-READY-13 = підготовлене переміщення — не далі за швидкість
refusal-E5-REACT-2 = реакцію вже витрачено до початку свого ходу
refusal-E5-REACT-5 = недієздатна істота не має реакцій
refusal-E5-REACT-8 = після переривання це вже неможливо
refusal-E5-REACT-12 = реакція втратила сенс
refusal-E5-OPP-1 = { $code ->
    [not_seen] для провокованої атаки істоту має бути видно
   *[not_hostile] провокована атака можлива лише проти ворожої істоти
}
refusal-E5-OPP-3 = крок не виводить із зони досяжності цієї атаки
refusal-E5-OPP-5 = після Відходу переміщення не провокує
refusal-E5-OPP-6 = зараз ніщо не провокує: телепортації та вимушеного переміщення не враховують
refusal-E5-OPP-8 = провокована атака — одна атака ближнього бою, без Мультиатаки, захвату та штовхання
refusal-E5-OPP-9 = зупинений атакою не робить кроку
refusal-E5-OPP-10 = після атаки можна завершити крок або залишитися на місці
refusal-E5-OPP-12 = провокованої атаки немає: захоплення зненацька, недієздатність, зачарування або повне укриття цілі
refusal-E5-ATK-1 = { $code ->
    [out_of_range] ціль задалеко
   *[out_of_reach] цілі в межах досяжності немає
}
refusal-E5-ATK-2 = укриття, перевагу й перешкоду визначає Майстер
refusal-E5-ATK-3 = кидок атаки — к20 та всі модифікатори
refusal-E5-ATK-4 = атака влучає, якщо підсумок не нижчий за КБ
refusal-E5-ATK-7 = для зброї ближнього бою беруть Силу
refusal-E5-ATK-8 = для далекобійної зброї беруть Спритність
refusal-E5-ATK-9 = бонус майстерності — лише тим, хто володіє зброєю
refusal-E5-ATK-12 = далі за нормальну дистанцію атака з перешкодою
refusal-E5-ATK-13 = ціль задалеко
refusal-E5-ATK-14 = далекобійна атака поруч із ворожою істотою — з перешкодою
refusal-E5-ATK-17 = зазначений бонус атаки заміняє обчислений
refusal-E5-ATK-20 = атака по клітинці вражає лише того, хто в ній
refusal-E5-ATK-21 = боєприпас витрачають і в разі промаху
refusal-E5-WPN-3 = метати можна лише метальну зброю
refusal-E5-WPN-4 = { $code ->
    [no_free_hand] для заряджання потрібна вільна рука
   *[no_ammunition] боєприпасів не лишилося
}
refusal-E5-WPN-5 = зброя з перезаряджанням стріляє один раз за дію, бонусну дію чи реакцію
refusal-E5-WPN-6 = важка зброя заважає Маленьким і Крихітним істотам
refusal-E5-WPN-7 = для цього потрібні дві руки
refusal-E5-WPN-10 = імпровізована зброя завдає 1к4 шкоди
refusal-E5-WPN-11 = { $code ->
    [no_free_hand] немає вільної руки
   *[weapon_not_held] зброї немає в руці
}
refusal-E5-TWF-1 = для бою зі зброєю в обох руках потрібна легка зброя ближнього бою в кожній руці
refusal-E5-TWF-5 = бонусна атака — один раз і після атаки дією Атака цього ходу
refusal-E5-TWF-6 = друга зброя має бути іншою та в іншій руці
refusal-E5-TWF-7 = { $code ->
    [not_light] така зброя не дає бонусної атаки
   *[no_attack_action] бонусної атаки поки що ніщо не дає
}
refusal-E5-TWF-8 = від зазначеного бонусу шкоди віднімають додатний модифікатор
refusal-E5-GRAP-1 = захват — частина дії Атака
refusal-E5-GRAP-3 = ціль завелика для захвату
refusal-E5-GRAP-4 = ціль захвату поза досяжністю
refusal-E5-GRAP-5 = для захвату потрібна вільна рука
refusal-E5-GRAP-6 = захват — це Атлетика проти Атлетики або Акробатики
refusal-E5-GRAP-9 = істоту не схоплено, немає з чого вивільнятися
refusal-E5-GRAP-10 = недієздатний відпускає схопленого
refusal-E5-GRAP-11 = захват минає, якщо противники опинилися поза досяжністю
refusal-E5-GRAP-12 = немає кого відпускати
refusal-E5-GRAP-14 = той, кого тягнуть, опиняється поруч із тим, хто тягне
refusal-E5-GRAP-15 = той самий противник уже тримає цю істоту
refusal-E5-SHOVE-1 = штовхання — частина дії Атака
refusal-E5-SHOVE-3 = ціль завелика для штовхання
refusal-E5-SHOVE-4 = ціль штовхання поза досяжністю
refusal-E5-SHOVE-5 = штовхання — це Атлетика проти Атлетики або Акробатики
refusal-E5-SHOVE-8 = немає вільної клітинки, куди відштовхнути
refusal-E5-SHOVE-9 = поштовх — вимушене переміщення
refusal-E5-COVER-3 = половинне укриття дає +2
refusal-E5-COVER-4 = укриття на три чверті дає +5
refusal-E5-COVER-5 = ціль має повне укриття
refusal-E5-COVER-8 = останнє слово про укриття має Майстер
refusal-E5-DMG-1 = шкода — це зазначені кості та модифікатори
refusal-E5-DMG-2 = до шкоди — той самий модифікатор, що й до атаки
refusal-E5-DMG-6 = кожен вид шкоди рахують окремо
refusal-E5-DMG-12 = спершу втрачають тимчасові хіти
refusal-E5-CRIT-1 = за критичного влучання кості шкоди кидають двічі
refusal-E5-HEAL-1 = хіти відновлюють не вище максимуму
refusal-E5-HEAL-2 = мертвому хітів не відновити
refusal-E5-DEATH-1 = більшість чудовиськ помирає за 0 хітів
refusal-E5-DEATH-3 = надлишок шкоди не менший за максимум хітів — миттєва смерть
refusal-E5-DEATH-4 = за 0 хітів істота без свідомості
refusal-E5-DEATH-5 = відновлення хітів повертає свідомість
refusal-E5-DEATH-7 = рятівний кидок від смерті успішний за 10 і вище
refusal-E5-DEATH-8 = три успіхи — стабілізація, три провали — смерть
refusal-E5-DEATH-9 = випало «1» — два провали
refusal-E5-DEATH-10 = випало «20» — відновлення 1 хіта
refusal-E5-DEATH-11 = шкода, коли хітів 0, — провал
refusal-E5-DEATH-12 = критичне влучання, коли хітів 0, — два провали
refusal-E5-DEATH-13 = шкода не менша за максимум, коли хітів 0, — миттєва смерть
refusal-E5-DEATH-16 = перша допомога — дія та перевірка Мудрості (Медицина) проти 10
refusal-E5-DEATH-17 = { $code ->
    [out_of_reach] потерпілий задалеко: потрібні 5 футів
   *[no_patient] перша допомога потрібна лише за 0 хітів, не мертвому й не стабілізованому
}
refusal-E5-DEATH-23 = позбавити свідомості можна лише атакою ближнього бою, що знизила хіти до 0
refusal-E5-DEATH-24 = позбавлення свідомості важливіше за миттєву смерть
refusal-E5-DEATH-26 = мертвий випускає все з рук і відпускає схоплених
refusal-E5-COND-2 = стан минає зі строком, з протидією або з успішним рятівним кидком
refusal-E5-COND-4 = осліплення: свої атаки з перешкодою, чужі з перевагою
refusal-E5-COND-5 = зачарування: не можна шкодити тому, хто зачарував
refusal-E5-COND-6 = глухота: перевірки, яким потрібен слух, провалено
refusal-E5-COND-7 = виснаження має шість ступенів, останній — смерть
refusal-E5-COND-8 = переляк: не можна підійти ближче до джерела страху
refusal-E5-COND-9 = схоплено: швидкість 0
refusal-E5-COND-10 = недієздатність: ні дій, ні бонусних дій, ні реакцій
refusal-E5-COND-11 = невидимість: свої атаки з перевагою, чужі з перешкодою
refusal-E5-COND-12 = { $code ->
    [incapacitated] параліч: говорити не можна
   *[cannot_move] параліч: рухатися не можна
}
refusal-E5-COND-13 = { $code ->
    [incapacitated] скам’яніння: говорити не можна
   *[cannot_move] скам’яніння: рухатися не можна
}
refusal-E5-COND-14 = отруєння: перешкода кидкам атаки й перевіркам характеристик
refusal-E5-COND-15 = лежачи можна лише повзти, доки істота не підведеться
refusal-E5-COND-16 = скутість: швидкість 0
refusal-E5-COND-17 = приголомшення: рухатися не можна
refusal-E5-COND-18 = { $code ->
    [incapacitated] істота без свідомості не може говорити
   *[cannot_move] істота без свідомості не може рухатися
}
refusal-E5-SPELL-1 = ціль або точка задалеко, або цілей забагато
refusal-E5-SPELL-2 = Складність рятівного кидка — 8, характеристика заклинача та бонус майстерності
refusal-E5-SPELL-3 = придатної комірки заклять не лишилося
refusal-E5-SPELL-6 = до цілі або точки немає вільного шляху
refusal-E5-SPELL-7 = ціль має бути видно
refusal-E5-SPELL-8 = разом із закляттям бонусною дією цього ходу можна накладати лише замовляння дією
refusal-E5-SPELL-9 = концентрації немає, немає чого припиняти
refusal-E5-SPELL-10 = шкода вимагає рятівного кидка, щоб зберегти концентрацію
refusal-E5-SPELL-11 = недієздатний або мертвий не утримує концентрації
refusal-E5-SPELL-12 = з концентрацією минає все, що на ній трималося
refusal-E5-SPELL-13 = бракує компонента: мовлення, вільної руки або фокуса
refusal-E5-SPELL-17 = заклинач більше не може діяти, закляття не вдається
refusal-E5-SPELL-18 = конус і лінія починаються від істоти в одному з восьми напрямків
refusal-E5-SPELL-19 = зміни від уміння діють, поки діє воно саме
refusal-E5-MON-1 = такої атаки в Мультиатаці немає або більше не лишилося
refusal-E5-MON-2 = Мультиатака — лише своєю дією, без захвату та штовхання
refusal-E5-MON-3 = такого вміння немає, або його більше не можна використати в цьому бою
refusal-E5-MON-4 = вміння ще не перезаряджено
refusal-E5-MON-6 = { $code ->
    [no_legendary] бракує легендарних дій
   *[legendary_timing] легендарні дії — лише наприкінці чужого ходу
}
refusal-E5-MON-8 = тактиці зграї потрібен дієздатний союзник поруч із ціллю
refusal-E5-MON-13 = парирування не скасовує «20» і можливе лише до шкоди
refusal-E5-MON-15 = цією атакою вже втримують іншу істоту
refusal-E5-OBJ-1 = це не можна атакувати
refusal-E5-OBJ-4 = те, що вдягнено чи несуть, атакувати не можна
refusal-E5-END-1 = для бою потрібні дві сторони, здатні битися
refusal-E5-END-2 = істота більше не може битися або вже здалася в полон
refusal-E5-END-3 = після бою ті, хто при смерті, продовжують рятівні кидки
refusal-E5-END-4 = досягнуто ліміту раундів
refusal-E5-END-5 = ніхто не тікає за правилами: бойового духу немає
refusal-E5-OUT-1 = правил для цього тут немає
refusal-E5-OUT-2 = такого правила тут немає, Майстер може імпровізувати

## Without a field

default-cover-against = проти всіх
default-reveal-to = усім
default-ability = та, що краща
default-allow-ability = як у навички
default-dc = без перевірки
default-target = найвигідніша
default-throw = якщо інакше не дістати
default-two_hands = якщо є вільна рука
default-escape-with = те, що краще
default-by = пішки або як уміє
default-put = туди, куди тягнуть
default-operate-as = як вимагає предмет
default-push-to = прямо геть
default-event = лише словами
default-ready-of = кого б не стосувалося
default-slot = найнижча з наявних
default-ready-squares = на вказаній відстані
default-use-at = найкраще місце
default-facing = найкращий напрямок
default-use-height = на висоті тих, хто там
default-targets = кому найпотрібніше

## Words of a table, and short ones

short-budget-interaction = взаємодія
feature-lightly_obscured = легкий серпанок
feature-heavily_obscured = густа завіса
feature-dim = тьмяне світло
feature-climb = можна лізти
feature-swim = вода
feature-boulder = валун
feature-gate_jammed = заклинені ворота
feature-parapet = парапет
feature-river = річка
feature-slag = шлак
feature-smoke = дим
act-hit = влучання
act-shoves = штовхання
act-step = крок
act-called = умова
act-ends = кінець ходу
act-starts = початок ходу
act-result = підсумок
act-takes_action = дія
short-option-rise = Піднятися
short-option-offhand = Другою зброєю
short-option-help_attack = Допомогти в атаці
short-option-operate = Використати
short-option-ready = Підготувати
short-option-end_concentration = Без концентрації
short-option-stop_hiding = Не ховатися
short-option-opportunity_attack = Провокована атака
short-option-target = Інша ціль
short-option-knock_out = Приголомшити

## The short log

line-moved = { $how ->
    [walk] → { $end }{ way-length }{ at-height }
    [crawl] → { $end }{ way-length }, поповзом
    [climb] → { $end }{ way-length }, лазіння{ at-height }
    [swim] → { $end }{ way-length }, плавання
    [fly] → { $end }{ way-length }, політ{ at-height }
    [burrow] → { $end }{ way-length }, копання
    [jump] → { $end }{ way-length }, стрибок
    [squeeze] → { $end }{ way-length }, протискування
    [drag] → { $end }, слідом за тим, хто тримає
    [push] → { $end }, поштовх
    [teleport] → { $end }, телепортація
    [fall] → { $end }, падіння
   *[other] → { $end }
}
part-stopped = крок не завершено
answer-reacted = { $what ->
    [opportunity_attack] провокована атака
    [respond] підготовлена відповідь
   *[other] { $what_label }
}
part-resisted = легендарний опір{ $left ->
    [none] { "" }
   *[given] { " " }(лишилося: { $left })
}
line-saved = рятівний кидок ({ $ability })
part-saved = { $success ->
    [yes] успіх
   *[no] невдача
}
line-death-save = рятівний кидок від смерті
part-death-save = { $outcome ->
    [stable] стабілізація
    [success] успіх ({ $successes }–{ $failures })
   *[failure] провал ({ $successes }–{ $failures })
}
part-fell = { $how ->
    [dead] { "" }
    [instant_death] { "" }
   *[other] поза боєм
}
line-item-moved = { $how ->
    [drawn] предмет «{ $item }» дістано
    [sheathed] предмет «{ $item }» сховано
    [dropped] предмет «{ $item }» випущено з рук ({ $to })
    [picked_up] предмет «{ $item }» піднято
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
       *[given] { "" }, але шлях закрито: від клітинки { $begins }
    })
}
## What else people call acts

alias-use = чаклувати, чаклую, закляття, вміння, накласти, створити
alias-operate = відчинити, зачинити, відкрити, закрити, двері
alias-hide = сховатися, ховатися
alias-ready = підготувати дію, заготовити, приготувати, приготуватися, підготуватися
alias-dodge = ухилитися, ухилятися, захищатися
alias-dash = бігти, побігти, біжу
alias-search = шукати, пошукати, шукаю
alias-help = допомогти, допомагати, допомагаю
alias-shove = повалити, перекинути

## What the samples are about

sample-broken_span = Засідка біля зруйнованого мосту: непомітність, укриття, стріли з-за живоплотів.
sample-furnace_gate = Один сильний ворог: легендарні дії, вогонь по площі, імунітети, легкий дим.
sample-kennel_yard = Ближній бій зі зграєю гончаків: падіння, захвати, поштовхи, важка місцевість. Добрий для першого бою.

## Значення, які задає ведучий

setting-attacks_left = лишилося атак
setting-dashes = ривки
setting-death_failures = провали рятівних кидків від смерті
setting-death_successes = успіхи рятівних кидків від смерті
setting-held = у руках
setting-legendary = лишилося легендарних дій
setting-moved = пройдено футів
setting-of-speed = швидкість: { $thing }
setting-open = відчинено
setting-present = на полі бою
setting-spent = витрачені вміння
