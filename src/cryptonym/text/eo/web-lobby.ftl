# Antaŭ ludo: kiu sidas kie.

lobby-ready = Mi pretas
lobby-unready = Atendu ankoraŭ
lobby-is-ready = pretas
lobby-start = Komencu la ludon
lobby-invite = Diru ĉi tiun nomon, aŭ sendu la ligilon
lobby-qr = QR-kodo kun la adreso de ĉi tiu tablo
lobby-qr-larger = Montru la QR-kodon pli granda
lobby-copy = Kopiu ligilon
lobby-copied = Kopiita
lobby-copy-failed = Ĉi tiu retumilo ne permesas kopii. Jen la adreso:
lobby-share = Kundividu
lobby-local = Ĉi tiu adreso funkcias nur sur ĉi tiu komputilo. Por telefonoj malfermu la alian adreson, kiun la servilo skribis ĉe la starto.
lobby-one-team = Unu teamo
lobby-for-both = Por ambaŭ
lobby-spymaster = Ĉefspiono
lobby-operatives = Terenaj spionoj
lobby-operative = Terena spiono
lobby-players = Ludantoj
lobby-player = Ludanto
lobby-sit = Sidiĝu
lobby-sit-at = Sidiĝu: { seat }
lobby-add-bot = Aldonu roboton: { seat }
lobby-you = vi
lobby-bot = roboto: { $level }
lobby-host = Gastiganto
lobby-see-to = Movu aŭ forsendu
lobby-let-watch = Lasu spekti
lobby-watchers = Spektas
lobby-watchers-none = Neniu.
lobby-watch = Prefere spektu
lobby-fill = Robotoj por la ceteraj
lobby-shuffle = Miksu
lobby-say = Diru ion al ĉiuj
lobby-unequal = La teamoj estas neegalaj. Eblas ludi ankaŭ tiel.
lobby-for-host = Por la gastiganto
lobby-level = Nivelo de novaj robotoj
lobby-close = Fermu la tablon
lobby-close-sure = Jes, fermu ĝin por ĉiuj
lobby-change = Ŝanĝu
lobby-change-title = Kion vi ludas
lobby-change-seats = Alia speco de ludo havas aliajn lokojn: ĉiuj ekstaras, kaj robotoj foriras.
lobby-change-done = Konsentite
lobby-yours = Vi ĉe ĉi tiu tablo
lobby-rename = Ŝanĝu
lobby-keep = Konservi ĉi tiun tablon
lobby-keep-about = Vi retrovas ĉi tiun tablon sur la unua paĝo, sub „Miaj tabloj”, kaj se vi volas ankaŭ sur viaj aliaj aparatoj. Nek konto nek pasvorto.
lobby-kept = Ĉi tiu tablo nun estas sub „Miaj tabloj”.
lobby-device = Via loko sur alia aparato
lobby-device-about = Skanu la kodon per la alia aparato, aŭ malfermu la tablon tie kaj tajpu ĝin. Ĝi validas kelkajn minutojn.
lobby-device-qr = QR-kodo por via alia aparato
lobby-device-make = Montru kodon
lobby-device-again = Montru novan kodon
lobby-screen = Ĉirkaŭ unu granda ekrano
lobby-screen-about = Montru la ludtabulon sur televidilo kaj ludu ĉirkaŭ ĝi. Ĉefspionoj venas per siaj telefonoj kaj havas tie la ŝlosilon; la televidilo neniam montras ĝin.
lobby-screen-go = Montru ĝin sur ĉi tiu ekrano
lobby-last = Al la lasta ludo
lobby-sat = { $seat ->
    [watcher] { $name } nun rigardas.
   *[other] { $name } sidiĝas: { seat }.
}

## Du flankoj kun po unu ŝlosilo

duet-lobby-screen-about = Montru la ludtabulon sur televidilo kaj ludu ĉirkaŭ ĝi. Ĉiu flanko havas sian duonon de la ŝlosilo sur la telefono; la televidilo montras neniun.
