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
name-heroes = Герої
name-raiders = Нальотчики
name-neutral = нейтральна сторона
name-shield = Щит
name-focus = Фокус
name-unarmed = Беззбройний удар
name-improvised = Імпровізована зброя

name-str = Сила
name-dex = Спритність
name-con = Статура
name-int = Інтелект
name-wis = Мудрість
name-cha = Харизма
name-athletics = Атлетика
name-acrobatics = Акробатика
name-stealth = Непомітність
name-perception = Уважність
name-investigation = Аналіз
name-medicine = Медицина

name-tiny = Крихітний
name-small = Маленький
name-medium = Середній
name-large = Великий
name-huge = Величезний
name-gargantuan = Гігантський

name-acid = кислота
name-bludgeoning = дробильна
name-cold = холод
name-fire = вогонь
name-force = силове поле
name-lightning = блискавка
name-necrotic = некротична енергія
name-piercing = колюча
name-poison = отрута
name-psychic = психічна енергія
name-radiant = сяйво
name-slashing = рубальна
name-thunder = грім

name-blinded = осліплення
name-charmed = зачарування
name-deafened = глухота
name-exhaustion = виснаження
name-frightened = переляк
name-grappled = схоплено
name-incapacitated = недієздатність
name-invisible = невидимість
name-paralyzed = параліч
name-petrified = скам’яніння
name-poisoned = отруєння
name-prone = лежачи
name-restrained = скутість
name-stunned = приголомшення
name-unconscious = без свідомості
name-surprised = захоплено зненацька
name-hidden = непомітність
name-dodging = Ухилення
name-disengaged = Відхід
name-readied = Підготовка
name-concentrating = концентрація

name-ok = у строю
name-dying = при смерті
name-stable = стабільність
name-dead = смерть
name-gone = поза полем бою
name-surrendered = здача в полон

name-half = половинне укриття
name-three_quarters = укриття на три чверті
name-total = повне укриття
name-advantage = перевага
name-disadvantage = перешкода
name-action = дія
name-bonus_action = бонусна дія
name-reaction = реакція
name-interaction = безкоштовна взаємодія
name-free = безкоштовно
name-walk = ходьба
name-climb = лазіння
name-swim = плавання
name-fly = політ
name-burrow = копання
name-crawl = поповзом

reason-d20 = (к20)
reason-bonus = бонус
reason-damage = (кості)
reason-healing = (кості)
reason-temp_hp = (кості)
reason-fall = (кості)
reason-sneak_attack = (кості)
reason-recharge = (кість)
reason-hazard = (кості)
reason-ongoing = (кості)
reason-proficiency = бонус майстерності
reason-attack_bonus = бонус атаки
reason-spell_attack = атака закляттям
reason-ac = Клас Броні
reason-object = предмет
reason-cover = укриття
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
name-fall = падіння

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
name-first_aid = перша допомога
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
name-casts = накладає закляття
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
name-end = кінець ходу
name-computed = за розрахунком
name-any = будь-хто
name-self = сама істота
name-north = північ
name-northeast = північний схід
name-east = схід
name-southeast = південний схід
name-south = південь
name-southwest = південний захід
name-west = захід
name-northwest = північний захід
name-engaged = впритул
name-near = поруч

result-heroes = Перемога героїв
result-raiders = Перемога нальотчиків
result-draw = Нічия

## Імена з бестіарію

unit-brann_oakhand = Бранн Дубова Рука
unit-sela_quickwater = Села Бистра Вода
unit-ilmar_voss = Ільмар Восс
unit-sister_tamsin = Сестра Тамсін
unit-ridge_raider = Нальотчик із гряди
unit-mire_hound = Болотний гончак
unit-gate_brute = Громило при брамі
unit-ember_warden = Вартовий жару

item-unarmed = Беззбройний удар
item-shield = Щит
item-focus = Фокус
item-longsword = Довгий меч
item-handaxe = Ручна сокира
item-shortsword = Короткий меч
item-dagger = Кинджал
item-shortbow = Короткий лук
item-mace = Булава
item-scimitar = Скімітар
item-bite = Укус
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

item-river = Річка
item-hedge = Живопліт
item-barricade = Барикада
item-low_wall = Низька стіна
item-boulder = Валун
item-rubble = Уламки
item-pit = Яма
item-fence = Паркан
item-gate_jammed = Заклинена брама
item-pillar = Колона
item-slag = Шлак
item-smoke = Дим
item-parapet = Парапет
item-broken_span = Мито біля зруйнованого прогону
item-kennel_yard = Псарний двір
item-furnace_gate = Брама горнила

## Що сталося

dice = { $count }к{ $sides }
share = { $target } ({ $damage })
hp-left = { $hp ->
    [one] лишається { $hp } хіт
    [few] лишається { $hp } хіти
   *[many] лишається { $hp } хітів
}
feet-spent = { $cost ->
    [0] { "" }
    [one] { " " }({ $cost } фут)
    [few] { " " }({ $cost } фути)
   *[many] { " " }({ $cost } футів)
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

event-not-offered = { $who }: реакція зараз неможлива.
event-ended = { $on }: «{ $what_label }» — строк минув.
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
event-surprise-settled = { $surprised ->
    [none] Нікого не захоплено зненацька.
   *[given] Захоплено зненацька: { $surprised }.
}
event-order-settled = Ініціатива: { $order }.
event-round-began = Раунд { $round }.
event-turn-began = Хід: { $who }.
event-turn-ended = { "" }
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
event-spoke = { $who }: «{ $words }».
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
event-hazard-met = { $who }: небезпечне місце — { $where }.
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
event-condition-resisted = { $who }: імунітет до стану «{ $condition }».
event-hid = { $who }: Засідка, підсумок { $total } — { $hidden_from ->
    [none] усі вороги бачать, як і раніше
   *[given] не бачать: { $hidden_from }
}.
event-revealed = { $who }: знову на виду. Кому видно: { $to }.
event-recharged = { $who }: вміння «{ $power }» перезаряджено.
event-resisted = { $who }: легендарний опір, рятівний кидок успішний; лишилося { $left }.
event-surrendered = { $who }: здача в полон.
event-combat-over = { $result ->
    [draw] Бій завершено: нічия
    [heroes] Бій завершено: перемога героїв
    [raiders] Бій завершено: перемога нальотчиків
   *[other] Бій завершено: перемога сторони «{ $result }»
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

prompt-turn = { $who }: хід.
prompt-before_step = { $who }: істота виходить із зони досяжності. Реагувати?
prompt-after_step = { $who }: відбулося переміщення. Реагувати?
prompt-on_declare = { $who }: дію оголошено. Реагувати до неї?
prompt-on_roll = { $who }: кидок відомий. Реагувати до наслідку?
prompt-on_hit = { $who }: влучання. Реагувати до шкоди?
prompt-on_result = { $who }: це сталося. Реагувати?
prompt-turn_start = { $who }: починається хід. Реагувати?
prompt-turn_end = { $who }: хід завершується. Реагувати?
prompt-legendary = { $who }: виконати легендарну дію?
prompt-tie = { $who }: ініціатива рівна. У якому порядку?
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

roll-initiative = ініціатива
roll-attack = кидок атаки
roll-damage = шкода
roll-attack_die = додаток до кидка атаки
roll-save_die = додаток до рятівного кидка
roll-death_save = рятівний кидок від смерті
roll-concentration = рятівний кидок для концентрації
roll-fall = падіння
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
roll-save = рятівний кидок
roll-temp_hp = тимчасові хіти
roll-roll_off = повторний кидок через нічию
roll-landing = приземлення після стрибка
roll-operate = використання предмета
roll-improvise = імпровізована дія
roll-hazard = небезпечне місце
roll-ongoing = тривала шкода
roll-end_save = повторний рятівний кидок
roll-sneak_attack = прихована атака

## Дії на вибір

option-move = Переміститися
option-move-help = шляхом із сусідніх клітинок
option-approach = Наблизитися
option-approach-help = до когось, доки не впритул (5 футів) чи поруч (30 футів), наскільки вистачить переміщення
option-back_off = Відступити
option-back_off-help = якнайдалі від когось, наскільки вистачить переміщення
option-rise = Піднятися або спуститися
option-rise-help = польотом або лазінням, по 5 футів за крок
option-jump = Стрибнути
option-jump-help = з розбігу на значення Сили у футах, без нього вдвічі менше
option-stand = Підвестися
option-stand-help = коштує половину швидкості
option-drop_prone = Лягти
option-drop_prone-help = нічого не коштує
option-attack = Атакувати
option-attack-help = одна атака зброєю, без зброї або по клітинці
option-multiattack = Мультиатака
option-multiattack-help = одна з перелічених атак
option-grapple = Схопити
option-grapple-help = замість атаки: Атлетика проти Атлетики або Акробатики
option-shove = Штовхнути
option-shove-help = замість атаки: збити з ніг або відштовхнути на 5 футів
option-escape = Вивільнитися
option-escape-help = дія: вирватися із захвату
option-offhand = Атакувати другою зброєю
option-offhand-help = бонусна дія: легка зброя в іншій руці
option-dash = Ривок
option-dash-help = ще одне переміщення на швидкість цього ходу
option-disengage = Відхід
option-disengage-help = переміщення цього ходу нікого не провокує
option-dodge = Ухилення
option-dodge-help = атаки по істоті з перешкодою, її рятівні кидки Спритності з перевагою
option-hide = Засідка
option-hide-help = перевірка Спритності (Непомітність) проти пасивної Уважності ворогів
option-help = Допомога
option-help-help = союзник робить наступну перевірку для справи з перевагою
option-help_attack = Допомогти в атаці
option-help_attack-help = союзник атакує істоту поруч із помічником з перевагою
option-search = Пошук
option-search-help = схованих істот або чогось іще
option-ready = Підготовка
option-ready-help = умова спрацювання та відповідь реакцією
option-use = Застосувати вміння
option-use-help = закляття або інше вміння
option-operate = Використати предмет
option-operate-help = відчинити, зачинити або привести в дію поруч
option-draw = Дістати
option-draw-help = предмет при собі — у вільну руку
option-sheathe = Сховати
option-sheathe-help = прибрати предмет із руки
option-pick_up = Підняти
option-pick_up-help = предмет зі своєї або сусідньої клітинки
option-give = Передати
option-give-help = предмет із руки союзникові поруч
option-drop = Випустити з рук
option-drop-help = предмет падає на землю, нічого не коштує
option-first_aid = Перша допомога
option-first_aid-help = перевірка Мудрості (Медицина) проти 10, щоб стабілізувати
option-improvise = Імпровізувати
option-improvise-help = будь-що інше, що дозволить Майстер
option-speak = Сказати
option-speak-help = коротка фраза або жест, нічого не коштує
option-release = Відпустити
option-release-help = припинити свій захват, нічого не коштує
option-end_concentration = Припинити концентрацію
option-end_concentration-help = ефекти завершуються, нічого не коштує
option-stop_hiding = Перестати ховатися
option-stop_hiding-help = істоту знову видно
option-surrender = Здатися в полон
option-surrender-help = істота більше не б’ється
option-delay = Відкласти хід
option-delay-help = у цій грі не можна, натомість є Підготовка
option-end = Завершити хід
option-end-help = усе невикористане зникає

option-opportunity_attack = Провокована атака
option-opportunity_attack-help = одна атака ближнього бою перед кроком, коштує реакції
option-respond = Застосувати підготовлене
option-respond-help = коштує реакції
option-react = Застосувати вміння реакцією
option-react-help = коштує реакції
option-decline = Пропустити нагоду
option-decline-help = нічого не робити, нічого не коштує

option-order = Призначити порядок
option-order-help = назвати всіх від першого до останнього
option-go_on = Завершити крок
option-go_on-help = реакція лишається витраченою
option-stay = Залишитися на місці
option-stay-help = переміщення на цей крок не витрачено
option-target = Вибрати іншу ціль
option-target-help = з того самого місця
option-lose = Відмовитися
option-lose-help = атака або вміння зникає
option-athletics = Атлетика
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
option-allow = Дозволити
option-allow-help = назвати ціну й перевірку
option-refuse = Відмовити
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
option-disarm = Роззброїти
option-disarm-help = у цій грі немає, Майстер може імпровізувати
option-overrun = Прорватися
option-overrun-help = у цій грі немає, Майстер може імпровізувати

## Поля

field-path = шлях
field-by = якою швидкістю
field-steps = кроків угору або вниз
field-to = куди
field-target = ціль
field-sense = яким чуттям
field-until = до якої близькості
field-targets = цілі
field-at = де
field-with = чим
field-throw = метнути
field-two_hands = двома руками
field-ability = характеристика
field-from = від кого
field-as = коштом чого
field-ally = союзник
field-task = справа
field-for = що шукати
field-power = вміння
field-facing = напрямок
field-corner = на куті клітинки
field-slot = рівень комірки
field-feature = предмет
field-item = предмет
field-what = що
field-words = слова
field-order = порядок
field-degree = ступінь укриття
field-type = вид шкоди
field-trigger = вид умови
field-event = що відбувається
field-who = хто це робить
field-of = істота
field-ready-of = з ким або з чим
field-squares = клітинки
field-within = відстань у футах
field-text = словами
field-response = відповідь
field-cost = ціна
field-skill = навичка
field-dc = Складність
field-give-to = кому
field-hp-to = хіти
field-side-to = нова сторона
field-ongoing-at = початок або кінець ходу
field-temp = тимчасові хіти
field-height = висота у футах
field-name = назва
field-on = є
field-source = джерело
field-rounds = раунди
field-level = ступінь
field-dice = кості
field-against = проти кого
field-like = за зразком
field-id = код
field-side = сторона
field-drag = тягти схоплених
field-put = куди поставити того, кого тягнуть

## Рішення Майстра

edit-hp = хіти
edit-place = місце
edit-condition = стан
edit-ongoing = тривала шкода
edit-cover = укриття
edit-help = допомога у справі
edit-advantage = перевага
edit-disadvantage = перешкода
edit-damage_type = вид шкоди
edit-surprise = несподіванка
edit-neutral = нейтральність
edit-side = сторона
edit-trigger = умова спрацювання
edit-reveal = схованого помічено
edit-join = вступ у бій
edit-remove = істоту прибрано

## Чому не можна

refusal-E5-GEN-1 = раунд триває близько 6 секунд, хвилина — 10 раундів
refusal-E5-GEN-2 = під час ділення завжди округлюють униз
refusal-E5-GEN-3 = власний текст істоти важливіший за загальне правило
refusal-E5-GEN-4 = це вирішує Майстер
refusal-E5-GEN-5 = хто кому ворожий, залежить від сторін
refusal-E5-GEN-6 = поле бою складається з клітинок: такої на ньому немає, або дві клітинки грані не сусідні
refusal-E5-GEN-7 = природний результат — грань тієї кості, яку враховано
refusal-E5-GEN-8 = порушення правила відхиляють до кидка
refusal-E5-GEN-9 = істота мертва або покинула поле бою
refusal-E5-GEN-10 = кожен кидок записують повністю
refusal-E5-DICE-1 = модифікатор характеристики — половина перевищення над 10 з округленням униз
refusal-E5-DICE-2 = перевірка характеристики успішна, якщо підсумок не нижчий за Складність
refusal-E5-DICE-3 = бонус майстерності додають до кидка лише один раз
refusal-E5-DICE-4 = з перевагою рахують більшу з двох к20, з перешкодою — меншу
refusal-E5-DICE-5 = переваги не додають одну до одної, перешкоди теж
refusal-E5-DICE-6 = перевага й перешкода скасовують одна одну
refusal-E5-DICE-7 = «1» та «20» на кості особливі лише для кидків атаки та рятівних кидків від смерті
refusal-E5-DICE-8 = за рівних підсумків перевірки протистояння нічого не змінюється
refusal-E5-DICE-9 = пасивне значення — 10 та всі модифікатори, +5 з перевагою, −5 з перешкодою
refusal-E5-DICE-10 = рятівний кидок успішний, якщо підсумок не нижчий за Складність
refusal-E5-DICE-11 = іншу пару навички й характеристики призначає Майстер
refusal-E5-DICE-12 = однакові ефекти не додають, діє найсильніший
refusal-E5-SURP-1 = ніхто не ховався, зненацька нікого не захоплено
refusal-E5-SURP-2 = хто ховався, робить перевірку Спритності (Непомітність)
refusal-E5-SURP-3 = схованого не помічено, якщо Непомітність не нижча за пасивну Уважність
refusal-E5-SURP-4 = зненацька захоплено лише того, хто не помітив жодного ворога
refusal-E5-SURP-5 = несподіванку визначають для кожної істоти окремо
refusal-E5-SURP-6 = істоту захоплено зненацька: у перший хід не можна переміщуватися та виконувати дії
refusal-E5-SURP-7 = істоту захоплено зненацька: до кінця першого ходу реакції немає
refusal-E5-SURP-8 = істоту захоплено зненацька: цього ходу можна лише говорити
refusal-E5-SURP-9 = захоплений зненацька все ж має хід, наприкінці якого несподіванка минає
refusal-E5-SURP-10 = несподіванка не змінює порядку ініціативи
refusal-E5-SURP-11 = кого не помічено, той починає бій схованим
refusal-E5-SURP-12 = хто долучається пізніше, того не захоплено зненацька, і сам він нікого зненацька не захоплює
refusal-E5-INIT-1 = ініціатива — це перевірка Спритності на початку бою
refusal-E5-INIT-2 = для групи однакових істот кидок ініціативи один
refusal-E5-INIT-3 = це не група однакових істот Майстра
refusal-E5-INIT-4 = істоти групи ходять одна за одною
refusal-E5-INIT-5 = першим ходить той, чия ініціатива вища
refusal-E5-INIT-6 = порядок ініціативи однаковий у всіх раундах
refusal-E5-INIT-7 = хід не можна відкласти, порядок ініціативи не можна змінити; щоб діяти пізніше, є Підготовка
refusal-E5-INIT-8 = порядок за рівної ініціативи обирають ті, чиї це істоти
refusal-E5-INIT-9 = за рівної ініціативи в цьому бою кидають ще раз
refusal-E5-INIT-10 = усе, що впливає на перевірки характеристик, впливає й на ініціативу
refusal-E5-INIT-11 = хто долучається пізніше, стає на місце своєї ініціативи
refusal-E5-INIT-12 = істота з 0 хітів має свій хід, мертву пропускають
refusal-E5-ROUND-1 = кожна істота має один хід у раунді
refusal-E5-ROUND-2 = коли походили всі, починається наступний раунд
refusal-E5-ROUND-3 = перед першим раундом: несподіванка, розстановка, ініціатива
refusal-E5-ROUND-4 = раунди рахують від 1
refusal-E5-ROUND-5 = раунди тривають до кінця бою
refusal-E5-ROUND-6 = строк у раундах спливає на початку ходу того, хто спричинив ефект
refusal-E5-ROUND-7 = строк спливає, навіть якщо джерела ефекту вже немає
refusal-E5-TURN-1 = це можливо лише у свій хід і не посеред іншої події
refusal-E5-TURN-2 = за хід істота переміщується не далі, ніж дозволяє швидкість
refusal-E5-TURN-3 = переміщуватися можна й до дії, і після неї
refusal-E5-TURN-4 = переміщення можна ділити на частини
refusal-E5-TURN-5 = { $code ->
    [bonus_spent] бонусну дію цього ходу вже витрачено
   *[bonus_not_granted] ніщо не дає такої бонусної дії
}
refusal-E5-TURN-6 = ця бонусна дія має власний момент
refusal-E5-TURN-7 = хто не може виконувати дії, не може й бонусних
refusal-E5-TURN-8 = одну частину ходу не можна обміняти на іншу
refusal-E5-TURN-9 = можна нічого не робити й завершити хід
refusal-E5-TURN-10 = початок ходу має твердий порядок
refusal-E5-TURN-11 = кінець ходу має твердий порядок
refusal-E5-TURN-12 = цього ходу істота не може ні діяти, ні переміщуватися
refusal-E5-TURN-13 = хід завершено: істота більше нічого не може
refusal-E5-FREE-1 = короткі фрази й жести у свій хід нічого не коштують
refusal-E5-FREE-2 = одна взаємодія з предметом за хід безкоштовна
refusal-E5-FREE-3 = двері відчиняють на ходу, зброю дістають разом з атакою
refusal-E5-FREE-4 = безкоштовну взаємодію цього ходу вже витрачено
refusal-E5-FREE-5 = цей предмет потребує дії
refusal-E5-FREE-6 = { $code ->
    [not_your_turn] безкоштовна взаємодія можлива лише у свій хід
   *[no_companion_activity] взаємодія супроводжує переміщення або дію, а ні того, ні іншого вже немає
}
refusal-E5-FREE-7 = до цього предмета чи істоти не дотягнутися
refusal-E5-FREE-8 = випускати з рук можна безкоштовно, але лише у свій хід
refusal-E5-FREE-9 = { $code ->
    [not_attackable] цим не можна скористатися
   *[out_of_reach] звідси цим не скористатися
}
refusal-E5-MOVE-1 = бракує переміщення
refusal-E5-MOVE-2 = переміщуються кроками з клітинки на сусідню клітинку
refusal-E5-MOVE-3 = крок коштує 5 футів і ще 5 футів за кожну заваду руху
refusal-E5-MOVE-4 = складна місцевість коштує 1 зайвий фут за кожен фут
refusal-E5-MOVE-5 = лазіння й плавання коштують 1 зайвий фут за кожен фут
refusal-E5-MOVE-6 = такої швидкості немає, або її вже вичерпано
refusal-E5-MOVE-7 = швидкість дорівнює 0
refusal-E5-MOVE-8 = так далеко не стрибнути
refusal-E5-MOVE-9 = вимушене переміщення не витрачає переміщення
refusal-E5-MOVE-10 = падіння завдає 1к6 шкоди за кожні 10 футів
refusal-E5-MOVE-11 = хто летить і більше не може рухатися, падає
refusal-E5-MOVE-12 = кут закрито для кроку по діагоналі
refusal-E5-MOVE-13 = покинути поле бою можна лише через відкриту межу
refusal-E5-MOVE-14 = місце призначення не вільне
refusal-E5-MOVE-15 = { $code ->
    [corner_blocked] кут цього кроку по діагоналі перекрито
   *[square_blocked] шлях перекрито
}
refusal-E5-MOVE-16 = угору й униз — лише польотом або лазінням, по 5 футів
refusal-E5-MOVE-17 = швидкість перераховують для кожного кроку
refusal-E5-SPACE-1 = для істоти такого розміру немає місця
refusal-E5-SPACE-2 = у клітинці вміщується до чотирьох Крихітних істот
refusal-E5-SPACE-3 = крізь простір неворожої істоти проходити можна
refusal-E5-SPACE-4 = шлях займає ворожа істота близького розміру
refusal-E5-SPACE-5 = простір іншої істоти — складна місцевість
refusal-E5-SPACE-6 = місце зайнято: не можна зупинитися в просторі іншої істоти
refusal-E5-SPACE-7 = зупинений у зайнятому просторі потрапляє на найближчу вільну клітинку
refusal-E5-SPACE-8 = тут затісно навіть для протискування
refusal-E5-SPACE-9 = хто протискується, займає місце на розмір менше
refusal-E5-SPACE-10 = ціль поза досяжністю
refusal-E5-SPACE-11 = недієздатний або мертвий ворог пройти не заважає
refusal-E5-PRONE-1 = лежать ті, хто ліг сам, і ті, кого збили з ніг
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
refusal-E5-PRONE-7 = повзти складною місцевістю коштує 3 фути за кожен фут
refusal-E5-PRONE-8 = лежачи: своїм атакам перешкода; проти того, хто лежить, перевага з 5 футів, далі перешкода
refusal-E5-PRONE-9 = хто лягає чи підводиться, нікого не провокує
refusal-E5-SIGHT-1 = істоту не видно
refusal-E5-SIGHT-2 = лінії огляду немає
refusal-E5-SIGHT-3 = огляду заважають світло й туман
refusal-E5-SIGHT-4 = особливі чуття діють у своєму радіусі
refusal-E5-SIGHT-5 = атака по невидимій цілі — з перешкодою
refusal-E5-SIGHT-6 = атака по тому, хто не бачить нападника, — з перевагою
refusal-E5-SIGHT-7 = якщо обоє одне одного не бачать, кидають одну к20
refusal-E5-SIGHT-8 = де ховається ціль, невідомо: назвіть клітинку
refusal-E5-SIGHT-9 = осліплення: перевірки, яким потрібен зір, провалено
refusal-E5-HIDE-1 = Засідка — це перевірка Спритності (Непомітність)
refusal-E5-HIDE-2 = хто сховався, невидимий для ворога
refusal-E5-HIDE-3 = пасивну Уважність кожного ворога рахують окремо
refusal-E5-HIDE-4 = схований атакує з перевагою, по ньому атакують з перешкодою
refusal-E5-HIDE-5 = усі вороги добре бачать цю істоту, тут не сховатися
refusal-E5-HIDE-6 = істота ні від кого не схована
refusal-E5-HIDE-7 = атака викриває схованого
refusal-E5-HIDE-8 = невидима істота завжди може сховатися
refusal-E5-HIDE-9 = кожна спроба сховатися — нова перевірка
refusal-E5-HIDE-10 = добре видно: у полі зору, укриття менше трьох чвертей, місцевість не сильно заслонена
refusal-E5-ACT-1 = це не одна з основних дій
refusal-E5-ACT-2 = { $code ->
    [not_your_turn] дія можлива лише у свій хід і не посеред іншої події
   *[action_spent] дію цього ходу вже витрачено
}
refusal-E5-ACT-3 = дія Атака — це одна атака
refusal-E5-ACT-4 = атак у цій дії більше немає
refusal-E5-ACT-5 = додаткові атаки є лише у свій хід
refusal-E5-ACT-6 = після Відходу переміщення до кінця ходу нікого не провокує
refusal-E5-ACT-7 = Ривок додає до переміщення ходу швидкість
refusal-E5-ACT-8 = додаток від Ривка змінюється разом зі швидкістю
refusal-E5-ACT-9 = Ухилення: атаки по істоті — з перешкодою, її рятівні кидки Спритності — з перевагою
refusal-E5-ACT-10 = Ухилення діє лише проти того, кого видно
refusal-E5-ACT-11 = Ухилення не діє, поки істота недієздатна або швидкість дорівнює 0
refusal-E5-ACT-12 = Допомога дає перевагу на наступну перевірку для цієї справи
refusal-E5-ACT-13 = для Допомоги треба назвати істоту та справу
refusal-E5-ACT-14 = у цій справі допомогти не можна
refusal-E5-ACT-15 = { $code ->
    [not_hostile] допомогу в атаці спрямовують на ворожу істоту
   *[help_not_possible] для допомоги в атаці потрібні ворожа істота в межах 5 футів і союзник
}
refusal-E5-ACT-16 = помічник задалеко: у цьому бою потрібні 5 футів
refusal-E5-ACT-17 = яка перевірка потрібна для Пошуку, вирішує Майстер
refusal-E5-ACT-18 = Пошук знаходить тих, чия Непомітність нижча за підсумок
refusal-E5-ACT-19 = ще одна взаємодія цього ходу потребує дії
refusal-E5-ACT-20 = це коштує дії
refusal-E5-ACT-21 = Майстер цього не дозволяє
refusal-E5-ACT-22 = перша допомога й вивільнення потребують дії
refusal-E5-READY-1 = нічого не підготовлено
refusal-E5-READY-2 = для Підготовки потрібні помітна умова спрацювання та одна можлива відповідь
refusal-E5-READY-3 = відповідь відбувається до завершення дії, що спричинила спрацювання
refusal-E5-READY-4 = відповідь відбувається, щойно умову виконано
refusal-E5-READY-5 = ігнорувати спрацювання можна безкоштовно
refusal-E5-READY-6 = підготовлена реакція зникла з початком свого ходу
refusal-E5-READY-7 = підготовленій відповіді потрібна невитрачена реакція
refusal-E5-READY-8 = умова спрацювання лишилася непоміченою
refusal-E5-READY-9 = перерване триває, якщо ще може
refusal-E5-READY-10 = підготовлена Атака — це одна атака
refusal-E5-READY-11 = підготувати можна лише закляття, яке коштує одну дію
refusal-E5-READY-12 = без концентрації утримуване закляття зникає
refusal-E5-READY-13 = підготовлене переміщення — не далі за швидкість
refusal-E5-READY-14 = підготовлені Відхід і Ривок діють того ходу, коли їх застосовано
refusal-E5-READY-15 = у цьому бою відповідь відбувається після оголошеної дії
refusal-E5-READY-16 = умова про переміщення спрацьовує одразу після кроку
refusal-E5-READY-17 = умова про оголошення спрацьовує до кидка
refusal-E5-READY-18 = умова про результат спрацьовує одразу після результату
refusal-E5-READY-19 = умова про хід спрацьовує на початку або наприкінці ходу
refusal-E5-REACT-1 = реакція відповідає на умову спрацювання
refusal-E5-REACT-2 = реакцію вже витрачено до початку свого ходу
refusal-E5-REACT-3 = після реакції перерваний хід триває
refusal-E5-REACT-4 = реакцію з початку бою має кожен, кого не захоплено зненацька
refusal-E5-REACT-5 = недієздатна істота не має реакцій
refusal-E5-REACT-6 = одночасні реакції йдуть у порядку ініціативи
refusal-E5-REACT-7 = реакція на реакцію відбувається першою
refusal-E5-REACT-8 = після переривання це вже неможливо
refusal-E5-REACT-9 = зараз не момент для цієї реакції
refusal-E5-REACT-10 = кожну реакцію пропонують один раз за вікно
refusal-E5-REACT-11 = усі реакції витрачають ту саму одну реакцію
refusal-E5-REACT-12 = реакція втратила сенс
refusal-E5-OPP-1 = { $code ->
    [not_seen] для провокованої атаки істоту має бути видно
   *[not_hostile] провокована атака можлива лише проти ворожої істоти
}
refusal-E5-OPP-2 = провокована атака відбувається перед самим кроком
refusal-E5-OPP-3 = крок не виводить із зони досяжності цієї атаки
refusal-E5-OPP-4 = провокована атака коштує лише реакції
refusal-E5-OPP-5 = після Відходу переміщення не провокує
refusal-E5-OPP-6 = зараз ніщо не провокує: телепортації та вимушеного переміщення не враховують
refusal-E5-OPP-7 = власне переміщення провокує, Ривок і підготовлене теж
refusal-E5-OPP-8 = провокована атака — одна атака ближнього бою, без Мультиатаки, захвату та штовхання
refusal-E5-OPP-9 = зупинений атакою не робить кроку
refusal-E5-OPP-10 = після атаки можна завершити крок або залишитися на місці
refusal-E5-OPP-11 = один крок може спровокувати кількох ворогів
refusal-E5-OPP-12 = провокованої атаки немає: захоплення зненацька, недієздатність, зачарування або повне укриття цілі
refusal-E5-ATK-1 = { $code ->
    [out_of_range] ціль задалеко
   *[out_of_reach] цілі в межах досяжності немає
}
refusal-E5-ATK-2 = укриття, перевагу й перешкоду визначає Майстер
refusal-E5-ATK-3 = кидок атаки — к20 та всі модифікатори
refusal-E5-ATK-4 = атака влучає, якщо підсумок не нижчий за КБ
refusal-E5-ATK-5 = шкоду кидають після влучання
refusal-E5-ATK-6 = особливі ефекти застосовують після шкоди
refusal-E5-ATK-7 = для зброї ближнього бою беруть Силу
refusal-E5-ATK-8 = для далекобійної зброї беруть Спритність
refusal-E5-ATK-9 = бонус майстерності — лише тим, хто володіє зброєю
refusal-E5-ATK-10 = випало «20» — завжди критичне влучання
refusal-E5-ATK-11 = випало «1» — завжди промах
refusal-E5-ATK-12 = далі за нормальну дистанцію атака з перешкодою
refusal-E5-ATK-13 = ціль задалеко
refusal-E5-ATK-14 = далекобійна атака поруч із ворожою істотою — з перешкодою
refusal-E5-ATK-15 = далекобійній атаці заважає будь-яка ворожа істота в межах 5 футів
refusal-E5-ATK-16 = фехтувальна й метальна зброя та закляття мають власну характеристику
refusal-E5-ATK-17 = зазначений бонус атаки заміняє обчислений
refusal-E5-ATK-18 = захват і штовхання вирішує перевірка протистояння, а не кидок атаки
refusal-E5-ATK-19 = перевагу й перешкоду визначають до кидка
refusal-E5-ATK-20 = атака по клітинці вражає лише того, хто в ній
refusal-E5-ATK-21 = боєприпас витрачають і в разі промаху
refusal-E5-WPN-1 = без володіння немає бонусу майстерності
refusal-E5-WPN-2 = вибір між Силою та Спритністю дає лише фехтувальна зброя
refusal-E5-WPN-3 = метати можна лише метальну зброю
refusal-E5-WPN-4 = { $code ->
    [no_free_hand] для заряджання потрібна вільна рука
   *[no_ammunition] боєприпасів не лишилося
}
refusal-E5-WPN-5 = зброя з перезаряджанням стріляє один раз за дію, бонусну дію чи реакцію
refusal-E5-WPN-6 = важка зброя заважає Маленьким і Крихітним істотам
refusal-E5-WPN-7 = для цього потрібні дві руки
refusal-E5-WPN-8 = зброя з властивістю досяжності додає 5 футів
refusal-E5-WPN-9 = беззбройний удар не потребує рук і не є зброєю
refusal-E5-WPN-10 = імпровізована зброя завдає 1к4 шкоди
refusal-E5-WPN-11 = { $code ->
    [no_free_hand] немає вільної руки
   *[weapon_not_held] зброї немає в руці
}
refusal-E5-WPN-12 = легкість важлива лише для бою зі зброєю в обох руках
refusal-E5-WPN-13 = кожен примірник метальної зброї — окремий предмет
refusal-E5-TWF-1 = для бою зі зброєю в обох руках потрібна легка зброя ближнього бою в кожній руці
refusal-E5-TWF-2 = бонусна атака не додає до шкоди додатного модифікатора
refusal-E5-TWF-3 = від’ємний модифікатор діє й для бонусної атаки
refusal-E5-TWF-4 = метнути можна лише метальну зброю
refusal-E5-TWF-5 = бонусна атака — один раз і після атаки дією Атака цього ходу
refusal-E5-TWF-6 = друга зброя має бути іншою та в іншій руці
refusal-E5-TWF-7 = { $code ->
    [not_light] така зброя не дає бонусної атаки
   *[no_attack_action] бонусної атаки поки що ніщо не дає
}
refusal-E5-TWF-8 = від зазначеного бонусу шкоди віднімають додатний модифікатор
refusal-E5-GRAP-1 = захват — частина дії Атака
refusal-E5-GRAP-2 = захват заміняє одну атаку
refusal-E5-GRAP-3 = ціль завелика для захвату
refusal-E5-GRAP-4 = ціль захвату поза досяжністю
refusal-E5-GRAP-5 = для захвату потрібна вільна рука
refusal-E5-GRAP-6 = захват — це Атлетика проти Атлетики або Акробатики
refusal-E5-GRAP-7 = у разі нічиєї нікого не схоплено
refusal-E5-GRAP-8 = схоплена істота має швидкість 0
refusal-E5-GRAP-9 = істоту не схоплено, немає з чого вивільнятися
refusal-E5-GRAP-10 = недієздатний відпускає схопленого
refusal-E5-GRAP-11 = захват минає, якщо противники опинилися поза досяжністю
refusal-E5-GRAP-12 = немає кого відпускати
refusal-E5-GRAP-13 = зі схопленим швидкість удвічі менша
refusal-E5-GRAP-14 = той, кого тягнуть, опиняється поруч із тим, хто тягне
refusal-E5-GRAP-15 = той самий противник уже тримає цю істоту
refusal-E5-GRAP-16 = перевірка потрібна й проти недієздатної цілі
refusal-E5-SHOVE-1 = штовхання — частина дії Атака
refusal-E5-SHOVE-2 = штовхання заміняє одну атаку
refusal-E5-SHOVE-3 = ціль завелика для штовхання
refusal-E5-SHOVE-4 = ціль штовхання поза досяжністю
refusal-E5-SHOVE-5 = штовхання — це Атлетика проти Атлетики або Акробатики
refusal-E5-SHOVE-6 = штовхання збиває з ніг або відштовхує на 5 футів
refusal-E5-SHOVE-7 = збити з ніг чи відштовхнути, обирають після перемоги
refusal-E5-SHOVE-8 = немає вільної клітинки, куди відштовхнути
refusal-E5-SHOVE-9 = поштовх — вимушене переміщення
refusal-E5-COVER-1 = укриття діє лише проти того, що за ним
refusal-E5-COVER-2 = рахують лише найбільше укриття
refusal-E5-COVER-3 = половинне укриття дає +2
refusal-E5-COVER-4 = укриття на три чверті дає +5
refusal-E5-COVER-5 = ціль має повне укриття
refusal-E5-COVER-6 = зона дії може дістати й за повним укриттям
refusal-E5-COVER-7 = інша істота — половинне укриття
refusal-E5-COVER-8 = останнє слово про укриття має Майстер
refusal-E5-COVER-9 = укриття рахують від центру до центру
refusal-E5-COVER-10 = на куті рахують менше з двох укриттів
refusal-E5-COVER-11 = укриття від зони рахують від її вихідної точки
refusal-E5-COVER-12 = зона не огинає повного укриття
refusal-E5-COVER-13 = укриття діє й у ближньому бою
refusal-E5-COVER-14 = власне укриття не захищає цілі
refusal-E5-DMG-1 = шкода — це зазначені кості та модифікатори
refusal-E5-DMG-2 = до шкоди — той самий модифікатор, що й до атаки
refusal-E5-DMG-3 = модифікатор до шкоди вміння — лише якщо так зазначено
refusal-E5-DMG-4 = шкода не буває меншою за 0
refusal-E5-DMG-5 = шкоду по кількох цілях кидають один раз
refusal-E5-DMG-6 = кожен вид шкоди рахують окремо
refusal-E5-DMG-7 = опір ділить шкоду навпіл
refusal-E5-DMG-8 = вразливість подвоює шкоду
refusal-E5-DMG-9 = опір і вразливість застосовують останніми
refusal-E5-DMG-10 = кілька опорів рахують за один
refusal-E5-DMG-11 = імунітет повністю знімає шкоду
refusal-E5-DMG-12 = спершу втрачають тимчасові хіти
refusal-E5-DMG-13 = втрата хітів нічому не заважає, поки їх більше 0
refusal-E5-DMG-14 = опір і вразливість мають і предмети
refusal-E5-DMG-15 = спершу половина, потім віднімання, потім опір і вразливість
refusal-E5-CRIT-1 = за критичного влучання кості шкоди кидають двічі
refusal-E5-CRIT-2 = усі кості критичного влучання можна кинути одразу
refusal-E5-CRIT-3 = сталих чисел не подвоюють
refusal-E5-CRIT-4 = кості, залежні від рятівного кидка, не подвоюють
refusal-E5-CRIT-5 = влучання з 5 футів по цілі, яку паралізовано чи яка без свідомості, — критичне
refusal-E5-HEAL-1 = хіти відновлюють не вище максимуму
refusal-E5-HEAL-2 = мертвому хітів не відновити
refusal-E5-HEAL-3 = тимчасових хітів не додають
refusal-E5-HEAL-4 = тимчасові хіти — не лікування
refusal-E5-HEAL-5 = тимчасові хіти тримаються, поки їх не витрачено
refusal-E5-DEATH-1 = більшість чудовиськ помирає за 0 хітів
refusal-E5-DEATH-2 = персонажі та важливі лиходії роблять рятівні кидки від смерті
refusal-E5-DEATH-3 = надлишок шкоди не менший за максимум хітів — миттєва смерть
refusal-E5-DEATH-4 = за 0 хітів істота без свідомості
refusal-E5-DEATH-5 = відновлення хітів повертає свідомість
refusal-E5-DEATH-6 = хід за 0 хітів починається з рятівного кидка від смерті
refusal-E5-DEATH-7 = рятівний кидок від смерті успішний за 10 і вище
refusal-E5-DEATH-8 = три успіхи — стабілізація, три провали — смерть
refusal-E5-DEATH-9 = випало «1» — два провали
refusal-E5-DEATH-10 = випало «20» — відновлення 1 хіта
refusal-E5-DEATH-11 = шкода, коли хітів 0, — провал
refusal-E5-DEATH-12 = критичне влучання, коли хітів 0, — два провали
refusal-E5-DEATH-13 = шкода не менша за максимум, коли хітів 0, — миттєва смерть
refusal-E5-DEATH-14 = після лікування чи стабілізації успіхи та провали рахують заново
refusal-E5-DEATH-15 = до рятівного кидка від смерті модифікаторів не додають
refusal-E5-DEATH-16 = перша допомога — дія та перевірка Мудрості (Медицина) проти 10
refusal-E5-DEATH-17 = { $code ->
    [out_of_reach] потерпілий задалеко: потрібні 5 футів
   *[no_patient] перша допомога потрібна лише за 0 хітів, не мертвому й не стабілізованому
}
refusal-E5-DEATH-18 = стабілізований не робить рятівних кидків від смерті
refusal-E5-DEATH-19 = шкода скасовує стабілізацію
refusal-E5-DEATH-20 = після «20» хід триває як звичайно
refusal-E5-DEATH-21 = надлишок шкоди — те, що лишилося після тимчасових хітів
refusal-E5-DEATH-22 = шкода по тимчасових хітах — теж шкода
refusal-E5-DEATH-23 = позбавити свідомості можна лише атакою ближнього бою, що знизила хіти до 0
refusal-E5-DEATH-24 = позбавлення свідомості важливіше за миттєву смерть
refusal-E5-DEATH-25 = стабілізований отямиться лише після бою
refusal-E5-DEATH-26 = мертвий випускає все з рук і відпускає схоплених
refusal-E5-COND-1 = однакових станів не додають
refusal-E5-COND-2 = стан минає зі строком, з протидією або з успішним рятівним кидком
refusal-E5-COND-3 = істота має імунітет до цього стану
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
refusal-E5-COND-19 = стан, що прийшов з іншим, з ним і минає
refusal-E5-SPELL-1 = ціль або точка задалеко, або цілей забагато
refusal-E5-SPELL-2 = Складність рятівного кидка — 8, характеристика заклинача та бонус майстерності
refusal-E5-SPELL-3 = придатної комірки заклять не лишилося
refusal-E5-SPELL-4 = кожна ціль робить свій рятівний кидок
refusal-E5-SPELL-5 = атака закляттям іде за правилами атак
refusal-E5-SPELL-6 = до цілі або точки немає вільного шляху
refusal-E5-SPELL-7 = ціль має бути видно
refusal-E5-SPELL-8 = разом із закляттям бонусною дією цього ходу можна накладати лише замовляння дією
refusal-E5-SPELL-9 = концентрації немає, немає чого припиняти
refusal-E5-SPELL-10 = шкода вимагає рятівного кидка, щоб зберегти концентрацію
refusal-E5-SPELL-11 = недієздатний або мертвий не утримує концентрації
refusal-E5-SPELL-12 = з концентрацією минає все, що на ній трималося
refusal-E5-SPELL-13 = бракує компонента: мовлення, вільної руки або фокуса
refusal-E5-SPELL-14 = клітинка входить до зони, якщо входить її центр
refusal-E5-SPELL-15 = зона діє на всіх, хто в ній
refusal-E5-SPELL-16 = це вміння має власний момент для реакції
refusal-E5-SPELL-17 = заклинач більше не може діяти, закляття не вдається
refusal-E5-SPELL-18 = конус і лінія починаються від істоти в одному з восьми напрямків
refusal-E5-SPELL-19 = зміни від уміння діють, поки діє воно саме
refusal-E5-MON-1 = такої атаки в Мультиатаці немає або більше не лишилося
refusal-E5-MON-2 = Мультиатака — лише своєю дією, без захвату та штовхання
refusal-E5-MON-3 = це вміння більше не можна використати в цьому бою
refusal-E5-MON-4 = вміння ще не перезаряджено
refusal-E5-MON-5 = щоб вивільнитися, потрібна перевірка проти Складності вивільнення
refusal-E5-MON-6 = { $code ->
    [no_legendary] бракує легендарних дій
   *[legendary_timing] легендарні дії — лише наприкінці чужого ходу
}
refusal-E5-MON-7 = у цьому бою шкода чудовиськ середня
refusal-E5-MON-8 = тактиці зграї потрібен дієздатний союзник поруч із ціллю
refusal-E5-MON-9 = прихована атака — раз за хід, з перевагою або з іншим ворогом цілі поруч із нею
refusal-E5-MON-10 = верткість: замість половини шкоди — нічого
refusal-E5-MON-11 = легендарний опір вичерпано
refusal-E5-MON-12 = цю істоту не можна захопити зненацька
refusal-E5-MON-13 = парирування не скасовує «20» і можливе лише до шкоди
refusal-E5-MON-14 = цього не можна зробити бонусною дією
refusal-E5-MON-15 = цією атакою вже втримують іншу істоту
refusal-E5-OBJ-1 = цей предмет не можна атакувати
refusal-E5-OBJ-2 = предмети не бояться отрути й психічної енергії
refusal-E5-OBJ-3 = шкода, нижча за поріг, не діє
refusal-E5-OBJ-4 = те, що вдягнено чи несуть, атакувати не можна
refusal-E5-END-1 = для бою потрібні дві сторони, здатні битися
refusal-E5-END-2 = істота більше не може битися або вже здалася в полон
refusal-E5-END-3 = після бою ті, хто при смерті, продовжують рятівні кидки
refusal-E5-END-4 = досягнуто ліміту раундів
refusal-E5-END-5 = ніхто не тікає за правилами: бойового духу немає
refusal-E5-OUT-1 = правил для цього тут немає
refusal-E5-OUT-2 = такого правила тут немає, Майстер може імпровізувати
