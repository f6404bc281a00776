"""Norwegian nouns that are masculine alone, and names: none of them has a form in -a."""

from cryptonym.language.base import words

# parka is no form of park, nor pirata of pirat; words in -a that end so are others, or foreign.
MASCULINES = words(
    "advent agent akrobat aladdin alv amundsen arv astronaut balkong bambus bark bart bass biff "
    "billett blyant bom brann brunost brøk brønn bunad busk båt columbus dal dam detektiv "
    "dirigent donald draug duell dugnad dverg egypt einstein elg elvis eremitt everest fakir "
    "fart festival fjord foss fred frisør gang gitar gjest gjøk golf gondol grieg grill gris "
    "grøt gård hals hatt helt hjelm horisont hval hæl ibsen isbjørn japan jazz jerv kabal "
    "kajakk kaktus kanal kanon kaptein karneval kikkert kiosk kloss klovn komet kork kost "
    "kotelett kreps kvist labyrint lakris laks lapskaus los lutefisk løk lørdag magnet makrell "
    "malm manet marsipan mat moped mozart munch mur napoleon narr nobel nøkk odin olav ovn "
    "paris park patron pedal peis pensjonist perm pirat pokal prest prosent pulk puls radar "
    "rakett ravn refleks rekord rev ring robot rosin ruin rygg røyk sal salat sekk sennep "
    "sensor sfinks sherlock sirup sjakk skatt skjerm skurk slalåm sluk smokk snegl sopp spiral "
    "spurv stein stift stil stol stork storm strek strikk struts strøm stubb svamp tarzan tiur "
    "tolk torsk tran tulipan tunnel tvilling tyr tyv ulv valhall vampyr vert viking vulkan "
    "yggdrasil zevs kar mann"
)
