# Questo dispositivo: suoni, luce, avvisi.

device-settings = Questo dispositivo
device-close = Chiudi
device-sound = Suoni
device-sound-note = Carta, timbro, gli ultimi dieci secondi.
device-vibration = Vibrazione
device-vibration-note = Quando tocca a te e quando scade il tempo.
device-notifications = Notifiche
device-notifications-note = Quando tocca a te e stai guardando altrove.
device-notifications-refused = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
device-still = Niente animazioni
device-still-note = Sullo schermo non si muove nulla.
device-desk = Luce sul tavolo
device-desk-system = Sistema
device-desk-light = Giorno
device-desk-dark = Notte
device-offline = Niente rete. Quello che non ne ha bisogno va avanti.
