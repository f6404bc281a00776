# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Phone
    [computer] Computer
    [program] Program
   *[other] Device
}
devices-this = { devices-kind }, this device
devices-since = since { $time }
devices-remove = Remove
devices-remove-number = Remove: device { $number }
devices-remove-others = Sign out all other devices
devices-news = Another device has your seat now too. Not you? Then remove it.
devices-news-remove = Remove it
devices-news-mine = It was me
