"""Drills: short programs that apply a few operations to literal values.

Every word of the course (see `course`) gets its examples here, rare ones more often; and a large
part is calls nested in one expression, where models of this kind fail most. Every line is run as it
is written, so that what it does fits the values that are really there.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from . import names
from .layout import lay_out
from .operations import FAILING, NESTING, PLAIN, WORDS, Operation, kind
from .slots import KINDS, Slots, Unfit

LONGEST = 70
"""Of a value's repr."""


class Drill(Slots):
    """Writes a drill."""

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
            operation = options[int(self.rng.random() * len(options))]
            text = self.fill(operation.template, subject, value)
            after = self.evaluate(text)
            if after == "" or (after == [] and self.chance(0.8)):
                raise Unfit
            subject, value = text, after
        return subject, value

    def source(self) -> str:
        return lay_out(super().source(), self.rng)


def attempt(write: Callable[[], None], times: int = 6) -> None:
    """Tries a writer that may find that its operation does not fit."""
    for _ in range(times):
        try:
            return write()
        except Unfit:
            continue


# Shapes


def operations(d: Drill) -> None:
    """Some operations, one after another."""
    for word in d.rng.choices(_WORDS, _WEIGHTS, k=d.upto(2, 4)):
        attempt(lambda word=word: d.apply(d.pick(*_ALL[word])))


def nesting(d: Drill) -> None:
    """Calls inside each other, two to five deep, mostly about strings and lists."""
    for _ in range(d.upto(1, 3)):
        wanted = d.pick(
            "str", "str", "word", "strs", "strs", "ints", "ints", "digits", "dict", "int"
        )

        def line(wanted: str = wanted) -> None:
            name = d.variable(wanted)
            depth = d.pick(2, 2, 3, 3, 4, 5)
            d.show(*d.nested(name, d.scope[name], depth))

        attempt(line)


def function(d: Drill) -> None:
    """A function of one line, called with a few values."""
    wanted = d.pick("str", "str", "word", "strs", "ints", "ints", "digits", "int", "dict")
    name = d.global_name(names.FUNCTIONS)
    parameter = d.fresh(wanted)
    calls: list[object] = [d.make(wanted) for _ in range(d.upto(1, 3))]

    def write() -> None:
        d.scope[parameter] = calls[0]
        text, _ = d.nested(parameter, calls[0], d.pick(1, 2, 2, 3, 4))
        for value in calls[1:]:
            d.scope[parameter] = value
            d.evaluate(text)
        del d.scope[parameter]
        body = f"def {name}({parameter}):\n    return {text}"
        exec(body, d.scope)
        d.lines.extend(body.split("\n"))
        for value in calls:
            call = f"{name}({d.ordered(value)})"
            d.show(call, d.evaluate(call))

    attempt(write)


def loop(d: Drill) -> None:
    """One operation on every item of a list."""
    wanted = d.pick("word", "str", "int", "digits", "word")
    items = [d.make(wanted) for _ in range(d.upto(2, 4))]
    item = d.pick(*names.LOOP_VARIABLES["int" if wanted == "int" else "str"])
    out = d.fresh("strs")
    d.taken.add(item)

    def write() -> None:
        d.scope[item] = items[0]
        text, value = d.nested(item, items[0], d.pick(1, 1, 2, 2, 3))
        for other in items[1:]:
            d.scope[item] = other
            d.evaluate(text)
        header = f"for {item} in {d.code(items)}:"
        if d.chance(0.4) and not isinstance(value, (set, frozenset)):
            d.lines += [header, f"    print({text})"]
        else:
            d.lines += [f"{out} = []", header, f"    {out}.append({text})", f"print(len({out}))"]

    attempt(write)


def failing(d: Drill) -> None:
    """An operation that raises, handled or not."""
    error = d.pick(*FAILING)
    operation = d.pick(*FAILING[error])
    subject = d.variable(operation.kind)
    text = d.fill(operation.template, subject, d.scope[subject])
    if not text.partition("=")[1]:
        text = d.pick(f"{d.fresh('int')} = {text}", f"print({text})", text)
    if d.chance(0.3):
        d.line(text)
        return
    bound = d.chance(0.6)
    shown = (
        d.pick("e", "f'failed: {e}'", "type(e).__name__", "'error:', e") if bound else "'failed'"
    )
    d.lines += [
        "try:",
        f"    {text}",
        f"except {d.pick(error, error, error, 'Exception', f'(TypeError, {error})')}{' as e' * bound}:",
        f"    print({shown})",
    ]


def attributes(d: Drill) -> None:
    """A small class and another on top of it; attributes got, set and asked for by name."""
    name, other = d.global_name(names.CLASSES), d.global_name(names.CLASSES)
    first, second = d.rng.sample(names.ATTRIBUTES["int"], 2)
    obj = d.fresh("int") if d.chance(0.3) else d.pick("obj", "item", "thing", "a")
    lines = [
        f"class {name}:",
        f"    def __init__(self, {first}):",
        f"        self.{first} = {first}",
    ]
    used = name
    arguments = str(d.upto(0, 20))
    if d.chance(0.6):
        used = other
        arguments += f", {d.upto(1, 9)}"
        lines += [
            f"class {other}({name}):",
            f"    def __init__(self, {first}, {second}):",
            f"        super().__init__({d.pick(first, f'{first} + 1', f'{first} * 2')})",
            f"        self.{second} = {second}",
        ]
    lines.append(f"{obj} = {used}({arguments})")
    q, label = d.quoted, d.pick(first, second, "name", "color")
    options = [
        f"print(hasattr({obj}, {q(label)}))",
        f"setattr({obj}, {q(label)}, {d.upto(1, 30)})",
        f"value = getattr({obj}, {q(label)}, {d.pick(0, None, -1)})",
        f"total = getattr({obj}, {q(first)}) + {d.upto(1, 9)}",
        f"print(isinstance({obj}, {name}), isinstance({obj}, int))",
        f"same = issubclass({used}, {name})",
        f"print(callable({used}), callable({obj}))",
        f"ready = hasattr({obj}, {q(second)})",
        f"setattr({obj}, {q(first)}, getattr({obj}, {q(first)}) * 2)",
        f"kind = type({obj}).__name__",
    ]
    d.lines += lines + d.rng.sample(options, d.upto(2, 4))


SHAPES: dict[Callable[[Drill], None], float] = {
    operations: 0.5,
    nesting: 0.2,
    function: 0.1,
    loop: 0.06,
    failing: 0.06,
    attributes: 0.08,
}
RARE: dict[str, float] = {}
"""How much more often than others a word is drilled; from the coverage report."""
_ALL = WORDS | PLAIN
_WORDS = list(_ALL)
_WEIGHTS = [RARE.get(word, 1.0) for word in _WORDS]
_SHAPES, _SHARES = list(SHAPES), list(SHAPES.values())


def drill(rng: random.Random) -> str:
    """A random drill of two to a dozen lines."""
    while True:
        d = Drill(rng)
        (shape,) = rng.choices(_SHAPES, _SHARES)
        try:
            shape(d)
        except Unfit:
            continue
        if len(d.lines) > 1:
            return d.source()
