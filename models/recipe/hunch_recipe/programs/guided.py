"""A builder that runs what it writes.

Values are known at every line, so that a slice cuts, a search finds and a condition decides. Words
of the course that the rest of the mix seldom uses are drawn more often.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from .operations import CONDITIONS, NESTING, PLAIN, WORDS, Operation, kind
from .slots import KINDS, Slots, Unfit

LONGEST = 70
"""Of a value's repr."""
OFTEN = {
    0.21: """
    str.count str.join str.lower str.replace str.split str.title str.upper list.append
    list.pop dict.get dict.items abs all dict enumerate int isinstance len list map max min
    ord print range set sorted str sum zip
    """,
    0.41: """
    dict.values type
    """,
    0.51: """
    str.isdigit chr
    """,
    0.64: """
    str.strip any reversed round
    """,
    0.8: """
    str.isupper str.rjust
    """,
    1.2: """
    str.format str.startswith str.translate bin pow
    """,
    1.6: """
    str.endswith str.ljust list.count filter hex repr tuple
    """,
    2.0: """
    format oct
    """,
    2.4: """
    str.partition str.zfill dict.fromkeys dict.keys int.bit_length float
    """,
    3.1: """
    str.center str.islower str.istitle str.lstrip str.maketrans str.rstrip str.swapcase
    list.index
    """,
    3.8: """
    str.capitalize str.isdecimal str.isspace str.rfind str.rsplit
    """,
    4.8: """
    str.isalnum str.isnumeric str.removesuffix list.copy list.insert list.remove tuple.count
    """,
    6.0: """
    str.casefold str.removeprefix str.rpartition str.splitlines dict.copy
    """,
    7.5: """
    dict.setdefault set.copy tuple.index frozenset
    """,
    9.3: """
    str.index str.rindex
    """,
    11.6: """
    list.sort
    """,
    18.2: """
    list.extend list.reverse dict.update set.add set.isdisjoint set.issubset
    set.symmetric_difference float.is_integer bool callable
    """,
    22.7: """
    dict.popitem set.discard set.intersection set.intersection_update set.issuperset set.pop
    set.remove issubclass
    """,
    28.4: """
    dict.clear dict.pop set.clear set.difference set.difference_update
    set.symmetric_difference_update set.update iter
    """,
    35.5: """
    list.clear set.union
    """,
}
"""How often a word is drawn where others are drawn once, so that the coverage report has enough of all."""
_SHARES = {word: share for share, words in OFTEN.items() for word in words.split()}
WEIGHTS = {word: _SHARES.get(word, 1.0) for word in WORDS} | dict.fromkeys(PLAIN, 0.7)
_SUMS = {
    taken: list(accumulate(WEIGHTS[operation.word] for operation in operations))
    for taken, operations in NESTING.items()
}


class Guided(Slots):
    """A builder that runs every line as it writes it, and so only writes what does something."""

    # Lines

    def variable(self, wanted: str) -> str:
        """A variable with a value of a kind: mostly one that is there."""
        known = self.known(wanted)
        if known and self.chance(0.85):
            return self.pick(*known)
        name = self.fresh(wanted)
        self.run(f"{name} = {self.ordered(self.make(wanted))}")
        return name

    def run(self, text: str) -> None:
        """Writes a line, if it does what it should."""
        try:
            exec(text, self.scope)
        except Exception as error:
            raise Unfit from error
        self.line(text)

    def evaluate(self, text: str) -> object:
        try:
            value = eval(text, self.scope)
        except Exception as error:
            raise Unfit from error
        if len(repr(value)) > LONGEST or (type(value) is int and abs(value) > 999_999):
            raise Unfit
        return value

    def show(self, text: str, value: object) -> None:
        """Keeps or prints the value of an expression."""
        ordered = not isinstance(value, (set, frozenset)) or not any(
            isinstance(i, str) for i in value
        )
        if ordered and self.chance(0.35):
            return self.run(f"print({text})")
        known = self.known(kind(value)) if kind(value) in KINDS else []
        name = self.pick(*known) if known and self.chance(0.2) else None
        pool = (
            kind(value) if kind(value) in KINDS else "bool" if isinstance(value, bool) else "ints"
        )
        self.run(f"{name or self.fresh(pool)} = {text}")

    def apply(self, operation: Operation) -> None:
        """One line (or two, with a new variable) that applies an operation."""
        bare = operation.kind not in ("grid", "pairs", "groups")
        if not operation.named and bare and self.chance(0.25):
            value = self.make(operation.kind)
            subject = self.ordered(value)
        else:
            subject = self.variable(operation.kind)
            value = self.scope[subject]
        text = self.fill(operation.template, subject, value)
        if operation.statement:
            self.run(text)
        else:
            self.show(text, self.evaluate(text))

    def nested(self, subject: str, value: object, depth: int) -> tuple[str, object]:
        """Operations inside each other, `depth` of them if the values allow."""
        for _ in range(depth):
            options = NESTING.get(kind(value))
            if not options:
                break
            (operation,) = self.rng.choices(options, cum_weights=_SUMS[kind(value)])
            text = self.fill(operation.template, subject, value)
            after = self.evaluate(text)
            if after == "" or (after == [] and self.chance(0.8)):
                raise Unfit
            subject, value = text, after
        return subject, value

    def condition(self, subject: str, value: object) -> str:
        """A condition on the value that `subject` names."""
        options = CONDITIONS.get(kind(value))
        if not options:
            raise Unfit
        (operation,) = self.rng.choices(options, [WEIGHTS[o.word] for o in options])
        text = self.fill(operation.template, subject, value)
        if not isinstance(self.evaluate(text), bool):
            raise Unfit
        return text


def attempt(write: Callable[[], None], times: int = 6) -> bool:
    """Tries a writer that may find that its operation does not fit; whether it once did."""
    for _ in range(times):
        try:
            write()
        except Unfit:
            continue
        return True
    return False
