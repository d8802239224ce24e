### Eclipse Phase in English. Read after the product’s messages.

## Words

-gm = game master
-combatant = combatant

name-gm = Game master
name-security = Security
name-patrol = Patrol
name-pack = Pack
name-swarm = Swarm
name-hounds = Hounds
name-drudges = Drudges

name-insight = Insight
name-moxie = Moxie
name-vigor = Vigor
name-flex = Flex
name-threat = Threat

name-cog = Cognition
name-int = Intuition
name-ref = Reflexes
name-sav = Savvy
name-som = Somatics
name-wil = Willpower

name-fray = Fray
name-melee = Melee
name-guns = Guns
name-free_fall = Free Fall
name-infiltrate = Infiltrate
name-perceive = Perceive
name-interface = Interface
name-medicine_paramedic = Medicine: Paramedic
name-psi = Psi

name-very_small = very small
name-very_large = very large
name-biomorph = biomorph
name-synthmorph = synthmorph

name-immobilized = immobilized
name-impaired = impaired
name-disabled = disabled
name-in_pain = in pain
name-raging = attacking the source of stress
name-detached = detached
name-shaken = out of one’s wits
name-fleeing = fleeing
name-slowed = slowed
name-out = out of the fight
name-removed = removed

name-acting = acting
name-done = has gone
name-carried = carried slot
name-lost = slot lost

name-standby = standby
name-before = before a combatant
name-after = after a combatant
name-condition = on a condition
name-attacked_self = somebody attacks the waiting one
name-attacked_ally = somebody attacks an ally
name-enemy_declares_attack = an enemy declares an attack
name-enemy_in_sight = an enemy comes in sight
name-enemy_leaves_cover = an enemy leaves cover
name-enemy_within = an enemy comes near
name-enemy_enters = an enemy enters an area
name-acts = a certain combatant acts
name-ally_down = an ally falls
name-custom = in the words of the table

name-base = base move
name-full = full move
name-rush = rush
name-nonstandard = non-standard movement

name-minor = minor cover
name-moderate = moderate cover
name-major = major cover

name-SS = single shot
name-SA = semi-automatic
name-BF = burst
name-FA = full automatic
name-hit = to hit
name-full_defense = full defence
name-aggressive = aggressively
name-cover = in cover
name-damage = to damage
name-spread = at several targets
name-bypass_armor = bypass armour
name-knockdown = knockdown
name-redirect = redirect
name-specific = specific target
name-hand = by hand
name-link = by link
name-one_handed = with one hand
name-charge = charge
name-touch_only = touch only
name-through = through what is in between
name-meds = with meds
name-specific_target = hit in a specific place
name-critical_failure = critical failure
name-lose_next_action = the next complex action is lost
name-weapon_breaks = the weapon breaks
name-device = device lost
name-harder = harder to resist
name-grip = into the own hand
name-choke = choke
name-impact = on impact
name-airburst = airburst
name-signal = on signal
name-timer = on a timer
name-energy = energy
name-kinetic = kinetic
name-unarmed = no weapon
name-physical = physical
name-mental = mental
name-mesh = mesh

name-cancel = modifiers cancelled
name-bonus = +20
name-swap = digits swapped
name-raise = success raised
name-downgrade = failure softened
name-ignore_wound = a wound ignored
name-ignore_trauma = a trauma ignored
name-confusion = confusion
name-nothing = nothing
name-random_act = random act
name-flee = flight
name-move = move along
name-hold = only hold
name-boost = bought bonus
name-met = condition of the delay met
name-grant_quick = one more quick action

reason-stat = Initiative stat
reason-wounds = wounds
reason-traumas = traumas
reason-deafened = deafened
reason-limit = limit of 60
reason-point = point
reason-specialization = specialization
reason-boost = bought bonus
reason-impaired = impaired
reason-in_pain = pain
reason-stunned = stunned
reason-blinded = blinded
reason-running = running
reason-layers = layers of armour
reason-heavy_armor = heavy armour
reason-changes = implants and wounds
reason-roll = ambush or deafness
reason-aggressive = aggressive
reason-called = called shot
reason-extra_weapons = further weapons
reason-fixed = not braced
reason-full_defense = full defence
reason-indirect = indirect fire
reason-light = bad light
reason-limbs = limbs
reason-no_smartlink = no smartlink
reason-one_handed = one hand
reason-out_of_cover = from behind cover
reason-reach = reach
reason-small = gear too large
reason-several = several
reason-burst = burst
reason-aim = aim
reason-grappled = grapple
reason-in_melee = in melee
name-in_melee = in melee with
short-condition-in_melee = in melee
reason-superior = superior success
reason-superior_position = superior position
reason-touch_only = touch only
reason-catch = catching
reason-critical = critical success
reason-distance = distance
reason-dodge = dodged
reason-half = halved
reason-throw_back = thrown back
reason-distracted = distracted
reason-meds = meds
reason-patient = wounds of the patient
reason-unconscious = unconscious
reason-confused = confused
reason-distraction = distraction
reason-armor = armour
reason-disarm = disarm
reason-redirect = redirect

result-security = Security wins
result-patrol = The patrol wins
result-pack = The pack wins
result-swarm = The swarm wins

## Sample names

unit-dockguard = Vesna Kordan
unit-tin_hand = Tin Hand Drudge
unit-blade = Sable Vance
unit-marksman = Ilya Marsh
unit-warden = Node Warden Quill
unit-medic = Anouk Reyes
unit-gnash_hound = Gnash Hound
unit-colossus = Moth Colossus
unit-rigger_pax = Pax Orlan
unit-duelist_amara = Amara Sunder
unit-commander_ruel = Commander Ruel
unit-duct_mite = Duct Mite
unit-dock_brawler = Dock Brawler
unit-clinker = Clinker
unit-street_shooter = Street Shooter
unit-tar_leech = Tar Leech
unit-riot_guard = Riot Guard
unit-glow_wasp = Glow Wasp
unit-ghost_thief = Ghost Thief
unit-burn_cultist = Burn Cultist
unit-lens_sniper = Lens Sniper
unit-node_hacker = Node Hacker
unit-bulk_hauler = Bulk Hauler
unit-swarm_bloom = Swarm Bloom
unit-strike_leader = Strike Leader
unit-vat_horror = Vat Horror
unit-plasma_trooper = Plasma Trooper
unit-siege_frame = Siege Frame
unit-still_saint = Still Saint
unit-reef_mother = Reef Mother

item-smg = Compact SMG
item-baton = Folding baton
item-holdout = Pocket pistol
item-sword = Monofilament blade
item-knife = Throwing knife
item-rifle = Battle rifle
item-frag = Frag minigrenade
item-turret = Ceiling turret (by link)
item-pistol = Medium pistol
item-stunner = Stunner
item-spit = Tar spit
item-docking_bay = Docking-bay standoff
item-service_tunnel = Hounds in the service tunnel
item-reactor_gallery = Colossus at the reactor gallery
item-cutter = Hull cutter
item-mandibles = Mandibles
item-wrench = Heavy wrench
item-welder = Welding arm
item-machine_pistol = Machine pistol
item-suckers = Suckers
item-shock_baton = Shock baton
item-dart_pistol = Dart pistol
item-torch = Flame torch
item-boot_knife = Boot knife
item-rail_rifle = Rail rifle
item-lifter = Lifter arms
item-abrasion = Abrasion
item-smart_dust = Dust spray
item-carbine = Assault carbine
item-claws = Bone claws
item-plasma = Plasma lance
item-seeker = Seeker launcher
item-twin_gun = Twin gun
item-halo = Halo blades
item-gaze = Burning gaze
item-tendrils = Tendrils
item-acid_spit = Acid spit

## What happened

dice = { $count }d{ $sides }
event-not-offered = { $who } cannot act now.
event-sequence-opened = An action sequence begins: { $who }.
event-initiative-rolled = { $who }: Initiative { $total }.
event-rolled-off = Roll-off, in this order: { $order }.
event-joined = { $who } joins the fight at { $count }{ $slot ->
    [yes] { "" }
   *[no] { "" } and acts from the next turn on
}.
event-turn-began = Action turn { $round }: { $order }.
event-count-changed = { $who }: place in the order { $before } → { $after }.
event-place-gained = { $how ->
    [last] { $who }: from the next turn on last in the order ({ $count }).
   *[other] { $who }: from the next turn on at { $count }.
}
event-took-initiative = { $who } takes the initiative ({ $pool }).
declared-move = { $movement ->
    [none] { "" }
   *[given] { "" }, { $movement }
}
event-slot-began = { $how ->
    [delayed] Delayed slot: { $who }
    [carried] Carried slot: { $who }
    [ambush] Out of the ambush: { $who }
   *[regular] Slot: { $who }
}{ declared-move }.
event-slot-ended = { $how ->
    [passed] { $who } passes.
    [lost] { $who } loses the slot.
    [given_up] { $who } gives up the delayed slot.
   *[done] { "" }
}
event-tied = Acting at the same time: { $who }.
event-delayed = { $how ->
    [before] { $who } delays and acts before { $anchor }.
    [after] { $who } delays and acts after { $anchor }.
    [condition] { $who } delays until: { $condition }{ $about ->
        [none] { "" }
       *[given] { " " }({ $about })
    }.
   *[standby] { $who } delays and waits.
}
event-delay-changed = { $who }: { $anchor } will not act, so the delay turns into standby.
event-declared = { $action ->
    [move] { "" }
    [draw] { "" }
    [take_cover] { "" }
    [drop_item] { "" }
    [pick_up] { "" }
    [hand_over] { "" }
    [reload] { "" }
    [quick_aim] { "" }
    [full_aim] { "" }
    [open_door] { "" }
    [speak] { "" }
    [drop_prone] { "" }
    [use_device] { "" }
    [take_drug] { "" }
    [convey_information] { "" }
    [examine] { "" }
    [mesh_action] { "" }
    [task] { "" }
    [basic_perception] { "" }
    [jump] { "" }
    [flee] { "" }
    [surrender] { "" }
    [boost] { "" }
    [ignore_wound] { "" }
    [ignore_trauma] { "" }
    [release] { "" }
    [stand_up] { "" }
   *[other] { $who } declares: { $action_label }{ $target ->
        [none] { "" }
       *[given] { "" }, { $target }
    }{ $manner ->
        [none] { "" }
       *[given] { " " }({ $manner })
    }.
}
event-interrupted = { $whom ->
    [none] { $who } acts now.
   *[given] { $window ->
        [before] { $who } acts before { $whom }.
        [after] { $who } acts after { $whom }.
       *[other] { $who } interrupts { $whom }.
    }
}
event-claim-postponed = { $who } has to wait until the slot of { $after } is over.
event-act-dropped = { $why ->
    [unable] { $who } can no longer act: { $action_label } is lost.
   *[illegal] { $who }: { $action_label } is no longer possible.
}
event-extra-bought = { $pool ->
    [granted] { $who }: extra action { $number } of this turn, granted.
   *[paid] { $who }: extra action { $number } of this turn ({ $pool }).
}
event-slot-carried = { $who } carries the delayed slot into the next turn.
event-sequence-closed = The action sequence is closed: free-form time. Action turns: { $turn }.
event-combat-over = { $result ->
    [draw] The fight is over: draw
    [security] The fight is over: security wins
    [raiders] The fight is over: the raiders win
    [patrol] The fight is over: the patrol wins
    [pack] The fight is over: the pack wins
    [crew] The fight is over: the crew wins
    [swarm] The fight is over: the swarm wins
   *[other] The fight is over: victory for “{ $result_label }”
}. Action turns: { $rounds }.
event-moved = { $how ->
    [base] { $who } moves to { $end }
    [full] { $who } runs to { $end }
    [rush] { $who } rushes to { $end }
    [nonstandard] { $who } crawls to { $end }
    [jump] { $who } jumps to { $end }
   *[other] { $who } moves to { $end }
} ({ $metres } m).
event-mover-stopped = { $who } is stopped at { $at }; able to act: { $by }.
event-forced-move = { $by ->
    [none] { $who } is moved to { $end }.
   *[given] { $by } moves { $who } to { $end }.
}
event-cover-taken = { $who } takes cover: { $level }.
event-cover-left = { $who } leaves cover.
event-acted = { $who }: { $action_label }{ $target ->
    [none] { "" }
   *[given] { "" }, { $target }
}{ $detail ->
    [none] { "" }
   *[given] { "" }: { $detail_label }
}.
event-equipped = { $how ->
    [drawn] { $who } draws { $weapon }.
    [picked_up] { $who } picks up { $weapon }.
    [dropped] { $who } drops { $weapon }.
    [handed_over] { $who } hands { $weapon } over to { $other }.
    [reloaded] { $who } reloads { $weapon }.
    [broken] { $who }: { $weapon } breaks.
    [snatched] { $who } loses { $weapon } to { $other }.
   *[gone] { $who }: { $weapon } is used up.
}
event-weapon-landed = { $who }: { $weapon } lands at { $at }.
event-door-changed = { $state ->
    [open] { $who } opens the door { $door }.
   *[closed] { $who } closes the door { $door }.
}
event-aimed = { $how ->
    [full] { $who } takes full aim at { $target } ({ $weapon }).
    [sweeping] { $who } keeps the beam on { $target } ({ $weapon }).
   *[quick] { $who } takes quick aim{ $target ->
        [none] { "" }
       *[given] { "" } at { $target }
    } ({ $weapon }).
}
outcome = { $result ->
    [critical_success] critical success
    [success] { $superior ->
        [1] superior success
        [2] two superior successes
       *[other] success
    }
    [critical_failure] critical failure
   *[failure] { $superior ->
        [1] superior failure
        [2] two superior failures
       *[other] failure
    }
}
event-check-rolled = { $who }, { $why_label }: { $roll ->
    [0] 00
   *[other] { $roll }
} against { $target_number }, { outcome }.
event-point-spent = { $on ->
    [take] { "" }
    [extra] { "" }
   *[other] { $who } spends 1 point{ $pool ->
        [none] { "" }
       *[given] { " " }of { $pool } ({ $left } left)
    }: { $on }.
}
event-surprise = { $surprised ->
    [yes] { $who } is surprised.
   *[no] { $who } is not surprised.
}
event-defence-chosen = { $defence ->
    [none] { $who } does not defend.
   *[given] { $who } defends: { $defence }.
}
attack-kind = { $how ->
    [SS] { "" }, single shot
    [SA] { "" }, semi-automatic
    [BF] { "" }, burst
    [FA] { "" }, full automatic
    [grapple] { "" }, grapple
    [suppressive] { "" }, suppressive fire
   *[other] { "" }
}
event-attack-resolved = { $who } attacks { $target } ({ $weapon }{ attack-kind }): { $hit ->
    [yes] hit
   *[no] miss
}.
event-area-hit = { $weapon }: { $scatter ->
    [0] strikes { $at }.
   *[other] strikes { $at } ({ $scatter } m off).
}
event-damaged = { $who }: { $taken } damage ({ $rolled }{ $armor ->
    [0] { "" }
   *[other] { "" }; armour { $armor }
}), { $damage } in all.
event-wounded = { $who }: new wounds: { $new }, { $wounds } in all.
event-wound-ignored = { $what ->
    [trauma] { $who }: traumas ignored: { $ignored }.
   *[wound] { $who }: wounds ignored: { $ignored }.
}
event-stress-taken = { $who }: stress { $stress }, traumas: { $traumas }.
event-fell = { $how ->
    [unconscious] { $who } falls unconscious.
    [disabled] { $who } is disabled.
    [dead] { $who } dies.
    [destroyed] { $who } is destroyed.
   *[out] { $who } is out of the fight.
}
event-bleeding = { $state ->
    [bleeding] { $who } is bleeding out.
   *[stable] { $who } is stable.
}
event-condition-gained = { $who }: { $condition }{ $level ->
    [0] { "" }
   *[other] { " " }({ $level })
}{ $turns ->
    [0] { "" }
   *[other] { "" }, action turns: { $turns }
}.
event-grappled = { $state ->
    [grappled] { $by ->
        [none] { $who } is caught.
       *[given] { $by } grapples { $who }.
    }
    [held] { $by } goes on holding { $who }.
    [freed] { $who } breaks free.
   *[released] { $who } is released.
}
event-grenade-lies = { $who }: { $weapon } lies at { $at } ({ $trigger }).
event-status-changed = { $status ->
    [fled] { $who } flees from the fight.
    [surrendered] { $who } surrenders.
    [dead] { $who } dies.
    [destroyed] { $who } is destroyed.
    [out] { $who } is out of the fight.
    [removed] { $who } leaves the scene.
   *[active] { $who } is back in the fight.
}
event-ruled = { $what ->
    [confusion] { $of }, { $what_label }: { $value_label }.
    [critical_failure] { $of }, { $what_label }: { $value_label }.
   *[other] Ruling of the { -gm }: { $what_label }{ $of ->
        [none] { "" }
       *[given] { "" }, { $of }
    }{ $value ->
        [none] { "" }
       *[given] { "" }: { $value_label }
    }.
}

## What is asked

prompt-take = { $who }: spend a point to go first in this turn?
prompt-slot = { $who }: act (with which movement for the whole turn?), pass or delay?
prompt-act = { $who }: what next?
prompt-window = { $who }: act now or wait on?
prompt-due = { $who }: the moment has come. Act, pass or delay again?
prompt-last_call = { $who }: last call. Act, carry the slot over or give it up?
prompt-claim = { $who }: somebody wants to cut in. Now, or after this slot?
prompt-redeclare = { $who }: the declared act is no longer possible. What instead?
prompt-extra = { $who }: an extra action?
prompt-squad = { $who }: in which order does the group act?
prompt-free_time = { $who }: free-form time. Open a new sequence, or is the scene over?
prompt-closing = { $who }: at most one side can still act, or the turn limit is reached. Close the sequence?
prompt-defence = { $who }: which defence?
prompt-pool_before = { $who }: spend a point before the roll?
about-pool_before = { $test }, { $target } or less succeeds
prompt-pool_after = { $who }: spend a point after the roll?
about-pool_after = { $test }
prompt-relief = { $who }: spend a point to ignore a wound or a trauma?
prompt-second_superior = { $who }: what is the second superior success for?
prompt-specific_target = { $who }: what does the hit in this place do?
prompt-danger = { $who }: is there danger where the target is pushed?
prompt-critical_failure = { $who }: what does the critical failure do?
prompt-grapple_damage = { $who }: a critical grapple. Hurt the target as well?
prompt-counter_grapple = { $who }: free. Grapple in turn?

roll-initiative = Initiative
roll-roll_off = roll-off
roll-attack = attack
roll-suppressive_fire = suppressive fire
roll-defence = defence
roll-damage = damage
roll-miss_chance = miss chance
roll-cog_check = Cognition check
roll-int_check = Intuition check
roll-ref_check = Reflexes check
roll-sav_check = Savvy check
roll-som_check = Somatics check
roll-wil_check = Willpower check
roll-fray_check = Fray test
roll-melee_check = Melee test
roll-guns_check = Guns test
roll-athletics_check = Athletics test
roll-free_fall_check = Free Fall test
roll-infiltrate_check = Infiltrate test
roll-perceive_check = Perceive test
roll-interface_check = Interface test
roll-medicine_paramedic_check = Medicine test
roll-psi_check = Psi test
roll-scatter = scatter
roll-direction = direction
roll-landing = where the weapon lands
roll-random_act = random act
roll-random_target = random target
roll-acute_response = acute stress response
roll-stress = stress

## Options

option-take = Take the initiative
option-take-help = 1 point: first in this turn; with Insight only mental and mesh actions
option-decline = Spend nothing
option-decline-help = stay at the own place
option-act = Act
option-act-help = take the slot now and name the movement for the whole turn
option-pass = Pass
option-pass-help = do nothing, the slot is over
option-delay-help = wait for a moment, for a condition or without either
option-end = End the slot
option-wait = Wait on
option-wait-help = keep waiting for now
option-give_up = Give up the delayed slot
option-give_up-help = counts as passing, the place stays
option-carry = Carry over
option-carry-help = the delayed slot is all there is in the next turn
option-now = Now
option-now-help = the other acts at once
option-after = Afterwards
option-after-help = the other acts directly after this slot
option-stop = No more extra actions
option-stop-help = keep the points
option-nothing = Nothing
option-nothing-help = do nothing

option-move-help = a segment of the declared movement
option-stand_up-help = quick: movement of this turn is halved
option-drop_prone-help = automatic: lie down
option-jump-help = quick: once per turn, 2 m standing or 6 m running
option-take_cover-help = quick: use the cover that is near
option-open_door-help = quick: open or close what is near
option-draw = Draw a weapon
option-draw-help = quick: the weapon is ready
option-pick_up-help = quick: a thing that lies near
option-hand_over = Hand over
option-hand_over-help = quick: a thing to somebody near
option-drop_item = Drop an item
option-drop_item-help = automatic: it lies where it fell
option-reload-help = complex: the weapon is full again
option-use_device = Use a device
option-use_device-help = quick: by hand or by link
option-adjust_blast = Set the blast
option-adjust_blast-help = quick: by link
option-take_drug = Take a drug
option-take_drug-help = quick: the game master says what it does
option-quick_aim = Quick aim
option-quick_aim-help = quick: +10 to a single shot in this slot
option-full_aim = Full aim
option-full_aim-help = complex: +30 to the next attack on this target
option-detailed_perception = Look closely
option-detailed_perception-help = quick: a Perceive test
option-basic_perception = Look in passing
option-basic_perception-help = automatic: a Perceive test at −20
option-convey_information = Convey information
option-convey_information-help = quick: tell others what matters
option-speak-help = automatic: a few words
option-full_defense = Full defence
option-full_defense-help = complex: +30 to defence until the next slot
option-examine = Examine
option-examine-help = complex: take a thorough look at something
option-regain_wits = Regain one’s wits
option-regain_wits-help = complex: after a trauma
option-mesh_action = Mesh action
option-mesh_action-help = complex: any other work in the mesh
option-task = Task
option-task-help = long work, its share of this slot

option-attack_melee = Attack in melee
option-attack_melee-help = complex: Melee against Fray or Melee
option-attack_ranged = Shoot
option-attack_ranged-help = complex: Guns against half of Fray
option-attack_thrown = Throw
option-attack_thrown-help = complex: Athletics against half of Fray, or at a point
option-attack_system = Fire an emplaced weapon
option-attack_system-help = complex, mesh: Interface against half of Fray
option-attack_psi = Psi attack
option-attack_psi-help = complex, mental: Psi against a Willpower check
option-suppressive_fire = Suppressive fire
option-suppressive_fire-help = complex: 20 shots into a cone until the next slot
option-throw_back = Throw a grenade back
option-throw_back-help = complex: catch it with a Reflexes check at −20, then throw
option-grapple_hold = Hold
option-grapple_hold-help = complex: choke, damage, knock down or move along
option-break_free = Break free
option-break_free-help = complex: an opposed test against the hold
option-release-help = automatic: the hold ends
option-stabilize = Stabilise
option-stabilize-help = complex: a Medicine test stops the bleeding within 2 m
option-wake = Bring round
option-wake-help = complex: an Intuition check at −30 of the unconscious ally
option-put_out_fire = Put out the fire
option-put_out_fire-help = complex: a Reflexes check, on oneself or an ally

option-fray = Fray
option-fray-help = full against melee, half against shots
option-melee = Melee
option-melee-help = against melee attacks only
option-athletics-help = in full defence instead of Fray
option-wil = Willpower check
option-wil-help = against psi
option-none = None
option-none-help = no defence, no effect
option-cancel = Cancel the modifiers
option-cancel-help = 1 point: bonuses and penalties of this test are gone
option-bonus = Add 20
option-bonus-help = 1 point: +20 to the target number
option-swap = Swap the digits
option-swap-help = 1 point: 05 becomes 50
option-raise = Raise the success
option-raise-help = 1 point: one more superior success
option-downgrade = Soften the failure
option-downgrade-help = 1 point: a critical failure becomes an ordinary one
option-ignore_wound = Ignore a wound
option-ignore_wound-help = 1 Vigor: one wound does not count in this fight
option-ignore_trauma = Ignore a trauma
option-ignore_trauma-help = 1 Moxie: one trauma does not count in this fight
option-not_this_turn = Not in this turn
option-not_this_turn-help = do not ask again before the next turn
option-dice = More damage dice
option-dice-help = the second superior success adds 1d6
option-harder = Harder to resist
option-harder-help = the check is made at −60
option-damage = Damage
option-damage-help = the hit deals its normal damage
option-grip = Keep the weapon
option-grip-help = it ends in the attacker’s hand
option-slowed = Halve the movement
option-slowed-help = until the end of the fight
option-blinded = Blind
option-blinded-help = for one action turn
option-dazed = Daze
option-dazed-help = for one action turn
option-device = Break a device
option-device-help = the target loses what is in its hand
option-danger = Danger
option-danger-help = a Reflexes check to catch oneself
option-safe = No danger
option-safe-help = the target is simply moved
option-hurt = Hurt
option-hurt-help = the grapple deals damage as well
option-spare = Only hold
option-spare-help = no damage
option-lose_next_action = Lose the next action
option-lose_next_action-help = the next complex action is lost
option-weapon_breaks = The weapon breaks
option-weapon_breaks-help = it is of no use any more
option-grapple-help = take hold of the one who held
option-boost = Buy a bonus
option-boost-help = 1 or 2 points: +5 or +10 to all skills of one aptitude in this fight
option-keep = Keep the declared act
option-keep-help = carry it out as it was declared
option-open = Open a sequence
option-open-help = everybody rolls Initiative anew
option-finish = End the scene
option-finish-help = the fight is over
option-close = Close the sequence
option-close-help = the fight is over
option-go_on = Go on
option-go_on-help = the next action turn begins
option-flee = Flee
option-flee-help = leave the scene for good
option-surrender-help = out of the fight, unharmed

## Fields

field-pool = pool
field-move = movement
field-mode = firing mode
field-delay-mode = way to wait
field-anchor = which combatant
field-condition = condition, such as attacked_self or enemy_within:5
field-group = group
field-open = open
field-before = before whom
field-damage-to = new value
field-wounds-to = new value
field-stress-to = new value
field-traumas-to = new value
field-initiative_mod-to = new value
field-count-to = new value
field-pool-to = new value
field-threat-to = new value
field-ammo-to = new value
field-temporary-to = new value
field-at = point
field-suppressive_fire-target = around whom
field-throw_back-target = at whom
field-with = weapon
field-also = further weapons
field-use = use of the burst
field-called = called shot
field-towards = in which direction
field-aggressive = aggressive
field-charge = charge
field-touch_only = touch only
field-grapple = grapple
field-one_handed = with one hand
field-trigger = detonation
field-timer = turns until it goes off
field-turns = action turns
field-spotter = spotter
field-explosive = grenade
field-through = through what is in between
field-points = points
field-aptitude = aptitude
field-text = what exactly
field-behind = behind what
field-drug = drug
field-work = work
field-nature = nature
field-by = by what means
field-hand_over-to = to whom
field-break_free-with = with what
field-defence = defence
field-device = device
field-meds = with meds
field-task = work
field-words = further words
field-of = combatant
field-stress-by = source
field-ready-on = in hand
field-metres = metres

## Rulings of the game master

edit-damage = damage
edit-wounds = wounds
edit-stress = stress
edit-traumas = traumas
edit-initiative_mod = change of the Initiative stat
edit-count = place in the order
edit-pool = pool points
edit-threat = points of a Threat pool
edit-lift = end of a condition
edit-remove = out of the scene
edit-join = entry into the fight
edit-met = condition of a delay met
edit-grant_quick = one more quick action
edit-ammo = ammunition
edit-ready = weapon in hand
edit-close = end of the action sequence
edit-fall = fall
edit-temporary = temporary points

## Why not

value-none = no movement
value-granted = granted
refusal-EP-SEQ-1 = Initiative is rolled when an action sequence opens, once for everybody
refusal-EP-SEQ-6 = this does not belong to the present phase of the action turn
refusal-EP-SEQ-7 = the game master closes the action sequence between two slots
refusal-EP-SEQ-10 = this combatant has left the order
refusal-EP-SEQ-11 = the fight ends when one side alone can still act
refusal-EP-INIT-1 = the Initiative stat is Intuition plus Reflexes, divided by 5
refusal-EP-INIT-3 = the Initiative roll is 1d6 and the Initiative stat, once
refusal-EP-INIT-4 = implants, drugs, psi and wounds change the Initiative stat
refusal-EP-INIT-6 = the deafened and the ambushed roll Initiative at −3
refusal-EP-INIT-12 = a group with one Initiative roll shares one place
refusal-EP-TIE-8 = the tied group one has left cannot be interrupted
refusal-EP-TAKE-1 = Vigor buys the first place for one turn
refusal-EP-TAKE-2 = Insight buys the first place for a purely mental turn
refusal-EP-TAKE-3 = taking the initiative costs 1 point, and this pool is empty
refusal-EP-TAKE-6 = the initiative is taken before the first slot of the turn, not later
refusal-EP-TAKE-7 = each is asked once, and the decision stays
refusal-EP-TAKE-8 = the initiative was taken with Insight: only mental and mesh actions, no movement
refusal-EP-TAKE-10 = only Vigor and Insight buy the first place
refusal-EP-TAKE-11 = no regular slot in this turn: the initiative cannot be taken
refusal-EP-DECL-1 = each declares and acts in the own place of the order
refusal-EP-DECL-2 = the choice is to act, to pass or to delay
refusal-EP-DECL-3 = the movement type is declared first: “act base”, “act full”, “act none”
refusal-EP-DECL-5 = { $code ->
    [anchor] say “before” or “after” with somebody, such as “delay after Vesna”; other ways to wait name nobody
    [condition] waiting for a condition names it in the field “condition”, other ways to wait name none
   *[other] { $field ->
        [none] the declaration names something that is not known here
       *[other] the declaration leaves the field “{ $field_label }” open
    }
}
refusal-EP-DECL-7 = this combatant cannot act now
refusal-EP-DELAY-2 = name the combatant before or after whom to act
refusal-EP-DELAY-3 = this is no condition that can be decided; possible: attacked_self, attacked_ally, enemy_declares_attack, enemy_in_sight, enemy_leaves_cover, enemy_within:5, enemy_enters:area, acts:id, ally_down, custom:words
refusal-EP-DELAY-4 = standby names no moment and no condition
refusal-EP-DELAY-5 = a slot already begun cannot be delayed
refusal-EP-DELAY-7 = in this fight nobody acts before the named moment or condition
refusal-EP-DELAY-10 = the new place is directly before or after that combatant
refusal-EP-DELAY-14 = no extra actions in a turn with a carried slot
refusal-EP-DELAY-17 = only one delayed slot can be held
refusal-EP-DELAY-20 = one may stand before one of those already declared, or last
refusal-EP-DELAY-22 = the higher Initiative roll decides whether the claimant acts now or after
refusal-EP-DELAY-23 = a delayed slot at the end of the turn leads to the end of the order
refusal-EP-DELAY-25 = while delaying there is no action or movement: nothing of the slot can be used in advance
refusal-EP-INTR-1 = { $code ->
    [take] slots come after everybody was asked who takes the initiative: “take vigor”, “take insight” or “decline”
   *[other] only who holds a delayed slot may interrupt
}
refusal-EP-INTR-2 = only those who act later can be interrupted
refusal-EP-INTR-7 = an act cannot be interrupted while it is being resolved
refusal-EP-INTR-8 = only a condition on position or sight stops a mover on the way
refusal-EP-INTR-9 = the declared act is still possible and has to be carried out
refusal-EP-INTR-10 = who can no longer act loses the declared act
refusal-EP-INTR-13 = in this fight only who perceives the other may interrupt
refusal-EP-EXTRA-1 = extra actions are bought with Vigor or Insight
refusal-EP-EXTRA-2 = { $code ->
    [task] a task cannot be bought as an extra action
    [used] one point buys one complex or two quick actions
   *[empty] no point is left for an extra action
}
refusal-EP-EXTRA-3 = extra actions come at the end of the turn
refusal-EP-EXTRA-4 = extra actions are taken at the own place in the order
refusal-EP-EXTRA-5 = not more than two extra actions in a turn
refusal-EP-EXTRA-10 = an extra action gives no more movement than is left
refusal-EP-EXTRA-11 = a single-shot weapon fires once in a turn
refusal-EP-EXTRA-12 = Vigor pays for physical actions, Insight for mental and mesh ones
refusal-EP-EXTRA-13 = an extra action cannot be delayed or saved
refusal-EP-EXTRA-14 = extra actions are for those who have gone in this turn
refusal-EP-EXTRA-15 = no Vigor for extra actions in a turn of surprise
refusal-EP-EXTRA-16 = no extra action was granted
refusal-EP-EXTRA-17 = Moxie and Flex buy no extra actions
refusal-EP-ACT-2 = the slot has no room for this action
refusal-EP-ACT-5 = every action is physical, mental or mesh
refusal-EP-ACT-6 = a task takes its whole time frame
refusal-EP-ACT-7 = Athletics defends only in full defence
refusal-EP-ACT-8 = no such weapon is in hand or within reach
refusal-EP-ACT-9 = there is nothing to reload
refusal-EP-ACT-10 = looking closely is a quick action
refusal-EP-TEST-1 = a test succeeds at the target number or below
refusal-EP-TEST-2 = modifiers change the target number, by 60 at most
refusal-EP-TEST-8 = a specialization gives +10
refusal-EP-POOL-1 = this pool does not serve this test
refusal-EP-POOL-2 = before the roll a point cancels the modifiers or gives +20
refusal-EP-POOL-3 = swapping the digits changes nothing
refusal-EP-POOL-4 = a point raises only a success that is neither critical nor at its best
refusal-EP-POOL-5 = only a critical failure can be softened
refusal-EP-POOL-6 = only one point on one test
refusal-EP-POOL-8 = this bonus is bought already, or there are too few points
refusal-EP-POOL-9 = there is no wound to ignore, or no Vigor
refusal-EP-POOL-10 = there is no trauma to ignore, or no Moxie
refusal-EP-POOL-12 = this pool is empty, and points do not come back in a fight
refusal-EP-POOL-14 = there is no point in a shared Threat pool
refusal-EP-MOVE-2 = { $code ->
    [undeclared] this movement was not declared
    [used] the declared movement is used up
   *[far] this is farther than the movement that is left
}
refusal-EP-MOVE-5 = a full move gives −20 to attacks of the turn
refusal-EP-MOVE-6 = rushing is a complex action with a test
refusal-EP-MOVE-7 = standing up is for those who lie
refusal-EP-MOVE-8 = lying, climbing or swimming: only non-standard movement
refusal-EP-MOVE-9 = one jump in a turn, and no farther than the body allows
refusal-EP-MOVE-12 = { $code ->
    [enemy] { $by } bars the way
    [taken] there is no room: somebody or something is there
   *[other] an enemy is in the way, or the space is not free
}
refusal-EP-ATK-3 = this combatant cannot defend now
refusal-EP-ATK-4 = this is no defence against such an attack
refusal-EP-ATK-5 = the circumstances change the attack
refusal-EP-ATK-7 = the attack hits if the attacker wins
refusal-EP-ATK-9 = a critical hit doubles the damage
refusal-EP-ATK-10 = after a critical failure the next complex action is lost
refusal-EP-ATK-11 = an unseen target is attacked at −30
refusal-EP-ATK-12 = there is no automatic kill in a fight
refusal-EP-ATK-13 = { $code ->
    [apart] the targets are not within 1 m of one another
    [no_charge] a charge needs a declared full move and a segment moved before
    [also] this weapon cannot be used beside the other one
    [limbs] too few limbs for so many weapons
    [grapple] a grapple has one target, no called shot and no touch
    [too_large] the target is too large to be grappled
    [unseen] the target is not in sight
    [no_target] this cannot be attacked
    [use] this mode has no such option
    [area] no called shot with an area weapon
    [no_area] this weapon is aimed at a target, not at a point
    [many] too many targets
    [raging] stress: only its source may be attacked
    [mode] the weapon has no such firing mode
    [through] nothing there that can be shot through
    [spotter] the spotter must be an ally who sees the target
    [outside] the point is outside the scene
    [reach] the target is out of reach
    [no_point_blank] this weapon cannot be fired at point-blank
    [no_close] this weapon cannot be fired at close range
    [ep-cond-4] dazed: no attack
    [ep-cond-6] grappled: no attack but breaking free first
    [ep-cond-7] immobilized: no attack
    [ep-stress-4] stress: no attack now
    [ep-trait-7] pain: the slot must be used to get away
   *[sight] there is no line of sight
}
refusal-EP-ATK-14 = { $code ->
    [option] psi attacks are off in this fight
   *[machine] psi works on biomorphs only
}
refusal-EP-MELEE-3 = an aggressive attack is made in close combat only
refusal-EP-MELEE-4 = a charge needs a declared full move and a segment moved before
refusal-EP-MELEE-5 = the greater reach gives a bonus
refusal-EP-MELEE-6 = several targets must be within 1 m of one another
refusal-EP-MELEE-7 = a touch-only attack is made in close combat
refusal-EP-MELEE-8 = more melee weapons add damage, three at most
refusal-EP-MELEE-9 = this target cannot be grappled
refusal-EP-MELEE-11 = { $code ->
    [machine] a machine cannot be choked
   *[nobody] nobody is held
}
refusal-EP-MELEE-12 = there is nothing to break free from
refusal-EP-MELEE-13 = a standing attacker has +20 against who lies
refusal-EP-RANGE-1 = the range decides the modifier
refusal-EP-RANGE-3 = the shooter’s own position hinders the shot
refusal-EP-RANGE-4 = the target is behind total cover
refusal-EP-RANGE-6 = a burst is aimed at one target, or at two within 1 m
refusal-EP-RANGE-7 = full auto is aimed at one target, or at three within 1 m
refusal-EP-RANGE-8 = too few shots for this mode
refusal-EP-RANGE-9 = quick aim helps single shots only
refusal-EP-RANGE-10 = full aim needs a target in sight
refusal-EP-RANGE-11 = suppressive fire needs full auto and 20 shots
refusal-EP-RANGE-12 = several weapons are fired together only one-handed
refusal-EP-AREA-1 = an area attack needs a point to aim at, and no called shot
refusal-EP-AREA-2 = everybody in the area defends alone
refusal-EP-AREA-3 = the blast weakens with the distance from its centre
refusal-EP-AREA-5 = a cone reaches only so many targets at this range
refusal-EP-AREA-8 = there is no grenade within reach to throw back
refusal-EP-CALL-1 = a called shot needs a superior success
refusal-EP-CALL-3 = the target has nothing to be disarmed of
refusal-EP-CALL-4 = the target cannot be knocked down
refusal-EP-CALL-5 = the target cannot be redirected there
refusal-EP-CALL-6 = the game master sets the effect of a specific target
refusal-EP-TRAIT-2 = shock works on biomorphs only
refusal-EP-TRAIT-3 = a stun weapon calls for a Somatics check
refusal-EP-TRAIT-4 = a knockdown weapon may throw the target down
refusal-EP-TRAIT-5 = a blinding weapon calls for a Reflexes check
refusal-EP-TRAIT-6 = out of entangling material only with Somatics
refusal-EP-TRAIT-7 = pain: the slot must be used to get away
refusal-EP-TRAIT-8 = a trait of the weapon forbids this shot
refusal-EP-TRAIT-9 = nobody within reach is burning
refusal-EP-DMG-1 = damage is the sum of all dice and numbers
refusal-EP-DMG-3 = damage is doubled, halved and reduced in a fixed order
refusal-EP-DMG-8 = a fall hurts by its height
refusal-EP-DMG-9 = fire hurts at the end of every turn
refusal-EP-DMG-11 = every further layer of armour hinders
refusal-EP-WOUND-3 = each wound gives −10 to all tests
refusal-EP-WOUND-5 = at most three wounds can be ignored
refusal-EP-WOUND-6 = one wound may throw its victim down
refusal-EP-WOUND-7 = two wounds at once may take consciousness
refusal-EP-WOUND-8 = nobody near can be woken
refusal-EP-DEATH-1 = at full Durability of damage the body is out
refusal-EP-DEATH-2 = at the death rating the body is dead or destroyed
refusal-EP-DEATH-4 = a biomorph at its limit may bleed out
refusal-EP-DEATH-6 = only somebody bleeding within 2 m can be stabilised
refusal-EP-DEATH-7 = medichines stabilise by themselves
refusal-EP-DEATH-8 = in this fight a mook is out after the first hit
refusal-EP-COND-2 = blinded: this needs sight
refusal-EP-COND-3 = confused: chance decides the act
refusal-EP-COND-4 = dazed: only a base move and defence
refusal-EP-COND-5 = deafened: −3 to Initiative rolls
refusal-EP-COND-6 = grappled: no movement, and no physical action but breaking free
refusal-EP-COND-7 = immobilized: no physical action and no movement
refusal-EP-COND-8 = impaired: a modifier on all tests
refusal-EP-COND-9 = incapacitated: no action at all
refusal-EP-COND-10 = prone: standing up comes first
refusal-EP-COND-11 = stunned: −30 to physical tests, −10 to the others
refusal-EP-COND-12 = { $code ->
    [prone] whoever is unconscious lies: lift that first
   *[other] unconscious: no action at all
}
refusal-EP-COND-13 = there is no cover to take here
refusal-EP-COND-14 = { $code ->
    [far] this door is too far away
    [no_target] there is no such door within reach
   *[way] something in the way lets nobody through
}
refusal-EP-SURP-1 = an ambush is an opposed test before Initiative
refusal-EP-SURP-3 = { $code ->
    [others] others wait while the ambushers have their free slots
    [extra] no further actions for points in the free slot of an ambush
   *[delay] the free slot of an ambush cannot be delayed
}
refusal-EP-SIZE-1 = there are five sizes
refusal-EP-SIZE-3 = small bodies handle large gear at −20
refusal-EP-STRESS-1 = stress is off in this fight, or there is no source
refusal-EP-STRESS-3 = at most three traumas can be ignored
refusal-EP-STRESS-4 = stress decides: regain the wits, attack its source or do nothing
refusal-EP-STRESS-5 = stress has taken this combatant out of the fight

## Without a field

default-turns = until something ends it
default-join-at = where it left
default-id = a free name
default-stress-by = from nobody
default-aggressive = not aggressive
default-also = no further weapons
default-called = no called shot
default-towards = away from the attacker
default-spotter = without a spotter
default-use = nothing; bursts need one
default-target = at the point
default-break_free-with = the better one
default-pool = the first that serves
default-anchor = nobody
default-condition = no condition
default-delay-mode = standby, or its condition
default-door = the first within reach
default-behind = the first beside it
default-explosive = the first within reach

## Words of a table, and short ones

phase-ambush = ambush
phase-open = opening
phase-start = start
phase-take = take initiative
phase-regular = regular
phase-extra = extra actions
budget-complex = complex action
budget-quick = quick actions
budget-extra = extra actions
short-budget-extra = extra actions
budget-movement = movement
term-armor_energy = energy armor
term-armor_kinetic = kinetic armor
act-before = before
act-after = after
act-between = between
short-option-stop = No more
short-option-take = Take initiative
short-option-give_up = Give up the slot
short-option-carry = Carry over
short-option-use_device = Use a device
short-option-quick_aim = Quick aim
short-option-full_aim = Full aim
short-option-detailed_perception = Look closely
short-option-convey_information = Convey information
short-option-attack_melee = Melee attack
short-option-attack_system = Emplaced weapon
short-option-suppressive_fire = Suppressive fire
short-option-throw_back = Throw back
short-option-wil = Willpower check
short-option-cancel = Cancel modifiers
short-option-ignore_wound = Ignore a wound
short-option-ignore_trauma = Ignore a trauma
short-option-not_this_turn = Not this turn
short-option-dice = More damage dice
short-option-harder = Harder to resist
short-option-slowed = Halve movement
short-option-device = Break a device
short-option-lose_next_action = Lose next action
short-option-keep = Keep it
short-option-open = Open a sequence
short-option-close = Close the sequence
short-condition-slowed = slowed
short-condition-raging = raging
short-edit-close = end the sequence
short-edit-grant_quick = one quick action
short-edit-initiative_mod = Initiative stat
short-edit-join = join the fight
short-edit-met = condition met
short-edit-threat = Threat pool

## The short log

line-turn-began = Action turn { $round }
turn-slot-began = { $how ->
    [delayed] (delayed)
    [carried] (carried)
    [ambush] (ambush)
   *[regular] { "" }
}
turn-extra-bought = (extra action)
line-slot-ended = { $how ->
    [passed] passes
    [lost] { "" }
    [given_up] gives up the delayed slot
   *[done] { "" }
}
line-sequence-opened = { "" }
line-declared = { $action ->
    [move] { "" }
    [draw] { "" }
    [take_cover] { "" }
    [drop_item] { "" }
    [pick_up] { "" }
    [hand_over] { "" }
    [reload] { "" }
    [quick_aim] { "" }
    [full_aim] { "" }
    [open_door] { "" }
    [speak] { "" }
    [use_device] { "" }
    [take_drug] { "" }
    [convey_information] { "" }
    [examine] { "" }
    [mesh_action] { "" }
    [task] { "" }
    [basic_perception] { "" }
    [jump] { "" }
    [flee] { "" }
    [surrender] { "" }
    [boost] { "" }
    [ignore_wound] { "" }
    [ignore_trauma] { "" }
    [release] { "" }
    [attack_ranged] { $manner } → { $target }
    [attack_thrown] { $manner } → { $target }
    [attack_melee] { $manner } → { $target }
   *[other] { $action_label }{ $target ->
        [none] { "" }
       *[given] { " " }→ { $target }
    }{ $manner ->
        [none] { "" }
       *[given] { " " }({ $manner })
    }
}
answer-interrupted = { $window ->
    [before] delayed slot, first
    [after] delayed slot, right after
   *[other] delayed slot
}
line-moved = → { $end } ({ $metres } m{ $how ->
    [full] { "" }, full movement
    [rush] { "" }, rush
    [nonstandard] { "" }, crawling
    [jump] { "" }, jump
   *[base] { "" }
})
line-defence-chosen = { "" }
part-check-rolled = { $why ->
    [suppressive_fire] { $roll ->
        [none] { outcome }
       *[other] { check-roll }, { outcome }
    }
   *[other] { $roll ->
        [none] { "" }
       *[other] { check-roll }{ beyond-plain }
    }
}
check-roll = { $roll ->
    [none] { "" }
    [0] 00{ against-number }
   *[other] { $roll }{ against-number }
}
beyond-plain = { $result ->
    [critical_success] { " " }(critical)
    [critical_failure] { " " }(critical failure)
    [success] { $why ->
        [defence] { "" }
       *[other] { $superior ->
            [1] { " " }(superior)
            [2] { " " }(superior ×2)
           *[other] { "" }
        }
    }
   *[other] { "" }
}
against-number = { $target_number_total ->
    [none] { "" }
   *[other] { " " }vs { $target_number_total }
}
line-check-rolled = { $why ->
    [suppressive_fire] { part-check-rolled }
   *[other] { $why_label } { check-roll }, { outcome }
}
part-wounded = wounds +{ $new }
part-status-changed = { $status ->
    [fled] fled
    [surrendered] surrendered
    [dead] dead
    [destroyed] destroyed
    [out] out
    [removed] leaves
   *[active] back in the fight
}
act-pool_before = before the roll
act-pool_after = after the roll

## What else people call acts

alias-attack_ranged = shoot, fire
alias-attack_melee = strike, fight, charge
alias-attack_thrown = throw, toss
alias-open_door = open, close, door, open door, close door, open the door, close the door
alias-decline = no, skip
alias-nothing = no, skip
alias-stop = no, skip, end, done
alias-pass = end, done, skip
alias-quick_aim = aim
alias-full_aim = aim
alias-take_cover = cover, hide
alias-drop_prone = lie down, prone
alias-stand_up = get up, rise
alias-full_defense = defend
alias-detailed_perception = look, search
alias-stabilize = first aid, treat, bandage
alias-delay = wait, hold
alias-put_out_fire = extinguish

## What the samples are about

sample-docking_bay = Close to even: can the blade get near before it is shot? Shots kept for its charge, and a medic.
sample-reactor_gallery = A colossus against a crew that should win, but seldom without a loss; a warden fights by turret alone.
sample-service_tunnel = A pack waits at both ends of a tunnel: it wins if the patrol is surprised, and loses if it is not.

## Values that the game master sets

setting-aggressive = attacks aggressively
setting-aim = aims at
setting-burns = burns
setting-complex_used = complex actions used
setting-damage = damage
setting-extras_granted = extra actions granted
setting-extras_taken = extra actions taken
setting-fumbled = critical failure
setting-initiative_roll = initiative roll
setting-jumped = has jumped
setting-level = how much it covers
setting-metres_left = metres left
setting-of-boost = boost: { $thing }
setting-of-temporary = temporary points: { $thing }
setting-of-threat = Threat pool: { $thing }
setting-quick_granted = quick actions granted
setting-quick_used = quick actions used
setting-slot = turn of actions
setting-stood_up = has stood up
setting-took_initiative = initiative taken with
setting-traumas_ignored = traumas ignored
setting-wounds_ignored = wounds ignored
