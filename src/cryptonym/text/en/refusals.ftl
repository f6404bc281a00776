# Why a command was not carried out: one message per refusal code of rules/refusals.py.

refusal-game-over = The game is over.
refusal-wrong-phase = Not now: { $phase ->
    [clue] a clue has to be given first.
    [challenged] the opposing spymaster has to rule on the clue first.
    [guess] the operatives are guessing.
    [penalty] the penalty comes first.
    [simulate] the other side has its turn first.
    [sudden] it is sudden death.
    [over] the game is over.
   *[other] something else comes first.
}
refusal-wrong-role = Your role cannot do that.
refusal-not-your-turn = It is the other team's turn.
refusal-stale-turn = That turn is over. This is turn { $turn }.
refusal-must-guess-once = Every turn needs at least one guess.
refusal-already-covered = { $word } is already covered.
refusal-unknown-card = There is no such card on the table.
refusal-clue-empty = A clue is one word. Say one.
refusal-clue-too-long = A clue has at most { $limit } letters.
refusal-clue-characters = It has characters that nobody can write on paper.
refusal-number-range = Say a number from { $lowest } to { $highest }, or unlimited.
refusal-expert-clues-off = Zero and unlimited are switched off at this table.
refusal-clue-refused = “{ $word }” is not allowed. Choose another.
refusal-clue-objected = There is an objection to “{ $word }”. Choose another.
refusal-consultation-pending = “{ $word }” is still waiting for an answer.
refusal-enough-questions = You have asked { $limit } times this turn. Give a clue that leaves no doubt.
refusal-no-consultation = Nobody has asked anything.
refusal-no-clue = There is no clue yet.
refusal-challenge-closed = That clue stands. It is too late to challenge it.
refusal-own-clue = That is your own clue.
refusal-waiver-off = At this table an invalid clue is not forgiven.
refusal-penalty-is-a-duty = At this table the penalty has to be taken. Cover one of your words.
refusal-not-own-colour = Cover a word of your own team.
refusal-not-their-colour = Cover a word of the other side.
refusal-spymaster-silent = A spymaster says nothing but the clue.
refusal-text-form = Write one line of at most { $limit } characters.
refusal-no-timer = There is no such timer in this game.
refusal-timer-running = The timer is already running.
refusal-timer-paused = The timer is paused.
refusal-time-left = There is still time.
refusal-time-is-up = Time is up.
refusal-too-few-players = Still missing: { $missing }.
refusal-seat-taken = That seat is taken.
refusal-no-such-seat = There is no such seat in this kind of game.
refusal-role-locked = Your role is fixed until this game ends.
refusal-unknown-player = You are not at this table.
refusal-already-joined = You are already at this table.
refusal-seat-kept = Somebody else already keeps this seat among their tables.
refusal-game-running = Wait until this game has ended.
refusal-no-game = The cards are not on the table yet.
refusal-too-few-words = A list needs at least { $needed } words; this one has { $given }.
refusal-bad-word = “{ $word }” cannot be a codename.
refusal-too-many-words = A list has at most { $limit } words.
refusal-not-host = Only the host can do that.
refusal-host-is-here = The host did something only a moment ago. You can take over if the host does nothing for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refusal-table-locked = The door is locked. Ask the host to open it.
refusal-table-full = There is no room for more than { $limit } people at this table.
refusal-table-closed = This table is closed.
refusal-name-form = A name is one line of at most { $limit } characters, with at least one letter or digit. A flag or an emoji alone is no name, and some cannot be part of one.
refusal-name-taken = Somebody here is already called { $name }. Choose another name.
refusal-not-for-bots = A bot cannot do that.
refusal-looking-off = Nobody looks at the key at this table while a game lasts.
refusal-sent-away = The host has sent you away. You can come back when this game is over.
refusal-seated-by-host = While this game lasts only the host can seat you. If you have a seat here already, let your other device show you a code.
refusal-enough-acts = You know the key, and everybody sees what you do here. After { $limit } times it waits until this game ends.
refusal-no-missions = This game has no missions. Choose a city where Duet is played.
refusal-unknown-city = There is no such city on the map.
refusal-city-closed = That city is still closed. Win one of its neighbours first.
refusal-campaign-form = That is not the text of a map. Copy all of it, from the first word to the last.
refusal-campaign-altered = Something in that text has changed on the way. Copy it once more.
refusal-campaign-newer = That map was written by a newer version. Ask the host to renew this server.
refusal-code-spent = That code has been used, or there is a newer one. Ask for a new one.
refusal-too-many-devices = You have { $limit } devices at this table already. Remove one first.
refusal-no-such-device = You have no such device at this table.
refusal-device-too-new = For its first { $minutes } minutes a device cannot remove older ones. Do it on one of those.
refusal-last-device = This is your only device here. If you want to go, leave the table.
refusal-other = That is not possible in this game.
