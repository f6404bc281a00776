# This device: its sounds, its light, its calls.

device-settings = This device
device-close = Close
device-sound = Sounds
device-sound-note = Paper, stamp, the last ten seconds.
device-vibration = Vibration
device-vibration-note = When it is your turn, and when time is up.
device-notifications = Notifications
device-notifications-note = When it is your turn and you are looking elsewhere.
device-notifications-refused = Your browser does not allow it. You can change that in its settings for this page.
device-still = Reduce motion
device-still-note = Nothing moves on the screen.
device-desk = Theme
device-desk-system = System
device-desk-light = Light
device-desk-dark = Dark
device-offline = No network. Whatever needs no network still works.
