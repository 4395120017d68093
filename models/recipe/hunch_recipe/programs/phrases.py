"""Phrases: short expressions about the values at hand, of one to three of the operations that all programs are made of.

Sums, differences, remainders and comparisons of numbers of every size; lengths, items, slices, reversals and orders of lists and
strings; look-ups in dictionaries and sets. Programs of primitives assign and print them, and sheets ask for them.
"""

from __future__ import annotations

import random

from .arithmetic import COMPARISONS, Sums
from .guided import attempt
from .literals import closed
from .operations import CONDITIONS, kind
from .slots import Unfit

LENGTHS = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 10)
"""Of lists of numbers; other collections have at most six items."""

NUMBERS: dict[str, tuple[str, ...]] = {
    "int": ("abs(@)", "@ % <by>", "@ // <by>", "-@", "@ % 10", "@ // 10", "len(str(@))", "@ * <by>"),
    "bool": ("int(@)", "@ + 1"),
    "str": ("len(@)", "len(@)", "@.count(<char>)", "@.find(<char>)", "@.find(<piece>)", "@.index(<char!>)", "ord(@[<at>])"),
    "ints": ("len(@)", "sum(@)", "min(@)", "max(@)", "@[<at>]", "@[<at>]", "@[<at>]", "@.count(<item>)", "@.index(<item!>)",
             "sum(@[:<n>])", "sum(@[<n>:])", "@[len(@) // 2]", "max(@) - min(@)", "@[-1] - @[0]", "len(@) - 1", "len(set(@))"),
    "strs": ("len(@)", "len(@[<at>])", "@.index(<item!>)", "@.count(<item>)", "max(len(<k>) for <k> in @)"),
    "tuple": ("len(@)", "@[<at>]", "sum(@)", "max(@)"),
    "dict": ("len(@)", "@[<key!>]", "@[<key!>]", "@.get(<key>, 0)", "sum(@.values())", "max(@.values())"),
    "set": ("len(@)", "max(@)", "sum(@)", "min(@)"),
    "grid": ("len(@)", "@[<at>][0]", "@[<at>][-1]", "sum(@[<at>])", "len(@[0])"),
}  # fmt: skip
"""What gives a number, by the kind of the value; slots as in slots.py, and those below."""
OTHERS: dict[str, tuple[str, ...]] = {
    "int": ("str(@)", "@ % 2 == 0", "@ % <by> == <rest>", "-@ < <num>", "str(@)[::-1]", "divmod(@, <by>)", "bool(@)",
            "list(range(<small>))", "[@, <num>]", "(@, <other>)", "@ in (<num>, <near>, <num>)", "str(@) + <letter>",
            "int(str(@)[::-1])", "<by> * @ > <num>", "not @", "@ or <num>", "@ and <num>", "chr(<code>)", "float(@)", "@ / 2", "f'{@}!'"),
    "float": ("@ * 2", "@ + 1", "round(@)", "int(@)", "@ > <num>", "str(@)", "@ / 2", "-@"),
    "bool": ("not @", "@ and <other>", "@ or <other>", "@ == <other>", "str(@)", "@ != <other>"),
    "str": ("@[<at>]", "@[<at>]", "@<cut>", "@<cut>", "@<cut>", "@[::-1]", "@[::-1]", "@.upper()", "@.lower()", "@.title()",
            "@.capitalize()", "@.strip()", "@.swapcase()", "@ + <other>", "@ + <letter>", "<letter> + @", "@ * <n>",
            "<char> in @", "<piece> in @", "<letter> not in @", "@.startswith(<head>)", "@.endswith(<tail>)",
            "@ == <other>", "@ < <other>", "@ != @[::-1]", "@.replace(<char>, <fill>)", "@.replace(<char>, '')", "@.split()",
            "@.split(<sep>)", "list(@)", "sorted(@)", "''.join(sorted(@))", "''.join(reversed(@))", "@.isdigit()",
            "@.isalpha()", "@.zfill(<width>)", "@.center(<width>, <fill>)", "@.rjust(<width>)", "f'{@}{<num>}'", "@[0].upper()",
            "len(@) > <n>", "[<k> for <k> in @ if <k> != <char>]", "@[0] == @[-1]", "<glue>.join(@)", "@[<at>] + @[<at>]", "not @"),
    "ints": ("@<cut>", "@<cut>", "@<cut>", "@<cut>", "@[::-1]", "@[::-1]", "list(reversed(@))", "sorted(@)", "sorted(@)",
             "sorted(@, reverse=True)", "<item> in @", "<item> in @", "<new> not in @", "@ + [<num>]", "[<num>] + @",
             "@ + <other>", "@ * 2", "@ == sorted(@)", "@[<at>] < @[<at>]", "@[<at>] > <num>", "len(@) > <n>", "not @",
             "[<k> * <by> for <k> in @]", "[<k> + <n> for <k> in @]", "[<k> for <k> in @ if <k> > <num>]", "[<k> % <by> for <k> in @]",
             "[<k> % 2 == 0 for <k> in @]", "any(<k> > <num> for <k> in @)", "all(<k> < <num> for <k> in @)", "tuple(@)",
             "sorted(set(@))", "list(enumerate(@))", "list(zip(@, <other>))", "[str(<k>) for <k> in @]", "@[1:] + @[:1]",
             "sorted(@)[0]", "sorted(@)[-1]", "sorted(@)[<at>]", "@[-<n>:]", "@ == <other>", "@[0] == @[-1]", "bool(@)"),
    "strs": ("@[<at>]", "@[<at>][0]", "@[<at>][::-1]", "@[<at>].upper()", "@<cut>", "@[::-1]", "sorted(@)", "sorted(@, key=len)",
             "<glue>.join(@)", "''.join(@)", "<item> in @", "@ + [<word>]", "[len(<k>) for <k> in @]", "[<k>[0] for <k> in @]",
             "[<k>.upper() for <k> in @]", "max(@)", "min(@)", "@[<at>] + @[<at>]", "@[<at>] < @[<at>]", "len(@) == <n>", "tuple(@)"),
    "tuple": ("@[<at>]", "@<cut>", "@[::-1]", "sorted(@)", "list(@)", "@ + (<num>,)", "<item> in @", "@ == <other>", "(@[1], @[0])"),
    "dict": ("<key> in @", "<key> in @", "@.get(<key>)", "list(@)", "list(@.values())", "list(@.items())", "sorted(@)",
             "sorted(@.values())", "@[<key!>] > <num>", "[<k> for <k> in @ if @[<k>] > <num>]", "max(@, key=@.get)", "not @",
             "<key> not in @", "sorted(@.items())"),
    "set": ("<item> in @", "<new> not in @", "sorted(@)", "@ | <other>", "@ & <other>", "@ - <other>", "@ | {<num>}", "@ == <other>"),
    "pairs": ("len(@)", "@[<at>]", "@[<at>][0]", "@[<at>][1]", "sorted(@)", "dict(@)", "[<k>[1] for <k> in @]", "@[::-1]"),
    "grid": ("@[<at>]", "@[::-1]", "[sum(<k>) for <k> in @]", "[<k>[0] for <k> in @]", "@[0] + @[-1]", "[<k>[::-1] for <k> in @]",
             "sum(sum(<k>) for <k> in @)", "max(max(<k>) for <k> in @)"),
}  # fmt: skip
"""What gives anything else."""
_FAMILIES = {"word": "str", "digits": "str", "oneset": "set"}


def family(value: object) -> str:
    """The key of a value in the tables above; `""` where it has none."""
    if value == [] and type(value) is list:
        return "ints"
    found = kind(value)
    return _FAMILIES.get(found, found)


class Phrases(Sums):
    """A builder of phrases about the variables of its scope, as their values are."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.subject = ""

    def pick(self, *options):
        """One of them; a line that has none to pick from does not fit."""
        if not options:
            raise Unfit
        return super().pick(*options)

    # Values

    def number(self) -> int:
        """A number of one digit, of as many as the program may have, or a negative one."""
        r = self.rng.random()
        if r < 0.34:
            return self.upto(0, 9)
        if r < 0.92:
            return self.upto(0, min(self.largest, 999))
        return -self.upto(1, min(self.largest, 99))

    def begin(self) -> int:
        return self.number()

    def fits(self, value: object) -> None:
        """Results may have a digit more than what they are made of."""
        if type(value) is int and abs(value) > 10 * self.largest:
            raise Unfit

    def make(self, kind: str) -> object:
        if kind == "int":
            return self.number()
        if kind == "ints":
            few = 40 if self.largest > 99 else 13
            return [self.number() for _ in range(min(self.pick(*LENGTHS), few))]
        if kind == "strs":
            return [self.word() for _ in range(self.upto(1, 6))]
        if kind == "dict":
            letters = self.chance(0.3)
            keys = (self.pick(*"abcdefgxyz") if letters else self.word() for _ in range(self.upto(1, 6)))  # fmt: skip
            return {key: self.number() for key in keys}
        if kind == "str" and self.chance(0.5):
            return self.word() if self.chance(0.7) else self.text(1)
        return super().make(kind)

    # Slots

    def slot_by(self, *_) -> str:
        return str(self.upto(2, 12))

    def slot_rest(self, *_) -> str:
        return str(self.pick(0, 0, 1, 2, 3))

    def slot_code(self, *_) -> str:
        return str(self.upto(32, 122))

    def slot_small(self, *_) -> str:
        return str(self.upto(0, 7))

    def slot_num(self, *_) -> str:
        return self.written(self.number())

    def slot_near(self, _: bool, value) -> str:
        return self.written(self.near(value))

    def slot_other(self, _: bool, value) -> str:
        like = [n for n in self.known(kind(value)) if n != self.subject]
        if like and self.chance(0.75):
            return self.pick(*like)
        return self.ordered(self.make(kind(value) or "ints"))

    def written(self, number: int) -> str:
        return f"({number})" if number < 0 else str(number)

    def near(self, value: object) -> int:
        """A number that is hard to tell from another one: the same, a neighbour, or one of the same size."""
        if type(value) is not int or self.chance(0.25):
            return self.number()
        if self.chance(0.3):
            return value
        return value + self.upto(-3, 3) if self.chance(0.5) else value + self.upto(-20, 20)

    # Phrases

    def named(self, tables: dict[str, tuple[str, ...]]) -> list[str]:
        """The variables that a table has something about."""
        return [n for n, v in self.scope.items() if n[0] != "_" and family(v) in tables]

    def about(self, tables: dict[str, tuple[str, ...]], among: list[str]) -> str:
        """Something that a table has about one of these variables."""
        self.subject = self.pick(*among)
        value = self.scope[self.subject]
        template = self.pick(*tables[family(value)])
        try:
            return self.fill(template, self.subject, value)
        except (TypeError, IndexError) as error:  # a slot that an empty value has nothing for
            raise Unfit from error

    def quantity(self) -> str:
        """A number: mostly a variable, or what is read from one."""
        known = self.known_numbers()
        if known and self.chance(0.68):
            return self.pick(*known)
        return self.about(NUMBERS, self.named(NUMBERS))

    def term(self) -> str:
        """A number that binds as tightly as a variable."""
        text = self.quantity()
        return text if closed(text) else f"({text})"

    def amount(self, operator: str, left: object) -> str:
        """What stands to the right of an operator."""
        if self.chance(0.5):
            return self.term()
        if operator in ("//", "%", "*") and self.chance(0.8):
            return str(self.upto(2, 12))
        return self.written(self.near(left) if operator == "-" else self.number())

    def calculation(self) -> str:
        """An operation on two numbers, or two on three."""
        left = self.term()
        operator = self.pick("+", "+", "+", "+", "-", "-", "-", "*", "*", "//", "%", "%")
        right = self.amount(operator, self.scope.get(left))
        if right == left and operator not in "+*":
            right = str(self.upto(2, 12))
        text = f"{left} {operator} {right}"
        r = self.rng.random()
        if r < 0.14:
            more = self.pick("+", "-", "+", "*", "%")
            right = self.amount(more, None)
            text = f"{text} {more} {right}" if self.chance(0.6) else f"({text}) {more} {right}"
        elif r < 0.2:
            text = f"abs({text})"
        return text

    def compared(self) -> str:
        """A comparison: of a variable with another or with a number near it, of a remainder, or of what is calculated."""
        known = self.known_numbers()
        if known and self.chance(0.45):
            left = self.pick(*known)
        else:
            left = self.quantity() if self.chance(0.75) else self.calculation()
            if self.chance(0.4):
                k = self.upto(2, 6)
                left = left if closed(left) else f"({left})"
                return f"{left} % {k} == {self.pick(0, 0, self.upto(0, k - 1))}"
        if self.chance(0.06):
            low = self.upto(0, 9)
            return f"{low} {self.pick('<', '<=')} {left} {self.pick('<', '<=')} {low + self.upto(1, self.largest)}"
        others = [name for name in known if name != left]
        right = self.pick(*others) if others and self.chance(0.4) else None
        if right is None:
            right = self.quantity() if self.chance(0.2) else left
        if right == left:
            right = str(self.near(self.scope.get(left)))
        return f"{left} {self.pick(*COMPARISONS, '<', '>')} {right}"

    def decision(self) -> str:
        """A condition: a comparison, two of them, or one about a value that is no number."""
        r = self.rng.random()
        if r < 0.55:
            return self.compared()
        if r < 0.75:
            return f"{self.compared()} {self.pick('and', 'or')} {self.compared()}"
        if r < 0.8:
            return f"not {self.compared()}"
        name = self.pick(*self.named(OTHERS))
        if r < 0.86:
            return self.pick(name, f"not {name}")
        if kind(self.scope[name]) in CONDITIONS:
            return self.condition(name, self.scope[name])
        return self.compared()

    def chosen(self) -> str:
        """A number or another value that depends on a condition, or on which of some is smaller."""
        if self.chance(0.4):
            return f"{self.quantity()} if {self.compared()} else {self.quantity()}"
        several = dict.fromkeys(self.quantity() for _ in range(self.upto(2, 4)))
        if len(several) < 2:
            raise Unfit
        return f"{self.pick('min', 'max')}({', '.join(several)})"

    def phrase(self) -> str:
        """Any of these; a few are of the drills' operations."""
        named = self.named(OTHERS)
        others = [n for n in named if type(self.scope[n]) is not int]
        r = self.rng.random()
        if others and r < 0.5:
            return self.about(OTHERS, others)
        if others and r < 0.58:
            name = self.pick(*others)
            return self.nested(name, self.scope[name], self.upto(1, 2))[0]
        r = self.rng.random()
        if r < 0.08:
            return self.about(OTHERS, named)
        if r < 0.54:
            return self.calculation()
        if r < 0.78:
            return self.compared()
        if r < 0.88:
            return self.about(NUMBERS, self.named(NUMBERS))
        return self.chosen() if r < 0.94 else self.decision()

    # Lines

    def set_up(self, wanted: tuple[str, ...]) -> None:
        """Sets a variable of each of these kinds."""
        for one in wanted:
            self.run(f"{self.fresh(one)} = {self.ordered(self.make(one))}")

    def keep(self) -> None:
        """A line that gives a phrase a name, adds it to what is there, or prints it."""

        def line() -> None:
            text = self.phrase()
            value = self.evaluate(text)
            self.fits(value)
            numbers = self.known_numbers()
            if type(value) is int and numbers and self.chance(0.25):
                name = self.pick(*numbers)
                operator = self.pick("+", "+", "-")
                self.fits(self.evaluate(f"{name} {operator} ({text})"))
                return self.run(f"{name} {operator}= {text}")
            self.show(text, value)

        attempt(line)
