# Malfermi tablon, kaj veni al iu.

opening-name = Via nomo
opening-name-note = Kiel la aliaj ĉe la tablo nomas vin.
opening-name-empty = Unue skribu nomon. Iu ajn taŭgas.
opening-nameless = Agento
opening-language = Lingvo de la vortoj
opening-mode = Speco de ludo
opening-mode-teams = Du teamoj
opening-mode-coop = Unu teamo
opening-mode-shared = Tri ludantoj
opening-mode-duet = Duet
opening-mode-pictures = Bildoj
opening-mode-pictures-coop = Bildoj, unu teamo
opening-mode-pictures-shared = Bildoj, tri ludantoj
opening-mode-pictures-duet = Bildoj, Duet
opening-mode-other = { $label }
opening-about-teams = Kvar aŭ pli. Ĉiu teamo havas ĉefspionon; la aliaj divenas.
opening-about-coop = Du aŭ pli, ĉiuj kune: ju malpli da vicoj, des pli da poentoj.
opening-about-shared = Du ĉefspionoj, kaj unu terena spiono, kiu divenas por ambaŭ.
opening-about-duet = Du aŭ pli: ĉiu flanko konas duonon de la sekreto, kaj vi venkas aŭ malvenkas kune.
opening-about-pictures = Kvar aŭ pli. Du teamoj, kaj strangaj desegnaĵoj anstataŭ vortoj.
opening-about-pictures-coop = Du aŭ pli, ĉiuj kune, kun desegnaĵoj anstataŭ vortoj.
opening-about-pictures-shared = Du ĉefspionoj kaj unu terena spiono por ambaŭ, kun desegnaĵoj anstataŭ vortoj.
opening-about-pictures-duet = Du aŭ pli: Duet kun desegnaĵoj anstataŭ vortoj.
opening-about-other = Alia ludo de la sama familio.
opening-go = Malfermu la tablon
opening-go-bots = Komencu kun robotoj
opening-more = La cetero povas resti senŝanĝa
opening-retry = Reprovu
opening-words = Vortoj
opening-words-count = { $count ->
    [one] unu vorto
   *[other] { $count } vortoj
}
opening-list-deck = La unua skatolo
opening-list-second = La dua skatolo
opening-list-junior = Facilaj vortoj
opening-own = Propraj vortoj
opening-own-note = Po unu en linio, aŭ kun komoj inter ili.
opening-own-count = { $count ->
    [one] unu propra vorto
   *[other] { $count } propraj vortoj
}
opening-own-mixed = Ili kuŝas inter la aliaj: ne ĉiuj aperas en ĉiu ludo.
opening-own-file = Prenu ilin el dosiero
opening-own-unreadable = Tiu dosiero ne estas simpla teksto. Elektu tekstan dosieron kun unu vorto en ĉiu linio.
opening-bad-long = Linio { $line }, „{ $word }”: pli longa ol { $limit } signoj
opening-bad-signs = Linio { $line }, „{ $word }”: sur karton iras nur literoj, ciferoj, spacoj, streketoj, apostrofoj kaj punktoj
opening-bad-twice = Linio { $line }, „{ $word }”: jam estas tie, do validas unufoje
opening-bad-more = { $count ->
    [one] Kaj unu plia linio
   *[other] Kaj { $count } pliaj linioj
}
opening-rules = Reguloj de la rondo
opening-rules-note = Kion via rondo akceptas kiel aludon preter la striktaj reguloj.
opening-preset = Komencu per
opening-preset-usual = Kiel kutime
opening-preset-book = Laŭ la libro
opening-preset-friendly = Inter amikoj
opening-preset-app = Kiel la aplikaĵo
opening-preset-own = propra miksaĵo
opening-house-compounds = Plurvortaj kunmetaĵoj
opening-say-compounds = Kutimaj validas kiel unu vorto.
opening-house-phrases = Fiksaj esprimoj
opening-say-phrases = Kun propra senco ili validas kiel unu vorto.
opening-house-full-names = Plenaj nomoj
opening-say-full-names = La tuta nomo de famulo estas unu vorto.
opening-house-titles = Titoloj
opening-say-titles = La titolo de libro, filmo aŭ kanto estas unu vorto.
opening-house-place-names = Plurvortaj loknomoj
opening-say-place-names = Nov-Jorko estas unu vorto.
opening-house-acronyms = Mallongigoj
opening-say-acronyms = Oftaj validas kiel vorto.
opening-house-homophones = Samsonaj vortoj
opening-say-homophones = Aludo povas celi la sonon de vorto.
opening-house-accents = Supersignoj ne gravas
opening-say-accents = Eblas ludi per vortoj, kiuj diferencas nur per signo.
opening-house-rhymes = Ĉia rimo
opening-say-rhymes = Aludo povas rimi sen ligo de senco.
opening-expert = Nulo kaj senlima
opening-expert-note = Ĉefspionoj povas diri ilin anstataŭ nombro.
opening-waiver = Pardoni nevalidan aludon
opening-waiver-note = Se ĝi ne malutilis, la alia ĉefspiono povas validigi ĝin.
opening-penalty = La puno estas deviga
opening-penalty-note = Post nevalida aludo la kontraŭuloj kovras vorton, ĉu vole ĉu nevole.
opening-check = Juĝisto
opening-check-guard = Avertas antaŭe
opening-check-referee = Fajfas
opening-check-free = Forestas
opening-judge-guard = Nevalida aludo estas rifuzata, antaŭ ol iu aŭdas ĝin, kaj kostas nenion.
opening-judge-referee = La aludo aŭdiĝas kaj poste estas kontestata; la puno estas vera.
opening-judge-free = Nur homoj juĝas aludojn, kiel ĉirkaŭ tablo.
opening-time = Horloĝo
opening-time-none = Sen horloĝo
opening-time-sand = Sablohorloĝo
opening-time-strict = Strikta
opening-clock-none = Ĉiu pensas tiel longe, kiel plaĉas.
opening-clock-sand = Iu ajn povas turni ĝin. Kiam ĝi finiĝis, nenio okazas, sed ĉiuj vidas tion.
opening-clock-strict = Kiam la tempo finiĝas, la vico finiĝas.
opening-seconds-sand = Sekundoj ĝis malpleno
opening-seconds-clue = Sekundoj por aludo
opening-seconds-first = Sekundoj por la unua aludo
opening-seconds-first-note = Malplena: sen limo.
opening-seconds-guess = Sekundoj por diveni
opening-seconds-wrong = Skribu entjeron de 1 ĝis { $most }.
opening-cards = Kartoj kaj ŝlosiloj
opening-keys = Ŝlosiloj
opening-key-deck40 = El 40 pretaj
opening-key-random = Novaj en ĉiu ludo
opening-keys-public = Ĉi tiuj kvardek ŝlosiloj estas publikaj: kiu konas ilin, eltrovas la vian post kelkaj kartoj. Ili taŭgas por paperaj kartoj, aŭ inter amikoj.
duet-opening-keys-public = Ĉi tiuj cent ŝlosiloj estas publikaj: kiu konas ilin, tuj eltrovas vian flankon el la propra. Ili taŭgas por paperaj kartoj, aŭ inter amikoj.
pictures-opening-keys-public = Ĉi tiuj sesdek ŝlosiloj estas publikaj: kiu konas ilin, eltrovas la vian post kelkaj kartoj. Ili taŭgas por paperaj kartoj, aŭ inter amikoj.
opening-next = Vortoj de la sekva ludo
opening-next-note = Ĉiu karto havas duan vorton sur la dorso.
opening-next-auto = La dorso, poste novaj
opening-next-flip = La dorso
opening-next-draw = Novaj kartoj
opening-company = La tablo
opening-by-link = per ligilo kaj nomo
opening-public = Por ĉiuj
opening-public-note = Ĝi aperas sur la unua paĝo de ĉi tiu servilo.
opening-chat = Ĉiu teamo parolas aparte
opening-chat-note = Alie ĉiuj aŭdas la terenajn spionojn pensi, kiel ĉirkaŭ tablo.
opening-look = Spektantoj rajtas vidi la ŝlosilon
opening-look-note = Kiu vidis ĝin, ne plu divenas en tiu ludo. Neniam ĉe tablo por ĉiuj, nek kun robotoj.
opening-bots = Robotoj
opening-level = Nivelo de la robotoj
opening-level-easy = Facila
opening-level-normal = Normala
opening-level-hard = Malfacila
opening-role = Vi estas
opening-role-operative = Terena spiono
opening-role-spymaster = Ĉefspiono
opening-pace = Kiel rapide ili ludas
opening-pace-human = Kiel homoj
opening-pace-quick = Rapide
opening-pace-instant = Tuj
opening-explain = Robotoj diras kial
opening-explain-note = Post ĉiu diveno: la vortoj, kiuj kondukis de la aludo al la karto.
opening-join = Envenu
opening-find = Nomo de tablo
opening-find-note = Kvar vortoj, aŭ ligilo.
opening-find-go = Aliĝu
opening-find-empty = Tajpu la nomon, kiun viaj amikoj diris.
opening-find-seat-only = Tiu kodo movas lokon. Tajpu antaŭ ĝi la nomon de la tablo.
opening-code-drawer = Mi jam sidas ĉi tie, per alia aparato
opening-code = Kodo
opening-code-note = La alia aparato montras ĝin.
opening-code-empty = Tajpu la kodon, kiun la alia aparato montras.
opening-code-go = Prenu la lokon
opening-gone-again = Reenvenu

## Du flankoj kun po unu ŝlosilo

opening-tokens = Ĵetonoj
opening-tokens-note = Ĉiu vico kostas unu. Kutime 9; 10 aŭ 11 faciligas, malpli malfaciligas.
opening-mistakes = Permesataj eraroj
opening-mistakes-any = Libere
opening-mistakes-note = Kiom da preterirantoj oni rajtas tuŝi por la kutima prezo.
opening-excess = Plia eraro
opening-excess-extra-token = Kostas du ĵetonojn
opening-excess-sudden-death = Subita morto
opening-excess-loss = Perdigas
opening-key-deck100 = El 100 pretaj

## Kun bildoj

opening-faces = Kio kuŝas sur la tablo?
opening-faces-name =
    { $faces ->
        [pictures] Bildoj
       *[words] Vortoj
    }
opening-pictures-count = { $count } bildoj
opening-list-pictures = Bildoj
opening-key-deck60 = El 60 pretaj
opening-assassin-ending = Lasta ŝanco
opening-assassin-ending-note = Kiu tuŝas la murdiston, tiu ludas plu sen aludo, kaj venkas nur trovante ĉiujn siajn aliajn bildojn sen eraro.
