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
device-still = Hold still
device-still-note = Nothing moves on the screen.
device-desk = Desk
device-desk-system = As the system
device-desk-light = By day
device-desk-dark = By night
device-offline = No network. What needs none goes on.
