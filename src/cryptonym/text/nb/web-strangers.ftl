# Ved et bord med fremmede, og hva «Om meg» sier om det.

strangers-say = Si noe
strangers-more = Flere setninger
strangers-mute = Ikke vis meg det { $name } sier
strangers-block = Aldri spill med { $name } igjen
strangers-blocked = Du og { $name } blir aldri satt ved samme bord igjen. Ingen får vite det.
strangers-report = Meld fra om { $name }
strangers-reason = Hva er galt?
strangers-reason-name = Et støtende navn
strangers-reason-spoiling = Ødelegger spillet med vilje
strangers-reason-clues = Støtende hint
strangers-reason-cheating = Jukser
strangers-reported = Takk. Den som driver denne serveren, vil lese det.

## Under «Om meg»

strangers-title = Med fremmede
strangers-strength = { $game }: styrke { $strength }, pluss minus { $doubt }
strangers-strength-about = Alle begynner med 25. Det hjelper til å sette sammen folk med lik styrke, og bare du får vite det.
strangers-blocks = Folk du aldri spiller med
strangers-unblock = Spill med { $name } igjen
strangers-games = Spilt til slutten: { $stayed }. Forlatt før: { $left }.
strangers-jury-about = Tre personer som ikke er ved dette bordet, bestemmer innen en time. Imens kan det gis et annet hint som det ikke er tvil om.
