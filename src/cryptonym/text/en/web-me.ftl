# A person without an account: their tables, devices, figures, and the way out.

me-tables = My tables
me-tables-none = No table is open. Open one or join one, and it appears here.
me-ended-tables = { $count ->
    [one] One table that is over
   *[other] { $count } tables that are over
}
me-ended = Over
me-wanted-clue = Your clue
me-wanted-guess = Your guess
me-wanted-answer = Your answer
me-wanted-start = You can deal the cards
me-waits = Waiting for { $names }
me-running = A game is on
me-between = No game is on
me-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
}
me-left-hours = { $count } h left
me-left-minutes = { $count } min left
me-left-reserve = { $left }, from your reserve
me-drop = Take off the list: { $name }
me-about = About me
me-keep = Keep my tables
me-keep-about = No account, no password: this device remembers you. You find all your tables on the front page, on several devices if you like, and your figures. Nobody else is told any of it. If you want none of this, play as before.
me-have-code = I have a code from another device
me-code = Four words
me-code-use = Recognise me here too
me-have-phrase = I have a phrase
me-phrase-type = Six words
me-phrase-use = Bring me back
me-name = My name
me-save = Save
me-saved = Saved.
me-language = My language
me-level = Bots I like to play with
me-devices = My devices
me-device-about = Another device becomes you with a code of four words. The code works once, for ten minutes.
me-device-more = A code for another device
me-device-qr = QR code for the other device
me-news = Another device is you now too: { $kind }, since { $time }.
me-news-below = Not you? Remove it below.
me-news-elsewhere = Not you? Remove it
me-phrase = Phrase for bad days
me-phrase-about = If you lose every device, six words bring you back. Make them now and write them down.
me-phrase-there = There is a phrase. If you make a new one, the old one no longer works.
me-phrase-make = Make a phrase
me-phrase-once = Write these words down, in this order. They are shown only now.
me-statistics = My figures
me-statistics-none = None of your games is over yet.
me-statistics-games = Games: { $count }, won: { $won }
me-statistics-words = Words your side found for each of your clues: { $number }
me-statistics-numbers = Numbers you dared, and delivered
me-statistics-of = { $part } of { $whole } delivered
me-statistics-touched = What your side touched after a clue you heard
me-touched-own = Own words
me-touched-rival = Words of the others
me-touched-bystander = Bystanders
me-touched-assassin = The assassin
me-statistics-partners = Partners
me-statistics-shared = { $words } words for { $clues } clues
me-statistics-private = Only you see this.
me-out = All my data
me-export = Export everything
me-delete-about = Deleting takes effect at once and cannot be undone. Where you are playing, a bot plays on, and your name becomes “somebody”.
me-delete = Delete everything
me-delete-sure = Yes, delete everything
me-delete-not = No, keep me
me-deleted = Everything is deleted.
me-problem-no-person = You are not known here. Begin anew, or come back with a code or your phrase.
me-problem-person-taken = Somebody is already kept under this secret. Try once more.
me-problem-phrase-length = A phrase has six words.
me-problem-phrase-word = One of the words is not one of ours. Look for a typing error.
me-problem-phrase-unknown = These words belong to nobody. One of them is another one, or their order is.
me-problem-no-push = This server does not call browsers.
me-problem-bad-endpoint = Your browser cannot be called at this address.
