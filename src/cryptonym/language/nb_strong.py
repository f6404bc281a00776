"""Norwegian words whose vowel changes: plurals, and the strong and short verbs."""

from collections.abc import Iterator
from typing import Final

# Dictionary word and its other forms; compounds and prefixed verbs have the same (fagbøker).
NOUNS: Final = """
bok bøker bøkene|hånd hender hendene|natt netter nettene|tann tenner tennene|
strand strender strendene|fot føtter føttene|rot røtter røttene|bonde bønder bøndene|
mor mødre mødrene|datter døtre døtrene|bror brødre brødrene|far fedre fedrene|
mann menn mennene|gås gjess gjessene gjæs|tre trær trærne|kne knær knærne|
kraft krefter kreftene|stang stenger stengene|tang tenger tengene|and ender endene|
stand stender stendene|rand render rendene|klær klærne|nøtt nøtter|bot bøter bøtene|
øye øyne øynene|søster søstre søstrene|tå tær tærne|klo klør klørne|ku kyr kyrne|
glo glør glørne|ski ski skiene|tro trær|sko skoene|onkel onkler onklene|fader fedre
"""
# Infinitive, past, participle; the participle's plural is made by rule.
VERBS: Final = """
gå gikk gått|ta tok tatt|komme kom kommet|stå stod sto stått|la lot latt|få fikk fått|
skrive skrev skrevet|bryte brøt brutt|slå slo slått|finne fant funnet|binde bandt bundet|
gripe grep grepet|falle falt|holde holdt|dra dro drog dratt|gi gav ga gitt|legge la lagt|
sette satte satt|se så sett|drive drev drevet|stige steg steget|trekke trakk trukket|
vinne vant vunnet|by bød budt|bære bar båret|si sa sagt|gjøre gjorde gjort|følge fulgte fulgt|
være var vært|ha hadde hatt|vite vet visste visst|måtte må|ville vil|kunne kan|skulle skal|
sitte satt sittet|ligge lå ligget|le lo ledd|dø døde dødd|be bad ba bedt|ete åt ett|
drikke drakk drukket|stikke stakk stukket|sprekke sprakk sprukket|slippe slapp sluppet|
brenne brant brent|renne rant rent|spinne spant spunnet|forsvinne forsvant forsvunnet|
springe sprang sprunget|synge sang sunget|tvinge tvang tvunget|henge hang|synke sank sunket|
stinke stank stinket|rekke rakk rukket|sprette spratt sprettet|skvette skvatt skvettet|
briste brast bristet|smelle smalt|knekke knakk knekt|hjelpe hjalp hjulpet|vekke vakte vakt|
rekke rakte rakt|strekke strakk strukket|smette smatt smettet|dette datt dettet|
ride red ridd|gli gled glidd|lide led lidd|skride skred skredet|strid stred stridd|
bite bet bitt|slite slet slitt|smite smet smitt|drite dret dritt|skite sket skitt|
knipe knep knepet|pipe pep pepet|rive rev revet|bli blei ble blitt|vri vred vridd|
skinne skinte skint|skrike skrek skreket|svike svek sveket|vike vek veket|snike snek sneket|
fryse frøs frosset|fnyse fnøs fnyst|nyse nøs nyst|gyse gøs gyst|skyte skjøt skutt|
flyte fløt flytt|nyte nøt nytt|gyte gjøt gytt|skyve skjøv skjøvet|lyve løy løyet|fly fløy fløyet|
ryke røk røket|stryke strøk strøket|krype krøp krøpet|drype drøp dryppet|klype kløp kløpet|
lyde lød lydt|tyte tøt tytt|syde sød|bryne brynte|lyge løg løyet|suge sugde|
fare for faret|grave grov gravd|ale alte|le lo|slåss sloss slåss|selge solgte solgt|
fortelle fortalte fortalt|velge valgte valgt|telle talte talt|spørre spurte spurt|
smøre smurte smurt|bringe brakte brakt|tenke tenkte tenkt|vokse vokste vokst|kveppe kvapp|
sverge svor svoret|skjære skar skåret|stjele stjal stjålet|gjelde gjaldt gjeldt|
treffe traff truffet|kle kledde kledd|tre trådte trådt|tråkke tråkket|sove sov sovet|
hete het hett|gråte gråt grått|la lot latt|hogge hogg hogd|tore tør torde|bedra bedro bedratt|
forstå forsto forstod forstått|la la|dugge dugget|duge dugde|kvede kvad kvedet|fise feis|
"""

VOWELS: Final = frozenset("aeiouyæøå")


def _rows(text: str) -> Iterator[list[str]]:
    return (row.split() for row in text.replace("\n", "").split("|") if row.strip())


def _plurals(form: str) -> Iterator[str]:
    """Participles before plurals: skrevet skrevne, tatt tatte, funnet funne."""
    stem = form.removesuffix("et")
    if stem != form and not VOWELS.isdisjoint(stem):  # bet is a past
        yield stem + "ne"
        if stem.endswith("nn"):
            yield stem + "e"
    elif form.endswith(("tt", "dt", "gt", "lt", "nt", "rt", "dd")):
        yield form + "e"


def _changed() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}

    def learn(form: str, lemma: str) -> None:
        if form != lemma and lemma not in found.get(form, ()):
            found[form] = (*found.get(form, ()), lemma)

    for lemma, *forms in _rows(NOUNS):
        for form in forms:
            learn(form, lemma)
    for lemma, *forms in _rows(VERBS):
        for form in forms:
            learn(form, lemma)
            for plural in _plurals(form):
                learn(plural, lemma)
    return found


CHANGED: Final = _changed()  # form -> dictionary words
LONGEST_CHANGED: Final = max(map(len, CHANGED))
STRONG: Final = frozenset(row[0] for row in _rows(VERBS))
