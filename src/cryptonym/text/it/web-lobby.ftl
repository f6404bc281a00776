# Prima della partita: chi siede dove.

lobby-ready = Per me si comincia
lobby-unready = Aspettate un momento
lobby-is-ready = a posto
lobby-start = Comincia la partita
lobby-invite = Di' questo nome, o manda il link
lobby-qr = Codice QR con l'indirizzo di questo tavolo
lobby-qr-larger = Mostra il codice QR più grande
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-copy-failed = Questo browser non permette di copiare. Ecco l'indirizzo:
lobby-share = Condividi
lobby-local = Questo indirizzo vale solo su questo computer. Per i telefoni apri l'altro indirizzo che il server ha scritto all'avvio.
lobby-one-team = Una squadra
lobby-for-both = Per entrambi
lobby-spymaster = Capo
lobby-operatives = Agenti Operativi
lobby-operative = Agente Operativo
lobby-players = Giocatori
lobby-player = Giocatore
lobby-sit = Siediti
lobby-sit-at = Siediti: { seat }
lobby-add-bot = Aggiungi un bot: { seat }
lobby-you = tu
lobby-bot = bot: { $level }
lobby-host = Host
lobby-see-to = Sposta o manda via
lobby-let-watch = Sposta fra gli spettatori
lobby-watchers = Chi guarda
lobby-watchers-none = Nessuno.
lobby-watch = Resta a guardare
lobby-fill = Bot per gli altri posti
lobby-shuffle = Mescola
lobby-say = Di' qualcosa a tutti
lobby-unequal = Le squadre non sono pari. Si può giocare anche così.
lobby-for-host = Per l'host
lobby-level = Livello dei nuovi bot
lobby-close = Chiudi il tavolo
lobby-close-sure = Sì, chiudilo per tutti
lobby-change = Cambia
lobby-change-title = A che cosa giocate
lobby-change-seats = Un altro tipo di partita ha altri posti: tutti si alzano, e i bot se ne vanno.
lobby-change-done = D'accordo
lobby-yours = Il tuo posto
lobby-rename = Cambia
lobby-keep = Tieni questo tavolo
lobby-keep-about = Ritrovi questo tavolo nella prima pagina, fra «I miei tavoli», e se vuoi anche sugli altri tuoi dispositivi. Niente account, niente password.
lobby-kept = Ora questo tavolo è fra «I miei tavoli».
lobby-device = Il tuo posto su un altro dispositivo
lobby-device-about = Inquadra il codice con l'altro dispositivo, oppure apri lì questo tavolo e scrivilo. Vale qualche minuto.
lobby-device-qr = Codice QR per l'altro tuo dispositivo
lobby-device-make = Mostra un codice
lobby-device-again = Mostra un codice nuovo
lobby-screen = Intorno a un grande schermo
lobby-screen-about = Mostrate il tabellone su una TV e giocate lì intorno. I Capi entrano con il telefono e tengono lì la chiave; la TV non la mostra mai.
lobby-screen-go = Mostralo su questo schermo
lobby-last = Vai all'ultima partita
lobby-sat = { $seat ->
    [watcher] { $name } resta a guardare.
   *[other] { $name } si siede: { seat }.
}

## Due parti con una chiave ciascuna

duet-lobby-screen-about = Mostrate il tabellone su una TV e giocate lì intorno. Ogni parte tiene la sua metà della chiave sul telefono; la TV non ne mostra nessuna.
