"""Classics of number play, lists in place and small tables."""

from .registry import Draw, template


@template("classics")
def digital_root(t: Draw) -> str:
    f, n, s = t.names("root_of reduce_digits f shrink", "n num x", "s total t")
    return f"""
        def {f}({n}):
            while {n} >= 10:
                {s} = 0
                while {n} > 0:
                    {s} += {n} % 10
                    {n} //= 10
                {n} = {s}
            return {n}
        {t.show(f"{f}({t.n(19, 9999)})")}
    """


@template("classics")
def perfect(t: Draw) -> str:
    f, n, total, d = t.names("perfect kind_of check", "n num x", "total s acc", "d i k")
    last = t.any(
        f"return {total} == {n}",
        f"if {total} > {n}:\n                return 'abundant'\n            elif {total} == {n}:\n                return 'perfect'\n            return 'deficient'",
        f"return {total} - {n}",
    )
    return f"""
        def {f}({n}):
            {total} = {t.any("0", "0", "1")}
            for {d} in range({t.any("1", "2")}, {t.any(n, f"{n} // 2 + 1")}):
                if {n} % {d} == 0:
                    {total} += {d}
            {last}
        {t.show(f"{f}({t.any(6, 8, 12, t.n(4, 12))})")}
    """


@template("classics")
def armstrong(t: Draw) -> str:
    n, total, c, k = t.names("n num x", "total s acc", "c d ch", "k power size")
    return f"""
        {n} = {t.any(153, 370, 371, t.n(10, 500))}
        {k} = {t.any(f"len(str({n}))", "2", "3")}
        {total} = 0
        for {c} in str({n}):
            {total} += int({c}) ** {k}
        print({t.any(f"{total} == {n}", f"{total}, {n}", total)})
    """


@template("classics")
def binary_to_number(t: Draw) -> str:
    f, s, n, c = t.names("to_number decode value_of", "s bits text", "n value total", "c b bit")
    bits = "1" + "".join(t.any("0", "1") for _ in range(t.n(2, 4)))
    return t.any(
        f"""
        def {f}({s}):
            {n} = 0
            for {c} in {s}:
                {n} = {n} * 2 + {t.any(f"int({c})", f"({c} == '1')")}
            return {n}
        {t.show(f"{f}({t.s(bits)})")}
        {t.maybe(t.show(f"{f}({t.s(bits[::-1])}) + {f}('1{t.any('0', '1')}')"))}
    """,
        f"""
        {s} = {t.s(bits)}
        {n} = 0
        for i in range(len({s})):
            if {s}[{t.any("i", "-1 - i")}] == '1':
                {n} += 2 ** i
        print({n})
    """,
    )


@template("classics")
def prime_factors(t: Draw) -> str:
    n, d, out = t.names("n num x", "d p f", "out factors parts")
    keep = t.any(f"{out}.append({d})", f"{out} += [{d}]", f"{out} = {out} + [{d}]")
    stop = t.any("", "", f"if {d} > 7:\n                break")
    return f"""
        {n} = {t.any(12, 18, 20, 30, 36, 45, t.n(8, 60))}
        {d} = 2
        {out} = []
        while {n} > 1:
            if {n} % {d} == 0:
                {keep}
                {n} //= {d}
            else:
                {d} += 1
            {stop}
        print({t.any(out, f"len({out})", f"sum({out})")})
    """


@template("classics")
def happy(t: Draw) -> str:
    n, seen, d = t.names("n num x", "seen visited history", "d c digit")
    return f"""
        {n} = {t.any(7, 10, 13, 19, 4, t.n(2, 30))}
        {seen} = []
        while {n} != 1 and {n} not in {seen} and len({seen}) < {t.n(3, 6)}:
            {seen}.append({n})
            {n} = sum(int({d}) {t.any("** 2", "** 2", "* 2")} for {d} in str({n}))
        print({t.any(f"{n} == 1", f"{seen}", f"{n}, len({seen})")})
    """


@template("classics")
def reverse_in_place(t: Draw) -> str:
    xs, i, j = t.names("xs nums items a", "i left lo", "j right hi")
    swap = t.any(
        f"{xs}[{i}], {xs}[{j}] = {xs}[{j}], {xs}[{i}]",
        f"temp = {xs}[{i}]\n            {xs}[{i}] = {xs}[{j}]\n            {xs}[{j}] = temp",
    )
    return t.any(
        f"""
        {xs} = {t.any(t.ints(3, 6), t.word_list(3, 4))}
        {i}, {j} = 0, len({xs}) - 1
        while {i} < {j}:
            {swap}
            {i} += 1
            {j} -= 1
        print({xs})
    """,
        f"""
        {xs} = {t.ints(3, 6)}
        for {i} in range(len({xs}) // 2):
            {j} = len({xs}) - 1 - {i}
            {swap}
        print({t.any(xs, f"{xs}[0], {xs}[-1]")})
    """,
    )


@template("classics")
def move_zeros(t: Draw) -> str:
    xs, k, i = t.names("nums xs a", "k place pos", "i j x")
    values = [t.any(0, t.n(1, 9)) for _ in range(t.n(4, 6))]
    return t.any(
        f"""
        {xs} = {values}
        {k} = 0
        for {i} in range(len({xs})):
            if {xs}[{i}] != 0:
                {xs}[{k}], {xs}[{i}] = {xs}[{i}], {xs}[{k}]
                {k} += 1
        print({t.any(xs, f"{xs}, {k}")})
    """,
        f"""
        {xs} = {values}
        {k} = [{i} for {i} in {xs} if {i} != 0]
        while len({k}) < len({xs}):
            {k}.{t.any("append(0)", "insert(0, 0)")}
        print({k})
    """,
        f"""
        {xs} = {values}
        for {i} in {xs}[:]:
            if {i} == 0:
                {xs}.remove(0)
                {xs}.append(0)
        print({xs})
    """,
    )


@template("classics")
def removing_while_looping(t: Draw) -> str:
    xs, x = t.names("nums xs items", "x n v")
    k = t.n(1, 4)
    values = t.numbers(4, 6, 0, 5)
    return f"""
        {xs} = {values}
        for {x} in {t.any(xs, xs, f"{xs}[:]", f"list({xs})")}:
            if {x} {t.any("==", "<=", "==")} {k}:
                {xs}.remove({x})
        print({t.any(xs, f"{xs}, len({xs})")})
    """


@template("classics")
def matrix_sum(t: Draw) -> str:
    f, a, b, out, i, j = t.names(
        "add_grids combine f", "a m left", "b n right", "out result c", "i r y", "j c2 x"
    )

    def grid() -> str:
        return str([[t.n(0, 9) for _ in range(2)] for _ in range(2)])

    return f"""
        def {f}({a}, {b}):
            {out} = []
            for {i} in range(len({a})):
                row = []
                for {j} in range(len({a}[0])):
                    row.append({a}[{i}][{j}] {t.any("+", "-", "*")} {b}[{i}][{j}])
                {out}.append(row)
            return {out}
        {t.show(f"{f}({grid()}, {grid()})")}
    """


@template("classics")
def matrix_product(t: Draw) -> str:
    a, b, c, i, j, k = t.names("a m", "b p", "c out", "i r", "j s", "k t2")
    return f"""
        {a} = [[{t.n(0, 5)}, {t.n(0, 5)}], [{t.n(0, 5)}, {t.n(0, 5)}]]
        {b} = [[{t.n(0, 5)}, {t.n(0, 5)}], [{t.n(0, 5)}, {t.n(0, 5)}]]
        {c} = [[0, 0], [0, 0]]
        for {i} in range(2):
            for {j} in range(2):
                for {k} in range(2):
                    {c}[{i}][{j}] += {a}[{i}][{k}] * {b}[{k}][{j}]
        print({t.any(c, f"{c}[0][0] + {c}[1][1]", f"{c}[{t.n(0, 1)}]")})
    """


@template("classics")
def tic_tac_toe(t: Draw) -> str:
    f, b, p, row = t.names("wins winner check", "board grid b", "p player who", "row line r")
    rows = ", ".join(t.s("".join(t.any(*"XXO.") for _ in range(3))) for _ in range(3))
    return f"""
        def {f}({b}, {p}):
            for {row} in {b}:
                if {row} == {p} * 3:
                    return True
            for i in range(3):
                if all({b}[k][i] == {p} for k in range(3)):
                    return True
            return {t.any("False", f"{b}[0][0] == {b}[1][1] == {b}[2][2] == {p}")}
        game = [{rows}]
        {t.show(f"{f}(game, 'X')")}
        {t.maybe(t.show(f"{f}(game, 'O')"))}
    """


@template("classics")
def histogram(t: Draw) -> str:
    xs, n, mark = t.names("data counts votes", "n value x", "bar line mark")
    c = t.s(t.any("*", "#", "="))
    return t.any(
        f"""
        {xs} = {t.dict(2, 3)}
        for k, {n} in {xs}.items():
            {mark} = {c} * ({n} % {t.n(4, 7)})
            print({t.any(f"k, {mark}", f"k + ': ' + {mark}", f"k[0] + {mark}")})
    """,
        f"""
        {xs} = {t.ints(3, 4, 0, 5)}
        for {n} in {xs}:
            {mark} = ''
            for _ in range({n}):
                {mark} += {c}
            print({mark})
    """,
    )


@template("classics")
def acronym(t: Draw) -> str:
    f, s, out, w = t.names(
        "acronym shorten code_for", "s phrase text", "out result letters", "w word part"
    )
    return f"""
        def {f}({s}):
            {out} = []
            for {w} in {s}.{t.any("split()", "split()", "title().split()")}:
                if {t.any(f"len({w}) > {t.n(2, 3)}", f"{w} not in ['the', 'of', 'and']", f"{w}[0] != {t.s('a')}")}:
                    {out}.append({w}[0]{t.any("", ".upper()", ".upper()")})
            return {t.s(t.any("", ".", "-"))}.join({out})
        {t.show(f"{f}({t.sentence(2, 4)})")}
    """


@template("classics")
def chunks(t: Draw) -> str:
    f, xs, n, out, i = t.names(
        "chunks split_up parts_of", "xs items s", "n size k", "out parts result", "i pos start"
    )
    data = t.any(t.ints(4, 6), t.s(t.word() + t.word()))
    return f"""
        def {f}({xs}, {n}):
            {out} = []
            for {i} in range(0, len({xs}), {n}):
                {out}.append({xs}[{i}:{i} + {n}])
            return {out}
        {t.show(f"{t.any('', '', 'len')}({f}({data}, {t.n(2, 3)}))")}
    """


@template("classics")
def windows(t: Draw) -> str:
    xs, best, i, k = t.names("nums xs data", "best top most", "i j start", "k size width")
    return f"""
        {xs} = {t.ints(4, 6)}
        {k} = {t.n(2, 3)}
        {best} = {t.any("0", f"sum({xs}[:{k}])")}
        for {i} in range(len({xs}) - {k} + 1):
            total = sum({xs}[{i}:{i} + {k}])
            {t.any(f"if total > {best}:" + chr(10) + f"                {best} = total", f"{best} = max({best}, total)")}
            {t.maybe(f"print({i}, total)", 0.3)}
        print({best})
    """


@template("classics")
def common_items(t: Draw) -> str:
    f, a, b, out, x = t.names(
        "common shared both", "a xs first", "b ys second", "out result same", "x item v"
    )
    return f"""
        def {f}({a}, {b}):
            {out} = []
            for {x} in {a}:
                if {x} {t.any("in", "in", "not in")} {b}{t.any("", f" and {x} not in {out}")}:
                    {out}.append({x})
            return {t.any(out, out, f"sorted({out})", f"len({out})")}
        {t.show(f"{f}({t.ints(3, 5, 1, 6)}, {t.ints(3, 4, 1, 6)})")}
        {t.maybe(t.show(f"{f}({t.word_list(2, 3)}, {t.word_list(2, 3)})"))}
    """


@template("classics")
def vowel_swap(t: Draw) -> str:
    f, s, out, c, table = t.names(
        "secret swap_letters encode",
        "s text word",
        "out result new",
        "c ch letter",
        "table key codes",
    )
    pairs = ", ".join(
        f"{t.s(a)}: {t.s(b)}"
        for a, b in t.any(
            (("a", "4"), ("e", "3"), ("o", "0")),
            (("a", "e"), ("e", "i"), ("i", "o")),
            (("s", "z"), ("t", "7")),
        )
    )
    return f"""
        {table} = {{{pairs}}}
        def {f}({s}):
            {out} = ''
            for {c} in {s}:
                {t.any(f"{out} += {table}.get({c}, {c})", f"if {c} in {table}:" + chr(10) + f"                    {out} += {table}[{c}]" + chr(10) + "                else:" + chr(10) + f"                    {out} += {c}")}
            return {out}
        {t.show(f"{f}({t.s(t.word())})")}
    """


@template("classics")
def bank_moves(t: Draw) -> str:
    accounts, a, b, n = t.names(
        "accounts money balances", "a src giver", "b dst taker", "n amount k"
    )
    who = list(dict.fromkeys(t.words(2, 3)))
    while len(who) < 2:
        who.append(who[0] + "2")
    rows = ", ".join(
        f"({t.s(t.any(*who))}, {t.s(t.any(*who))}, {t.n(1, 12)})" for _ in range(t.n(2, 3))
    )
    body = "{" + ", ".join(f"{t.s(w)}: {t.n(3, 20)}" for w in who) + "}"
    return f"""
        {accounts} = {body}
        for {a}, {b}, {n} in [{rows}]:
            if {accounts}[{a}] {t.any(">=", ">")} {n}:
                {accounts}[{a}] -= {n}
                {accounts}[{b}] += {n}
            else:
                print({a}, {t.any(n, t.s("has too little"))})
        print({t.any(accounts, f"sum({accounts}.values())", f"max({accounts}, key={accounts}.get)")})
    """


@template("classics")
def majority(t: Draw) -> str:
    xs, cand, n, x = t.names("votes xs nums", "cand best pick", "n count k", "x v item")
    values = t.any(
        t.ints(5, 6, 1, 3), "[" + ", ".join(t.s(t.any("a", "b")) for _ in range(5)) + "]"
    )
    return f"""
        {xs} = {values}
        {cand} = None
        {n} = 0
        for {x} in {xs}:
            if {n} == 0:
                {cand} = {x}
            if {x} == {cand}:
                {n} += 1
            else:
                {n} -= 1
        print({t.any(cand, f"{cand}, {xs}.count({cand})")})
    """


@template("classics")
def water_jugs(t: Draw) -> str:
    a, b, n = t.names("a small x", "b big y", "n steps pours")
    p, q = t.any((3, 5), (3, 4), (2, 5), (4, 7))
    return f"""
        {a} = {b} = {n} = 0
        while {b} != {t.any(4, 1, 2) if q > 3 else 1} and {n} < {t.n(4, 7)}:
            if {b} == {q}:
                {b} = 0
            elif {a} == 0:
                {a} = {p}
            else:
                poured = min({a}, {q} - {b})
                {a} -= poured
                {b} += poured
            {n} += 1
        print({t.any(f"{a}, {b}, {n}", n, f"({a}, {b})")})
    """


@template("classics")
def life_row(t: Draw) -> str:
    row, new, i = t.names("row cells line", "new nxt after", "i k pos")
    return f"""
        {row} = {[t.n(0, 1) for _ in range(t.n(4, 6))]}
        for _ in range({t.n(1, 2)}):
            {new} = []
            for {i} in range(len({row})):
                left = {row}[{i} - 1]{t.any("", f" if {i} > 0 else 0")}
                {t.any(f"{new}.append(left ^ {row}[{i}])", f"{new}.append(1 if left != {row}[{i}] else 0)", f"{new}.append(left)")}
            {row} = {new}
        print({t.any(row, f"sum({row})", f"''.join(str(x) for x in {row})")})
    """


@template("classics")
def deal_cards(t: Draw) -> str:
    deck, hands, i, card = t.names(
        "deck cards pile", "hands players piles", "i turn k", "card c top"
    )
    n = t.n(2, 3)
    return f"""
        {deck} = {t.any(f"list(range(1, {t.n(5, 8)}))", t.ints(4, 6), t.word_list(3, 4))}
        {hands} = [[] for _ in range({n})]
        {i} = 0
        while {deck}:
            {card} = {deck}.pop({t.any("", "0")})
            {hands}[{i} % {n}].append({card})
            {i} += 1
        print({t.any(hands, f"{hands}[0]", f"len({hands}[-1]), {i}")})
    """


@template("classics")
def josephus(t: Draw) -> str:
    people, i, out, k = t.names("people circle ring", "i pos at", "out order gone", "k step jump")
    return f"""
        {people} = {t.any(f"list(range(1, {t.n(4, 6)}))", t.word_list(3, 4))}
        {k} = {t.n(2, 3)}
        {i} = 0
        {out} = []
        while len({people}) > 1:
            {i} = ({i} + {k} - 1) % len({people})
            {t.any(f"{out}.append({people}.pop({i}))", f"{out} += [{people}.pop({i})]")}
        print({t.any(f"{people}[0]", f"{people}[0], {out}", out)})
    """


@template("classics")
def look_and_say(t: Draw) -> str:
    f, s, out, i, j = t.names(
        "say describe next_term", "s text term", "out result new", "i a start", "j b end"
    )
    return f"""
        def {f}({s}):
            {out} = ''
            {i} = 0
            while {i} < len({s}):
                {j} = {i}
                while {j} < len({s}) and {s}[{j}] == {s}[{i}]:
                    {j} += 1
                {out} += str({j} - {i}) + {s}[{i}]
                {i} = {j}
            return {out}
        {
        t.any(
            "term = '1'"
            + chr(10)
            + f"        for _ in range({t.n(2, 3)}):"
            + chr(10)
            + f"            term = {f}(term)"
            + chr(10)
            + "        print(term)",
            f"print({f}({t.s(t.any('1', '11', '21', '112', 'aab', '3'))}))",
            f"print({f}({f}({t.s(t.any('1', '2', '11'))})))",
        )
    }
    """
