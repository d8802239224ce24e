### Coinflip Skirmish in English. Read after the product's messages.

## Words

-combatant = unit

name-a = Side A
name-b = Side B
name-unarmed = unarmed
name-left = left slot
name-right = right slot
name-backpack = backpack
name-ground = ground
name-marked = marked
name-removed = removed from the field
name-open = hatch open
name-closed = hatch closed

side-head = { $side ->
    [a] Side A
    [b] Side B
   *[neutral] Neutral
}
coin-T = T
coin-H = H
hp-left = { $hp } HP left

reason-guard = guard
share = { $damage } to { $target }
rule-tag-designed = our completion of the source text

result-a = Side A wins
result-b = Side B wins
result-limit = No result: turn limit

## Sample names

item-dry_ford = Dry Ford
item-convoy_at_the_pass = Convoy at the Pass
item-glass_night = Glass Night
unit-levy = Dust Levy
unit-trooper = Line Trooper
unit-scout = Glass Scout
unit-functionary = Functionary of the Inner World
unit-trader = Trader of the Outer World
unit-breaker = Hatch Breaker
unit-beetle = Beetle armoured car
unit-cricket = Cricket buggy
unit-recruit = Recruit of the Watch
unit-field_surgeon = Field Surgeon
unit-veteran_marksman = Veteran Marksman
unit-colonel = Colonel of the Watch
unit-sand_jackal = Sand Jackal
unit-scrap_urchin = Scrap Urchin
unit-ditch_bowman = Ditch Bowman
unit-knife_runner = Knife Runner
unit-crawling_swarm = Crawling Swarm
unit-gate_guard = Gate Guard
unit-grenadier = Grenadier
unit-dune_wolf = Dune Wolf
unit-mist_walker = Mist Walker
unit-pipe_burner = Pipe Burner
unit-machine_gun_team = Machine Gun Team
unit-rocket_hunter = Rocket Hunter
unit-sabre_rider = Sabre Rider
unit-hammer_giant = Hammer Giant
unit-beam_adept = Beam Adept
unit-ram_cart = Ram Cart
unit-mortar_wagon = Mortar Wagon
unit-land_ship = Land Ship
unit-glass_tyrant = Glass Tyrant

item-pistol = Pistol
item-carbine = Carbine
item-long_rifle = Long rifle
item-quiet_pistol = Quiet pistol
item-knife = Knife
item-breach_axe = Breaching axe
item-charge = Satchel charge
item-universal = Universal
item-glock = Glock
item-medkit = Medkit
item-ledger = Sealed ledger
item-coffer = Anti-theft coffer
item-autocannon = Autocannon
item-coaxial_gun = Coaxial gun
item-light_cannon = Light cannon
item-shotgun = Shotgun
item-machine_gun = Machine gun
item-marksman_rifle = Marksman rifle
item-sabre = Sabre
item-claws = Claws
item-fangs = Fangs
item-great_hammer = Great hammer
item-flame_pipe = Flame pipe
item-rocket = Rocket
item-grenade = Grenade
item-crossbow = Crossbow
item-beam_lance = Beam lance
item-field_kit = Field kit
item-strongbox = Strongbox
item-mortar = Mortar
item-heavy_cannon = Heavy cannon
item-ram = Ram
item-quad_gun = Quad gun

## What happened

event-tossed = { $who }, { $why_label }: { $coins_count ->
    [1] { $tails ->
        [0] heads
       *[other] tails
    }
   *[other] { $coins }, { $tails ->
        [0] no tails
       *[other] { $tails } tails
    }
}.
event-first-player = { side-head } has the right of the first turn.
event-turn-began = Turn { $round }.
event-chosen = { side-head }: active unit { $unit }.
event-phase-skipped = { $unit } cannot act: phase { $phase } and the defence after it are skipped.
event-last-action = { $unit } is marked and takes its last action.
place-reached = { $target ->
    [none] { $to ->
        [none] { "" }
       *[given] { " " }to { $to }
    }
   *[given] { " " }({ $target }: { $to } spans)
}
event-prepared = { $action ->
    [draw_item] { $unit } takes { $item } from the backpack ({ $to }).
    [pick_up] { $unit } picks up { $item } ({ $to }).
    [run] { $unit } runs{ place-reached }.
    [board_pilot] { $unit } jumps into the pilot seat of { $target }.
    [board_hold] { $unit } jumps into the transport compartment of { $target }.
    [open_container] { $unit } opens { $item }.
    [drive] { $unit } drives{ place-reached }.
    [dismount] { $unit } gets out of the vehicle{ place-reached }.
    [change_station] { $unit } changes station in { $target }.
    [hand_item] { $unit } hands over { $item }: { $to }.
    [use_item] { $unit } uses { $item } on { $target }.
    [snatch] { $unit } snatches { $item } from { $target }.
    [custom] { $unit }: custom action “{ $item }”.
   *[other] { $unit }: { $action_label }.
}
links-done = { $links ->
    [0] { "" }
   *[other] { " " }Preparatory actions done: { $links }.
}
event-bumped = { $end ->
    [none] { $who } cannot get out: somebody unseen is at { $at }.
   *[given] { $who } comes upon somebody unseen at { $at } and stops at { $end }.
}
event-chain-ended = { $why ->
    [failed] { $unit }: failure; the unit goes over to its attack.{ links-done }
    [cap] { $unit }: no further preparation is allowed; the unit goes over to its attack.{ links-done }
    [marked] { $unit } is marked and goes over to its attack without preparation.
   *[stopped] { $links ->
        [0] { "" }
       *[other] { $unit } goes over to its attack.{ links-done }
    }
}
event-opposed = { $held ->
    [yes] { $by } opposes { $unit }: success, nothing happens, and the chain goes on.
   *[no] { $by } opposes { $unit }: failure.
}
event-custom-ruled = { $allowed ->
    [yes] Ruling of the { -gm }: { $unit } may try “{ $what }”.
   *[no] Ruling of the { -gm }: { $unit } may not try “{ $what }”.
}
event-hatch-moved = { $open ->
    [yes] { $vehicle }: the hatch is open.
   *[no] { $vehicle }: the hatch is closed.
}
event-side-changed = { $side ->
    [a] { $vehicle } now belongs to side A.
    [b] { $vehicle } now belongs to side B.
   *[neutral] { $vehicle } now belongs to nobody.
}
event-healed = { $who } regains { $amount } HP and has { $hp } HP.
event-attacked = { $weapons_count ->
    [1] { $unit } attacks ({ $weapons }): damage pool { $pool }.
   *[other] { $unit } attacks: damage pool { $pool }.
}
event-no-attack = { $why ->
    [unarmed] { $unit } has no usable weapon and makes no attack.
    [no_target] { $unit } has no legal target and makes no attack.
   *[forgone] { $unit } forgoes the attack.
}
event-allotted = { $shares ->
    [none] { $unit } allots no damage; unused { $lost }.
   *[given] { $unit } allots the damage: { $shares }{ $lost ->
        [0] { "" }
       *[other] { "" }; unused { $lost }
    }.
}
event-defended = { $action ->
    [brace] { $unit } braces, guard pool { $guard }: { $cancelled } damage cancelled.
    [dodge] { $unit } dodges: { $cancelled } damage cancelled.
    [bail_out] { $unit } bails out: { $success ->
        [yes] success, now at { $to }
       *[no] failure
    }.
    [slam_hatch] { $unit } slams the hatch: { $success ->
        [yes] success
       *[no] failure
    }.
    [fall_back] { $unit } falls back: { $success ->
        [yes] success, now at { $to }
       *[no] failure
    }.
   *[other] { $unit }, { $action_label }: { $success ->
        [yes] success
       *[no] failure
    }.
}
event-damaged = { $who }: { $taken } damage, { hp-left }.
event-marked = { $inside ->
    [none] { $unit } is destroyed and marked.
   *[given] { $unit } is destroyed in { $inside } and marked.
}
event-put-out = { $unit } gets out of { $vehicle } alive{ $to ->
    [none] { "" }
   *[given] { "" }, now at { $to }
}.
event-removed = { $unit } is removed from the field.
event-body-left = { $vehicle ->
    [none] { $unit } stays on the field, destroyed{ $items ->
        [none] { "" }
       *[given] { "" }, with it: { $items }
    }.
   *[given] { $unit }: the body stays in { $vehicle }{ $items ->
        [none] { "" }
       *[given] { "" }, with it: { $items }
    }.
}
event-item-destroyed = { $why ->
    [used_up] { $item } is used up.
    [self_destruct] { $item } destroys itself.
   *[lost] { $item } is lost.
}
event-conceded = { side-head } concedes.
event-battle-over = { $result ->
    [a] The battle is over: side A wins
    [b] The battle is over: side B wins
    [draw] The battle is over: draw
   *[limit] The battle is stopped without a result
} ({ $why ->
    [defeated] { $result ->
        [draw] neither side has living infantry left
       *[other] the enemy has no living infantry left
    }
    [conceded] the enemy conceded
   *[turn_limit] turn limit
}). Turns: { $rounds }.

## What is asked

prompt-select = { $who }: choose the active unit of this turn.
prompt-next_unit = { $who }: choose the unit that acts next.
prompt-prepare = { $who }: a preparatory action, or the attack.
prompt-attack = { $who }: the attack.
prompt-allot = { $who }: allot the damage.
prompt-oppose = { $who }: oppose?
prompt-custom = { $who }: allow the custom action?
prompt-defend = { $who }: defend with one of the affected units, or end the defence.
prompt-dice = { $who }, { $purpose }: toss { $count }M (T is tails, H is heads).

roll-lot = the lot
roll-draw_item = take from the backpack
roll-pick_up = pick up
roll-run = run
roll-board_pilot = jump into the pilot seat
roll-board_hold = jump into the transport compartment
roll-open_hatch = open the hatch
roll-open_container = open a container
roll-drive = drive
roll-dismount = dismount
roll-change_station = change station
roll-own_hatch = own hatch
roll-hand_item = hand over an item
roll-use_item = use an item
roll-snatch = snatch
roll-custom = custom action
roll-oppose = oppose
roll-attack = attack
roll-brace = brace
roll-dodge = dodge
roll-bail_out = bail out
roll-slam_hatch = slam the hatch
roll-fall_back = fall back
roll-escape = escape from the vehicle

## Options

option-choose = Choose
option-choose-help = this unit is active
option-concede = Concede
option-concede-help = the other side wins at once
option-pass = Choose nobody
option-pass-help = not allowed: a unit must be chosen, but it may then do nothing
option-draw_item = Take from the backpack
option-draw_item-help = an item goes into a slot, 1OK
option-pick_up = Pick up
option-pick_up-help = an item within reach, 1OK
option-run = Run
option-run-help = to any open point, 1OK
option-board_pilot = Jump into the pilot seat
option-board_pilot-help = of an unoccupied vehicle within reach, 1OK
option-board_hold = Jump into the transport compartment
option-board_hold-help = of a vehicle within reach, 1OK
option-open_hatch = Open the hatch
option-open_hatch-help = of an enemy vehicle within reach, 1OK; its pilot may oppose
option-open_container = Open a container
option-open_container-help = its contents go into the backpack, 1OK
option-drive = Drive
option-drive-help = to any open point, 1OK
option-dismount = Dismount
option-dismount-help = to an open point beside the vehicle, 1OK
option-change_station = Change station
option-change_station-help = between the pilot seat and the transport compartment, 1OK
option-own_hatch = Open or close the own hatch
option-own_hatch-help = of the own vehicle, 1OK
option-hand_item = Hand over an item
option-hand_item-help = into the backpack, on the ground or to a friend, 1OK
option-use_item = Use an item
option-use_item-help = a medkit on a friend within reach, 1OK
option-snatch = Snatch
option-snatch-help = an item of an enemy within reach, 1OK; he may oppose
option-custom = Custom action
option-custom-help = anything small that the game master allows, 1OK
option-stop = Stop the chain
option-stop-help = go over to the attack
option-attack-help = toss the coins of the weapons in the slots
option-forgo = Forgo the attack
option-forgo-help = attack nobody in this turn
option-allot = Allot the damage
option-allot-help = deal the pool out among enemy units
option-oppose = Oppose
option-oppose-help = 1OK, on success nothing happens
option-decline = Do not oppose
option-decline-help = let it happen
option-allow-help = the unit may try it, 1OK
option-forbid-help = nothing is tossed
option-brace = Brace
option-brace-help = toss the guard pool, every tails cancels 1 damage
option-dodge = Dodge
option-dodge-help = toss until heads, every tails cancels 1 damage
option-bail_out = Bail out
option-bail_out-help = leave the vehicle before the damage falls, 1OK
option-slam_hatch = Slam the hatch
option-slam_hatch-help = close the hatch of an affected vehicle, 1OK
option-fall_back = Fall back
option-fall_back-help = to any open point, 1OK; allotted damage stays
option-end = End the defence
option-end-help = the damage falls

## Fields

field-unit = unit
field-into = into which slot
field-vehicle = vehicle
field-on = on whom
field-object = against whom
field-with = weapons
field-amounts = who gets how much
field-opposed = may be opposed
field-of = unit
field-hand_item-to = to whom
field-hp-to = HP
field-hatch-to = hatch
field-like = a unit like

## Rulings of the game master

edit-hp = hit points
edit-hatch = hatch
edit-give = item handed out
edit-active = active unit
edit-add = unit added
edit-join = unit joins
edit-remove = unit removed
edit-return = unit brought back

## Why not

refusal-CORE-DICE = the coins do not fit: { $count }M expected, T for tails and H for heads
refusal-COIN-TOSS-4 = a check of 0OK does not exist
refusal-COIN-TOSS-5 = coins are tossed strictly in order
refusal-COIN-SPACE-4 = not an open point: off the field, overlapping a unit or wreck, or in a blocked zone
refusal-COIN-SPACE-5 = coordinates and sizes are multiples of 0.25
refusal-COIN-SPACE-6 = terrain is cover of rating 1 or 2, or a blocked zone
refusal-COIN-UNIT-2 = only infantry has a left slot, a right slot and a backpack, one item to a slot
refusal-COIN-UNIT-3 = only a technical unit has weapon slots, a pilot seat, a transport compartment and a hatch
refusal-COIN-UNIT-4 = there are exactly two sides, A and B; the game master acts for neither
refusal-COIN-UNIT-5 = a vehicle belongs to the side of its pilot
refusal-COIN-ITEM-1 = every item is in exactly one place, and a two-handed one fills both slots
refusal-COIN-ITEM-3 = the item destroyed itself with its owner
refusal-COIN-ITEM-4 = only the owner can open this container
refusal-COIN-ITEM-6 = the item is used up
refusal-COIN-SETUP-1 = { $what ->
    [terrain] bad set-up: a zone is a rectangle with its low corner first, either cover or blocked
    [neutral] bad set-up: only a vehicle can be neutral
    [ground] bad set-up: the item lies off the field
    [seat] bad set-up: the unit cannot sit there, or the place is taken
    [room] bad set-up: there is no room for the unit
   *[pos] bad set-up: the unit does not stand at an open point
}
refusal-COIN-SETUP-2 = a side has no living infantry
refusal-COIN-INIT-2 = the sides toss for initiative alternately
refusal-COIN-INIT-4 = the lot decides who tosses first
refusal-COIN-INIT-6 = tails of an earlier attempt do not count
refusal-COIN-CAMO-2 = against a camouflaged side every attempt needs xOK
refusal-COIN-TURN-2 = it is not the time for this: { $phase ->
    [0] the sides toss for initiative
    [1] the active units are chosen
    [2] the first player acts
    [3] the second player defends
    [4] the second player acts
    [5] the first player defends
   *[6] the field is cleared
}{ $now ->
    [none] { "" }
   *[one] { "" }; now: { $now }
}
refusal-COIN-TURN-3 = only the active unit may act{ $now ->
    [none] { "" }
   *[one] { "" }; now: { $now }
}
refusal-COIN-SEL-1 = the other side chooses first
refusal-COIN-SEL-2 = the player of a side chooses, and only a unit of that side
refusal-COIN-SEL-3 = the unit cannot be chosen: not ready, or a vehicle without a living pilot
refusal-COIN-SEL-4 = a unit must be chosen
refusal-COIN-SEL-6 = the choice of this turn is final
refusal-COIN-SEL-7 = the active unit cannot act, its phase is skipped
refusal-COIN-SEL-8 = every unit acts once in a turn, those of the first player before those of the second
refusal-COIN-PREP-1 = preparation comes before the attack and is not over yet
refusal-COIN-PREP-2 = every preparatory action needs its own 1OK check
refusal-COIN-PREP-3 = a further preparatory action needs a success before it, and the one before is not settled yet
refusal-COIN-PREP-4 = no further preparatory action is allowed
refusal-COIN-PREP-5 = the check failed, the unit goes over to its attack
refusal-COIN-PREP-7 = the chain was stopped
refusal-COIN-PREP-9 = the unit has already passed to its attack
refusal-COIN-PREP-10 = the custom action is not allowed
refusal-COIN-ACT-1 = the item is not in the own backpack
refusal-COIN-ACT-2 = the item is not within reach, or the slot is not free
refusal-COIN-ACT-3 = not another point, or farther than the rules of this battle allow
refusal-COIN-ACT-4 = the vehicle is not unoccupied
refusal-COIN-ACT-5 = only infantry on foot can jump into a transport compartment
refusal-COIN-ACT-6 = the vehicle is out of reach, marked, a wreck or without a free place
refusal-COIN-ACT-7 = an enemy-occupied vehicle can be entered only through an open hatch into the transport compartment
refusal-COIN-ACT-8 = the vehicle was not chosen in this turn, its weapons cannot be used
refusal-COIN-ACT-9 = no enemy-occupied vehicle with a closed hatch within reach
refusal-COIN-ACT-10 = not a container in the own slots, in the own backpack or within reach
refusal-COIN-ACT-11 = not another point, or farther than the rules of this battle allow
refusal-COIN-ACT-12 = not an open point within reach of the vehicle
refusal-COIN-ACT-13 = the seat or place is not free
refusal-COIN-ACT-14 = only from inside a vehicle of the own side
refusal-COIN-ACT-15 = the item is not carried, or the receiver is not a willing friend with room within reach
refusal-COIN-ACT-16 = not a carried medkit, or the target is not a friendly living infantry unit within reach
refusal-COIN-ACT-17 = snatching is switched off, or the victim is not an enemy on foot within reach
refusal-COIN-ACT-18 = this action is for units on foot, inside a vehicle or of the other kind
refusal-COIN-HATCH-1 = a hatch is opened with a 1OK check
refusal-COIN-HATCH-2 = only the pilot may oppose
refusal-COIN-HATCH-6 = passengers cannot oppose
refusal-COIN-HATCH-8 = the hatch is open already, or nobody hostile is inside
refusal-COIN-ATK-1 = one attack per turn
refusal-COIN-ATK-3 = a vehicle attacks with one slot only
refusal-COIN-ATK-4 = the weapon is not in a slot
refusal-COIN-ATK-5 = there is no attack any more: it was forgone, and weapons are named before the toss
refusal-COIN-ATK-7 = the weapon has no legal target in range
refusal-COIN-ATK-8 = not an enemy unit that is ready
refusal-COIN-ATK-9 = the target is in a closed vehicle, or in an open one but not beside an infantry attacker
refusal-COIN-ATK-10 = a unit inside a vehicle may attack only enemy infantry inside it
refusal-COIN-ATK-11 = targets are chosen after the toss: attack first, then allot the damage
refusal-COIN-POOL-1 = the weapons decide how many coins are tossed
refusal-COIN-POOL-3 = only the attacker deals out the pool
refusal-COIN-POOL-4 = more damage allotted than the pool holds: { $given } of { $pool }
refusal-COIN-POOL-5 = this portion of the pool cannot reach that target
refusal-COIN-POOL-7 = the distribution is final
refusal-COIN-DEF-1 = the unit was not affected in phase 2
refusal-COIN-DEF-2 = the unit was not attacked in phase 4
refusal-COIN-DEF-5 = one defensive action per unit and phase, and only of a kind that this battle allows
refusal-COIN-DEF-6 = the defending player chooses the order, and each defence is settled before the next
refusal-COIN-DEF-7 = only an attacked unit can brace
refusal-COIN-DEF-8 = cover does not count here
refusal-COIN-DEF-9 = only attacked infantry on foot can dodge
refusal-COIN-DEF-10 = only affected infantry inside a vehicle can bail out, to a point within reach of it
refusal-COIN-DEF-11 = only an affected and manned vehicle with an open hatch can slam it
refusal-COIN-DEF-12 = only infantry on foot or a vehicle with a living pilot can fall back, to another point
refusal-COIN-DEF-14 = only units of the defending side defend
refusal-COIN-DMG-4 = whoever is inside a destroyed vehicle is destroyed in it
refusal-COIN-MARK-2 = a marked unit has only its last action
refusal-COIN-MARK-3 = a marked unit cannot be attacked, healed, robbed, boarded or restored, and cannot board or leave a vehicle
refusal-COIN-CLEAN-1 = the vehicle was removed with everything in it
refusal-COIN-CLEAN-3 = special rules say otherwise
refusal-COIN-CLEAN-5 = the items of a body can be taken from the next turn on
refusal-COIN-CLEAN-6 = the body and its items lie in the vehicle’s cargo
refusal-COIN-WIN-1 = a side without living infantry is defeated
refusal-COIN-WIN-2 = both sides are defeated
refusal-COIN-WIN-3 = a side can concede only when it chooses its unit
refusal-COIN-WIN-4 = the turn limit is reached

## Without a field

default-object = nobody
default-allow-object = as it was declared
default-item = nothing
default-into = a free slot, else the pack

## Words of a table, and short ones

phase-initiative = initiative
phase-choice = choice
phase-first_act = first acts
phase-first_defence = second defends
phase-second_act = second acts
phase-second_defence = first defends
phase-clearing = clearing
budget-links = links of the chain
budget-attack = attack
term-camouflage = camouflage
term-guard = guard
short-option-decline = Do not oppose
short-option-stop = Stop the chain
short-option-draw_item = From the backpack
short-option-board_pilot = Pilot seat
short-option-board_hold = Into the hold
short-option-own_hatch = Own hatch
short-option-use_item = Use an item
short-option-forgo = Forgo the attack
short-option-bail_out = Bail out

## The short log

line-turn-began = Turn { $round }
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
    [failed] failure
   *[other] { "" }
}
line-attacked = { $weapons }
part-attacked = pool { $pool_total }
part-allotted = { $shares ->
    [none] { "" }
   *[given] → { $shares }
}
line-defended = { $action_label }
part-defended = { $success ->
    [no] failure
   *[yes] { $to ->
        [none] { $cancelled ->
            [0] success
           *[other] cancels { $cancelled }
        }
       *[given] → { $to }
    }
}
part-marked = DESTROYED
## What else people call acts

alias-run = move, go, walk
alias-stop = done
alias-use_item = apply
coin-words-T = tails, tail
coin-words-H = heads, head

## What the samples are about

sample-convoy_at_the_pass = Vehicles: an armoured car with troopers and a trader, held up by hatch breakers.
sample-dry_ford = Nothing but shooting: four levies against two troopers. A good first fight.
sample-glass_night = Camouflage and weapons that destroy themselves; loot and an empty buggy for whoever is quick.

## Values that the game master sets

setting-active_a = active unit of side A
setting-active_b = active unit of side B
setting-attacked = has attacked
setting-attacking = attack phase runs
setting-blocked = impassable
setting-cargo = cargo
setting-defended = has defended
setting-first = side that goes first
setting-hold_capacity = room in the hold
setting-hold = in the hold
setting-hp_max = most hit points
setting-inside = inside
setting-links = preparations done
setting-owner = owner
setting-phase = phase
setting-pilot = pilot
setting-prepared_against = was prepared against
setting-seat_taken = taken this turn
setting-size = size
setting-slots = slots
setting-tails = tails tossed
setting-uses = uses left
