### Starfinder in English. Read after the product’s messages.

## Words

name-con = Constitution
name-fort = Fortitude
name-ref = Reflex
name-will = Will
name-bluff = Bluff
name-computers = Computers
name-culture = Culture
name-diplomacy = Diplomacy
name-disguise = Disguise
name-engineering = Engineering
name-intimidate = Intimidate
name-mysticism = Mysticism
name-perception = Perception
name-physical_science = Physical science
name-piloting = Piloting
name-sense_motive = Sense Motive
name-sleight_of_hand = Sleight of hand
name-survival = Survival

name-fine = fine
name-diminutive = diminutive
name-tiny = tiny
name-gargantuan = gargantuan

reason-unattended = unattended object
reason-B = bludgeoning
reason-P = piercing
reason-S = slashing
reason-A = acid
reason-C = cold
reason-E = electricity
reason-F = fire
reason-So = sonic
reason-other = other

name-asleep = asleep
name-fascinated = fascinated
name-nauseated = nauseated
name-panicked = panicked
name-staggered = staggered
name-pinned = pinned
name-off_kilter = off-kilter
name-flat_footed = flat-footed
name-entangled = entangled
name-exhausted = exhausted
name-fatigued = fatigued
name-corroding = corroding
name-off_target = off-target
name-sickened = sickened
name-dazzled = dazzled
name-encumbered = encumbered
name-overburdened = overburdened
name-delaying = delaying
name-readied = readied action
name-surprised = surprised

name-wielded = wielded
name-held = held
name-accessible = accessible
name-stowed = stowed
name-worn = worn
name-ground = on the ground
name-open = open
name-closed = closed
name-locked = locked

name-standard = standard action
name-move = move action
name-swift = swift action
name-full = full action or full speed
name-half = half speed
name-opportunity = attack of opportunity
name-ability = ability
name-automatic = automatic fire
name-coup = coup de grace
name-reaction = reaction
name-two = two attacks
name-onslaught = onslaught
name-multiattack = multiattack
name-land = on foot

name-full_attack = full attack
name-automatic_fire = automatic fire
name-dirty_trick = dirty trick
name-reposition = reposition
name-disarm = disarm
name-sunder = sunder
name-trip = trip
name-bull_rush = bull rush
name-stand_still = stand still
name-total_defense = total defense
name-fight_defensively = fighting defensively
name-harrying_fire = harrying fire
name-covering_fire = covering fire
name-feint = feint
name-bodyguard = bodyguard
name-in_harms_way = in harm’s way
name-step_up = step up
name-attack_of_opportunity = attack of opportunity
name-coup_de_grace = coup de grace
name-cast = casting a spell
name-continue_casting = going on with a casting
name-use_ability = use of an ability
name-concentrate = concentration
name-dismiss = dismissal of a spell
name-redirect = redirection of an effect
name-escape = escape
name-release = release
name-demoralize = demoralizing
name-search = search
name-diversion = diversion
name-end_condition = ending a condition
name-douse = putting out a fire
name-wake = waking somebody
name-guarded_step = guarded step
name-withdraw = withdrawal
name-run = run
name-crawl = crawling
name-minimum_move = minimum movement
name-stand_up = standing up
name-drop_prone = dropping prone
name-draw = drawing a weapon
name-sheathe = sheathing a weapon
name-reload = reloading
name-change_grip = change of grip
name-take_out = taking something out
name-stow = stowing
name-pick_up = picking up
name-open_door = opening a door
name-close_door = closing a door
name-unlock = unlocking a door
name-activate_item = activating an item
name-manipulate_item = handling an item
name-set_mode = change of mode
name-drop = dropping an item
name-speak = short phrase
name-delay = delay
name-ready = readying
name-push_off = pushing off
name-grab_surface = grabbing a surface
name-hover = hovering
name-perform = readied action
name-surrender = surrender

name-enters_reach = comes into reach
name-enters_square = enters a square
name-leaves_square = leaves a square
name-leaves_threatened_square = leaves a threatened square
name-guarded_step_away = guarded step away
name-attacked = is attacked
name-hit_by_melee = hit in melee
name-hit_by_ranged = hit at range
name-damaged = takes damage
name-ranged_attack = ranged attack
name-casts = casts a spell
name-begins_long_casting = begins a long casting
name-door_opened = a door opens
name-action = takes an action
name-custom = as told
name-opponent = an opponent
name-ally = an ally
name-self = itself

name-normal = acts normally
name-nothing = does nothing
name-self_harm = hurts itself
name-yes = yes
name-no = no
name-slot_1 = slots of level 1
name-slot_2 = slots of level 2
name-slot_3 = slots of level 3
name-slot_4 = slots of level 4
name-slot_5 = slots of level 5
name-slot_6 = slots of level 6

reason-d20 = (d20)
reason-bab = base attack bonus
reason-weapon_property = weapon property
reason-improved_maneuver = trained maneuver
reason-initiative = initiative
reason-eac = EAC
reason-kac = KAC
reason-intersection = intersection
reason-partial_cover = partial cover
reason-improved_cover = improved cover
reason-soft_cover = soft cover
name-soft_cover = { reason-soft_cover } from
short-condition-soft_cover = { reason-soft_cover }
reason-flanking = flanking
reason-dexterity = lost Dexterity
reason-not_proficient = not proficient
reason-broken = broken
reason-nonlethal = other kind of damage
reason-mobility = mobility
reason-full_speed = full speed
reason-rolling = rolling on the ground
reason-earlier_attempts = earlier attempts

## Sample names

unit-vex = Vex Marlowe
unit-ilsa = Ilsa Quorn
unit-tamsin = Tamsin Reyes
unit-okoro = Okoro Bulwark
unit-dock_rat = Dock rat
unit-gunner = Raider gunner
unit-hound = Grapnel hound
unit-breaker = Hull breaker
unit-pell = Pell Arrowood
unit-sorrel = Sorrel Vance
unit-brother_anselm = Brother Anselm
unit-bilge_gnat = Bilge gnat
unit-cargo_thug = Cargo thug
unit-slag_crawler = Slag crawler
unit-static_monk = Static monk
unit-ash_sniper = Ash sniper
unit-spore_cloud = Spore cloud
unit-void_acolyte = Void acolyte
unit-boarding_sergeant = Boarding sergeant
unit-press_drone = Press drone
unit-plains_strider = Plains strider
unit-arc_gunner = Arc gunner
unit-echo_stalker = Echo stalker
unit-null_adept = Null adept
unit-siege_walker = Siege walker
unit-bastion_knight = Bastion knight
unit-tidal_leech = Tidal leech
unit-choir_of_glass = Choir of glass
unit-iron_matriarch = Iron matriarch
unit-sun_devourer = Sun devourer

item-polearm = Boarding polearm
item-dirk = Deck dirk
item-sidearm = Pulse sidearm
item-skinknife = Skinning knife
item-frag = Shrapnel charge
item-baton = Shock baton
item-psychic_lance = Psychic lance
item-field_mend = Field mend
item-gravity_snare = Gravity snare
item-warding_touch = Warding touch
item-mace = Riot mace
item-carbine = Slug carbine
item-shiv = Shiv
item-popgun = Scrap pistol
item-autorifle = Chatter rifle
item-hatchet = Hatchet
item-bite = Hooked bite
item-slam = Piston slam
item-retort = Piston retort
item-scatter = Deck scattergun
item-plasma_blade = Plasma blade
item-heavy_sidearm = Heavy sidearm
item-star_rod = Star rod
item-deep_mend = Deep mend
item-mind_storm = Mind storm
item-pipe = Lead pipe
item-acid_bite = Acid bite
item-charged_palm = Charged palm
item-longrifle = Hull rifle
item-spores = Spores
item-choking_burst = Choking burst
item-cold_dread = Cold dread
item-cutlass = Boarding cutlass
item-clamp = Clamp
item-horns = Horns
item-arc_rifle = Arc rifle
item-jaws = Jaws
item-shriek = Shriek
item-null_ray = Null ray
item-collapse = Collapse
item-shell = Walker shell
item-great_maul = Great maul
item-shards = Shards
item-shatter_song = Shatter song
item-stilling_chord = Stilling chord
item-saw_arm = Saw arm
item-counter_saw = Counter saw
item-furnace_vent = Furnace vent
item-corona_breath = Corona breath

item-crates = Crates
item-junk = Junk
item-wall = Wall
item-cables = Cables
item-edge_drop = Edge drop
item-door = Door
item-loading_dock_ambush = Loading dock ambush
item-corridor_hold = Corridor hold
item-gantry_breach = Gantry breach

## What happened

pools-left = left: { $sp ->
    [0] { "" }
   *[other] { $sp } SP,{ " " }
}{ $hp } HP
pools-now = now { $sp ->
    [0] { "" }
   *[other] { $sp } SP,{ " " }
}{ $hp } HP
at-height = { $height ->
    [0] { "" }
   *[other] { "" }, altitude { $height } ft
}
paid-with = { $paid ->
    [standard] { "" }, standard action
    [move] { "" }, move action
    [swift] { "" }, swift action
    [full] { "" }, full action
    [readied] { "" }, readied
   *[other] { "" }
}

event-not-offered = { $who } cannot react now.
event-surprise-settled = { $surprised ->
    [none] Nobody is surprised.
   *[given] Surprised: { $surprised }.
}
event-round-began = { $surprise ->
    [yes] Surprise round.
   *[no] Round { $round }.
}
event-turn-skipped = { $who } has used the turn of this round.
event-turn-forfeited = { $who } loses the delayed turn.
event-delayed = { $who } delays.
event-came-out = { $who } comes out of delay.
event-place-changed = { $side ->
    [before] { $who }: new place in the order { $count }, before { $of }.
   *[after] { $who }: new place in the order { $count }, after { $of }.
}
event-joined = { $who } joins the fight, initiative { $count }.
event-left-field = { $who } is out of the fight.
event-combat-over = { $result ->
    [draw] The fight is over: draw
    [crew] The fight is over: the crew wins
    [raiders] The fight is over: the raiders win
   *[other] The fight is over: victory for “{ $result_label }”
}{ $why ->
    [max_rounds] { " " }(limit of rounds)
    [nobody] { " " }(nobody can fight any more)
   *[other] { "" }
}. Rounds: { $rounds }.
event-acted = { $action ->
    [ready] { "" }
    [move] { "" }
    [guarded_step] { "" }
    [attack] { "" }
    [draw] { "" }
    [sheathe] { "" }
    [reload] { "" }
    [change_grip] { "" }
    [take_out] { "" }
    [stow] { "" }
    [pick_up] { "" }
    [set_mode] { "" }
    [drop] { "" }
   *[other] { $who }: { $action_label }{ paid-with }{ $target ->
        [none] { "" }
       *[given] { "" }, { $target }
    }{ about }.
}
about = { $action ->
    [cast] { "" }: { $detail_label }
    [dismiss] { "" }: { $detail_label }
    [redirect] { "" }: { $detail_label }
    [end_condition] { "" }: { $detail_label }
   *[other] { "" }
}
event-reacted = { $what ->
    [attack_of_opportunity] { "" }
    [bodyguard] { "" }
   *[other] { $who } reacts: { $what_label }.
}
event-readying = { $who } readies an action: { $action_label }. Trigger: { $trigger }{ $defensive ->
    [yes] { "" }; purely defensive
   *[no] { "" }
}.
event-readied-lost = { $why ->
    [own_turn] { $who }: the readied action is lost ({ $action_label }).
   *[other] { $who } can no longer perform the readied action ({ $action_label }).
}
event-performed = Trigger met. { $who }: readied action, { $action_label }.
event-ruled = { $what ->
    [initiative] Ruling of the { -gm }: { $of }, initiative count { $value }.
    [side] Ruling of the { -gm }: { $of } is now on the side “{ $value_label }”.
    [surprise] Ruling of the { -gm }: { $value ->
        [yes] { $of } is surprised
       *[no] { $of } is not surprised
    }.
    [acted] Ruling of the { -gm }: { $value ->
        [yes] { $of } has acted
       *[no] { $of } has not acted yet
    }.
    [reaction] Ruling of the { -gm }: { $value ->
        [yes] { $of } has a reaction
       *[no] { $of } has no reaction
    }.
    [ranged_dirty_trick] Ruling of the { -gm }: dirty trick of { $of } at range, { $value ->
        [allow] allowed
       *[forbid] forbidden
    }.
   *[other] Ruling of the { -gm }: { $of }, { $what_label }: { $value_label }.
}
event-moved = { $how ->
    [land] { $who } moves to { $end }
    [climb] { $who } climbs to { $end }
    [swim] { $who } swims to { $end }
    [fly] { $who } flies to { $end }
    [burrow] { $who } burrows to { $end }
    [guarded] { $who } takes a guarded step to { $end }
    [crawl] { $who } crawls to { $end }
    [charge] { $who } charges to { $end }
    [run] { $who } runs to { $end }
    [withdraw] { $who } withdraws to { $end }
    [drift] { $who } drifts to { $end }
    [back] { $who } goes back to { $end }
    [aside] { $who } is put aside, to { $end }
   *[other] { $who } is moved to { $end }
}{ feet-spent }{ at-height }.
event-stopped = { $why ->
    [held] { $who } is held and goes no farther.
    [standstill] { $who } is stopped on the spot.
    [failed] { $who } fails and goes no farther.
    [prone] { $who } falls and goes no farther.
    [blocked] { $who } cannot go farther, the way is blocked.
    [bumped] { $who } goes no farther, somebody is in the way.
   *[unable] { $who } cannot go farther.
}
event-bumped = { $who } runs into { $into } at { $at }.
event-fell-from = { $who } falls { $feet } ft.
event-drifting = { $feet ->
    [0] { $who } drifts no more.
   *[other] { $who } drifts { $feet } ft each turn.
}
event-item-moved = { $how ->
    [drawn] { $who } draws { $item }.
    [sheathed] { $who } sheathes { $item }.
    [picked_up] { $who } picks up { $item }.
    [taken_out] { $who } takes { $item } out of the pack.
    [stowed] { $who } stows { $item }.
    [caught] { $who } catches { $item }.
    [taken] { $who } takes { $item } away.
   *[dropped] { $item } of { $who } falls to the ground at { $to }.
}
event-grip-changed = { $who }: { $item }, now { $location }.
event-reloaded = { $who } reloads { $item } ({ $loaded }).
event-switched = { $state ->
    [stun] { $who }: { $item } in stun mode.
    [lethal] { $who }: { $item } no longer in stun mode.
    [on] { $who } switches { $item } on.
   *[off] { $who } switches { $item } off.
}
event-door-changed = { $state ->
    [open] { $who }: { $door } is open.
    [closed] { $who }: { $door } is closed.
    [locked] { $who }: { $door } is locked.
    [unlocked] { $who }: { $door } is unlocked.
   *[stuck] { $who }: the lock of { $door } does not give way.
}

event-rolled = { $who }, { $why_label }: { $total }{ $against ->
    [0] { "" }
   *[other] { " " }against { $against }
}.
event-dice-rolled = { $who }, { $why_label }: { $total } ({ $dice }: { $faces }).
event-save-failed-by-choice = { $who }, { $why_label }: failed by choice.
event-attack-declared = { $who } attacks { $target } ({ $weapon }, { $mode }).
event-attack-resolved = { $who }, { $weapon }: { $hit ->
    [yes] { $critical ->
        [yes] critical hit
       *[no] hit
    }
   *[no] miss
}, { $target }{ $ac_total ->
    [0] { "" }
   *[other] { "" }, AC { $ac }
}.
event-concealment-rolled = { $missed ->
    [yes] Concealment: { $who } misses { $target } ({ $face } of 100, up to { $chance }).
   *[no] Concealment does not help { $target } ({ $face } of 100, up to { $chance }).
}
event-action-lost = { $who }: the action is lost ({ $action_label }).
event-scattered = { $who }: { $weapon } scatters, direction { $direction }, squares: { $squares }, lands at { $to }.
event-exploded = { $weapon } of { $who } explodes at { $at }: { $caught ->
    [none] nobody is caught
   *[given] { $caught }
}.
event-intercepted = { $who } takes the hit meant for { $target }.
event-supported = { $what ->
    [harrying_fire] { $who }: the next attack of an ally on { $of } gets +2.
    [covering_fire] { $who }: { $of } has +2 AC against the next attack.
    [feint] { $who }: { $of } falls for the feint.
   *[bodyguard] { $who } guards { $of }: +2 AC against this attack.
}
event-support-used = { $of }: “{ $what_label }” ({ $who }) is used up.
event-maneuver-resolved = { $who }, { $maneuver }, { $target }: { $success ->
    [yes] success{ $margin ->
        [0] { "" }
       *[other] { "" }, { $margin } above
    }
   *[no] failure
}.
event-item-damaged = { $item }: { $damage } damage, { $hp } HP left{ $state ->
    [broken] { "" }, broken
    [destroyed] { "" }, destroyed
   *[whole] { "" }
}.
event-damaged = { $who }: { $damage } damage{ $temp ->
    [0] { "" }
   *[other] { "" }, { $temp } of it taken by temporary HP
}, { pools-left }.
event-healed = { $who } regains { $hit_points ->
    [0] { $stamina } SP
   *[other] { $hit_points } HP{ $stamina ->
        [0] { "" }
       *[other] { " " }and { $stamina } SP
    }
}, { pools-now }.
event-fell = { $how ->
    [ferocity] { $who } is at 0 HP and fights on.
   *[other] { "" }
}
event-resolve-lost = { $why ->
    [stabilize] { $who } stabilizes: { $amount } RP spent, { $left } left.
    [stay] { $who } stays in the fight: { $amount } RP spent, { $left } left.
    [ability] { $who }: { $amount } RP spent, { $left } left.
   *[other] { $who } loses { $amount } RP, { $left } left.
}
event-died = { $who } dies{ $why ->
    [massive_damage] { "" }: massive damage
    [resolve] { "" }: no Resolve left
    [bleeding_out] { "" }: no Resolve left
    [coup_de_grace] { "" }: coup de grace
    [ferocity] { "" }: the ferocity is over
   *[other] { "" }
}.
event-condition-gained = { $who }: { $condition }{ $source ->
    [none] { "" }
   *[given] { "" }, by { $source }
}.
event-condition-lost = { $why ->
    [dead] { "" }
   *[other] { $who }: “{ $condition }” ends.
}
event-casting-began = { $who } is casting { $spell }, rounds to go: { $rounds }.
event-spell-lost = { $who }: { $spell } is lost{ $why ->
    [damage] { "" }: damage taken
    [action] { "" }: the casting was broken off
    [conditions] { "" }: no possible target
   *[other] { "" }
}.
event-took-effect = { $who }: { $ability }{ $targets_count ->
    [0] { "" }, nobody is affected
   *[other] { "" }: { $targets }
}.
event-effect-ended = { $why ->
    [dismissed] { $who } dismisses { $ability }.
    [damage] { $who }: concentration broken, { $ability } ends.
   *[other] { $who }: { $ability } ends.
}
event-bewildered = { $who }, confusion: { $drive }{ $target ->
    [none] { "" }
   *[given] { "" } ({ $target })
}.
event-hid = { $who } hides: { $hidden_from ->
    [none] everybody still sees it
   *[given] hidden from { $hidden_from }
}.
event-noticed = { $by ->
    [none] { $who } is no longer hidden.
   *[given] { $by } notices { $who }.
}

## What is asked

prompt-come_out = { $who }: come out of delay?
prompt-opportunity = { $who }: make an attack of opportunity{ cause }?
prompt-before = { $who }: react before it happens{ cause }?
prompt-after = { $who }: this has happened{ cause }. React?
prompt-simultaneous = { $who }: several react. In which order?
prompt-defensive = { $who }: is the readied movement purely defensive?
prompt-full_attack = { $who }: the next attack of the full attack.
prompt-dirty_trick = { $who }: which condition?
prompt-renewal = { $who }: keep the hold or take an item?
prompt-reposition = { $who }: where to with the target?
prompt-drag = { $who }: drag the target along?
prompt-catch = { $who }: catch the item?
prompt-save = { $who }: attempt the saving throw?
prompt-in_harms_way = { $who }: take the hit instead?
prompt-closest = { $who }: several are equally close. Which one?
prompt-dying = { $who }: dying. Stabilize?
prompt-stable = { $who }: stable. Stay in the fight?
prompt-aim = { $who }: the effect comes now. Where to?
prompt-ranged_dirty_trick = { $who }: allow a dirty trick at range?
prompt-npc_dying = { $who }: dead or dying?

roll-attack = attack roll
roll-concealment = concealment
roll-critical_damage = second damage roll
roll-critical_effect = critical effect
roll-scatter_direction = scatter direction
roll-scatter_distance = scatter distance
roll-fort = Fortitude save
roll-ref = Reflex save
roll-will = Will save
roll-acrobatics = Acrobatics check
roll-athletics = Athletics check
roll-bluff = Bluff check
roll-engineering = Engineering check
roll-intimidate = Intimidate check
roll-medicine = Medicine check
roll-perception = Perception check
roll-sense_motive = Sense Motive check
roll-stealth = Stealth check
roll-con = Constitution check
roll-run = endurance in running
roll-self_harm = damage to itself
roll-heal = healing
roll-corroding = corroding
roll-bleeding = bleeding
roll-hazard = harmful ground

## Options

option-attack-help = one attack, at a creature, a square or an intersection
option-full_attack = Full attack
option-full_attack-help = full action: several attacks, each at a penalty
option-automatic_fire = Automatic fire
option-automatic_fire-help = full action: everybody in a cone, until the ammunition is gone
option-coup_de_grace-help = full action: a helpless creature beside
option-charge-help = full action: up to twice the speed straight on, then one melee attack
option-dirty_trick = Dirty trick
option-dirty_trick-help = maneuver: a condition of your choice
option-grapple = Grapple
option-grapple-help = maneuver: hold or pin, renew a hold, or turn one round
option-reposition = Reposition
option-reposition-help = maneuver: move the target, as a full action drag it along
option-disarm = Disarm
option-disarm-help = maneuver: a held item falls or is caught
option-sunder = Sunder
option-sunder-help = maneuver: damage an item
option-trip = Trip
option-trip-help = maneuver: the target falls prone
option-bull_rush = Bull rush
option-bull_rush-help = maneuver: push the target back
option-release = Release
option-release-help = end an own hold, costs nothing
option-total_defense = Total defense
option-total_defense-help = gives +4 AC until the start of the next turn
option-harrying_fire = Harrying fire
option-harrying_fire-help = the next attack of an ally on this opponent gets +2
option-covering_fire = Covering fire
option-covering_fire-help = an ally has +2 AC against the next attack
option-feint = Feint
option-feint-help = a Bluff check: the opponent is flat-footed for your next attack
option-cast-help = one of the known spells
option-continue_casting = Go on casting
option-continue_casting-help = full action: one more round of a long casting
option-use_ability = Use an ability
option-use_ability-help = a special ability
option-concentrate = Concentrate
option-concentrate-help = keep up a spell
option-dismiss = Dismiss
option-dismiss-help = end an own effect
option-redirect = Redirect
option-redirect-help = direct an own effect at something else
option-escape-help = an Acrobatics check against the holder
option-demoralize = Demoralize
option-demoralize-help = an Intimidate check: an opponent within 30 ft is shaken
option-first_aid-help = a Medicine check against 15 stabilizes or stops bleeding
option-hide-help = a Stealth check, needs cover or concealment
option-search-help = a Perception check: find who is hidden
option-diversion = Diversion
option-diversion-help = a Bluff check: a moment to hide
option-end_condition = End a condition
option-end_condition-help = what a dirty trick has caused
option-douse = Put out the fire
option-douse-help = full action: roll on the ground, a save at +4
option-wake = Wake
option-wake-help = somebody asleep beside
option-move-help = up to the speed, perhaps drawing or sheathing something
option-guarded_step = Guarded step
option-guarded_step-help = 5 ft that provoke nobody
option-withdraw = Withdraw
option-withdraw-help = full action: up to twice the speed, the first step is safe
option-run-help = full action: straight on, up to four times the speed
option-crawl-help = 5 ft, prone
option-minimum_move = Move 5 ft
option-minimum_move-help = full action: whenever one can move at all
option-stand_up-help = from prone, provokes nobody
option-drop_prone = Drop prone
option-drop_prone-help = swift action
option-draw-help = a weapon or tool within easy reach, switched on
option-reload-help = fill the weapon up
option-change_grip = Change grip
option-change_grip-help = swift action: one hand more or less
option-take_out = Take out
option-take_out-help = something from the pack
option-stow = Stow
option-stow-help = something into the pack
option-pick_up-help = an item from the own or an adjacent square
option-open_door-help = an unlocked door beside
option-close_door = Close a door
option-close_door-help = an open door beside
option-unlock = Unlock
option-unlock-help = an Engineering check against 20
option-activate_item = Activate an item
option-activate_item-help = an item that needs it
option-set_mode = Set the mode
option-set_mode-help = switch the stun mode on or off
option-drop-help = held items fall, costs nothing
option-speak = Speak
option-speak-help = a short phrase, costs nothing
option-delay = Delay
option-delay-help = act later in the order, for the rest of the fight
option-ready = Ready an action
option-ready-help = an action and the trigger that sets it off
means-ready-action = somebody takes the action that is named
means-ready-custom = anything else, said in words; the game master says when it happens
option-push_off = Push off
option-push_off-help = in zero gravity, from a surface
option-grab_surface = Grab a surface
option-grab_surface-help = ends spinning and drifting
option-hover = Hover
option-hover-help = stay in place in the air
option-surrender-help = fight no more
option-end-help = whatever is unspent is lost

option-attack_of_opportunity = Attack of opportunity
option-attack_of_opportunity-help = one melee attack before it happens, costs the reaction
option-stand_still = Stop the mover
option-stand_still-help = a roll instead of the attack: no step is made, costs the reaction
option-react = Use an ability as a reaction
option-react-help = costs the reaction
option-bodyguard = Bodyguard
option-bodyguard-help = an ally beside has +2 AC against this attack, costs the reaction
option-step_up = Step up
option-step_up-help = a guarded step after the opponent, costs the reaction
option-perform = Perform the readied action
option-perform-help = it changes the place in the order
option-come_out = Come out of delay
option-come_out-help = take the turn now
option-wait = Keep waiting
option-wait-help = until after another turn
option-yes = Yes
option-yes-help = it is so
option-no = No
option-no-help = it is not so
option-stop-help = no more of this
option-condition = Choose a condition
option-condition-help = for the target
option-keep = Keep the hold
option-keep-help = the target stays held
option-take = Take
option-take-help = an item of the held one, or the hit meant for another
option-catch = Catch the item
option-catch-help = with a free hand
option-let_fall = Let it fall
option-let_fall-help = it lies in the target’s square
option-attempt = Attempt the save
option-attempt-help = d20 against the DC
option-fail = Choose to fail
option-fail-help = no roll
option-closest = Choose the closest
option-closest-help = among those equally close
option-stabilize = Stabilize
option-stabilize-help = spend Resolve Points: no more dying
option-stay_in_the_fight = Stay in the fight
option-stay_in_the_fight-help = spend 1 Resolve Point: 1 Hit Point and a turn
option-lie_still = Lie still
option-lie_still-help = spend nothing
option-aim = Aim
option-aim-help = at targets, a point or a direction
option-allow-help = this once
option-forbid-help = it is not possible here
option-dead = Dead
option-dead-help = it dies at 0 Hit Points
option-dying = Dying
option-dying-help = it may still be saved

## Fields

field-square = square
field-point = intersection
field-corner = own corner
field-direction = direction
field-nonlethal = nonlethal
field-defensively = defensively
field-routine = which full attack
field-maneuver = maneuver instead of the attack
field-items = items
field-condition = condition
field-full = as a full action
field-ability = special ability
field-by = way of moving
field-altitude = altitude in ft
field-draw = draw on the way
field-sheathe = sheathe on the way
field-tumble = tumble at which speed
field-jump = jump over gaps
field-hide = hide at the end
field-pay = paid with
field-event = trigger
field-weapon = with which weapon
field-name = which action
name-sp = Stamina Points
name-rp = Resolve Points
name-temp_hp = temporary Hit Points
field-sp = Stamina Points
field-rp = Resolve Points
field-temp = temporary Hit Points
field-hp-to = Hit Points
field-item-hp = Hit Points of the item
field-hp = Hit Points
field-condition-name = condition
field-on = on
field-count = initiative count
field-location = where it is
field-loaded = loaded
field-left = left
field-door-to = state of the door
field-like = a combatant like

## Rulings of the game master

edit-hp = Hit Points and other pools
edit-initiative = initiative count
edit-acted = has acted
edit-reaction = reaction
edit-item = item
edit-uses = uses left
edit-trigger = trigger of a readied action
edit-drop = items dropped out of turn
edit-speak = phrase out of turn
edit-join = combatant joins
edit-remove = combatant removed

## Why not

refusal-SF-GEN-1 = a check succeeds at its target number or above
refusal-SF-GEN-5 = the particular text goes before the general rule
refusal-SF-GEN-6 = sides decide who is an ally and who is an opponent
refusal-SF-GRID-1 = the battlefield is a grid of squares, and this is not on it
refusal-SF-GRID-12 = only one of the closest can be chosen
refusal-SF-INIT-1 = a fight begins with who is aware and who is surprised
refusal-SF-INIT-2 = { $code ->
    [not_your_turn] the order is not settled yet
   *[other] initiative is d20 and the modifier
}
refusal-SF-INIT-5 = only delaying and readying change the count
refusal-SF-INIT-7 = { $code ->
    [not_your_turn] the fight is over
   *[other] a fight needs two sides that can fight
}
refusal-SF-SURP-2 = in the surprise round one standard or one move action is possible
refusal-SF-ROUND-2 = it is somebody else’s turn
refusal-SF-ROUND-3 = rounds are counted from the place where the effect began
refusal-SF-ROUND-6 = the start of a turn has a fixed order
refusal-SF-ROUND-8 = an effect ends in its time even if its owner is gone
refusal-SF-ACT-5 = nothing is left of this turn that may pay for it
refusal-SF-ACT-6 = an action must be completed before the next one
refusal-SF-ACT-7 = a full action takes the whole turn
refusal-SF-ACT-8 = a full action needs a standard, a move and a swift action unspent
refusal-SF-ACT-12 = a turn may end with actions unspent
refusal-SF-ATK-1 = a single attack is a standard action
refusal-SF-ATK-2 = { $code ->
    [no_target] this is nobody to attack in melee with this
   *[out_of_reach] the target is out of reach
}
refusal-SF-ATK-3 = melee attacks use Strength
refusal-SF-ATK-5 = { $code ->
    [no_target] this is no target to shoot at
   *[no_line_of_effect] there is no line of effect to the target
}
refusal-SF-ATK-7 = this cannot be thrown
refusal-SF-ATK-8 = an attack hits at the armour class or above
refusal-SF-ATK-9 = pure energy meets EAC, everything else KAC
refusal-SF-ATK-12 = a natural 20 that reaches the armour class is critical
refusal-SF-ATK-15 = the critical effect comes only with a critical hit
refusal-SF-ATK-17 = { $code ->
    [not_loaded] the weapon is not loaded
    [no_such_weapon] there is no such weapon in hand
   *[not_wielded] the weapon is not held ready with all the hands it needs
}
refusal-SF-ATK-18 = without proficiency: −4
refusal-SF-ATK-19 = the other kind of damage costs −4, declared before the roll
refusal-SF-ATK-21 = { $code ->
    [opportunity_unwieldy] an unwieldy weapon makes no attacks of opportunity
   *[unwieldy_again] an unwieldy weapon attacks once per round
}
refusal-SF-ATK-22 = { $code ->
    [no_target] a square must be named that can be attacked
   *[square_unknown] nobody knows in which square the target is
}
refusal-SF-ATK-23 = this weapon has no stun mode
refusal-SF-RANGE-1 = every further range increment costs −2
refusal-SF-RANGE-2 = the target is beyond the maximum range
refusal-SF-RANGE-3 = so far cannot be thrown
refusal-SF-AREA-1 = an area weapon is aimed at an intersection, not at a creature
refusal-SF-AREA-8 = a missed throw harms nobody where it lands
refusal-SF-AREA-9 = an explosion takes whole squares, a Reflex save halves
refusal-SF-MANEUV-1 = { $code ->
    [no_target] a maneuver needs an opponent
   *[maneuver_out_of_reach] the opponent is out of reach for the maneuver
}
refusal-SF-MANEUV-5 = { $code ->
    [opportunity_maneuver] an attack of opportunity is no maneuver
   *[maneuver_not_here] a maneuver cannot take the place of this attack
}
refusal-SF-MANEUV-6 = a fitting weapon gives +2, training +4
refusal-SF-DIRTY-1 = a dirty trick gives one of the listed conditions
refusal-SF-DIRTY-3 = there is no such condition to end with a move action
refusal-SF-DIRTY-4 = a dirty trick at range needs the permission of the game master
refusal-SF-DIRTY-6 = the target is immune to this condition
refusal-SF-GRAP-1 = a grapple needs a free hand
refusal-SF-GRAP-2 = grappled: it cannot leave its square
refusal-SF-GRAP-6 = the hold ends when the two are apart
refusal-SF-GRAP-7 = nobody is held who could be released
refusal-SF-GRAP-8 = another target is already held
refusal-SF-GRAP-9 = only a renewal lets an item be taken
refusal-SF-GRAP-10 = this item cannot be taken from the held
refusal-SF-GRAP-11 = a counter-grapple frees and holds the holder
refusal-SF-GRAP-13 = there is no hold to escape from
refusal-SF-REPOS-1 = the square for the target is not free
refusal-SF-REPOS-2 = farther than earned, or outside the reach
refusal-SF-REPOS-3 = an obstacle is in the way of the target
refusal-SF-REPOS-5 = dragging goes no farther than the target was moved
refusal-SF-REPOS-6 = this step is not possible for both
refusal-SF-DISARM-1 = the disarmed item falls to the ground
refusal-SF-DISARM-2 = catching needs a free hand
refusal-SF-DISARM-3 = only an item held in hand can be disarmed
refusal-SF-SUNDER-1 = only what is held or within easy reach can be sundered
refusal-SF-TRIP-1 = a tripped target falls prone
refusal-SF-TRIP-4 = the target is down already
refusal-SF-BULL-1 = the push is 5 ft and 5 more for every 5
refusal-SF-ITEM-1 = { $code ->
    [no_item] there is nothing in hand to activate
   *[nothing_to_change] this item needs no activation, or is active already
}
refusal-SF-ITEM-3 = there is no free hand; something in hand has to be sheathed, stowed or dropped first
refusal-SF-TDEF-1 = total defense gives +4 AC until the next turn
refusal-SF-TDEF-2 = this is not combined with the defense already taken
refusal-SF-TDEF-3 = in total defense there are no attacks of opportunity
refusal-SF-HARRY-1 = harrying fire needs an opponent in line of effect
refusal-SF-HARRY-2 = the next attack of an ally gets +2
refusal-SF-HARRY-4 = this needs a ranged weapon, held ready
refusal-SF-COVFIR-1 = covering fire protects one ally
refusal-SF-COVFIR-2 = the next attack on the ally meets +2 AC
refusal-SF-ABIL-1 = this ability works all the time and is not activated
refusal-SF-ABIL-2 = { $code ->
    [unknown_ability] there is no such ability
   *[other] this ability has another type of action
}
refusal-SF-ABIL-5 = the DC of an ability is 10, half the level and the key ability
refusal-SF-ABIL-6 = no use of this ability is left, or not enough Resolve Points
refusal-SF-CAST-1 = { $code ->
    [unknown_ability] there is no such spell
   *[other] most spells are a standard action
}
refusal-SF-CAST-2 = no casting is in progress
refusal-SF-CAST-3 = any other action ends a casting of several rounds
refusal-SF-CAST-5 = damage by an attack of opportunity ruins the spell
refusal-SF-CAST-7 = there is nothing to concentrate on
refusal-SF-CAST-8 = this cannot be dismissed
refusal-SF-CAST-9 = concentration is on another effect
refusal-SF-CAST-10 = damage breaks concentration
refusal-SF-CAST-11 = { $code ->
    [out_of_range] the target or the point is out of range
    [no_line_of_effect] there is no line of effect
    [out_of_reach] the target must be touched and is too far away
   *[no_target] this is no possible target
}
refusal-SF-CAST-12 = the DC of a spell is 10, its level and the key ability
refusal-SF-CAST-14 = no spell slot of this level is left
refusal-SF-FDEF-1 = fighting defensively: −4 to attacks, +2 AC
refusal-SF-FDEF-3 = it must be declared before the first attack roll
refusal-SF-FDEF-4 = fighting defensively needs a real attack
refusal-SF-FEINT-1 = a feint needs an opponent
refusal-SF-FEINT-2 = the DC of a feint is 15 and the challenge rating
refusal-SF-FEINT-3 = who has no Intelligence cannot be feinted
refusal-SF-FEINT-4 = a feint counts for the next attack
refusal-SF-FEINT-5 = the opponent does not perceive the feint
refusal-SF-MACT-1 = the door is locked
refusal-SF-MACT-2 = there is nothing to stand up from
refusal-SF-MACT-3 = there is no such item to draw or sheathe
refusal-SF-MACT-5 = the item is in the pack, not within easy reach
refusal-SF-MACT-6 = drawing goes along only with moving the speed, from a base attack bonus of 1
refusal-SF-MACT-7 = this effect cannot be redirected
refusal-SF-MACT-8 = { $code ->
    [no_door] no such door is beside
    [no_item] there is no such item within reach
   *[nothing_to_change] there is nothing to change about it
}
refusal-SF-MACT-9 = a guarded step is exactly 5 ft
refusal-SF-MACT-11 = no guarded step is possible here
refusal-SF-MACT-12 = { $code ->
    [no_item] there is no such weapon to reload
   *[nothing_to_change] this weapon needs no reloading
}
refusal-SF-MACT-13 = { $code ->
    [no_speed] there is no speed for this way of moving
    [blocked] the way is blocked
   *[too_far] this is farther than the speed allows
}
refusal-SF-MACT-14 = crawling is 5 ft and prone
refusal-SF-MACT-15 = who is prone can only crawl
refusal-SF-SWIFT-1 = prone already
refusal-SF-SWIFT-2 = the grip on this cannot be changed
refusal-SF-CHARGE-1 = a charge goes no farther than twice the speed
refusal-SF-CHARGE-2 = { $code ->
    [no_target] a charge needs an opponent
   *[charge_too_near] a charge needs at least 10 ft in a straight line
}
refusal-SF-CHARGE-3 = a charge ends on the nearest square for the attack
refusal-SF-CHARGE-4 = the nearest square for the attack is occupied or blocked
refusal-SF-CHARGE-5 = something is in the way of the charge
refusal-SF-CHARGE-7 = the opponent was not in sight when the turn began
refusal-SF-CHARGE-8 = a charge: −2 to the attack, −2 AC
refusal-SF-CHARGE-10 = drawing during a charge needs a base attack bonus of 1
refusal-SF-CHARGE-15 = in this condition there is no charging
refusal-SF-RUN-1 = a run goes straight, up to four times the speed
refusal-SF-RUN-3 = no running over difficult terrain or without seeing the way
refusal-SF-RUN-6 = too exhausted to run, a rest is needed
refusal-SF-RUN-7 = in this condition there is no running
refusal-SF-COUP-1 = a coup de grace needs a helpless creature beside
refusal-SF-COUP-3 = who survives makes a Fortitude save or dies
refusal-SF-COUP-5 = this weapon cannot deliver a coup de grace
refusal-SF-WDRAW-1 = a withdrawal goes no farther than twice the speed
refusal-SF-WDRAW-4 = the blinded cannot withdraw
refusal-SF-FATK-1 = a full attack is two attacks at −4
refusal-SF-FATK-3 = an unwieldy weapon makes no full attack
refusal-SF-FATK-6 = an onslaught is three attacks at −6
refusal-SF-FATK-7 = this attack is not in the list, or it was made already
refusal-SF-FATK-8 = automatic fire needs an automatic weapon
refusal-SF-FATK-9 = nobody is in this cone, or it does not start at an own corner
refusal-SF-REACT-1 = nothing calls for this reaction now
refusal-SF-REACT-2 = no reactions before the first own action of the fight
refusal-SF-REACT-3 = the reaction is already used
refusal-SF-REACT-4 = a purely defensive reaction comes first
refusal-SF-REACT-7 = who only delays has not acted
refusal-SF-REACT-9 = in this condition there are no reactions
refusal-SF-AOO-1 = the target’s square is not threatened
refusal-SF-AOO-2 = leaving a threatened square provokes
refusal-SF-AOO-5 = nothing provokes now
refusal-SF-AOO-7 = stopped: no more steps on this turn
refusal-SF-AOO-11 = this weapon cannot make an attack of opportunity
refusal-SF-AOO-12 = in this condition there are no attacks of opportunity
refusal-SF-AOO-13 = the target has cover or is not seen
refusal-SF-AOO-14 = being moved provokes too
refusal-SF-OTHER-1 = { $code ->
    [by_the_master] who is not asked drops things through the game master
    [blocked] things fall only on the own or an adjacent square
   *[no_item] there is no such item in hand
}
refusal-SF-OTHER-2 = { $code ->
    [by_the_master] who is not asked speaks through the game master
   *[other] the phrase is too long
}
refusal-SF-OTHER-3 = who is unconscious or stunned neither speaks nor drops things
refusal-SF-DELAY-1 = delaying costs nothing
refusal-SF-DELAY-2 = delay must be declared before any action of the turn
refusal-SF-DELAY-3 = there is no delay to come out of now
refusal-SF-DELAY-6 = this turn cannot be delayed again
refusal-SF-DELAY-7 = the new place is right behind the last turn
refusal-SF-DELAY-8 = who delays keeps the reaction
refusal-SF-DELAY-9 = a delayed surprise turn must be taken in that round
refusal-SF-READY-1 = only a standard, move or swift action can be readied
refusal-SF-READY-3 = a defensive readied action comes before
refusal-SF-READY-4 = other readied actions come after
refusal-SF-READY-7 = nothing is readied
refusal-SF-READY-8 = the new place is next to the turn in progress
refusal-SF-READY-10 = { $code ->
    [no_trigger] the trigger must be told more exactly
   *[nothing_readied] what was waited for has not happened
}
refusal-SF-READY-11 = the readied action is not possible now
refusal-SF-READY-13 = who cannot take the action loses it
refusal-SF-SKILL-2 = a skill has no automatic success or failure
refusal-SF-SKILL-3 = { $code ->
    [no_gap] there is no gap with floor behind it to jump over
   *[needs_cover] there is neither cover nor concealment to hide in
}
refusal-SF-SKILL-4 = { $code ->
    [out_of_range] the target is farther than 30 ft
    [not_perceived] the target neither sees nor hears it
   *[no_target] this needs an opponent
}
refusal-SF-SKILL-5 = first aid needs a dying or bleeding creature beside
refusal-SF-SKILL-6 = a tumble is a check for every threatened square left
refusal-SF-MOVE-2 = a path goes from square to adjacent square, and this one is blocked
refusal-SF-MOVE-3 = no diagonal step past a hard corner
refusal-SF-MOVE-6 = the square is occupied, or there is no room
refusal-SF-MOVE-7 = who cannot stop here stops on the last legal square
refusal-SF-MOVE-8 = who cannot move at all makes no such step
refusal-SF-MOVE-10 = { $code ->
    [no_speed] a clumsy flier cannot hover
   *[nothing_to_change] hovering is for fliers in the air
}
refusal-SF-MOVE-11 = { $code ->
    [no_surface] there is no surface to push off from
    [no_speed] the land speed is too low to push off
   *[zero_gravity] zero gravity decides: walking needs weight, pushing off needs its absence
}
refusal-SF-MOVE-12 = drifting into something solid needs a check
refusal-SF-COVER-2 = cover gives +4 AC, partial +2, improved +8
refusal-SF-COVER-5 = creatures in between give soft cover against ranged attacks
refusal-SF-FLANK-1 = flanking needs an ally on the opposite side
refusal-SF-SAVE-1 = a save succeeds at the DC or above
refusal-SF-DMG-5 = healing never goes above the maximum
refusal-SF-OBJ-2 = below half its Hit Points an item is broken
refusal-SF-OBJ-3 = { $code ->
    [no_target] there is no such object to attack
   *[other] objects take no critical hits
}
refusal-SF-DEATH-1 = at 0 Hit Points a character is dying
refusal-SF-DEATH-2 = nonlethal damage leaves at 0 and stable
refusal-SF-DEATH-3 = massive damage kills at once
refusal-SF-DEATH-4 = unconscious: no actions
refusal-SF-DEATH-5 = the dying lose Resolve at the end of their turns
refusal-SF-DEATH-6 = without Resolve the dying die
refusal-SF-DEATH-7 = without Resolve there is one round left
refusal-SF-DEATH-8 = not enough Resolve Points to stabilize, or not dying
refusal-SF-DEATH-9 = only the stable at 0 with a Resolve Point, and not in the round of stabilizing
refusal-SF-DEATH-10 = damage costs the dying Resolve
refusal-SF-DEATH-11 = damage ends being stable
refusal-SF-DEATH-12 = any healing stabilizes
refusal-SF-DEATH-13 = first aid stabilizes
refusal-SF-DEATH-14 = others die at 0 Hit Points
refusal-SF-DEATH-16 = dead or no longer in the fight
refusal-SF-DEATH-18 = ferocity lasts one more turn
refusal-SF-COND-2 = blinded: nothing is seen
refusal-SF-COND-3 = deafened: nothing is heard
refusal-SF-COND-4 = entangled: half speed, no run, no charge
refusal-SF-COND-5 = off-target: −2 to attacks
refusal-SF-COND-6 = shaken: −2 to attacks, saves and checks
refusal-SF-COND-7 = sickened: −2 to attacks, damage, saves and checks
refusal-SF-COND-8 = grappled: nothing that needs two hands
refusal-SF-COND-9 = { $code ->
    [held_down] pinned: no movement
   *[pinned] pinned: no limbs are free for this
}
refusal-SF-COND-10 = prone: only crawling
refusal-SF-COND-11 = { $code ->
    [nothing_to_change] neither off-kilter nor adrift
    [no_surface] there is no surface to grab
   *[off_kilter] off-kilter: no movement until a surface is grabbed
}
refusal-SF-COND-12 = flat-footed: −2 AC and no reactions
refusal-SF-COND-13 = helpless: no physical actions
refusal-SF-COND-14 = { $code ->
    [no_patient] nobody sleeps here who could be woken
   *[asleep] asleep: no actions
}
refusal-SF-COND-15 = paralyzed: no physical actions
refusal-SF-COND-16 = staggered: only one standard or one move action
refusal-SF-COND-17 = stunned: no actions
refusal-SF-COND-18 = { $code ->
    [cowering] cowering: no actions
   *[dazed] dazed: no actions
}
refusal-SF-COND-19 = nauseated: only a single move action
refusal-SF-COND-20 = fatigued or exhausted: no run, no charge
refusal-SF-COND-21 = fear drives: away from its source
refusal-SF-COND-22 = { $code ->
    [no_opportunity] confused: attacks of opportunity only against whom it attacks already
   *[confused] confused: it does not choose its actions
}
refusal-SF-COND-23 = there is no fire to put out
refusal-SF-COND-24 = { $code ->
    [no_speed] encumbered: no tumbling
   *[fascinated] fascinated: no actions
}
refusal-SF-COND-25 = the invisible cannot be seen
refusal-SF-COND-26 = dying, stable and dead take no actions

## Without a field

default-sp = unchanged
default-rp = unchanged
default-hp = unchanged
default-loaded = unchanged
default-location = unchanged
default-altitude = unchanged
default-pay = its own kind if left
default-nonlethal = as the weapon does
default-point = a corner of the target
default-square = where the target is
default-ready-square = any square
default-target = the weakest opponent
default-ready-target = chosen when it happens
default-draw = nothing
default-sheathe = nothing
default-maneuver = a plain attack
default-charge-to = the straightest line
default-with = the weapon that fits best
default-charge-with = what is drawn or in hand
default-by = as it moves now
default-tumble = no tumbling
default-ready-ability = chosen when it happens
default-ready-spell = chosen when it happens
default-ready-item = chosen when it happens
default-ready-name = no action is awaited
default-weapon = any weapon
default-use_ability-as = as the ability says

## Words of a table, and short ones

short-budget-move = move action
feature-concealment = concealment
feature-cables = cables
feature-edge_drop = edge
feature-junk = junk
phase-surprise_round = surprise round
term-eac = EAC
term-kac = KAC
short-option-ready = Ready an action
short-option-release = Release
short-option-automatic_fire = Automatic fire
short-option-reposition = Reposition
short-option-harrying_fire = Harrying fire
short-option-covering_fire = Covering fire
short-option-continue_casting = Go on casting
short-option-use_ability = Use an ability
short-option-dismiss = Dismiss
short-option-redirect = Redirect
short-option-diversion = Diversion
short-fact-stamina = stamina
brief-fact-stamina = SP
brief-fact-resolve = RP
short-option-open_door = Open
short-option-minimum_move = Move 5 ft
short-option-take_out = Take out
short-option-stow = Stow
short-option-attack_of_opportunity = Opportunity attack
short-option-stand_still = Stop the mover
short-option-perform = Perform
short-option-come_out = Come out
short-option-attempt = Attempt the save
short-option-fail = Choose to fail
short-option-closest = Closest
short-condition-off_kilter = off-kilter
short-condition-corroding = corroding
short-condition-dazzled = dazzled
short-condition-overburdened = overburdened
short-edit-drop = items dropped
short-edit-hp = Hit Points
short-edit-initiative = initiative
short-edit-remove = combatant removed
short-edit-uses = uses left

## The short log

log-health = { $now }/{ $most }{ $spare ->
    [0] { "" }
   *[other] { " " }+ { $spare } SP
}
line-moved = { $how ->
    [land] → { $end }{ way-length }{ at-height }
    [climb] → { $end }{ way-length }, climbing{ at-height }
    [swim] → { $end }{ way-length }, swimming
    [fly] → { $end }{ way-length }, flying{ at-height }
    [burrow] → { $end }{ way-length }, burrowing
    [guarded] → { $end }, guarded step
    [crawl] → { $end }{ way-length }, crawling
    [drift] → { $end }, drifting
    [back] → { $end }, back
    [aside] → { $end }, put aside
   *[other] → { $end }{ way-length }
}
line-value-set = { $what ->
    [hp] Points
    [sp] Points
    [rp] Points
    [temp_hp] Points
   *[other] { $what_label }
}
row-value-set = { $who } { $was } → { $now }{ $what ->
    [hp] { " " }HP
    [sp] { " " }SP
    [rp] { " " }RP
    [temp_hp] { " " }temporary HP
   *[other] { "" }
}{ $wanted ->
    [none] { "" }
   *[given] { " " }(not { $wanted })
}
part-damaged = { $source ->
    [burning] Burning: { $taken }
    [bleeding] Bleeding: { $taken }
    [corroding] Corroding: { $taken }
   *[other] { $taken }
}{ pools }
part-healed = +{ $hit_points ->
    [none] { $amount }
    [0] { $stamina } SP
   *[other] { $hit_points } HP
}{ pools }
pools = { $left ->
    [none] { "" }
   *[given] { $sp ->
        [0] { " " }({ $left }/{ $most })
       *[other] { " " }({ $left }/{ $most } + { $sp } SP)
    }
}
part-fell = { $how ->
    [ferocity] fights on
   *[other] down
}
answer-performed = readied action
line-acted = { $action ->
    [ready] { "" }
    [move] { "" }
    [guarded_step] { "" }
    [attack] { "" }
    [full_attack] { "" }
    [open_door] { "" }
    [close_door] { "" }
    [draw] { "" }
    [sheathe] { "" }
    [reload] { "" }
    [change_grip] { "" }
    [take_out] { "" }
    [stow] { "" }
    [pick_up] { "" }
    [set_mode] { "" }
    [drop] { "" }
    [cast] { "" }
   *[other] { $action_label }{ $target ->
        [none] { "" }
       *[given] { " " }→ { $target }
    }{ about }
}
line-took-effect = { $ability }{ $targets_count ->
    [0] { "" }
   *[other] { " " }→ { $targets }
}
line-exploded = { $weapon } ({ $at }){ $caught ->
    [none] { "" }
   *[given] { " " }→ { $caught }
}
act-attacked = attack

## What else people call acts

alias-automatic_fire = autofire, burst
alias-bull_rush = push, shove
alias-charge = rush
alias-close_door = close, shut
alias-coup_de_grace = finish off, execute
alias-covering_fire = cover
alias-delay = hold back
alias-demoralize = intimidate, threaten
alias-disarm = knock away
alias-draw = pull, pull out
alias-escape = break free
alias-feint = bluff
alias-first_aid = medicine, treat, bandage
alias-guarded_step = step, five-foot step
alias-harrying_fire = harry
alias-hide = stealth, sneak
alias-pick_up = take
alias-release = let go
alias-reload = load
alias-reposition = drag
alias-search = perception, look around
alias-stand_up = get up
alias-stop = done, enough
alias-sunder = smash
alias-total_defense = defend
alias-trip = knock down
alias-unlock = engineering, hack, pick the lock
alias-use_ability = ability, power
alias-withdraw = fall back

## What the samples are about

sample-corridor_hold = A corridor one square wide, held against automatic fire and a hound that grabs.
sample-gantry_breach = A large machine with a long reach, on a gantry whose edge is open. A good first fight.
sample-loading_dock_ambush = An ambush by many weak foes: surprise, cover, grenades, attacks from two sides.

## Values that the game master sets

setting-altitude = altitude
setting-busy = is in the middle of an act
setting-casting = spell being cast
setting-concentrating = concentration
setting-doom_round = round of death
setting-door = door
setting-driven_to = is driven to
setting-dropped = has dropped something this turn
setting-dying_damage = damaged while dying
setting-effects = effects
setting-ferocious = rounds of ferocity
setting-flown = has flown this turn
setting-gravity = gravity
setting-halted = movement stopped
setting-hiding = hiding
setting-hp = Hit Points
setting-intercepted = has intercepted
setting-kept_up = stays in the air
setting-last_attacker = last attacker
setting-left = uses left
setting-loaded = loaded
setting-location = where it is kept
setting-nimble_ft = feet of the nimble move
setting-place = place in the order
setting-run_rest = rounds of rest after running
setting-run_rounds = rounds of running
setting-seen = seen at the start of the turn
setting-stabilized = stabilised in this cycle
setting-stun_mode = stun mode
setting-tumbles = tumbles
setting-turn_used = turn is used up
setting-used = attacks used this turn
