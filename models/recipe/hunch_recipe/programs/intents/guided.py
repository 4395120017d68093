"""Programs that are written while they run: strings and nested calls in functions and loops, where
the values at every line are known to be worth computing with.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .. import names
from ..guided import WEIGHTS, Guided, attempt
from ..operations import WORDS, kind
from ..slots import KINDS, Unfit
from ..statements import Statements
from .registry import intent

TEXTS = ("str", "str", "word", "strs", "strs", "ints", "digits", "int", "dict", "pairs")


_WORD = re.compile(r"[A-Za-z_]\w*")


def written(g: Statements, write: Callable[[Guided], None]) -> None:
    """Lets a guided builder write the program; with nothing written, the generator tries again."""
    d = Guided(g.rng)
    d.quote = g.quote
    try:
        write(d)
    except Unfit:
        return
    g.lines = d.lines


class Made:
    """A function that was written: its name, the kinds it takes, and what its example returned."""

    def __init__(self, name: str, kinds: list[str], result: object):
        self.name, self.kinds, self.result = name, kinds, result

    def call(self, d: Guided, first: str | None = None) -> tuple[str, object]:
        """A call with variables or literals, and its value."""
        parts = [first] if first else []
        for wanted in self.kinds[len(parts) :]:
            known = d.known(wanted)
            use = known and d.chance(0.6)
            parts.append(d.pick(*known) if use else d.ordered(d.make(wanted)))
        text = f"{self.name}({', '.join(parts)})"
        return text, d.evaluate(text)


def derive(d: Guided, sources: list[str], depth: int) -> str:
    """A line that computes a new variable from one of these; its name."""
    made: list[str] = []

    def line() -> None:
        source = d.pick(*sources)
        text, value = d.nested(source, d.scope[source], depth)
        if text == source or value == d.scope[source]:
            raise Unfit
        taken = kind(value)
        name = d.fresh(taken if taken in KINDS else "bool" if isinstance(value, bool) else "ints")
        d.run(f"{name} = {text}")
        made.append(name)

    if not attempt(line):
        raise Unfit
    return made[0]


def define(d: Guided, kinds: list[str], examples: list[object] | None = None) -> Made:
    """Writes a function whose lines each use what was there before."""
    outer, mark = dict(d.scope), len(d.lines)
    name = d.global_name(names.FUNCTIONS)
    parameters = [d.fresh(wanted) for wanted in kinds]
    functions = {k: v for k, v in outer.items() if callable(v) or k == "__builtins__"}
    d.scope.clear()
    d.scope.update(functions)
    d.scope.update(zip(parameters, examples or map(d.make, kinds), strict=True))
    d.line(f"def {name}({', '.join(parameters)}):")
    d.level = 1
    there = list(parameters)
    for _ in range(d.upto(0, 3)):
        there = [*there, derive(d, unused(d, there, mark), d.pick(1, 2, 2, 3, 3))]
        d.lines[-1] = "    " + d.lines[-1].lstrip()
    left = unused(d, there, mark)
    results: list[object] = []

    def result() -> None:
        text, value = d.nested(left[-1], d.scope[left[-1]], d.pick(0, 1, 2, 2, 3, 4))
        for other in left[:-1]:
            text, value = joined(d, text, value, other)
        if d.chance(0.35):
            early(d, there, value)
        d.line(f"return {text}")
        results.append(value)

    if not attempt(result):
        raise Unfit
    d.level = 0
    d.scope.clear()
    d.scope.update(outer)
    exec("\n".join(d.lines[mark:]), d.scope)
    return Made(name, kinds, results[0])


def unused(d: Guided, there: list[str], mark: int) -> list[str]:
    """The variables that no line uses yet, or else all: so that every line matters."""
    words = {
        word
        for line in d.lines[mark + 1 :]
        for word in _WORD.findall(line.partition("= ")[2] or line)
    }
    return [name for name in there if name not in words] or there[-1:]


def early(d: Guided, there: list[str], result: object) -> None:
    """`if ...: return ...` before the result, on a condition that the example does not meet."""
    name = there[-1]

    def line() -> None:
        test = d.condition(name, d.scope[name])
        source = d.pick(*there)
        text, value = d.nested(source, d.scope[source], d.pick(0, 1, 1, 2))
        if kind(value) != kind(result):
            if kind(result) not in KINDS:
                raise Unfit
            text = d.ordered(d.make(kind(result)))
        if d.evaluate(test):
            test = f"not {test}" if " " not in test else f"not ({test})"
        d.line(f"if {test}:")
        d.line(f"    return {text}")

    attempt(line, 3)


def joined(d: Guided, text: str, value: object, other: str) -> tuple[str, object]:
    """One expression of two values, by their types."""
    more = d.scope[other]
    if isinstance(value, str) and isinstance(more, str):
        options = [f"{text} + {other}", f"f'{{{other}}} {{{text}}}'"]
    elif isinstance(value, list) and isinstance(more, list):
        options = [f"{text} + {other}", f"({text}, {other})", f"list(zip({text}, {other}))"]
    elif isinstance(value, (int, float)) and isinstance(more, (int, float)):
        options = [f"{text} + {other}", f"{text} * {other}", f"max({text}, {other})"]
    elif isinstance(value, str) and isinstance(more, int):
        options = [f"{text} * ({other} % 4)", f"{text}[:{other} % 5]", f"{text} + str({other})"]
    elif isinstance(value, int) and isinstance(more, str):
        options = [
            f"{other} + str({text})",
            f"{text} + len({other})",
            f"f'{{{other}}}: {{{text}}}'",
        ]
    else:
        options = [f"({text}, {other})", f"[{text}, {other}]"]
    made = d.pick(*options)
    if made.startswith("f'") and ("'" in text or '"' in text):
        made = options[0]
    if not made.startswith(("(", "[", "f'", "max", "list")) and " " in text and "'" not in text:
        made = made.replace(text, f"({text})", 1)
    return made, d.evaluate(made)


def calls(d: Guided, made: list[Made], count: int) -> None:
    """Calls of the functions, on new values or inside each other."""
    for _ in range(count):

        def line() -> None:
            f = d.pick(*made)
            text, value = f.call(d)
            if len(made) > 1 and d.chance(0.5):
                fits = [g for g in made if g is not f and g.kinds[0] == kind(value)]
                if fits:
                    text, value = d.pick(*fits).call(d, text)
            if d.chance(0.55):
                text, value = d.nested(text, value, d.pick(1, 2, 2, 3))
            if any(line.endswith(text) for line in d.lines):
                raise Unfit
            d.show(text, value)

        attempt(line)


@intent(1.7)
def worked(g: Statements) -> None:
    """A function that computes step by step, called on some values."""

    def write(d: Guided) -> None:
        kinds = [d.pick(*TEXTS)]
        if d.chance(0.35):
            kinds.append(d.pick("int", "word", "strs", "ints"))
        made = define(d, kinds)
        if d.chance(0.5):
            d.variable(kinds[0])
        calls(d, [made], d.upto(1, 3))

    written(g, write)


@intent(1.5)
def pipeline(g: Statements) -> None:
    """Functions of which one takes what another returns, called inside each other."""

    def write(d: Guided) -> None:
        first = define(d, [d.pick(*TEXTS)])
        made = [first]
        for _ in range(d.upto(1, 2)):
            given = kind(made[-1].result)
            if given not in KINDS or given in ("bool", "groups", "floats"):
                break
            made.append(define(d, [given], [made[-1].result]))
        if d.chance(0.4) and first.kinds[0] in ("str", "word", "int"):
            made.append(over_all(d, first))
        d.variable(first.kinds[0])
        calls(d, made, d.upto(2, 4))

    written(g, write)


def over_all(d: Guided, each: Made) -> Made:
    """A function that applies another one to every item."""
    name = d.global_name(names.FUNCTIONS)
    many = d.fresh("ints" if each.kinds[0] == "int" else "strs")
    item = d.pick("x", "n", "v") if each.kinds[0] == "int" else d.pick("w", "word", "s", "part")
    wanted = "ints" if each.kinds[0] == "int" else "strs"
    call = f"{each.name}({item})"
    result = [each.result]
    if d.chance(0.5):
        lines = [f"    return [{call} for {item} in {many}]"]
    else:
        out = d.name(("out", "result", "res", "found"))
        lines = [f"    {out} = []", f"    for {item} in {many}:", f"        {out}.append({call})"]
        if d.chance(0.4):
            lines[1:1] = [f"    if not {many}:", f"        return {out}"]
        lines.append(f"    return {out}")
    lines.insert(0, f"def {name}({many}):")
    exec("\n".join(lines), d.scope)
    d.lines += lines
    return Made(name, [wanted], result)


@intent(1.5)
def each_text(g: Statements) -> None:
    """A loop over words, lines or numbers: something is computed of each, tested and collected."""

    def write(d: Guided) -> None:
        wanted = d.pick("word", "word", "str", "digits", "int")
        items = [d.make(wanted) for _ in range(d.upto(3, 5))]
        many = d.fresh("ints" if wanted == "int" else "strs")
        item = d.pick(*names.LOOP_VARIABLES["int" if wanted == "int" else "str"])
        if item in d.taken:
            raise Unfit
        d.taken.add(item)
        d.run(f"{many} = {d.code(items)}")
        d.scope[item] = items[0]
        text, value = d.nested(item, items[0], d.pick(1, 2, 2, 3, 4))
        start, updates = collected(d, item, text, value)
        for line in start:
            d.line(line)
        header = f"for {item} in {many}:"
        if d.chance(0.2):
            header = (
                f"for {d.pick('i', 'k', 'pos')}, {item} in enumerate({many}{d.pick('', ', 1')}):"
            )
        d.line(header)
        d.level = 1
        tests: list[str] = []

        def test() -> None:
            made = d.condition(item, items[0])
            values = []
            for other in items:
                d.scope[item] = other
                values.append(d.evaluate(made))
            d.scope[item] = items[0]
            if len(set(values)) < 2 and len(tests) < 3:
                tests.append("")
                raise Unfit
            tests[:] = [made]

        if d.chance(0.7) and attempt(test) and tests[-1]:
            style = d.pick("if", "if", "else", "continue", "break")
            d.line(f"if {tests[-1]}:")
            if style in ("continue", "break"):
                d.line(f"    {style}")
                d.lines += ["    " + line for line in updates]
            else:
                d.lines += ["        " + line for line in updates]
                if style == "else":
                    d.line("else:")
                    d.line(f"    {other_update(d, updates[-1], item)}")
        else:
            d.lines += ["    " + line for line in updates]
        d.level = 0
        shown = start[-1].split(" = ")[0]
        d.line(f"print({shown})")

    written(g, write)


def collected(d: Guided, item: str, text: str, value: object) -> tuple[list[str], list[str]]:
    """How a loop begins and what it does with a value, by its type."""
    out = d.name(("out", "result", "res", "acc", "found", "made"))
    if isinstance(value, bool):
        return [f"{out} = 0"], [f"if {text}:", f"    {out} += 1"]
    if isinstance(value, (int, float)):
        return d.pick(
            ([f"{out} = 0"], [f"{out} += {text}"]),
            ([f"{out} = []"], [f"{out}.append({text})"]),
            ([f"{out} = {{}}"], [f"{out}[{item}] = {text}"]),
            ([f"{out} = 0"], [f"{out} = max({out}, {text})"]),
        )
    if isinstance(value, str):
        key = d.pick("key", "word2", "clean", "short")
        return d.pick(
            ([f"{out} = []"], [f"{out}.append({text})"]),
            ([f"{out} = {d.quoted('')}"], [f"{out} += {text}"]),
            ([f"{out} = {{}}"], [f"{key} = {text}", f"{out}[{key}] = {out}.get({key}, 0) + 1"]),
            (
                [f"{out} = {{}}"],
                [f"{key} = {text}", f"{out}.setdefault({key}, []).append({item})"],
            ),
            ([f"{out} = []"], [f"{key} = {text}", f"{out}.append({key})", f"print({key})"]),
        )
    if isinstance(value, list):
        return d.pick(
            ([f"{out} = []"], [f"{out}.extend({text})"]),
            ([f"{out} = []"], [f"{out}.append({text})"]),
            ([f"{out} = 0"], [f"{out} += len({text})"]),
        )
    return [f"{out} = []"], [f"{out}.append({text})"]


def other_update(d: Guided, update: str, item: str) -> str:
    """What the other branch does instead."""
    name = update.strip().split(" ")[0].split(".")[0].split("[")[0]
    if ".append(" in update and ".setdefault" not in update:
        return f"{name}.append({d.pick(item, 'None', d.quoted('?'))})"
    return f"print({item})"


@intent(2.2)
def ladder(g: Statements) -> None:
    """Values computed from values, with calls nested two to five deep."""

    def write(d: Guided) -> None:
        there = [d.variable(d.pick(*TEXTS)) for _ in range(d.upto(1, 2))]
        for _ in range(d.upto(3, 6)):
            there.append(derive(d, unused(d, there, -1), d.pick(1, 2, 3, 3, 4, 4, 5)))
        left = unused(d, there, -1)
        d.line(f"print({', '.join(left)})")

    written(g, write)


@intent(1.8)
def collection(g: Statements) -> None:
    """What can be done with one list, dictionary or set: changed, asked and copied, line by line."""

    def write(d: Guided) -> None:
        type = d.pick("set", "set", "set", "dict", "dict", "list")
        unwanted = d.pick(".clear", ".clear", ".copy", ".pop")
        words = [w for w in WORDS if w.startswith(f"{type}.") and not w.endswith(unwanted)]
        fits = {
            "set": ("set", "oneset"),
            "dict": ("dict", "groups"),
            "list": ("ints", "strs", "grid"),
        }
        kinds = (d.pick(*fits[type]), fits[type][0])
        d.variable(kinds[0])
        for word in d.rng.choices(words, [WEIGHTS[word] for word in words], k=d.upto(5, 9)):
            options = [o for o in WORDS[word] if o.kind in kinds] or WORDS[word]
            attempt(lambda options=options: d.apply(d.pick(*options)), 3)
        if d.chance(0.5):
            left = d.known(kinds[0])
            d.line(f"print({', '.join(left[:2]) or len(d.lines)})")

    written(g, write)
