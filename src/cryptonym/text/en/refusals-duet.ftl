# Of Duet alone.

duet-refusal-wrong-phase = Not now: { $phase ->
    [clue] a clue has to be given first.
    [guess] somebody is guessing.
    [sudden] in sudden death nobody does that.
   *[over] the game is over.
}
refusal-already-touched = You have touched { $word } before. Leave it alone.
refusal-first-clue-taken = The other side was faster: their clue counts, and you guess.
refusal-side-done = All your words are found. You give no more clues.
refusal-other-side-done = The other side has no words left, so you would touch in vain. They go on.
refusal-sudden-death = It is sudden death: no clues, no stopping.
duet-refusal-number-range = Say a number from { $lowest } to { $highest }.
duet-refusal-spymaster-silent = Only those who are guessing talk, while they guess.
