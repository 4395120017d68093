"""Primitives: short programs of what all others are made of, each with a few of the ways that people write it.

Branches, loops over every kind of thing, counters and totals, calls and returns, swaps, changes of lists and dictionaries, two names of one
object. What is hard about them are the values, so these are drawn by size and length (phrases.py). Training has them by the setting `primitives`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from . import names
from .arithmetic import COMPARISONS
from .guided import attempt
from .layout import lay_out
from .operations import WORDS
from .phrases import Phrases
from .slots import Unfit
from .trial import sane

WRAPPED = 0.25
"""Of the programs, how many are the body of a function."""
MOST_LINES = 26
_SET = re.compile(r"(\w+) = ([^=].*)")
_WORD = re.compile(r"[A-Za-z_]\w*")


def effect(d: Phrases, *about: str) -> str:
    """A statement that shows which way a run went."""
    numbers = d.known_numbers()
    r = d.rng.random()
    if r < 0.3 and numbers:
        right = d.pick("1", str(d.upto(1, 9)), *numbers, *about)
        return f"{d.pick(*numbers)} {d.pick('+', '+', '-')}= {right}"
    if r < 0.45:
        return f"print({d.pick(d.quoted(d.word()), *about, *numbers)})"
    if r < 0.55 and not d.loops and (known := d.known("ints")):
        return f"{d.pick(*known)}.append({d.pick(*about, *numbers, '0')})"
    target = d.pick(*numbers) if numbers and d.chance(0.5) else "kind"
    others = [n for n in numbers if n != target]
    return f"{target} = {d.pick(d.quoted(d.word()), d.number(), *about, *others)}"


def start(d: Phrases, *wanted: str) -> None:
    """Sets some numbers, and a variable of each of these kinds."""
    d.begin_with(d.pick(1, 2, 2, 3))
    d.set_up(wanted)


# Shapes


def branches(d: Phrases) -> None:
    """`if`, `elif` and `else`, one after another or inside each other."""
    start(d, *d.rng.sample(("ints", "str", "strs", "dict", "bool", "set"), d.pick(0, 0, 0, 1, 2)))

    def choice() -> None:
        lines = [f"if {d.decision()}:", f"    {effect(d)}"]
        for _ in range(d.pick(0, 0, 0, 1, 1, 2)):
            lines += [f"elif {d.decision()}:", f"    {effect(d)}"]
        if d.chance(0.6):
            lines += ["else:", f"    {effect(d)}"]
        elif d.chance(0.3):
            lines[1:2] = [f"    if {d.decision()}:", "    " + lines[1], "    else:", f"        {effect(d)}"]  # fmt: skip
        d.block(lines)

    for _ in range(d.upto(1, 3)):
        attempt(choice)


def counted(d: Phrases) -> str:
    """A `range`, with one, two or three arguments."""
    low, high, step = d.upto(0, 9), d.upto(1, 6), d.upto(2, 4)
    known = [n for n in d.known_numbers() if 0 <= d.scope[n] <= 8]
    end = d.pick(*known) if known and d.chance(0.5) else str(high)
    return d.pick(
        f"range({end})", f"range({end})", f"range({low}, {low + high})", f"range(1, {end} + 1)",
        f"range({low}, {low + high * step - 1}, {step})", f"range({low + high}, {low}, -1)", f"range({high}, -1, -1)",
        f"range({low + high * step}, {low}, -{step})", f"range({end}, {end} + {high})", f"range(-{high}, {high - 3})",
    )  # fmt: skip


def over_numbers(d: Phrases) -> tuple[str, str]:
    """What a loop over numbers runs over, and how its variable is written."""
    lists = d.known("ints")
    xs = d.pick(*lists) if lists else d.ordered(d.make("ints"))
    over = d.pick(
        counted(d), counted(d), xs, xs, xs, d.ordered(d.make("ints")), f"{xs}[::-1]", f"reversed({xs})", f"sorted({xs})",
        f"{xs}[1:]", f"{xs}[:{d.upto(1, 4)}]", f"range(len({xs}))", f"sorted({xs}, reverse=True)", f"set({xs})", f"tuple({xs})",
    )  # fmt: skip
    return over if "set(" not in over else f"sorted({over})", d.new(names.LOOP_VARIABLES["int"])


def body_of_numbers(d: Phrases, item: str, total: str, over: str) -> list[str]:
    """What a loop does with each number."""
    k, test = d.upto(2, 9), f"{item} {d.pick(*COMPARISONS)} {d.pick(d.number(), d.upto(0, 9))}"
    if d.chance(0.4):
        test = f"{item} % {d.upto(2, 4)} == {d.pick(0, 0, 1)}"
    add = d.pick(f"{total} += {item}", f"{total} += {item}", f"{total} -= {item}", f"{total} += {item} * {k}", f"{total} = {total} + {item} % {k}", f"{total} += 1")  # fmt: skip
    listed = re.fullmatch(r"range\(len\((\w+)\)\)", over)
    if listed and d.chance(0.8):
        at = f"{listed[1]}[{item}]"
        return d.pick(
            [f"{total} += {at}"], [f"if {at} > {d.number()}:", f"    {total} += 1"], [f"print({item}, {at})"], [f"{at} += {item}"],
            [f"if {at} % 2 == 0:", f"    {at} = 0"], [f"{at} *= 2"], [f"{total} = max({total}, {at})"],
        )  # fmt: skip
    return d.pick(
        [add], [add], [add, f"print({total})"], [f"if {test}:", f"    {add}"], [f"if {test}:", f"    {add}"],
        [f"if {test}:", f"    {add}", "else:", f"    {effect(d, item)}"], [f"if {test}:", "    continue", add], [f"if {test}:", "    break", add],
        [f"out.append({item} {d.pick('+', '-', '*', '%')} {k})"], [f"if {test}:", f"    out.append({item})"], [f"out.append({total})", add],
        [f"if {item} > {total}:", f"    {total} = {item}"], [f"if {item} < {total}:", f"    {total} = {item}"], [f"print({item})"],
        [f"{total} = {d.pick('max', 'min')}({total}, {item})"], [f"out.insert(0, {item})"], [f"out = [{item}] + out"],
        [f"if {item} not in out:", f"    out.append({item})"], [effect(d, item)],
    )  # fmt: skip


def numbers(d: Phrases) -> None:
    """A loop over numbers that adds, counts, selects, or looks for the largest."""
    start(d, *d.pick((), ("ints",), ("ints",)))

    def loop() -> None:
        total = d.pick(*d.known_numbers())
        over, item = over_numbers(d)
        d.loops = 1
        lines = body_of_numbers(d, item, total, over)
        d.loops = 0
        if any("out" in text for text in lines):
            if "out" in over:  # a list that grows while a loop runs over it has no end
                raise Unfit
            d.run("out = []")
        inner = [f"for {item} in {over}:", *("    " + text for text in lines)]
        if d.chance(0.12):
            inner = [f"for {d.new(names.LOOP_VARIABLES['int'])} in range({d.upto(1, 3)}):", *("    " + text for text in inner)]  # fmt: skip
        d.block(inner)

    for _ in range(d.pick(1, 1, 2)):
        attempt(loop)


def texts(d: Phrases) -> None:
    """A loop over the characters of a string or over words."""
    words = d.chance(0.4)
    d.set_up(("strs",) if words else ("str",))
    source = d.pick(*d.known("strs" if words else "str"))
    if not words and d.chance(0.2):
        source = d.pick(f"{source}.split()", f"{source}[::-1]", f"reversed({source})", f"sorted({source})", f"{source}.upper()")  # fmt: skip
    item, out, count = d.pick(*names.LOOP_VARIABLES["str"]), d.fresh("str"), d.new()
    letter = d.quoted(d.pick(*"aeiorst"))
    gathered = d.pick(
        f"{out} += {item}", f"{out} = {item} + {out}", f"{out} += {item}.upper()", f"{out} += {item} * 2", f"{out} = {out} + {item}[0]",
        f"{out} += {item}[::-1]", f"{out} += {item} + {d.quoted(d.pick(*'-,. '))}",
    )  # fmt: skip
    tested = d.pick(f"{item} == {letter}", f"{item} in {d.quoted('aeiou')}", f"{letter} in {item}", f"{item} > {letter}", f"len({item}) > {d.upto(1, 5)}", f"{item}.isalpha()", f"{item} not in {out}", f"{item}[0] < {letter}")  # fmt: skip
    body = d.pick(
        [gathered], [f"{count} += 1", gathered], [f"if {tested}:", f"    {count} += 1"], [f"if {tested}:", f"    {gathered}"],
        [f"if {tested}:", "    continue", gathered], [f"if {tested}:", "    break", f"{count} += 1"], [f"{count} += len({item})"],
        [f"if {tested}:", f"    {gathered}", "else:", f"    {count} += 1"], [f"print({item})", gathered],
    )  # fmt: skip
    d.run(f"{out} = {d.quoted('')}")
    d.run(f"{count} = {d.upto(0, 2)}")
    d.block([f"for {item} in {source}:", *("    " + text for text in body)])


def pairs(d: Phrases) -> None:
    """A loop over `enumerate`, `zip` or the items of a dictionary."""
    (total,) = d.begin_with(1)
    wanted = d.pick("ints", "ints", "strs", "str", "dict", "dict")
    d.set_up((wanted,))
    source = d.pick(*d.known(wanted))
    i, x = d.new(names.LOOP_VARIABLES["int"]), d.new(names.LOOP_VARIABLES["item"])
    number = wanted in ("ints", "dict")
    value = x if number else f"len({x})"
    over = f"enumerate({source})" if d.chance(0.8) else f"enumerate({source}, 1)"
    if wanted == "dict":
        i, over = d.pick(*names.LOOP_VARIABLES["key"]), f"{source}.items()"
        if d.chance(0.25):
            body = [f"{total} += {source}[{i}]", f"print({i})"]
            return d.block([f"for {i} in {d.pick(source, f'sorted({source})')}:", *("    " + t for t in body)])  # fmt: skip
    elif wanted == "ints" and d.chance(0.5):
        over = f"zip({source}, {d.ordered(d.make('ints'))})"
    where = i if wanted != "dict" else x
    body = d.pick(
        [f"{total} += {where} * {value}"], [f"{total} += {value}"], [f"if {value} > {d.upto(1, 9)}:", f"    {total} += {where}"],
        [f"print({i}, {x})"], [f"if {where} % 2 == 0:", f"    {total} += {value}"], [f"out.append(({i}, {x}))"],
        [f"if {where} > {d.upto(0, 3)}:", f"    print({x})"], [f"out.append({value} - {where})"], [f"{total} = {value} - {where}"],
        [f"if {value} == {where}:", "    break", f"{total} += 1"],
    )  # fmt: skip
    if "out" in body[0]:
        d.run("out = []")
    d.block([f"for {i}, {x} in {over}:", *("    " + text for text in body)])


def whiles(d: Phrases) -> None:
    """A `while` that counts up or down, halves or doubles, walks along a list, or takes from one."""
    n, total = d.new(), d.new()
    k, step = d.upto(2, 9), d.upto(1, 4)
    many = d.upto(1, 6) * step + d.upto(0, step)
    add = d.pick(f"{total} += {n}", f"{total} += 1", f"{total} += {k}", f"{total} -= {n}", f"{total} = {n} - {total}", f"print({n})")  # fmt: skip
    xs = d.fresh("ints")
    items = d.ordered(d.make("ints"))
    way = d.pick(
        "down",
        "down",
        "up",
        "up",
        "halve",
        "double",
        "digits",
        "along",
        "along",
        "take",
        "ends",
        "until",
    )
    lines = {
        "down": [f"{n} = {many}", f"while {d.pick(f'{n} > 0', f'{n} >= {step}', f'{n} > {step - 1}')}:", f"    {add}", f"    {n} -= {step}"],
        "up": [f"{n} = {d.upto(0, 3)}", f"while {n} {d.pick('<', '<=')} {many}:", f"    {add}", f"    {n} += {step}"],
        "halve": [f"{n} = {d.upto(2, d.largest)}", f"while {n} > {d.upto(1, 2)}:", f"    {n} = {n} // 2", f"    {total} += 1"],
        "double": [f"{n} = {d.upto(1, 5)}", f"while {n} < {d.upto(9, 99)}:", f"    {n} *= {d.upto(2, 3)}", f"    {total} += {d.pick('1', n)}"],
        "digits": [f"{n} = {d.upto(10, max(d.largest, 99))}", f"while {n} > 0:", f"    {total} += {n} % 10", f"    {n} //= 10"],
        "along": [f"{xs} = {items}", f"{n} = 0", f"while {n} < len({xs}){d.pick('', f' and {xs}[{n}] < {d.number()}', f' and {xs}[{n}] != {d.upto(0, 9)}')}:", f"    {total} += {xs}[{n}]", f"    {n} += {d.pick(1, 1, 2)}"],
        "take": [f"{xs} = {items}", f"while {d.pick(xs, f'len({xs}) > 1')}:", f"    {n} = {xs}.pop({d.pick('', '', '0')})", f"    {d.pick(add, f'if {n} > {d.upto(0, 9)}: {total} += 1', f'{total} = {n}')}"],
        "ends": [f"{xs} = {items}", f"{n}, j = 0, len({xs}) - 1", f"while {n} < j:", f"    {d.pick(f'{xs}[{n}], {xs}[j] = {xs}[j], {xs}[{n}]', f'{total} += {xs}[j] - {xs}[{n}]')}", f"    {n} += 1", "    j -= 1"],
        "until": [f"{n} = {d.upto(0, 9)}", "while True:", f"    {n} += {k}", f"    if {n} {d.pick('>', '>=')} {k * d.upto(2, 5)}:", "        break", f"    {add}"],
    }[way]  # fmt: skip
    d.block([f"{total} = {d.upto(0, 5)}", *lines])


def values(d: Phrases) -> None:
    """Phrases that are kept or printed: arithmetic, or about strings, lists and dictionaries."""
    start(d, *d.rng.choices(("ints", "str", "strs", "dict", "int", "word", "tuple", "set", "grid"), k=d.upto(0, 3)))  # fmt: skip
    for _ in range(d.upto(3, 6)):
        d.keep()


def changes(d: Phrases) -> None:
    """Lists, dictionaries and sets that are changed."""
    wanted = d.pick("ints", "ints", "ints", "strs", "dict", "dict", "set", "grid")
    d.set_up((wanted,))
    d.begin_with(1)
    (n,), xs = d.known_numbers()[:1], d.pick(*d.known(wanted))
    family = {"ints": "list", "strs": "list", "grid": "list"}.get(wanted, wanted)
    methods = [o for w, found in WORDS.items() if w.startswith(family + ".") for o in found if o.kind == wanted]  # fmt: skip

    def line() -> None:
        value = d.scope[xs]
        if not value and wanted != "ints":
            raise Unfit
        if methods and d.chance(0.45):
            operation = d.pick(*methods)
            text = d.fill(operation.template, xs, value)
            return d.run(text) if operation.statement else d.show(text, d.evaluate(text))
        lines = {
            "ints": ("@[<at>] = <num>", "@[<at>] += <n>", "@[<at>] = @[<at>] + @[<at>]", "@[<at>], @[<at>] = @[<at>], @[<at>]", "del @[<at>]", "@ += [<num>]",
                     "@.append(<num>)", f"@.append({n})", "@.append(sum(@))", f"{n} = @.pop()", f"{n} = @.pop(0)", "@ = @<cut>", "@.insert(<at>, <num>)", "@[1:3] = [<num>]", "@.sort()", "@.reverse()"),
            "strs": ("@[<at>] = <word>", "@[<at>] += <letter>", "@.append(<word>)", "@.sort()", "@.reverse()", "@[0], @[-1] = @[-1], @[0]", "del @[<at>]"),
            "dict": ("@[<key>] = <num>", "@[<key!>] += <n>", "@[<key>] = @.get(<key>, 0) + 1", f"{n} = @.pop(<key!>)", "del @[<key!>]", f"@[<word>] = {n}", "@.update({<word>: <num>})",
                     f"{n} = @[<key!>] + @[<key!>]"),
            "set": ("@.add(<num>)", "@.discard(<item>)", "@ = @ | {<num>}", "@.remove(<item!>)", "@.add(<item!>)"),
            "grid": ("@[<at>][0] = <num>", "@[<at>][-1] += <n>", "@.append([<num>, <num>])", "@[<at>].append(<num>)", "@[0], @[-1] = @[-1], @[0]", "@[<at>] = @[<at>][::-1]"),
        }[wanted]  # fmt: skip
        d.run(d.fill(d.pick(*lines), xs, value))

    for _ in range(d.upto(3, 6)):
        attempt(line)
    if d.chance(0.5):
        attempt(d.keep)


def aliases(d: Phrases) -> None:
    """Two names of one object, and copies that are not."""
    d.set_up(("ints",))
    xs = d.pick(*d.known("ints"))
    ys, zs = d.fresh("ints"), d.fresh("ints")
    d.run(
        f"{ys} = {d.pick(xs, xs, xs, f'{xs}[:]', f'list({xs})', f'{xs}.copy()', f'sorted({xs})', f'{xs} + []')}"
    )
    more = [f"{zs} = {d.pick(ys, f'[{xs}, {ys}]', f'{ys}[:]')}", f"same = {xs} is {ys}", f"equal = {xs} == {ys}", f"print({xs}, {ys})", f"{xs} = [{d.number()}]", f"n = len({xs}) - len({ys})"]  # fmt: skip

    def line() -> None:
        name = d.pick(xs, ys)
        changed = d.fill(d.pick("@.append(<num>)", "@.append(<num>)", "@[0] = <num>", "@.pop()", "@ += [<num>]", "@ = @ + [<num>]", "@.sort()", "@.reverse()", "@[-1] += <n>", "@.insert(0, <num>)"), name, d.scope[name])  # fmt: skip
        d.run(changed)

    for _ in range(d.upto(2, 4)):
        attempt(line)
        if d.chance(0.5) and more:
            attempt(lambda: d.run(more.pop(d.upto(0, len(more) - 1))), 1)


def swaps(d: Phrases) -> None:
    """Values that change places: with a tuple, with a third name, in a list, or around in a ring."""
    made = d.begin_with(d.upto(2, 4))
    if d.chance(0.4):
        d.set_up(("ints",))
        xs = d.pick(*d.known("ints"))
        made += [f"{xs}[{i}]" for i in range(len(d.scope[xs]))]

    def line() -> None:
        chosen = d.rng.sample(made, min(len(made), d.pick(2, 2, 2, 3)))
        a, b = chosen[:2]
        r = d.rng.random()
        if r < 0.5:
            return d.run(f"{', '.join(chosen)} = {', '.join(chosen[1:] + chosen[:1])}")
        if r < 0.7:
            return d.block([f"temp = {a}", f"{a} = {b}", f"{b} = temp"])
        if r < 0.85:
            right = d.pick(f"{a} + {b}", f"{a} - {b}", f"{b} % 7")
            return d.run(f"{a}, {b} = {b}, {right}")
        d.block([f"if {a} {d.pick('<', '>')} {b}:", f"    {a}, {b} = {b}, {a}"])

    for _ in range(d.upto(2, 5)):
        attempt(line)


def functions(d: Phrases) -> None:
    """Functions of one to five lines, called with several values and with each other's results."""
    made: list[tuple[str, str]] = []

    def define() -> None:
        name, (a, b, c) = d.global_name(names.FUNCTIONS), (d.new() for _ in range(3))
        k, xs, s = d.upto(2, 9), d.pick("xs", "items", "nums"), d.pick("s", "text", "word")
        test = f"{a} {d.pick(*COMPARISONS)} {d.pick(b, d.number())}"
        calls = [f for f, wanted in made if wanted == "int, int"]
        inner = f"{d.pick(*calls)}({a}, {b})" if calls else f"{a} * {k}"
        wanted, parameters, lines = d.pick(
            ("int, int", f"{a}, {b}", [f"return {a} {d.pick('+', '-', '*')} {b}"]),
            ("int, int", f"{a}, {b}", [f"{c} = {a} {d.pick('+', '-', '*')} {k}", f"return {c} {d.pick('+', '-')} {b}"]),
            ("int, int", f"{a}, {b}", [f"if {test}:", f"    return {d.pick(a, b, f'{a} - {b}')}", f"return {d.pick(b, f'{b} + {a}', k)}"]),
            ("int, int", f"{a}, {b}", [f"{c} = {inner}", f"return {c} {d.pick('+', '-')} {d.pick(a, b)}"]),
            ("int, int", f"{a}, {b}={k}", [f"return {a} {d.pick('+', '-', '*', '%')} {b}"]),
            ("int", a, [f"return {a} % {k} == 0"]),
            ("int", a, [f"if {a} > {d.number()}:", f"    return {d.quoted(d.word())}", f"return {d.quoted(d.word())}"]),
            ("int", a, [f"return {a} + 1, {a} * {k}"]),
            ("small", a, [f"if {a} <= 0:", f"    return {d.upto(0, 1)}", f"return {a} + {name}({a} - 1)"]),
            ("small", a, [f"{c} = 0", f"for {b} in range({a}):", f"    {c} += {b}", f"return {c}"]),
            ("ints", xs, [f"{c} = {d.pick(0, 0, 1, 10)}", f"for {a} in {xs}:", f"    {c} += {a}", f"return {c}"]),
            ("ints", xs, [f"return {d.pick(f'sum({xs})', f'len({xs})', f'sorted({xs})', f'{xs}[::-1]', f'{xs}[1:]', f'max({xs}, default=0)')}"]),
            ("ints", xs, [f"{xs}.append({k})", f"return len({xs})"]),
            ("ints", xs, [f"{c} = [{a} for {a} in {xs} if {a} > {d.number()}]", f"return {c}"]),
            ("ints, int", f"{xs}, {a}", [f"return {d.pick(f'{a} in {xs}', f'{xs}.count({a})', f'{xs} + [{a}]', f'[{b} * {a} for {b} in {xs}]')}"]),
            ("str", s, [f"return {d.pick(f'{s}.upper()', f'{s}[::-1]', f'len({s})', f'{s} + {s}', f'{s} == {s}[::-1]', f'{s}[1:]')}"]),
        )  # fmt: skip
        d.block([f"def {name}({parameters}):", *("    " + line for line in lines)])
        made.append((name, wanted))

    def argument(wanted: str) -> str:
        if wanted == "small":
            return str(d.upto(0, 5))
        known = d.known(wanted)
        return d.pick(*known) if known and d.chance(0.45) else d.ordered(d.make(wanted))

    def call() -> None:
        name, wanted = d.pick(*made)
        arguments = [argument(one) for one in wanted.split(", ")]
        simple = [f for f, w in made if w == "int, int"]
        if wanted[:3] == "int" and wanted[:4] != "ints" and simple and d.chance(0.2):
            arguments[0] = f"{d.pick(*simple)}({argument('int')}, {argument('int')})"
        text = f"{name}({', '.join(arguments)})"
        d.show(text, d.evaluate(text))

    d.begin_with(1)
    for _ in range(d.pick(1, 1, 2)):
        attempt(define)
    for _ in range(d.upto(2, 4)):
        attempt(call)


def logic(d: Phrases) -> None:
    """`and`, `or` and `not`, also of what is no boolean, and calls that are not made."""
    start(d, *d.rng.choices(("ints", "str", "bool", "dict"), k=d.upto(1, 2)))
    d.set_up(("bool",) if d.chance(0.5) else ())

    def line() -> None:
        known = d.named({**dict.fromkeys(("int", "bool", "str", "ints", "dict"), ())})
        one, other = d.pick(*known), d.pick(*known)
        lists = d.known("ints")
        guarded = f"{lists[0]} and {lists[0]}[0] > {d.number()}" if lists else d.decision()
        text = d.pick(
            d.decision(), f"{one} and {other}", f"{one} or {other}", f"{one} or {d.slot_num()}", f"not {one}", guarded, f"bool({one})",
            f"{d.compared()} and {d.compared()}", f"{d.compared()} or {d.compared()}", f"{d.compared()} and not {d.compared()}",
            f"{one} is None", f"({d.compared()}) == ({d.compared()})", f"{d.quantity()} if {one} else {d.quantity()}",
        )  # fmt: skip
        d.show(text, d.evaluate(text))

    for _ in range(d.upto(3, 6)):
        attempt(line)


SHAPES: dict[Callable[[Phrases], None], float] = {
    branches: 0.2,
    numbers: 0.15,
    values: 0.08,
    whiles: 0.1,
    functions: 0.1,
    changes: 0.09,
    texts: 0.06,
    pairs: 0.05,
    swaps: 0.07,
    aliases: 0.06,
    logic: 0.04,
}
_SHAPES, _SHARES = list(SHAPES), list(SHAPES.values())


def wrapped(d: Phrases) -> list[str]:
    """The lines as the body of a function; the first values that they set become its parameters."""
    lines, parameters, arguments = list(d.lines), [], []
    while len(lines) > 2 and len(parameters) < 3 and (found := _SET.fullmatch(lines[0])):
        name, value = found.groups()
        if name in parameters or not set(_WORD.findall(value)) <= {"True", "False"}:
            break
        parameters.append(name)
        arguments.append(value)
        lines.pop(0)
    name = d.global_name(names.FUNCTIONS)
    results = [n for n in d.scope if n[0] != "_" and n != "print" and f"{n} " in d.source()]
    if results and d.chance(0.7):
        lines.append(f"return {d.pick(*results)}")
    call = f"{name}({', '.join(arguments)})"
    shown = d.pick(f"result = {call}", f"print({call})", call)
    return [f"def {name}({', '.join(parameters)}):", *("    " + text for text in lines), shown]


def compose(rng: random.Random, shapes: int) -> Phrases | None:
    """A builder with the lines of so many shapes; None if they do not fit together."""
    d = Phrases(rng)
    for shape in rng.choices(_SHAPES, _SHARES, k=shapes):
        try:
            shape(d)
        except Unfit:
            return None
    if d.chance(WRAPPED) and not any(text.startswith("def ") for text in d.lines):
        d.lines = wrapped(d)
    return d


def primitive(rng: random.Random) -> str:
    """A random program of one or two shapes."""
    while True:
        d = compose(rng, 1 if rng.random() < 0.75 else 2)
        if d is None or not 2 < len(d.lines) <= MOST_LINES:
            continue
        source = d.source()
        if sane(source, may_raise=False):
            return lay_out(source, rng)
