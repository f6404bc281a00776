# La kadro de ĉiu paĝo: lingvo, konekto, problemoj.

app-page = { $page ->
    [opening] Malfermu tablon
    [join] Venu al tablo
    [table] Ĉe la tablo
    [how] Kiel ludi
    [record] Protokolo de ludo
    [companion] Ĉetabla helpanto
    [me] Pri mi
    [daily] La taga ludo
    [find] Trovu ludon
    [missing] Ĉi tie estas nenio
   *[front] Cryptonym
}
app-skip = Al la enhavo
app-language = Lingvo
app-home = Al la ĉefpaĝo
app-leave = Forlasu la tablon
app-leave-sure = Jes, foriru
app-loading = Momenton…
app-trying = Mankas konekto. Ni plu provas.
app-connecting = Konektado…
app-away = Mankas konekto. Via loko restas via, kaj ni plu provas.
app-listed = { $first } kaj { $last }
app-back = Denove konektite.
app-broken = Ĉi tiu paĝo stumblis. De la ludo nenio perdiĝis.
app-reload = Reŝargu ĝin
app-not-found = Eble peco de la ligilo perdiĝis survoje.

## Problemoj ekster la reguloj, laŭ kodo

app-problem-malformed = Tio ne estas legebla. Provu alimaniere.
app-problem-too-large = Tio estas tro multa por unu fojo. Sendu malpli.
app-problem-too-fast = Ne tiel rapide. Atendu momenton kaj reprovu.
app-problem-no-such-table = Tia tablo ne ekzistas. Kontrolu la nomon, aŭ malfermu novan.
app-problem-no-seat = Vi ankoraŭ ne estas ĉe ĉi tiu tablo. Envenu kun nomo.
app-problem-wrong-origin = Ĉi tiu paĝo ne rajtas paroli por tiu tablo. Malfermu la adreson de la tablo.
app-problem-unknown-code = Tiu kodo ne validas, aŭ ne plu. Petu novan.
app-problem-code-elsewhere = La servilo ne plu scias legi tiun kodon. Petu novan.
app-problem-no-such-record = Pri tiu ludo ankoraŭ ne estas protokolo.
app-problem-no-such-picture = Tia bildo ne ekzistas.
app-problem-no-such-key = Tio ne estas kodo de ŝlosilo. Ĝi havas kvar vortojn, kiel la alia telefono montras.
app-problem-no-such-card = Tia karto ne ekzistas. Rigardu ĝian numeron denove.
app-problem-cannot-print = Ĉi tiu servilo ne povas presi. Kiu mastrumas ĝin, povas instali cryptonym[print].
app-problem-member-gone = Vi ne plu estas ĉe ĉi tiu tablo.
app-problem-device-removed = Vi elsalutigis ĉi tiun aparaton per alia.
app-problem-moving = La tablo translokiĝas. Ĝi revenos post momento.
app-problem-too-slow = Via konekto postrestis. Ĝi rekomencas.
app-problem-try-again = Ĝuste nun tio ne sukcesis. Reprovu.
app-problem-offline = Mankas konekto. Kontrolu la reton kaj reprovu.
