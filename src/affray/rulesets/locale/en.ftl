### What several games say alike, in English. Read after the product’s messages and before those of a game.

## Words

name-neutral = neutral
name-unarmed = Unarmed strike
name-ok = fit
name-destroyed = destroyed
name-bleeding = bleeding
name-heroes = Heroes
name-raiders = Raiders
name-str = Strength
name-dex = Dexterity
name-con = Constitution
name-int = Intelligence
name-wis = Wisdom
name-cha = Charisma
name-athletics = Athletics
name-acrobatics = Acrobatics
name-stealth = Stealth
name-perception = Perception
name-medicine = Medicine
name-small = small
name-medium = medium
name-large = large
name-huge = huge
name-bludgeoning = bludgeoning
name-cold = cold
name-fire = fire
name-necrotic = necrotic
name-piercing = piercing
name-slashing = slashing
name-blinded = blinded
name-deafened = deafened
name-frightened = frightened
name-grappled = grappled
name-incapacitated = incapacitated
name-invisible = invisible
name-paralyzed = paralyzed
name-prone = prone
name-restrained = restrained
name-stunned = stunned
name-unconscious = unconscious
name-surprised = surprised
name-hidden = hidden
name-dying = dying
name-stable = stable
name-dead = dead
name-gone = gone
name-surrendered = surrendered
name-total = total cover
name-threatened = threatened
name-reaction = reaction
name-climb = climbing
name-swim = swimming
name-fly = flying
name-burrow = burrowing
name-crawl = crawling
name-fall = a fall
name-attack = attack
name-grapple = grapple
name-hide = hiding
name-first_aid = first aid
name-casts = casts a spell
name-end = end of the turn
name-any = anybody
name-self = itself
name-engaged = engaged
name-N = north
name-NE = northeast
name-E = east
name-SE = southeast
name-S = south
name-SW = southwest
name-W = west
name-NW = northwest
name-colossal = colossal
name-helpless = helpless
name-cowering = cowering
name-burning = burning
name-shaken = shaken
name-active = in the fight
name-fled = fled
name-pending = still to act
name-delaying = delaying
name-disarm = disarm
name-charge = charge
name-crew = Crew
name-dazed = dazed
name-confused = confused

reason-cover = cover
reason-d20 = (d20)
reason-bonus = bonus
reason-hazard = (dice)
reason-ongoing = (dice)
reason-die = (die)
reason-dice = (dice)
reason-weapon = weapon
reason-charge = charge
reason-ambush = ambush
reason-prone = prone
reason-blind = unseen target
reason-range = range
reason-size = size

result-draw = Draw
result-raiders = The raiders win
result-crew = The crew wins

rule-tag-designed = added to the source text: from the rest of the game, or our ruling

## Sample names

item-unarmed = Unarmed strike
item-mace = Mace
item-bite = Bite
item-talons = Talons
item-spear = Spear
item-web = Web
item-claw = Claw
item-beak = Beak
item-rock = Rock
item-maw = Maw
item-sting = Sting
item-stomp = Stomp
item-barricade = Barricade
item-pillar = Pillar

## What happened

feet-spent = { $cost ->
    [0] { "" }
   *[other] { " " }({ $cost } ft)
}

share = { $target } ({ $damage })

event-turn-began = Turn: { $who }.
event-not-offered = { $who } cannot react now.
event-ended = { $on }: “{ $what_label }” ends.
event-surprise-settled = { $surprised ->
    [none] Nobody is surprised.
   *[given] Surprised: { $surprised }.
}
event-order-settled = Initiative: { $order }.
event-round-began = Round { $round }.
event-turn-ended = { "" }
event-spoke = { $who }: “{ $words }”.
event-bumped = { $who } comes upon somebody unseen at { $at }.
event-hazard-met = { $who } is caught by { $where }.
event-condition-resisted = { $who } is immune: { $condition }.
event-surrendered = { $who } surrenders.
event-condition-ended = { $who }: “{ $condition }” ends.

## What is asked

roll-initiative = initiative
roll-attack = attack roll
roll-damage = damage
roll-fall = fall
roll-save = saving throw
roll-roll_off = roll-off
roll-ongoing = lasting damage
roll-burning = burning
roll-confusion = confusion

prompt-turn = { $who }: the turn.
prompt-tie = { $who }: equal initiative. In which order?

## Options

option-pick_up = Pick up
option-run = Run
option-stop = Stop
option-attack = Attack
option-decline = Let pass
option-decline-help = do nothing, costs nothing
option-allow = Allow
option-forbid = Forbid
option-dodge = Dodge
option-end = End the turn
option-end-help = whatever is unused is lost
option-move = Move
option-jump = Jump
option-drop_prone = Drop prone
option-grapple = Grapple
option-escape = Escape
option-hide = Hide
option-search = Search
option-ready = Ready
option-draw = Draw
option-sheathe = Sheathe
option-sheathe-help = a held item is put away
option-drop = Drop
option-first_aid = First aid
option-speak = Speak
option-release = Release
option-surrender = Surrender
option-delay = Delay
option-react-help = costs the reaction
option-order = Set the order
option-order-help = name all of them, first to last
option-stay = Stay
option-athletics = Athletics
option-refuse = Refuse
option-disarm = Disarm
option-overrun = Overrun
option-charge = Charge
option-withdraw = Withdraw
option-crawl = Crawl
option-stand_up = Stand up
option-take_cover = Take cover
option-coup_de_grace = Coup de grace
option-cast = Cast a spell
option-aim = Aim
option-reload = Reload
option-open_door = Open a door

## Fields

cause = { $cause ->
    [none] { "" }
   *[given] { " " }({ $cause })
}
field-item = item
field-to = where to
field-on = present
field-what = what
field-with = with what
field-of = combatant
field-side = side
field-at = where
field-id = id
field-hp-to = hit points
field-status-to = new status
field-side-to = new side
field-give-to = to whom
field-path = path
field-target = target
field-targets = targets
field-throw = thrown
field-from = from whom
field-as = as which action
field-ally = ally
field-words = words
field-order = order
field-ready-who = whose doing
field-squares = squares
field-text = in words
field-skill = skill
field-height = height in ft
field-name = condition
field-source = source
field-rounds = rounds
field-level = level
field-action = action
field-spell = spell
field-who = who
field-weapon = weapon
field-order-who = first to last
field-effect = effect
field-door = door
field-value = value

## Rulings of the game master

edit-hp = hit points
edit-status = status
edit-place = place
edit-side = side
edit-condition = condition
edit-surprise = surprise
edit-door = door

## Without a field

default-side = the side of its model
default-source = from nobody
default-rounds = until something ends it
default-height = as high as before
default-temp = unchanged
default-text = without words
default-squares = any square
default-drop-to = where it stands
default-escape-from = from the first holder
default-with = the first weapon in hand
default-ready-with = chosen when it happens
default-targets = nobody else
default-skill = no check
default-step = no step
default-at = at the target

## Words of a table, and short ones

brief-budget-action = action
brief-budget-bonus_action = bonus
brief-budget-interaction = free
brief-budget-reaction = reaction
brief-budget-standard = standard
brief-budget-move = move
brief-budget-swift = swift
brief-budget-movement = move
brief-budget-extra = extra
brief-budget-combat = combat
brief-budget-complex = complex
brief-budget-quick = quick
brief-budget-links = links
brief-budget-attack = attack
brief-measure-ft = ft
brief-measure-m = m
group-attack = attack
group-move = movement
group-posture = posture
group-magic = powers
group-item = items
group-talk = talk
group-other = other
looks-unhurt = unhurt
looks-hurt = hurt
looks-bloodied = bloodied
looks-down = down
phase-turns = turns
phase-over = over
measure-ft5 = squares of 5 ft
measure-ft = ft
measure-m = m
measure-span = spans
measure-pool = points
measure-round = round
measure-turn = turn
moment-turn_start = start of the turn
moment-turn_end = end of the turn
moment-turn = turn
moment-round_end = end of the round
moment-round_start = start of the round
moment-anchor = place in the order
held-declared = declared
held-readied = readied
held-delaying = delaying
held-casting = casting
note-chosen = chosen
note-inside = inside
note-readied = readied
note-delaying = delaying
note-carried = carried over
note-extras = extra actions
note-took_initiative = took initiative
feature-open_door = open door
feature-wall = wall
feature-low_wall = low wall
feature-veil = veil
feature-difficult = difficult ground
feature-cover = cover
feature-drop = drop
feature-dark = darkness
feature-door = door
feature-pillar = pillar
feature-crate = crate
feature-fence = fence
feature-hedge = hedge
feature-rubble = rubble
feature-window = window
feature-pit = pit
feature-water = water
feature-fire = fire
feature-barricade = barricade
term-ac = AC
term-speed = speed
phase-end = end
short-option-stay = Stay
short-option-cast = Cast a spell
short-option-ready = Ready
short-option-respond = Respond
short-option-react = React
short-option-keep_away = Keep away
short-edit-trigger = trigger

## The short log

turn-turn-began = { "" }
line-turn-ended = { "" }
line-round-ended = { "" }
line-not-offered = { "" }
line-ruled = { "" }
row-initiative-rolled = { $who } ({ $total_total })
line-initiative-rolled = Initiative
answer-reacted = { $what_label }
line-attack-declared = { $target ->
    [none] { $weapon }
   *[given] { $weapon } → { $target }
}
line-attack-resolved = { $weapon } → { $target }
part-attack-resolved = { $hit ->
    [yes] { $critical ->
        [yes] CRITICAL HIT
       *[no] HIT
    }
   *[no] miss
}
part-rolled = { $why ->
    [initiative] { "" }
   *[other] { verdict-roll }{ verdict-success }
}
line-rolled = { $why_label } { verdict-roll }{ verdict-success }
part-dice-rolled = { "" }
part-damaged = { $taken }{ health-left }
part-healed = +{ $amount }{ health-left }
health-left = { $left ->
    [none] { "" }
   *[given] { " " }({ $left }/{ $most })
}
part-fell = { $how ->
    [dead] dead
    [destroyed] destroyed
   *[other] down
}
part-died = dead
part-condition-gained = { $condition }
part-condition-ended = “{ $condition }” ends
verdict-roll = { $total_total ->
    [none] { "" }
   *[other] { $total_total }{ $against ->
        [none] { "" }
        [0] { "" }
       *[other] { " " }vs { $against }
    }
}
verdict-success = { $success ->
    [yes] , success
    [no] , failure
   *[other] { "" }
}
way-length = { $cost ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }({ $cost } ft)
}
## What else people call acts

alias-attack = shoot, strike, fire, throw, slash, stab
alias-run = sprint
alias-grapple = grab, wrestle
alias-drop_prone = go prone, lie down
alias-approach = advance
alias-back_off = retreat
alias-cast = spell
alias-end = done, pass, end turn, end my turn, finish
alias-move = walk, go
alias-open_door = open

## Moving in words, without a map

name-near = near
option-approach = Approach
option-approach-help = towards somebody until engaged or near, as far as the movement lasts
option-back_off = Back off
option-back_off-help = as far away from somebody as the movement lasts
option-keep_away = Keep away
option-keep_away-help = to where the nearest opponent is as far away as possible
option-behind = Get behind
option-behind-help = to somebody’s back: behind an ally into shelter, behind an opponent for an attack from there
field-approach-by = way of moving
field-approach-until = until
field-back_off-by = way of moving
field-keep_away-by = way of moving
field-behind-by = way of moving
default-approach-by = the first that is possible
default-back_off-by = the first that is possible
default-back_off-target = the nearest opponent
default-keep_away-by = the first that is possible
default-behind-by = the first that is possible
short-fact-stamina = stamina
short-fact-resolve = resolve
short-fact-temp = temporary
short-fact-nonlethal = nonlethal
short-fact-wounds = wounds
short-fact-stress = stress
short-fact-traumas = traumas
short-fact-death_successes = death saves
short-fact-death_failures = failed death saves

## Values that the game master sets

setting-acted = has acted
setting-armor = armour
setting-at = where it stands
setting-conditions = conditions
setting-controller = who decides
setting-cover = cover
setting-damage = damage
setting-height = height
setting-hidden_from = hidden from
setting-holds = holds
setting-hp_max = most hit points
setting-initiative = initiative
setting-light = light
setting-moved = has moved
setting-movement = movement
setting-of-ammo = ammunition: { $thing }
setting-of-uses = uses left: { $thing }
setting-order = order
setting-round = round
setting-temp_hp = temporary hit points
setting-turn = turn
setting-waits_for = waits for
