# Registrita ludo.

record-about = Post ludo vi povas elŝuti ĝian protokolon, malgrandan tekstan dosieron. Malfermu ĝin ĉi tie: ni kontrolas ĉiun movon kaj la sigelon, kaj la ludon oni povas rigardi denove.
record-file = Malfermu dosieron
record-paste = Aŭ algluu la tekston
record-check = Kontrolu la protokolon
record-damaged = Ĉi tiu protokolo ne estas tia, kia ĝi estis skribita.
record-foreign = Ĉi tiu teksto ne estas protokolo de ludo, aŭ mankas ĝia unua linio.
record-unfinished = La ludo ankoraŭ ne finiĝis.
