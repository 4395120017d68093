"""Strings: characters one by one, slices, methods, words."""

from .registry import Draw, template


@template("strings")
def count_vowels(t: Draw) -> str:
    f, s, c, n = t.names(
        "count_vowels vowels f count", "s text word", "c ch letter", "n total found"
    )
    letters = t.any("aeiou", "aeiou", "abc", "rst")
    return f"""
        def {f}({s}):
            {n} = 0
            for {c} in {t.any(s, f"{s}.lower()")}:
                if {c} {t.any("in", "in", "not in")} {t.s(letters)}:
                    {n} += 1
            return {t.any(n, n, f"len({s}) - {n}")}
        {t.show(f"{f}({t.s(t.word().capitalize())})")}
        {t.maybe(t.show(f"{f}({t.s(t.word())}) + {f}({t.s(t.word())})"))}
    """


@template("strings")
def caesar(t: Draw) -> str:
    f, s, k, out, c = t.names(
        "shift encode caesar f", "s text msg", "k key n", "out result res", "c ch letter"
    )
    return f"""
        def {f}({s}, {k}):
            {out} = ''
            for {c} in {s}:
                if {c}.isalpha():
                    {out} += chr((ord({c}) - 97 + {k}) % 26 + 97)
                else:
                    {out} += {t.any(c, c, "'_'")}
            return {out}
        {t.show(f"{f}({t.s(t.any(t.word(), ' '.join(t.words(2, 2))))}, {t.n(1, 5)})")}
        {t.maybe(t.show(f"{f}({f}({t.s(t.word())}, {t.n(1, 4)}), -{t.n(1, 4)})"))}
    """


@template("strings")
def run_lengths(t: Draw) -> str:
    s, out, n, i = t.names("s text data", "out result coded", "n count run", "i k pos")
    text = "".join(t.any(*"abcx") * t.n(1, 3) for _ in range(t.n(2, 4)))
    return f"""
        {s} = {t.s(text)}
        {out} = {t.s("")}
        {i} = 0
        while {i} < len({s}):
            {n} = 1
            while {i} + {n} < len({s}) and {s}[{i} + {n}] == {s}[{i}]:
                {n} += 1
            {out} += {t.any(f"{s}[{i}] + str({n})", f"str({n}) + {s}[{i}]", f"{s}[{i}]")}
            {i} += {n}
        print({out})
    """


@template("strings")
def initials(t: Draw) -> str:
    f, name, out, w = t.names(
        "initials short abbr f", "name full text", "out result letters", "w part word"
    )
    body = t.any(
        f"{out} += {w}[0].upper() + {t.s('.')}",
        f"{out} += {w}[0]",
        f"{out} = {out} + {w}[:2]",
        f"{out} += {w}[-1].upper()",
    )
    return f"""
        def {f}({name}):
            {out} = ''
            for {w} in {name}.split():
                {body}
            return {out}
        {t.show(f"{f}({t.sentence(2, 3)})")}
    """


@template("strings")
def longest_word(t: Draw) -> str:
    s, best, w = t.names("s text sentence line", "best longest top", "w word item")
    return f"""
        {s} = {t.sentence(3, 5)}
        {best} = ''
        for {w} in {s}.split():
            if len({w}) {t.any(">", ">=", ">")} len({best}):
                {best} = {w}
        print({t.any(best, f"{best}, len({best})", f"{best}.upper()", f"len({best})")})
    """


@template("strings")
def title_words(t: Draw) -> str:
    ws, out, w = t.names("words parts names", "out result fixed", "w word part")
    change = t.any(
        f"{w}[0].upper() + {w}[1:]",
        f"{w}.capitalize()",
        f"{w}[::-1]",
        f"{w}[1:] + {w}[0]",
        f"{w}[0] + {w}[-1]",
        f"{w} + {w}[0]",
    )
    joiner = t.any(" ", "", "-", ", ")
    return t.any(
        f"""
        {ws} = {t.sentence(2, 4)}.split()
        {out} = []
        for {w} in {ws}:
            {out}.append({change})
        print({t.s(joiner)}.join({out}))
    """,
        f"""
        {ws} = {t.word_list(2, 4)}
        {out} = {t.s(joiner)}.join([{change} for {w} in {ws}])
        print({out}, len({out}))
    """,
        f"""
        def change({w}):
            return {change}
        {out} = ''
        for item in {t.word_list(2, 3)}:
            {out} += change(item) + {t.s(joiner)}
        print({out}{t.any("", ".strip()", "[:-1]")})
    """,
    )


@template("strings")
def mirrored(t: Draw) -> str:
    f, s, i, j = t.names(
        "is_mirror same_back check symmetric", "s text word", "i left lo a", "j right hi b"
    )
    word = t.any("level", "radar", "noon", "abba", t.word(), t.word(), "abca")
    return f"""
        def {f}({s}):
            {i} = 0
            {j} = len({s}) - 1
            while {i} < {j}:
                if {s}[{i}] != {s}[{j}]:
                    return {t.any("False", f"({i}, {j})", f"{s}[{i}]")}
                {i} += 1
                {j} -= 1
            return True
        {t.show(f"{f}({t.s(word)})")}
        {t.maybe(t.show(f"{f}({t.s(t.word())})"))}
    """


@template("strings")
def clean_text(t: Draw) -> str:
    s, out, c = t.names("s text raw line", "out clean result", "c ch x")
    text = "".join(t.any(*"aBc1 2d.E-f!") for _ in range(t.n(5, 9)))
    keep = t.any("isalpha", "isdigit", "isalnum", "isupper", "islower")
    return f"""
        {s} = {t.s(text)}
        {out} = {t.s("")}
        for {c} in {s}:
            {t.any(f"if {c}.{keep}():", f"if not {c}.{keep}():")}
                {out} += {t.any(c, f"{c}.lower()", f"{c}.upper()", f"{c} * 2")}
            {t.maybe("else:")}
        print({out}{t.any("", ", len(" + out + ")")})
    """.replace("else:\n", f"else:\n                {out} += '_'\n")


@template("strings")
def split_and_sum(t: Draw) -> str:
    s, p, total = t.names("s line data text", "p part piece x", "total acc result")
    sep = t.any(",", " ", ";", "+", "-")
    return f"""
        {s} = {t.s(sep.join(str(t.n(0, 20)) for _ in range(t.n(2, 5))))}
        {total} = {t.any("0", "0", "1")}
        for {p} in {s}.split({t.s(sep)}):
            {total} {t.any("+=", "+=", "-=")} int({p}){t.any("", "", f" * {t.n(2, 3)}", f" % {t.n(3, 7)}")}
        print({total})
    """


@template("strings")
def common_start(t: Draw) -> str:
    f, a, b, i = t.names("common prefix_of same_start f", "a x first", "b y second", "i n k")
    start = t.word()[: t.n(0, 4)]
    return f"""
        def {f}({a}, {b}):
            {i} = 0
            while {i} < len({a}) and {i} < len({b}) and {a}[{i}] == {b}[{i}]:
                {i} += 1
            return {t.any(f"{a}[:{i}]", i, f"{b}[{i}:]")}
        {t.show(f"{f}({t.s(start + t.word())}, {t.s(start + t.word())})")}
        {t.maybe(t.show(f"{f}({t.s(t.word())}, {t.s(t.word())})"))}
    """


@template("strings")
def text_methods(t: Draw) -> str:
    s, a, b, c = t.names("s text word name", "a up x", "b parts y", "c at z")
    lines = [
        f"{a} = {s}.{t.any('upper()', 'title()', 'swapcase()', 'capitalize()', 'lower()')}",
        f"{b} = {s}.{t.any('split()', 'strip()', 'replace(' + t.s('a') + ', ' + t.s('o') + ')', 'partition(' + t.s(' ') + ')')}",
        f"{c} = {s}.{t.any('find', 'count', 'rfind')}({t.s(t.any(*'aeiost'))})",
    ]
    t.rng.shuffle(lines)
    return f"""
        {s} = {t.sentence(1, 3)}
        {lines[0]}
        {lines[1]}
        {lines[2]}
        print({t.any(f"{a}, {c}", f"{a}[:{t.n(2, 4)}] + str({c})", f"{s} == {a}", f"{b}, {c}")})
    """


@template("strings")
def letters_in_order(t: Draw) -> str:
    s, u, c = t.names("s word text", "seen unique out", "c ch letter")
    return f"""
        {s} = {t.s(t.word() + t.word())}
        {u} = {t.any("''", "[]")}
        for {c} in {s}:
            if {c} not in {u}:
                {u} += {c}
        print({t.any(f"len({u})", u, f"sorted({u})", f"{u}[0]")})
    """
