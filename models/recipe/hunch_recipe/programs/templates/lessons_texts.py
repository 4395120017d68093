"""What a first course writes about texts, commands and decisions."""

from .material import lay, letters, literals, phrase
from .registry import Draw, template


@template("lessons_texts")
def kinds_of_characters(t: Draw) -> str:
    text, ch = t.names("text sentence word message phrase", "ch letter c char")
    tests = {
        "vowels": t.any(f"{ch} in 'aeiou'", f"{ch}.lower() in 'aeiou'", f"{ch} in 'aeiouAEIOU'"),
        "spaces": t.any(f"{ch} == ' '", f"{ch}.isspace()"),
        "digits": t.any(f"{ch}.isdigit()", f"'0' <= {ch} <= '9'", f"{ch} in '0123456789'"),
        "capitals": t.any(f"{ch}.isupper()", f"'A' <= {ch} <= 'Z'"),
        "marks": f"{ch} in '!?.,'",
    }
    kinds = t.rng.sample(list(tests), t.n(1, 3))
    chain = t.any("elif", "elif", "if")
    lines: list[str] = []
    for i, k in enumerate(kinds):
        lines += [f"{'if' if i == 0 else chain} {tests[k]}:", f"    {k} += 1"]
    if t.n(0, 1):
        lines += ["else:", "    others += 1"]
        kinds.append("others")
    value = phrase(t, 1, 2)[:11] + t.any("", "!", "?", " 7", "42", ".")
    zero = t.any("\n".join(f"{k} = 0" for k in kinds), " = ".join(kinds) + " = 0")
    out = t.any(
        f"print({', '.join(kinds)})",
        lay([f'print("{k}:", {k})' for k in kinds]),
        f'print(f"{{{kinds[0]}}} {kinds[0]} and {{{kinds[-1]}}} {kinds[-1]}")',
    )
    if t.n(0, 2) == 0:
        return f"""
        def count_{kinds[0]}({text}):
            {lay([zero], 1)}
            for {ch} in {text}:
                {lay(lines, 2)}
            return {", ".join(kinds)}
        print(count_{kinds[0]}({t.s(value)}))
        {t.maybe(f"print(count_{kinds[0]}({t.s(t.word())}))")}
    """
    return f"""
        {text} = {t.s(value)}
        {lay([zero])}
        for {ch} in {text}:
            {lay(lines, 1)}
        {out}
    """


@template("lessons_texts")
def texts_by_hand(t: Draw) -> str:
    text, out, ch, word = t.names(
        "text phrase sentence", "out result new", "ch c letter", "word w part"
    )
    p = " ".join(t.words(1, 3))[:12].strip()
    k = t.n(1, 5)
    shifted = t.any(
        f"chr((ord({ch}) - 97 + {k}) % 26 + 97)",
        f"chr((ord({ch}) - ord('a') + {k}) % 26 + ord('a'))",
    )
    spelled = f"{ch} {t.any('==', '==')} {t.s(' ')}"
    body = t.any(
        f"for {ch} in {text}:\n    if {t.any(f'{ch}.isalpha()', f'{ch} != {t.s(chr(32))}')}:\n        {out} += {shifted}\n    else:\n        {out} += {t.any(ch, t.s('_'))}",
        f"for {word} in {text}.split():\n    {out} += {word}[0]{t.any('.upper()', '', '.upper() + ' + t.s('.'))}",
        f"start = True\nfor {ch} in {text}:\n    if {t.any('start', 'start', 'not start')}:\n        {out} += {ch}.upper()\n    else:\n        {out} += {ch}\n    start = {spelled}",
        f"for {ch} in {text}:\n    {out} = {ch} + {out}",
        [
            f"for {ch} in {text}:",
            f"    if {ch} not in {t.any('out_of', t.s('aeiou'), t.s('aeiou'))}:".replace(
                "out_of", out
            ),
            f"        {out} += {ch}",
        ],
        f"for {word} in {text}.split({t.any('', t.s(' '))}):\n    {out} = {t.any(f'{word} + {t.s(chr(32))} + {out}', f'{out} + {word}[::-1] + {t.s(chr(32))}')}",
        f"i = {t.any(0, 1)}\nwhile i < len({text}):\n    {out} += {text}[i]{t.any('', '.upper()')}\n    i += {t.n(2, 3)}",
        f"n = 1\nfor i in range(1, len({text}) + 1):\n    if i < len({text}) and {text}[i] == {text}[i - 1]:\n        n += 1\n    else:\n        {out} += {text}[i - 1] + {t.any('str(n)', '(str(n) if n > 1 else ' + t.s('') + ')')}\n        n = 1",
    )
    if "n = 1" in body:
        p = letters(t, t.n(3, 6), "aab")
    end = t.any(
        f"print({out})",
        f"print({out}{t.any('', '.strip()')})",
        f"print({out} == {text})",
        f"print({text}, '->', {out})",
    )
    name = t.any("change", "convert", "encode", "transform")
    if t.n(0, 2) == 0:
        return f"""
        def {name}({text}{t.any("", ": str")}):
            {out} = {t.s("")}
            {lay(body, 1)}
            return {out}
        print({name}({t.s(p)}))
    """
    return f"""
        {text} = {t.s(p)}
        {out} = {t.s("")}
        {lay(body)}
        {end}
    """


@template("lessons_texts")
def until_the_sentinel(t: Draw) -> str:
    xs, i, x, total = t.names(
        "inputs entries data answers", "i pos index", "value entry number", "total s balance"
    )
    stop = t.any(0, -1, 99)
    values = [t.n(1, 9) for _ in range(t.n(2, 4))] + [stop] + t.any([], [t.n(1, 9)])
    extra = t.any(
        "",
        "",
        lay(f"if {x} {t.any('> 5', '% 2 == 0', '< 3')}:\n    {t.any('big', 'special')} += 1", 1),
    )
    counter = extra.split("    ")[-1].split(" ")[0] if extra else ""
    change = t.any(
        f"{total} += {x}",
        f"{total} = {total} + {x}",
        f"{total} -= {x}",
        f"{total} = max({total}, {x})",
    )
    show = t.maybe(f"print({t.s('so far')}, {total})", 0.4)
    start = lay([f"{total} = 0", f"{counter} = 0" if counter else ""])
    return t.any(
        f"""
        {xs} = {values}
        {start}
        {i} = 0
        {x} = {xs}[{i}]
        while {x} != {stop}:
            {change}
            {extra}
            {show}
            {i} += 1
            {x} = {xs}[{i}]
        print({total}, {counter or i})
    """,
        f"""
        {xs} = {values}
        {start}
        while True:
            {x} = {xs}.pop(0)
            if {x} == {stop}:
                {t.any("break", lay(["print('stop')", "break"], 2))}
            {change}
            {extra}
            {show}
        print({total}, {counter or f"len({xs})"})
    """,
        f"""
        {xs} = iter({values})
        {start}
        for {x} in {xs}:
            if {x} == {stop}:
                break
            {change}
            {extra}
            {show}
        print({total}{f", {counter}" if counter else ""})
        print(list({xs}))
    """,
    )


@template("lessons_texts")
def commands_of_a_menu(t: Draw) -> str:
    items, cmd, commands = t.names(
        "todo tasks things", "command choice action", "commands script choices"
    )
    a, b = t.words(2, 2)
    script = t.rng.sample(
        [f"add {a}", f"add {b}", "show", f"remove {a}", "count", "jump", "undo"], t.n(3, 4)
    )
    tests = [
        ([f"{cmd}.startswith({t.s('add')})"], [f"{items}.append({cmd}[4:])"]),
        ([f"{cmd} == {t.s('show')}"], [t.any(f"print({items})", f"print(', '.join({items}))")]),
        ([f"{cmd} == {t.s('undo')} and {items}"], [f"{items}.pop()"]),
        (
            [f"{cmd}[:6] == {t.s('remove')}"],
            [f"name = {cmd}.split()[1]", f"if name in {items}:", f"    {items}.remove(name)"],
        ),
        ([f"{cmd} == {t.s('count')}"], [f"print({t.s('items:')}, len({items}))"]),
    ]
    lines: list[str] = []
    for i, ((test,), do) in enumerate(t.rng.sample(tests, t.n(2, 4))):
        lines += [f"{'elif' if i else 'if'} {test}:", *["    " + d for d in do]]
    lines += t.any(
        [f"else:\n    print({t.s('unknown')}, {cmd})"], ["else:\n    pass"], ["else:\n    break"]
    )
    return f"""
        {items} = {t.any("[]", literals(t, [t.word()]))}
        {commands} = {literals(t, script)}
        for {cmd} in {commands}:
            {lay(lines, 1)}
        print({items})
    """


@template("lessons_texts")
def helpers_for_decisions(t: Draw) -> str:
    age, has, f, g, x = t.names(
        "age years",
        "ticket member student",
        "may_enter can_ride allowed",
        "price fee cost",
        "person p who",
    )
    lim = t.n(10, 18)
    test = t.any(
        f"{age} >= {lim} and {has}",
        f"{age} >= {lim} or {has}",
        f"not {has} and {age} < {lim}",
        f"{lim} <= {age} <= {lim + t.n(5, 40)}",
        f"({age} > {lim}) == {has}",
    )
    body = t.any(
        f"return {test}",
        f"if {test}:\n    return True\nreturn False",
        f"result = {test}\nreturn result",
    )
    base = t.n(4, 12)
    second = t.any(
        f"if not {f}({age}, {has}):\n    return None\nreturn {base} if {age} < {lim + 3} else {base * 2}",
        f"cost = {base}\nif {f}({age}, {has}):\n    cost {t.any('-= 2', '*= 2', '= 0')}\nreturn cost",
        f"return {base} * {f}({age}, {has}) + {t.n(0, 3)}",
    )
    default = t.any("=False", "=True", "=False")
    a, b = t.n(5, 40), t.n(8, 20)
    call = t.any(
        f"{a}",
        f"{a}, True",
        f"{age}={a}",
        f"{b}, {has}={t.any(True, False)}",
        f"{has}=True, {age}={b}",
    )
    use = t.any(
        lay(f"for {x} in [({a}, True), ({b}, False)]:\n    print({x}[0], {g}(*{x}))"),
        lay(f"for {x} in {t.numbers(2, 3, 5, 30)}:\n    print({x}, {f}({x}), {g}({x}))"),
        lay(f"print({g}({call}))\nprint({f}({b}))"),
        lay(f"first = {g}({call})\nprint(first, {f}({call}))"),
    )
    return f"""
        def {f}({age}, {has}{default}):
            {lay(body, 1)}
        def {g}({age}, {has}{default}):
            {lay(second, 1)}
        {use}
    """


@template("lessons_texts")
def rules_for_a_password(t: Draw) -> str:
    f, pw, ok, c = t.names(
        "check is_strong valid rate", "password pw word", "problems missing faults", "c ch x"
    )
    size = t.n(5, 8)
    rules = [
        ([f"if len({pw}) < {size}:"], "too short"),
        ([f"if not any({c}.isdigit() for {c} in {pw}):"], "no digit"),
        ([f"if {pw}.lower() == {pw}:"], "no capital"),
        ([f"if {t.s(' ')} in {pw}:"], "space"),
        ([f"if {pw}[0].isdigit():"], "starts with a digit"),
        ([f"if {pw} == {pw}[::-1]:"], "mirrored"),
        (
            [
                "found = False",
                f"for {c} in {pw}:",
                f"    if {c} in {t.s('!?#')}:",
                "        found = True",
                "if not found:",
            ],
            "no sign",
        ),
    ]
    style = t.any("list", "first", "score")
    put = {"list": f"    {ok}.append({{}})", "first": "    return {}", "score": f"    {ok} -= 1"}[
        style
    ]
    lines = [line for r, w in t.rng.sample(rules, t.n(2, 3)) for line in [*r, put.format(t.s(w))]]
    start = {"list": f"{ok} = []", "first": "", "score": f"{ok} = {t.n(3, 5)}"}[style]
    end = {
        "list": t.any(ok, f"len({ok}) == 0", f"not {ok}"),
        "first": t.s("ok"),
        "score": t.any(ok, f"{ok} > 2"),
    }[style]
    words = [
        t.any(
            t.word(),
            t.word().capitalize(),
            t.word() + str(t.n(1, 99)),
            t.word().title() + "!",
            "level",
        )
        for _ in range(2)
    ]
    return f"""
        def {f}({pw}):
            {start}
            {lay(lines, 1)}
            return {end}
        for w in {literals(t, words)}:
            print({t.any("w, ", "", f"{t.s('->')}, ")}{f}(w))
    """
