"""The referee: word families, compounds and roots in every language that there is."""

from cryptonym.languages import CODES, HOME, root_of

# The module of a language lies where its pack lies.
__path__.extend({str(root_of(code) / "language") for code in CODES if root_of(code) != HOME})
