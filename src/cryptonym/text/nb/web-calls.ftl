# Å kalle tilbake en som ikke ser på: enhetene, og adresser for programmer man har fra før.

calls-title = Si fra til meg
calls-about = Når et bord venter på deg og du ikke ser på, sier enheten din hvilket bord det er, og hva det venter på. Den sier aldri et hint eller en farge.
calls-this = Si fra på denne enheten
calls-unsupported = Denne nettleseren kan ikke varsles. På iPhone eller iPad legger du først Cryptonym på Hjem-skjermen. Adressene nedenfor virker overalt.
calls-not-offered = Denne serveren varsler ikke nettlesere. Adressene nedenfor virker likevel.
calls-failed = Varslingstjenesten til nettleseren din svarer ikke. Prøv igjen senere.
calls-others = Andre enheter som varsles
calls-stop = Ikke varsle mer
calls-stop-number = Ikke varsle enhet { $number } mer
calls-feeds = Kalender og nytt
calls-feeds-about = For programmer du har fra før: en kalender med fristene dine, og nytt om bordene som venter på deg. Den som har adressen, kan lese med. En ny adresse gjør den gamle ugyldig.
calls-calendar = Kalender (ICS)
calls-news = Nytt (Atom)
calls-feed-make = Lag adressen
calls-feed-new = Ny adresse
calls-feed-end = Fjern adressen
calls-taken = En bot spiller for deg
calls-until = innen { $time }
