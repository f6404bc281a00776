# Your seat on several devices: which they are, and that one has come.

devices-kind = { $kind ->
    [phone] Telefono
    [computer] Komputilo
    [program] Programo
   *[other] Aparato
}
devices-this = { devices-kind }, ĉi tiu
devices-since = ekde { $time }
devices-remove = Forigu
devices-remove-number = Forigu la aparaton { $number }
devices-remove-others = Elsalutigu ĉiujn aliajn
devices-news = Nun ankaŭ alia aparato havas vian lokon. Ĉu ne vi? Do forigu ĝin.
devices-news-remove = Forigu ĝin
devices-news-mine = Estis mi
