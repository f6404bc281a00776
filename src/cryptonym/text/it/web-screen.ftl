# Lo schermo grande per la stanza.

screen-name = Schermo
screen-qr = Codice da inquadrare: l'indirizzo di questo tavolo
screen-join = Inquadralo, oppure apri { $address } e scrivi il nome qui sopra.
screen-key-on-phones = I Capi vedono la chiave sui loro telefoni.
screen-free = ancora nessuno
screen-again = Riprova

## Due parti con una chiave ciascuna

duet-screen-key-on-phones = Ogni parte vede la sua metà della chiave sul telefono.
