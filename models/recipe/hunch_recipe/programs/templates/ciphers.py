"""Codes and ciphers: letters shifted, swapped, numbered, and what sums over them."""

from .material import phrase
from .registry import Draw, template

ALPHABET = "abcdefghijklmnopqrstuvwxyz"


@template("ciphers")
def mirrored_alphabet(t: Draw) -> str:
    f, s, out, c = t.names("atbash mirror encode", "s text word", "out result coded", "c ch letter")
    swap = t.any(
        f"chr(ord({t.s('a')}) + ord({t.s('z')}) - ord({c}))",
        f"alphabet[-1 - alphabet.index({c})]",
        f"alphabet[::-1][alphabet.find({c})]",
    )
    return f"""
        {f"alphabet = {t.s(ALPHABET)}" if "alphabet" in swap else ""}
        def {f}({s}):
            {out} = {t.s("")}
            for {c} in {s}{t.any(".lower()", "")}:
                if {t.any(f"{c}.islower()", f"{t.s('a')} <= {c} <= {t.s('z')}")}:
                    {out} += {swap}
                else:
                    {out} += {t.any(c, t.s("?"))}
            return {t.any(out, f"{out}[::-1]", f"{out}.capitalize()")}
        {t.show(f"{f}({t.s(phrase(t, 1, 1))})")}
        {t.maybe(t.show(f"{f}({f}({t.s(t.word()[:4])}))"))}
    """


@template("ciphers")
def repeating_key(t: Draw) -> str:
    f, s, key, out, i, c = t.names(
        "vigenere encode hide",
        "s text msg",
        "key word_key k",
        "out result coded",
        "i at pos",
        "c ch letter",
    )
    key_text = t.any("ab", "key", "cat", "bd")
    shift = t.any(
        f"ord({key}[{i} % len({key})]) - 97", f"ord({key}[{i} % len({key})]) - ord({t.s('a')})"
    )
    return f"""
        def {f}({s}, {key}, sign=1):
            {out} = []
            for {i}, {c} in enumerate({s}):
                shift = {shift}
                {out}.append(chr((ord({c}) - 97 + sign * shift) % 26 + 97))
            return {t.s("")}.join({out})
        {t.any("secret", "code", "coded")} = {f}({t.s(t.word())}, {t.s(key_text)})
        {t.any(t.show(f"{f}({t.s(t.word())}, {t.s(key_text[::-1])}, -1)"), t.show(f"{f}({f}({t.s(t.word()[:4])}, {t.s(key_text)}), {t.s(key_text)}, -1)"))}
    """


@template("ciphers")
def fence_rows(t: Draw) -> str:
    f, s, rows, i, c = t.names(
        "fence zigzag_rows rail", "s text msg", "rows rails lines", "i k n", "c ch letter"
    )
    n = t.any(2, 2, 3)
    pick = (
        f"{rows}[{i} % {n}].append({c})"
        if n == 2
        else t.any(f"{rows}[{i} % {n}].append({c})", f"{rows}[[0, 1, 2, 1][{i} % 4]].append({c})")
    )
    return f"""
        def {f}({s}):
            {rows} = [[] for _ in range({n})]
            for {i}, {c} in enumerate({s}{t.any("", f".replace({t.s(' ')}, {t.s('')})")}):
                {pick}
            {t.maybe(f"print({rows})", 0.4)}
            return {t.any(f"{t.s('')}.join({t.s('')}.join(row) for row in {rows})", f"[{t.s('')}.join(row) for row in {rows}]", f"{t.s('-')}.join(map({t.s('')}.join, {rows}))")}
        {t.show(f"{f}({t.s(' '.join(t.words(1, 2)))})")}
        {t.maybe(t.show(f"len({f}({t.s(t.word())}))"))}
    """


@template("ciphers")
def letters_by_table(t: Draw) -> str:
    s, key, back, c = t.names(
        "s text msg", "key table codes", "back undo reverse_key", "c ch letter"
    )
    plain = "".join(t.rng.sample("aeiostrn", 4))
    coded = t.any(plain[1:] + plain[0], plain[::-1], "4310", "zqxj")
    return t.any(
        f"""
        {key} = dict(zip({t.s(plain)}, {t.s(coded)}))
        {back} = {{v: k for k, v in {key}.items()}}
        {s} = {t.s(t.word())}
        secret = {t.s("")}.join({key}.get({c}, {c}) for {c} in {s})
        print(secret)
        clear = {t.s("")}
        for {c} in secret:
            clear += {back}.get({c}, {c})
        print({t.any("clear", f"clear == {s}", f"clear, len({key})")})
    """,
        f"""
        {key} = str.maketrans({t.s(plain)}, {t.s(coded)})
        {back} = str.maketrans({t.s(coded)}, {t.s(plain)})
        for {s} in {t.word_list(3, 4)}:
            secret = {s}.translate({key})
            print(secret, {t.any(f"secret.translate({back}) == {s}", f"sum(a != b for a, b in zip(secret, {s}))", "secret[::-1]", f"secret.translate({back}).upper()")})
    """,
    )


@template("ciphers")
def xor_codes(t: Draw) -> str:
    f, s, k, out, n = t.names(
        "scramble xor_all codes_of", "s text msg", "k key mask", "codes out nums", "n code x"
    )
    key = t.n(1, 40)
    return f"""
        def {f}({s}, {k}):
            return [ord(c) ^ {k} for c in {s}]
        {out} = {f}({t.s(t.word()[:5])}, {key})
        {t.any(f"print({out})", f"print(max({out}), min({out}))")}
        clear = {t.s("")}
        for {n} in {t.any(out, out, f"{out}[::-1]", f"reversed({out})")}:
            clear += chr({n} ^ {t.any(key, key, key + 1)})
        print(clear, {t.any(f"bin({out}[0])", f"hex({key})", f"sum({out}) % {t.n(7, 26)}")})
    """


@template("ciphers")
def letter_numbers(t: Draw) -> str:
    f, s, c = t.names("word_value points_of number_of", "s w word", "c ch letter")
    value = t.any(
        f"ord({c}) - 96",
        f"ord({c}.lower()) - ord({t.s('a')}) + 1",
        f"{t.s(ALPHABET[:26])}.index({c}) + 1",
        f"(ord({c}) - 97) % {t.n(5, 9)}",
    )
    words = t.words(3, 4)
    return f"""
        def {f}({s}):
            return {t.any(f"sum({value} for {c} in {s})", f"sum([{value} for {c} in {s} if {c} not in {t.s('aeiou')}])", f"max({value} for {c} in {s})")}
        best = {t.any("None", t.s(""))}
        for {s} in [{", ".join(t.s(w) for w in words)}]:
            if not best or {f}({s}) {t.any(">", "<", ">=")} {f}(best):
                best = {s}
        print({t.any(f"best, {f}(best)", "best.upper()", f"{f}(best + best[0])")})
        {t.maybe(f"print({f}({t.s(words[0])}[::-1]) == {f}({t.s(words[0])}))")}
    """


@template("ciphers")
def tile_points(t: Draw) -> str:
    groups, f, w, total, c = t.names(
        "points groups values",
        "score rate tile_score",
        "w word s",
        "total score_sum n",
        "c ch letter",
    )
    table = (
        "{"
        + ", ".join(
            f"{n}: {t.s(chars)}"
            for n, chars in (
                (1, "aeilnorstu"),
                (2, "dg"),
                (3, "bcmp"),
                (t.n(4, 5), "fhvwyk"),
                (8, "jxqz"),
            )
        )
        + "}"
    )
    return f"""
        {groups} = {table}
        def {f}({w}):
            {total} = 0
            for {c} in {w}{t.any("", ".lower()", ".strip()")}:
                for n, chars in {groups}.items():
                    if {c} in chars:
                        {total} += n
                        {t.any("break", "break", "")}
            return {t.any(total, f"{total} * 2 if len({w}) > 4 else {total}", f"({total}, len({w}))")}
        {t.show(f"{f}({t.s(t.word()[:4])})")}
        {t.maybe(f"print(sum(n * {t.s(t.word())}.count(c) for n, chars in {groups}.items() for c in chars))")}
    """


@template("ciphers")
def blocks_turned(t: Draw) -> str:
    f, s, n, out = t.names(
        "shuffle_blocks turn_blocks encode", "s text msg", "n size k", "out coded result"
    )
    change = t.any(
        f"{s}[:{n}][::-1]",
        f"{s}[1:{n}] + {s}[0]",
        f"{s}[:{n}].swapcase()",
        f"{s}[{n} - 1::-1].capitalize()",
    )
    start = t.any("''", "[]")
    if start == "[]":
        change = f"[{change}]"
    return f"""
        def {f}({s}, {n}):
            {out} = {start}
            while {t.any(f"len({s}) > 0", s, f"len({s}) >= {n}")}:
                {out} += {change}
                {s} = {s}[{n}:]
            return {out}{t.any("", f" + {out}[:1]", f", len({out})")}
        {t.show(f"{f}({t.s(t.word() + t.word())}, {t.n(2, 4)})")}
        {t.maybe(t.show(f"{f}({t.s(t.word())}, {t.n(2, 3)})"))}
    """


@template("ciphers")
def dots_and_dashes(t: Draw) -> str:
    codes, f, s, out = t.names(
        "codes morse table", "encode to_morse send", "s text word", "out parts signals"
    )
    word = "".join(t.any(*"etanims") for _ in range(t.n(3, 5)))
    table = ", ".join(
        f"{t.s(a)}: {t.s(b)}"
        for a, b in (
            ("e", "."),
            ("t", "-"),
            ("a", ".-"),
            ("n", "-."),
            ("i", ".."),
            ("m", "--"),
            ("s", "..."),
        )
    )
    return f"""
        {codes} = {{{table}}}
        def {f}({s}):
            {out} = []
            for c in {s}{t.any(".lower()", "")}:
                {t.any(f"if c in {codes}:" + chr(10) + f"                    {out}.append({codes}[c])", f"{out}.append({codes}.get(c, {t.s('?')}))")}
            return {t.s(t.any(" ", "/", " "))}.join({out})
        message = {f}({t.s(word)})
        print(message{t.any("", f".count({t.s('.')})", f".replace({t.s('-')}, {t.s('_')})")})
        back = {{v: k for k, v in {codes}.items()}}
        {t.any(f"print({t.s('')}.join(back[x] for x in {t.s('- . .-')}.split()))", f"print(sorted(back, key=len)[{t.any(0, -1)}], back[{t.s('--')}])", f"print(back.get({t.s('.' * t.n(1, 4))}, {t.s('none')}))")}
    """


@template("ciphers")
def check_digit(t: Draw) -> str:
    f, s, total, i, d = t.names(
        "valid check is_ok", "number s code", "total acc s2", "i k pos", "d digit c"
    )
    digits = str(t.n(10**4, 10**6))
    step = t.any(
        f"{d} = int({s}[-1 - {i}])\n                if {i} % 2 == 1:\n                    {d} = {d} * 2 - 9 * ({d} > 4)",
        f"{d} = int({s}[{i}]) * {t.any(f'({i} + 1)', f'(1 + 2 * ({i} % 2))', f'(len({s}) - {i})')}",
        f"{d} = int({s}[{i}])\n                if {i} % 2 == 0:\n                    {d} = sum(map(int, str({d} * 2)))",
    )
    m = t.any(10, 10, 11, 9)
    return f"""
        def {f}({s}):
            {total} = 0
            for {i} in range(len({s})):
                {step}
                {total} += {d}
            return {t.any(f"{total} % {m} == 0", f"{total} % {m}", f"({m} - {total} % {m}) % {m}", f"{t.s('0123456789X')}[{total} % {m}]")}
        {t.show(f"{f}({t.s(digits)})")}
        {t.maybe(t.show(f"{f}(str({t.n(100, 999)}))"))}
    """


@template("ciphers")
def growing_shift(t: Draw) -> str:
    s, out, k, c = t.names("s text word", "out coded result", "k shift step", "c ch letter")
    return f"""
        {s} = {t.s(t.word())}
        {out} = {t.s("")}
        {k} = {t.n(0, 3)}
        for {c} in {s}:
            {out} += chr((ord({c}) - {t.any("97", f"ord({t.s('a')})")} + {k}) % 26 + 97)
            {k} {t.any("+= 1", "+= 2", f"= -{k} + 1", f"= ord({c}) % 5", f"= len({out})")}
        print({out}, {t.any(k, f"{out} > {s}", f"{out}[::-1]", f"max(abs(ord(a) - ord(b)) for a, b in zip({s}, {out}))")})
    """


@template("ciphers")
def written_twice(t: Draw) -> str:
    f, g, s, c = t.names(
        "encode pack hide", "decode unpack show_back", "s text word", "c ch letter"
    )
    e, d = t.any(
        (f"{t.s('')}.join({c} * 2 for {c} in {s})", f"{s}[::2]"),
        (f"{t.s('-')}.join({s})", f"{s}.replace({t.s('-')}, {t.s('')})"),
        (
            f"{t.s(' ')}.join(str(ord({c})) for {c} in {s})",
            f"{t.s('')}.join(chr(int({c})) for {c} in {s}.split())",
        ),
        (
            f"{t.s('')}.join({c} + {t.s('p')} + {c} if {c} in {t.s('aeiou')} else {c} for {c} in {s})",
            f"{s}.replace({t.s('apa')}, {t.s('a')}).replace({t.s('epe')}, {t.s('e')})",
        ),
        (
            f"{t.s(',')}.join(format(ord({c}), {t.s('x')}) for {c} in {s})",
            f"{t.s('')}.join(chr(int({c}, 16)) for {c} in {s}.split({t.s(',')}))",
        ),
        (f"{s}[::-1].swapcase() + {t.s('!')}", f"{s}.rstrip({t.s('!')})[::-1].swapcase()"),
    )
    return f"""
        def {f}({s}):
            return {e}
        def {g}({s}):
            return {d}
        for word in {t.word_list(2, 3)}:
            code = {f}(word)
            print({t.any("code, ", "len(code), ", "")}{g}(code){t.any("", " == word")})
        {t.maybe(t.show(f"{g}({f}({t.s(t.word())}.upper().lower()))"))}
    """
