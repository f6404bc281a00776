# Questo dispositivo: suoni, luce, avvisi.

device-settings = Questo dispositivo
device-close = Chiudi
device-sound = Suoni
device-sound-note = Carta, timbro, gli ultimi dieci secondi.
device-vibration = Vibrazione
device-vibration-note = Quando tocca a te e quando scade il tempo.
device-notifications = Notifiche
device-notifications-note = Quando tocca a te e stai guardando altrove.
device-notifications-refused = Il tuo browser non lo permette. Puoi consentirle nelle impostazioni di questa pagina.
device-still = Niente animazioni
device-still-note = Sullo schermo non si muove nulla.
device-desk = Aspetto
device-desk-system = Sistema
device-desk-light = Chiaro
device-desk-dark = Scuro
device-offline = Niente rete. Quello che non la richiede funziona ancora.
