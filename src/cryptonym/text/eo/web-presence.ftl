# Kiu ĉeestas, kiu forestas kaj kiu venas malfrue.

presence-away = for
presence-is-away = { $name } forestas.
presence-is-back = { $name } revenis.
presence-offer = { $name } forestas. Ĉu atendi, aŭ ĉu roboto ludu dume?
presence-bot = Roboto ludu
presence-wait = Atendu
presence-seat-back = Reprenu vian lokon
presence-clock-waits = restas { $time }, dum la foresto la horloĝo haltas ĝis unu minuto
presence-clock-unknown = Sen konekto: oni ne scias, kiom da tempo restas
presence-time-absent = Se la atendata ludanto perdas la konekton
presence-absent-stop = la horloĝo atendas ĝis unu minuto
presence-absent-run = la horloĝo iras plu
presence-would-play = Mi volas ludi
presence-ask-seat = Petu lokon: { seat }
presence-asked = Vi petis lokon: { seat }. Decidas la gastiganto.
presence-unask = Mi nur rigardas
presence-asks = { $name } volas ludi: { seat }.
presence-seat-them = Lasu ludi: { $name }
presence-end-game = Ĉesigu ĉi tiun ludon
presence-end-sure = Jes, ĉesigu ĝin por ĉiuj
presence-ended = { $name } ĉesigis la ludon. Neniu venkis.
presence-did-you-mean = Ĉu vi celis { $name }?
presence-go-there = Jes, iru tien
