"""All motifs by name: every public name of every module of this package."""

from importlib import import_module
from pkgutil import iter_modules

for _found in iter_modules(__path__):
    _module = import_module(f"{__name__}.{_found.name}")
    globals().update({name: one for name, one in vars(_module).items() if not name.startswith("_")})

__all__ = [name for name in globals() if not name.startswith("_")]  # noqa: PLE0605 # found above
