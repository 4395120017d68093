"""String methods: stripping, finding, replacing, cases, prefixes, comparing."""

from .material import block, literals, messy, people, phrase, shuffled
from .registry import Draw, template


@template("text")
def stripped_sides(t: Draw) -> str:
    xs, x, out = t.names("lines raw inputs answers", "line s text", "clean out kept")
    junk = t.any(" ", "*", "-", ".", "xy")
    texts = [
        t.any(*junk) * t.n(0, 3) + t.word() + t.any(*junk) * t.n(0, 3) for _ in range(t.n(3, 4))
    ]
    argument = "" if junk == " " else t.s(junk)
    change = t.any(
        f"{x}.strip({argument})",
        f"{x}.lstrip({argument})",
        f"{x}.rstrip({argument})",
        f"{x}.strip({argument}).upper()",
        f"{x}.rstrip({argument})[::-1]",
    )
    return f"""
        {xs} = {literals(t, texts)}
        {out} = []
        for {x} in {xs}:
            if {t.any(f"len({x}.strip({argument})) < len({x})", f"{x} != {x}.rstrip({argument})", f"not {x}.startswith({t.s(junk[0])})")}:
                {out}.append({change})
            else:
                {t.any(f"{out}.append({x})", f"print(len({x}), {x})", f"{out}.insert(0, {x}.title())")}
        print({t.any(out, f"{t.s('|')}.join({out})", f"sum(len({x}) for {x} in {out})")})
    """


@template("text")
def replaced_in_turn(t: Draw) -> str:
    f, s, old, new = t.names("fix tidy swap_all", "s text line", "old a before", "new b after")
    pairs = t.rng.sample(
        [("a", "4"), ("e", "3"), ("o", "0"), ("l", "1"), ("an", "um"), ("n", "nn"), ("r", "")],
        t.n(2, 3),
    )
    rules = "[" + ", ".join(f"({t.s(a)}, {t.s(b)})" for a, b in pairs) + "]"
    return f"""
        def {f}({s}, rules):
            for {old}, {new} in rules:
                {t.any("", f"if {old} in {s}:")}
                    {s} = {s}.replace({old}, {new}{t.any("", "", ", 1")})
                {t.maybe(f"print({s})", 0.4)}
            return {t.any(s, f"{s}.strip()", f"{s}, len({s})")}
        rules = {rules}
        {t.show(f"{f}({t.sentence(1, 2)}, rules)")}
        {t.show(f"{f}({t.s(t.word())}.upper().lower(), rules[{t.any('1:', '::-1', ':1')}])")}
    """.replace("\n                \n                    ", "\n                ")


@template("text")
def every_position(t: Draw) -> str:
    f, s, part, at, out = t.names(
        "positions find_every places",
        "s text line",
        "part sub word",
        "at i pos",
        "out found places",
    )
    part_text = t.any("an", "a", "ab", "na", "aa")
    text = t.any("banana", "cabana ana", "abracadabra", "aaaa", "ab ba ab")
    step = t.any("1", "1", f"len({part})")
    if t.n(0, 1):
        return f"""
        def {f}({s}, {part}):
            {out} = []
            {at} = {s}.find({part})
            while {at} != -1:
                {out}.append({at})
                {at} = {s}.find({part}, {at} + {step})
            return {out}
        {t.show(f"{f}({t.s(text)}, {t.s(part_text)})")}
        {t.show(f"{f}({t.s(text)}, {t.s('z')}) or {t.s('none')}")}
    """
    return f"""
        {s} = {t.s(text)}
        {at} = 0
        {out} = []
        while {part_text!r} in {s}[{at}:]:
            {at} = {s}.index({part_text!r}, {at}) + {step if step == "1" else len(part_text)}
            {out}.append({at})
        print({out}, {s}.count({part_text!r}))
        print({s}.find({part_text!r}), {s}.rfind({part_text!r}))
    """


@template("text")
def beginnings_and_endings(t: Draw) -> str:
    xs, x, out = t.names("files names paths", "name f item", "out picked found")
    ends = t.rng.sample([".py", ".txt", ".csv", ".md"], 2)
    starts = t.any("test_", "old_", "my_")
    names = [t.any("", starts) + t.word() + t.any(*ends, ".png") for _ in range(t.n(3, 5))]
    test = t.any(
        f"{x}.endswith({t.s(ends[0])})",
        f"{x}.endswith(({t.s(ends[0])}, {t.s(ends[1])}))",
        f"{x}.startswith({t.s(starts)})",
        f"{x}.startswith({t.s(starts)}) and not {x}.endswith({t.s(ends[1])})",
        f"{x}.removeprefix({t.s(starts)}) != {x}",
    )
    value = t.any(
        f"{x}.removesuffix({t.s(ends[0])})",
        f"{x}.removeprefix({t.s(starts)})",
        f"{x}.replace({t.s(starts)}, '').split({t.s('.')})[0]",
        f"{x}[:{x}.index({t.s('.')})]",
        f"{x}.rpartition({t.s('.')})[2]",
    )
    return f"""
        {xs} = {literals(t, names)}
        {out} = []
        for {x} in {xs}:
            if {test}:
                {out}.append({value})
            {t.any("elif len(" + x + ") > 8:" + chr(10) + f"                print({x}.upper())", "")}
        print({t.any(out, f"len({out}), {out}", f"sorted({out}, key=len)")})
    """


@template("text")
def around_the_separator(t: Draw) -> str:
    f, s, a, b, sep = t.names(
        "parts_of cut two_parts", "s text entry", "a key left", "b value right", "sep mid found"
    )
    mark = t.any(":", "=", "@", "->", " ")
    how = t.any("partition", "partition", "rpartition")
    texts = [
        t.any(f"{t.word()}{mark}{t.word()}", t.word(), f"{t.word()}{mark}{t.n(1, 99)}{mark}x")
        for _ in range(t.n(2, 3))
    ]
    return f"""
        def {f}({s}):
            {a}, {sep}, {b} = {s}.{how}({t.s(mark)})
            if not {sep}:
                return {t.any(f"({s}, None)", f"{s}.title()", "None", f"({a}, {b})")}
            return {t.any(f"({a}.strip(), {b}.strip())", f"{b} + {t.s(mark)} + {a}", f"{a}.upper(), len({b})", f"[{a}, {b}]")}
        for text in {literals(t, texts)}:
            print({f}(text))
        {t.maybe(t.show(f"{t.s(texts[0])}.partition({t.s(mark)})[2].{t.any('split(' + t.s(mark) + ')', 'upper()', 'isdigit()')}"))}
    """


@template("text")
def how_often_to_split(t: Draw) -> str:
    s, x = t.names("line s text path", "parts rest fields")
    sep = t.any(",", "/", " ", "-", ":")
    text = sep.join(t.words(3, 5))
    lines = shuffled(
        t,
        4,
        f"print({s}.split({t.s(sep)}, 1))",
        f"print({s}.rsplit({t.s(sep)}, 1))",
        f"print({s}.split({t.s(sep)})[-1])",
        f"print(len({s}.split({t.s(sep)})), {s}.count({t.s(sep)}))",
        f"print({s}.split({t.s(sep)}, {t.n(2, 3)})[1:])",
        f"print({s}.rsplit({t.s(sep)}, 2)[0])",
        f"print({t.s('+')}.join({s}.split({t.s(sep)})))",
        f"print([w.capitalize() for w in {s}.split({t.s(sep)}) if len(w) > {t.n(2, 4)}])",
    )
    return f"""
        {s} = {t.s(text)}
        {lines}
        {x} = {s}.split({t.s(sep)})
        while len({x}) > {t.n(1, 2)}:
            {t.any(f"{x} = {t.s(sep)}.join({x}).split({t.s(sep)}, 1)[1].split({t.s(sep)})", f"{x}[-2:] = [{x}[-2] + {x}[-1][0]]", f"{x} = {x}[:-2] + [{t.s('')}.join({x}[-2:])]")}
            print({x})
    """


@template("text")
def what_kind_of_text(t: Draw) -> str:
    f, s, x = t.names("kind describe sort_of", "s text item", "x value word")
    texts = t.rng.sample(
        [
            t.word(),
            t.word().upper(),
            str(t.n(0, 999)),
            "a1",
            " ",
            "",
            "Hi There",
            "3.5",
            "x-y",
            t.word().title(),
        ],
        4,
    )
    checks = t.rng.sample(
        [
            ("isdigit", "number"),
            ("isupper", "loud"),
            ("islower", "small"),
            ("istitle", "title"),
            ("isalnum", "mixed"),
            ("isspace", "blank"),
            ("isalpha", "letters"),
        ],
        3,
    )
    branches = []
    for i, (method, label) in enumerate(checks):
        branches += [f"{'el' if i else ''}if {s}.{method}():", f"    return {t.s(label)}"]
    return t.any(
        f"""
        def {f}({s}):
            {block(branches, 1)}
            return {t.any(t.s("other"), f"len({s})", f"{s} or {t.s('nothing')}")}
        for {x} in {literals(t, texts)}:
            print({t.any(f"{f}({x})", f"{x}, {f}({x})")})
    """,
        f"""
        for {x} in {literals(t, texts)}:
            print({", ".join(f"{x}.{method}()" for method, _ in checks)})
        total = sum({x}.{checks[0][0]}() for {x} in {literals(t, texts[1:])})
    """,
    )


@template("text")
def changing_case(t: Draw) -> str:
    s, i = t.names("s text title message", "i step k")
    methods = ["upper", "lower", "title", "capitalize", "swapcase", "casefold"]
    a, b, c = t.rng.sample(methods, 3)
    return t.any(
        f"""
        {s} = {t.s(phrase(t, 2, 3))}
        for {i} in range({t.n(3, 5)}):
            if {i} % 3 == 0:
                {s} = {s}.{a}()
            elif {i} % 3 == 1:
                {s} = {s}[0] + {s}[1:].{b}()
            else:
                {s} = {s}.{c}(){t.any("", f".replace({t.s(' ')}, {t.s('_')})", ".swapcase()")}
            print({s})
    """,
        f"""
        def same({s}, other):
            return {t.any(f"{s}.lower() == other.lower()", f"{s}.casefold() == other.casefold()", f"{s}.upper().strip() == other.upper().strip()")}
        words = {literals(t, [t.any(w, w.upper(), w.title()) for w in t.words(3, 4)])}
        for {i} in words:
            if {i} == {i}.{t.any(a, b)}():
                print({i}.{c}())
            elif same({i}, {t.s(t.word().title())}):
                print({t.s("same")}, {i})
            else:
                print({i}.{a}().count({t.s(t.any(*"AEaeo"))}))
    """,
    )


@template("text")
def joined_up(t: Draw) -> str:
    xs, out, sep = t.names("items parts values", "out line result", "sep glue mark")
    marks = t.rng.sample([", ", "-", "", " + ", "/", "..."], t.n(2, 3))
    return f"""
        {xs} = {t.any(t.ints(3, 4), t.word_list(3, 4))}
        for {sep} in {literals(t, marks)}:
            {out} = {sep}.join({t.any(f"map(str, {xs})", f"str(x) for x in {xs}", f"[str(x) for x in {xs}][::-1]", f"str(x)[:2] for x in {xs}")})
            print({out}, {t.any(f"len({out})", f"{out}.count({sep})", f"{out}.split({sep} or {t.s(',')})")})
        {t.maybe(f"{out} = {t.s(t.any(' and ', ' or '))}.join([{t.s(', ')}.join(map(str, {xs}[:-1])), str({xs}[-1])])" + chr(10) + f"        print({out})")}
    """


@template("text")
def lines_of_a_text(t: Draw) -> str:
    s, n, line = t.names("text s poem", "n number i", "line row l")
    rows = [t.any(phrase(t, 1, 2), t.word(), "") for _ in range(t.n(3, 4))]
    text = "\\n".join(rows)
    body = t.any(
        f"print({n}, {line}.strip() or {t.s('empty')})",
        f"print({line}.upper() if {n} % 2 else {line}[::-1])",
        f"print(f'{{{n}:02d}} {{{line}}}')",
        f"print(str({n}).rjust(2), len({line}.split()))",
    )
    return f"""
        {s} = {t.s(text)}
        longest = {t.s("")}
        for {n}, {line} in enumerate({s}.{t.any("splitlines()", "split('" + chr(92) + "n')")}{t.any("", ", 1", ", start=1")}):
            if not {line}{t.any("", ".strip()")}:
                {t.any("continue", "print()", "print('--')")}
            if len({line}) > len(longest):
                longest = {line}
            {body}
        print({t.any("longest", "len(longest)", "longest.title()")})
    """


@template("text")
def texts_in_order(t: Draw) -> str:
    xs, a, b = t.names("names words cities", "a first x", "b second y")
    words = [t.any(w, w, w.title(), w + str(t.n(1, 20))) for w in t.words(4, 5)]
    return t.any(
        f"""
        {xs} = {literals(t, words)}
        print(sorted({xs}), min({xs}))
        print(sorted({xs}, key={t.any("str.lower", "len", "lambda w: w[-1]", "lambda w: (len(w), w)")}))
        for {a}, {b} in zip({xs}, {xs}[1:]):
            print({t.any(f"{a} < {b}", f"{a}.lower() <= {b}.lower()", f"max({a}, {b})", f"min({a}, {b}, key=len)", f"{a} < {b} or len({a}) < len({b})")})
    """,
        f"""
        def before({a}, {b}):
            for c, d in zip({a}, {b}):
                if c != d:
                    return {t.any("c < d", "ord(c) < ord(d)", "c.lower() < d.lower()")}
            return len({a}) {t.any("<", "<=")} len({b})
        {xs} = {literals(t, words[:3])}
        print(before({xs}[0], {xs}[1]))
        print(before({xs}[1], {xs}[1] + {t.s(t.any("s", "ing"))}), {xs}[2] {t.any("<", ">")} {xs}[0])
        {t.show("before('" + words[0][:3] + "', '" + words[0] + "')")}
    """,
    )


@template("text")
def user_names(t: Draw) -> str:
    f, full, taken, name, n = t.names(
        "make_user login_for short_name",
        "full person s",
        "taken used known",
        "name user login",
        "n k i",
    )
    who = people(t, 3, 3)
    family = t.any("Stone", "Reed", "Hill", "Park")
    base = t.any(
        f"{full}.split()[0][0].lower() + {full}.split()[-1].lower()",
        f"{full}.strip().lower().replace({t.s(' ')}, {t.s(t.any('.', '_', ''))})",
        f"{t.s('')}.join(w[:{t.n(2, 3)}] for w in {full}.lower().split())",
    )
    rows = [f"{who[0]} {family}", f"{t.any(who[0], who[1])} {family}", messy(t, 2, 2)]
    return f"""
        {taken} = []
        def {f}({full}):
            {name} = {base}
            {n} = {t.n(1, 2)}
            while {name} in {taken}:
                {name} = {name}.rstrip({t.s("0123456789")}) + str({n})
                {n} += 1
            {taken}.append({name})
            return {name}
        for person in {literals(t, rows)}:
            print({f}(person))
        {t.show(t.any(taken, f"len({f}({t.s(rows[0])}))", f"{f}({t.s(rows[0])})"))}
    """
