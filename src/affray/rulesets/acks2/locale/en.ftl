### ACKS II in English. Read after the product’s messages.

## Words

-gm = Judge
-combatant = combatant

name-gm = Judge
name-wardens = Wardens
name-seekers = Seekers
name-coven = Coven
name-line = Battle line
name-beast = Beast
name-levy = Levy

name-man = man-sized
name-gigantic = gigantic

name-acidic = acidic
name-arcane = arcane
name-poisonous = poisonous
name-electric = electric
name-luminous = luminous
name-seismic = seismic

name-paralysis = Paralysis save
name-death = Death save
name-blast = Blast save
name-implements = Implements save
name-spells = Spells save

name-disordered = disordered
name-vulnerable = vulnerable
name-flanked = flanked
name-subjacent = on lower ground
name-slumbering = slumbering
name-sneaking = sneaking
name-faltering = faltering
name-mute = mute
name-wrestled = wrestled
name-grabbed = grabbed
name-choking = choking
name-vomiting = vomiting
name-mesmerized = mesmerized
name-berserk = berserk
name-infuriated = infuriated
name-winded = winded
name-blessed = blessed
name-crouching = crouching behind cover
name-engaged = engaged
name-faces = faces
name-flank_to = flank to
name-back_to = back to
name-screened = screened from
short-condition-faces = facing
short-condition-flank_to = flank turned
short-condition-back_to = back turned
short-condition-screened = screened

name-pending = still to act
name-delaying = delaying
name-done = has acted
name-lost = segment lost
name-forfeited = initiative number given up

name-melee = melee
name-missile = missile
name-movement = movement action
name-combat = combat action

name-comes_into_reach = an opponent comes into reach
name-comes_into_view = an opponent comes into view
name-moves = an opponent moves
name-charges = an opponent charges
name-attacks = an opponent attacks
name-casts = an opponent casts a spell
name-enters_square = an opponent enters a square

name-force_back = force back
name-knock_down = knock down
name-overrun = overrun
name-wrestle = wrestle
name-incapacitate = incapacitate

name-ward = ward
name-ongoing = lasting effect
name-morale = adjustment of morale
name-no_quarter = no quarter
name-peace = peace between sides
name-join = a newcomer
name-don = put on
name-remove = take off
name-spell = spell
name-retreat = retreat
name-withdraw = withdraw
name-march = march
name-charge = charge
name-countercharge = countercharge

rule-tag-core = from the rules of the game that the source text presupposes

reason-str = STR
reason-dex = DEX
reason-con = CON
reason-wil = WIL
reason-second_weapon = second weapon
reason-charge = charge
reason-maneuver = maneuver
reason-vulnerable = vulnerable
reason-flanked = flank
reason-subjacent = higher ground
reason-hidden = hidden target
reason-faltering = faltering
reason-into_melee = into melee
reason-past_ally = past an ally
reason-defend = defend
reason-resistance = resistance
reason-combat_trickery = combat trickery
reason-two_handed = two-handed
reason-collision = (dice)
reason-spell = (dice)
reason-init_bonus = initiative bonus
reason-combat_reflexes = combat reflexes
reason-battle_magic = battle magic
reason-single_weapon_style = single weapon
reason-surprise_bonus = surprise bonus
reason-knowledge = foreknowledge and sight
reason-stealth = stealth of the enemy
reason-morale = morale
reason-losses = losses
reason-numbers = numbers
reason-no_quarter = no quarter
reason-judge = the Judge
reason-spirit = blessed or shaken
reason-heavy_helm = heavy helm
reason-hit_die = hit die
reason-hit_points = hit points
reason-healing_magic = healing magic
reason-healing_rank = healer
reason-nonlethal = nonlethal damage
reason-time = time of the help
reason-speed = speed

result-wardens = The wardens win
result-seekers = The seekers win
result-coven = The coven wins
result-line = The battle line wins
result-beast = The beast wins

## Sample names

unit-levy_spear = Ford Levy
unit-hedge_captain = Captain of the Hedge Spears
unit-marsh_archer = Marsh Archer
unit-alley_knife = Alley Knife
unit-reed_hexer = Reed Hexer
unit-chapel_warden = Chapel Warden
unit-tusk_raider = Tusk Raider
unit-ford_beast = Ford Beast
unit-green_squire = Green Squire
unit-ash_scholar = Scholar of Ash
unit-grey_marshal = Grey Marshal
unit-barn_rat = Barn Rat
unit-mud_imp = Mud Imp
unit-road_bandit = Road Bandit
unit-barrow_bones = Barrow Bones
unit-wolfhound = Grey Wolfhound
unit-hook_bailiff = Hook Bailiff
unit-marsh_toad = Marsh Toad
unit-carrion_swarm = Carrion Swarm
unit-bone_priest = Bone Priest
unit-tusk_chief = Tusk Chief
unit-web_widow = Web Widow
unit-mire_hulk = Mire Hulk
unit-cliff_shrieker = Cliff Shrieker
unit-barrow_lord = Barrow Lord
unit-bronze_sentinel = Bronze Sentinel
unit-hill_titan = Hill Titan
unit-storm_caller = Storm Caller
unit-river_drake = River Drake
unit-hollow_king = Hollow King
unit-deep_behemoth = Deep Behemoth

item-fist = Fist
item-kick = Kick
item-boar_spear = Boar Spear
item-short_sword = Short Sword
item-composite_bow = Composite Bow
item-long_knife = Long Knife
item-throwing_knives = Throwing Knives
item-staff = Staff
item-great_axe = Great Axe
item-gore = Gore
item-stamp = Stamp
item-ember_dart = Ember Dart
item-wasting_hex = Wasting Hex
item-peace_ward = Ward of Peace
item-mend = Mend
item-bridge_charge = Charge at the Bridge
item-shrine_ambush = Ambush at the Shrine
item-beast_at_the_ford = The Beast at the Ford
item-dart = Dart
item-long_sword = Long Sword
item-short_bow = Short Bow
item-rusted_axe = Rusted Axe
item-heavy_lids = Heavy Lids
item-furnace_burst = Furnace Burst
item-bill_hook = Bill Hook
item-tongue = Tongue
item-thousand_bites = Thousand Bites
item-grave_fear = Grave Fear
item-open_wound = Open Wound
item-other_claw = Other Claw
item-lulling_song = Lulling Song
item-cold_word = Cold Word
item-bronze_fist = Bronze Fist
item-tree_club = Tree Club
item-forked_line = Forked Line
item-stilling = Stilling
item-unmaking = Unmaking
item-acid_breath = Acid Breath
item-hollow_blade = Hollow Blade
item-tail = Tail

## What happened

side-name = { $side ->
    [wardens] Wardens
    [raiders] Raiders
    [seekers] Seekers
    [coven] Coven
    [line] Battle line
    [beast] Beast
   *[other] { $side }
}
feet-moved = { $feet ->
    [0] { "" }
   *[other] { " " }({ $feet } ft)
}
attack-kind = { $how ->
    [cleave] { "" }, cleave
    [interrupt] { "" }, interrupt
    [touch] { "" }, touch
    [force_back] { "" }, force back
    [knock_down] { "" }, knock down
    [disarm] { "" }, disarm
    [overrun] { "" }, overrun
    [wrestle] { "" }, wrestle
    [incapacitate] { "" }, incapacitate
    [charge] { "" }, charge
   *[attack] { "" }
}
event-not-offered = { $window ->
    [turn] { $who } cannot make the free turn.
   *[interrupt] { $who } cannot interrupt.
}
event-surprise-rolled = { $who }{ $group ->
    [none] { "" }
   *[given] { " " }({ $group })
}{ $total ->
    [none] { "" }
   *[given] { "" }, surprise roll { $total }
}: { $surprised ->
    [yes] surprised
   *[no] attentive
}.
event-declared = { $what ->
    [cast] { $who } declares a spell: { $spell }.
    [retreat] { $who } declares a retreat.
   *[withdraw] { $who } declares a withdraw.
}
event-initiative-rolled = { $who }{ $group ->
    [none] { "" }
   *[given] { " " }({ $group })
}: initiative number { $total }.
event-number-called = Count: { $number }.
event-numbers-passed = Count: { $numbers }; nobody is due.
event-tie-ordered = { $side ->
    [none] Number { $number }, order: { $order }.
   *[other] Number { $number }: tie, order chosen by { side-name }: { $order }.
}
event-segment-began = Segment: { $who } (number { $number }).
event-segment-ended = { $state ->
    [lost] { $who } loses the segment of this round.
    [forfeited] { $who } has given up the initiative number of this round.
   *[done] { "" }
}
event-delayed = { $waits_for ->
    [none] { $who } delays, at the latest to { $limit }.
   *[given] { $who } delays and waits for { $waits_for }, at the latest to { $limit }.
}
event-joined = { $who } joins at { $count }.
event-readied = { $who } readies an action: { $action_label }. Trigger: { $trigger }.
event-readiness-lost = { $what ->
    [first_round] { $who } loses the readiness of the first round.
   *[readied] { $who } loses the readied action.
}
event-interrupted = { $how ->
    [first_round] { $who } interrupts the charge of { $whom } and attacks first.
    [countercharge] { $who } interrupts { $whom } with a countercharge.
   *[readied] { $who } interrupts { $whom } with the readied action.
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
   *[other] { $who }: { $action_label }{ $target ->
        [none] { "" }
       *[given] { "" }, { $target }
    }{ about }.
}
event-moved = { $how ->
    [march] { $who } marches to { $end }
    [run] { $who } runs to { $end }
    [charge] { $who } charges to { $end }
    [sneak] { $who } sneaks to { $end }
    [running_sneak] { $who } sneaks at a run to { $end }
    [retreat] { $who } retreats to { $end }
    [withdraw] { $who } withdraws to { $end }
    [crawl] { $who } crawls to { $end }
    [step] { $who } steps to { $end }
    [overrun] { $who } breaks through to { $end }
   *[other] { $who } moves to { $end }
}{ feet-moved }, facing { $facing }.
event-stopped = { $who } is engaged and stops{ $by ->
    [none] { "" }
   *[given] { "" }; engaged by { $by }
}.
event-put-back = { $who } may not stand there and is put back to { $at }.
event-made-room = Somebody else stands there: { $who } is put on { $at }.
event-slipped-away = { $who } slips away unseen.
event-turned = { $towards ->
    [none] { $who } turns to the { $facing }.
   *[given] { $who } turns to face { $towards } ({ $facing }).
}
event-attack-resolved = { $who } attacks { $target } ({ $weapon }{ attack-kind }): { $natural ->
    [0] hit without a roll
   *[other] { $hit ->
        [yes] hit
       *[no] miss
    }, { $total } against { $target_number }
}{ $natural ->
    [1] { "" } (natural 1)
    [20] { "" } (natural 20)
   *[other] { "" }
}.
event-damaged = { $who }: { $taken } damage ({ $type }; { $rolled }), hit points: { $hp }.
event-healed = { $who } regains hit points: { $amount }, now { $hp }.
event-fell = { $how ->
    [unconscious] { $who } falls unconscious.
    [destroyed] { $who } is destroyed.
   *[dead] { $who } dies.
}
event-save-rolled = { $who }, { $category }: { $total } against { $target_number }, { $passed ->
    [yes] success
   *[no] failure
}.
event-throw-rolled = { $who }, { $why_label }: { $total }{ $needed ->
    [0] { "" }
   *[other] { " " }against { $needed }, { $passed ->
        [yes] success
       *[no] failure
    }
}.
event-condition-gained = { $who }: { $condition }.
event-weapon-broke = { $who }: the shaft breaks ({ $weapon }).
event-weapon-landed = { $who }: { $weapon } falls at { $at }.
event-equipped = { $how ->
    [drawn] { $who } draws { $weapon }.
    [picked_up] { $who } picks up { $weapon }.
    [thrown_mode] { $who } makes ready to throw { $weapon }.
   *[melee_mode] { $who } holds { $weapon } for melee.
}
event-cleave-offered = { $who } may cleave; cleaves left this round: { $left }.
event-forced-move = { $who } is forced to { $end }{ feet-moved }.
event-spell-took-effect = { $who }: { $spell } takes effect{ $targets_count ->
    [0] { "" }
   *[other] { "" }: { $targets }
}.
event-spell-disrupted = { $who }: { $spell } is disrupted.
event-spell-abandoned = { $who }: { $spell } is not cast.
event-effect-ended = { $why ->
    [save] { $who }: the saving throw ends { $spell }.
    [dispel] { $who }: { $spell } is dispelled.
    [concentration] { $who }: concentration broken, { $spell } ends.
    [attack] { $who }: the own attack ends { $spell }.
   *[duration] { $who }: { $spell } ends.
}
event-mortal-wounds = { $who }, mortal wounds: { $total }, { $result ->
    [killed] instantly killed
    [mortal] mortally wounded
    [grievous] grievously wounded
    [critical] critically wounded
    [shock] in shock
    [knocked_out] knocked out
   *[dazed] dazed
}; lasting wound { $wound } ({ $felled_by }).
event-morale-rolled = { $group ->
    [none] { $who }
   *[given] { $group }
}: morale roll { $total }. Result: { $result ->
    [frightened] frightened retreat
    [faltering] faltering
    [pursue] advance and pursue
    [victory_or_death] victory or death
   *[fight_on] fight on
}.
event-endangered = { $who } comes to harm: { $where }.
event-surrender-offered = { $who } offers to surrender.
event-status-changed = { $status ->
    [fled] { $who } flees from the battlefield.
    [surrendered] { $who } surrenders.
    [dead] { $who } dies.
    [destroyed] { $who } is destroyed.
    [unconscious] { $who } is unconscious.
   *[active] { $who } is back in the fight.
}
event-ruled = Ruling of the { -gm }: { $what_label }{ $of ->
    [none] { "" }
   *[given] { "" }, { $of }
}{ $value ->
    [none] { "" }
    [yes] { "" }: yes
    [no] { "" }: no
   *[given] { "" }: { $value_label }
}.
event-round-ended = { "" }
event-combat-over = { $result ->
    [draw] The fight is over: draw
    [wardens] The fight is over: the wardens win
    [raiders] The fight is over: the raiders win
    [seekers] The fight is over: the seekers win
    [coven] The fight is over: the coven wins
    [line] The fight is over: the battle line wins
    [beast] The fight is over: the beast wins
   *[other] The fight is over: victory for “{ $result_label }”
}. Rounds: { $rounds }.

## What is asked

prompt-declare = { $who }: declare a spell, a retreat or a withdraw?
prompt-tie = { $who }: equal initiative. Who acts before the other side, who after it?
prompt-order = { $who }: in which order do your combatants act?
prompt-join = { $who }: join at this number or keep waiting?
prompt-segment = { $who }: the initiative segment.
prompt-turn = { $who }: an opponent has come from the side. Turn to face it?
prompt-interrupt = { $who }: interrupt the opponent now?
prompt-cleave = { $who }: the opponent has fallen. Cleave?
prompt-spell_target = { $who }: at whom or where is the spell aimed?
prompt-next_target = { $who }: whom does the next attack of the sequence strike?
prompt-block = { $who }: block the overrun or let pass?
prompt-overrun = { $who }: how far through?
prompt-bonus_attack = { $who }: whom to attack with the bonus attack?
prompt-surrender = { $who }: surrender, or fight on?
prompt-terms = { $who }: whose surrender is accepted?

roll-surprise = surprise
roll-attack = attack throw
roll-sneak = sneaking
roll-hide = hiding
roll-hazard = harm of the ground
roll-spell = spell
roll-deafened_casting = casting while deafened
roll-collision = collision
roll-frightened = rounds of fear
roll-tie = lot for the order
roll-morale = morale
roll-mortal_wounds = mortal wounds
roll-wound_kind = kind of the lasting wound

## Options

option-delay = Delay
option-delay-help = act later in this round, at the latest at the negative of the number
option-wait_for = Wait for
option-wait_for-help = act directly after another combatant
option-march = March
option-march-help = movement or combat action: up to the combat speed, turning freely
option-run-help = full round: straight or in a gentle curve, then disordered
option-charge = Charge
option-charge-help = full round: straight at an opponent, attack with +2, then AC −2
option-sneak = Sneak
option-sneak-help = movement action: half the combat speed, the whole of it at −5
option-running_sneak = Running sneak
option-running_sneak-help = full round: up to the running speed at −10
option-retreat = Retreat
option-retreat-help = full round, declared: up to the running speed, then disordered
option-withdraw-help = movement action, declared: up to half the combat speed
option-remain_stationary = Remain stationary
option-remain_stationary-help = movement action: stay and turn as you like
option-crawl-help = movement action: 5 ft while prone
option-stand_up-help = movement action if not engaged, else combat action
option-take_cover-help = crouch behind low cover or drop prone
option-attack-help = combat action: an attack or the whole attack sequence
option-coup_de_grace-help = combat action: slay a helpless opponent without a roll
option-maneuver = Special maneuver
option-maneuver-help = combat action: force back, knock down, disarm, overrun, wrestle or incapacitate at −4
option-hold_damage = Harm the held
option-hold_damage-help = combat action: damage without an attack throw
option-ready-help = combat action: name a combat or movement action and a trigger
option-defend = Defend
option-defend-help = combat action: AC +2, with a shield +4 against missiles, for oneself or an ally
option-escape-help = combat action: a Paralysis save against the hold
option-hide-help = combat action: in cover or darkness
option-treat_injury = Treat injury
option-treat_injury-help = combat action: an unconscious ally within 5 ft rolls mortal wounds
option-cast-help = full round: declared before initiative, takes effect at the end of the segment
option-abandon_spell = Abandon the spell
option-abandon_spell-help = nothing is cast or spent, nothing else is possible
option-spell_like_ability = Spell-like ability
option-spell_like_ability-help = combat action: needs no declaration and cannot be disrupted
option-draw-help = in lieu of movement: sheathe one weapon and draw another
option-drop_and_draw = Drop and draw
option-drop_and_draw-help = the weapon in hand falls, another is drawn; costs nothing
option-mode = Change the grip
option-mode-help = hold a weapon for throwing or for melee; costs nothing
option-pick_up-help = in lieu of movement: a weapon within 5 ft
option-shield = Ready or loosen the shield
option-shield-help = in lieu of movement
option-grab = Grab
option-grab-help = in lieu of movement: a helpless creature within 5 ft
option-in_lieu_of_movement = In lieu of movement
option-in_lieu_of_movement-help = something simple: open a door, take a thing, give an order
option-in_lieu_of_attack = In lieu of an attack
option-in_lieu_of_attack-help = use an item: a potion, a salve, a wand
option-don_or_remove_armor = Don or remove armor
option-don_or_remove_armor-help = full round: one stone, one point of AC
option-full_round_task = Full-round task
option-full_round_task-help = anything else that takes the whole round
option-engage = Engage
option-engage-help = give up the ward and engage those in front
option-pass = End the segment
option-pass-help = whatever is unused is lost
option-before = Before the other side
option-before-help = all tied, or those named; the others after it
option-after = After the other side
option-after-help = all tied, or those named; the others before it
option-split = Set before and after
option-split-help = name those who act before the other side and those who act after it
option-join = Join at this number
option-join-help = take the segment now
option-keep = Keep waiting
option-keep-help = a later number of this round
option-turn = Turn
option-turn-help = free of charge, so that the newcomer is in front
option-interrupt = Interrupt
option-interrupt-help = first round: attack the charger first, the own initiative number is lost
option-respond = Use the readied action
option-respond-help = before the opponent goes on; the own segment stays
option-cleave = Cleave
option-cleave-help = one more attack with the same weapon at another opponent
option-hurl = Hurl the weapon
option-hurl-help = spend a cleave on a throw, with no enemy near
option-drop_prone-help = spend a cleave, with no target left
option-move_into_cover = Move into cover
option-move_into_cover-help = spend a cleave on 5 ft, with no target left
option-stop-help = no further attack
option-target = Choose targets
option-target-help = in range and sight
option-aim-help = the square in range and sight where the area begins or towards which it leads
option-none = Nothing
option-none-help = declare nothing, or aim the spell at nobody
option-block = Block
option-block-help = take a normal hit instead
option-let_pass = Let pass
option-let_pass-help = the opponent goes through
option-through = Through
option-through-help = straight on through the opponent, as far as combat speed is left
option-stay-help = do not use the bonus movement
option-overrun-help = the bonus attack as another overrun
option-surrender-help = offer to give up; the other side accepts it or not
option-fight_on = Fight on
option-fight_on-help = no surrender
option-accept = Accept
option-accept-help = all of them, or those who are named, are out of the fight
option-refuse-help = the fight goes on

## Fields

field-like = like
field-facing = facing
field-march-facing = facing on the way, one for each waypoint or one for all
field-sneak-facing = facing on the way, one for each waypoint or one for all
field-withdraw-facing = facing on the way, one for each waypoint or one for all
field-crawl-facing = facing on the way, one for each waypoint or one for all
field-maneuver = special maneuver
field-trigger = trigger
field-by = by how much
field-before = before the other side
field-after = after the other side
field-countercharge = as a countercharge
field-step = step of 5 ft
field-at = front left square
field-ending = facing at the end
field-whom = whom
field-kind = which maneuver
field-ready = in hand
field-what = what exactly
field-which = put on or take off
field-ability = spell-like ability
field-wait_for-who = for whom
field-target-who = target
field-aim-at = square to aim at
field-accept-who = whose
field-delay-to = to which number
field-number-to = initiative number
field-of = combatant
field-forced = forced
field-one = one side
field-other = the other side

## Rulings of the Judge

edit-ward = ward
edit-number = initiative number
edit-morale = adjustment of morale
edit-no_quarter = no quarter
edit-peace = peace between sides
edit-join = somebody joins

## Why not

refusal-ACKS-ROUND-1 = { $code ->
    [waiting] the count is over, the round is ending
   *[other] a round has four steps: declarations, initiative rolls, initiative count, morale
}
refusal-ACKS-ROUND-2 = a combatant has one initiative segment in a round
refusal-ACKS-ROUND-3 = { $code ->
    [waiting] the combat is over
   *[other] after the morale step the combat ends or a new round starts
}
refusal-ACKS-ROUND-5 = a fight needs at least two sides hostile to each other
refusal-ACKS-ROUND-6 = at the start of a round everything that counts for one round begins anew
refusal-ACKS-SURP-1 = { $code ->
    [waiting] first it is settled who is surprised
   *[other] if no side knew of the other or sees it, there is no encounter
}
refusal-ACKS-SURP-2 = who knew of the opponents and sees them is not surprised
refusal-ACKS-SURP-3 = a surprise roll of 3 or more means attentive
refusal-ACKS-SURP-4 = each combatant rolls for surprise itself, or the group does
refusal-ACKS-SURP-5 = of several surprise penalties only the smallest counts
refusal-ACKS-SURP-6 = surprised: no declaration, no action, no delay, no readying in the first round
refusal-ACKS-DECL-3 = { $code ->
    [waiting] first come the declarations; everything else is decided during the count
    [asked] only a spell or a defensive movement is declared; everything else is decided during the count
   *[other] nothing but spells and defensive movement is declared in advance
}
refusal-ACKS-DECL-4 = this action had to be declared before initiative
refusal-ACKS-DECL-5 = only one declaration per round, and it cannot be changed after the dice
refusal-ACKS-DECL-7 = { $code ->
    [unknown] this spell is not known
   *[other] the declaration must name a spell that can still be cast
}
refusal-ACKS-DECL-8 = only a combatant that starts the round engaged may declare defensive movement
refusal-ACKS-DECL-11 = { $code ->
    [another] another spell was declared: { $spell }
   *[other] a combatant casting a spell can do nothing else this round
}
refusal-ACKS-DECL-12 = the declared movement is binding in this fight
refusal-ACKS-DECL-13 = surprise or a condition forbids this declaration
refusal-ACKS-INIT-1 = { $code ->
    [waiting] first initiative is rolled
   *[other] initiative is rolled after the declarations, 1d6 for each combatant
}
refusal-ACKS-INIT-2 = the DEX modifier counts for initiative
refusal-ACKS-INIT-3 = abilities that help initiative are added
refusal-ACKS-INIT-4 = these bonuses depend on the declared spell and the weapon in hand
refusal-ACKS-COUNT-2 = { $code ->
    [under_way] the segment is under way: first what was begun is played out
    [over] the segment of this round is over
    [later] this is not the own segment: it comes at number { $number }, now it is { $count }
   *[other] this is not the own segment: it comes when the number is called
}
refusal-ACKS-COUNT-7 = the combatant cannot act in this segment
refusal-ACKS-TIE-2 = { $code ->
    [asked] now it is about the order of the tie alone
   *[other] a side orders its own tied combatants
}
refusal-ACKS-TIE-3 = the other side decides the order of this tie
refusal-ACKS-TIE-4 = the sides are equal, so the side of the Judge decides the order of this tie
refusal-ACKS-TIE-6 = { $code ->
    [asked] now it is about the order of the tie alone
   *[other] each of the tied is named once, before or after the other side
}
refusal-ACKS-DELAY-2 = the delay may reach down to the negative of the initiative number, no lower
refusal-ACKS-DELAY-3 = the delay limit has passed; the segment is lost
refusal-ACKS-DELAY-4 = { $code ->
    [asked] while delaying one joins at this number or keeps waiting
   *[other] a delaying combatant acts at a lower number or after another combatant
}
refusal-ACKS-DELAY-9 = a segment that has begun cannot be delayed
refusal-ACKS-DELAY-11 = an initiative number of 0 or less leaves no room to delay
refusal-ACKS-DELAY-14 = that combatant has no segment left this round
refusal-ACKS-DELAY-19 = delaying ended the readiness
refusal-ACKS-READY-1 = only an attack, another combat action or a movement action can be readied
refusal-ACKS-READY-2 = nothing is readied
refusal-ACKS-READY-3 = { $code ->
    [movement] first the opponent’s movement and the free turns end
    [window] first the readied opponents may act
   *[other] a readied action comes after the movement and before the combat action of the opponent
}
refusal-ACKS-READY-6 = readiness was lost to damage, a failed save or forced movement
refusal-ACKS-READY-8 = the readiness ended when the own segment came up
refusal-ACKS-READY-10 = a whole round without an offensive action ended all readiness
refusal-ACKS-READY-13 = the readied action is already spent
refusal-ACKS-READY-14 = { $code ->
    [no_trigger] the trigger of the readied action is not met
    [cannot_act] a condition forbids the readied action
   *[illegal] the readied action is not legal now
}
refusal-ACKS-READY-17 = a countercharge needs an opponent that charged
refusal-ACKS-READY-20 = the trigger “enters a square” needs squares of the map
refusal-ACKS-FIRST-1 = no first-round readiness (engaged, surprised or no suitable weapon at the start)
refusal-ACKS-FIRST-2 = the shot comes just before the charge attack
refusal-ACKS-FIRST-3 = the own initiative number was given up for the interrupt
refusal-ACKS-FIRST-7 = a long weapon cannot interrupt a larger charger
refusal-ACKS-FIRST-8 = a long weapon cannot interrupt a charger that has a long weapon too
refusal-ACKS-FIRST-11 = first-round readiness was lost to damage, a failed save or forced movement
refusal-ACKS-FIRST-13 = the own segment has already come up, or it is not the first round
refusal-ACKS-FIRST-14 = the interrupt was already used, or the opponent is not charging
refusal-ACKS-FIRST-17 = the charger is out of reach, out of range or out of sight
refusal-ACKS-FIRST-21 = a combatant that declared a spell has no interrupt
refusal-ACKS-GRID-1 = the battle map is a grid of 5-ft squares, and this is not one of them
refusal-ACKS-GRID-5 = the space is occupied: no movement can end here
refusal-ACKS-GRID-6 = allies are in the way of such a large body
refusal-ACKS-FACE-5 = this movement does not allow such a facing: at most one for each waypoint
refusal-ACKS-FACE-6 = { $code ->
    [window] first those who are engaged from behind may turn
   *[other] no free turn: the newcomer is sneaking, is already faced or does not engage
}
refusal-ACKS-FACE-8 = already engaged by someone else; no free turn
refusal-ACKS-FACE-9 = the newcomer was hidden or not heard; no free turn
refusal-ACKS-FACE-10 = surprised, helpless, cowering, grabbed or wrestled: no free turn
refusal-ACKS-FACE-11 = the turn must put the newcomer before the front
refusal-ACKS-FACE-12 = a large body has no room to turn, or does not face straight
refusal-ACKS-ENGAGE-9 = engaged: no charge, run or running sneak
refusal-ACKS-ENGAGE-10 = engaged: no march, sneak, stand up or take cover as a movement action
refusal-ACKS-ENGAGE-11 = engaged: no march as a combat action
refusal-ACKS-SIZE-5 = a move cannot end in a space occupied by opponents
refusal-ACKS-SIZE-9 = it would have to stop while overlapping opponents
refusal-ACKS-SIZE-16 = not enough speed left to get clear of the opponents under it
refusal-ACKS-ACT-1 = { $code ->
    [segment] this is no action of a segment
   *[other] that combination of actions is not allowed in one segment
}
refusal-ACKS-ACT-2 = movement comes before the combat action, not after it
refusal-ACKS-ACT-3 = there is no armor left to put on or to take off
refusal-ACKS-ACT-6 = { $code ->
    [not_carried] this weapon is not carried
    [nothing_carried] no other weapon is carried
    [empty_hands] there is no weapon in hand
    [nothing_lies] no weapon lies on the ground
    [not_thrown] this weapon cannot be thrown
    [out_of_reach] the weapon does not lie within 5 ft
    [shield] there is no shield to ready or loosen
    [not_in_hand] this weapon is not in hand
   *[not_helpless] only a helpless creature within 5 ft can be grabbed
}
refusal-ACKS-ACT-7 = the item is used up
refusal-ACKS-ACT-8 = defend protects oneself or one adjacent ally behind or at the left flank
refusal-ACKS-ACT-10 = treating needs an unconscious ally within 5 ft
refusal-ACKS-MOVE-1 = { $code ->
    [no_step] the path has no step
    [no_way] there is no way to this square
   *[too_far] this is farther than the movement allows
}
refusal-ACKS-MOVE-3 = a run goes no farther than the running speed, straight or in a gentle curve
refusal-ACKS-MOVE-4 = the curve is too sharp, 45 degrees at most between two steps
refusal-ACKS-MOVE-6 = sneaking needs a sneak throw and goes no farther than its speed
refusal-ACKS-MOVE-7 = { $code ->
    [not_stationary] a step with the attack needs a combatant that has not moved and is not engaged
    [needless] the target is in reach without a step
   *[step] the step is 5 ft to a free square
}
refusal-ACKS-MOVE-8 = { $code ->
    [not_prone] the combatant is not prone
   *[prone] prone: only crawling 5 ft or standing up
}
refusal-ACKS-MOVE-9 = the way is blocked, or the ground costs too much
refusal-ACKS-MOVE-10 = who moved or attacked does not stay hidden
refusal-ACKS-MOVE-11 = obstacles are dangerous for those who run in fear
refusal-ACKS-MOVE-12 = { $code ->
    [out] who has left the battlefield does nothing any more
   *[other] the map can be left only by the last step, over its border
}
refusal-ACKS-MOVE-13 = hiding needs a hide throw, a place to hide and somebody not hidden yet
refusal-ACKS-MOVE-14 = there is no need to take cover here
refusal-ACKS-CHARGE-1 = { $code ->
    [no_melee_weapon] a charge needs a melee weapon in hand
   *[too_far] the target is farther than the running speed
}
refusal-ACKS-CHARGE-2 = engaged: no charge
refusal-ACKS-CHARGE-3 = no line of sight to the target
refusal-ACKS-CHARGE-4 = { $code ->
    [somebody] the path is not clear: { $by } is in the way
    [obstacle] the path is not clear: there is an obstacle at { $at }
   *[other] the path is not clear
}
refusal-ACKS-CHARGE-5 = a charge goes straight to a square from which the target is in reach
refusal-ACKS-CHARGE-6 = too close: a charge must cross at least one square
refusal-ACKS-CHARGE-7 = the charger attacks with +2
refusal-ACKS-CHARGE-8 = after a charge the combatant is disordered
refusal-ACKS-CHARGE-13 = winded, prone, grabbed, wrestled or restrained: no charge
refusal-ACKS-DEFMOV-2 = { $code ->
    [away] a withdraw leads away: no step brings it nearer to an enemy that engaged it, the first one brings it farther off
   *[other] a withdraw goes no farther than half the combat speed, away from the enemies
}
refusal-ACKS-DEFMOV-3 = { $code ->
    [away] a retreat leads away: no step brings it nearer to an enemy that engaged it, the first one brings it farther off
   *[other] a retreat goes no farther than the running speed, facing where it began
}
refusal-ACKS-DEFMOV-4 = the squares of the engaging enemies cannot be entered
refusal-ACKS-DEFMOV-5 = the movement would end still engaged by the same enemies
refusal-ACKS-DEFMOV-7 = only who began the round engaged may retreat or withdraw
refusal-ACKS-ATK-1 = this is not an opponent in the fight
refusal-ACKS-ATK-2 = a natural 20 hits, a natural 1 misses
refusal-ACKS-ATK-4 = { $code ->
    [asked] now it is about the next attack of the sequence alone
   *[other] no attack of this action is left
}
refusal-ACKS-ATK-5 = an attack from the flank or rear has +2
refusal-ACKS-ATK-6 = flanked and vulnerable do not add up
refusal-ACKS-ATK-7 = a target on lower ground gives +1
refusal-ACKS-ATK-8 = ambush and backstab need a vulnerable target, in melee or at short range
refusal-ACKS-ATK-9 = STR counts in melee, DEX for missiles
refusal-ACKS-ATK-10 = a second weapon gives +1 and no extra attack
refusal-ACKS-ATK-11 = a ward keeps this attacker off the target, or there is no ward to give up
refusal-ACKS-MELEE-1 = { $code ->
    [arc] the target is within reach, but not in the front arc: turn first
    [too_far] target out of reach
   *[other] target out of reach or not in the front arc
}
refusal-ACKS-MELEE-3 = without sight the attack is made as if blinded
refusal-ACKS-MELEE-5 = a helpless target of the same or smaller size is hit without a roll
refusal-ACKS-MELEE-6 = { $code ->
    [engaged] engaged: no coup de grace
    [smaller] a coup de grace needs a target that is not larger
    [immune] this weapon cannot harm the target
   *[not_helpless] a coup de grace needs a helpless opponent
}
refusal-ACKS-RANGED-1 = out of range, or the weapon has no range
refusal-ACKS-RANGED-2 = { $code ->
    [arc] the target is behind one’s back: turn first
   *[sight] no line of sight
}
refusal-ACKS-RANGED-3 = cover gives −2 or −4
refusal-ACKS-RANGED-4 = shooting past an engaged ally gives −4
refusal-ACKS-RANGED-6 = the target is in melee with an ally
refusal-ACKS-RANGED-7 = only precise shooting reaches into a melee
refusal-ACKS-RANGED-8 = cannot shoot an enemy that is engaging the shooter
refusal-ACKS-RANGED-9 = a slow weapon does not shoot in two rounds running unless the shooter stayed
refusal-ACKS-RANGED-10 = no ammunition is left
refusal-ACKS-RANGED-11 = two hands are needed for this weapon
refusal-ACKS-DMG-1 = damage is the weapon’s dice and its modifiers
refusal-ACKS-DMG-3 = impact damage is one more weapon die
refusal-ACKS-DMG-5 = damage counts at once
refusal-ACKS-DMG-7 = the target is immune to this damage
refusal-ACKS-CLEAVE-1 = { $code ->
    [asked] now it is about the cleave alone
   *[other] a cleave needs another opponent in reach or range
}
refusal-ACKS-CLEAVE-3 = no cleaves left this round
refusal-ACKS-CLEAVE-6 = { $code ->
    [engaged] after the step the same opponents must still engage
   *[step] the step before a cleave is 5 ft toward a visible target, to a free square
}
refusal-ACKS-CLEAVE-10 = this use of a cleave needs a suitable weapon and no enemy within 5 ft
refusal-ACKS-CLEAVE-11 = no cleaves left with this weapon, or the target is in another range band
refusal-ACKS-CLEAVE-12 = { $code ->
    [closer] the step between shots must not come closer to a visible enemy
    [targets] there is still a target to shoot at
    [cover] this is not a free square with cover
   *[step] the step between shots is 5 ft to a free square, and nobody may engage the shooter
}
refusal-ACKS-MANEUV-1 = a special maneuver replaces an attack with a melee weapon
refusal-ACKS-MANEUV-2 = the save against a maneuver depends on size
refusal-ACKS-MANEUV-3 = the target cannot be forced back
refusal-ACKS-MANEUV-4 = the target cannot be knocked down
refusal-ACKS-MANEUV-5 = the target holds no weapon
refusal-ACKS-MANEUV-6 = { $code ->
    [asked] now it is about the overrun alone
   *[other] there is no way through, or no second overrun of this opponent
}
refusal-ACKS-MANEUV-7 = the target cannot be wrestled
refusal-ACKS-MANEUV-8 = incapacitating deals nonlethal damage
refusal-ACKS-MANEUV-9 = there is nothing to escape from
refusal-ACKS-SPELL-1 = casting takes the whole segment
refusal-ACKS-SPELL-2 = the spell takes effect at the end of the segment
refusal-ACKS-SPELL-3 = the spell was disrupted
refusal-ACKS-SPELL-5 = { $code ->
    [asked] now it is about the target of the spell alone
    [area] there is no such square
    [direction] the direction must lead away from the caster
    [too_many] more targets than the spell allows
    [gone] the target is out of the fight
    [self] this spell works on the caster only
    [range] the target is out of range
    [nobody] no target is in range and sight
    [arc] the target is behind the caster’s back: whoever declares a spell must already face that way
   *[sight] the target is not in sight
}
refusal-ACKS-SPELL-7 = { $code ->
    [none] there are no spell-like abilities
    [unknown] there is no such spell-like ability
   *[other] no use of this spell-like ability is left
}
refusal-ACKS-SPELL-8 = concentration is broken
refusal-ACKS-SPELL-9 = no spell is declared that could be abandoned
refusal-ACKS-SPELL-10 = a lasting effect strikes when the victim’s number is called
refusal-ACKS-SPELL-12 = a Death save or a dispel ends the wasting effect
refusal-ACKS-SAVE-1 = a saving throw succeeds at its number or above
refusal-ACKS-SAVE-2 = a natural 20 saves, a natural 1 fails
refusal-ACKS-SAVE-4 = cover helps against blasts
refusal-ACKS-COND-1 = a condition does not add up with itself
refusal-ACKS-COND-2 = disordered: AC −2 until the start of the next initiative
refusal-ACKS-COND-5 = surprised: no actions until the next round begins
refusal-ACKS-COND-6 = prone: it must stand up first
refusal-ACKS-COND-7 = helpless: no actions
refusal-ACKS-COND-8 = the target is hidden
refusal-ACKS-COND-9 = { $code ->
    [must_flee] frightened: it must flee as long as a way is open
   *[other] frightened: no combat actions and no casting, only flight away from the enemy at running speed
}
refusal-ACKS-COND-10 = cowering: no actions
refusal-ACKS-COND-11 = faltering: −2 on attack throws and saves
refusal-ACKS-COND-12 = blinded, deafened or mute: this is not possible
refusal-ACKS-COND-13 = who is held can only escape, who is restrained cannot move, and a hold harms only the held
refusal-ACKS-COND-14 = choking, vomiting or mesmerized: no actions and no speech
refusal-ACKS-COND-15 = berserk: no defensive movement and no step back; winded: no run and no charge
refusal-ACKS-COND-16 = burning: 1d8 damage at the start of every initiative
refusal-ACKS-COND-17 = blessed: +1, shaken: −1
refusal-ACKS-DEATH-1 = { $code ->
    [out] who has fallen does nothing any more
   *[other] at 0 hit points the combatant is unconscious
}
refusal-ACKS-DEATH-2 = at 0 hit points this creature is destroyed
refusal-ACKS-DEATH-4 = mortal wounds are 1d20 and modifiers
refusal-ACKS-DEATH-5 = who treats soon and well helps the roll for mortal wounds
refusal-ACKS-DEATH-6 = the deeper below 0, the worse the mortal wounds
refusal-ACKS-DEATH-7 = the total says how bad the wound is
refusal-ACKS-DEATH-8 = after mortal wounds: no attacks and no spells in this fight
refusal-ACKS-DEATH-10 = in this fight 0 hit points mean out of the fight
refusal-ACKS-MORALE-1 = { $code ->
    [waiting] the count is over, now it is about morale
   *[other] morale is checked when the initiative count has ended
}
refusal-ACKS-MORALE-6 = losses lower the morale roll, numbers raise it
refusal-ACKS-MORALE-8 = after victory or death morale is rolled no more
refusal-ACKS-MORALE-9 = berserk, infuriated or immune to fear: no morale roll
refusal-ACKS-MORALE-11 = { $code ->
    [out] who has surrendered does nothing any more
    [asked] now it is about surrender alone
   *[other] only a cowering or faltering combatant may surrender
}
refusal-ACKS-MORALE-12 = all undefeated combatants are counted

## Without a field

default-facing = as before
default-ending = as it arrives
default-march-facing = as it goes
default-crawl-facing = as it goes
default-sneak-facing = as it goes
default-withdraw-facing = as it goes
default-as = movement, else combat
default-charge-to = the nearest square
default-which = the other way round
default-hurl-with = the first to be thrown
default-ready-with = all that is in hand
default-targets = any opponent
default-at = the first place with room
default-accept-who = all of them
default-before-who = everybody with this number
default-after-who = everybody with this number
default-cast-spell = the declared one

## Words of a table, and short ones

moment-initiative_start = start of the segment
moment-initiative_end = end of the segment
short-moment-initiative_start = segment starts
feature-waist_wall = waist-high wall
feature-chest_wall = chest-high wall
feature-obstacle = obstacle
feature-open = open door
feature-hazard = hazard
phase-surprise = surprise
phase-declare = declarations
phase-roll = initiative
phase-segments = actions
phase-morale = morale
term-cleaves = cleaves this round
short-option-hold_damage = Harm the held
short-option-treat_injury = Treat injury
short-option-abandon_spell = Abandon the spell
short-option-shield = Shield
short-option-in_lieu_of_movement = Instead of moving
short-option-in_lieu_of_attack = Instead of attack
short-option-don_or_remove_armor = Armor on or off
short-option-full_round_task = Full-round task
short-option-before = Before
short-option-after = After
short-option-split = Before and after
short-option-join = Join now
short-condition-surprised = surprised
short-condition-crouching = crouching
short-edit-morale = morale
short-edit-peace = peace
name-defending = defending

## The short log

turn-segment-began = ({ $number })
line-segment-ended = { $state ->
    [lost] loses the segment
    [forfeited] gives up the initiative
   *[done] { "" }
}
line-number-called = { "" }
line-numbers-passed = { "" }
line-tie-ordered = { "" }
line-readiness-lost = { $what ->
    [first_round] { "" }
   *[readied] the readied action is lost
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
    [first_round] attacks first
    [countercharge] countercharge
   *[readied] readied action
}
line-moved = → { $end } ({ $feet } ft{ $how ->
    [march] { "" }
    [run] { "" }, run
    [charge] { "" }, charge
    [sneak] { "" }, sneaking
    [running_sneak] { "" }, sneaking at a run
    [retreat] { "" }, retreat
    [withdraw] { "" }, withdraw
    [crawl] { "" }, crawling
    [overrun] { "" }, breaks through
   *[step] { "" }
})
part-condition-gained = { $id ->
    [disordered] { "" }
   *[other] { $condition }
}
part-condition-ended = { $id ->
    [disordered] { "" }
   *[other] “{ $condition }” ends
}
line-morale-rolled = { $group ->
    [none] { $who }
   *[given] { $group }
}: morale { $total_total ->
    [none] { "" }
   *[other] { $total_total }, { "" }
}{ $result ->
    [frightened] frightened retreat
    [faltering] faltering
    [pursue] advance and pursue
    [victory_or_death] victory or death
   *[fight_on] fight on
}
line-turned = { $towards ->
    [none] { $mapped ->
        [no] { "" }
       *[yes] Turns to the { $facing }
    }
   *[given] turns to { $towards }
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
    [yes] HIT
   *[no] miss
}
against-target = { $target_number ->
    [none] { "" }
   *[given] { " " }vs { $target_number }
}
line-save-rolled = { $category }
part-save-rolled = { $total_total ->
    [none] { "" }
   *[other] { $total_total }{ against-target }, { "" }
}{ $passed ->
    [yes] success
   *[no] failure
}
line-throw-rolled = { $why_label } { part-throw-rolled }
part-throw-rolled = { $total_total ->
    [none] { $passed ->
        [yes] success
       *[no] failure
    }
   *[other] { $total_total }{ $needed ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }vs { $needed }, { $passed ->
            [yes] success
           *[no] failure
        }
    }
}
part-status-changed = { $status ->
    [fled] fled
    [surrendered] surrendered
    [dead] dead
    [destroyed] destroyed
    [unconscious] unconscious
   *[active] back in the fight
}
part-weapon-broke = { $weapon } breaks
line-spell-took-effect = { $spell }{ $targets_count ->
    [0] { "" }
   *[other] { " " }→ { $targets }
}
## What else people call acts

alias-march = move, walk, go
alias-draw = take out, switch to, wield
alias-pass = end, done
alias-split = order, tie
alias-remain_stationary = turn, face, stay
alias-defend = parry, guard
alias-delay = hold
alias-none = no
alias-retreat = flee, run away
alias-withdraw = fall back, step back
alias-order = sequence
alias-maneuver = manoeuvre
alias-coup_de_grace = coup, finish

## What the samples are about

sample-beast_at_the_ford = Size counts: two spearmen must stand together to hold the huge beast, and only the bow can stop its charge.
sample-bridge_charge = A charge in the first round: ready spears stop the raiders with axes, but not the one with a spear.
sample-shrine_ambush = An ambush: surprise, spells that can be spoiled while they are cast, delays and stabs in the back.

## Values that the game master sets

setting-armor_off = armour taken off
setting-attack_throw = attack throw
setting-charged = has charged
setting-cleave_max = most cleaves
setting-con_mod = Constitution modifier
setting-count = number that is called
setting-declared = what is declared
setting-defends = whom it defends
setting-dex_mod = Dexterity modifier
setting-facing = facing
setting-first_round_ready = ready in the first round
setting-flying = flying
setting-hand = in hand
setting-init_bonus = initiative bonus
setting-morale_rolled = morale was rolled
setting-moved_ft = feet moved
setting-movement_actions = movement actions taken
setting-movement_over = movement is over
setting-nonlethal = nonlethal damage
setting-of-castings = castings left: { $thing }
setting-of-save = { $thing }
setting-offensive_action = somebody has attacked
setting-readied = readied act
setting-segment = segment
setting-shield_ready = shield ready
setting-speed_combat = speed in combat
setting-speed_run = speed at a run
setting-str_mod = Strength modifier
setting-treated = wounds treated
setting-victory_or_death = victory or death
setting-wil_mod = Will modifier
