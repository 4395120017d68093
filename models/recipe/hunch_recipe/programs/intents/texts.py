"""Strings: walked through, built up, taken apart into numbers, pairs or words."""

from __future__ import annotations

from .. import names
from ..statements import Statements
from .registry import finish, intent


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
