"""Letters of other alphabets that only look like ours."""

from typing import Final

_AS_LATIN: Final = {
    # Greek capitals, Greek small letters, Cyrillic capitals, Cyrillic small letters
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΆΈΊΌΎΪΫ": "ABEZHIKMNOPTYXÁÉÍÓÝÏŸ",
    "αεικνορτυχγηάέίόύϊϋ": "aeikvoptuxynáéíóúïü",
    "АВЕЅІЈКМНОРСТУХЁЇ": "ABESIJKMHOPCTYXËÏ",
    "аеѕіјкорсухёїһԁԛԝ": "aesijkopcyxëïhdqw",
    "ɑɡ": "ag",
}
_AS_GREEK: Final = {
    "ABEZHIKMNOPTYXÁÉÍÓÝÏŸ": "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΆΈΊΌΎΪΫ",
    "aeiknoptuvxywáéíóúïü": "αεικηορτυνχγωάέίόύϊϋ",
    "АВЕІКМНОРТУХФЛПГ": "ΑΒΕΙΚΜΗΟΡΤΥΧΦΛΠΓ",
    "аекорухфіпґ": "αεκορυχφιπγ",
    "ɑɩ": "αι",
}


def _table(pairs: dict[str, str]) -> dict[str, str]:
    return {
        foreign: own
        for foreigners, owns in pairs.items()
        for foreign, own in zip(foreigners, owns, strict=True)
    }


TO_LATIN: Final = _table(_AS_LATIN)
TO_GREEK: Final = _table(_AS_GREEK)
