event-struck = { $who } strikes { $target }: { $hurt }.
prompt-turn = { $who }: your turn.
option-strike = strike
option-strike-help = a die of six hurts
field-target = whom
roll-strike = strike
refusal-DUEL-STRIKE-1 = nobody strikes his own side
refusal-DUEL-STRIKE-2 = the target is out already
