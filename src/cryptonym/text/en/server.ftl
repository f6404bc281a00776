# The server: what `cryptonym serve` and `cryptonym admin` say, and the page at `/`.

serve-ready = Cryptonym is running.
serve-here = On this machine: { $address }
serve-network = On the same network, phones included: { $address }
serve-only-here = Only this machine can reach it; { $option } opens it to the network.
serve-stop = { $keys } stops it. Every move is stored, and games go on where they were.
serve-address-taken = { $address } cannot be used: it is taken, or it is not an address of this machine. --port 0 finds a free port.
serve-failed = The server did not start. The lines above say why.
serve-goodbye = Stopped. Nothing is lost.

person-somebody = Somebody
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
admin-people-restored = { $count ->
    [one] One person is back.
   *[other] { $count } people are back.
}
admin-people-known = { $count ->
    [one] One person was left out, because they are there already.
   *[other] { $count } people were left out, because they are there already.
}
admin-daily-restored = { $count ->
    [one] One entry of the daily is back.
   *[other] { $count } entries of the daily are back.
}
admin-people-purged = { $count ->
    [one] One person has been deleted.
   *[other] { $count } people have been deleted.
}
admin-no-person = There is no person { $person }.
admin-person-leaves = Nothing opens this person any more. The server takes them from their tables and then forgets them.
admin-no-report = There is no open report { $report }.
admin-no-table = There is no table { $table }.
admin-no-file = There is no file { $file }.
admin-not-written = { $file } cannot be written.
admin-damaged = { $file } is not a complete backup. Tables before the damage have been restored.
admin-no-answer = The database does not answer.
admin-not-opened = The database { $file } cannot be opened. It is another kind of file, or its folder is missing or may not be written to.

days-made = { $count ->
    [one] One day is in { $file }. It holds solutions, so keep it to yourself.
   *[other] { $count } days are in { $file }. It holds solutions, so keep it to yourself.
}
days-damaged = { $file }: line { $line } cannot be read. The days in it will be made anew.
days-unreadable = { $file } is not the opening of a day.
days-true = This is the day that was promised: { $promise }
days-false = This is not the day that was promised. Its hash is { $promise }

front-what = This is a Cryptonym server: tables for a game of words, one clue and many guesses, in six languages. It has no page to play on.
front-terminal = You can play in a terminal: { $command }
front-api = Programs can play here. The interface is described at { $address }

feed-calendar = Cryptonym: deadlines
feed-news = Cryptonym: tables that wait
