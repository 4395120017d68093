"""Values for drills, and slots that fit them.

`<char>` a character of the string, `<piece>` a part of it, `<head>`, `<tail>` its ends, `<sep>` a
separator in it, `<width>` a little more than its length, `<fill>` padding, `<glue>` what joins,
`<at>` a place that exists, `<cut>` a slice, `<item>` an element, `<new>` an element or not, `<key>` a
key, `<n>` 1 to 4, `<nthree>` 2 to 5, `<num>`, `<word>`, `<letter>`, and literals of a kind; `<k>`
and `<j>` are variables of comprehensions. With `!` (`<item!>`) it is surely there.
"""

from __future__ import annotations

import builtins
import random
import re
from collections.abc import Callable

from . import names
from .literals import Literals, closed
from .operations import ACCEPTS, kind
from .trial import discard

_SLOT = re.compile(r"<([a-z]+)(!?)>")
KINDS = {
    "word": "str", "str": "str", "digits": "str", "int": "int", "float": "float", "ints": "ints",
    "strs": "strs", "dict": "dict", "groups": "dict", "set": "set", "oneset": "set",
    "strset": "set", "tuple": "pair", "strtuple": "pair", "pairs": "pairs", "grid": "grid",
    "mixed": "ints", "floats": "ints", "bool": "bool",
}  # fmt: skip
"""The kinds that can be made, and where their variables' names come from."""


class Unfit(Exception):
    """The operation cannot be applied to this value, or gives what no lesson shows."""


class Slots(Literals):
    """A builder that knows the values of its variables: `scope` holds what they are after the last line."""

    def __init__(self, rng: random.Random):
        super().__init__(rng)
        self.scope: dict[str, object] = {"__builtins__": builtins, "print": discard}

    # Values

    def code(self, value: object) -> str:
        """The value's literal, in the program's quotes."""
        text = repr(value)
        if self.quote == '"' and '"' not in text:
            text = text.replace("'", '"')
        return text

    def sentence(self) -> str:
        r = self.rng.random()
        if r < 0.3:
            return " ".join(self.word() for _ in range(self.upto(2, 4)))
        if r < 0.45:
            words = [self.word() for _ in range(self.upto(2, 3))]
            return self.pick(", ", ",", "-", "_", ":", "/", ";", "=").join(words)
        if r < 0.55:
            return (
                self.word().capitalize()
                + self.pick(" ", ", ")
                + self.word()
                + self.pick("!", ".", "?")
            )
        if r < 0.65:
            return f"{self.word()}@{self.word()}.{self.pick('com', 'org', 'net')}"
        if r < 0.73:
            return f"{self.upto(2019, 2026)}-{self.upto(1, 12):02d}-{self.upto(1, 28):02d}"
        if r < 0.8:
            return f"{self.word()}.{self.pick('txt', 'py', 'csv', 'png')}"
        if r < 0.88:
            return self.pick(" ", "  ", "\t") + self.word() + self.pick(" ", "  ", "", "\n")
        return self.text(3)

    def make(self, kind: str) -> object:
        """A value of a kind."""
        if kind == "str":
            return self.sentence() if self.chance(0.7) else self.text(2)
        if kind == "word":
            return self.word()
        if kind == "digits":
            return str(self.upto(2, 99999))
        if kind == "int":
            return (
                abs(self.number()) + (self.chance(0.5) * 10) if self.chance(0.85) else self.number()
            )
        if kind == "float":
            return (
                self.pick(0.5, 2.0, 1.25, 3.75, 10.0)
                if self.chance(0.3)
                else self.upto(1, 990) / 10
            )
        if kind in ("ints", "set", "tuple"):
            items = [self.number() for _ in range(self.upto(2, 6))]
            if kind == "ints" and self.chance(0.3):
                items.append(items[0])
            return items if kind == "ints" else set(items) | {1} if kind == "set" else tuple(items)
        if kind in ("strs", "strset", "strtuple"):
            items = [self.word() for _ in range(self.upto(2, 4))]
            return {"strs": list, "strset": set, "strtuple": tuple}[kind](items)
        if kind == "dict":
            single = self.chance(0.3)
            return {
                self.pick(*"abcdxyz") if single else self.word(): self.number()
                for _ in range(self.upto(2, 4))
            }
        if kind == "groups":
            return {self.word(): self.make("ints")[:3] for _ in range(2)}  # type: ignore[index]
        if kind == "oneset":
            return {self.upto(0, 20)}
        if kind == "pairs":
            return [(self.word(), self.number()) for _ in range(self.upto(2, 3))]
        if kind == "grid":
            columns = self.upto(2, 3)
            return [[self.upto(0, 9) for _ in range(columns)] for _ in range(self.upto(2, 3))]
        if kind == "mixed":
            return [
                self.pick(self.number(), self.word(), self.upto(1, 40) / 2, True)
                for _ in range(self.upto(2, 4))
            ]
        if kind == "floats":
            return [self.upto(2, 60) / 4 for _ in range(self.upto(2, 4))]
        return self.chance(0.5)

    def ordered(self, value: object) -> str:
        """The literal of a value; sets in a fixed order, since the hash seed decides theirs."""
        if isinstance(value, set):
            return "{" + ", ".join(self.code(item) for item in sorted(value)) + "}"
        return self.code(value)

    def known(self, wanted: str) -> list[str]:
        """The variables that hold a value of a kind."""
        accepted = ACCEPTS.get(wanted, (wanted,))
        return [
            name
            for name, value in self.scope.items()
            if not name.startswith(("_", "print")) and kind(value) in accepted
        ]

    def fresh(self, wanted: str) -> str:
        name = self.name(names.VARIABLES[KINDS.get(wanted, "int")])
        self.taken.add(name)
        return name

    # Slots

    def slot(self, name: str, sure: bool, value) -> str:
        """A slot's text, such that it fits the value."""
        maker: Callable[[bool, object], object] | None = getattr(self, f"slot_{name}", None)
        if maker:
            return str(maker(sure, value))
        if name in KINDS:
            return self.ordered(self.make(name))
        raise ValueError(name)

    def slot_char(self, sure: bool, value) -> str:
        if not isinstance(value, str) or not value:
            if sure:
                raise Unfit
            return self.quoted(self.pick(*"aeiost"))
        return self.code(self.pick(*value) if sure or self.chance(0.8) else self.pick(*"aeiostrnm"))

    def slot_piece(self, _: bool, value) -> str:
        if not value or self.chance(0.2):
            return self.quoted(self.word()[: self.upto(1, 3)])
        at = self.upto(0, len(value) - 1)
        return self.code(value[at : at + self.upto(1, 3)])

    def slot_head(self, _: bool, value) -> str:
        return self.code(value[: self.upto(1, 3)] if self.chance(0.7) else self.word()[:2])

    def slot_tail(self, _: bool, value) -> str:
        return self.code(value[-self.upto(1, 3) :] if self.chance(0.7) else self.word()[-2:])

    def slot_sep(self, _: bool, value) -> str:
        inside = [c for c in ",-:=/;_@. " if c in value]
        return self.quoted(self.pick(*inside) if inside and self.chance(0.9) else self.pick(*" ,-"))

    def slot_width(self, _: bool, value) -> str:
        return str(len(str(value)) + self.upto(1, 6))

    def slot_fill(self, *_) -> str:
        return self.quoted(self.pick(*"*-._#0x+="))

    def slot_glue(self, *_) -> str:
        return self.quoted(self.pick(", ", "-", "", " ", "+", "/", "_", " and "))

    def slot_letter(self, *_) -> str:
        return self.quoted(self.pick(*"aeiorstlmn"))

    def slot_at(self, _: bool, value) -> str:
        if not value:
            raise Unfit
        size = len(value)
        return str(self.pick(0, -1, self.upto(0, size - 1), self.upto(-size, size - 1)))

    def slot_cut(self, _: bool, value) -> str:
        size = max(2, len(value))
        a, b = self.upto(1, min(4, size)), self.upto(1, size)
        return self.pick(
            f"[{a}:]", f"[:{a}]", f"[-{a}:]", f"[:-{a}]", "[::-1]", "[::2]", "[1::2]", "[1:-1]",
            f"[{min(a, b)}:{max(a, b) + 1}]", f"[{self.upto(0, size)}:{size + 3}]", f"[-{a + 1}:-1]",
            f"[{a}::-1]", f"[::{self.upto(2, 3)}]", "[:]",
        )  # fmt: skip

    def slot_item(self, sure: bool, value) -> str:
        items = sorted(value) if isinstance(value, set) else list(value)
        if not items:
            raise Unfit
        if sure or self.chance(0.75):
            return self.code(self.pick(*items))
        return self.slot_new(False, value)

    def slot_new(self, _: bool, value) -> str:
        items = sorted(value) if isinstance(value, set) else list(value)
        if items and self.chance(0.4):
            return self.code(self.pick(*items))
        return (
            self.quoted(self.word()) if items and isinstance(items[0], str) else str(self.number())
        )

    def slot_key(self, sure: bool, value) -> str:
        if sure and not value:
            raise Unfit
        if value and (sure or self.chance(0.65)):
            return self.code(self.pick(*value))
        return self.quoted(self.word())

    def slot_n(self, *_) -> str:
        return str(self.upto(1, 4))

    def slot_nthree(self, *_) -> str:
        return str(self.upto(2, 5))

    def slot_num(self, *_) -> str:
        return str(self.number())

    def fill(self, template: str, subject: str, value: object) -> str:
        """The template about this value, which `subject` names or writes."""
        used = set(self.scope)
        free = [k for k in ("x", "w", "v", "e", "c", "k", "m") if k not in used]
        if isinstance(value, str):
            free = [k for k in ("c", "ch", "x", "letter") if k not in used] or free
        local = {
            "k": free[0] if free else "item_",
            "j": self.pick(*"ij") if not used & {"i", "j"} else "i_",
        }
        if self.quote == '"' and '"' not in template:
            template = template.replace("'", '"')

        def one(match: re.Match[str]) -> str:
            name, sure = match.group(1), bool(match.group(2))
            if name in local:
                return local[name]
            return self.slot(name, sure, value)

        filled = _SLOT.sub(one, template)
        if not closed(subject) and not ("(@)" in filled or "(@," in filled):
            subject = f"({subject})"
        elif subject[0] in "-0123456789" and "@." in filled:
            subject = f"({subject})"
        return filled.replace("@", subject)
