# The server: what `cryptonym serve` and `cryptonym admin` say, and the page at `/`.

serve-ready = Cryptonym is running.
serve-here = On this machine: { $address }
serve-network = On the same network, phones included: { $address }
serve-only-here = Only this machine can reach it; { $option } opens it to the network.
serve-stop = { $keys } stops it. Every move is stored, and games go on where they were.
serve-address-taken = { $address } cannot be used: it is taken, or it is not an address of this machine. --port 0 finds a free port.
serve-failed = The server did not start. The lines above say why.
serve-goodbye = Stopped. Nothing is lost.

admin-backed-up = Everything is saved in { $file }. It holds the keys of running games, so keep it to yourself.
admin-restored = { $count ->
    [one] One table is back.
   *[other] { $count } tables are back.
}
admin-left-out = { $count ->
    [one] One table was left out, because its id or its name is taken:
   *[other] { $count } tables were left out, because their ids or names are taken:
}
admin-purged = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
admin-no-table = There is no table { $table }.
admin-no-file = There is no file { $file }.
admin-not-written = { $file } cannot be written.
admin-damaged = { $file } is not a complete backup. Tables before the damage have been restored.
admin-no-answer = The database does not answer.
admin-not-opened = The database { $file } cannot be opened. It is another kind of file, or its folder is missing or may not be written to.

front-what = This is a Cryptonym server: tables for a game of words, one clue and many guesses, in six languages. It has no page to play on.
front-terminal = You can play in a terminal: { $command }
front-api = Programs can play here. The interface is described at { $address }
