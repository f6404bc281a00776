# The frame of every page: language, connection, problems.

app-page = { $page ->
    [opening] Open a table
    [join] Join a table
    [table] At the table
    [how] How to play
    [record] A game on record
    [companion] Companion
    [me] About me
    [daily] Today's puzzle
    [find] Find a game
    [missing] Nothing here
   *[front] Cryptonym
}
app-skip = Skip to the content
app-language = Language
app-home = To the front page
app-leave = Leave the table
app-leave-sure = Yes, leave
app-loading = One moment …
app-trying = No connection. We keep trying.
app-connecting = Connecting …
app-away = No connection. Your seat is kept, and we keep trying.
app-listed = { $first } and { $last }
app-back = Connected again.
app-broken = Something went wrong on this page. Nothing of the game is lost.
app-reload = Load it again
app-not-found = Perhaps a piece of the link was lost on its way.

## Problems apart from the rules, by code

app-problem-malformed = That could not be read. Try it in another way.
app-problem-too-large = That is too much at once. Send less.
app-problem-too-fast = Not so fast. Wait a moment, then try again.
app-problem-no-such-table = There is no such table. Check the name, or open a new one.
app-problem-no-seat = You are not at this table yet. Enter a name to join.
app-problem-wrong-origin = This page is not allowed to act for that table. Open the table's own address.
app-problem-unknown-code = That code is not valid, or no longer valid. Ask for a new one.
app-problem-code-elsewhere = The server no longer knows how to read that code. Ask for a new one.
app-problem-no-such-record = There is no record of that game yet.
app-problem-no-such-picture = There is no such picture.
app-problem-no-such-key = This is no code of a key. It has four words, as the other phone shows them.
app-problem-no-such-card = There is no such card. Look at its number again.
app-problem-cannot-print = This server cannot print. Whoever runs it can install cryptonym[print].
app-problem-member-gone = You have left this table.
app-problem-device-removed = You have signed this device out with another one.
app-problem-moving = The table is moving to another place. It will be back in a moment.
app-problem-too-slow = Your connection fell behind. Reconnecting.
app-problem-try-again = That did not work just now. Try again.
app-problem-offline = No connection. Check the network, then try again.
