# Kion la tabulo diras, kiam iu demandas pri aludo aŭ malfermas la menuon de la tablo.

board-clue-title = La aludo: { $word }, { $number }
board-clue-leads = { $count ->
    [one] Ĝi celas unu vorton sur la tablo. Unu plia diveno estas permesata.
   *[other] Ĝi celas { $count } vortojn sur la tablo. Unu plia diveno estas permesata.
}
board-clue-zero = Neniu vorto de la teamo rilatas al ĝi. Oni divenu tiel longe, kiel oni kuraĝas.
board-clue-unlimited = Ĝi celas plurajn vortojn sur la tablo, sed ne diras kiom. Oni divenu tiel longe, kiel oni kuraĝas.
board-clue-about = Ĉu vi ne certas pri la vorto? Ĉiu rajtas peti, ke oni literumu ĝin.
board-spell = Petu literumadon
board-doubt = Ĉu la aludo estas kontraŭ la reguloj?
board-doubt-own = Ĝi estas aludo de via teamo: se ĝi estas kontraŭ la reguloj, via vico finiĝas.
board-doubt-theirs = Se ĝi estas kontraŭ la reguloj, la vico finiĝas.
board-challenge = Protestu kontraŭ la aludo
board-accept = Nenio kontraŭ ĝi
board-name = Ĉi tiu tablo nomiĝas { $name }.
board-give-to-bot = Donu la lokon al roboto
board-move = Sidigu: { seat }
board-hand-over = Transdonu la tablon
board-take-over = Transprenu la tablon
board-host = Gastiganto
board-host-knows = Vi konas la ŝlosilon, kaj ĉiuj vidas, kion vi faras ĉi tie. En unu ludo tio eblas nur kelkajn fojojn.
board-kick = Forsendu: { $name }
board-kick-sure = Jes, forsendu: { $name }
board-lock = Ŝlosu la pordon
board-lock-note = Neniu nova eniras.
board-pause = Haltigu la horloĝon
board-resume = Lasu la horloĝon iri
board-devices = Viaj aparatoj
board-how = Kiel ludi
duet-board-clue-leads = { $count ->
    [one] Ĝi kondukas al unu vorto de tiu, kiu aludis. Dum vi pravas, vi rajtas daŭrigi.
   *[other] Ĝi kondukas al { $count } vortoj de tiu, kiu aludis. Dum vi pravas, vi rajtas daŭrigi.
}
duet-board-clue-zero = Neniu vorto de tiu, kiu aludis, rilatas al ĝi. Almenaŭ unu karton vi tamen devas tuŝi.
duet-board-doubt-theirs = Via vorto decidas: se ĝi ne validas, la vico finiĝas kaj kostas ĵetonon.
duet-board-challenge = La aludo ne validas
board-lesson-key = Ĉi tiuj koloroj estas la ŝlosilo; nur ĉefspionoj vidas ĝin. Gvidu vian teamon al ĝia koloro, for de la murdisto.
board-lesson-number = La nombro diras, kiom da kartoj rilatas al la vorto. „Maro 2” signifas du kartojn.
board-lesson-touch = Tuŝu karton por montri ĝin. Poste butono sube faras el tio divenon.
board-lesson-more = Vi havas ĉiujn vortojn de ĉi tiu aludo. Unu plia diveno estas permesata, por pli frua vorto. Aŭ haltu.
board-lesson-assassin = Unu el ĉi tiuj kartoj estas la murdisto. Kiu tuŝas ĝin, tiu malvenkas tuj.
board-understood = Mi komprenas
board-lesson-half = La strio sube de ĉiu karto estas via duono de la ŝlosilo. Via kunludanto havas alian, kiun vi neniam vidas.
board-lesson-judged = Nun decidas la duono de via kunludanto. Viaj propraj koloroj diras nenion pri ĉi tiu aludo.
board-lesson-sudden = La ĵetonoj finiĝis. Ambaŭ rajtas tuŝi, po unu karto, kaj ĉiu karto devas esti ĝusta.
board-allow = Mi ne kontraŭas
board-object = Mi kontraŭas
board-spelling = Kiel oni skribas
board-rule-allowed = Oni demandis vin antaŭe kaj vi ne kontraŭis; la aludo do validas.
board-rule-reject = La aludo validas
board-rule-waive = Nevalida, sed neniu damaĝo okazis
board-rule-uphold = Nevalida: la vico finiĝas

## Kun bildoj

board-picture-close = Reen al la tabulo
board-picture-back = La antaŭa bildo
board-picture-next = La sekva bildo
pictures-board-clue-leads =
    { $count ->
        [one] Ĝi celas unu karton sur la tablo. Unu plia diveno estas permesata.
       *[other] Ĝi celas { $count } kartojn sur la tablo. Unu plia diveno estas permesata.
    }
pictures-board-clue-zero = Neniu karto de la teamo rilatas al ĝi. Oni divenu tiel longe, kiel oni kuraĝas.
pictures-board-clue-unlimited = Ĝi celas plurajn kartojn sur la tablo, sed ne diras kiom. Oni divenu tiel longe, kiel oni kuraĝas.
pictures-board-lesson-touch = Tuŝu karton por montri ĝin, tenu ĝin por vidi la bildon granda. Poste butono sube faras el tio divenon.
pictures-board-lesson-more = Vi havas ĉiujn kartojn de ĉi tiu aludo. Unu plia diveno estas permesata, por pli frua karto. Aŭ haltu.
pictures_duet-board-clue-leads =
    { $count ->
        [one] Ĝi kondukas al unu karto de tiu, kiu aludis. Dum vi pravas, vi rajtas daŭrigi.
       *[other] Ĝi kondukas al { $count } kartoj de tiu, kiu aludis. Dum vi pravas, vi rajtas daŭrigi.
    }
pictures_duet-board-clue-zero = Neniu karto de tiu, kiu aludis, rilatas al ĝi. Almenaŭ unu karton vi tamen devas tuŝi.
