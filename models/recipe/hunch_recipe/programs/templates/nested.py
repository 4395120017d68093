"""Calls inside calls, on text: one expression that strips, splits, maps, sorts and joins."""

from .material import literals, messy, people, phrase, shuffled
from .registry import Draw, template


@template("nested")
def longest_word_at_once(t: Draw) -> str:
    f, s, w = t.names("longest measure widest", "s text line", "w word part")
    clean = t.any(
        f"{s}.strip().lower().split()",
        f"{s}.upper().split()",
        f"{s}.replace({t.s('-')}, {t.s(' ')}).split()",
        f"{s}.title().split()[::-1]",
    )
    value = t.any(
        f"max(len({w}) for {w} in {clean})",
        f"max({clean}, key=len).strip()",
        f"len(max({clean}, key=len)) - len(min({clean}, key=len))",
        f"max(map(len, {clean}))",
        f"sorted({clean}, key=lambda {w}: (-len({w}), {w}))[0]",
        f"max(sorted(set({clean})), key=len)[::-1]",
    )
    return f"""
        def {f}({s}):
            return {value}
        for text in {literals(t, [messy(t, 2, 3), phrase(t, 2, 4), t.word() + "-" + t.word()])}:
            print({t.any(f"{f}(text)", f"len(text.split()), {f}(text)", f"str({f}(text)).rjust(6)")})
        {t.maybe(t.show(f"{f}({t.s(messy(t, 1, 2))})"))}
    """


@template("nested")
def words_cleaned_in_one_line(t: Draw) -> str:
    s, w, out = t.names("s text line raw", "w word part", "out result clean")
    expression = t.any(
        f"{t.s(' ')}.join({w}.capitalize() for {w} in {s}.strip().split())",
        f"{t.s(' ')}.join(sorted(set({s}.lower().split())))",
        f"{t.s('-')}.join(filter(str.isalpha, {s}.strip().lower().split()))",
        f"{t.s(' ')}.join(map(str.title, reversed({s}.split())))",
        f"{t.s('')}.join({w}[0].upper() + {w}[1:].lower() for {w} in {s}.split())",
        f"{t.s('_')}.join({s}.strip().lower().replace({t.s('.')}, {t.s('')}).split())",
        f"{t.s(' ')}.join(sorted({s}.split(), key=lambda {w}: ({w}[-1].lower(), len({w}))))",
        f"{t.s(', ')}.join(f'{{{w}}}{{len({w})}}' for {w} in dict.fromkeys({s}.split()))",
    )
    return f"""
        {out} = []
        for {s} in {literals(t, [messy(t, 2, 3), messy(t, 1, 2) + "." if t.n(0, 1) else phrase(t, 2, 3), messy(t, 2, 2)])}:
            {out}.append({expression})
            {t.maybe(f"print({out}[-1])", 0.6)}
        print({t.any(f"max(map(len, {out}))", f"sum(len({w}.split()) for {w} in {out})", f"sorted({out}, key=len)[-1]", f"len({t.s('')}.join({out}))", f"{out}.index(min({out}))")})
    """


@template("nested")
def letters_counted_at_once(t: Draw) -> str:
    f, s, c = t.names("rate score letters_of", "s word text", "c ch letter")
    value = t.any(
        f"sum({c} in {t.s('aeiou')} for {c} in {s}.lower())",
        f"len(set({s}.lower())) / len({s})",
        f"max(map({s}.lower().count, set({s}.lower())))",
        f"sum(map({s}.lower().count, {t.s('aeiou')}))",
        f"len({s}) - len({t.s('')}.join(filter(str.isalpha, {s})))",
        f"sorted(map({s}.lower().count, sorted(set({s}.lower()))))[-1]",
        f"{t.s('')}.join(sorted(set({s}.lower()) - set({t.s('aeiou')})))",
        f"{t.s('')}.join(sorted({s}, key={s}.count, reverse=True))",
        f"min(sorted(set({s})), key=lambda {c}: (-{s}.count({c}), {c}))",
    )
    return f"""
        def {f}({s}):
            return {value}
        words = {literals(t, [t.any(w, w.title()) for w in t.words(2, 3)])}
        for word in words:
            print(word, {t.any(f"{f}(word)", f"{f}(word * 2)", f"{f}(word + word[::-1])")})
        {t.any(t.show(f"max(words, key=lambda w: str({f}(w)))"), t.show(f"list(map({f}, words))"), t.show(f"sorted({f}(w) for w in words)[0]"))}
    """


@template("nested")
def numbers_read_from_text(t: Draw) -> str:
    f, s, x = t.names("total_of read_sum summary", "s line text", "x p part")
    sep = t.any(",", ";", "|", "/")
    parts = f"{s}.strip({t.s(sep)}).split({t.s(sep)})"
    value = t.any(
        f"sum(map(int, {parts}))",
        f"max(int({x}) for {x} in {parts} if {x}.strip().isdigit())",
        f"sorted(map(int, {parts}), reverse=True)[:2]",
        f"round(sum(float({x}) for {x} in {parts}) / len({parts}), 1)",
        f"max(map(int, {parts})) - min(map(int, {parts}))",
        f"sum(int({x}) * i for i, {x} in enumerate({parts}, 1))",
        f"{t.s('+')}.join(map(str, sorted(map(int, {parts}))))",
        f"len(list(filter(lambda n: n > {t.n(3, 9)}, map(int, {parts}))))",
    )

    def line() -> str:
        return t.any("", "", sep) + sep.join(
            t.any("", " ") + str(t.n(0, 30)) for _ in range(t.n(2, 4))
        )

    return f"""
        def {f}({s}):
            return {value}
        lines = {literals(t, [line() for _ in range(t.n(2, 3))])}
        for number, text in enumerate(lines{t.any("", ", 1")}):
            print({t.any("number, ", "")}{f}(text))
        {t.show(t.any(f"max(lines, key=len).count({t.s(sep)})", "sorted(map(len, lines))", f"{f}({t.s(sep)}.join(lines))", "sum(map(len, lines))"))}
    """


@template("nested")
def short_names_at_once(t: Draw) -> str:
    f, s, w = t.names("short badge initials_of", "s name full", "w part word")
    value = t.any(
        f"{t.s('')}.join({w}[0] for {w} in {s}.title().split())",
        f"{s}.split()[-1].upper() + {t.s(', ')} + {s}.split()[0][0]",
        f"{t.s('.')}.join(map(lambda {w}: {w}[:1].lower(), {s}.split())).rstrip({t.s('.')})",
        f"({s}.split()[0][:3] + {s}.split()[-1][-2:]).lower().center({t.n(7, 9)}, {t.s('*')})",
        f"{s}.strip().lower().replace({t.s(' ')}, {t.s('.')})[:{t.n(5, 8)}] + str(len({s}.split()))",
        f"max({s}.split(), key=len)[:4].upper() + str(len({s})).zfill(3)",
    )
    names = [
        f"{p} {t.any('Stone', 'van Berg', 'Hill', 'de la Cruz', 'Park')}" for p in people(t, 3, 3)
    ]
    return f"""
        def {f}({s}):
            return {value}
        people = {literals(t, names)}
        {t.any(f"badges = [{f}(p) for p in people]", f"badges = list(map({f}, people))", f"badges = sorted(map({f}, people), key=str.lower)")}
        for person, badge in zip(people, badges):
            print({t.any("person, badge", "badge", "len(person) - len(badge), badge", f"badge.ljust(9, {t.s('.')}) + person[0]")})
        {t.show(t.any(f"{t.s('/')}.join(badges)", "len(set(badges)) == len(people)", "max(badges, key=len)", f"{f}({t.s('Ada Mae Park')})"))}
    """


@template("nested")
def checks_inside_checks(t: Draw) -> str:
    f, s, c = t.names("accept is_fine passes", "s word text", "c ch letter")
    value = t.any(
        f"len({s}.strip()) >= {t.n(3, 5)} and any(map(str.isdigit, {s}))",
        f"{s}.lower() == {t.s('')}.join(sorted({s}.lower()))",
        f"all({c}.isalpha() or {c} in {t.s(' -')} for {c} in {s}.strip())",
        f"bool({s}.strip()) and {s}.strip()[0].isupper() and not {s}.isupper()",
        f"len(set({s}.lower())) == len({s}) and {s}.isalpha()",
        f"{s}.strip().lower() == {s}.strip().lower()[::-1]",
        f"not {s}.strip().strip({t.s('0123456789')}).isalnum()",
        f"any({c} * 2 in {s}.lower() for {c} in set({s}.lower()))",
    )
    texts = t.rng.sample(
        [
            "abc",
            "Hello",
            "a1b2",
            "noon",
            " Level ",
            "12-34",
            "x",
            "Zoo",
            "bee",
            "best",
            "",
            "A-b c",
            t.word(),
        ],
        4,
    )
    return f"""
        def {f}({s}):
            return {value}
        for text in {literals(t, texts)}:
            print({t.any("repr(text), ", "text.strip() or None, ", "")}{f}(text))
        {t.show(t.any(f"sum(map({f}, {literals(t, texts[:3])}))", f"[w for w in {literals(t, texts[1:])} if {f}(w)]", f"list(filter({f}, {literals(t, texts)}))"))}
    """


@template("nested")
def replaced_and_split(t: Draw) -> str:
    s, out, k = t.names("s text line", "out parts result", "k n size")
    text = t.any(
        "one,two;three",
        "a=1;b=2;c=3",
        "red->green->blue",
        "x: 4, y: 5",
        "2024/05/17 10:30",
        "cat - dog - cow",
    )
    cut = t.any(" ", ",", ";")
    steps = shuffled(
        t,
        4,
        f"print({s}.replace({t.s(';')}, {t.s(',')}).split({t.s(',')}))",
        f"print(len({s}.replace({t.s(' ')}, {t.s('')}).strip({t.s('abc')})))",
        f"print({t.s('')}.join(filter(str.isalnum, {s})).upper())",
        f"print(sorted({s}.replace({t.s('->')}, {t.s(' ')}).replace({t.s(',')}, {t.s(' ')}).split(), key=len))",
        f"print(max({s}.title().split({t.s(cut)})).find({t.s(cut)}))",
        f"print({s}.split({t.s(t.any('=', '-', ':'))}, 1)[-1].strip().count({t.s(t.any(*'aeo1'))}))",
        f"print({s}.partition({t.s(t.any(';', ':', '-'))})[0].rstrip({t.s('3e ')}).center(12, {t.s('.')}))",
        f"print(str(len({s})).zfill(4) + {s}[:{t.n(2, 4)}].swapcase())",
        f"print(sum(map({s}.count, {t.s(',;:-')})), {s}.index(max({s})))",
    )
    return f"""
        {s} = {t.s(text)}
        {steps}
        {out} = {t.s("")}.join(c if c.isalnum() else {t.s(" ")} for c in {s}).split()
        {k} = 0
        for part in {out}:
            {k} += {t.any("len(part.strip('0123456789'))", "int(part) if part.isdigit() else len(part)", "part.isdigit() + part.isalpha() * 2", "len(set(part))")}
        print({t.any(f"{out}, {k}", f"{k}, max({out}, key=len)", f"{t.s('+')}.join({out}[::-1])")})
    """


@template("nested")
def two_texts_compared(t: Draw) -> str:
    f, a, b = t.names("similar match agree", "a first s1", "b second s2")
    value = t.any(
        f"len(set({a}.lower()) & set({b}.lower()))",
        f"sorted(set({a}.lower().split()) & set({b}.lower().split()))",
        f"sum(x == y for x, y in zip({a}.strip().lower(), {b}.strip().lower()))",
        f"{t.s('')}.join(sorted({a}.replace({t.s(' ')}, {t.s('')}).lower())) == {t.s('')}.join(sorted({b}.replace({t.s(' ')}, {t.s('')}).lower()))",
        f"max(len({a}.split()), len({b}.split())) - min(map(len, ({a}.split(), {b}.split())))",
        f"abs(sum(map(ord, {a}.upper())) - sum(map(ord, {b}.upper()))) % {t.n(5, 12)}",
        f"{t.s('')}.join(max(pair) for pair in zip({a}.lower(), {b}.lower())).title()",
        f"min({a}.strip(), {b}.strip(), key=lambda w: (len(w), w.lower()))",
    )
    return f"""
        def {f}({a}, {b}):
            return {value}
        texts = {literals(t, [messy(t, 1, 2), phrase(t, 1, 2), phrase(t, 2, 2)])}
        for one, two in zip(texts, texts[1:]):
            print({t.any(f"{f}(one, two)", f"{f}(two, one)", f"{f}(one, two) == {f}(two, one), {f}(one, one)")})
        {t.show(f"{f}({t.s(phrase(t, 1, 1))}, {t.s(phrase(t, 1, 2))})")}
    """


@template("nested")
def dictionary_in_one_line(t: Draw) -> str:
    s, d, w = t.names("s text line", "d table index", "w word part")
    build = t.any(
        f"{{{w}: len({w}) for {w} in {s}.lower().split()}}",
        f"dict(zip({s}.split(), map(len, {s}.split())))",
        f"dict(enumerate(sorted(set({s}.lower().split()))))",
        f"{{{w}[0]: {w}[1:] for {w} in sorted({s}.title().split())}}",
        f"dict(({w}, {s}.lower().count({w})) for {w} in sorted(set({s}.lower())) if {w}.isalpha())",
        f"dict(map(lambda {w}: ({w}.upper(), {w}[::-1]), {s}.split()))",
    )
    use = t.any(
        f"print(max({d}.items(), key=lambda kv: (str(kv[1]), str(kv[0]))))",
        f"print(sorted({d}, key=lambda k: str({d}[k]))[-1])",
        f"print(len({t.s('')}.join(map(str, {d}.values()))))",
        f"print(list(map(str, sorted({d}.items(), key=str)))[0].strip({t.s('()')}))",
    )
    return f"""
        {s} = {t.s(phrase(t, 2, 3))}
        {d} = {build}
        for key in {t.any(d, f"sorted({d}, reverse=True)", f"list({d})[:3]")}:
            print(key, {t.any(f"{d}[key]", f"str({d}[key]).center(5, {t.s('-')})", f"str({d}.get(key, 0)).upper()", f"len(str({d}[key]))")})
        {use}
        {t.maybe(t.show(f"{t.s(',')}.join(map(str, {d}))"))}
    """


@template("nested")
def table_of_words(t: Draw) -> str:
    rows, row, w = t.names("rows table lines", "row line r", "w word cell")
    data = [t.words(2, 3) for _ in range(2)]
    expression = t.any(
        f"max(len({w}) for {row} in {rows} for {w} in {row})",
        f"sorted(sum({rows}, []), key=lambda {w}: ({w}[-1], {w}))",
        f"{t.s('/')}.join({t.s('')}.join({w}[0] for {w} in {row}) for {row} in {rows})",
        f"max(map(max, {rows}), key=len)",
        f"[sum(map(len, {row})) for {row} in {rows}].index(max(sum(map(len, {row})) for {row} in {rows}))",
        f"list(map(lambda {row}: max({row}, key=len)[::-1], {rows}))",
        f"len(set({t.s('')}.join(map({t.s('')}.join, {rows}))))",
        f"sorted(map(len, map({t.s(' ')}.join, {rows})))",
    )
    return f"""
        {rows} = [{", ".join(literals(t, r) for r in data)}]
        print({expression})
        for {row} in {t.any(rows, f"sorted({rows}, key=len)", f"reversed({rows})")}:
            print({t.any(f"{t.s(' ')}.join(map(str.title, {row}))", f"min({row}, key=lambda {w}: (len({w}), {w})).upper()", f"str(len(max({row}, key=len))).zfill(2)", f"sum(map(len, {row}[1:]))")})
            {t.any(f"{row}.append({t.s(t.word())})", f"{row}.sort(key=len)", f"{row}[0] = max({row}).title()", "")}
        {t.show(t.any(f"len(max({rows}, key=lambda {row}: len({t.s('')}.join({row}))))", f"list(zip(*{rows}))[0]", f"{t.s(',')}.join({rows}[-1])"))}
    """
