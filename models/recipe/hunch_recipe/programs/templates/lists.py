"""Lists: running values, searching, rotating, merging, aliases."""

from .registry import Draw, template


@template("lists")
def running_total(t: Draw) -> str:
    xs, out, total, x = t.names(
        "nums xs values prices", "out sums result totals", "total acc s", "x n v"
    )
    return f"""
        {xs} = {t.ints(3, 6)}
        {out} = []
        {total} = 0
        for {x} in {xs}:
            {total} {t.any("+=", "+=", "-=")} {x}{t.any("", "", " * 2")}
            {out}.append({t.any(total, total, f"{total} % {t.n(3, 10)}", f"max({total}, {x})")})
        print({out})
    """


@template("lists")
def largest_and_place(t: Draw) -> str:
    f, xs, best, at, i = t.names(
        "find_max largest locate f", "xs nums a", "best top big", "at pos where", "i k j"
    )
    sign = t.any(">", "<", ">=")
    return f"""
        def {f}({xs}):
            {best} = {xs}[0]
            {at} = 0
            for {i} in range(1, len({xs})):
                if {xs}[{i}] {sign} {best}:
                    {best} = {xs}[{i}]
                    {at} = {i}
            return {t.any(f"{best}, {at}", f"({best}, {at})", at, f"[{best}, {at}]")}
        {t.show(f"{f}({t.ints(3, 6)})")}
    """


@template("lists")
def evens_and_odds(t: Draw) -> str:
    xs, a, b, x = t.names("nums xs data", "evens small left", "odds large right", "x n v")
    k = t.n(2, 4)
    return f"""
        {xs} = {t.ints(4, 7)}
        {a}, {b} = [], []
        for {x} in {xs}:
            if {t.any(f"{x} % {k} == 0", f"{x} > {t.n(3, 8)}", f"{x} % 2")}:
                {a}.append({t.any(x, f"{x} * 2", f"{x} + 1")})
            else:
                {b}.append({x})
        {t.any(f"print({a}, {b})", f"print(sum({a}) - sum({b}))", f"result = {a} + {b}", f"print(len({a}), len({b}))")}
    """


@template("lists")
def alias(t: Draw) -> str:
    a, b, c = t.names("a xs nums first", "b ys other second", "c copy third zs")
    k = t.n(1, 9)
    return f"""
        {a} = {t.ints(2, 4)}
        {b} = {a}
        {c} = {t.any(f"{a}[:]", f"list({a})", f"{a}.copy()", f"{a} + [0]")}
        {t.any(a, b, c)}.append({k})
        {t.any(f"{b}[0] = {t.n(10, 20)}", f"{c}[0] += 1", f"{b}.pop()", f"{a} = {a} + [{k}]", f"{b} += [{k}]")}
        {t.maybe(f"{c}.insert(0, {t.n(1, 9)})")}
        print({t.any(f"{a}, {b}", f"{a} == {b}, {a} is {b}", f"len({a}), len({c})", f"{a}, {b}, {c}")})
    """


@template("lists")
def rotate(t: Draw) -> str:
    f, xs, k = t.names("rotate turn shift f", "xs items a", "k n by")
    body = t.any(
        f"return {xs}[{k}:] + {xs}[:{k}]",
        f"for _ in range({k}):\n                {xs}.append({xs}.pop(0))\n            return {xs}",
        f"{k} = {k} % len({xs})\n            return {xs}[-{k}:] + {xs}[:-{k}]",
        f"for _ in range({k}):\n                last = {xs}.pop()\n                {xs}.insert(0, last)\n            return {xs}",
    )
    given = t.name("data", "row", "start", "orig")
    return f"""
        def {f}({xs}, {k}):
            {body}
        {given} = {t.any(t.ints(3, 5), t.word_list(3, 4))}
        {t.show(f"{f}({given}, {t.n(1, 3)})")}
        {t.maybe(f"print({given})")}
    """


@template("lists")
def remove_repeats(t: Draw) -> str:
    xs, out, x = t.names("xs nums items data", "out unique result", "x n item")
    values = t.any(
        t.ints(5, 8, 0, 4), "[" + ", ".join(t.s(t.any("a", "b", "c")) for _ in range(5)) + "]"
    )
    return f"""
        {xs} = {values}
        {out} = []
        for {x} in {xs}:
            if {x} not in {out}:
                {out}.append({x})
            {t.maybe("else:", 0.4)}
        print({t.any(out, f"len({xs}) - len({out})", f"{out}[::-1]")})
    """.replace("else:\n", f"else:\n                print({t.s(t.any('again', 'seen'))}, {x})\n")


@template("lists")
def merge_sorted(t: Draw) -> str:
    f, a, b, out, i, j = t.names(
        "merge join combine", "a xs left", "b ys right", "out result merged", "i p", "j q"
    )
    rest = t.any(
        f"return {out} + {a}[{i}:] + {b}[{j}:]",
        f"{out}.extend({a}[{i}:])\n            {out}.extend({b}[{j}:])\n            return {out}",
    )
    return f"""
        def {f}({a}, {b}):
            {out} = []
            {i} = {j} = 0
            while {i} < len({a}) and {j} < len({b}):
                if {a}[{i}] {t.any("<", "<=")} {b}[{j}]:
                    {out}.append({a}[{i}])
                    {i} += 1
                else:
                    {out}.append({b}[{j}])
                    {j} += 1
            {rest}
        {t.show(f"{f}({t.ordered(2, 4)}, {t.ordered(2, 4)})")}
    """


@template("lists")
def differences(t: Draw) -> str:
    xs, out, i = t.names("xs nums temps data", "out diffs result", "i k j")
    step = t.any(
        f"{xs}[{i} + 1] - {xs}[{i}]",
        f"abs({xs}[{i}] - {xs}[{i} + 1])",
        f"max({xs}[{i}], {xs}[{i} + 1])",
        f"{xs}[{i}] * {xs}[{i} + 1]",
    )
    return f"""
        {xs} = {t.ints(3, 6)}
        {out} = []
        for {i} in range(len({xs}) - 1):
            {out}.append({step})
        print({t.any(out, f"max({out})", f"sum({out})", f"{out}, len({out})")})
    """


@template("lists")
def second_largest(t: Draw) -> str:
    xs, a, b, x = t.names("nums xs scores", "first a best", "second b next_best", "x n v")
    return f"""
        {xs} = {t.ints(3, 6)}
        {a} = {b} = {t.any("-1", "0", "-100")}
        for {x} in {xs}:
            if {x} > {a}:
                {b} = {a}
                {a} = {x}
            elif {x} > {b}{t.any("", f" and {x} != {a}")}:
                {b} = {x}
        print({t.any(f"{a}, {b}", b, f"{a} - {b}")})
    """


@template("lists")
def stack_of_brackets(t: Draw) -> str:
    f, s, stack, c = t.names(
        "balanced check is_valid matched", "s text code", "stack open_ st", "c ch b"
    )
    text = (
        "".join(t.any(*"()[]()") for _ in range(t.n(2, 5)))
        if t.n(0, 1)
        else t.any("()[]", "([])", "([)]", "(()", "[()]")
    )
    return f"""
        def {f}({s}):
            {stack} = []
            pairs = {{')': '(', ']': '['}}
            for {c} in {s}:
                if {c} in {t.any("'(['", "pairs.values()")}:
                    {stack}.append({c})
                elif not {stack} or {stack}.pop() != pairs[{c}]:
                    return False
            return {t.any(f"not {stack}", f"len({stack}) == 0", f"{stack} == []")}
        {t.show(f"{f}({t.s(text)})")}
    """


@template("lists")
def pairs_with_sum(t: Draw) -> str:
    xs, target, out, i, j = t.names("nums xs a", "target goal k", "out found pairs", "i p", "j q")
    return f"""
        {xs} = {t.ints(3, 5, 1, 8)}
        {target} = {t.n(5, 11)}
        {out} = {t.any("[]", "[]")}
        for {i} in range(len({xs})):
            for {j} in range({i} + 1, len({xs})):
                if {xs}[{i}] + {xs}[{j}] {t.any("==", "==", ">")} {target}:
                    {out}.append({t.any(f"({i}, {j})", f"({xs}[{i}], {xs}[{j}])", f"[{i}, {j}]")})
        print({t.any(out, f"len({out})")})
    """


@template("lists")
def queue_at_counter(t: Draw) -> str:
    q, who, done, n = t.names(
        "queue line waiting", "who name person", "done served order", "n rounds turn"
    )
    return f"""
        {q} = {t.word_list(2, 4)}
        {done} = []
        {n} = 0
        while {q}{t.maybe(f" and {n} < {t.n(2, 5)}")}:
            {who} = {q}.pop(0)
            {n} += 1
            if {t.any(f"{n} == {t.n(1, 2)}", f"len({who}) > 3 and {n} < 4", f"{n} % 2 == 0 and {n} < 6")}:
                {q}.append({t.any(t.s(t.word()), f"{who} + '!'", who)})
            {t.any(f"{done}.append({who})", f"{done}.insert(0, {who})", f"{done} += [{who}]")}
        print({done})
    """


@template("lists")
def halving_search(t: Draw) -> str:
    f, xs, x, lo, hi, mid = t.names(
        "search locate find_in where",
        "xs nums a data",
        "x target key",
        "lo left start",
        "hi right end",
        "mid m half",
    )
    values = t.ordered(4, 7)
    goal = t.any(t.any(*values), t.n(1, 30))
    hit = t.any(f"return {mid}", f"return {t.s('found')}", "return True")
    if t.n(0, 2) == 0:
        return f"""
        def {f}({xs}, {x}, {lo}, {hi}):
            if {lo} > {hi}:
                return {t.any("-1", "None")}
            {mid} = ({lo} + {hi}) // 2
            if {xs}[{mid}] == {x}:
                return {mid}
            if {xs}[{mid}] {t.any("<", "<=")} {x}:
                return {f}({xs}, {x}, {mid} + 1, {hi})
            return {f}({xs}, {x}, {lo}, {mid} - 1)
        values = {values}
        {t.show(f"{f}(values, {goal}, 0, len(values) - 1)")}
    """
    body = t.any(
        f"if {xs}[{mid}] == {x}:\n                    {hit}\n                elif {xs}[{mid}] < {x}:\n                    {lo} = {mid} + 1\n                else:\n                    {hi} = {mid} - 1",
        f"if {xs}[{mid}] > {x}:\n                    {hi} = {mid} - 1\n                elif {xs}[{mid}] < {x}:\n                    {lo} = {mid} + 1\n                else:\n                    {hit}",
        f"if {xs}[{mid}] < {x}:\n                    {lo} = {mid} + 1\n                else:\n                    {hi} = {mid} - 1",
    )
    return f"""
        def {f}({xs}, {x}):
            {lo}, {hi} = 0, len({xs}) - 1
            while {lo} <= {hi}:
                {mid} = {t.any(f"({lo} + {hi}) // 2", f"{lo} + ({hi} - {lo}) // 2")}
                {t.any("", "", f"print({lo}, {hi})")}
                {body}
            return {t.any("-1", "None", lo)}
        {t.show(f"{f}({values}, {goal})")}
    """


@template("lists")
def bubble_passes(t: Draw) -> str:
    f, xs, i, j, n = t.names(
        "arrange order sort_up", "xs nums a items", "i k turn", "j p at", "n count swaps"
    )
    sign, last = t.any(">", "<"), t.any(xs, f"{xs}, {n}", n)
    if t.n(0, 1):
        return f"""
        def {f}({xs}):
            {n} = 0
            done = False
            while not done:
                done = True
                for {j} in range(len({xs}) - 1):
                    if {xs}[{j}] {sign} {xs}[{j} + 1]:
                        {xs}[{j}], {xs}[{j} + 1] = {xs}[{j} + 1], {xs}[{j}]
                        {t.any(f"{n} += 1", "")}
                        done = False
            return {last}
        {t.show(f"{f}({t.ints(3, 4)})")}
    """
    return f"""
        def {f}({xs}):
            {n} = 0
            for {i} in range(len({xs}) - 1):
                for {j} in range(len({xs}) - 1{t.any("", f" - {i}")}):
                    if {xs}[{j}] {sign} {xs}[{j} + 1]:
                        {xs}[{j}], {xs}[{j} + 1] = {xs}[{j} + 1], {xs}[{j}]
                        {n} += 1
            return {last}
        {t.show(f"{f}({t.ints(3, 4)})")}
    """


@template("lists")
def insertion(t: Draw) -> str:
    f, xs, i, x, j = t.names(
        "insert_sort place_all order", "xs nums a", "i k", "x cur key", "j p at"
    )
    return f"""
        def {f}({xs}):
            for {i} in range(1, len({xs})):
                {x} = {xs}[{i}]
                {j} = {i}
                while {j} > 0 and {xs}[{j} - 1] {t.any(">", "<")} {x}:
                    {xs}[{j}] = {xs}[{j} - 1]
                    {j} -= 1
                {xs}[{j}] = {x}
                {t.maybe(f"print({xs})", 0.3)}
            return {xs}
        {t.show(f"{f}({t.ints(3, 5)})")}
    """


@template("lists")
def quick_split(t: Draw) -> str:
    f, xs, p, a, b = t.names(
        "quick order arrange", "xs nums items", "pivot p first", "small less low", "big more high"
    )
    return f"""
        def {f}({xs}):
            if len({xs}) <= 1:
                return {xs}
            {p} = {xs}[0]
            {a} = [x for x in {xs}[1:] if x < {p}]
            {b} = [x for x in {xs}[1:] if x >= {p}]
            return {t.any(f"{f}({a}) + [{p}] + {f}({b})", f"{f}({b}) + [{p}] + {f}({a})")}
        {t.show(f"{f}({t.ints(3, 4)})")}
    """


@template("lists")
def halves_merged(t: Draw) -> str:
    f, xs, mid, a, b, out = t.names(
        "merge_sort sort_halves",
        "xs nums items",
        "mid m half",
        "a left",
        "b right",
        "out result merged",
    )
    return f"""
        def {f}({xs}):
            if len({xs}) < 2:
                return {xs}
            {mid} = len({xs}) // 2
            {a} = {f}({xs}[:{mid}])
            {b} = {f}({xs}[{mid}:])
            {out} = []
            while {a} and {b}:
                if {a}[0] {t.any("<=", "<", ">")} {b}[0]:
                    {out}.append({a}.pop(0))
                else:
                    {out}.append({b}.pop(0))
            return {out} + {a} + {b}
        {t.show(f"{f}({t.ints(3, 4)})")}
    """


@template("lists")
def turned_table(t: Draw) -> str:
    m, out, i, j = t.names("grid m table rows", "out turned cols", "i c k", "j r n")
    rows, columns = t.n(2, 3), t.n(2, 3)
    body = ", ".join(
        "[" + ", ".join(str(t.n(0, 9)) for _ in range(columns)) + "]" for _ in range(rows)
    )
    return t.any(
        f"""
        {m} = [{body}]
        {out} = []
        for {i} in range({columns}):
            column = []
            for {j} in {t.any(m, m, f"{m}[::-1]")}:
                column.append({j}[{i}])
            {out}.append(column)
        print({t.any(out, f"{out}[0]", f"len({out}), {out}[-1]")})
    """,
        f"""
        {m} = [{body}]
        {out} = [[0] * {rows} for _ in range({columns})]
        for {i} in range({rows}):
            for {j} in range({columns}):
                {out}[{j}][{i}] = {m}[{i}][{j}]
        print({t.any(out, f"{out} == {m}, {out}[0]")})
    """,
        f"""
        {m} = [{body}]
        {out} = [[row[{i}] for row in {m}] for {i} in range({columns})]
        print({t.any(out, f"{out}[1]", f"[sum(c) for c in {out}]")})
    """,
    )
