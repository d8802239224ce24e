# Words of the page itself; those of the games come with the view.
unit-round = Round
unit-turn = Turn
order = Order
phases = Phases
count = count { $n }
state-now = acting
state-next = to act
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
log = Log
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
simulate-run = Simulate 300 fights
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
app-rolls = App rolls
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
waiting = Waiting for the others.
waiting-short = Waiting
awaiting = Waiting for { $who }
your-turn = Your turn
needed = needed
pick-on-map = choose on the map
steps-to = { $n ->
    [one] 1 step to { $to }
   *[other] { $n } steps to { $to }
}
costs = cost { $n }
provokes = can be answered by { $who }
in-area = In the area: { $who }
clear = Clear
left = { $left } of { $total } left
in-this-order = in this order
nobody = nobody
yes = yes
no = no
hit = hit
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
map-help = Map: arrow keys move the cursor, Enter chooses
can-go = can be chosen
threat = Threat
reach = reach
threatened = threatened
as-text = As text
zoom-in = Closer
zoom-out = Farther
who = Who
where = Where
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
link-local = This page was opened as a local address. For phones, open it under the address of this machine in the network.
join-help = Make a link for each person or screen. They open it or scan the code; there is no account and nothing to install.
code = Code of the link
running = Running fights
running-none = No fight yet on this device.
running-help = Every fight is kept on the server. This list is kept in this browser.
forget = Take off the list
open = Open
new-fight = New fight
new-help = choose a sample and start
games = Games
start = Start
side-count = { $n } { $side }
against = {" "}against{" "}
how-join = How the table joins
join-1 = In a fight, Join shows a link and a code for each seat.
join-player = own card, own options, own prompts
join-screen = order, map, last event
own = Own encounters
trouble = That did not work: { $what }
to-start = To the start page
lost-no-table = There is no such table.
lost-no-seat = This link opens no seat. Ask the game master for a new one.
lost-revoked = The game master took this seat away.
lost-closed = This table was thrown away.
key-space = Space
key-option = option, by its place on the keyboard
key-value = value or target
key-confirm = confirm
key-back = step back
key-end = end the turn, let it pass
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
build-search = 4 levy
build-adds-to = adds to { $side }
build-add-here = Add to { $side }
build-here = new ones come here
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
build-commas = separated by commas
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
build-usual = Usual value
build-find-option = Find an option
build-text = The file
build-text-help = the same as the forms, also by hand
build-unreadable = The text cannot be read. The forms wait until it can.
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
