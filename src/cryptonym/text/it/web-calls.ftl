# Richiamare chi non sta guardando: i suoi dispositivi, e indirizzi per i programmi che ha già.

calls-title = Richiamami
calls-about = Quando un tavolo aspetta te e non stai guardando, il tuo dispositivo ti dice quale, e che cosa aspetta. Non dice mai un indizio né un colore.
calls-this = Richiama questo dispositivo
calls-unsupported = Questo browser non si può richiamare. Su iPhone o iPad metti prima Cryptonym nella schermata Home. Gli indirizzi qui sotto funzionano ovunque.
calls-not-offered = Questo server non richiama i browser. Gli indirizzi qui sotto funzionano lo stesso.
calls-failed = Il servizio di notifiche del tuo browser non risponde. Riprova più tardi.
calls-others = Altri dispositivi richiamati
calls-stop = Non richiamarlo più
calls-stop-number = Non richiamare più il dispositivo { $number }
calls-feeds = Calendario e novità
calls-feeds-about = Per i programmi che hai già: un calendario con le tue scadenze e le novità dei tavoli che ti aspettano. Chi ha l'indirizzo può leggere. Un nuovo indirizzo annulla quello vecchio.
calls-calendar = Calendario (ICS)
calls-news = Novità (Atom)
calls-feed-make = Crea l'indirizzo
calls-feed-new = Nuovo indirizzo
calls-feed-end = Togli l'indirizzo
calls-taken = Un bot gioca al posto tuo
calls-until = entro { $time }
