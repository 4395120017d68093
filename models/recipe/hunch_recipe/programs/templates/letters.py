"""Letters and digits of a text: counting, comparing, mirrored words, words that share letters."""

from .material import letters, literals, people, phrase
from .registry import Draw, template


@template("letters")
def every_letter_used(t: Draw) -> str:
    f, s, c = t.names("uses_all covers has_every", "s text line", "c ch letter")
    need = t.any("aeiou", "abc", "rst", "xyz")
    body = t.any(
        f"for {c} in {t.s(need)}:\n                if {c} not in {s}.lower():\n                    return {t.any('False', c)}\n            return True",
        f"return all({c} in {s} for {c} in {t.s(need)})",
        f"left = {t.s(need)}\n            for {c} in {s}:\n                left = left.replace({c}, {t.s('')})\n            return {t.any('not left', 'left', 'len(left)')}",
        f"return {t.any('set', 'sorted')}({t.s(need)}) == {t.any('set', 'sorted')}({s})",
        f"return [{c} for {c} in {t.s(need)} if {s}.count({c}) == 0]",
    )
    return f"""
        def {f}({s}):
            {body}
        {t.show(f"{f}({t.sentence(2, 3)})")}
        {t.show(f"{f}({t.s(need[::-1] + t.word()[:3])})")}
        {t.maybe(f"print({f}({t.s(letters(t, 4, need))}))")}
    """


@template("letters")
def could_be_mirrored(t: Draw) -> str:
    f, s, odd, c = t.names(
        "can_mirror possible check", "s word text", "odd single alone", "c ch letter"
    )
    start, step, last = t.any(
        ("0", "1", f"{odd} <= 1"),
        ("0", "1", f"{odd} <= len({s}) % 2"),
        ("[]", f"[{c}]", f"len({odd}) < 2"),
        ("''", c, f"not {odd} or len({odd}) == 1"),
    )
    return f"""
        def {f}({s}):
            {odd} = {start}
            for {c} in {t.any(f"sorted(set({s}))", f"dict.fromkeys({s})")}:
                if {s}.count({c}) % 2{t.any("", " == 1", " != 0")}:
                    {odd} {t.any("+=", f"= {odd} +")} {step}
            {t.maybe(f"print({odd})")}
            return {last}
        for word in {literals(t, t.rng.sample(["aabb", "abab", "civic", "ivicc", "abc", "aab", "x", "noon", "dodo"], 3))}:
            print(word, {f}(word))
    """


@template("letters")
def longest_mirror(t: Draw) -> str:
    f, s, best, i, j = t.names(
        "longest_mirror best_mirror find_longest",
        "s text word",
        "best top found",
        "i start a",
        "j end b",
    )
    piece = t.name("piece", "part", "sub")
    return f"""
        def {f}({s}):
            {best} = {t.s("")}
            for {i} in range(len({s})):
                for {j} in range({i} + {t.any("1", "2", f"1 + len({best})")}, len({s}) + 1):
                    {piece} = {s}[{i}:{j}]
                    if {piece} == {piece}[::-1]{t.any("", f" and len({piece}) > len({best})")}:
                        {best} = {t.any(piece, f"max({best}, {piece}, key=len)")}
            return {t.any(best, f"{best}, len({best})", f"{s}.index({best})")}
        {t.show(f"{f}({t.s(t.any('abba', 'xabax', 'noon', 'babad', 'cbbd', letters(t, 5, 'abb')))})")}
    """


@template("letters")
def different_places(t: Draw) -> str:
    f, a, b, n = t.names(
        "distance differences count_changes", "a first s", "b second t", "n count changes"
    )
    word = t.word()
    other = "".join(t.any(c, c, t.any(*"aeio")) for c in word)
    start, step = t.any(
        ("0", "1"), ("0", "1 + (i == 0)"), ("[]", "[i]"), ("''", f"{a}[i] + {b}[i]")
    )
    return f"""
        def {f}({a}, {b}):
            if len({a}) != len({b}):
                return {t.any("-1", "None", f"abs(len({a}) - len({b}))")}
            {n} = {start}
            for i in range(len({a})):
                if {a}[i] != {b}[i]:
                    {n} += {step}
            return {n}
        {t.show(f"{f}({t.s(word)}, {t.s(other)})")}
        {t.show(f"{f}({t.s(t.word())}, {t.s(t.word())})")}
        {t.maybe(f"print(sum(x != y for x, y in zip({t.s(word)}, {t.s(other[::-1])})))")}
    """


@template("letters")
def no_letter_twice(t: Draw) -> str:
    f, s, seen, c = t.names(
        "isogram all_different no_repeats", "s word text", "seen used before", "c ch letter"
    )
    kind = t.any("''", "[]", "set()")
    add = {"''": f"{seen} += {c}", "[]": f"{seen}.append({c})", "set()": f"{seen}.add({c})"}[kind]
    return f"""
        def {f}({s}):
            {seen} = {kind}
            for {c} in {s}{t.any(".lower()", "")}:
                if {t.any("", f"{c}.isalpha() and ")}{c} in {seen}:
                    return {t.any("False", c, f"{s}.index({c})")}
                {add}
            return {t.any("True", "True", f"len({seen})")}
        {t.show(f"{f}({t.s(t.word())})")}
        {t.show(f"{f}({t.s(phrase(t, 1, 1))}) or {t.s('none')}")}
        {t.maybe(f"print(len(set({t.s(t.word())})))")}
    """


@template("letters")
def first_single_letter(t: Draw) -> str:
    f, s, c = t.names("first_unique lonely first_single", "s text word", "c ch letter")
    body = t.any(
        f"for {c} in {s}:\n                if {s}.count({c}) == 1:\n                    return {c}\n            return None",
        f"for i, {c} in enumerate({s}):\n                if {c} not in {s}[:i] + {s}[i + 1:]:\n                    return {t.any('i', f'i, {c}')}\n            return -1",
        f"for {c} in {s}:\n                if {s}.find({c}) == {s}.rfind({c}):\n                    return {t.any(c, f'{s}.index({c})')}\n            return {t.s('')}",
        f"counts = {{}}\n            for {c} in {s}:\n                counts[{c}] = counts.get({c}, 0) + 1\n            return next(({c} for {c} in {s} if counts[{c}] == 1), None)",
        f"return [{c} for {c} in {s} if {s}.count({c}) == 1][:{t.n(1, 2)}]",
    )
    return f"""
        def {f}({s}):
            {body}
        {t.show(f"{f}({t.s(t.any('aabbc', 'swiss', 'level', 'aabb', 'abcab', 'noon', t.word()))})")}
        {t.show(f"{f}({t.s(letters(t, 6, 'abc'))})")}
        {t.maybe(f"print({f}({t.s(t.word() + t.word()[:2])}))")}
    """


@template("letters")
def most_frequent_letter(t: Draw) -> str:
    s, best, n, c = t.names("s text word", "best top winner", "n most times", "c ch letter")
    text = t.any(t.word() + t.word(), letters(t, 8, "abcd"), "mississippi", "banana")[:9]
    return t.any(
        f"""
        {s} = {t.s(text)}
        {best}, {n} = {t.s("")}, 0
        for {c} in {t.any(s, f"sorted(set({s}))", f"{s}[::-1]")}:
            if {s}.count({c}) {t.any(">", ">=")} {n}:
                {best}, {n} = {c}, {s}.count({c})
        print({t.any(f"{best}, {n}", f"{best} * {n}", f"{s}.replace({best}, {t.s('_')})")})
    """,
        f"""
        def top({s}, k):
            order = sorted(set({s}), key=lambda {c}: ({t.any("-", "")}{s}.count({c}), {c}))
            {t.maybe("print(order)")}
            return {t.any("order[:k]", "[(x, " + s + ".count(x)) for x in order[:k]]", "''.join(order)[:k]")}
        {t.show(f"top({t.s(text)}, {t.n(1, 3)})")}
        {t.show(f"top({t.s(t.word())}, {t.n(1, 2)})")}
        {best} = max({t.s(text)}, key={t.s(text)}.count)
        {t.show(f"max(sorted({t.s(t.word())}), key={t.s(text)}.count)")}
    """,
    )


@template("letters")
def grouped_by_letters(t: Draw) -> str:
    words, groups, w, key = t.names(
        "words items names", "groups table families", "w word item", "key k code"
    )
    pool = t.rng.sample(
        ["tea", "eat", "ate", "tan", "nat", "bat", "tab", "on", "no", "dog", "god", "stop", "pots"],
        t.n(4, 5),
    )
    how = t.any(
        f"{t.s('')}.join(sorted({w}))",
        f"tuple(sorted({w}))",
        f"{t.s('')}.join(sorted({w}.upper(), reverse=True))",
        f"(len({w}), min({w}))",
    )
    return f"""
        {words} = {literals(t, pool)}
        {groups} = {{}}
        for {w} in {words}:
            {key} = {how}
            {t.any(f"{groups}.setdefault({key}, []).append({w})", f"if {key} not in {groups}:" + chr(10) + f"                {groups}[{key}] = [{w}]" + chr(10) + "            else:" + chr(10) + f"                {groups}[{key}].append({w})", f"{groups}[{key}] = {groups}.get({key}, []) + [{w}]")}
        print({t.any(f"list({groups}.values())", f"max({groups}.values(), key=len)", f"[g for g in {groups}.values() if len(g) > 1]", f"len({groups})")})
        {t.maybe(f"print(sorted({groups})[0])")}
    """


@template("letters")
def letters_in_sequence(t: Draw) -> str:
    f, a, b, i, c = t.names(
        "hidden_in is_inside follows", "a small part", "b big text", "i at k", "c ch letter"
    )
    word = t.word()
    part = t.any(word[::2], word[1:3], word[::-1][:2], t.word()[:3])
    if t.n(0, 2) == 0:
        return f"""
        def {f}({a}, {b}):
            rest = iter(list({b}))
            return all({c} in rest for {c} in {a})
        for word in {literals(t, [word, t.word(), word[::-1]])}:
            print({f}({t.s(part)}, word){t.any("", ", word")})
        {t.show(f"{f}({t.s('')}, {t.s(word)}) and {f}({t.s(word[0])}, {t.s(word)})")}
    """
    return f"""
        def {f}({a}, {b}):
            {i} = 0
            for {c} in {b}:
                if {i} < len({a}) and {c} == {a}[{i}]:
                    {i} += 1
                    {t.maybe(f"print({c}, {i})", 0.3)}
            return {t.any(f"{i} == len({a})", f"{a}[{i}:]", f"{i}, len({a})")}
        {t.show(f"{f}({t.s(part)}, {t.s(word)})")}
        {t.maybe(t.show(f"{f}({t.s(t.word()[:2])}, {t.s(t.word())})"))}
    """


@template("letters")
def note_from_magazine(t: Draw) -> str:
    f, note, text, c = t.names(
        "can_write enough_letters can_make", "note word need", "text letters_ page", "c ch letter"
    )
    body = t.any(
        f"return all({note}.count({c}) <= {text}.count({c}) for {c} in set({note}))",
        f"left = list({text})\n            for {c} in {note}:\n                if {c} not in left:\n                    return {t.any('False', c)}\n                left.remove({c})\n            return {t.any('True', 'left', 'len(left)')}",
        f"for {c} in {note}:\n                if {c} not in {text}:\n                    return False\n                {text} = {text}.replace({c}, {t.s('')}, 1)\n            return {t.any('True', text)}",
        f"missing = [{c} for {c} in sorted(set({note})) if {note}.count({c}) > {text}.count({c})]\n            return missing or {t.s('ok')}",
    )
    return f"""
        def {f}({note}, {text}):
            {body}
        {t.show(f"{f}({t.s(t.word()[:4])}, {t.s(t.word() + t.word())})")}
        {t.show(f"{f}({t.s(t.any('too', 'ab', 'aa'))}, {t.s(t.any('boot', 'banana', 'cabbage'))})")}
    """


@template("letters")
def vowels_and_others(t: Draw) -> str:
    s, v, o, c = t.names("s text line", "vowels v first", "others rest cons", "c ch letter")
    return f"""
        {s} = {t.s(phrase(t, 1, 2))}
        {v}, {o} = {t.any("'', ''", "[], []")}
        for {c} in {s}{t.any("", ".lower()", ".swapcase()")}:
            if {c}.lower() in {t.s("aeiou")}:
                {v} += {c}
            elif {t.any(f"{c}.isalpha()", f"{c} != {t.s(' ')}", f"not {c}.isspace()")}:
                {o} += {c}
        print({t.any(f"{v}, {o}", f"len({v}), len({o})", f"{v}[::-1], {o}[:2]", f"sorted({v}) + sorted({o})", f"max({o}), min({v}, default={t.s('-')})")})
        {t.maybe(f"print(len({v}) / len({s}) > 0.{t.n(2, 5)})")}
    """


@template("letters")
def word_ladder(t: Draw) -> str:
    words, a, b, steps = t.names("words ladder chain", "a x prev", "b y nxt", "steps good out")
    ladders = [
        ["cat", "cot", "dot", "dog"],
        ["cold", "cord", "card", "ward", "warm"],
        ["lead", "load", "goad", "gold"],
        ["pig", "pit", "sit", "sat"],
    ]
    chain = list(t.any(*ladders))
    if t.n(0, 1):
        at = t.n(1, len(chain) - 2)
        chain[at] = chain[at][::-1]
    return f"""
        {words} = {literals(t, chain)}
        {steps} = 0
        for {a}, {b} in zip({words}, {words}[1:]):
            changed = {t.any(f"sum(p != q for p, q in zip({a}, {b}))", f"len([p for p, q in zip({a}, {b}) if p != q])", f"[p != q for p, q in zip({a}, {b})].count(True)")}
            if {t.any("changed != 1", "not changed == 1")}:
                print({a}, {b}, changed)
                {t.any("break", "continue", f"{steps} -= 1")}
            {steps} += 1
        print({t.any(steps, f"{steps} == len({words}) - 1")})
    """


@template("slices")
def hidden_digits(t: Draw) -> str:
    f, s, n, c = t.names("mask hide cover", "s number text", "n shown keep", "c mark ch")
    mark = t.any("*", "x", "#")
    who = people(t, 2, 3)
    return f"""
        def {f}({s}, {n}={t.n(2, 4)}, {c}={t.s(mark)}):
            if len({s}) <= {n}:
                return {t.any(s, f"{c} * len({s})", "None")}
            return {t.any(f"{c} * (len({s}) - {n}) + {s}[-{n}:]", f"{s}[:{n}] + {c} * len({s}[{n}:])", f"{s}[0] + {c} * (len({s}) - 2) + {s}[-1]")}
        for value in [{", ".join(t.s(str(t.n(10, 10 ** t.n(3, 8)))) for _ in range(t.n(2, 3)))}]:
            print({f}(value))
        {t.show(f"{f}({t.s(who[0])}, {t.n(1, 2)}, {t.s('.')})")}
        {t.maybe(t.show(f"{f}({n}=1, {s}={t.s(who[1])})"))}
    """


@template("parsing")
def versions_compared(t: Draw) -> str:
    f, a, b, v = t.names(
        "newer compare_versions is_newer", "a first old", "b second new", "v version s"
    )

    def version() -> str:
        return ".".join(str(t.any(t.n(0, 9), t.n(1, 12))) for _ in range(t.n(2, 3)))

    return t.any(
        f"""
        def {f}({a}, {b}):
            for x, y in zip({a}.split({t.s(".")}), {b}.split({t.s(".")})):
                if {t.any("int(x) != int(y)", "x != y")}:
                    return {t.any("int(x) > int(y)", f"{a} if int(x) > int(y) else {b}", "int(x) - int(y)")}
            return {t.any(f"len({a}) > len({b})", "None", "0")}
        {t.show(f"{f}({t.s(version())}, {t.s(version())})")}
        {t.show(f"{f}({t.s(base := version())}, {t.s(base + '.1')})")}
        print({t.s("1.10")} > {t.s("1.9")})
    """,
        f"""
        versions = [{t.s(version())}, {t.s(version())}, {t.s(version())}]
        parts = []
        for {v} in versions:
            parts.append({t.any(f"tuple(int(p) for p in {v}.split({t.s('.')}))", f"tuple(map(int, {v}.split({t.s('.')})))", f"[int(p) for p in {v}.split({t.s('.')})]")})
            {t.maybe("print(parts[-1])")}
        print({t.any("max(parts)", "sorted(parts)", "parts[0] < parts[1]")}, {t.any("max(versions)", "min(versions, key=len)", "sorted(versions)")})
    """,
    )
