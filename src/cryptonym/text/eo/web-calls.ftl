# Revoki iun, kiu ne rigardas: ties aparatoj, kaj adresoj por programoj, kiujn oni jam havas.

calls-title = Revoku min
calls-about = Kiam tablo atendas vin kaj vi ne rigardas, via aparato diras al vi, kiu ĝi estas kaj kion ĝi atendas. Neniam ĝi diras aludon aŭ koloron.
calls-this = Revoku ĉi tiun aparaton
calls-unsupported = Ĉi tiu retumilo ne estas revokebla. Sur iPhone aŭ iPad unue metu Cryptonym sur la hejman ekranon. La subaj adresoj funkcias ĉie.
calls-not-offered = Ĉi tiu servilo ne revokas retumilojn. La subaj adresoj tamen funkcias.
calls-failed = La sciiga servo de via retumilo ne respondas. Reprovu poste.
calls-others = Aliaj revokataj aparatoj
calls-stop = Ne plu revoku
calls-stop-number = Ne plu revoku la aparaton { $number }
calls-feeds = Kalendaro kaj novaĵoj
calls-feeds-about = Por programoj, kiujn vi jam havas: kalendaro kun viaj limtempoj, kaj novaĵoj pri la tabloj, kiuj atendas vin. Kiu havas la adreson, tiu povas legi. Nova adreso nuligas la malnovan.
calls-calendar = Kalendaro (ICS)
calls-news = Novaĵoj (Atom)
calls-feed-make = Faru la adreson
calls-feed-new = Nova adreso
calls-feed-end = Forigu la adreson
calls-taken = Roboto ludas anstataŭ vi
calls-until = ĝis { $time }
