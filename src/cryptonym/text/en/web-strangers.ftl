# At a table of strangers, and what “About me” says of it.

strangers-say = Say something
strangers-more = More sentences
strangers-mute = Do not show me what { $name } says
strangers-block = Never play with { $name } again
strangers-blocked = You will never be put at a table with { $name } again. Nobody is told.
strangers-report = Report { $name }
strangers-reason = What is wrong?
strangers-reason-name = An offensive name
strangers-reason-spoiling = Spoils the game on purpose
strangers-reason-clues = Offensive clues
strangers-reason-cheating = Cheats
strangers-reported = Thank you. Whoever runs this server will read it.

## Under “About me”

strangers-title = With strangers
strangers-strength = { $game }: strength { $strength }, give or take { $doubt }
strangers-strength-about = Everybody begins with 25. It helps to put people of like strength together, and only you are told.
strangers-blocks = People you never play with
strangers-unblock = Play with { $name } again
strangers-games = Played to the end: { $stayed }. Left before: { $left }.
strangers-jury-about = Three people who are not at this table decide, within an hour. Another clue that is in no doubt can be given meanwhile.
