"""Kinds of values: their types and truth, conversions, characters' codes, bases, numbers in words."""

from .material import block, shuffled
from .registry import Draw, template


@template("conversions")
def kinds_of_values(t: Draw) -> str:
    f, v, values = t.names("describe kind_of size_of", "v value x", "values things items")
    pool = t.rng.sample(
        [
            str(t.n(0, 99)),
            t.s(t.word()),
            "[1, 2]",
            "(3,)",
            "None",
            "True",
            "2.5",
            "{'a': 1}",
            "{4, 5}",
            t.s(str(t.n(1, 99))),
            "range(3)",
        ],
        4,
    )
    branches = t.rng.sample(
        [
            ("bool", t.any(f"not {v}", t.s("bool"))),
            ("(int, float)", t.any(f"{v} * 2", f"round({v})", f"abs(-{v})")),
            ("str", t.any(f"len({v})", f"{v}.upper()", f"{v}[::-1]")),
            ("(list, tuple)", t.any(f"sum({v})", f"len({v})", f"list({v})[::-1]")),
            ("dict", t.any(f"list({v})", f"sum({v}.values())")),
            ("(set, range)", t.any(f"max({v})", f"sorted({v})")),
        ],
        3,
    )
    lines = []
    for kind, value in branches:
        lines += [f"if isinstance({v}, {kind}):", f"    return {value}"]
    return f"""
        def {f}({v}):
            {block(lines, 1)}
            return {t.any(f"type({v}).__name__", f"str({v})", f"repr({v})", f"bool({v})")}
        {values} = [{", ".join(pool)}]
        for {v} in {values}:
            print({t.any(f"type({v}).__name__, {f}({v})", f"{f}({v})")})
        {t.maybe(f"print([type({v}).__name__ for {v} in {values} if {v}])")}
    """


@template("conversions")
def codes_of_characters(t: Draw) -> str:
    s, c, out = t.names("s word text", "c ch letter", "out codes result")
    k = t.n(1, 3)
    start = t.any("a", "A", "m", "0")
    return t.any(
        f"""
        {s} = {t.s(t.word().title())}
        {out} = []
        for {c} in {s}:
            {out}.append({t.any(f"ord({c})", f"chr(ord({c}) + {k})", f"ord({c}.lower()) - ord('a')", f"ord({c}) % {t.n(5, 10)}", f"(chr(ord({c}) - {k}), ord({c}))")})
        print({out})
        print({t.any(f"max(map(ord, {s}))", f"chr(max(map(ord, {s})))", f"sum(map(ord, {s})) % 26", f"[chr(ord({c}) ^ 32) for {c} in {s}]", f"sorted({s}, key=ord)")})
    """,
        f"""
        for {c} in range(ord({t.s(start)}), ord({t.s(start)}) + {t.n(4, 5)}):
            print({t.any(f"chr({c})", f"{c}, chr({c}).upper()", f"chr({c}) * ({c} % 4)", f"chr({c} + 1), hex({c})")})
        {s} = {t.s("")}.join(chr(97 + i * {t.n(2, 5)} % 26) for i in range({t.n(4, 6)}))
        print({s}, {t.any(f"{s}.index(min({s}))", f"ord({s}[-1])", f"{s} == {s}.lower()")})
    """,
    )


@template("conversions")
def bases_of_numbers(t: Draw) -> str:
    n, out = t.names("n x value", "out digits text")
    values = [t.n(2, 60) for _ in range(3)]
    lines = shuffled(
        t,
        3,
        f"print(int({n}[2:], 2) == int({n}, 2), len({n}) - 2)",
        f"print({n}.count({t.s('1')}), {n}[::-1])",
        f"print(int({n}[2:][::-1], 2))",
        f"print(hex(int({n}, 2)), oct(int({n}, 2)))",
        f"print({n}[2:].zfill(8))",
        f"print(int({n}[2:], {t.n(3, 9)}))",
        depth=1,
    )
    return t.any(
        f"""
        for {n} in map(bin, {values}):
            {lines}
        print(int({t.s(t.any("ff", "1a", "c0"))}, 16), int({t.s(t.any("77", "10", "17"))}, 8), int({t.s(" 12 ")}))
    """,
        f"""
        for {n} in {values}:
            {out} = {t.any(f"bin({n})[2:]", f"format({n}, 'b')", f"hex({n})[2:]", f"oct({n})[2:]")}
            print({out}, {t.any(f"{out}.count('1')", f"{out} == {out}[::-1]", f"len({out})", f"{out}.rjust(8, '0')", f"int({out}, {t.any(16, 16, 32)})")})
        print({t.any("0b101 + 0x1f", "int('z', 36)", "int('-101', 2)", "0o17", "bin(5 & 6), bin(5 | 6)")}, {t.any("bin(-5)", "hex(255)", "1 << 4", "20 >> 2")})
    """,
    )


@template("conversions")
def truth_of_values(t: Draw) -> str:
    values, v, n = t.names("values things items", "v x value", "n count yes")
    pool = t.rng.sample(
        [
            "0",
            "1",
            "''",
            "' '",
            "[]",
            "[0]",
            "None",
            "0.0",
            "'0'",
            "{}",
            "()",
            "(None,)",
            "-1",
            "'False'",
            "set()",
        ],
        5,
    )
    return f"""
        {values} = [{", ".join(pool)}]
        {n} = 0
        for {v} in {values}:
            if {t.any(v, f"not {v}", f"bool({v}) == True", f"{v} or {v} == 0")}:
                {n} += 1
                print({t.any(f"repr({v})", f"{t.s('yes')}, {v}", f"{n}, {v} and {t.s('full')}")})
            {t.any("else:", f"elif {v} is not None:")}
                print({t.any(f"{v} or {t.s('empty')}", f"type({v}).__name__", f"str({v}).strip() or {n}", f"{v} == 0, {v} is None")})
        print({n}, {t.any(f"any({values})", f"sum(map(bool, {values}))", f"[bool({v}) for {v} in {values}].index(True) if any({values}) else -1", f"len(list(filter(None, {values})))")})
    """


@template("conversions")
def converted_back_and_forth(t: Draw) -> str:
    x, out = t.names("x value data", "out result y")
    start, steps = t.any(
        (str(t.n(100, 9999)), ["str({x})", "list({x})", "sorted({x})", "''.join({x})", "int({x})"]),
        (
            t.s(t.word()),
            [
                "list({x})",
                "tuple({x})",
                "sorted(set({x}))",
                "dict(enumerate({x}))",
                "list({x}.items())",
            ],
        ),
        (
            t.ints(3, 4),
            [
                "tuple({x})",
                "[*map(str, {x})]",
                "','.join({x})",
                "{x}.split(',')",
                "[float(v) for v in {x}]",
            ],
        ),
        (
            f"{t.n(1, 9)}.{t.n(1, 9)}",
            ["str({x})", "{x}.split('.')", "list(map(int, {x}))", "sum({x})", "float({x})"],
        ),
        (
            f"range({t.n(2, 4)})",
            [
                "list({x})",
                "{x} + {x}[::-1]",
                "tuple(map(bool, {x}))",
                "str({x}.count(True))",
                "int({x}) / 2",
            ],
        ),
    )
    lines = [f"{x} = {step.replace('{x}', x)}" for step in steps]
    shown = []
    for line in lines[: t.n(4, 5)]:
        shown += [line, t.any(f"print({x})", f"print(type({x}).__name__)", f"{out}.append({x})")]
    return f"""
        {x} = {start}
        {out} = [{x}]
        {block(shown)}
        print(len({out}), {t.any(f"{out}[-1] == {x}", f"type({out}[0]) == type({x})", f"[type(v).__name__ for v in {out}]", f"str({out}[0])[:5]")})
    """


@template("conversions")
def number_in_words(t: Draw) -> str:
    f, n, ones, tens = t.names(
        "say in_words spell", "n num x", "ones small units", "tens big decades"
    )
    return f"""
        {ones} = {t.s("zero one two three four five six seven eight nine")}.split()
        {tens} = {{2: {t.s("twenty")}, 3: {t.s("thirty")}, 4: {t.s("forty")}, 5: {t.s("fifty")}}}
        def {f}({n}):
            if {n} < 0:
                return {t.s("minus ")} + {f}(-{n})
            if {n} < 10:
                return {ones}[{n}]
            if {n} // 10 not in {tens}:
                return {t.any(f"str({n})", f"{t.s(' ')}.join({ones}[int(c)] for c in str({n}))", f"{f}({n} // 10) + {t.s('-')} + {f}({n} % 10)")}
            word = {tens}[{n} // 10]
            return word if {n} % 10 == 0 else word + {t.s(t.any("-", " ", ""))} + {f}({n} % 10)
        for k in [{t.n(0, 9)}, {t.n(20, 59)}, {t.any(t.n(-9, -1), t.n(10, 19), 40)}]:
            print({t.any(f"{f}(k)", f"k, {f}(k)", f"{f}(k).capitalize()", f"len({f}(k))")})
    """


@template("conversions")
def book_numbers(t: Draw) -> str:
    f, code, total = t.names("isbn_ok valid_code check_book", "code s isbn", "total acc weighted")
    digits = "".join(str(t.n(0, 9)) for _ in range(t.n(4, 6)))
    dashed = digits[:2] + "-" + digits[2:]
    return f"""
        def {f}({code}):
            {code} = {code}.replace({t.s("-")}, {t.s("")})
            if not {code}[:-1].isdigit(){t.any("", f" or len({code}) < {t.n(4, 5)}")}:
                return {t.any("None", "False")}
            {total} = {t.any(f"sum(i * int(c) for i, c in enumerate({code}[:-1], 1))", f"sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate({code}[:-1]))", f"sum((len({code}) - i) * int(c) for i, c in enumerate({code}[:-1]))")}
            last = {t.any(f"10 if {code}[-1] in {t.s('xX')} else int({code}[-1])", f"{t.s('0123456789X')}.index({code}[-1].upper())")}
            return {t.any(f"({total} + last) % {t.any(10, 11)} == 0", f"{total} % {t.any(10, 11)} == last", f"({total} % 11, last)")}
        for text in [{t.s(dashed)}, {t.s(digits[::-1])}, {t.s(t.any("12a4x", digits[:3] + "X", digits[1:]))}]:
            print({t.any("text, ", "")}{f}(text))
    """
