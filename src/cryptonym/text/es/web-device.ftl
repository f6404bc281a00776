# Este dispositivo: sonidos, luz, avisos.

device-settings = Este dispositivo
device-close = Cerrar
device-sound = Sonidos
device-sound-note = Papel, sello, los últimos diez segundos.
device-vibration = Vibración
device-vibration-note = Cuando te toca y cuando se acaba el tiempo.
device-notifications = Notificaciones
device-notifications-note = Cuando te toca y estás mirando otra cosa.
device-notifications-refused = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
device-still = Sin animaciones
device-still-note = Nada se mueve en la pantalla.
device-desk = Tema
device-desk-system = Sistema
device-desk-light = Claro
device-desk-dark = Oscuro
device-offline = Sin red. Lo que no la necesita sigue funcionando.
