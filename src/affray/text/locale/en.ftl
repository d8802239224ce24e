### What every game says, in English. A game's own file is read after this one and may replace messages and terms.
### Variables that are empty hold "none"; yes and no are "yes" and "no".

## Words

-gm = game master
-combatant = combatant

name-table = table
name-gm = Game master
yes = yes
no = no

## Numbers with reasons

dice = { $count }d{ $sides }
sum = { $total } = { $parts }
decimal = { $whole }.{ $part }
spot = { $x },{ $y }
share = { $damage } to { $target }
pair = { $field }: { $value }
meaning = { $what } ({ $values })
legal-with = Legal with: { $answer }.
legal-after = Legal after: { $answer }.

## What happened

event-overruled = Ruling of the { -gm }: { $edit ->
    [set] { $values }
   *[other] { $edit_label }{ $values ->
        [none] { "" }
       *[given] { " " }({ $values })
    }
}.
event-value-set = { $who }, { $what_label }: { $was } becomes { $now }{ $wanted ->
    [none] { "" }
   *[given] { "" }, not { $wanted }: that is the limit
}.
event-ended = { $on }: “{ $what }” ends.
event-not-offered = { $who } is not asked.

## What is asked

prompt-dice = { $who }, { $purpose }: roll { dice }.
roll-roll = roll

option-decline = Decline
option-decline-help = do not react
edit-end = end of the fight
edit-abandon = running step dropped
edit-set = any value
field-set-what = of whom or what, and which value (bor.hp)
field-set-to = the new value, or a change (+5, -5)
field-result = result
field-option = option

## Why not

refusal = { $rule }: { $reason }{ $about ->
    [none] { "" }
   *[given] { " " }({ $about })
}.
number-distance = distance { $number }
number-range = range { $number }
number-reach = reach { $number }
number-cost = needed { $number }
number-left = left { $number }
number-feet = { $number } ft
number-most = at most { $number }
refusal-CORE-OPTION = { $option ->
    [none] nothing was said
   *[given] there is no option “{ $option }” now
}; possible: { $known }
refusal-CORE-AMBIGUOUS = “{ $value }” can mean several: { $among }
refusal-CORE-FIELD = “{ $value }” does not fit the field “{ $field_label }”; possible: { $among }
refusal-CORE-NUMBER = “{ $value }” does not fit the field “{ $field_label }”: a whole number from { $low } to { $high } is needed
refusal-CORE-TEXT = the field “{ $field_label }” needs words, at most { $longest } characters
refusal-CORE-PLACE = “{ $value }” is no place for the field “{ $field_label }”; write it as x,y with at most 6 digits each
refusal-CORE-SPLIT = the shares do not add up to { $total }: { $given } given
refusal-CORE-MISSING = the field “{ $field_label }” is missing
refusal-CORE-UNKNOWN = there is no field “{ $field }” here
refusal-CORE-THERE = the target is that near already
refusal-CORE-WORDS = these words mean nothing here: { $words }
refusal-CORE-LONG = too long; at most: { $most } { $what ->
    [words] words
    [values] values
    [glob] characters in a pattern with * or ?
   *[characters] characters
}
refusal-CORE-DEFECT = this answer met a mistake of the program, not yours: { $error } ({ $place }); nothing has changed, answer otherwise and please report this line
refusal-CORE-DICE = the dice do not fit: { dice } expected, every die as a number of its own, such as 4 2 for two
refusal-CORE-KIND = { $asked ->
    [dice] a roll is asked for
   *[choice] a decision is asked for
}
refusal-CORE-LATE = the answer came too late, the fight has moved on
refusal-CORE-NOT-ASKED = { $who } is not asked now
refusal-CORE-NOTHING = there is nothing to choose for the field “{ $field_label }”
refusal-CORE-UNSEEN = something that cannot be seen is in the way
refusal-CORE-EDIT = there is no ruling “{ $edit }”; possible: { $known }
refusal-CORE-EDIT-PLACE = { $of } needs a place first
refusal-CORE-OVERRULE = the game master has decided so
refusal-CORE-EDIT-GONE = { $of } is not on the table; “return” brings it back
refusal-CORE-EDIT-THERE = { $of } is on the table already
refusal-CORE-EDIT-NAME = the id “{ $id }” is taken

## What is wrong with a file

file-warning = Warning: { $text }
hint = { $hint ->
    [none] { "" }
   *[given] { "" }; perhaps “{ $hint }” was meant
}
kind-text = text
kind-number = a number
kind-whole-number = a whole number
kind-true-false = true or false
kind-list = a list
kind-mapping = fields
refusal-FILE-NOT-FOUND = file not found: { $file }{ hint }
refusal-FILE-AMBIGUOUS = several samples are called “{ $file }”: { $among }
refusal-FILE-FOLDER = this is a folder: { $file }
refusal-FILE-FORBIDDEN = this file may not be read or written: { $file }
refusal-FILE-UNREADABLE = cannot read the file { $file }: { $why }
refusal-FILE-UNWRITABLE = cannot write the file { $file }: { $why }
refusal-FILE-NOT-TEXT = this is not text in UTF-8
refusal-FILE-ENCODING = this looks like { $looks }; save the file as UTF-8
refusal-FILE-EMPTY = the file is empty
refusal-FILE-TOO-BIG = { $what ->
    [values] too many values
    [nesting] nested too deeply
    [bestiaries] too many bestiaries
    [combatants] too many combatants
   *[bytes] too many bytes
}; at most: { $limit }
refusal-FILE-YAML = { $why ->
    [tab] a tab at the beginning of the line; indent with spaces
    [colon] a colon in the wrong place or missing, perhaps quotes are needed
    [quote] the quote that begins here is not closed
    [after_quote] something stands behind the closing quote; a quote inside a text is doubled, or the text is put into quotes of the other kind
    [bracket] a bracket is not closed, or a comma is missing
    [indent] the indentation does not fit the lines above
    [character] a character that cannot stand here; perhaps quotes are needed
    [journal] this is a saved fight and no encounter; “affray play” goes on with it, “affray replay” tells it, “affray simulate” plays it on many times
   *[other] this is not YAML
}
refusal-FILE-DOCUMENTS = a second document begins here; one file holds one
refusal-FILE-ALIAS = there is no anchor “&{ $name }” before this place
refusal-FILE-MERGE = “<<” needs fields
refusal-FILE-TAG = tags such as “{ $tag }” are not used in these files
refusal-FILE-KEY = the name of a field must be one word
refusal-FILE-DUPLICATE = the field “{ $field }” was there before, in line { $first }
refusal-FILE-NO-FIELDS = the file must be made of fields, name: value
refusal-FILE-UNKNOWN-GAME = unknown game “{ $value }”{ hint }; installed: { $among }
refusal-FILE-OTHER-GAME = this file is for the game “{ $value }”, not for “{ $expected }”
refusal-FILE-INCLUDE = files are named under “{ $hint }”; “{ $field }” holds stat blocks by name
refusal-FILE-MISSING-FIELD = { $field ->
    [game] the file does not say for which game it is; its first line is, for example, “game: fifth_edition” (“affray games” lists all)
    [side] missing field “side”: on which side somebody fights, such as “side: heroes”
   *[other] missing field “{ $field }”
}
refusal-FILE-MISSING-CHOICE = missing field “{ $field }”; possible: { $among }
refusal-FILE-UNKNOWN-FIELD = unknown field “{ $field }”{ hint }; possible: { $among }
refusal-FILE-NO-VALUE = the value is missing; expected: { $expected_label }
refusal-FILE-TYPE = “{ $value }” does not fit here; expected: { $expected_label }
refusal-FILE-FIELDS = a bare number does not fit here: name what each number is for, one or more of { $among }
refusal-FILE-TABLE = “{ $value }” does not fit here; expected: fields, such as { $among }
refusal-FILE-CHOICE = “{ $value }” is not possible here{ hint }; possible: { $among }
refusal-FILE-RANGE = value out of range: { $value }; possible: { $low }–{ $high }
refusal-FILE-DICE = “{ $value }” are no dice; write them as 1d8 or 2d6+3, at most { $most }
refusal-FILE-DICE-SIDES = “{ $value }” does not fit here: only dice of 6 and 10 sides and a number, such as 2d10+1d6+3
refusal-FILE-DIE = “{ $value }” does not fit here: one die, such as 1d4, or -1d4 if it is taken away
refusal-FILE-AT-LEAST = value too small: { $value }; at least: { $low }
refusal-FILE-AT-MOST = value too large: { $value }; at most: { $high }
refusal-FILE-MULTIPLE = { $value } is not a multiple of { $unit }
refusal-FILE-COUNT = wrong number of values: { $given }; expected: { $wanted }
refusal-FILE-TOO-FEW = { $given ->
    [0] nothing is here yet; at least: { $low }
   *[other] too short: { $given }; at least: { $low }
}
refusal-FILE-TOO-MANY = too long: { $given }; at most: { $high }
refusal-FILE-VALUE = wrong value: { $value }
refusal-FILE-UNKNOWN-NAME = { $kind ->
    [item] there is no item “{ $value }”
    [unit] there is no { -combatant } “{ $value }”
   *[other] there is no “{ $value }”
}{ hint }
refusal-FILE-DUPLICATE-ID = two have the same id “{ $value }”
refusal-FILE-TWICE = two have the same id “{ $value }”; the first is in line { $first }
refusal-FILE-OFF-MAP = this is outside the map ({ $size })
refusal-FILE-ROW-OFF-MAP = the row of copies runs off the map ({ $size }); so many fit: { $fit }
refusal-FILE-BODY-OFF-MAP = a part of the body ({ $body } squares, of which this is the front left one) is outside the map ({ $size })
refusal-FILE-ROW-INSIDE = the row of copies runs into “{ $inside }”; so many stand before it: { $fit }
refusal-FILE-INSIDE = this is inside “{ $inside }”, where nobody can stand
refusal-FILE-OVERLAP = the places of “{ $who }” ({ $at }) and “{ $other }” ({ $there }) overlap
refusal-FILE-RESERVED-ID = the id “{ $value }” means something else here; choose another
refusal-FILE-KIND = the kind “{ $kind }” means nothing by itself, so this changes nothing; perhaps “{ $hint }” was meant
refusal-FILE-NO-EFFECT = this changes nothing: { $kind } “{ $id }”; perhaps a property is missing
refusal-FILE-NO-EXTENT = “{ $weapon }” reaches nobody but whoever stands in its midst: what ends with its damage has none; write “type: uniform” and a “radius”
refusal-FILE-OPTION-OFF = “{ $weapon }” is of no use: the option is off; write “{ $option }: true” under “options”
refusal-FILE-AT-ONCE = “{ $who }” uses all of this one after the other in every round; what it uses instead of another stands under “{ $field }”
refusal-FILE-LOOKS-NATURAL = “{ $weapon }” is held in a hand and can be dropped; a part of the body has “{ $field }: natural”
refusal-FILE-LOOKS-RANGED = “{ $weapon }” strikes only hand to hand; perhaps a range is missing
refusal-FILE-NO-RANGE = “{ $weapon }” reaches nobody; perhaps “{ $field }” is missing
refusal-FILE-NO-DEATH-SAVES = “{ $who }” dies at 0 hit points like a monster; a hero has “kind: { $kind }”
refusal-FILE-NO-RESOLVE = “{ $power }” has “resolve: { $field }”, but no “{ $field }”
refusal-FILE-NOT-RESOLVED = “{ $field }” of “{ $power }” changes nothing; perhaps “resolve: { $field }” is missing
refusal-FILE-NO-SLOT = “{ $power }” needs a spell slot of level { $level }, and there is none
refusal-FILE-NO-VERSATILE = “versatile” changes nothing for “{ $weapon }”; perhaps “versatile_dice: { $dice }” is missing
refusal-FILE-NO-MAP = places count for little without a map; perhaps the field “map” is missing
refusal-FILE-WRONG-KIND = the field “{ $field }” does not fit this kind
refusal-FILE-JSON = this is not JSON that can be read
refusal-FILE-SYSTEM = an actor of Foundry’s system “{ $value }”; those that can be imported: { $among }
refusal-FILE-FORMAT = this is none of the formats that can be imported: { $among }
refusal-FILE-NO-CREATURES = there is no creature in it
refusal-FILE-NOT-JOURNAL = this is not a saved fight
refusal-FILE-JOURNAL-LINE = this line is none of a saved fight ({ $why })
refusal-FILE-JOURNAL-CHAIN = this line does not fit the one before it: it was changed, moved or doubled, or one before it is missing
refusal-FILE-JOURNAL-DIE = the program threw { $thrown } here, not { $given }
refusal-FILE-JOURNAL-NEWER = this fight was saved by version { $version }; this is { $now }, which cannot read it: install the newer version

## Where a rule comes from

rule-tag-source = from the source text
rule-tag-source-plus = from the source text, made precise
rule-tag-designed = our completion of the source text
rule-tag-srd = from the public reference document
rule-tag-core = a custom of the game
rule-tag-convention = our convention where no text decides

## Command line

cli-usage = Usage
cli-word-options = options
cli-word-command = command
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-help-about = The rules engine for tabletop fights: watch one, play one, replay one. Every refusal is explained.
cli-help-new = Write a commented encounter file to begin with; it can be played at once.
cli-help-show = Print a sample encounter as it is written.
cli-help-bestiary = List the stat blocks that a game ships, or print one to be copied.
cli-help-help = Explain everything, or one command.
cli-help-completion = Print what makes a shell complete the commands.
cli-help-new-file = the file to be written; one that is there is left alone
cli-help-option-game = the name of a game
cli-help-option-sample = a sample, a file of your own
cli-help-option-name = a stat block by its id or its name
cli-help-option-find = only what has all these words, in any order
cli-help-option-command = a command
cli-help-option-shell = which shell
cli-new-written = { $file } is written. Check it: { $check }, play it: { $play }.
cli-bestiary-next = One in full, to be copied: { $show }
cli-bestiary-none = Nothing has these words: { $words }
cli-bestiary-unknown = There is no “{ $name }” here{ hint }; there are: { $known }
cli-help-import = Turn creatures of other programs into a bestiary, and report everything that was not understood.
cli-help-import-file = a file of another program, or a stat block as text; a hyphen reads what is pasted
cli-help-import-to = write the bestiary to this file
cli-help-import-game = only creatures of this game
cli-help-import-format = the format, if it is not recognised: foundry, improved-initiative, 5e-database, open5e, text
cli-help-import-force = write over a file that is there
cli-import-head = Imported from { $file } ({ $format }). What was not understood stands at the end.
cli-import-written = { $file } is written. Creatures: { $count }, not understood: { $missed }. Check it: { $check }.
cli-import-nothing = Nothing in { $file } can be fought.
cli-import-exists = The file { $file } is there already; { $option } writes over it.
cli-import-understood = Everything was understood.
cli-import-missed = Not understood ({ $count }):
cli-import-assumed = Assumed ({ $count }):
import-line = line { $line }
import-doubled = the key is there twice, the later value counts
import-size = no size
import-skill = no known skill
import-differs = the description says otherwise, and counts: { $taken }
import-unfit = does not fit the game
import-left-out = left out
import-proficiency = proficiency bonus by challenge rating: { $bonus }
import-reach = reach 5 feet
import-range = range 30 feet
import-power-range = range 5 feet
import-no-damage = no damage
import-multiattack = means the attack { $attack }
import-legendary = legendary actions: { $count }
import-rest = what comes back after a rest or a day can be used so often in a fight
import-armour = armour class worked out: { $ac }
import-attack-bonus = attack bonus worked out: { $bonus }
import-damage-type = type of damage by the name: { $type }
import-missile-range = ranges 30, 60 and 90 feet
import-no-attacks = no attack is named, so one with 1d2
import-progression = fights like a fighter
import-worn = is worn
import-bonus-actions = gives the bonus actions { $actions }
import-nameless = a creature without a name is called { $name }
import-sides = sides: { $sides }
cli-rules-none = No rule has all these words: { $words }
cli-rules-found = Rules found: { $count }.
new-head = A fight of your own: change what you like. “affray check” names every mistake with its line, “affray bestiary { $game }” lists who can be put here, “affray schema { $game } -o { $game }.schema.json” makes an editor complete and check while you write.
new-map = The battlefield: its size, and what stands on it. A wall, door, window, pillar, crate, rubble, fence, hedge, pit, water or fire means what it says; any property can be written beside it.
new-combatants = Who fights: a stat block, its side, its place, how many. What is different about one is written beside it.
new-bestiary = Your own stat blocks, by name.
cli-help-games = Show the installed games and their sample encounters.
cli-help-check = Check encounters, bestiaries and journals; every problem is told at once.
cli-help-schema = Write the JSON Schema of a game’s encounter files, for editors that complete and check.
cli-help-rules = Show the games, the rules of a game, or a rule by its id.
cli-help-run = Let computer players fight an encounter, and tell what happens.
cli-help-odds = Tell who wins a small fight of computer players, exactly: everything that the dice can bring is followed.
cli-help-play = Run a fight in the terminal: you decide, and everything is saved at once.
cli-help-replay = Replay a journal.
cli-help-check-files = files to check; a name such as dry_ford means a sample encounter
cli-help-schema-game = a game, such as coinflip
cli-help-schema-output = write to a file
cli-help-rules-word = a game, or a rule or an area of rules by its id: COIN-ACT-2, act-2, act
cli-help-rules-area = only this area of the game
cli-help-run-file = an encounter file, or the name of a sample such as dry_ford
cli-help-run-journal = write the journal of the fight to this new file
cli-help-run-until = stop after so many turns; the word turn means one
cli-help-odds-file = an encounter file, or the name of a sample such as dry_ford
cli-help-odds-limit = give up after so many replies to questions and rolls
cli-help-play-file = an encounter file, the name of a sample such as dry_ford, or a journal to go on with
cli-help-play-journal = save here while playing; if the file exists, the fight in it goes on
cli-help-play-side = play this side, such as a; a computer player takes the other one
cli-help-play-dice = typed: you type the dice from a real table; auto: the program rolls (default)
cli-help-replay-journal = a saved fight
cli-help-replay-to = stop after so many entries of the journal
cli-help-option-seed = random seed: the same number makes the same dice
cli-help-option-accept = take journals that were edited by hand, as far as the rules allow; those written by hand from the beginning are read without it
cli-help-option-log = how it is told: a line for each act (short), every event in a sentence (full), with its rules (rules)
cli-help-option-quiet = tell only the result
cli-help-option-as_json = write JSON for other programs: the start, one object for each event, then the result
cli-help-odds-as_json = write JSON for other programs: every result with its chance, exactly and as a decimal number
cli-help-option-lang = language of the output
cli-help-option-version = show the version and exit
cli-help-option-help = show this help and exit
cli-help-simulate = Fight an encounter many times and tell how likely each end is.
cli-help-simulate-file = an encounter file, the name of a sample such as dry_ford, or a journal to go on from
cli-help-simulate-count = how many fights (1000, if nothing else is said)
cli-help-simulate-until = stop as soon as every chance is known this well: 0.01 is one hundredth to either side
cli-help-simulate-begin = go on from a saved fight as it stands, or as it stood after N entries
cli-help-simulate-save = save the most typical and the most extreme fight in this folder
cli-help-option-count = how many fights for each estimate
cli-help-option-players = style of a side, such as raiders=cautious; without a side: of everybody
cli-help-option-open = computer players know everything: several times as fast, but nobody can hide from them
cli-help-option-workers = how many processes play (all processors, if nothing is said); the result is the same
cli-help-option-html = write a report with pictures to this file
cli-help-option-svg = write the picture to this file as SVG
cli-help-option-png = write the picture to this file as PNG
cli-help-option-json_to = write everything as JSON, to a file if one is named
cli-help-option-ray = let a Ray cluster play: at an address, or one started here
cli-help-compare = Fight two encounters with the same dice and tell the difference.
cli-help-compare-file = an encounter, or a journal to go on from
cli-help-compare-other = another one; the same one to compare players
cli-help-compare-until = stop as soon as the difference is known this well: 0.01 is one hundredth to either side
cli-help-compare-players_b = who plays the sides of B, if not the same as in A
cli-help-sweep = Vary a number of an encounter and tell how the fight changes with it.
cli-help-sweep-file = an encounter file, or the name of a sample such as dry_ford
cli-help-balance = Find the number that makes a fight as hard as wanted.
cli-help-balance-file = an encounter file, or the name of a sample such as dry_ford
cli-help-balance-target = how often the side is to win: 0.6 is six fights out of ten
cli-help-option-side = whose chances are meant (the first side, if nothing is said)
cli-help-option-vary = what to vary, such as raider.count or bor.hp_max, and its values, with commas or from one to another
cli-help-analyse = Tell what decided a recorded fight: the chances after every act, luck and decisions.
cli-help-analyse-journal = a saved fight, or its first N entries
cli-help-analyse-budget = how many fights are played in all (4000, if nothing else is said)
cli-help-analyse-alternatives = how many other answers are tried for a choice (5); 0 for luck alone
cli-help-analyse-log = tell the whole fight with the chances beside it

cli-see-help = Help: { $command }
cli-no-command = There is no command “{ $name }”{ hint }.
cli-no-option = There is no option { $option }{ hint }.
cli-option-needs-value = The option { $option } needs a value behind it.
cli-option-takes-none = The option { $option } takes no value.
cli-missing = { $name } is missing.
cli-extra-words = Too many words: { $words }.
cli-usage-error = The command line cannot be understood ({ $why }).
cli-not-a-number = { $option }: “{ $value }” does not fit, a whole number of at least { $low } is needed.
cli-not-one-of = { $option }: “{ $value }” does not fit; possible: { $known }.
cli-no-language = There is no language “{ $name }”; possible: { $known }.
cli-no-game = No game is called “{ $name }”{ hint }; installed: { $known }.
cli-no-area = There is no area of rules “{ $name }”{ hint }; possible: { $known }.
cli-no-rule = There is no rule “{ $name }”{ hint }.
cli-several-rules = “{ $name }” can mean several: { $known }.
cli-no-side = There is no side “{ $name }”; possible: { $known }.
cli-system = { $file ->
    [none] The system refuses: { $why }.
   *[given] The system refuses “{ $file }”: { $why }.
}
cli-defect = Something went wrong inside Affray: { $error }. This is our mistake, not yours. Everything saved before is safe; please report this line together with the command and the journal.

cli-no-games = No game is installed.
cli-games-next = Watch one: { $run }, play one: { $play }.
cli-game-broken = this game cannot be loaded: { $why }
cli-checked-encounter = { $file }: encounter of the game { $game }, nothing is wrong.
cli-checked-bestiary = { $file }: bestiary of the game { $game }, nothing is wrong.
cli-checked-journal = { $file }: journal of the game { $game }, nothing is wrong.
cli-checked-warned = { $file }: can be fought in the game { $game }; warnings: { $count }.
cli-problems = { $file }: problems found: { $count }.
cli-rules-count = Rules: { $count }, areas: { $areas }.
cli-rules-next = All rules of a game: { $game }, one rule: { $rule }.

cli-fight = { $title } (random seed { $seed })
cli-result = The fight is over. { $result }.
cli-victory = Victory for “{ $side_name }”
cli-stuck = Nobody can do anything any more, but the fight is not over.
cli-not-over = The fight is not over. Waiting: { $question }
cli-goes-nowhere = Stopped: this fight goes nowhere. In { $rounds } rounds nobody was hurt, healed, put out or brought back.
cli-again = The same fight again: { $command }
cli-replayed = Entries of the journal: { $entries } of { $of }.
cli-saved = Saved: { $file }
cli-file-exists = { $file } exists already and is not written over; name another file.
cli-other-encounter = The journal { $journal } tells of another encounter than { $file }. Leave out { $file } to go on with the journal, or name another journal.
cli-journal-good-part = Everything before this line can be shown: { $command }
cli-journal-version = The journal was written by version { $version }, this is { $now }: perhaps it does not fit this version.
cli-version = affray { $version } ({ $runs ->
        [compiled] compiled
       *[interpreted] interpreted
    })
cli-journal-torn = { $file }: line { $line }, the last one, was not written to its end and is left out.
cli-journal-accepted = { $file }: lines that do not fit, accepted: { $lines }.
cli-journal-accept = If the journal was edited on purpose, add { $option }; the next save makes it whole.

cli-column-id = id
cli-column-name = name
cli-column-side = side
cli-column-health = health
cli-column-status = status
cli-column-place = place
cli-column-items = items
cli-closed = Not possible now: { $options } (why not: { $command })
cli-example = for example: { $answer }
cli-takes-place = a place as x,y
cli-takes-share = name=n
cli-takes-text = words
cli-takes-split = name=number for each, together { $total }, or “-” for nobody: { $among }

cli-resumed = The fight goes on. Replies so far: { $replies }.
cli-seed-kept = The journal keeps its own random seed: { $seed }.
cli-saving-to = Everything is saved at once: { $file }
cli-paused = Nothing goes on by itself now: press Enter to go on, or answer yourself.
cli-type-dice = Type what the dice show; { $command } lets the program throw.
cli-after-the-end = You can look back ({ $log }, { $map }), take back ({ $undo }) or leave ({ $quit }).
cli-first = First: { $what }
cli-did-you-mean = Did you mean { $hint }?
cli-aimed-later = The target is chosen when the spell takes effect; type: { $answer }
cli-why-hint = The texts of the rules: { $command }
cli-no-line = There is no line { $number } in the log; the last one is { $last }.
cli-why-usage = Which answer? For example: { $example }
cli-allowed = Nothing forbids it: { $answer }
cli-undone = Taken back: { $what } (replies: { $count }).
cli-redone = Brought back: { $what } (replies: { $count }).
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to bring back.
cli-travel-usage = How far is “{ $value }”? Say a number of replies, or: choice, action, turn.
cli-dice-typed = You type the dice.
cli-dice-auto = The program rolls the dice.
cli-dice-usage = “{ $word }” is no way to throw dice: “dice typed { $side }” is for dice from the table, “dice auto” lets the program roll.
cli-words-typed = typed
cli-words-auto = auto
cli-help-more = ? all tells everything; Tab completes, Enter takes what stands in brackets.
cli-no-roll = No dice are asked for now.
cli-auto-on = { $side_name }: a computer player answers from now on ({ $command } takes the side back).
cli-auto-off = { $side_name }: you answer from now on.
cli-auto-refused = The computer player gave an answer that the rules refuse; answer yourself.
cli-branches-usage = Branches: number, replies, last reply; * is here. Go to one: { $command }
cli-no-branch = There is no branch “{ $name }”.
cli-no-branches = There is nothing in the journal yet.
cli-nothing-to-save = Nothing has been answered yet, so nothing was saved.
cli-saved-resume = Saved: { $file }. Go on with: { $command }
cli-save-elsewhere = The fight goes on in memory. Save it elsewhere: { $command }
cli-edit-usage = Rulings of the { -gm }:
cli-status-clock = { $unit ->
        [turn] Turn { $number }
       *[round] Round { $number }
    }
cli-status-count = count { $number }
cli-status-next = next:
cli-map-cut = { $ways } more: { $command }
cli-news-cut = … earlier lines: { $count } ({ $command })
cli-who-health = health
cli-who-place = place
cli-who-conditions = conditions
cli-who-budget = left
cli-who-facts = numbers
cli-who-holds = in hand
cli-who-carries = carries
cli-who-uses = uses left
cli-who-waits = waits
cli-who-hidden = hidden
cli-who-hidden-from = from { $names }
cli-who-until = until { $moment }
cli-who-unknown = Nobody is called “{ $name }”.
cli-no-option-called = Nothing that can be answered now is called “{ $name }”.
cli-all-possible = Everything that is known can be done now.
cli-type-help = Type an answer; { $help } helps, { $options } tells everything that is possible.
cli-way = → { $answer } ({ $cost })
cli-way-provokes = This provokes: { $names }.
cli-hits-friends = Friends in the area: { $names }.
cli-confirm = Go on? [{ $no }]
cli-not-done = Nothing was done.
cli-nobody-near = (no target)
cli-only-unasked = It could only be done with: { $values }; say so if you mean that.
cli-closer-first = Perhaps first: { $answer }
cli-no-step = No step leads there; the next square, { $place }{ $thing ->
    [none] { "" }
   *[other] { " " }({ $thing })
}:
cli-way-ends = The way there ends at { $end } ({ $cost }); the next square, { $place }{ $thing ->
    [none] { "" }
   *[other] { " " }({ $thing })
}:
cli-words-all = all, everything, everybody
cli-options-more = { $count ->
    [0] { "" }
   *[other] Closed now: { $count } ({ $why }).{ " " }
}One of them, or a sort: { $example }. Everything with its values: { $all }
cli-heard = ✓ { $what }
cli-lacks = { $field }? { $values }
cli-unaimed = { $field }? { $values }. Enter leaves it to the program.
cli-words-ranged = shoot, fire, snipe
cli-words-melee = strike, slash, stab, punch, chop, smite
cli-words-cancel = cancel, never mind, nevermind, undo
cli-dropped = Dropped: { $what }
cli-give-up = { $what } waits for that; { $cancel } drops it.
cli-also-command = { $word } is an act here; the command is { $command }.
cli-words-choice = choice
cli-words-action = action, act
cli-words-turn = turn
cli-words-full = full
cli-such-as-hit = hit goblin* 5
cli-such-as-heal = heal goblin* 5
cli-such-as-add = add prone ogre
cli-such-as-join = add { $said } at 8,3
cli-such-as-lift = lift prone ogre
cli-such-as-why = why b2: dodge
cli-such-as-save = save FILE
cli-words-yes = yes, y, ok
cli-words-no = no, n
cli-words-idle = on, at, the, a, an, to, into, against, with, behind, from, near, towards, toward, onto
cli-word-no = no
cli-alias-undo = back, oops
cli-alias-redo = again
cli-alias-why = reason
cli-alias-odds = chances, chance
cli-alias-options = acts, opts
cli-alias-map = board, field
cli-alias-order = initiative, turns
cli-alias-who = show, people
cli-alias-log = history
cli-alias-rule = rules
cli-alias-edit = decree, set
cli-alias-dice = die
cli-alias-roll = throw
cli-alias-auto = computer
cli-alias-branches = branch
cli-alias-save = write
cli-alias-help = usage
cli-alias-quit = exit, bye, leave
cli-roll-more = { $low } or more on the die succeeds
cli-roll-less = { $high } or less on the die succeeds
cli-roll-only = only 00 succeeds
cli-roll-bonus = { $bonus } is added
cli-roll-counted = { $bonus } is counted in already
cli-roll-high = the higher, the better
cli-roll-always = every roll succeeds
cli-roll-never = no roll succeeds
cli-roll-higher = type both dice, the higher one counts
cli-roll-lower = type both dice, the lower one counts
cli-dice-sides = You type the dice of: { $sides }. The program rolls for the rest.
cli-hit-usage = Whom, and how much? For example: { $example }. This is a ruling; acts are called as the screen shows them.
cli-add-usage = Which condition, and whom? For example: { $example }
cli-join-where = Where do they come in? For example: { $example }
cli-no-condition = There is no condition “{ $name }”; known: { $known }.
cli-cannot-decree = This game has no such ruling.
cli-no-next = There is no way to end this without a decision: { $question }
cli-standing-none = No answers are left standing.
cli-standing-left = { $number }. { $question } → { $answer }
cli-standing-usage = An answer is revoked by its number: { $command }
cli-standing-revoked = Revoked: { $number }.
cli-standing-everybody = everybody
cli-always-usage = Which answer is to be left standing? For example: { $example }
cli-always-hint = Asked too often? { $command } answers so from now on.
cli-alias-hit = damage, hurt
cli-alias-heal = cure
cli-alias-add = condition
cli-alias-lift = clear
cli-alias-next = continue
cli-alias-always = leave_standing
cli-alias-standing = answers

cli-usage-answer = attack orc with sword
cli-usage-other = b: choose t1
cli-usage-undo = undo [n|choice|action|turn]
cli-usage-redo = redo [n|choice|action|turn]
cli-usage-why = why [answer]
cli-usage-odds = odds [answer]
cli-usage-options = options [act|all]
cli-usage-map = map
cli-usage-order = order
cli-usage-who = who [name]
cli-usage-log = log [n] [full]
cli-usage-rule = rule ID
cli-usage-hit = hit WHO n
cli-usage-heal = heal WHO n
cli-usage-add = add CONDITION|n WHO
cli-usage-lift = lift CONDITION WHO
cli-usage-next = next
cli-usage-always = always [all] ANSWER
cli-usage-standing = standing [n]
cli-usage-edit = edit [ruling]
cli-usage-dice = dice typed|auto [side]
cli-usage-roll = roll
cli-usage-auto = auto [side]
cli-usage-branches = branches [n]
cli-usage-save = save [FILE]
cli-usage-help = ?
cli-usage-quit = quit
cli-prompt-answer = an answer: the option, then what it needs; beginnings of words are enough
cli-prompt-other = an answer of somebody who is asked at the same time
cli-prompt-undo = take back the last own choice, n replies, or a whole action or turn
cli-prompt-redo = bring back what was taken back
cli-prompt-why = all reasons against an answer, with the texts of the rules
cli-prompt-odds = what can come of an answer, exactly; of an option: for every target; alone: of everything that dice decide
cli-prompt-options = everything that is possible; with an option: what it takes
cli-prompt-map = the whole battlefield and everybody on it
cli-prompt-order = the order of the round
cli-prompt-who = everybody; with a name: everything about somebody
cli-prompt-log = the last n lines of the log; full: every event with its rules
cli-prompt-rule = the text of a rule
cli-prompt-edit = a ruling of the { -gm }; alone: the list of them
cli-prompt-hit = the {-gm} deals damage; globs such as goblin* mean several
cli-prompt-heal = the {-gm} heals
cli-prompt-add = the {-gm} gives a condition, or calls n more to a place: add 2 ogre at 8,3
cli-prompt-lift = the {-gm} takes a condition away
cli-prompt-next = end whatever can be ended, up to the next turn
cli-prompt-always = answer, and leave it standing for the same question; all: for everybody of the side
cli-prompt-standing = answers left standing; with a number: revoke one
cli-prompt-dice = type the dice from a real table, or let the program roll; with a side: only for that side
cli-prompt-roll = let the program throw this once
cli-prompt-auto = let a computer player answer now; with a side: for that side from now on
cli-prompt-branches = what was tried and taken back; with a number: go there
cli-prompt-save = where the fight is saved; with a file: save a copy
cli-prompt-help = this list
cli-prompt-quit = leave; everything is saved

## Words of a table, and short ones

short-edit-abandon = drop the step

## Many fights

sim-about = { $title }: fights { $count }, random seed { $seed }
sim-wins = { $side } wins
sim-unfinished = Not finished
sim-heading-results = How it ends
sim-heading-rounds = Rounds
sim-heading-people = Combatants
sim-heading-survivors = Who still stands
sim-heading-left = What is left
sim-heading-actions = What they do, times in a fight
sim-standing = { $side }: still standing
sim-rounds = Rounds: median { $median }, half of the fights { $low } to { $high }, at the most { $most }.
sim-column-who = who
sim-column-what = what
sim-column-left = left
sim-column-stand = standing
sim-column-health = health
sim-column-dealt = damage dealt
sim-column-taken = damage taken
sim-column-first = falls first
sim-progress = { $done } of { $of }: { $text }, about { $left } s left
sim-interrupted = Interrupted. Fights so far: { $count }.
sim-typical = The most typical fight: { $command }
sim-extreme = The most extreme fight: { $command }
sim-again = The same fights again: { $command }
sim-over = { $file }: this fight is over already ({ $result }); name an earlier moment, such as { $file }:10.
sim-players = { $option }: “{ $value }” does not fit; say who plays a side, such as raiders=random.
sim-not-between = { $option }: “{ $value }” does not fit, a number from { $low } to { $high } is needed.
sim-no-side = There is no side “{ $name }”{ hint }; possible: { $known }.
sim-no-style = There is no style of play “{ $name }”{ hint }; possible: { $known }.
sim-no-line = The journal has no entry { $name }; possible: { $known }.
sim-no-cluster = There is no Ray cluster to play on: { $why }.
sim-no-painter = A PNG picture needs one thing more: { $why }.
sim-no-letters = This machine has no font for letters in a picture: the PNG file has none. Install one, such as DejaVu Sans.
sim-broken = The fight with the random seed { $seed } broke off: { $why }. This is our mistake, not yours; please report this line together with the file.
sim-difference = { $result }: { $value } in the second (from { $low } to { $high }), pairs of fights: { $count }.
sim-may-be-chance = That may be chance.
sim-no-chance = That is hardly chance.
sim-mean-rounds = Rounds on average: { $first } and { $second }.
sim-varied = { $result }, by { $path }; fights for each value: { $count }, random seed { $seed }
sim-column-chance = chance
sim-balance-found = { $path }={ $value } fits: { $result } { $chance }, wanted { $target }.
sim-balance-between = No value gives exactly { $target }; the nearest is { $path }={ $value }: { $result } { $chance }.
sim-balance-beyond = { $target } is out of reach; the nearest is { $path }={ $value }: { $result } { $chance }.
sim-balance-unknown = Interrupted. The nearest so far is { $path }={ $value }: { $result } { $chance }, wanted { $target }.
sim-balance-crooked = The chance does not go one way with this number: another value may fit as well.
sim-no-combatant = There is no combatant or stat block “{ $name }”{ hint }; possible: { $known }.
sim-no-number = There is no number “{ $name }”{ hint }; possible: { $known }.
sim-no-variation = “{ $name }” does not say what to vary; for example: { $example }.
sim-no-values = “{ $name }” does not fit: the values are whole numbers with commas between them, or from one to another (2..8), at most { $known } of them.
sim-no-encounter = { $name } is a saved fight: only an encounter can be varied.
sim-no-common_side = The two have no side in common: { $name }; { $known }.
sim-analysed = { $title }: “{ $result }” after every act, fights played: { $count }, from every moment: { $each }
sim-few = Few fights from every moment: small numbers are noise. More of them: { $option } { $more }.
sim-moment = moment of the fight
sim-dice-of = { $who }, dice: { $words }
sim-choice-of = { $who }: { $words }
sim-decree = A ruling of the { -gm }
sim-heading-turning = Turning points
sim-heading-credits = Luck and decisions
sim-heading-missed = Better choices
sim-column-luck = luck
sim-column-choices = choices against the computer player’s
sim-column-missed = missed
sim-not-a-journal = { $file } is no saved fight; play it and save its journal.
sim-nothing-happened = { $file }: nothing has happened in this fight yet.

## Odds

cli-odds-hit = hit { $chance }
cli-odds-felled = out of the fight { $chance }
cli-odds-critical = critical { $chance }
cli-odds-saved = withstands { $chance }
cli-odds-success = succeeds { $chance }
cli-odds-damage = damage { $mean } on average ({ $low }–{ $high })
cli-odds-amount = { $mean } on average ({ $low }–{ $high })
cli-odds-certain = No die decides anything here.
cli-odds-nothing = No dice decide anything that can be answered now.
cli-odds-unknown = These odds cannot be told: too much can happen.
cli-odds-assumed-no-reaction = if nobody answers with a reaction or a point
cli-odds-assumed-ruling = if the { -gm } rules as usual
cli-odds-assumed-decision = up to the next decision
cli-odds-assumed-apart = everybody reckoned alone, whatever becomes of the others
cli-odds-result = { $result }: { $chance } ({ $exact })
cli-odds-situations = Situations followed: { $count }.
cli-odds-too-large = This fight is too large to be followed exactly, or has no certain end. An estimate: { $command }

# live tables
cli-help-serve = Serve live tables: people join with a link or a QR code, and nothing is lost.
cli-help-serve-file = open a table for this encounter, sample or journal
cli-help-serve-host = listen at this address (all of this machine, if nothing is said)
cli-help-serve-port = listen at this port (8000 or the next free one, if nothing is said)
cli-help-serve-database = keep tables here: sqlite:///FILE or postgresql://… (a file among the user’s data, if nothing is said)
cli-help-serve-name = a name under which the server may be called, such as table.example.org; local names and addresses need not be said
cli-help-serve-key = only those who know this word open tables and save encounters
cli-help-serve-demo = open a demo table for each game
cli-help-serve-open = open the browser
cli-no-server = this needs { $names }; install it with: pip install affray[server]
cli-no-database = the database cannot be used: { $why }
cli-bad-database = this is no address of a database; write one such as { $examples }
cli-database-claimed = a server of these tables is running already; a second one needs a file of its own: { $option }
cli-database-newer = the database was used by a later version of Affray; this one cannot read it
cli-no-port = nothing can listen at { $host }, port { $port }: { $why }
cli-port-taken = another program listens at port { $port } already; say another one, or leave { $option } out: then the next free one is taken
cli-serving = Affray is ready at { $address }
cli-table-ready = { $title }, the game master’s link: { $address }
cli-serving-code = The code opens { $address }
cli-serving-here = Only this computer reaches it; with { $option } phones in the same network do, too.
cli-serving-stop = Everything is saved at once. Ctrl-C stops the server.
cli-served = The server has stopped; everything is saved.
refusal-TABLE-ROLE = this seat may not do that
refusal-TABLE-NOT-YOURS = this seat does not answer for { $who }
refusal-TABLE-UNDO = only the game master can undo this
refusal-TABLE-NOTHING = there is nothing to do here
refusal-TABLE-SEAT = there is no such seat
refusal-TABLE-LAST = the last game master’s seat stays
refusal-TABLE-VALUE = this value cannot be: { $field }
refusal-TABLE-STORE = it could not be written down, so nothing has happened
refusal-TABLE-DEFECT = a defect of the program, so nothing has happened
refusal-TABLE-BUSY = another job of this table is still running
## Values that the game master sets

given-set = { $what }: { $to }
setting-of = { $who }, { $what }
line-value-set = { $what_label }
row-value-set = { $who } { $was } → { $now }{ $wanted ->
    [none] { "" }
   *[given] { " " }(not { $wanted })
}

## The end of the log

log-health = { $now }/{ $most }
log-length = { $unit ->
    [m] { $length } m
   *[ft] { $length } ft
}
log-way = → { $length ->
    [none] { "…" }
   *[given] { log-length }
}{ $near ->
    [none] { "" }
   *[given] { " " }({ $near })
}
unseen-somebody = somebody unseen
log-away = { $name }: { log-length }{ $how ->
    [none] { "" }
   *[given] , { $how }
}
log-fell = { $count ->
    [0] Nobody fell
   *[other] Fell: { $names }
}
log-most = Most damage: { $names }, { $damage }
log-turned = What turned it: { $round }, { $name }: { $line }
cli-help-join = Play at somebody else’s table in the terminal.
cli-help-join-url = the link to the seat, such as http://192.168.0.5:8000/t/TABLE#TOKEN
cli-join-link = this is no link to a seat: { $url }
cli-joined = { $title } ({ $role })
cli-join-help = Type an answer with the names that table shows: attack orc_2 with spear. An empty line shows the options; table, why OPTION, undo, auto (the computer answers), quit.
cli-join-refused = the table cannot be joined: { $why }
cli-join-no-seat = there is no such seat; perhaps it was taken away, or a newer link has replaced this one
cli-join-no-table = there is no such table any more
cli-join-crowded = too many are looking on at this table
cli-join-closed = the table was closed
cli-join-spoilt = what is stored of this table cannot be read; a copy of the database may help
cli-join-silent = the server does not answer
cli-join-lost = The connection is lost; trying again.
cli-role-gm = game master
cli-role-player = player
cli-role-screen = shared screen
cli-role-onlooker = onlooker
