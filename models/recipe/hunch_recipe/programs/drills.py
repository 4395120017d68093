"""Drills: short programs that apply a few operations to literal values.

Every word of the course (see `course`) gets its examples here, rare ones more often; and a large
part is calls nested in one expression, where models of this kind fail most.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from . import names
from .guided import WEIGHTS, Guided, attempt
from .layout import lay_out
from .operations import FAILING, PLAIN, WORDS
from .slots import Unfit

# Shapes


def operations(d: Guided) -> None:
    """Some operations, one after another."""
    for word in d.rng.choices(_WORDS, _WEIGHTS, k=d.upto(4, 6)):
        attempt(lambda word=word: d.apply(d.pick(*_ALL[word])))


def nesting(d: Guided) -> None:
    """Calls inside each other, two to five deep, mostly about strings and lists."""
    for _ in range(d.upto(1, 3)):
        wanted = d.pick(
            "str", "str", "word", "strs", "strs", "ints", "ints", "digits", "dict", "int"
        )

        def line(wanted: str = wanted) -> None:
            name = d.variable(wanted)
            depth = d.pick(2, 3, 3, 4, 5)
            d.show(*d.nested(name, d.scope[name], depth))

        attempt(line)


def function(d: Guided) -> None:
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


def loop(d: Guided) -> None:
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


def failing(d: Guided) -> None:
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


def attributes(d: Guided) -> None:
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


SHAPES: dict[Callable[[Guided], None], float] = {
    operations: 0.52,
    nesting: 0.16,
    function: 0.08,
    loop: 0.05,
    failing: 0.05,
    attributes: 0.14,
}
_ALL = WORDS | PLAIN
_WORDS, _WEIGHTS = list(_ALL), [WEIGHTS[word] for word in _ALL]
_SHAPES, _SHARES = list(SHAPES), list(SHAPES.values())


def drill(rng: random.Random) -> str:
    """A random drill of two to a dozen lines."""
    while True:
        d = Guided(rng)
        (shape,) = rng.choices(_SHAPES, _SHARES)
        try:
            shape(d)
        except Unfit:
            continue
        if len(d.lines) > 1:
            return lay_out(d.source(), rng)
