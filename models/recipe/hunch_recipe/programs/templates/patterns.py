"""Regular expressions and letters of the string module."""

from .material import block, formatted, literals, people, things
from .registry import Draw, template


@template("patterns")
def everything_that_matches(t: Draw) -> str:
    text, found = t.names("text s line note", "found parts nums result")
    a, b, c = t.words(3, 3)
    written = t.any(
        f"{a} {t.n(1, 40)} {b} {t.n(1, 9)} {c}",
        f"{a}={t.n(1, 20)} {b}={t.n(1, 99)}",
        f"{a}{t.n(1, 9)}, {b}{t.n(10, 99)}, {c}",
        f"{t.n(1, 12)}:{t.n(10, 59)} to {t.n(1, 12)}:{t.n(10, 59)}",
        f"{a.capitalize()} and {b.capitalize()} buy {t.n(2, 30)} {c}",
    )
    plain = t.any(r"\d+", r"[a-z]+", r"\w+", r"[aeiou]", r"\b\w", r"[A-Z]\w*", r"\d", r"[a-z]{4}")
    groups = t.any(r"(\w+)=(\d+)", r"(\d+):(\d+)", r"([a-z])(\d)", r"(\w)(\w+)")
    use = t.any(
        [
            f"{found} = re.findall(r{t.s(plain)}, {text})",
            f"print({t.any(found, f'len({found})', f'{found}[:2]')})",
        ],
        [
            f"{found} = [int(n) for n in re.findall(r{t.s(chr(92) + 'd+')}, {text})]",
            f"print({found}, sum({found}))",
        ],
        [
            f"for a, b in re.findall(r{t.s(groups)}, {text}):",
            f"    print({t.any('a, b', 'b, a', formatted(t, '{A}/{B}', A='a', B='b'))})",
        ],
        [f"{found} = dict(re.findall(r{t.s(groups)}, {text}))", f"print({found})"],
        [
            f"for w in re.findall(r{t.s(plain)}, {text}):",
            f"    print({t.any('w', 'w.upper()', 'w, len(w)', 'w * 2')})",
        ],
        [
            f"pattern = re.compile(r{t.s(plain)})",
            f"print(pattern.findall({text}))",
            f"print({t.any(f'bool(pattern.match({text}))', f'len(pattern.findall({t.s(b)}))')})",
        ],
        [f"print(re.findall(r{t.s(plain)}, {text}), re.findall(r{t.s(groups)}, {text}))"],
    )
    return f"""
        import re
        {text} = {t.s(written)}
        {block(use)}
        {t.maybe(f"print(re.split(r{t.s(t.any(chr(92) + 's+', '[ ,=:]+', chr(92) + 'd+'))}, {text}))", 0.5)}
    """


@template("patterns")
def fields_of_a_pattern(t: Draw) -> str:
    m, line = t.names("m match found", "line s text row")
    who = people(t, 2, 3)
    kind = t.any("age", "price", "time")
    if kind == "age":
        one, two = "name", t.any("age", "points")
        pattern, rows = rf"(?P<{one}>\w+) is (?P<{two}>\d+)", [f"{w} is {t.n(5, 60)}" for w in who]
    elif kind == "price":
        one, two = t.any("item", "thing"), t.any("price", "cost")
        pattern = rf"(?P<{one}>[a-z]+):(?P<{two}>\d+)"
        rows = [f"{w}:{t.n(1, 40)}" for w in things(t, 2, 3)]
    else:
        one, two = "hour", "minute"
        pattern = rf"(?P<{one}>\d+)[:.](?P<{two}>\d\d)"
        rows = [f"{t.n(1, 12)}{t.any(':', '.')}{t.n(10, 59)}" for _ in who]
    if t.n(0, 1):
        rows[t.n(0, len(rows) - 1)] = t.any("nothing", "???", f"{t.word()} 7", "none")
    if t.n(0, 2) == 0:
        pattern = pattern.replace(f"?P<{one}>", "").replace(f"?P<{two}>", "")
        get = t.any(
            f"{m}.group(1), {m}.group(2)", f"{m}.groups()", f"{m}[2], {m}[1]", f"{m}.group(0)"
        )
    else:
        q = "'" if t.quote == '"' else '"'
        get = t.any(
            f"{m}.groupdict()", f"{m}.group({t.s(one)}), int({m}.group({t.s(two)})) + 1",
            f"{m}[{t.s(two)}], {m}.span()", f"f{t.s(f'{{{m}[{q}{one}{q}]}} {{{m}.end()}}')}",
        )  # fmt: skip
    how = t.any("match", "search", "fullmatch")
    made = t.n(0, 1)
    miss = t.any(f"print({t.s('no match')}, {line})", f"print({t.s('bad')})", "continue")
    test = t.any(
        [f"if {m}:", f"    print({get})", "else:", f"    {miss}"],
        [
            f"if {m} is None:",
            f"    {miss}",
            f"    {'' if miss == 'continue' else 'continue'}",
            f"print({get})",
        ],
        [f"if not {m}:", f"    {miss}", f"    {t.any('break', 'continue')}", f"print({get})"],
    )
    call = f"pattern.{how}({line})" if made else f"re.{how}(r{t.s(pattern)}, {line})"
    return f"""
        import re
        {f"pattern = re.compile(r{t.s(pattern)})" if made else ""}
        for {line} in {literals(t, rows)}:
            {m} = {call}
            {block(test, 1)}
    """


@template("patterns")
def inputs_checked_by_pattern(t: Draw) -> str:
    f, s = t.names("is_valid check valid ok", "s text value word")
    kinds = [
        (r"\d{3}-\d{2}", [f"{t.n(100, 999)}-{t.n(10, 99)}", f"{t.n(10, 99)}-{t.n(10, 99)}"]),
        (r"[A-Z]{2}\d+", [f"AB{t.n(1, 99)}", f"a{t.n(1, 99)}", "XY"]),
        (r"\w+@\w+\.\w+", [f"{t.word()}@mail.com", f"{t.word()}@mail", "@x.y"]),
        (r"#[0-9a-f]{3}", [f"#{t.n(100, 999)}", "#ab", "#xyz"]),
        (r"[a-z]+\d?", [t.word(), f"{t.word()}{t.n(1, 99)}", t.word().upper()]),
        (r"-?\d+(\.\d+)?", [f"{t.n(1, 99)}", f"-{t.n(1, 9)}.5", f"{t.n(1, 9)}."]),
        (r"(yes|no)!?", ["yes", "no!", "maybe", "yes!!"]),
    ]
    pattern, tries = kinds[t.n(0, len(kinds) - 1)]
    tries = t.rng.sample(tries, t.n(2, len(tries)))
    how = t.any("fullmatch", "fullmatch", "match", "search")
    test = f"re.{how}(r{t.s(pattern)}, {s})"
    body = t.any(
        [f"return {test} is not None"],
        [f"return bool({test})"],
        [f"if {test}:", f"    return {t.s('ok')}", f"return {t.s('invalid')}"],
        [f"m = {test}", f"return m.group() if m else {t.any('None', t.s('-'))}"],
        [f"if len({s}) < {t.n(2, 4)}:", "    return False", f"return bool({test})"],
    )
    typed = t.n(0, 2) == 0 and "bool" in body[-1]
    use = t.any(
        [f"for v in {literals(t, tries)}:", f"    print(v, {f}(v))"],
        [f"print({f}({t.s(v)}))" for v in tries],
        [f"print([{f}(v) for v in {literals(t, tries)}])"],
        [f"good = [v for v in {literals(t, tries)} if {f}(v)]", "print(good, len(good))"],
    )
    return f"""
        import re
        def {f}({s}{": str" if typed else ""}){" -> bool" if typed else ""}:
            {block(body, 1)}
        {block(use)}
    """


@template("patterns")
def rewritten_by_pattern(t: Draw) -> str:
    f, m, s = t.names("fix bump swap change", "m match", "s text line")
    a, b = t.words(2, 2)
    text = t.any(
        f"{a} {t.n(1, 30)} {b} {t.n(1, 9)}",
        f"{a}  {b}   {t.n(1, 99)}",
        f"{a}-{b}-{t.n(10, 99)}",
        f"{b}{t.n(1, 9)} {a}{t.n(10, 40)}",
    )
    number, word = r"\d+", t.any("[a-z]+", r"\b[a-z]", "[aeiou]")
    body = t.any(
        [f"return str(int({m}.group()) {t.any('+ 1', '* 2', f'- {t.n(1, 5)}')})"],
        [f"n = int({m}[0])", f"print({t.s('got')}, n)", f"return {t.s('#')} * min(n, 4)"],
    )
    body2 = t.any(
        [f"return {m}.group().upper()"],
        [f"return {m}.group()[::-1]"],
        [f"return {t.s('<')} + {m}[0] + {t.s('>')}"],
    )
    pattern, body = t.any((number, body), (word, body2))
    functions = [
        f"def {f}({m}):",
        *(f"    {line}" for line in body),
        f"print(re.sub(r{t.s(pattern)}, {f}, {s}))",
    ]
    plain = [
        f"print(re.sub(r{t.s(t.any(number, chr(92) + 's+', word))}, {t.s(t.any('', '_', '#', '*'))}, {s}{t.maybe(', count=1', 0.25)}))",
        f"{s} = re.sub(r{t.s('([a-z]+)')}, r{t.s(t.any('<' + chr(92) + '1>', chr(92) + '1' + chr(92) + '1'))}, {s})",
        f"print(re.sub(r{t.s(number)}, lambda {m}: {t.any(f'str(len({m}[0]))', f'{m}[0] * 2', f'{m}[0].zfill(3)')}, {s}))",
        f"new, n = re.subn(r{t.s(t.any(word, number))}, {t.s('.')}, {s})"
        + block(["", "print(new, n)"]),
        f"print(re.split(r{t.s(t.any('[- ]+', chr(92) + 'd', chr(92) + 's+', '([- ])'))}, {s}))",
        f"{s} = re.sub(r{t.s('[^a-z]')}, {t.s('')}, {s})",
    ]
    work = t.any(
        functions, t.rng.sample(plain, 2), t.rng.sample(plain, 3), [*functions, plain[t.n(0, 5)]]
    )
    return f"""
        import re
        {s} = {t.s(text)}
        {block(work)}
        {t.maybe(f"print({s})", 0.5)}
    """


@template("patterns")
def tokens_with_places(t: Draw) -> str:
    m, text, kind = t.names("m match tok", "text code s expr", "kind name group")
    v = t.any("x", "ab", "n", "total")
    written = t.any(
        f"{v} = {t.n(1, 20)} + {t.n(1, 9)}",
        f"{t.n(1, 9)}*({v}-{t.n(1, 30)})",
        f"{v}{t.n(1, 9)} + {t.n(1, 9)}",
    )
    if t.n(0, 1):
        parts = [r"(?P<num>\d+)", r"(?P<id>[a-z]+)", r"(?P<op>[-+*/=()])"]
        shown = t.any(
            f"{m}.lastgroup, {m}.group()", f"{kind}, {m}.group(), {m}.start()", f"{kind}, {m}[0]"
        )
        body = (
            [f"{kind} = {m}.lastgroup", f"if {kind} == {t.s(t.any('op', 'num'))}:", "    continue"]
            if t.n(0, 1)
            else [f"{kind} = {m}.lastgroup"]
        )
        return f"""
        import re
        {t.any("TOKEN", "TOKEN", "TOKENS")[:5]} = re.compile(r{t.s("|".join(parts))})
        {text} = {t.s(written)}
        {"tokens = []" if t.n(0, 1) else "tokens = list()"}
        for {m} in TOKEN.finditer({text}):
            {block(body, 1)}
            {t.any(f"print({shown})", f"tokens.append(({kind}, {m}.group()))", f"tokens.append({m}.group())")}
        print({t.any("len(tokens)", "tokens[:2]", "tokens")})
        """
    pattern = t.any(r"\d+", r"[a-z]+", r"\w+", r"\S+")
    return f"""
        import re
        {text} = {t.s(t.any(written, " ".join(t.words(2, 3))))}
        {t.any("spans = []", "last = 0")}
        for {m} in re.finditer(r{t.s(pattern)}, {text}):
            print({t.any(f"{m}.group(), {m}.span()", f"{m}.start(), {m}.group()", f"{text}[{m}.start():{m}.end()], {m}.end()", f"{m}.span()")})
        {t.any(f"print(re.search(r{t.s(pattern)}, {text}).span())", f"print(len({text}))", f"print(sum(1 for _ in re.finditer(r{t.s(pattern)}, {text})))")}
    """


@template("patterns")
def letters_from_string_module(t: Draw) -> str:
    s, c, out = t.names("text s word secret", "c ch letter", "out result found")
    k = t.n(1, 7)
    text = f"{t.word().capitalize()}{t.any(' ', '-', '')}{t.n(1, 99)}{t.any('!', '?', '.', '')}"
    where = t.any("ascii_lowercase", "digits", "ascii_letters", "punctuation", "ascii_uppercase")
    work = t.any(
        [
            f"{out} = {t.s('')}",
            f"for {c} in {s}:",
            f"    if {c} {t.any('in', 'not in')} string.{where}:",
            f"        {out} += {c}",
            f"print({out})",
        ],
        [
            f"{out} = []",
            f"for {c} in {s}.lower():",
            f"    if {c} in string.ascii_lowercase:",
            f"        i = string.ascii_lowercase.index({c})",
            f"        {out}.append({t.any('i', 'i + 1', f'string.ascii_lowercase[(i + {k}) % 26]')})",
            f"print({out})",
        ],
        [
            "letters = string.ascii_lowercase",
            f"table = str.maketrans(letters, letters[{k}:] + letters[:{k}])",
            f"print({s}.lower().translate(table))",
        ],
        [
            f"{out} = {{}}",
            f"for kind, chars in [({t.s('low')}, string.ascii_lowercase), ({t.s('digit')}, string.digits)]:",
            f"    {out}[kind] = sum({c} in chars for {c} in {s})",
            f"print({out})",
        ],
        [
            f"print(string.{t.any('digits', 'ascii_uppercase', 'hexdigits')}[{t.n(0, 3)}:{t.n(5, 9)}])",
            f"print(string.capwords({t.s(t.word() + ' ' + t.word())}))",
            f"print({t.any('any', 'all')}({c} in string.{where} for {c} in {s}))",
        ],
        [
            f"{out} = string.Template({t.s('$a and $b')})",
            f"print({out}.substitute(a={s}, b={t.n(1, 9)}))",
        ],
        [
            f"missing = [{c} for {c} in string.ascii_lowercase[:{t.n(4, 8)}] if {c} not in {s}]",
            "print(missing)",
        ],
        [
            f"print({s}.strip(string.{t.any('punctuation', 'digits', 'ascii_letters')}))",
            f"print({s}.translate(str.maketrans({t.s('')}, {t.s('')}, string.{t.any('punctuation', 'digits')})))",
        ],
    )
    wrap = [
        f"long = {t.s(' '.join(t.words(4, 6)))}",
        t.any(
            f"for {c} in textwrap.wrap(long, {t.n(8, 14)}):" + block(["", f"    print({c})"]),
            f"print(textwrap.shorten(long, {t.n(12, 18)}, placeholder={t.s('..')}))",
            f"print(textwrap.fill(long, width={t.n(8, 14)}))",
            f"print(textwrap.indent({t.s(t.word())}, {t.s('> ')}))",
        ),
    ]
    wrapped = t.n(0, 6) == 0
    return f"""
        import {"textwrap" if wrapped else "string"}
        {s} = {t.s(text)}
        {block(wrap if wrapped else work)}
        print({t.any(f"len({s})", s, f"{s}.isalnum()")})
    """
