# Lo schermo grande per la stanza.

screen-name = Schermo
screen-qr = Codice da inquadrare: l'indirizzo di questo tavolo
screen-join = Inquadralo, oppure apri { $address } e scrivi il nome qui sopra.
screen-key-on-phones = I Capi vedono la chiave sui loro telefoni.
screen-free = ancora nessuno
screen-again = Riprova
