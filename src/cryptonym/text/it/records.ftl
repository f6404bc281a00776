# I resoconti di gioco: che cosa si dice di un file guasto, e che cosa stampa `cryptonym record`.

record-error = Riga { $line }: { $problem }
record-error-not-text = questo non è un file di testo.
record-error-too-large = il file è troppo grande per essere un resoconto.
record-error-not-a-record = questo non è un resoconto di Cryptonym, versione 1.
record-error-unknown-line = un resoconto non ha righe così: { $found }
record-error-bad-value = così non può essere: { $found }
record-error-missing-line = prima di questa riga manca qualcosa: { $found }
record-error-bad-words = sul tavolo ci vogliono tanti nomi in codice diversi quanti ne chiede il gioco.
record-error-bad-key = questa non è una chiave valida.
record-error-bad-event = qui non si capisce: { $found }
record-error-illegal-event = a questo punto non può essere successo.
record-error-truncated = il resoconto si interrompe.
record-error-wrong-result = questo risultato non è quello della partita qui sopra.
record-error-broken-seal = da quando il resoconto è stato sigillato, qui sopra è cambiato qualcosa.
record-error-broken-commitment = parole e chiave non sono quelle promesse all'inizio.
record-error-no-file = Non si riesce a leggere il file { $file }.

record-verified = Il resoconto è integro. Ogni mossa è regolare, parole e chiave sono quelle promesse.
record-so-far = Fin qui il resoconto è integro. Parole e chiave si verificano a partita finita.
record-step = Passo { $step } di { $steps }
record-title = { $language }, { $mode ->
    [coop] una squadra
    [shared] tre giocatori
    [duet] due parti, una missione
    [pictures] figure, due squadre
    [pictures_coop] figure, una squadra
    [pictures_shared] figure, tre giocatori
    [pictures_duet] figure, due parti
    [teams] due squadre
   *[other] { $label }
}
record-suggests = Fa pensare a { $cards }.
record-worth = In media ne fa trovare { $expected }. Trovate: { $found }.
record-others = C'era anche { $clues }.
record-team = { team }: trovate { $found }. Con questi indizi, in media se ne trovano { $expected }; con i migliori che conosciamo, { $possible }.
record-not-finished = Si può analizzare solo una partita finita.
