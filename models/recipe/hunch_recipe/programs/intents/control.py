"""Loops that leave early or go on: `while True`, `break`, `continue`, `else`; and functions that
return several values.
"""

from __future__ import annotations

from .. import names
from ..statements import Statements
from .registry import intent


@intent(0.9)
def commands(g: Statements) -> None:
    """Commands are taken from a list one by one until there is none, or one says stop."""
    style = g.pick("words", "pairs", "text")
    acts = g.rng.sample(
        (
            ("add", "total += n"), ("sub", "total -= n"), ("double", "total *= 2"), ("reset", "total = 0"),
            ("push", "stack.append(n)"), ("pop", "stack.pop()"), ("show", "print(total, stack)"), ("neg", "total = -total"),
        ),
        g.upto(3, 4),
    )  # fmt: skip
    if not any("stack" in act for _, act in acts):
        start = ["total = " + str(g.upto(0, 9))]
    else:
        start = ["total = " + str(g.upto(0, 5)), f"stack = [{g.upto(1, 9)}, {g.upto(1, 9)}]"]
    todo = [(g.pick(*acts)[0], g.upto(1, 9)) for _ in range(g.upto(3, 5))]
    if g.chance(0.4):
        todo.insert(g.upto(1, len(todo)), ("stop", 0))
    queue = g.pick("queue", "commands", "todo", "lines")
    cmd = g.pick("cmd", "op", "command", "word")
    q = g.quoted
    if style == "text":
        g.line(f"{queue} = {q('; '.join(f'{c} {n}' for c, n in todo))}.split({q('; ')})")
    elif style == "pairs":
        g.line(f"{queue} = [{', '.join(f'({q(c)}, {n})' for c, n in todo)}]")
    else:
        g.line(f"{queue} = [{', '.join(q(c) for c, _ in todo)}]")
    g.lines += start
    if style == "words":
        g.line(f"n = {g.upto(1, 6)}")
    taken = {
        "words": [f"{cmd} = {queue}.pop(0)"],
        "pairs": [f"{cmd}, n = {queue}.pop(0)"],
        "text": [f"{cmd}, n = {queue}.pop(0).split()", "n = int(n)"],
    }[style]
    if g.chance(0.5):
        g.lines += [f"while {queue}:", *("    " + line for line in taken)]
    else:
        g.lines += [
            "while True:",
            f"    if not {queue}:",
            "        break",
            *("    " + line for line in taken),
        ]
    if any(c == "stop" for c, _ in todo):
        g.lines += [
            f"    if {cmd} == {q('stop')}:",
            f"        {g.pick('break', 'break', 'total += 100')}",
        ]
    for n, (word, act) in enumerate(acts):
        g.lines += [f"    {'el' if n else ''}if {cmd} == {q(word)}:"]
        if act == "stack.pop()":
            g.lines += ["        if stack:", "            total += stack.pop()"]
        else:
            g.line(f"        {act}")
    if g.chance(0.4):
        g.lines += ["    else:", f"        {g.pick('continue', f'print({cmd})', 'total -= 1')}"]
    if g.chance(0.3):
        g.line("    print(total)")
    g.line(f"print({g.pick('total', 'total, len(stack)' if len(start) > 1 else 'total')})")


@intent(0.7)
def searching(g: Statements) -> None:
    """A search with `else`: what happens if the loop was not left early."""
    kind = g.pick("divisor", "word", "pair", "digit")
    q = g.quoted
    if kind == "divisor":
        low = g.upto(2, 20)
        high = low + g.upto(2, 5)
        out = g.pick("primes", "found", "numbers")
        inner = [f"    for d in range(2, n{g.pick('', ' // 2 + 1')}):", "        if n % d == 0:"]
        if g.chance(0.4):
            inner.append("            print(n, d)")
        g.lines += [
            f"{out} = []",
            f"for n in range({low}, {high}):",
            *inner,
            "            break",
            "    else:",
            f"        {out}.append(n)",
            f"print({out})",
        ]
        return
    words = [g.word() for _ in range(g.upto(3, 5))]
    if kind == "word":
        test = g.pick(
            f"len(w) > {g.upto(4, 6)}",
            f"{q(g.pick(*'aeost'))} in w",
            "w == w[::-1]",
            f"w.startswith({q(g.pick(*'bcst'))})",
            f"w.endswith({q(g.pick(*'eynt'))})",
            "w[0] == w[-1]",
        )
        g.line(f"words = [{', '.join(map(q, words))}]")
        head = g.pick("for w in words:", "for i, w in enumerate(words):", "for w in sorted(words):")
    elif kind == "digit":
        g.line(f"text = {q(g.pick(*words) + str(g.upto(1, 99)) + g.pick('', *words))}")
        test = g.pick("w.isdigit()", f"w in {q('aeiou')}", "w.isupper()", "text.count(w) > 1")
        head = g.pick("for w in text:", "for i, w in enumerate(text):", "for w in reversed(text):")
    else:
        g.line(f"words = [{', '.join(map(q, words))}]")
        head = "for i in range(len(words) - 1):"
        g.lines += [
            head,
            "    w = words[i]",
            f"    if w {g.pick('>', '<')} words[i + 1]:"
            if g.chance(0.6)
            else "    if w[-1] == words[i + 1][0]:",
        ]
        g.lines += [
            f"        {g.pick('print(i, w)', 'answer = w + words[i + 1]', 'answer = i')}",
            "        break",
            "else:",
            f"    answer = {g.pick('None', '-1', q('none'))}",
        ]
        return
    g.line(head)
    if g.chance(0.35):
        early = g.pick("len(w) < 4", "w < " + q(g.pick(*"cfhm")))
        passed = early if kind == "word" else "w == " + q(g.pick(*"aeo "))
        g.lines += [
            f"    if {passed}:",
            "        continue",
        ]
    i = "i" if "enumerate" in head else "w"
    g.lines += [
        f"    if {test}:",
        f"        {g.pick(f'print({i}, w)', f'answer = {i}', 'answer = w')}",
        "        break",
    ]
    g.lines += [
        "else:",
        f"    {g.pick('answer = None', 'print(' + q('nothing') + ')', 'answer = -1')}",
    ]
    if "answer = " in g.lines[-1] and any("answer = " in line for line in g.lines[:-1]):
        g.line("print(answer)")


@intent(0.9)
def several(g: Statements) -> None:
    """Functions that return several values, take any number of them, or have defaults."""
    q = g.quoted
    xs = ", ".join(str(g.number()) for _ in range(g.upto(3, 5)))
    word = g.word()
    f = g.global_name(names.FUNCTIONS)
    a, b = g.pick(("low", "high"), ("first", "second"), ("a", "b"), ("left", "right"))
    sep = g.pick("-", " ", "_", ", ")
    lines = g.pick(
        [f"def {f}(xs):", "    low = high = xs[0]", "    for x in xs[1:]:", "        if x < low:", "            low = x", "        elif x > high:", "            high = x", "    return low, high",
         f"{a}, {b} = {f}([{xs}])", f"print({b} - {a})"],
        [f"def {f}(*numbers):", "    if not numbers:", "        return 0, 0", f"    return {g.pick('min(numbers), max(numbers)', 'sum(numbers), len(numbers)', 'numbers[0], numbers[-1]')}",
         f"{a}, {b} = {f}({xs})", f"print({a}, {b}, {f}())"],
        [f"def {f}(text):", f"    words = text.{g.pick('split()', 'lower().split()', 'title().split()')}", f"    return words[0], {g.pick('words[-1]', 'len(words)', 'words[1:]')}",
         f"{a}, {b} = {f}({q(f'{word} {g.word()} {g.word()}')})", f"print(f{g.quote}{{{a}}} {{{b}}}{g.quote})"],
        [f"def {f}(n, base={g.upto(2, 8)}):", "    digits = []", "    while n > 0:", "        n, d = divmod(n, base)", "        digits.append(d)", f"    return digits[::-1]{g.pick('', ' or [0]')}",
         f"print({f}({g.upto(5, 99)}), {f}({g.upto(5, 40)}, {g.upto(2, 5)}))"],
        [f"def {f}(*parts, sep={q(sep)}, {g.pick('upper', 'loud')}=False):", "    text = sep.join(parts)", "    return text.upper() if upper else text",
         f"print({f}({q(word)}, {q(g.word())}))", f"label = {f}({q(g.word())}, {q(word)}, {g.pick('upper=True', f'sep={q(chr(43))}', f'upper=True, sep={q(chr(47))}')})"],
        [f"def {f}(**options):", "    out = []", "    for key, value in sorted(options.items()):", f"        out.append(f{g.quote}{{key}}={{value}}{g.quote})", f"    return {q('&')}.join(out)",
         f"result = {f}({', '.join(f'{k}={g.number()}' for k in g.rng.sample(('a', 'size', 'n', 'color'), 2))})", "print(result)"],
        [f"def {f}(items, *, key=None, limit={g.upto(1, 3)}):", "    ordered = sorted(items, key=key)", "    return ordered[:limit]",
         f"words = {q(' '.join(g.word() for _ in range(4)))}.split()", f"print({f}(words))", f"best = {f}(words, key={g.pick('len', 'lambda w: w[-1]', 'str.upper')}, limit={g.upto(1, 3)})"],
        [f"def {f}(xs, {g.pick('n', 'limit')}={g.upto(2, 6)}):", "    small, large = [], []", "    for x in xs:", f"        (small if x {g.pick('<', '<=')} {'n'} else large).append(x)", "    return small, large",
         f"{a}, {b} = {f}([{xs}])", f"{a}, {b} = {b}, {a}", f"first, *others = {a} + {b}", "print(first, others)"],
    )  # fmt: skip
    text = "\n".join(lines)
    if ", limit=" in lines[0] and " n else" in text:
        text = (
            text.replace(" n else", " limit else")
            .replace("<= n", "<= limit")
            .replace("< n", "< limit")
        )
    if "loud=False" in text:
        text = text.replace("if upper else", "if loud else").replace("upper=True", "loud=True")
    g.lines += text.split("\n")
