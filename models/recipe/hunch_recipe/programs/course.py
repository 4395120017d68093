"""What a first course uses of Python's builtins and of the methods of its types: the one list.

Drills give every word of it (see `drills`), `coverage` counts them. A word is a builtin's name, or
`type.method`.
"""

from __future__ import annotations

METHODS: dict[str, tuple[str, ...]] = {
    "str": tuple(
        "capitalize casefold center count endswith find format index isalnum isalpha isdecimal "
        "isdigit islower isnumeric isspace istitle isupper join ljust lower lstrip maketrans "
        "partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip "
        "split splitlines startswith strip swapcase title translate upper zfill".split()
    ),
    "list": tuple("append clear copy count extend index insert pop remove reverse sort".split()),
    "dict": tuple(
        "clear copy fromkeys get items keys pop popitem setdefault update values".split()
    ),
    "set": tuple(
        "add clear copy difference difference_update discard intersection intersection_update "
        "isdisjoint issubset issuperset pop remove symmetric_difference "
        "symmetric_difference_update union update".split()
    ),
    "tuple": ("count", "index"),
    "int": ("bit_length",),
    "float": ("is_integer",),
}
BUILTINS: tuple[str, ...] = tuple(
    "abs all any bin bool callable chr dict divmod enumerate filter float format frozenset getattr "
    "hasattr hex int isinstance issubclass iter len list map max min next oct ord pow print range "
    "repr reversed round set setattr sorted str sum super tuple type zip".split()
)
WORDS: tuple[str, ...] = (
    *(f"{type}.{method}" for type, methods in METHODS.items() for method in methods),
    *BUILTINS,
)
OWNERS: dict[str, tuple[str, ...]] = {
    method: tuple(type for type, methods in METHODS.items() if method in methods)
    for methods in METHODS.values()
    for method in methods
}
"""The types that have a method of this name."""
