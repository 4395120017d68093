"""What programs are for: each intent writes a whole program whose shape serves one purpose, with random pieces inside."""

from __future__ import annotations

from collections.abc import Callable

from . import names
from .builder import Var
from .statements import Statements

Intent = Callable[[Statements], None]

INTENTS: dict[str, tuple[Intent, float]] = {}
"""Name to (writer, weight)."""


def intent(weight: float) -> Callable[[Intent], Intent]:
    def register(write: Intent) -> Intent:
        INTENTS[write.__name__] = (write, weight)
        return write

    return register


def starts(g: Statements, low: int, high: int) -> None:
    """A few variables to begin with."""
    for _ in range(g.upto(low, high)):
        g.start(
            g.pick(
                "int", "int", "str", "ints", "ints", "strs", "dict", "str", "pair", "grid", "pairs"
            )
        )


def use(g: Statements, count: int = 1) -> None:
    """Top-level statements that call the program's functions: nested calls in one expression get a large share."""
    for _ in range(count):
        function = g.functions[int(g.rng.random() * len(g.functions))]
        text = g.call(function, 2)
        r = g.rng.random()
        if r < 0.18:
            g.line(f"print({text})")
            continue
        if function.returns == "int" and r < 0.55:
            other = g.call(g.called("int") or function, 1) if g.chance(0.6) else g.write("int", 1)
            text = g.pick(
                f"{text} + {other}",
                f"{text} * {g.upto(2, 3)}",
                f"max({text}, {other})",
                f"{text} - {other}",
                text,
            )
        if function.returns in names.VARIABLES:
            g.line(f"{g.define(function.returns).name} = {text}")
        else:
            g.line(text)


def finish(g: Statements) -> None:
    """The end of a program: something is shown, mostly."""
    r = g.rng.random()
    if r < 0.45:
        g.show()
    elif r < 0.6:
        var = g.best()
        if var:
            g.line(f"print({var.name})")
    elif r < 0.8:
        g.assign(2)


def helper(g: Statements) -> None:
    """A short function that later ones may call."""
    type = g.pick("int", "int", "str", "ints", "bool")
    given = g.pick("int", "int", "str", "ints")

    def body(_: list[Var]) -> None:
        r = g.rng.random()
        if r < 0.5:
            g.line(f"return {g.write(type, 2)}")
        elif r < 0.8:
            mark = g.open(f"if {g.write('bool', 1)}:")
            g.line(f"return {g.write(type, 1)}")
            g.close(mark)
            g.line(f"return {g.write(type, 2)}")
        else:
            g.assign(2)
            g.line(f"return {g.returned(type)}")

    given_types = (given, "int") if g.chance(0.35) else (given,)
    g.define_function(body, type, *given_types, defaults=g.chance(0.2), bounded=0.1)


@intent(1.1)
def straight(g: Statements) -> None:
    """Statements one after another."""
    starts(g, 2, 3)
    for _ in range(g.upto(4, 10)):
        r = g.rng.random()
        if r < 0.55:
            g.assign(g.upto(1, 3))
        elif r < 0.85:
            g.change()
        else:
            g.statement(0)
    finish(g)


@intent(1.4)
def library(g: Statements) -> None:
    """Builtins and methods on a few values, one after another or inside each other."""
    g.called_share = 0.75
    for type in g.rng.sample(
        ["str", "ints", "strs", "dict", "set", "pairs", "grid", "int", "float"], g.upto(2, 3)
    ):
        g.start(type, 2)
    for _ in range(g.upto(3, 7)):
        r = g.rng.random()
        if r < 0.5:
            g.assign(g.upto(1, 2))
        elif r < 0.8:
            g.change()
        elif r < 0.9:
            g.line(f"print({g.write(g.pick('int', 'str', 'bool', 'ints', 'strs'), 1)})")
        else:
            g.branch(1)
    finish(g)


@intent(0.9)
def text_loop(g: Statements) -> None:
    """A string is walked through, taken apart or built up, character by character or by place."""
    if g.chance(0.6):
        s, name = g.pick("s", "text", "word", "t"), g.global_name(names.FUNCTIONS)
        outer, g.vars = g.vars, []
        g.open(f"def {name}({s}):")
        source = g.define("str", 1, 10, s, frozen=True)
    else:
        name, outer = "", g.vars
        source = g.start("str", 3, frozen=True)
        s = source.name
    out = g.define("str", name=g.name(("out", "result", "res", "new", "acc", "built")))
    g.line(f"{out.name} = {g.quoted(g.pick('', '', '', '>', '-'))}")
    count = None
    if g.chance(0.5):
        count = g.define("int", name=g.name(("n", "count", "k", "total", "moved")))
        g.line(f"{count.name} = {g.upto(0, 3)}")
    c, i = g.pick("c", "ch", "letter"), g.pick("i", "k", "j", "pos")
    if i in {v.name for v in g.vars}:
        i = "idx"
    style = g.pick("each", "each", "place", "while", "eat", "back", "pairs")
    if style == "each":
        g.open(
            f"for {c} in {g.pick(s, s, s, f'{s}[::-1]', f'{s}.lower()', f'sorted({s})', f'{s}[1:]')}:"
        )
    elif style == "place":
        g.open(
            f"for {i} in range({g.pick(f'len({s})', f'len({s})', f'0, len({s}), 2', f'1, len({s})')}):"
        )
    elif style == "back":
        g.open(f"for {i} in range(len({s}) - 1, -1, -1):")
    elif style == "while":
        g.line(f"{i} = 0")
        g.open(f"while {i} < len({s}):")
    elif style == "eat":
        rest = g.name(("rest", "left", "todo"))
        g.line(f"{rest} = {s}")
        g.open(f"while {rest}:")
    else:
        g.open(f"for {i}, {c} in enumerate({s}):")
    g.loops = 1
    if style in ("each", "pairs"):
        here = c
    elif style == "eat":
        here = c
        g.line(f"{c} = {rest}[{g.pick('0', '0', '-1')}]")
        g.line(f"{rest} = {rest}[1:]" if g.lines[-1].endswith("[0]") else f"{rest} = {rest}[:-1]")
    else:
        here = f"{s}[{i}]"
        if g.chance(0.5):
            g.line(f"{c} = {here}")
            here = c
    number = i if style in ("place", "back", "while", "pairs") else None

    def piece() -> str:
        options = [
            here,
            here,
            f"{here}.upper()",
            f"{here} * 2",
            f"{here} + {g.quoted(g.pick(*'-*.x'))}",
            g.quoted(g.pick(*"*_#x")),
            f"chr(ord({here}) + 1)",
        ]
        if number:
            options += [f"str({number})", f"{here} * {number}", f"{here} + str({number})"]
        if count:
            options += [f"str({count.name})"]
        return g.pick(*options)

    def build() -> None:
        r = g.rng.random()
        if count and r < 0.3:
            g.line(
                f"{count.name} {g.pick('+=', '+=', '-=')} {g.pick('1', '1', number or '1', f'ord({here}) % {g.upto(3, 9)}', f'len({out.name})')}"
            )
        elif r < 0.85:
            g.line(f"{out.name} += {piece()}")
        else:
            g.line(f"{out.name} = {piece()} + {out.name}")

    def test() -> str:
        options = [
            f"{here} in {g.quoted(g.pick('aeiou', 'aeiou', 'abc', 'rst', 'nop'))}",
            f"{here} not in {g.quoted('aeiou')}",
            f"{here} == {g.quoted(g.pick(*'aeost '))}",
            f"{here}.{g.pick('isalpha', 'isdigit', 'isupper', 'islower', 'isspace')}()",
            f"{here} {g.pick('>', '<', '>=')} {g.quoted(g.pick(*'ehmpt'))}",
            f"{here} {g.pick('in', 'not in')} {out.name}",
            f"{s}.count({here}) {g.pick('>', '==')} 1",
        ]
        if number:
            options += [f"{number} % {g.upto(2, 3)} == {g.upto(0, 1)}"] * 3
            if style in ("place", "pairs"):
                options += [f"{number} > 0 and {here} == {s}[{number} - 1]"] * 2
        return g.pick(*options)

    if g.chance(0.75):
        mark = g.open(f"if {test()}:")
        build()
        if g.chance(0.2) and style != "while":
            g.line(g.pick("continue", "break"))
        g.close(mark)
        if g.chance(0.25):
            mark = g.open(f"elif {test()}:")
            build()
            g.close(mark)
        if g.chance(0.5):
            mark = g.open("else:")
            build()
            g.close(mark)
    if g.chance(0.45) or g.lines[-1].strip().startswith(("for", "while")) or style == "eat":
        build()
    if style == "while":
        g.line(f"{i} += {g.pick(1, 1, 1, 2)}")
    g.loops = 0
    g.level -= 1
    value = g.pick(
        out.name,
        out.name,
        f"{out.name}, {count.name}" if count else out.name,
        f"len({out.name})",
        f"{out.name}[::-1]",
    )
    if not name:
        g.line(f"print({value})")
        return
    g.line(f"return {value}")
    g.level -= 1
    g.vars = outer
    result = g.name(("result", "r", "x", "answer", "res"))
    call = f"{name}({g.quoted(g.text(2))})"
    if value in (out.name, f"{out.name}[::-1]") and g.chance(0.35):
        call = g.pick(
            f"{name}({call})",
            f"{call} + {name}({g.quoted(g.word())})",
            f"{call}.upper()",
            f"len({call})",
        )
    g.line(g.pick(f"print({call})", f"{result} = {call}"))
    if g.chance(0.25):
        g.line(f"print({name}({g.quoted(g.text(1))}))")


@intent(1.2)
def mixed(g: Statements) -> None:
    """Any statements, compound ones included, without functions."""
    starts(g, 1, 3)
    g.some(g.upto(3, 7), 2)
    finish(g)


@intent(1.9)
def accumulate(g: Statements) -> None:
    """A loop fills an accumulator; at top level or in a function."""
    if g.chance(0.5):
        starts(g, 1, 2)
        for _ in range(g.upto(1, 2)):
            g.accumulator()
        g.for_loop(2)
        finish(g)
        return
    returns = g.pick("int", "int", "ints", "str", "dict")

    def body(_: list[Var]) -> None:
        empty = {"int": "0", "ints": "[]", "str": g.quoted(""), "dict": "{}"}[returns]
        result = g.define(returns, name=g.name(names.VARIABLES[returns]))
        g.line(f"{result.name} = {empty}")
        g.for_loop(2)
        if g.chance(0.25):
            g.statement(1)
        g.line(f"return {result.name}" if g.chance(0.85) else f"return {g.write(returns, 1)}")

    g.define_function(
        body,
        returns,
        *(
            g.pick(
                ("ints",),
                ("str",),
                ("ints", "int"),
                ("strs",),
                ("int",),
                ("dict",),
                ("strs", "int"),
            )
        ),
    )
    starts(g, 0, 2)
    use(g, g.upto(1, 3))
    finish(g)


@intent(1.5)
def compute(g: Statements) -> None:
    """A function of a few statements, called some times."""
    if g.chance(0.35):
        helper(g)
    returns = g.pick("int", "int", "int", "str", "ints", "bool")
    types = tuple(g.pick("int", "int", "str", "ints", "int", "strs") for _ in range(g.upto(1, 3)))

    def body(_: list[Var]) -> None:
        g.some(g.upto(1, 4), 2)
        g.line(f"return {g.returned(returns)}")

    g.define_function(body, returns, *types, defaults=g.chance(0.2))
    starts(g, 0, 2)
    use(g, g.upto(1, 3))
    finish(g)


@intent(1.3)
def helpers(g: Statements) -> None:
    """Two or three short functions that are called inside each other's arguments."""
    for _ in range(g.upto(2, 3)):
        helper(g)
    starts(g, 1, 2)
    for _ in range(g.upto(2, 5)):
        if g.chance(0.6):
            use(g)
        else:
            g.assign(3)
    if g.chance(0.4):
        g.for_loop(1)
    finish(g)


@intent(0.8)
def search(g: Statements) -> None:
    """Looks for something in a list or text and leaves early."""
    kind = g.pick("ints", "strs", "str")

    def body(parameters: list[Var]) -> None:
        over = parameters[0]
        over.frozen = True
        index, item = g.pick("i", "idx", "k"), g.pick("x", "v", "item", "e", "c")
        by_index = g.chance(0.4)
        header = (
            f"for {index}, {item} in enumerate({over.name}):"
            if by_index
            else f"for {item} in {over.name}:"
        )
        if g.chance(0.3):
            g.accumulator()
        mark = g.open(header)
        g.loops += 1
        if by_index:
            g.define("int", name=index, frozen=True)
        g.define("int" if kind == "ints" else "str", name=item, frozen=True)
        if g.chance(0.4):
            g.change()
        mark2 = g.open(f"if {g.write('bool', 2)}:")
        if g.chance(0.25):
            g.change()
        g.line(f"return {index if by_index and g.chance(0.7) else g.write('int', 1)}")
        g.close(mark2)
        if g.chance(0.3):
            g.change()
        g.loops -= 1
        g.close(mark)
        g.line(f"return {g.pick('-1', '0', '-1', g.write('int', 1))}")

    g.define_function(body, "int", kind, *(("int",) if g.chance(0.6) else ()))
    starts(g, 0, 2)
    use(g, g.upto(1, 3))
    finish(g)


@intent(1.3)
def select(g: Statements) -> None:
    """Filters, counts or transforms the items of a list."""
    kind = g.pick("ints", "ints", "strs", "str", "dict")
    returns = g.pick("ints", "int") if kind in ("ints",) else g.pick("strs", "int")

    def body(parameters: list[Var]) -> None:
        over = parameters[0]
        over.frozen = True
        result = g.define(returns)
        g.line(f"{result.name} = {'0' if returns == 'int' else '[]'}")
        mark0 = len(g.vars)
        item = g.name(names.LOOP_VARIABLES["item" if kind == "ints" else "str"])
        if kind == "dict":
            other = g.name(names.LOOP_VARIABLES["int"])
            if other == item:
                other = "val"
            g.open(f"for {item}, {other} in {over.name}.items():")
            g.define("int", name=other, frozen=True)
        else:
            g.open(f"for {item} in {over.name}:")
        g.loops += 1
        var = g.define("int" if kind == "ints" else "str", name=item, frozen=True)
        if g.chance(0.35):
            g.assign(1)

        def keep() -> None:
            if returns == "int":
                g.line(f"{result.name} += {g.pick('1', g.write('int', 1))}")
            elif returns == "ints":
                g.line(f"{result.name}.append({g.pick(var.name, g.write('int', 2))})")
            else:
                g.line(f"{result.name}.append({g.pick(var.name, g.write('str', 2))})")

        style = g.rng.random()
        if style < 0.7:
            mark = g.open(f"if {g.write('bool', 2)}:")
            keep()
            g.close(mark)
            if style < 0.25:
                mark = g.open(g.pick("else:", f"elif {g.write('bool', 1)}:"))
                keep()
                g.close(mark)
        elif style < 0.85:
            mark = g.open(f"if {g.write('bool', 1)}:")
            g.line("continue")
            g.close(mark)
            keep()
        else:
            keep()
        g.loops -= 1
        g.close(mark0)
        g.line(f"return {result.name}")

    g.define_function(body, returns, kind, *(("int",) if g.chance(0.4) else ()))
    starts(g, 0, 2)
    use(g, g.upto(1, 2))
    finish(g)


@intent(0.9)
def simulate(g: Statements) -> None:
    """State changes round by round until a condition or a limit."""
    for _ in range(g.upto(1, 3)):
        g.start("int")
    if g.chance(0.5):
        g.accumulator()
    g.while_loop(2)
    if g.chance(0.3):
        g.while_loop(1)
    finish(g)


@intent(0.8)
def parse(g: Statements) -> None:
    """Takes a string apart."""
    separator = g.pick(",", ";", "-", " ", ":")
    kind = g.pick("numbers", "pairs", "characters", "words")
    source = g.define("str", name=g.pick("s", "text", "data", "line", "raw"))
    if kind == "numbers":
        body = separator.join(str(g.upto(0, 30)) for _ in range(g.upto(3, 5)))
        g.line(f"{source.name} = {g.quoted(body)}")
        parts = g.define("ints", 3)
        part = g.pick("p", "part", "t", "piece")
        if g.chance(0.5):
            g.line(
                f"{parts.name} = [int({part}) for {part} in {source.name}.split({g.quoted(separator)})]"
            )
        else:
            g.line(f"{parts.name} = []")
            mark = g.open(f"for {part} in {source.name}.split({g.quoted(separator)}):")
            g.line(
                f"{parts.name}.append(int({part}){g.pick('', '', f' * {g.upto(2, 4)}', f' + {g.upto(1, 5)}')})"
            )
            g.close(mark)
    elif kind == "pairs":
        inner = g.pick("=", ":") if separator != ":" else "="
        body = separator.join(
            f"{g.pick(*'abcdxyz')}{inner}{g.upto(0, 20)}" for _ in range(g.upto(2, 4))
        )
        g.line(f"{source.name} = {g.quoted(body)}")
        table = g.define("dict")
        g.line(f"{table.name} = {{}}")
        part, key, value = g.pick(
            ("part", "key", "value"), ("p", "k", "v"), ("item", "name", "num")
        )
        mark = g.open(f"for {part} in {source.name}.split({g.quoted(separator)}):")
        g.line(f"{key}, {value} = {part}.split({g.quoted(inner)})")
        g.line(f"{table.name}[{key}] = int({value}){g.pick('', '', ' + 1', ' * 2')}")
        g.close(mark)
    elif kind == "characters":
        body = "".join(g.pick(*"aab1c2d3 .-AB+") for _ in range(g.upto(4, 8)))
        g.line(f"{source.name} = {g.quoted(body)}")
        for _ in range(g.upto(1, 2)):
            g.accumulator()
        c = g.pick("c", "ch", "char")
        mark = g.open(f"for {c} in {source.name}:")
        g.loops += 1
        g.define("str", 1, 1, c, frozen=True)
        source.frozen = True
        tests = ["isdigit", "isalpha", "isupper", "islower", "isspace", "isalnum"]
        g.rng.shuffle(tests)
        for n in range(g.upto(1, 3)):
            mark2 = g.open(f"{'el' if n else ''}if {c}.{tests[n]}():")
            if tests[n] == "isdigit" and g.free("int") and g.chance(0.6):
                g.line(f"{g.choose(g.free('int')).name} += int({c})")
            else:
                g.change()
            g.close(mark2)
        if g.chance(0.5):
            mark2 = g.open("else:")
            g.change()
            g.close(mark2)
        g.loops -= 1
        g.close(mark)
    else:
        body = " ".join(g.word() for _ in range(g.upto(3, 5)))
        g.line(f"{source.name} = {g.quoted(body)}")
        words = g.define("strs", 3)
        g.line(
            f"{words.name} = {source.name}.{g.pick('split()', 'split()', 'upper().split()', 'title().split()')}"
        )
        g.accumulator()
        g.for_loop(1)
    g.some(g.upto(1, 3), 1)
    finish(g)


@intent(0.8)
def tabulate(g: Statements) -> None:
    """Builds a dictionary (counts, groups, positions) from a list or text."""
    kind = g.pick("strs", "str", "ints")
    table = g.pick("counts", "table", "groups", "d", "index", "freq", "seen", "result")
    over = g.start(kind, 3)
    over.frozen = True
    item = g.name(names.LOOP_VARIABLES["item" if kind == "ints" else "str"])
    g.line(f"{table} = {{}}")
    style = g.pick("count", "count", "group", "get", "place")
    position = g.pick("i", "pos", "idx") if style == "place" else None
    mark = g.open(
        f"for {position}, {item} in enumerate({over.name}):"
        if position
        else f"for {item} in {over.name}:"
    )
    key = item
    if kind == "strs" and g.chance(0.6):
        key = g.pick(f"len({item})", f"{item}[0]", f"{item}[-1]", f"{item}.upper()", f"{item}[:2]")
    elif kind == "ints" and g.chance(0.7):
        key = g.pick(
            f"{item} % {g.upto(2, 4)}",
            f"{item} // {g.upto(3, 10)}",
            f"{item} > {g.upto(2, 9)}",
            f"{item} * 2",
        )
    elif kind == "str" and g.chance(0.3):
        key = g.pick(
            f"{item}.lower()", f"{item} in {g.quoted('aeiou')}", f"ord({item}) % {g.upto(2, 5)}"
        )
    if key != item and (" > " in key or " in " in key or g.chance(0.6)):
        g.line(f"key = {key}")
        key = "key"
    if style == "get":
        g.line(f"{table}[{key}] = {table}.get({key}, 0) + {g.pick('1', '1', '2', f'len({table})')}")
    elif style == "place":
        g.line(f"{table}[{key}] = {position}")
    elif g.chance(0.25) and style == "group":
        g.line(f"{table}.setdefault({key}, []).append({item})")
    else:
        mark2 = g.open(f"if {key} {g.pick('in', 'not in')} {table}:")
        inside = " not in " not in g.lines[-1]
        more = (
            f"{table}[{key}] += {g.pick(1, 1, 2)}"
            if style == "count"
            else f"{table}[{key}].append({item})"
        )
        first = (
            f"{table}[{key}] = {g.pick(1, 1, 0)}"
            if style == "count"
            else f"{table}[{key}] = [{item}]"
        )
        if style == "group" and not inside and g.chance(0.5):
            g.line(f"{table}[{key}] = []")
            g.close(mark2)
            g.line(more)
        else:
            g.line(more if inside else first)
            g.close(mark2)
            mark2 = g.open("else:")
            g.line(first if inside else more)
            g.close(mark2)
    g.close(mark)
    g.taken.add(table)
    size = "len({v})" if style == "group" else "{v}"
    k, v = g.pick(("k", "v"), ("key", "value"), ("name", "n"))
    r = g.rng.random()
    if r < 0.35:
        mark = g.open(
            f"for {k}, {v} in {g.pick(f'{table}.items()', f'{table}.items()', f'sorted({table}.items())')}:"
        )
        g.line(g.pick(f"print({k}, {v})", f'print(f"{{{k}}}: {{{v}}}")'))
        g.close(mark)
    elif r < 0.6:
        g.line(f"best = max({table}, key={g.pick(f'{table}.get', f'lambda k: {table}[k]')})")
    elif r < 0.75:
        g.line(f"total = sum({size.format(v='v')} for v in {table}.values())")
    elif r < 0.9:
        g.line(f"keys = sorted({table}{g.pick('', ', reverse=True')})")
    else:
        g.line(f"big = {{k: v for k, v in {table}.items() if {size.format(v='v')} > 1}}")
    finish(g)


@intent(1.3)
def recurse(g: Statements) -> None:
    """A function that calls itself on something smaller."""
    if g.chance(0.15):
        helper(g)
    name = g.global_name(
        (*names.FUNCTIONS, "fact", "power", "walk", "rec", "count_down", "total_of", "climb")
    )
    kind = g.pick("number", "number", "list", "string", "two", "halve", "tree")
    outer, g.vars = g.vars, []
    op = g.pick("+", "+", "*", "-")
    if kind in ("number", "halve", "two"):
        n = g.pick("n", "k", "x", "num", "i", "count", "depth")
        other = (
            g.name(("acc", "total", "a", "b", "step", "m"))
            if g.chance(0.35) and kind != "two"
            else None
        )
        g.open(f"def {name}({n}{', ' + other if other else ''}):")
        var = g.define("int", name=n, frozen=True)
        if other:
            g.define("int", name=other)
        base = g.pick(f"{n} <= 1", f"{n} == 0", f"{n} < 1", f"not {n}", f"{n} <= 0")
        if kind == "two":
            base = g.pick(f"{n} <= 1", f"{n} < 2", f"{n} <= 2")
        elif kind == "halve":
            base = g.pick(f"{n} <= 0", f"{n} == 0", f"{n} < 2", f"{n} < 1")
        smaller = {
            "number": f"{n} - 1",
            "two": f"{n} - 1",
            "halve": f"{n} // {g.pick(2, 2, 3, 10)}",
        }[kind]
        if kind == "number" and base in (f"{n} <= 1", f"{n} < 1", f"{n} <= 0") and g.chance(0.25):
            smaller = f"{n} - 2"
        rest = (
            f", {g.pick(f'{other} + 1', f'{other} + {n}', other, g.write('int', 1))}"
            if other
            else ""
        )
        mark = g.open(f"if {base}:")
        g.line(f"return {g.pick('0', '1', str(g.upto(1, 5)), n, other or '1')}")
        g.close(mark)
        if g.chance(0.3):
            g.assign(1)
        again = f"{name}({smaller}{rest})"
        if g.chance(0.3):
            mark = g.open(f"if {n} % {g.upto(2, 3)} == {g.upto(0, 1)}:")
            g.line(f"return {g.pick(again, f'{again} + {n}', f'1 + {again}')}")
            g.close(mark)
        if kind == "two":
            again2 = f"{name}({n} - 2)"
            g.line(
                f"return {again} {g.pick('+', '+', '-')} {g.pick(again2, again2, f'2 * {again2}')}{g.pick('', '', ' + 1')}"
            )
        elif g.chance(0.35):
            part = g.name(("rest", "sub", "r", "smaller", "prev"))
            g.line(f"{part} = {again}")
            g.define("int", name=part)
            if g.chance(0.3):
                g.branch(1)
            more = g.write("int", 1)
            g.line(
                f"return {g.pick(f'{n} {op} {part}', f'{part} + {more}', f'{part} * 2 + {n} % 2')}"
            )
        else:
            first = g.write("int", 1)
            direct = again if other else f"{n} {op} {again}"
            last = f"{again} + {n} % {g.upto(2, 10)}"
            g.line(
                f"return {g.pick(direct, f'{n} {op} {again}', f'{again} {op} {n}', last, f'{first} + {again}')}"
            )
        var.frozen = False
        limit = {"number": 6, "two": 5, "halve": 60}[kind]
        arguments = f"{g.upto(2, limit)}" + (f", {g.upto(0, 3)}" if other else "")
    elif kind == "list":
        xs = g.pick("xs", "nums", "items", "lst", "a")
        g.open(f"def {name}({xs}):")
        g.define("ints", name=xs)
        mark = g.open(f"if {g.pick(f'not {xs}', f'len({xs}) == 0', f'{xs} == []')}:")
        lists = g.chance(0.3)
        g.line(f"return {'[]' if lists else g.pick('0', '1', '0')}")
        g.close(mark)
        head, rest = g.pick((f"{xs}[0]", f"{xs}[1:]"), (f"{xs}[-1]", f"{xs}[:-1]"))
        if lists:
            g.line(
                f"return {g.pick(f'{name}({rest}) + [{head}]', f'[{head} * {g.upto(2, 4)}] + {name}({rest})', f'[{head} + len({xs})] + {name}({rest})')}"
            )
        else:
            if g.chance(0.5):
                mark = g.open(f"if {head} {g.pick('>', '<', '!=')} {g.upto(1, 8)}:")
                g.line(f"return {g.pick('1', head)} + {name}({rest})")
                g.close(mark)
                g.line(f"return {name}({rest})")
            else:
                g.line(
                    f"return {g.pick(f'{head} + {name}({rest})', f'max({head}, {name}({rest}))', f'{head} - {name}({rest})', f'{head} % 3 + {name}({rest})')}"
                )
        arguments = "[" + ", ".join(str(g.upto(0, 12)) for _ in range(g.upto(2, 4))) + "]"
    elif kind == "string":
        s = g.pick("s", "text", "word", "t")
        empty, star, dash = g.quoted(""), g.quoted("*"), g.quoted("-")
        g.open(f"def {name}({s}):")
        g.define("str", name=s)
        mark = g.open(f"if {g.pick(f'len({s}) <= 1', f'not {s}', f'{s} == {empty}')}:")
        g.line(f"return {s}")
        g.close(mark)
        if g.chance(0.4):
            mark = g.open(
                f"if {s}[0] {g.pick('in', 'not in')} {g.quoted(g.pick('aeiou', 'abc', 'rstl'))}:"
            )
            g.line(
                f"return {g.pick(f'{name}({s}[1:])', f'{s}[0].upper() + {name}({s}[1:])', f'{star} + {name}({s}[1:])')}"
            )
            g.close(mark)
        g.line(
            f"return {g.pick(f'{s}[0] + {name}({s}[1:])', f'{name}({s}[1:]) + {s}[0]', f'{s}[-1] + {name}({s}[:-1])', f'{s}[0] + {dash} + {name}({s}[1:])', f'{s}[-1] + {name}({s}[1:-1]) + {s}[0]')}"
        )
        arguments = g.quoted(g.word()[:5])
    else:
        t = g.pick("tree", "t", "node", "items")
        g.open(f"def {name}({t}):")
        total = g.pick("total", "count", "s", "best")
        g.line(f"{total} = {g.pick(0, 0, 1)}")
        g.open(f"for {g.pick('x', 'e', 'child')} in {t}:".replace("child", "item"))
        e = g.lines[-1].split()[1]
        g.open(f"if isinstance({e}, list):")
        g.line(f"{total} += {name}({e}){g.pick('', '', ' + 1')}")
        g.level -= 1
        g.open("else:")
        g.line(f"{total} += {g.pick(e, e, '1', f'{e} * 2', f'{e} % 3')}")
        g.level -= 2
        g.line(f"return {total}")

        def nested(depth: int) -> str:
            parts = [
                nested(depth - 1) if depth and g.chance(0.45) else str(g.upto(0, 9))
                for _ in range(g.upto(1, 3))
            ]
            return "[" + ", ".join(parts) + "]"

        arguments = nested(2)
    g.level = 0
    g.vars, g.loops = outer, 0
    result = g.name(("result", "r", "answer", "out", "x", "value", "res"))
    style = g.rng.random()
    if style < 0.35:
        g.line(f"print({name}({arguments}))")
    elif style < 0.85 or kind in ("string", "list", "tree"):
        g.line(f"{result} = {name}({arguments})")
        if g.chance(0.5):
            g.line(f"print({result})")
    else:
        extra = arguments.partition(",")[2]
        extra = f",{extra}" if extra else ""
        i = g.pick("i", "k", "j")
        g.line(f"{result} = [{name}({i}{extra}) for {i} in range({g.upto(2, 4)})]")


@intent(1.0)
def classes(g: Statements) -> None:
    """A class with a few attributes and methods, one or two objects of it."""
    name = g.global_name(names.CLASSES)
    g.open(f"class {name}:")
    size = g.upto(1, 2)
    attributes: list[tuple[str, str]] = []
    for _ in range(size + (1 if g.chance(0.4) else 0)):
        kind = g.pick("int", "int", "int", "ints", "str")
        pool = [a for a in names.ATTRIBUTES[kind] if a not in [x for x, _ in attributes]]
        attributes.append((g.pick(*pool), kind))
    if not any(kind in ("int", "ints") for _, kind in attributes):
        attributes.append(("count" if ("count", "int") not in attributes else "size", "int"))
    if g.chance(0.15):
        shared = g.pick("made", "limit", "kinds")
        g.line(f"{shared} = {g.upto(0, 5)}")
    given = [a for a in attributes if a[1] != "ints" and g.chance(0.75)] or [
        a for a in attributes if a[1] != "ints"
    ][:1]
    g.open(f"def __init__({', '.join(['self', *(a for a, _ in given)])}):")
    for attribute, kind in attributes:
        if (attribute, kind) in given:
            g.line(f"self.{attribute} = {attribute}")
        else:
            g.line(
                f"self.{attribute} = "
                + {"int": g.pick("0", "0", "1", "10"), "ints": "[]", "str": g.quoted(g.word())}[
                    kind
                ]
            )
    g.level -= 1
    methods: list[tuple[str, bool, str | None]] = []
    outer = g.vars
    for _ in range(g.upto(1, 3)):
        method = g.name(names.METHODS)
        if method in [m for m, _, _ in methods] or method in [a for a, _ in attributes]:
            continue
        parameter = g.pick("n", "amount", "x", "k", "value", "step") if g.chance(0.6) else None
        if parameter and parameter in [a for a, _ in attributes]:
            parameter = "delta"
        g.vars = []
        g.open(f"def {method}({'self, ' + parameter if parameter else 'self'}):")
        for attribute, kind in attributes:
            g.define(kind, name=f"self.{attribute}")
        if parameter:
            g.define("int", name=parameter)
        returns = None
        for _ in range(g.upto(1, 2)):
            if g.chance(0.3):
                g.branch(1)
            elif g.chance(0.2):
                g.assign(1)
            else:
                g.vars, kept = [v for v in g.vars if v.name.startswith("self.")], g.vars
                target = g.pick(*g.vars)
                g.vars = kept
                getattr(g, f"change_{target.type}", g.change_other)(target)
        r = g.rng.random()
        if r < 0.6:
            returns = g.pick("int", "int", "str", "bool") if g.chance(0.4) else "int"
            g.line(f"return {g.returned(returns)}")
        elif r < 0.7:
            returns = "self"
            g.line("return self")
        g.level -= 1
        methods.append((method, parameter is not None, returns))
    if g.chance(0.25):
        special = g.pick("__str__", "__repr__", "__len__", "__eq__")
        whole = next((a for a, k in attributes if k == "int"), None)
        g.open(f"def {special}(self{', other' if special == '__eq__' else ''}):")
        g.vars = [Var(f"self.{a}", k) for a, k in attributes]
        if special == "__len__":
            g.line(f"return abs({g.write('int', 1)})")
        elif special == "__eq__":
            attribute = attributes[0][0]
            g.line(f"return self.{attribute} == other.{attribute}")
        else:
            g.line(
                f"return {g.fstring() if not whole else f'f{g.quote}{name}({{self.{whole}}}){g.quote}'}"
            )
        g.level -= 1
    g.level = 0
    g.vars = outer
    objects = []
    for _ in range(g.upto(1, 2)):
        obj = g.name(("a", "b", "c", "p", "obj", "first", "second", name.lower(), "one", "two"))
        arguments = ", ".join(
            str(g.upto(0, 20)) if k == "int" else g.literal(k)[0] for _, k in given
        )
        g.line(f"{obj} = {name}({arguments})")
        g.taken.add(obj)
        objects.append(obj)
    for _ in range(g.upto(2, 4)):
        if not methods:
            break
        obj = g.pick(*objects)
        method, takes, returns = g.pick(*methods)
        text = f"{obj}.{method}({g.pick(str(g.upto(1, 12)), g.write('int', 1)) if takes else ''})"
        if returns == "int" and g.chance(0.6):
            other = g.pick("", "", f" + {g.upto(1, 9)}", " * 2")
            g.line(f"{g.define('int').name} = {text}{other}")
        elif returns in ("str", "bool") and g.chance(0.6):
            g.line(f"{g.define(returns).name} = {text}")
        else:
            g.line(g.pick(text, text, f"print({text})" if returns else text))
    if len(objects) == 2 and objects[0] != objects[1] and g.chance(0.2):
        g.line(f"{objects[0]} = {objects[1]}")
    if g.chance(0.6):
        g.line(f"print({objects[0]}.{g.pick(*attributes)[0]})")


@intent(1.0)
def exceptions(g: Statements) -> None:
    """Something raises; something may handle it."""
    style = g.pick("raise", "raise", "builtin", "builtin", "custom", "uncaught")
    kinds = {
        "int": (
            "ValueError",
            lambda v: f"int({v})",
            ["'12'", "'x'", "'7a'", "''", "'3'", "'-4'", "'2.5'"],
        ),
        "index": (
            "IndexError",
            lambda v: f"[{g.upto(1, 9)}, {g.upto(1, 9)}][{v}]",
            ["0", "1", "2", "5", "-1"],
        ),
        "key": (
            "KeyError",
            lambda v: f"{{'a': {g.upto(1, 9)}, 'b': {g.upto(1, 9)}}}[{v}]",
            ["'a'", "'b'", "'c'"],
        ),
        "zero": (
            "ZeroDivisionError",
            lambda v: f"{g.upto(6, 40)} {g.pick('//', '%')} {v}",
            ["0", "1", "2", "3", "5"],
        ),
        "type": ("TypeError", lambda v: f"{g.upto(1, 9)} + {v}", ["1", "'a'", "None", "4"]),
    }
    name = g.global_name(names.FUNCTIONS)
    x = g.pick("x", "n", "value", "v", "item", "key", "a")
    result = g.pick("result", "r", "out", "res")
    if style == "uncaught":
        starts(g, 1, 2)
        g.some(g.upto(1, 3), 1)
        error, make, values = kinds[g.pick(*kinds)]
        g.line(f"{result} = {make(g.pick(*values))}")
        g.some(1, 0)
        g.line(f"print({result})")
        return
    if style in ("raise", "custom"):
        error = g.pick(
            "ValueError", "ValueError", "TypeError", "KeyError", "RuntimeError", "IndexError"
        )
        if style == "custom":
            error = g.pick("MyError", "TooBig", "InvalidInput", "Empty", "LimitError")
            g.open(f"class {error}(Exception):")
            g.line("pass")
            g.level -= 1
        message = g.quoted(
            g.pick(
                "bad value",
                "too small",
                "negative",
                "empty",
                "not allowed",
                "too big",
                "no such item",
            )
        )
        outer, g.vars = g.vars, []
        g.open(f"def {name}({x}):")
        g.define("int", name=x)
        if g.chance(0.3):
            g.assign(1)
        mark = g.open(f"if {x} {g.pick('<', '>', '<=', '==')} {g.upto(0, 9)}:")
        g.line(f"raise {error}{g.pick(f'({message})', f'({message})', f'({x})', '')}")
        g.close(mark)
        if g.chance(0.4):
            g.statement(1)
        g.line(f"return {g.returned('int')}")
        g.level -= 1
        g.vars = outer
        values = [str(g.upto(-3, 12)) for _ in range(6)]
        made = f"{name}({{}})"
    else:
        error, make, values = kinds[g.pick(*kinds)]
        g.open(f"def {name}({x}):")
        body = make(x)
        if g.chance(0.4):
            g.line(f"return {body}")
        else:
            g.line(f"{result} = {body}")
            g.line(f"return {result}{g.pick('', ' + 1', ' * 2') if error != 'TypeError' else ''}")
        g.level -= 1
        made = f"{name}({{}})"
    caught = g.pick(error, error, error, f"(TypeError, {error})", "Exception")
    if g.chance(0.1):
        caught = g.pick("ValueError", "KeyError", "TypeError")
    bound = g.pick("", "", " as e", " as err")
    total = g.pick("total", "count", "log", "good")
    initial, add = ("[]", ".append({})") if total in ("log",) else ("0", " += {}")
    g.line(f"{total} = {initial}")
    looped = g.chance(0.6)
    if looped:
        g.open(f"for {x} in [{', '.join(g.pick(*values) for _ in range(g.upto(2, 4)))}]:")
        argument = x
    else:
        argument = g.pick(*values)
    g.open("try:")
    if g.chance(0.5):
        g.line(f"{total}{add.format(made.format(argument))}")
    else:
        g.line(f"{result} = {made.format(argument)}")
        g.line(f"{total}{add.format(g.pick(result, '1'))}")
    g.level -= 1
    g.open(f"except {caught}{bound}:")
    e = bound.split()[-1] if bound else ""
    options = [
        f"{total}{add.format('-1')}",
        f"print({g.quoted(g.pick('error', 'failed', 'oops', 'bad'))})",
    ]
    if e:
        options = [f"print({e})", f"print({g.quoted('error:')}, {e})", f"print(type({e}).__name__)"]
    if looped and g.chance(0.15):
        options.append("break")
    g.line(g.pick(*options))
    g.level -= 1
    if g.chance(0.25):
        g.open("else:")
        g.line(f"print({g.quoted('ok')}{g.pick('', ', ' + total)})")
        g.level -= 1
    if g.chance(0.25):
        g.open("finally:")
        g.line(f"{total}{add.format('1')}" if g.chance(0.5) else f"print({g.quoted('done')})")
        g.level -= 1
    g.level = 0
    g.line(f"print({total})")


@intent(0.9)
def grids(g: Statements) -> None:
    """Nested loops over a table or over two ranges."""
    grid = g.start("grid", 2)
    grid.frozen = g.chance(0.6)
    for _ in range(g.upto(1, 2)):
        g.accumulator()
    r = g.rng.random()
    m = grid.name
    if r < 0.45:
        i, j = g.pick(("i", "j"), ("r", "c"), ("y", "x"))
        mark = g.open(f"for {i} in range(len({m})):")
        g.define("int", 0, 3, i, frozen=True)
        if g.chance(0.25):
            g.assign(1)
        mark2 = g.open(f"for {j} in range(len({m}[{g.pick(0, i)}])):")
        g.define("int", 0, 3, j, frozen=True)
        g.loops = 2
        cell = f"{m}[{i}][{j}]"
        cell_var = g.define("int", name=cell, frozen=grid.frozen)
        if g.chance(0.5):
            mark3 = g.open(
                f"if {g.pick(f'{i} == {j}', f'{cell} > {g.upto(1, 6)}', f'{cell} % 2 == 0', f'{i} < {j}', f'({i} + {j}) % 2 == 0')}:"
            )
            g.change()
            g.close(mark3)
            if g.chance(0.3):
                mark3 = g.open("else:")
                g.change()
                g.close(mark3)
        else:
            free = g.free("int")
            if free and g.chance(0.6):
                g.line(
                    f"{g.choose(free).name} += {g.pick(cell, f'{cell} * {i}', f'{cell} - {j}', f'{cell} % 3')}"
                )
                cell_var.uses += 1
            else:
                g.change()
        g.close(mark2)
        if g.chance(0.3):
            g.change()
        g.close(mark)
    elif r < 0.75:
        mark = g.open(f"for row in {m}:")
        g.define("ints", 2, name="row", frozen=True)
        g.loops = 1
        if g.chance(0.5):
            x = g.pick("x", "cell", "v", "value")
            if g.chance(0.4):
                g.line(f"line = {g.pick('0', 'row[0]', 'len(row)')}")
                g.define("int", name="line")
            mark2 = g.open(f"for {x} in row:")
            g.define("int", name=x, frozen=True)
            g.loops = 2
            if g.chance(0.4):
                g.branch(1)
            g.change()
            g.close(mark2)
        g.change()
        g.close(mark)
    else:
        a, b = g.upto(2, 3), g.upto(2, 4)
        i, j = g.pick(("i", "j"), ("a", "b"), ("x", "y"))
        mark = g.open(f"for {i} in range({g.pick(a, f'1, {a + 1}')}):")
        g.define("int", 0, 3, i, frozen=True)
        mark2 = g.open(f"for {j} in range({g.pick(b, f'1, {b}', i, f'{i} + 1', f'{i}, {b}')}):")
        g.define("int", 0, 3, j, frozen=True)
        g.loops = 2
        if g.chance(0.4):
            g.branch(1)
        g.change()
        g.close(mark2)
        if g.chance(0.4):
            g.change()
        g.close(mark)
    g.loops = 0
    finish(g)


@intent(0.6)
def closures(g: Statements) -> None:
    """Functions inside functions, functions as values, arguments by keyword."""
    name = g.global_name(
        ("make", "make_counter", "outer", "adder", "build", "multiplier", "wrap", "make_adder")
    )
    n, x = g.pick("n", "k", "base", "start"), g.pick("x", "y", "value", "step")
    inner = g.pick("inner", "add", "step", "apply", "f", "counter")
    style = g.pick("plain", "nonlocal", "list", "lambda", "pass")
    f, h = g.pick(("f", "h"), ("a", "b"), ("inc", "other"), ("double", "triple"))
    expression = g.pick(
        f"{n} + {x}",
        f"{n} * {x}",
        f"{x} - {n}",
        f"{n} * {x} + {g.upto(1, 5)}",
        f"{x} % {n}",
        f"max({n}, {x})",
    )
    if style == "pass":
        g.vars = []
        g.open(f"def {inner}({x}):")
        g.define("int", name=x)
        g.line(f"return {g.write('int', 2)}")
        g.level -= 1
        g.vars = []
        g.open(f"def {name}(func, {n}{g.pick('', ', times=2')}):")
        times = "times" if "times" in g.lines[-1] else str(g.upto(2, 4))
        g.open(f"for _ in range({times}):")
        g.line(f"{n} = func({n})")
        g.level -= 2
        g.line(f"    return {n}")
        g.line(
            f"result = {name}({inner}, {g.upto(1, 9)}{g.pick('', ', times=3') if times == 'times' else ''})"
        )
        g.line(f"print({g.pick('result', f'list(map({inner}, [1, 2, {g.upto(3, 9)}]))')})")
        return
    g.open(f"def {name}({n}):")
    if style == "lambda":
        g.line(f"return lambda {x}: {expression}")
    elif style == "plain":
        g.open(f"def {inner}({x}):")
        if g.chance(0.4):
            g.line(f"r = {expression}")
            g.line(f"return {g.pick('r', 'r * 2', f'r - {n}')}")
        else:
            g.line(f"return {expression}")
        g.level -= 1
        g.line(f"return {inner}")
    elif style == "nonlocal":
        count = g.pick("count", "total", "calls")
        g.line(f"{count} = {g.pick('0', n)}")
        g.open(f"def {inner}({x}):")
        g.line(f"nonlocal {count}")
        g.line(f"{count} {g.pick('+=', '+=', '-=')} {g.pick(x, f'{x} * 2', expression)}")
        g.line(f"return {count}")
        g.level -= 1
        g.line(f"return {inner}")
    else:
        items = g.pick("items", "log", "seen")
        g.line(f"{items} = []")
        g.open(f"def {inner}({x}):")
        g.line(f"{items}.append({g.pick(x, expression)})")
        g.line(f"return {g.pick(f'len({items})', f'sum({items})', f'{items}[:]', items)}")
        g.level -= 1
        g.line(f"return {inner}")
    g.level = 0
    g.line(f"{f} = {name}({g.upto(1, 9)})")
    calls = [f]
    if g.chance(0.6):
        g.line(f"{h} = {name}({g.upto(1, 12)})")
        calls.append(h)
    for _ in range(g.upto(1, 3)):
        call = f"{g.pick(*calls)}({g.upto(1, 12)})"
        if style not in ("list",) and g.chance(0.35):
            call = g.pick(f"{g.pick(*calls)}({call})", f"{call} + {g.pick(*calls)}({g.upto(1, 9)})")
        if style != "list" and g.chance(0.5):
            g.line(f"{g.define('int').name} = {call}")
        else:
            g.line(f"print({call})")
    finish(g)


@intent(0.7)
def sort(g: Statements) -> None:
    """Orders a list by hand: passes of comparisons and exchanges, or insertion into place."""
    xs = g.start("ints", 3, frozen=True)
    while len(g.lines[-1]) > 30:
        g.lines.pop()
        g.vars.pop()
        xs = g.start("ints", 3, frozen=True)
    a, greater = xs.name, g.pick(">", ">", "<")
    i, j = g.pick(("i", "j"), ("p", "q"), ("k", "m"))
    for name in (i, j):
        g.taken.add(name)
    count = g.pick("swaps", "moves", "steps", "") if g.chance(0.5) else ""
    if count:
        g.line(f"{count} = 0")
    style = g.pick("bubble", "select", "insert", "build", "partition")
    swap = g.chance(0.75)
    tally = [f"{count} += 1"] if count else []
    if style == "bubble":
        passes = g.pick(f"len({a})", f"len({a}) - 1", "2", "1")
        inner = (
            g.pick(f"len({a}) - 1", f"len({a}) - {i} - 1")
            if passes.startswith("len")
            else f"len({a}) - 1"
        )
        g.open(f"for {i} in range({passes}):")
        g.open(f"for {j} in range({inner}):")
        g.open(f"if {a}[{j}] {greater} {a}[{j} + 1]:")
        if swap:
            g.line(f"{a}[{j}], {a}[{j} + 1] = {a}[{j} + 1], {a}[{j}]")
        else:
            for text in (f"temp = {a}[{j}]", f"{a}[{j}] = {a}[{j} + 1]", f"{a}[{j} + 1] = temp"):
                g.line(text)
        for text in tally:
            g.line(text)
    elif style == "select":
        best = g.pick("best", "low", "m", "smallest")
        g.open(f"for {i} in range(len({a}){g.pick('', ' - 1')}):")
        g.line(f"{best} = {i}")
        g.open(f"for {j} in range({i} + 1, len({a})):")
        g.open(f"if {a}[{j}] {'<' if greater == '>' else '>'} {a}[{best}]:")
        g.line(f"{best} = {j}")
        g.level -= 2
        if g.chance(0.3):
            g.open(f"if {best} != {i}:")
        g.line(f"{a}[{i}], {a}[{best}] = {a}[{best}], {a}[{i}]")
        for text in tally:
            g.line(text)
    elif style == "insert":
        g.open(f"for {i} in range(1, len({a})):")
        key = g.pick("key", "x", "cur")
        g.line(f"{key} = {a}[{i}]")
        g.line(f"{j} = {i}{g.pick(' - 1', ' - 1')}")
        g.open(f"while {j} >= 0 and {a}[{j}] {greater} {key}:")
        g.line(f"{a}[{j} + 1] = {a}[{j}]")
        g.line(f"{j} -= 1")
        for text in tally:
            g.line(text)
        g.level -= 1
        g.line(f"{a}[{j} + 1] = {key}")
    elif style == "build":
        out = g.pick("out", "result", "done")
        g.line(f"{out} = []")
        g.open(f"while {a}:")
        m = g.pick("m", "x", "best")
        g.line(f"{m} = {g.pick('min', 'max')}({a})")
        g.line(f"{a}.remove({m})")
        g.line(g.pick(f"{out}.append({m})", f"{out}.insert(0, {m})", f"{out} = {out} + [{m}]"))
        for text in tally:
            g.line(text)
    else:
        small, large = g.pick(("small", "large"), ("low", "high"), ("left", "right"))
        pivot = g.pick("pivot", "p0", "mid")
        g.line(f"{pivot} = {a}[{g.pick('0', '-1', f'len({a}) // 2')}]")
        g.line(f"{small}, {large} = [], []")
        g.open(f"for x in {a}:")
        g.open(f"if x {g.pick('<', '<=')} {pivot}:")
        g.line(f"{small}.append(x)")
        g.level -= 1
        g.open("else:")
        g.line(f"{large}.append(x)")
        g.level = 0
        g.line(
            f"{a} = {g.pick(f'{small} + {large}', f'sorted({small}) + sorted({large})', f'{large} + {small}')}"
        )
    g.level = 0
    g.line(f"print({a})" if g.chance(0.6) else f"first = {a}[0] if {a} else None")
    if count and g.chance(0.5):
        g.line(f"print({count})")
