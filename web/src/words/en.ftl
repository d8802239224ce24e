# Words of the page itself; those of the games come with the view.
unit-round = Round
unit-turn = Turn
order = Order
phases = Phases
count = count { $n }
state-now = acting
state-next = to act
state-first = next
state-done = done
state-held = waits
state-out = out
interrupted = interrupted
asked = asked
asked-all = Who is asked
legal-now = Legal now
not-legal = Not legal now
reasons = { $n ->
    [one] 1 reason
   *[other] { $n } reasons
}
act = Act
map = Map
me = Me
acts-short = acts
you-short = you
log = Log
log-short = Log
log-shows = What the log shows
log-all = All
log-dice = Dice
log-refused = Refused
no-dice-yet = No dice have fallen yet.
nothing-refused = Nothing was refused on this page.
panes = Panes
history = History
by-choice = Choice
by-action = Action
by-turn = Turn
undo = Undo
redo = Redo
undone = undone
go-here = Go back to here
overrule = Overrule
join = Join
simulate = Simulate from here
simulate-help = The fight goes on many times from this position, played by the computer.
fights = { $n ->
    [one] 1 fight
   *[other] { $n } fights
}
stop = Stop
live = Live
catching = Catching up
offline = Offline, trying again
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
language = Language
theme = Dark or light
keys = Keys
whose-dice = Dice
app-dice = App dice
typed-dice = Typed dice
shake = Shake when I am asked
app-rolls = App rolls
app-rolls-rest = App rolls the rest
pad-half = Half of it
pad-double = Double
pad-sign = Set, take away or add
pad-hurt = Take away
pad-heal = Add
pad-set = Set
die-range = A die shows 1 to { $n }.
roll-these = Use these dice
dice = { $count }d{ $sides }
heads = Heads
tails = Tails
free = free
spent = spent
estimated = estimated
inside = in { $of }
let-play = Let the computer answer
stuck = Nothing is left to ask.
nowhere = The computer has stopped: for 20 rounds nothing has changed. Decide for somebody, or let it go on.
waiting = Waiting for the others.
waiting-own = What you have begun waits for the others to answer.
waiting-short = Waiting
your-choice = Your choice
your-roll = Your roll
awaiting = Waiting for { $who }
fight-over = The fight is over
decides-now = { $who } decides
rolls-now = { $who } rolls
stand-of = { $n } of { $all } standing
undo-what = Undo: { $what }
your-turn = Your turn
you-are-next = You are next
needed = needed
pick-on-map = choose on the map
steps-to = { $n ->
    [1] to { $to }
   *[other] to { $to } in { $n } legs
}
costs = cost { $n }
provokes = can be answered by { $who }
in-area = In the area: { $who }
clear = Clear
left = { $left } of { $total } left
split-even = Evenly
in-this-order = in this order
nobody = nobody
yes = yes
no = no
hit = hit
success = success
out-chance = out
close = Close
field-help = Esc steps back, digits choose, Enter confirms
interrupts = What is interrupted
always-pass = Always pass this
of = { $n } of { $all }
held = Held and readied
withdraw = Take back
more = { $n } more
fold = Fold
details = Details
map-help = Map: arrow keys move the cursor, Enter chooses
can-go = can be chosen
reach = reach
threatened = threatened
lies-there = lies there
as-text = As text
zoom-in = Closer
zoom-out = Farther
who = Who
where = Where
health-stamina = stamina
health-resolve = resolve
health-wounds = wounds
health-stress = stress
health-traumas = traumas
health-nonlethal = nonlethal
health-death_successes = death saves made
health-death_failures = death saves failed
health = Health
apart = Distances
style-wall = wall
style-low = low wall
style-cover = cover
style-heavy = difficult
style-fog = obscured
style-dark = dark
style-drop = drop
style-water = water
style-door = door
style-area = area
command = Command
paused = Stopped after undo. Answer, redo or roll to go on.
just-now = Just now
here = here
away = away
role-gm = Game master
role-player = Player
role-screen = Shared screen
role-onlooker = Onlooker
new-seat = New seat
seat-name = Name of the person or the screen
answers-some = answers for those marked
answers-all = answers for the whole side
make-link = Make a link
new-link = New link
revoke = Take the seat away
link = Link
copy = Copy
copied = Copied
link-once = Whoever opens this link has the seat. It is shown this once; a new link replaces it.
link-of = Link of { $who }
link-local = This page was opened as a local address. For phones, open it under the address of this machine in the network.
join-help = Make a link for each person or screen. They open it or scan the code; there is no account and nothing to install.
code = Code of the link
running = Running fights
welcome = A table for fights
welcome-what = Affray runs the fights of your tabletop game: it knows whose turn it is, what everybody can do, and what comes of it. You decide.
welcome-start = Start a sample fight, or build your own. The computer can answer for anybody.
welcome-join = Let the others join with a link or a code: on phones, and on a big screen for everybody.
welcome-play = Play with the app’s dice or your own. Every number can be asked why, and everything can be undone.
welcome-free = No account, nothing to install, no internet needed. A table that was opened in the terminal has its link there.
unofficial = Affray is free and unofficial: it is not affiliated with, or endorsed by, the publisher of any game.
running-help = Every fight is kept on the server. This list is kept in this browser.
forget = Take off the list
open = Open
new-fight = New fight
new-help = choose a sample and start
games = Games
start = Start
side-count = { $n } { $side }
against = against
how-join = How the table joins
join-1 = In a fight, Join shows a link and a code for each seat.
join-player = own card, own options, own prompts
join-screen = order, map, last event
own = Own encounters
trouble = That did not work: { $what }
trouble-no-encounter = There is no such encounter here any more. You can build another one.
to-start = To the start page
lost-no-table = There is no such table.
lost-no-seat = This link opens no seat. Ask the game master for a new one.
lost-revoked = The game master took this seat away.
lost-closed = This table was thrown away.
lost-spoilt = What is stored of this table cannot be read. A copy of the database may help.
key-space = Space
key-option = option, by the letter beside it
key-use = use a reaction
key-pass = pass, let it happen
key-value = value or target
key-confirm = confirm
key-back = step back
key-tab = from one control to the next
key-undo = undo
key-redo = redo
key-panes = next pane
key-map = cursor of the map, when it has the focus
key-command = command box
key-theme = dark or light
key-text = map as text
key-help = this list
# the builder
build-title = Encounter builder
build-title-short = Builder
build-pages = Pages
build-fights = Fights
build-empty-one = Empty encounter
build-edit = Change
build-name = Name of the fight
build-untitled = Untitled fight
build-new = New
build-save = Save
build-saved = Saved
build-start = Start the fight
build-exists = There is an encounter called “{ $name }”.
build-replace = Replace it
build-save-as = Save as “{ $name }”
build-checking = checking …
build-wrong = { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
build-warned = { $n ->
    [one] 1 warning
   *[other] { $n } warnings
}
build-nothing-missing = nothing is missing
build-problems = Problems
build-problem-at = line { $line }, { $where }
build-warning-at = warning, line { $line }, { $where }
build-all-well = Nothing is wrong with it.
build-who = Who fights
build-search = Find somebody to add
build-search-as = 4 { $name }
side-heroes = Heroes
side-raiders = Raiders
side-neutral = Neutral
side-a = Side A
side-b = Side B
build-begin = Nobody fights yet. Choose from the bestiary below: + adds to { $side }; click { $other } to fill the other side.
build-nobody-yet = nobody fights yet
build-adds-to = adds to { $side }
build-add-here = Add to { $side }
build-here = new ones here
build-no-side = no side
build-side = side
build-side-name = Name of side { $n }
build-members = { $n ->
    [one] 1 combatant
   *[other] { $n } combatants
}
build-another-side = Another side
build-own-block = Own stat block
build-somebody = Somebody
build-hide = { $who }: hidden as the fight begins
build-fewer = { $who }: one fewer
build-more = { $who }: one more
build-bestiary = Bestiary
build-bestiary-help = + adds to { $side }
build-own = own
build-add = Add { $n } × { $who }
build-change = Change { $what }
build-nobody-found = Nobody of this name.
build-invent = Make “{ $name }”
build-kind-of-map = Kind of map
build-grid = Grid
build-field = Open field
build-none = No map
build-none-help = Without a map the sides face each other on open ground; distances are told in words.
build-apart-by = Apart by
build-width = Width of the map
build-height = Height of the map
build-unit = { $unit ->
    [ft5] squares of 5 ft
    [m] metres
    [span] spans
   *[other] {""}
}
build-paint = Paint
build-paint-where = Where paint goes
build-squares = Squares
build-edges = Edges
build-place = Place
build-erase = Erase
build-more-kinds = { $n } more
build-fewer-kinds = Fewer
build-own-kind = another kind
build-add-kind = Add this kind
build-map-help = Map editor: digits choose a tool, arrow keys move, Enter or Space places or paints
build-map-tip = Drag somebody to a place, or choose what to paint.
build-put = Click on the map to give a place.
build-stands = { $who } at { $x },{ $y }
build-stands-facing = { $who } at { $x },{ $y }, faces { $facing }
build-empty = empty
build-keys-move = arrows move, Del removes
build-keys-turn = arrows move, R turns, Del removes
build-keys-map = arrows move the cursor, Enter acts
build-keys-edge = Shift with an arrow paints that edge
build-what-entry = combatant
build-what-unit = stat block
build-what-feature = on the map
build-take-out = Take out
build-apart = Place each alone
build-copy-block = Change its stat block
build-open-block = Its stat block
build-add-field = Add a field …
build-remove = Take away: { $what }
build-another = Add: { $what }
build-new-name = new name
build-commas = a, b, …
build-form-of = How { $what } is given
build-kind-text = text
build-kind-number = number
build-kind-yes = yes or no
build-kind-words = words
build-kind-marks = several
build-kind-numbers = numbers
build-kind-list = list
build-kind-table = table
build-kind-fields = in detail
build-kind-either = other
build-kind-raw = other
build-before = Before the first round
build-options = Options of the game
build-changed = { $n } of { $all } changed
build-was-changed = { $value }, changed
build-as-usual = as usual
build-usual = Usual value
build-find-option = Find an option
build-text = The file
build-text-help = the same as the forms, also by hand
build-unreadable = The text cannot be read. The forms wait until it can.
build-line = line { $n }:
build-lost = { $n ->
    [one] A remark has found no place in the file: { $what }
   *[other] { $n } remarks have found no place in the file: { $what }
}
build-tab-form = Forms
build-tab-text = Text
build-page-who = Who
build-page-map = Map
build-page-more = More
build-page-text = Text
build-fair = Is it fair?
build-fair-is = Is it fair? { $side } { $chance } ±{ $margin }
build-fair-short = Fair?
build-fair-help = The fight is fought 300 times by the computer, from the beginning to the end.
build-fair-waits = The fights begin …
build-fair-not-yet = First mend what is wrong.
build-fair-old = The encounter was changed since.
build-no-end = no end
build-try = Try 300 fights
build-import = Import
build-import-title = Stat blocks of another program
build-import-help = Paste a stat block as text or the JSON of another program, or choose a file. What is brought comes into the bestiary of this file.
build-import-file = Choose a file
build-import-run = Bring it in
build-import-got = { $n ->
    [one] 1 stat block has come in: { $who }
   *[other] { $n } stat blocks have come in: { $who }
}
build-import-missed = Not understood
build-import-assumed = Assumed
kind-wall = wall
kind-door = door
kind-window = window
kind-pillar = pillar
kind-crate = crate
kind-rubble = rubble
kind-fence = fence
kind-hedge = hedge
kind-pit = pit
kind-water = water
kind-fire = fire
# fields that mean the same in every game
field-name = name
field-side = side
field-count = count
field-at = place
field-facing = faces
field-hidden = hidden
field-unknown = unknown to others
field-elevation_ft = height, ft
field-altitude_ft = height, ft
field-id = id
field-kind = kind
field-attack_throw = attack throw
field-controller = decided by
field-group = group
field-hp = hit points now
field-hp_max = hit points
field-temp_hp = temporary hit points
field-ac = armour class
field-level = level
field-size = size
field-speed = speed
field-attacks = attacks
field-damage = damage
field-range = range
field-cover = cover
field-difficult = difficult ground
field-open = open
field-blocks_movement = blocks the way
field-blocks_sight = blocks sight
field-dark = dark
field-light = light
field-cost = cost of a step
field-hazard = hazard
field-rect = corners
field-drop_ft = depth, ft
field-surprise = surprise
field-surprised = surprised
field-tactics = tactics
field-environment = surroundings
field-skills = skills
field-weapons = weapons
field-items = things
field-conditions = conditions
field-start = conditions at the start
field-ability_scores = ability scores
rules = Rules
rules-none = No rule has all of these words. Try fewer words, or only the beginning of one; an id such as “ACT-6” is found too.
rules-contents = Contents
rules-find = Find rules: words or an id
rules-found = { $n ->
    [one] 1 rule found
   *[other] { $n } rules found
}
rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-refuses = refuses now: { $what }
rules-in-fight = In this fight
rules-unused = Not used so far.
rules-also = See also
rules-tags = Where rules come from
rules-tags-help = “Source” is in the source text, “source, made precise” too, but more exactly here. “Core” is a fact of the game that the text presupposes. “Designed” was fixed here because no text decides it.
in-rules = in the rules
tag-source = source
tag-source-plus = source, made precise
tag-core = core
tag-designed = designed
tag-convention = designed
tag-srd = reference document
the-table = The table itself
find-value = Find a value
any-value = Any value of
reinforce = Reinforcements
reinforce-find = Who joins?
side = Side
which-kind = Which one is meant: { $names }?
no-kind = Nobody is called “{ $name }”.
at-once = At the same time
window-open = open: { $who }
left-over = What is left
shown = Shown
key-order = map or order, where there are phases
key-rules = rules
key-simulate = simulate or analyse
key-log = log
marked = Marked
marked-help = A number in the command box is for all of them: −7, +4, =12.
mark-several = Mark several
unmark-all = Unmark all
share = How much of it arrives
key-mark = mark several in the order: a number is then for all
key-place = in the command box: cursor of the map
key-join = in the command box: others join
analysis = What decided it
analysis-help = The fight so far is looked at again: from every moment it goes on many times, played by the computer, so that the chances before and after tell what mattered.
analysis-run = Analyse the fight
analysis-curve = chance to win: { $from } at first, { $to } now
turning = Turning points
better = better: { $what }
earlier = Earlier
later = Later
luck = Luck
choices = Choices
missed = Missed
stretch-luck = dice
stretch-choice = a choice
stretch-decree = a decree
no-end = no end
how-many = How many fights
results = What becomes of each
saved = saves
fire-short = Fire
fire-now = Let it happen now
next-is = next: { $who }
# simulations
sim-run = Simulate
sim-again = Run again
sim-back = Back to the table
sim-begins = The first fights are being fought …
sim-from = From which position
sim-now = Now
sim-start = The start of the fight
sim-step = step { $n }
sim-step-before = { $n }, before: { $what }
sim-before = before { $who } decides
sim-truth = The truth counts: also whoever is hidden.
sim-truth-player = The truth counts, also what you do not see.
sim-who = Who decides for: { $side }
sim-style-own = As the encounter says
sim-style-plain = Usual player
sim-style-aggressive = Aggressive player
sim-style-cautious = Cautious player
sim-style-random = Anything that is legal
sim-style-lookahead = Tries everything out (slow)
sim-stop = Stop after
sim-each = What if: fights for each answer
sim-each-none = none
sim-dice = Number that the dice come from
sim-dice-any = any
sim-dice-help = The same number gives the same result.
sim-of = { $n } of { $all } fights
sim-weighing = What if: { $n } of { $all } fights
sim-pace = { $n } per second
sim-progress = Progress
sim-rest = Pause
sim-go-on = Go on
sim-rests = It rests: this is known so far.
sim-cancelled = Stopped before its time. The figures are those of the fights so far.
sim-note = The table goes on meanwhile. The live fight is never touched.
sim-moved = These figures begin at step { $n }, not where the fight stands now.
sim-wins = { $side }: chance to win
sim-between = between { $low } and { $high }
sim-between-short = { $value }, between { $low } and { $high }
sim-interval = 95 of 100 such intervals are right
sim-ends = How it ends
sim-verdict-better = Better than even: yes, the interval does not touch 50.
sim-verdict-worse = Worse than even: yes, the interval does not touch 50.
sim-verdict-open = Better or worse than even: not known yet, the interval holds 50.
sim-rounds = How long it takes
sim-rounds-mostly = rounds, % of fights; middle { $middle }, most { $low } to { $high }
sim-settling = Is the number settling?
sim-settling-help = estimate and interval by fights played
sim-even = even, 50 %
sim-standing = Who is still standing
sim-standing-help = share of fights, mean health left
sim-health = { $now } of { $most }
sim-what-if = What if …
sim-what-if-who = What if { $who } …
sim-what-if-help = chance of { $side }, { $n } fights each
sim-what-if-none = No answers were weighed: choose how many fights for each.
sim-what-if-nobody = Nobody has a choice there.
sim-what-if-later = The answers are weighed after the fights.
sim-usual = as the computer would
sim-too-close = { $best } and { $others } overlap: too close to call.
sim-all-close = All intervals overlap: too close to call.
sim-clear = { $best } is better than all the others.
sim-worse = { $n ->
    [one] { $others } is worse than { $best }.
   *[other] { $others } are worse than { $best }.
}
sim-more = { $n } fights each
analysis-side = For
analysis-moment = Moment of the fight
turning-none = Nothing stands out from chance. More fights would tell more.
luck-and-choices = Luck and decisions
luck-help = What each did to the chance of the own side. Luck: the dice. Choices: against what the computer would have done. Missed: what better answers would have brought, where some were looked for.
replay = Replay
analysis-few = { $n ->
    [one] Only 1 fight from each moment: the numbers are rough.
   *[other] Only { $n } fights from each moment: the numbers are rough.
}
run-begins = Before the first round
run-acts = { $who } acts.
run-waits = Waiting for { $who }.
run-here = { $who } here
run-nobody = nobody else is here
run-you = you: { $role }
run-saved = saved { $when }
run-opened = opened here { $when }
here-gm = { $n ->
    [one] 1 game master
   *[other] { $n } game masters
}
here-player = { $n ->
    [one] 1 player
   *[other] { $n } players
}
here-screen = { $n ->
    [one] 1 screen
   *[other] { $n } screens
}
here-onlooker = { $n ->
    [one] 1 onlooker
   *[other] { $n } onlookers
}
join-onlooker = looks on, nothing secret
own-none = None yet: the encounter builder saves them here.
card-who-wins = Who wins?
card-chance = { $side } { $chance } ({ $low } – { $high })
rules-switches = Switches
keys-help = letters are places on the keyboard, so they work in every layout
keys-flow = Flow
keys-legal = What is legal now
keys-numbers = Numbers for the game master
keys-map = Map
keys-panes = Panes and views
key-all = everybody who can be chosen
key-hurt = hurt whoever is selected or marked
key-heal = heal them
key-set = set exactly
key-mark-digit = mark by the number in the order
key-click = click
table-options = Secrets of the table, and what players may
option-health = Health of strangers
option-health-exact = exact
option-health-words = in words
option-health-hidden = secret
option-undo = Who undoes
option-undo-own = players, their own
option-undo-gm = game master
option-odds = Players see chances
option-simulate = Players may simulate
option-stats = Numbers of strangers are secret
option-gear = What strangers carry is secret
option-dice = Dice of strangers are secret
option-readied = What strangers prepare is secret
end-draw = draw
# what was just done
just-done = { $what }
just-undone = Undone: { $what }
just-redone = Brought back: { $what }
sending = Sending…
destructive = End or remove
remove-somebody = Remove from the fight: { $who }
end-fight = End the fight, winner: { $side }
end-fight-draw = End the fight as a draw
throw-away = Throw this table away
thrown-away-soon = This table is being thrown away.
# layers of the map and the ruler
layers = Layers
layer-reach = Reach
layer-threat = Threat
layer-moves = Moves
layer-ground = Ground
layer-light = Light
layer-heights = Heights
layer-names = Names
ruler = Ruler
ruler-help = Two clicks measure; with the keyboard arrows and Enter. Esc puts the ruler away.
diagonals = diagonals { $how }
far = { $unit ->
    [ft] { $n } ft
    [m] { $n } m
    [span] { $n ->
        [one] 1 span
       *[other] { $n } spans
    }
    [pool] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
   *[other] { $n } { $word }
}
far-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
}, { $far }
# why not, and numbers that explain themselves
why-title = { $n ->
    [one] { $of }: 1 reason
   *[other] { $of }: { $n } reasons
}
explain = how it comes about
total = in all
# the command box
command-for = { $who }: { $examples }
means = means
goes-on = How it can go on
lacks = Still missing: { $what }.
means-place = The cursor of the map goes to { $x }, { $y }.
means-hurt = { $n } damage to { $who }
means-heal = { $n } healed: { $who }
means-set = Exactly { $n }: { $who }
simulate-run = Simulate { $n } fights
means-join = { $n } × { $who } join { $side }.
# keys
change-keys = Change keys
usual-keys = As at first
press-key = Press the key for: { $what }. Esc leaves it as it is.
key-fixed = { $key } cannot be changed.
key-taken = { $key } is already for: { $what }.
key-next = end the turn, let it pass
key-panes-back = previous pane
key-ruler = ruler on the map
key-players = see it as the players do
key-history = history
key-range = all targets up to this one
players-view = As the players see it
players-view-end = Back to the table
# the order as a page
step-of = { $n } of { $all } declared
declares = declares
declared = declared
no-window = nobody interrupted
window-help = where others can interrupt
barred = not available
more-settings = More settings
targets = Targets
held-short = Held
none-left = nobody is left
odds-damage = damage { $mean } ({ $low }–{ $high })
odds-critical = critical { $n }
odds-saved = saves { $n }
odds-guess = a guess: strangers’ numbers are secret here, these are believed
odds-adds = added to the dice
odds-at-least = at least this is needed
odds-at-most = at most this is needed
odds-resists = what resists
odds-better = more dice, the better counts: { $why }
odds-worse = more dice, the worse counts: { $why }
odds-amount = in all { $mean } ({ $low }–{ $high })
odds-spread = how likely each amount is
odds-assumed-no_reaction = if nobody answers with a reaction or a point
odds-assumed-ruling = if the game master rules as usual
odds-assumed-decision = up to the next decision
odds-assumed-apart = each reckoned alone, whatever becomes of the others
choose-more = choose in detail
