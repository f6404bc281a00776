# La unua paĝo.

front-title = Du teamoj. Unu vorto en ĉiu vico.
front-lead = Vortludo por du teamoj: via ĉefspiono diras unu vorton, kaj vi eltrovas, kiuj el la dudek kvin kodaj nomoj estas viaj.
front-picture = Ludtabulo meze de ludo
front-open = Ludu kun amikoj
front-daily = La taga ludo
front-find = Trovu ludon
front-bots = Ludu kun robotoj
front-bots-more = Nivelo, rolo, poentoj
front-bots-all = Elektu ĉion mem
front-kind-teams = Du teamoj
front-kind-coop = Unu teamo, por poentoj
front-back = Reen al via tablo: { $name }
front-public = Malfermitaj tabloj
front-public-count = { $count ->
    [one] unu persono
   *[other] { $count } personoj
}
front-public-playing = ludas
front-public-locked = La pordo estas ŝlosita.
front-how = Kiel ludi
front-companion = Kun veraj kartoj
front-about = Pri Cryptonym
front-about-text = Versio { $version }. Sen kontoj, sen reklamoj, sen io ajn de aliaj retejoj. Tablo restas, dum iu uzas ĝin; sufiĉas ĝia ligilo kaj ĝia nomo.
front-about-licence = Cryptonym estas libera programaro laŭ la permesilo MIT. La fontkodo venas kun la programo.

## Du flankoj kun po unu ŝlosilo

front-kind-duet = Duet, kune
front-tap-duet = Ludu Duet kun roboto

## Kun bildoj

front-kind-pictures = Bildoj, du teamoj
front-tap-pictures = Ludu per bildoj kun robotoj
