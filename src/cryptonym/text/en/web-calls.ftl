# Calling somebody back who is not looking: their devices, and feeds for programs they have.

calls-title = Call me back
calls-about = When a table waits for you and you are not looking, your device tells you which one, and what for. It never says a clue or a colour.
calls-this = Call this device
calls-unsupported = This browser cannot be called. On an iPhone or iPad, put Cryptonym on the home screen first. The addresses below work everywhere.
calls-not-offered = This server does not call browsers. The addresses below work all the same.
calls-failed = Your browser could not be reached through its push service. Try again later.
calls-others = Other devices that are called
calls-stop = Stop calling
calls-stop-number = Stop calling device { $number }
calls-feeds = Calendar and news
calls-feeds-about = For the programs you already have: a calendar with your deadlines, and news of the tables that wait for you. Whoever has the address can read along. A new address ends the old one.
calls-calendar = Calendar (ICS)
calls-news = News (Atom)
calls-feed-make = Make the address
calls-feed-new = New address
calls-feed-end = Remove the address
calls-taken = A bot plays for you
calls-until = by { $time }
