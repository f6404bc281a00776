# Ĉi tiu aparato: sonoj, lumo, vokoj.

device-settings = Ĉi tiu aparato
device-close = Fermu
device-sound = Sonoj
device-sound-note = Papero, stampilo, la lastaj dek sekundoj.
device-vibration = Vibrado
device-vibration-note = Kiam venas via vico, kaj kiam la tempo finiĝis.
device-notifications = Sciigoj
device-notifications-note = Kiam venas via vico kaj vi rigardas ion alian.
device-notifications-refused = Via retumilo ne permesas tion. Vi povas ŝanĝi tion en ĝiaj agordoj por ĉi tiu paĝo.
device-still = Sen movo
device-still-note = Nenio moviĝas sur la ekrano.
device-desk = Aspekto
device-desk-system = Kiel la sistemo
device-desk-light = Hela
device-desk-dark = Malhela
device-offline = Mankas reto. Kio ne bezonas ĝin, tio daŭras.
