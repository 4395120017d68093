"""Classes that build on each other, with methods that call one another."""

from __future__ import annotations

from ..statements import Statements
from .registry import intent

WORLDS = (
    ("Animal", ("Dog", "Cat", "Bird"), "name", "age", ("speak", "describe", "grow")),
    ("Account", ("Savings", "Student", "Shared"), "owner", "balance", ("deposit", "report", "fee")),
    ("Shape", ("Square", "Circle", "Box"), "label", "size", ("area", "show", "scale")),
    ("Item", ("Book", "Toy", "Food"), "title", "price", ("cost", "info", "discount")),
    ("Player", ("Wizard", "Robot", "Guest"), "name", "points", ("score", "status", "win")),
)


@intent(1.2)
def hierarchy(g: Statements) -> None:
    """A base class, one or two classes on top of it that override and extend, objects in a list."""
    base, others, text, number, (first, second, third) = g.pick(*WORLDS)
    q = g.quote
    amount = g.pick("n", "amount", "by")
    g.line(f"class {base}:")
    shared = g.chance(0.25)
    if shared:
        g.line(f"    {g.pick('made', 'count')} = 0")
        counter = g.lines[-1].split()[0]
    g.line(f"    def __init__(self, {text}, {number}{g.pick('', f'={g.upto(0, 9)}')}):")
    g.lines += [f"        self.{text} = {text}", f"        self.{number} = {number}"]
    if shared:
        g.line(f"        {base}.{counter} += 1")
    value = g.pick(
        f"self.{number} * {g.upto(2, 4)}", f"self.{number} + len(self.{text})", f"self.{number} ** 2",
        f"max(self.{number}, {g.upto(3, 9)})", f"self.{number}",
    )  # fmt: skip
    g.lines += [f"    def {first}(self):", f"        return {value}"]
    said = g.pick(
        f"f{q}{{self.{text}}}: {{self.{first}()}}{q}",
        f"self.{text}.title() + {g.quoted(' ')} + str(self.{first}())",
        f"f{q}{{self.{text}.upper()}} ({{self.{number}}}){q}",
        f"f{q}{{self.{text}:>6}} {{self.{first}():.1f}}{q}",
    )
    special = g.pick("__str__", "__str__", second, second, "__repr__")
    g.lines += [f"    def {special}(self):", f"        return {said}"]
    changes = g.chance(0.7)
    if changes:
        g.line(f"    def {third}(self, {amount}):")
        if g.chance(0.4):
            g.lines += [
                f"        if {amount} {g.pick('<', '>')} {g.upto(0, 6)}:",
                f"            return {g.pick('self', 'None', 'False')}",
            ]
        g.line(
            f"        self.{number} {g.pick('+=', '-=', '+=')} {g.pick(amount, f'{amount} * 2')}"
        )
        g.line(f"        return {g.pick('self', f'self.{number}', f'self.{first}()')}")
    compared = g.chance(0.25)
    if compared:
        way, sign = g.pick(("__lt__", "<"), ("__eq__", "=="), ("__gt__", ">"))
        g.lines += [
            f"    def {way}(self, other):",
            f"        return self.{number} {sign} other.{number}",
        ]
    used = g.rng.sample(others, g.upto(1, 2))
    for name in used:
        derived(g, name, base, text, number, first, third if changes else None)
    objects = [
        f"{name}({g.quoted(g.word())}, {g.upto(1, 20)})" for name in g.rng.sample([base, *used, used[0]], g.upto(2, 3))
    ]  # fmt: skip
    shown = f"{{}}.{second}()" if special == second else "str({})"
    item = g.pick("x", "item", "thing", "obj")
    if g.chance(0.6):
        g.line(f"all_items = [{', '.join(objects)}]")
        g.line(f"for {item} in all_items:")
        if changes and g.chance(0.5):
            g.line(f"    {item}.{third}({g.upto(1, 9)})")
        g.line(
            f"    print({g.pick(shown.format(item), f'{item}.{first}()', f'type({item}).__name__, {item}.{first}()')})"
        )
        a, b = "all_items[0]", "all_items[-1]"
    else:
        a, b = g.pick(("a", "b"), ("first", "second"), ("one", "two"))
        g.lines += [f"{a} = {objects[0]}", f"{b} = {objects[1]}"]
        if changes:
            g.line(g.pick(f"{a}.{third}({g.upto(1, 9)})", f"print({b}.{third}({g.upto(1, 9)}))"))
        g.line(f"print({shown.format(a)}, {shown.format(b)})")
    if compared:
        g.line(g.pick(f"print({a} {sign} {b})", f"order = {a} {sign} {b}"))
    if shared:
        g.line(f"print({base}.{counter})")
    elif g.chance(0.4):
        g.line(
            f"print(isinstance({b}, {used[0]}), hasattr({a}, {g.quoted(g.pick(number, 'extra'))}))"
        )
    elif g.chance(0.4):
        g.line(f"total = sum(x.{number} for x in [{a}, {b}])")


def derived(
    g: Statements, name: str, base: str, text: str, number: str, first: str, third: str | None
) -> None:
    """A class on top of the base class."""
    g.line(f"class {name}({base}):")
    extra = g.pick("bonus", "level", "rate", "extra")
    style = g.pick("init", "override", "both", "both")
    if style in ("init", "both"):
        g.lines += [
            f"    def __init__(self, {text}, {number}):",
            f"        super().__init__({g.pick(text, f'{text}.title()', f'{text}[:3]')}, {number}{g.pick('', ' + 1')})",
            f"        self.{extra} = {g.pick(str(g.upto(1, 9)), f'{number} // 2', f'len({text})')}",
        ]
    more = f"self.{extra}" if style in ("init", "both") else str(g.upto(1, 5))
    if style in ("override", "both"):
        g.lines += [
            f"    def {first}(self):",
            f"        return {g.pick(f'super().{first}() + {more}', f'super().{first}() * 2', f'self.{number} - {more}')}",
        ]
    elif third:
        g.lines += [
            f"    def {third}(self, n):",
            f"        self.{extra} += n",
            f"        return super().{third}({g.pick('n', 'n + 1', f'n * {more}')})",
        ]


@intent(0.6)
def properties(g: Statements) -> None:
    """Properties, class methods, static methods and operators of a small value."""
    name, a, b = g.pick(("Point", "x", "y"), ("Money", "euros", "cents"), ("Span", "start", "end"), ("Vector", "x", "y"), ("Time", "hours", "minutes"))  # fmt: skip
    q = g.quote
    g.lines += [
        f"class {name}:",
        f"    def __init__(self, {a}, {b}{g.pick('', '=0')}):",
        f"        self.{a}, self.{b} = {a}, {b}"
        if g.chance(0.4)
        else f"        self.{a} = {a}\n        self.{b} = {b}",
    ]
    parts = {
        "total": ["    @property", "    def total(self):", f"        return self.{a} {g.pick('+', '*', '-')} self.{b}"],
        "make": ["    @classmethod", "    def make(cls, text):", f"        {a}, {b} = text.split({g.quoted(':')})", f"        return cls(int({a}), int({b}))"],
        "check": ["    @staticmethod", "    def check(n):", f"        return {g.pick('n > 0', 'n % 2 == 0', '0 <= n < 60')}"],
        "add": [f"    def {g.pick('__add__')}(self, other):", f"        return {name}(self.{a} + other.{a}, self.{b} + other.{b})"],
        "repr": ["    def __repr__(self):", f"        return f{q}<{{self.{a}}}, {{self.{b}}}>{q}"],
        "eq": ["    def __eq__(self, other):", f"        return (self.{a}, self.{b}) == (other.{a}, other.{b})"],
    }  # fmt: skip
    chosen = g.rng.sample(sorted(parts), g.upto(2, 3))
    for part in chosen:
        g.lines += parts[part]
    p, r = g.pick(("p", "q"), ("a", "c"), ("one", "two"))
    n = [str(g.upto(0, 30)) for _ in range(4)]
    g.line(f"{p} = {name}({n[0]}, {n[1]})")
    made = (
        f"{name}.make({g.quoted(f'{n[2]}:{n[3]}')})"
        if "make" in chosen
        else f"{name}({n[2]}, {n[3]})"
    )
    g.line(f"{r} = {made}")
    uses = {
        "total": [f"print({p}.total, {r}.total)", f"best = max({p}.total, {r}.total)"],
        "make": [f"print({r}.{a}, {r}.{b})"],
        "check": [f"print({name}.check({p}.{a}))", f"fine = {name}.check({n[1]})"],
        "add": [f"both = {p} + {r}"],
        "repr": [f"print({p})", f"print([{p}, {r}])"],
        "eq": [f"print({p} == {r})", f"same = {p} == {name}({n[0]}, {n[1]})"],
    }
    for part in chosen:
        g.line(g.pick(*uses[part]))
