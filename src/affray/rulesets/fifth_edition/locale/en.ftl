### Fifth edition in English. Read after the product’s messages.

## Words

-gm = game master
-combatant = creature

name-gm = Game master
name-shield = Shield
name-focus = Focus
name-improvised = Improvised weapon

name-investigation = Investigation

name-tiny = Tiny
name-small = Small
name-medium = Medium
name-large = Large
name-huge = Huge
name-gargantuan = Gargantuan

name-acid = acid
name-force = force
name-lightning = lightning
name-poison = poison
name-psychic = psychic
name-radiant = radiant
name-thunder = thunder

name-charmed = charmed
name-exhaustion = exhaustion
name-incapacitated = incapacitated
name-petrified = petrified
name-poisoned = poisoned
name-restrained = restrained
name-dodging = dodging
name-disengaged = disengaged
name-readied = readied
budget-attacks = attacks
name-concentration = concentration
name-concentrating = concentrating

name-half = half cover
name-three_quarters = three-quarters cover
name-half_cover = { name-half } from
name-three_quarters_cover = { name-three_quarters } from
name-total_cover = { name-total } from
short-condition-half_cover = { name-half }
short-condition-three_quarters_cover = { name-three_quarters }
short-condition-total_cover = { name-total }
name-advantage = advantage
name-disadvantage = disadvantage
name-action = action
name-bonus_action = bonus action
name-interaction = free interaction
name-free = free
name-walk = walking

reason-damage = (dice)
reason-healing = (dice)
reason-temp_hp = (dice)
reason-fall = (dice)
reason-sneak_attack = (dice)
reason-recharge = (die)
reason-proficiency = proficiency bonus
reason-attack_bonus = attack bonus
reason-spell_attack = spell attack
reason-ac = armour class
reason-object = object
reason-reaction = reaction
reason-str_save = Strength save
reason-dex_save = Dexterity save
reason-con_save = Constitution save
reason-int_save = Intelligence save
reason-wis_save = Wisdom save
reason-cha_save = Charisma save
reason-acid = acid
reason-bludgeoning = bludgeoning
reason-cold = cold
reason-fire = fire
reason-force = force
reason-lightning = lightning
reason-necrotic = necrotic
reason-piercing = piercing
reason-poison = poison
reason-psychic = psychic
reason-radiant = radiant
reason-slashing = slashing
reason-thunder = thunder

name-unseen_attacker = the target does not see the attacker
name-unseen_target = the attacker does not see the target
name-blinded_target = the target is blinded
name-prone_target = the target is prone
name-restrained_target = the target is restrained
name-stunned_target = the target is stunned
name-paralyzed_target = the target is paralyzed
name-petrified_target = the target is petrified
name-unconscious_target = the target is unconscious
name-squeezing_target = the target is squeezing
name-squeezing = squeezing
name-pack_tactics = pack tactics
name-close_enemy = enemy within 5 ft
name-long_range = beyond the normal range
name-heavy = heavy weapon
name-obscured = obscured

name-move = a move
name-attack = an attack
name-multiattack = Multiattack
name-grapple = a grapple
name-shove = a shove
name-escape = an escape
name-dash = Dash
name-disengage = Disengage
name-dodge = Dodge
name-hide = hiding
name-help = Help
name-help_attack = help with an attack
name-search = a search
name-operate = using an object
name-improvise = an improvised action
name-use = a power
name-creatures = hidden creatures
name-thing = something else
name-sight = by sight
name-hearing = by hearing
name-creatures_sight = hidden creatures, by sight
name-creatures_hearing = hidden creatures, by hearing
name-thing_sight = something else, by sight
name-thing_hearing = something else, by hearing

name-movement = movement
name-declaration = declaration
name-result = result
name-turn = turn
name-enters = comes near
name-leaves = goes away
name-attacks = attacks
name-uses_power = uses a power
name-takes_action = takes an action
name-hits = hits
name-takes_damage = takes damage
name-drops_to_zero = falls to 0 hit points
name-gains_condition = gains a condition
name-opens = opens
name-starts = the turn starts
name-ends = the turn ends
name-any_enemy = any enemy
name-any_ally = any ally
name-start = start of the turn
name-computed = as computed
name-north = north
name-northeast = northeast
name-east = east
name-southeast = southeast
name-south = south
name-southwest = southwest
name-west = west
name-northwest = northwest
name-slot_1 = spell slots of level 1
name-slot_2 = spell slots of level 2
name-slot_3 = spell slots of level 3
name-slot_4 = spell slots of level 4
name-slot_5 = spell slots of level 5
name-slot_6 = spell slots of level 6
name-slot_7 = spell slots of level 7
name-slot_8 = spell slots of level 8
name-slot_9 = spell slots of level 9

result-heroes = The heroes win

## Sample names

unit-brann_oakhand = Brann Oakhand
unit-sela_quickwater = Sela Quickwater
unit-ilmar_voss = Ilmar Voss
unit-sister_tamsin = Sister Tamsin
unit-ridge_raider = Ridge Raider
unit-mire_hound = Mire Hound
unit-gate_brute = Gate Brute
unit-ember_warden = Ember Warden
unit-wenna_thatch = Wenna Thatch
unit-corvin_ashlock = Corvin Ashlock
unit-mother_isold = Mother Isold
unit-cellar_rat = Cellar Rat
unit-press_ganger = Press-Ganger
unit-fen_viper = Fen Viper
unit-grave_tatter = Grave Tatter
unit-ridge_slinger = Ridge Slinger
unit-hill_pony = Hill Pony
unit-midge_cloud = Midge Cloud
unit-bog_lurker = Bog Lurker
unit-reed_witch = Reed Witch
unit-saltback_boar = Saltback Boar
unit-toll_captain = Toll Captain
unit-glass_spider = Glass Spider
unit-ash_shade = Ash Shade
unit-quarry_ogress = Quarry Ogress
unit-storm_harrier = Storm Harrier
unit-marrow_knight = Marrow Knight
unit-cinder_adept = Cinder Adept
unit-causeway_hydra = Causeway Hydra
unit-gallows_judge = Gallows Judge
unit-tide_colossus = Tide Colossus
unit-night_regent = Night Regent
unit-thorn_sovereign = Thorn Sovereign
unit-star_eater = Star-Eater

item-shield = Shield
item-focus = Focus
item-longsword = Longsword
item-handaxe = Handaxe
item-shortsword = Shortsword
item-dagger = Dagger
item-shortbow = Shortbow
item-scimitar = Scimitar
item-greatclub = Greatclub
item-chain_hook = Chain Hook
item-slag_fist = Slag Fist
item-second_breath = Second Breath
item-roll_with_it = Roll With It
item-spark_bolt = Spark Bolt
item-fire_burst = Fire Burst
item-binding_snare = Binding Snare
item-quick_step = Quick Step
item-ward_flash = Ward Flash
item-sacred_spark = Sacred Spark
item-heal_word = Healing Word
item-guiding_ray = Guiding Ray
item-battle_blessing = Battle Blessing
item-cinder_breath = Cinder Breath
item-backhand = Backhand
item-heat_pulse = Heat Pulse
item-longbow = Longbow
item-thorn_ring = Ring of Thorns
item-leaf_veil = Leaf Veil
item-warhammer = Warhammer
item-dawn_lance = Dawn Lance
item-mass_mending = Mass Mending
item-shared_shield = Shared Shield
item-club = Club
item-sling = Sling
item-hooves = Hooves
item-stings = Stings
item-rime_dart = Rime Dart
item-grasping_roots = Grasping Roots
item-mist_veil = Mist Veil
item-tusks = Tusks
item-parry = Parry
item-rallying_shout = Rallying Shout
item-draining_touch = Draining Touch
item-hollow_stare = Hollow Stare
item-maul = Maul
item-thunder_cry = Thunder Cry
item-quarterstaff = Quarterstaff
item-white_heat = White Heat
item-gavel = Iron Gavel
item-hold_fast = Hold Fast
item-sentence = Sentence
item-objection = Objection
item-slam = Slam
item-breaker_wave = Breaker Wave
item-rapier = Rapier
item-command_kneel = Kneel
item-shadow_cut = Shadow Cut
item-drink_warmth = Drink Warmth
item-bough = Bough
item-thorn_storm = Thorn Storm
item-snaring_root = Snaring Root
item-heavy_bough = Heavy Bough
item-void_breath = Void Breath
item-tail_sweep = Tail Sweep
item-star_fall = Star Fall

item-river = River
item-hedge = Hedge
item-low_wall = Low wall
item-boulder = Boulder
item-rubble = Rubble
item-pit = Pit
item-fence = Fence
item-gate_jammed = Gate jammed
item-slag = Slag
item-smoke = Smoke
item-parapet = Parapet
item-broken_span = Toll at the Broken Span
item-kennel_yard = The Kennel Yard
item-furnace_gate = The Furnace Gate

## What happened

dice = { $count }d{ $sides }
hp-left = { $hp ->
    [one] { $hp } hit point left
   *[other] { $hp } hit points left
}
at-height = { $height ->
    [0] { "" }
   *[other] { "" }, height { $height } ft
}
paid-with = { $paid ->
    [action] { "" }, action
    [bonus_action] { "" }, bonus action
    [reaction] { "" }, reaction
    [legendary] { "" }, legendary action
   *[other] { "" }
}

event-rolled = { $who }, { $why_label }: { $total }{ $against ->
    [0] { "" }
   *[other] { " " }against { $against }
}{ $faces_count ->
    [1] { "" }
   *[other] { "" }; dice { $faces }
}{ $advantage ->
    [none] { "" }
   *[given] { "" }; advantage: { $advantage }
}{ $disadvantage ->
    [none] { "" }
   *[given] { "" }; disadvantage: { $disadvantage }
}.
event-dice-rolled = { $who }, { $why_label }: { $total }{ $dice ->
    [none] { "" }
   *[given] { " " }({ $dice }: { $faces_count ->
        [0] average
       *[other] { $faces }
    })
}.
event-moved = { $how ->
    [walk] { $who } moves to { $end }
    [crawl] { $who } crawls to { $end }
    [climb] { $who } climbs to { $end }
    [swim] { $who } swims to { $end }
    [fly] { $who } flies to { $end }
    [burrow] { $who } burrows to { $end }
    [jump] { $who } jumps to { $end }
    [squeeze] { $who } squeezes to { $end }
    [drag] { $who } is dragged to { $end }
    [push] { $who } is pushed to { $end }
    [teleport] { $who } teleports to { $end }
    [fall] { $who } falls at { $end }
   *[other] { $who } is moved to { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $who } does not complete the step.
event-left-field = { $who } flees from the battlefield.
event-attack-declared = { $who } attacks { $target } ({ $weapon }{ paid-with }).
event-attack-resolved = { $who }, { $weapon }: { $hit ->
    [yes] { $critical ->
        [yes] critical hit
       *[no] hit
    }
   *[no] miss
}{ $ac_total ->
    [0] { "" }
   *[other] { "" }, AC { $ac }
}.
event-attack-lost = { $who }: “{ $what_label }” is lost.
event-saved = { $who }, saving throw ({ $ability }) against { $dc }: { $success ->
    [yes] success
   *[no] failure
}.
event-contested = { $what ->
    [grapple] { $who } tries to grapple { $against }
    [shove] { $who } shoves { $against }
    [escape] { $who } tries to escape from { $against }
   *[other] { $who } against { $against }, { $what_label }
}: { $won ->
    [yes] success
   *[no] failure
}.
event-damaged = { $who }: { $damage } damage{ $types_count ->
    [1] { " " }({ $types })
   *[other] { "" }
}{ $absorbed ->
    [0] { "" }
   *[other] { "" }, { $absorbed } of it taken by temporary hit points
}, { hp-left }.
event-object-damaged = { $feature }: { $damage } damage, { hp-left }.
event-healed = { $who }: { $amount ->
    [one] { $amount } hit point regained
   *[other] { $amount } hit points regained
}, now { $hp }.
event-temp-hp = { $who }: temporary hit points { $amount }, now { $kept }.
event-temp-hp-ended = { $who }: the temporary hit points end ({ $amount }).
event-fell = { $how ->
    [unconscious] { $who } falls unconscious at 0 hit points.
    [knocked_out] { $who } is knocked out.
    [instant_death] { $who }: the damage kills at once.
   *[dead] { "" }
}
event-death-save = { $outcome ->
    [stable] { $who } is stable.
   *[other] { $who }: { $outcome ->
        [success] success
       *[failure] failure
    } on the way between life and death. Successes: { $successes } of 3, failures: { $failures } of 3.
}
event-died = { $who } dies.
event-condition-gained = { $who }: { $condition }{ $source ->
    [none] { "" }
   *[given] { "" }, by { $source }
}{ until }.
until = { $until ->
    [none] { "" }
    [until_removed] { "" }
    [instant] { "" }
    [end_of_turn] { "" }, until the end of this turn
    [start_of_own_turn] { "" }, until the start of the own turn
    [start_of_own_next_turn] { "" }, until the start of the next turn of the one who caused it
    [end_of_own_turn] { "" }, until the end of the own turn
    [end_of_own_next_turn] { "" }, until the end of the next turn of the one who caused it
    [start_of_source_turn] { "" }, until the start of the turn of the one who caused it
    [end_of_source_turn] { "" }, until the end of the turn of the one who caused it
   *[rounds] { "" }, rounds: { $until }
}
event-condition-lost = { $who }: “{ $condition }” ends.
event-hid = { $who } hides, total { $total }: { $hidden_from ->
    [none] all enemies still see it
   *[given] hidden from { $hidden_from }
}.
event-revealed = { $who } is no longer hidden from { $to }.
event-recharged = { $who }: { $power } is recharged.
event-resisted = { $who }: legendary resistance, the save succeeds; left { $left }.
event-combat-over = { $result ->
    [draw] The fight is over: draw
    [heroes] The fight is over: the heroes win
    [raiders] The fight is over: the raiders win
   *[other] The fight is over: victory for “{ $result_label }”
}{ $why ->
    [max_rounds] { " " }(limit of rounds)
    [nobody] { " " }(nobody can fight any more)
   *[other] { "" }
}. Rounds: { $rounds }.
event-acted = { $action ->
    [ready] { "" }
    [end_concentration] { "" }
    [stop_hiding] { "" }
   *[other] { $who }: { $action_label }{ paid-with }{ $target ->
        [none] { "" }
       *[given] { "" }, { $target }
    }{ about }.
}
about = { $action ->
    [help] { "" }: { $detail_label }
    [search] { "" }: { $detail_label }
    [improvise] { "" }: { $detail_label }
   *[other] { "" }
}
event-found = { $who } searches ({ $what_label }): { $found ->
    [yes] found
   *[no] nothing found
}.
event-readying = { $who } readies a response: { $response }. Trigger: { $trigger }.
event-readied-lost = { $who }: the readied response is lost.
event-reacted = { $what ->
    [opportunity_attack] { $who } reacts with an opportunity attack.
    [respond] { $who } uses the readied response.
   *[other] { $who } reacts: { $what_label }.
}
event-item-moved = { $how ->
    [drawn] { $who } draws { $item }.
    [sheathed] { $who } sheathes { $item }.
    [dropped] { $who } drops { $item } at { $to }.
    [picked_up] { $who } picks up { $item }.
    [given] { $who } gives { $item } to { $to }.
   *[thrown] { $item } of { $who } lands at { $to }.
}
event-feature-changed = { $state ->
    [open] { $who }: { $feature } is open.
    [closed] { $who }: { $feature } is closed.
    [stuck] { $who }: { $feature } does not give way.
    [broken] { $feature } is broken.
   *[operated] { $who } operates { $feature }.
}
event-power-used = { $who } uses { $power }{ paid-with }{ $slot ->
    [0] { "" }
   *[other] { "" }, slot of level { $slot }
}{ $at ->
    [none] { "" }
   *[given] { "" }, at { $at }
}{ $begins ->
    [none] { "" }
   *[given] { "" }, but the way there is barred: it begins at { $begins }
}{ $targets_count ->
    [0] { "" }
   *[other] { "" }: { $targets }
}.
event-power-ended = { $why ->
    [concentration] { $who }: concentration broken, { $power } ends.
    [replaced] { $who }: concentration on something else, { $power } ends.
    [chosen] { $who } ends the concentration on { $power }.
   *[other] { $who }: { $power } ends.
}
event-ruled = { $what ->
    [cover] Ruling of the { -gm }: cover of { $of }, { $value ->
        [half] half
        [three_quarters] three-quarters
        [total] total
        [computed] as computed
       *[none] none
    }.
    [damage_type] Ruling of the { -gm }: the improvised weapon of { $of } deals { $value_label } damage.
    [search] Ruling of the { -gm }: the check for the search of { $of } is set.
    [hide] Ruling of the { -gm }: it is set from whom { $of } can hide.
    [improvise] Ruling of the { -gm }: the improvised action of { $of } is { $value ->
        [refuse] not possible
       *[other] possible
    }.
    [check] Ruling of the { -gm }: the improvised action of { $of } needs a check.
    [help] Ruling of the { -gm }: help with { $of } is { $value ->
        [yes] possible
       *[no] not possible
    }.
    [stabilise] Ruling of the { -gm }: { $of } is stabilised.
    [advantage] { $value ->
        [used] { "" }
       *[other] Ruling of the { -gm }: { $of } has advantage.
    }
    [disadvantage] { $value ->
        [used] { "" }
       *[other] Ruling of the { -gm }: { $of } has disadvantage.
    }
    [surprise] Ruling of the { -gm }: { $value ->
        [yes] { $of } is surprised
       *[no] { $of } is not surprised
    }.
    [neutral] Ruling of the { -gm }: { $value ->
        [yes] { $of } is neutral
       *[no] { $of } is no longer neutral
    }.
    [side] Ruling of the { -gm }: { $of } is now on the side “{ $value_label }”.
   *[other] Ruling of the { -gm }: { $of }, { $what_label }: { $value_label }.
}

## What is asked

prompt-before_step = { $who }: a creature is leaving the reach{ cause }. React?
prompt-after_step = { $who }: somebody has moved{ cause }. React?
prompt-on_declare = { $who }: something was declared{ cause }. React before it happens?
prompt-on_roll = { $who }: the roll is known{ cause }. React before the outcome?
prompt-on_hit = { $who }: a hit{ cause }. React before the damage?
prompt-on_result = { $who }: this has happened{ cause }. React?
prompt-turn_start = { $who }: a turn starts{ cause }. React?
prompt-turn_end = { $who }: a turn ends{ cause }. React?
prompt-legendary = { $who }: use a legendary action?
prompt-group = { $who }: in which order does the group act?
prompt-reaction_order = { $who }: in which order do they react?
prompt-complete_step = { $who }: complete the step or stay?
prompt-retarget = { $who }: the target is no longer legal. Another one?
prompt-contest = { $who }: resist with Athletics or Acrobatics?
prompt-shove_result = { $who }: knock prone or push away?
prompt-knock_out = { $who }: kill or knock out?
prompt-temp_hp = { $who }: keep the old temporary hit points or take the new ones?
prompt-legendary_resistance = { $who }: the save failed. Use legendary resistance?
prompt-cover = { $who }: how much cover does the target have?
prompt-damage_type = { $who }: which type of damage?
prompt-search = { $who }: which check does the search need?
prompt-improvise = { $who }: is the improvised action possible?
prompt-hide = { $who }: from which enemies can it hide?
prompt-effects = { $who }: in which order do the effects of this turn come?
prompt-aftermath = { $who }: the fight is over. Is the dying one stabilised?

roll-attack_die = bonus to the attack roll
roll-save_die = bonus to the saving throw
roll-death_save = death saving throw
roll-concentration = save to keep concentration
roll-check = ability check
roll-grapple = grapple
roll-shove = shove
roll-escape = escape
roll-hide = hide
roll-stealth = Stealth
roll-search = search
roll-first_aid = first aid
roll-recharge = recharge
roll-healing = healing
roll-blinded = save against a condition (blinded)
roll-charmed = save against a condition (charmed)
roll-deafened = save against a condition (deafened)
roll-exhaustion = save against a condition (exhaustion)
roll-frightened = save against a condition (frightened)
roll-grappled = save against a condition (grappled)
roll-incapacitated = save against a condition (incapacitated)
roll-invisible = save against a condition (invisible)
roll-paralyzed = save against a condition (paralyzed)
roll-petrified = save against a condition (petrified)
roll-poisoned = save against a condition (poisoned)
roll-prone = save against a condition (prone)
roll-restrained = save against a condition (restrained)
roll-stunned = save against a condition (stunned)
roll-unconscious = save against a condition (unconscious)
roll-temp_hp = temporary hit points
roll-landing = landing after a jump
roll-operate = using an object
roll-improvise = improvised action
roll-hazard = dangerous ground
roll-end_save = repeated saving throw
roll-sneak_attack = sneak attack

## Options

option-move-help = along a path of neighbouring squares
option-approach-help = towards somebody, until engaged (5 ft) or near (30 ft), as far as the movement lasts
option-rise = Go up or down
option-rise-help = by flying or climbing, 5 ft a step
option-jump-help = as far as the Strength score with a run, half of it without
option-stand = Stand up
option-stand-help = costs half the speed
option-drop_prone-help = costs nothing
option-attack-help = one attack with a weapon, unarmed or at a square
option-multiattack = Multiattack
option-multiattack-help = one of the listed attacks
option-grapple-help = instead of an attack: Athletics against Athletics or Acrobatics
option-shove = Shove
option-shove-help = instead of an attack: knock prone or push 5 ft away
option-escape-help = action: break a grapple
option-offhand = Attack with the second weapon
option-offhand-help = bonus action: a light melee weapon in the other hand
option-dash = Dash
option-dash-help = more movement on this turn, as much as the speed
option-disengage = Disengage
option-disengage-help = the movement of this turn provokes nobody
option-dodge-help = attacks have disadvantage, Dexterity saves advantage
option-hide = Hide
option-hide-help = a Dexterity (Stealth) check against the passive Perception of the enemies
option-help = Help
option-help-help = an ally makes the next check for a task with advantage
option-help_attack = Help with an attack
option-help_attack-help = an ally attacks a creature beside the helper with advantage
option-search-help = for hidden creatures or for something else
option-ready = Ready
option-ready-help = a trigger and a response with the reaction
warns-close_enemy = A foe is within 5 ft: the shot has disadvantage.
means-ready-movement = somebody comes near or goes away, at once behind that step (enters, leaves)
means-ready-declaration = somebody is about to do it, before any die is rolled (attacks, casts, uses_power, takes_action)
means-ready-result = it has come about, before what follows (hits, takes_damage, drops_to_zero, gains_condition, opens)
means-ready-turn = somebody’s turn starts or ends (starts, ends)
means-ready-gm = anything else that can be perceived, said in words; the game master says when it is true
option-use = Use a power
option-use-help = a spell or another power
option-operate = Use an object
option-operate-help = open, close or operate something within reach
option-draw-help = a carried item goes into a free hand
option-pick_up-help = an item from the own or a neighbouring square
option-give = Give
option-give-help = a held item to an ally beside
option-drop-help = a held item falls to the ground, costs nothing
option-first_aid-help = a Wisdom (Medicine) check against 10 stabilises
option-improvise = Improvise
option-improvise-help = anything else that the game master allows
option-speak-help = short words or a gesture, costs nothing
option-release-help = end an own grapple, costs nothing
option-end_concentration = End concentration
option-end_concentration-help = its effects end, costs nothing
option-stop_hiding = Stop hiding
option-stop_hiding-help = everybody sees the creature again
option-surrender-help = the creature fights no more
option-delay-help = not possible in this game, there is Ready instead

option-opportunity_attack = Opportunity attack
option-opportunity_attack-help = one melee attack before the step, costs the reaction
option-respond = Use the readied response
option-respond-help = costs the reaction
option-react = Use a power as a reaction

option-go_on = Complete the step
option-go_on-help = the reaction stays spent
option-stay-help = the movement for this step is not spent
option-target = Choose another target
option-target-help = from the same place
option-lose = Give it up
option-lose-help = the attack or power is lost
option-athletics-help = a Strength check
option-acrobatics = Acrobatics
option-acrobatics-help = a Dexterity check
option-prone = Knock prone
option-prone-help = the target lies prone
option-push = Push away
option-push-help = 5 ft, to a free square farther away
option-kill = Do not spare
option-kill-help = the target dies or falls unconscious as usual
option-knock_out = Knock out
option-knock_out-help = unconscious and stable at 0 hit points
option-old = Keep the old
option-old-help = temporary hit points do not add up
option-new = Take the new
option-new-help = temporary hit points do not add up
option-rule = Rule
option-rule-help = the ruling of the game master
option-type = Name the type
option-type-help = of the damage
option-allow-help = say what it costs and which check it takes
option-refuse-help = it is not possible
option-stabilise = Stabilise
option-stabilise-help = an ally takes care of the dying one
option-roll_on = Roll on
option-roll_on-help = the death saving throws go on

option-mount = Mount
option-mount-help = not part of this game, the game master may improvise
option-drive = Drive a vehicle
option-drive-help = not part of this game, the game master may improvise
option-high_jump = High jump
option-high_jump-help = not part of this game, the game master may improvise
option-lair_action = Lair action
option-lair_action-help = not part of this game, the game master may improvise
option-rest = Rest
option-rest-help = not part of this game, the game master may improvise
option-face = Turn round
option-face-help = not part of this game, the game master may improvise
option-flank = Flank
option-flank-help = not part of this game, the game master may improvise
option-called_shot = Called shot
option-called_shot-help = not part of this game, the game master may improvise
option-disarm-help = not part of this game, the game master may improvise
option-overrun-help = not part of this game, the game master may improvise

## Fields

field-by = by which speed
field-steps = steps up or down
field-sense = with which sense
field-until = until
field-two_hands = in two hands
field-ability = ability
field-as = paid with
field-task = task
field-for = what for
field-power = power
field-facing = direction
field-corner = at the corner of the square
field-slot = slot of level
field-feature = object
field-degree = degree of cover
field-type = damage type
field-trigger = kind of trigger
field-event = what happens
field-of = creature
field-ready-of = with whom or what
field-within = distance in ft
field-response = response
field-cost = cost
field-dc = Difficulty Class
field-ongoing-at = start or end of the turn
field-temp = temporary hit points
field-name = name
field-dice = dice
field-against = against whom
field-like = a creature like
field-drag = drag the grappled along
field-put = where to put the dragged

## Rulings of the game master

edit-ongoing = lasting damage
edit-cover = cover
edit-help = help with a task
edit-advantage = advantage
edit-disadvantage = disadvantage
edit-damage_type = damage type
edit-neutral = neutrality
edit-trigger = trigger of a readied response
edit-reveal = hider noticed
edit-join = creature joins
edit-remove = creature removed

## Why not

refusal-E5-GEN-4 = this is for the game master to decide
refusal-E5-GEN-5 = the sides decide who is hostile to whom
refusal-E5-GEN-6 = the battlefield is a grid of squares: this one is not on it, or the two of an edge are no neighbours
refusal-E5-GEN-9 = the creature is dead or has left the battlefield
refusal-E5-GEN-10 = every roll is told in full
refusal-E5-DICE-1 = an ability modifier is half of what the score has above 10, rounded down
refusal-E5-DICE-2 = an ability check succeeds at the Difficulty Class or above
refusal-E5-DICE-3 = the proficiency bonus is added to a roll once at most
refusal-E5-DICE-10 = a saving throw succeeds at the Difficulty Class or above
refusal-E5-SURP-6 = surprised: no movement and no action on the first turn
refusal-E5-SURP-7 = surprised: no reaction until the first turn is over
refusal-E5-SURP-8 = surprised: on this turn it may only speak
refusal-E5-SURP-12 = whoever joins later is not surprised and surprises nobody
refusal-E5-INIT-1 = initiative is a Dexterity check at the start of the fight
refusal-E5-INIT-5 = the highest initiative acts first
refusal-E5-INIT-7 = a turn cannot be delayed and the initiative order cannot be changed; to act later there is Ready
refusal-E5-INIT-8 = a tie is decided by those whose creatures are tied
refusal-E5-INIT-11 = whoever joins later takes the place of the own initiative
refusal-E5-ROUND-6 = a duration in rounds ends at the start of a turn of its source
refusal-E5-TURN-1 = this is possible only on the own turn, and not in the middle of something else
refusal-E5-TURN-2 = on a turn a creature moves up to its speed
refusal-E5-TURN-5 = { $code ->
    [bonus_spent] the bonus action of this turn is already spent
   *[bonus_not_granted] nothing grants this bonus action
}
refusal-E5-TURN-7 = who cannot take actions cannot take bonus actions either
refusal-E5-TURN-9 = a creature may do nothing and end its turn
refusal-E5-FREE-1 = short phrases and gestures are free on the own turn
refusal-E5-FREE-2 = one interaction with an object is free on a turn
refusal-E5-FREE-4 = the free interaction of this turn is already spent
refusal-E5-FREE-5 = this object needs an action
refusal-E5-FREE-6 = { $code ->
    [not_your_turn] a free interaction is possible only on the own turn
   *[no_companion_activity] the free interaction goes with a move or an action, and neither is possible any more
}
refusal-E5-FREE-7 = the item is not within reach for this
refusal-E5-FREE-8 = letting go of things is free, but only on the own turn
refusal-E5-FREE-9 = { $code ->
    [ends_in_occupied] somebody stands in it
    [not_attackable] this cannot be operated
   *[out_of_reach] this is too far away to be operated{ $beside ->
        [none] { "" }
       *[given] { "" }; from { $beside } it can be
    }
}
refusal-E5-MOVE-1 = not enough movement left
refusal-E5-MOVE-2 = movement goes in steps from square to neighbouring square
refusal-E5-MOVE-3 = a step costs 5 ft, and 5 ft more for each thing that hinders it
refusal-E5-MOVE-6 = there is no such speed, or everything it allows is already used
refusal-E5-MOVE-7 = the speed is 0
refusal-E5-MOVE-8 = so far cannot be jumped
refusal-E5-MOVE-9 = forced movement spends no movement
refusal-E5-MOVE-12 = the corner is blocked for a diagonal step
refusal-E5-MOVE-13 = the battlefield can be left only over a border that is not blocked
refusal-E5-MOVE-14 = the destination is not free
refusal-E5-MOVE-15 = { $code ->
    [corner_blocked] something blocks the corner of this diagonal step
   *[square_blocked] something blocks the way
}
refusal-E5-MOVE-16 = up and down goes only by flying or climbing, 5 ft at a time
refusal-E5-SPACE-1 = there is no room for a creature of this size
refusal-E5-SPACE-4 = the way is held by a hostile creature of a similar size
refusal-E5-SPACE-6 = the place is taken: nobody can stop in the space of another creature
refusal-E5-SPACE-8 = the space is too narrow even for squeezing
refusal-E5-SPACE-10 = the target is out of reach
refusal-E5-PRONE-2 = { $code ->
    [prone_must_crawl] the creature lies prone already
   *[cannot_move] dropping prone is free, but not while surprised or unable to move
}
refusal-E5-PRONE-3 = the creature is not prone
refusal-E5-PRONE-4 = { $code ->
    [speed_zero] with speed 0 nobody stands up
   *[not_enough_movement] standing up costs half the speed, and less movement is left
}
refusal-E5-PRONE-5 = while prone a creature can only crawl
refusal-E5-PRONE-6 = crawling costs 1 extra foot for every foot
refusal-E5-PRONE-8 = prone: disadvantage on own attacks; against it advantage from within 5 ft, else disadvantage
refusal-E5-SIGHT-3 = light and fog hinder sight
refusal-E5-SIGHT-5 = an attack on an unseen target has disadvantage
refusal-E5-SIGHT-6 = an attack on somebody who does not see the attacker has advantage
refusal-E5-SIGHT-8 = nobody knows where the hidden target is: name a square
refusal-E5-HIDE-1 = hiding is a Dexterity (Stealth) check
refusal-E5-HIDE-5 = every enemy sees the creature clearly, here is no hiding
refusal-E5-HIDE-6 = the creature is hidden from nobody
refusal-E5-HIDE-7 = an attack reveals the hidden attacker
refusal-E5-ACT-2 = { $code ->
    [not_your_turn] an action is possible only on the own turn, and not in the middle of something else
   *[action_spent] the action of this turn is already spent
}
refusal-E5-ACT-3 = the Attack action is one attack
refusal-E5-ACT-6 = after Disengage movement provokes nobody until the end of the turn
refusal-E5-ACT-7 = Dash adds the speed to the movement of this turn
refusal-E5-ACT-9 = Dodge: attacks against it have disadvantage, its Dexterity saves advantage
refusal-E5-ACT-12 = Help gives advantage on the next check for the task
refusal-E5-ACT-14 = with this task nobody can help
refusal-E5-ACT-15 = { $code ->
    [not_hostile] help with an attack must be aimed at a hostile creature
   *[help_not_possible] help with an attack needs a hostile creature within 5 ft and an ally
}
refusal-E5-ACT-16 = the helper is too far away, 5 ft at most in this fight
refusal-E5-ACT-17 = which check a search needs is for the game master to say
refusal-E5-ACT-18 = a search finds who has a lower Stealth total
refusal-E5-ACT-20 = this costs the action
refusal-E5-ACT-21 = the game master does not allow it
refusal-E5-READY-1 = nothing is readied
refusal-E5-READY-2 = Ready needs a trigger that can be perceived and one legal response
refusal-E5-READY-6 = the readied response is lost since the start of the own turn
refusal-E5-READY-8 = the trigger was not perceived
refusal-E5-READY-11 = only a spell that costs one action can be readied
refusal-E5-READY-12 = without concentration the held spell is lost
refusal-E5-READY-13 = a readied move goes no farther than the speed
refusal-E5-REACT-2 = the reaction is already spent until the start of the own turn
refusal-E5-REACT-5 = an incapacitated creature has no reactions
refusal-E5-REACT-8 = after the interruption this is no longer possible
refusal-E5-REACT-12 = the reaction has become pointless
refusal-E5-OPP-1 = { $code ->
    [not_seen] an opportunity attack needs a creature that is seen
   *[not_hostile] an opportunity attack is possible only against a hostile creature
}
refusal-E5-OPP-3 = the step does not leave the reach of this attack
refusal-E5-OPP-5 = after Disengage the movement provokes nobody
refusal-E5-OPP-6 = nothing provokes now: teleporting and forced movement do not
refusal-E5-OPP-8 = an opportunity attack is a single melee attack, no Multiattack, grapple or shove
refusal-E5-OPP-9 = who is stopped by the attack does not make the step
refusal-E5-OPP-10 = after the attack the mover may complete the step or stay
refusal-E5-OPP-12 = surprised, incapacitated, charmed by the mover or without a clear target: no opportunity attack
refusal-E5-ATK-1 = { $code ->
    [out_of_range] the target is out of range
   *[out_of_reach] no target is within reach
}
refusal-E5-ATK-2 = cover, advantage and disadvantage are for the game master to say
refusal-E5-ATK-3 = an attack roll is d20 and all modifiers
refusal-E5-ATK-4 = an attack hits at the Armour Class or above
refusal-E5-ATK-7 = a melee weapon uses Strength
refusal-E5-ATK-8 = a ranged weapon uses Dexterity
refusal-E5-ATK-9 = the proficiency bonus is for those who are proficient
refusal-E5-ATK-12 = beyond the normal range the attack has disadvantage
refusal-E5-ATK-13 = the target is out of range
refusal-E5-ATK-14 = a ranged attack beside a hostile creature has disadvantage
refusal-E5-ATK-17 = a printed attack bonus replaces the computed one
refusal-E5-ATK-20 = an attack at a square hits only who is in it
refusal-E5-ATK-21 = ammunition is spent hit or miss
refusal-E5-WPN-3 = only a thrown weapon can be thrown
refusal-E5-WPN-4 = { $code ->
    [no_free_hand] a free hand is needed to load
   *[no_ammunition] no ammunition is left
}
refusal-E5-WPN-5 = a weapon with loading shoots only once per action, bonus action or reaction
refusal-E5-WPN-6 = a heavy weapon is a hindrance to Small and Tiny creatures
refusal-E5-WPN-7 = two hands are needed for this
refusal-E5-WPN-10 = an improvised weapon deals 1d4 damage
refusal-E5-WPN-11 = { $code ->
    [no_free_hand] a free hand is missing
   *[weapon_not_held] the weapon is not in hand
}
refusal-E5-TWF-1 = fighting with two weapons needs a light melee weapon in each hand
refusal-E5-TWF-5 = the bonus attack comes once, after an attack of this turn’s Attack action
refusal-E5-TWF-6 = the second weapon must be another one, in the other hand
refusal-E5-TWF-7 = { $code ->
    [not_light] these weapons do not give the bonus attack
   *[no_attack_action] nothing before it gives the bonus attack
}
refusal-E5-TWF-8 = the positive modifier is taken out of a printed damage bonus
refusal-E5-GRAP-1 = a grapple is part of the Attack action
refusal-E5-GRAP-3 = the target is too large to be grappled
refusal-E5-GRAP-4 = the target of the grapple is out of reach
refusal-E5-GRAP-5 = a grapple needs a free hand
refusal-E5-GRAP-6 = a grapple is a contest: Athletics against Athletics or Acrobatics
refusal-E5-GRAP-9 = the creature is not grappled, there is nothing to escape from
refusal-E5-GRAP-10 = an incapacitated grappler lets go
refusal-E5-GRAP-11 = the grapple ends when the two are torn apart
refusal-E5-GRAP-12 = nobody is held who could be released
refusal-E5-GRAP-14 = whoever is dragged is put beside the grappler
refusal-E5-GRAP-15 = this creature is already held by the same grappler
refusal-E5-SHOVE-1 = a shove is part of the Attack action
refusal-E5-SHOVE-3 = the target is too large to be shoved
refusal-E5-SHOVE-4 = the target of the shove is out of reach
refusal-E5-SHOVE-5 = a shove is a contest: Athletics against Athletics or Acrobatics
refusal-E5-SHOVE-8 = there is no free square to push the target to
refusal-E5-SHOVE-9 = a push is forced movement
refusal-E5-COVER-3 = half cover gives +2
refusal-E5-COVER-4 = three-quarters cover gives +5
refusal-E5-COVER-5 = the target has total cover
refusal-E5-COVER-8 = the game master has the last word on cover
refusal-E5-DMG-1 = damage is the stated dice and modifiers
refusal-E5-DMG-2 = damage uses the ability modifier of the attack
refusal-E5-DMG-6 = each damage type is adjusted on its own
refusal-E5-DMG-12 = temporary hit points are lost first
refusal-E5-CRIT-1 = a critical hit rolls the damage dice twice
refusal-E5-HEAL-1 = healing stops at the maximum
refusal-E5-HEAL-2 = the dead cannot be healed
refusal-E5-DEATH-1 = most monsters die at 0 hit points
refusal-E5-DEATH-3 = excess damage of the hit point maximum or more kills at once
refusal-E5-DEATH-4 = at 0 hit points the creature is unconscious
refusal-E5-DEATH-5 = regained hit points bring back consciousness
refusal-E5-DEATH-7 = a death saving throw succeeds at 10 or higher
refusal-E5-DEATH-8 = three successes make stable, three failures kill
refusal-E5-DEATH-9 = a natural 1 counts as two failures
refusal-E5-DEATH-10 = a natural 20 gives back 1 hit point
refusal-E5-DEATH-11 = damage at 0 hit points is a failure
refusal-E5-DEATH-12 = a critical hit at 0 hit points is two failures
refusal-E5-DEATH-13 = damage of the hit point maximum at 0 hit points kills at once
refusal-E5-DEATH-16 = first aid is an action and a Wisdom (Medicine) check against 10
refusal-E5-DEATH-17 = { $code ->
    [out_of_reach] the patient is too far away, 5 ft at most
   *[no_patient] first aid is only for who is at 0 hit points, neither dead nor stable
}
refusal-E5-DEATH-23 = only a melee attack that brings a creature to 0 can knock it out
refusal-E5-DEATH-24 = knocking out goes before instant death
refusal-E5-DEATH-26 = the dead drop what they hold and release whom they grapple
refusal-E5-COND-2 = a condition ends with its duration, its remedy or a successful save
refusal-E5-COND-4 = blinded: own attacks have disadvantage, attacks against it advantage
refusal-E5-COND-5 = charmed: the charmer cannot be harmed
refusal-E5-COND-6 = deafened: every check that needs hearing fails
refusal-E5-COND-7 = exhaustion has six levels and the last one kills
refusal-E5-COND-8 = frightened: no step closer to the source of fear
refusal-E5-COND-9 = grappled: the speed is 0
refusal-E5-COND-10 = incapacitated: no actions, bonus actions or reactions
refusal-E5-COND-11 = invisible: own attacks have advantage, attacks against it disadvantage
refusal-E5-COND-12 = { $code ->
    [incapacitated] paralyzed: it cannot speak
   *[cannot_move] paralyzed: it cannot move
}
refusal-E5-COND-13 = { $code ->
    [incapacitated] petrified: it cannot speak
   *[cannot_move] petrified: it cannot move
}
refusal-E5-COND-14 = poisoned: disadvantage on attack rolls and ability checks
refusal-E5-COND-15 = prone: only crawling until it stands up
refusal-E5-COND-16 = restrained: the speed is 0
refusal-E5-COND-17 = stunned: it cannot move
refusal-E5-COND-18 = { $code ->
    [incapacitated] unconscious: it cannot speak
   *[cannot_move] unconscious: it cannot move
}
refusal-E5-SPELL-1 = the target or the point is out of range, or there are too many targets
refusal-E5-SPELL-2 = the save DC is 8, the spellcasting ability and the proficiency bonus
refusal-E5-SPELL-3 = no suitable spell slot is left
refusal-E5-SPELL-6 = there is no clear path to the target or the point
refusal-E5-SPELL-7 = the target must be seen
refusal-E5-SPELL-8 = beside a bonus-action spell only cantrips of one action can be cast on this turn
refusal-E5-SPELL-9 = there is no concentration to end
refusal-E5-SPELL-10 = damage calls for a saving throw to keep concentration
refusal-E5-SPELL-11 = an incapacitated or dead creature does not concentrate
refusal-E5-SPELL-12 = with the concentration everything it kept up ends
refusal-E5-SPELL-13 = a component is missing: speech, a free hand or a focus
refusal-E5-SPELL-17 = the caster can no longer act, the spell fails
refusal-E5-SPELL-18 = a cone or a line starts at the user in one of eight directions
refusal-E5-SPELL-19 = what a power changes lasts as long as the power
refusal-E5-MON-1 = no such attack is left in the Multiattack
refusal-E5-MON-2 = Multiattack is only for the own action, without grapple and shove
refusal-E5-MON-3 = there is no such power, or no use of it is left
refusal-E5-MON-4 = the power is not recharged yet
refusal-E5-MON-6 = { $code ->
    [no_legendary] not enough legendary actions are left
   *[legendary_timing] legendary actions come only at the end of another creature’s turn
}
refusal-E5-MON-8 = pack tactics need an able ally beside the target
refusal-E5-MON-13 = a parry cannot undo a natural 20 and comes before the damage
refusal-E5-MON-15 = this attack already holds somebody else
refusal-E5-OBJ-1 = this cannot be attacked
refusal-E5-OBJ-4 = what somebody wears or carries cannot be attacked
refusal-E5-END-1 = a fight needs two sides that can fight
refusal-E5-END-2 = the creature can no longer fight or has surrendered
refusal-E5-END-3 = after the end those who are dying go on with death saving throws
refusal-E5-END-4 = the limit of rounds is reached
refusal-E5-END-5 = nobody flees by rule: there is no morale
refusal-E5-OUT-1 = this game has no rules for that
refusal-E5-OUT-2 = there is no such rule here, the game master may improvise

## Without a field

default-cover-against = against everybody
default-reveal-to = to everybody
default-ability = the better one
default-allow-ability = as the skill has it
default-dc = no check
default-target = who promises most
default-throw = if out of reach
default-two_hands = if a hand is free
default-escape-with = the better one
default-by = walking, or as it can
default-put = where it is dragged to
default-operate-as = as the thing needs it
default-push-to = straight away
default-event = only in words
default-ready-of = whoever it concerns
default-slot = the lowest that is left
default-ready-squares = as near as said
default-use-at = the best place
default-facing = the best direction
default-use-height = as high as those there
default-targets = whom it serves best

## Words of a table, and short ones

short-budget-interaction = free interaction
feature-lightly_obscured = lightly obscured
feature-heavily_obscured = heavily obscured
feature-dim = dim light
feature-climb = climbable
feature-swim = water
feature-boulder = boulder
feature-gate_jammed = jammed gate
feature-parapet = parapet
feature-river = river
feature-slag = slag
feature-smoke = smoke
act-hit = hit
act-shoves = shove
act-step = step
act-called = trigger
act-ends = end of the turn
act-starts = start of the turn
act-result = result
act-takes_action = action
short-option-rise = Up or down
short-option-offhand = Second weapon
short-option-help_attack = Help attack
short-option-operate = Use an object
short-option-ready = Ready
short-option-end_concentration = End concentration
short-option-stop_hiding = Stop hiding
short-option-opportunity_attack = Opportunity attack
short-option-target = Another target
short-option-knock_out = Knock out

## The short log

line-moved = { $how ->
    [walk] → { $end }{ way-length }{ at-height }
    [crawl] → { $end }{ way-length }, crawling
    [climb] → { $end }{ way-length }, climbing{ at-height }
    [swim] → { $end }{ way-length }, swimming
    [fly] → { $end }{ way-length }, flying{ at-height }
    [burrow] → { $end }{ way-length }, burrowing
    [jump] → { $end }{ way-length }, jump
    [squeeze] → { $end }{ way-length }, squeezing
    [drag] → { $end }, dragged
    [push] → { $end }, pushed
    [teleport] → { $end }, teleports
    [fall] → { $end }, falls
   *[other] → { $end }
}
part-stopped = step not completed
answer-reacted = { $what ->
    [opportunity_attack] opportunity attack
    [respond] readied response
   *[other] { $what_label }
}
part-resisted = legendary resistance{ $left ->
    [none] { "" }
   *[given] { " " }({ $left } left)
}
line-saved = { $ability } save
part-saved = { $success ->
    [yes] success
   *[no] failure
}
line-death-save = death save
part-death-save = { $outcome ->
    [stable] stable
    [success] success ({ $successes }–{ $failures })
   *[failure] failure ({ $successes }–{ $failures })
}
part-fell = { $how ->
    [dead] { "" }
    [instant_death] { "" }
   *[other] down
}
line-item-moved = { $how ->
    [drawn] draws { $item }
    [sheathed] sheathes { $item }
    [dropped] drops { $item } at { $to }
    [picked_up] picks up { $item }
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
       *[given] { "" }, but the way is barred: from { $begins }
    })
}
## What else people call acts

alias-use = cast, spell, power
alias-operate = open, close, door
alias-hide = sneak
alias-ready = prepare
alias-dodge = defend, evade
alias-dash = run, sprint
alias-search = seek
alias-help = assist, aid
alias-shove = trip

## What the samples are about

sample-broken_span = An ambush at a ruined bridge: hiding, cover, arrows from behind hedges.
sample-furnace_gate = One strong foe: legendary actions, fire over whole areas, immunities, thin smoke.
sample-kennel_yard = Close combat with a pack of hounds: falling, grappling, dragging and shoving. A good first fight.

## Values that the game master sets

setting-attacks_left = attacks left
setting-dashes = dashes
setting-death_failures = failed death saves
setting-death_successes = successful death saves
setting-held = in hand
setting-legendary = legendary actions left
setting-moved = feet moved
setting-of-speed = speed: { $thing }
setting-open = open
setting-present = on the field
setting-spent = spent abilities
