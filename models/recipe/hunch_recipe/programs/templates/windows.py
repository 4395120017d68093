"""Windows over a list, prefix sums, running products, peaks."""

from .registry import Draw, template


def signed(t: Draw, low: int, high: int) -> list[int]:
    """Numbers of both signs."""
    return [t.any(1, 1, -1) * t.n(1, 9) for _ in range(t.n(low, high))]


@template("windows")
def sums_up_to(t: Draw) -> str:
    f, xs, sums, i, j = t.names(
        "range_sum between part_sum", "xs nums sales", "sums prefix acc", "i a start", "j b end"
    )
    values = signed(t, 4, 6)
    return f"""
        {xs} = {values}
        {sums} = [0]
        for x in {xs}:
            {t.any(f"{sums}.append({sums}[-1] + x)", f"{sums} += [{sums}[-1] + x]", f"{sums}.append(x + {sums}[len({sums}) - 1])")}
        def {f}({i}, {j}):
            return {sums}[{j}{t.any("", " + 1")}] - {sums}[{i}]
        {t.maybe(f"print({sums})")}
        {t.show(f"{f}({t.n(0, 1)}, {t.n(2, 3)})")}
        {t.show(t.any(f"max({f}(i, i + 2) for i in range(len({xs}) - 2))", f"[{f}(0, j) for j in range(len({xs}))]", f"{f}(1, 2) + {f}(2, 3)", f"{f}(0, len({xs}) - 1) == sum({xs}[:-1])"))}
    """


@template("windows")
def balance_point(t: Draw) -> str:
    f, xs, left, right, i = t.names(
        "pivot middle_point balance", "xs nums weights", "left before l", "right after r", "i k at"
    )
    values = t.any(
        t.numbers(4, 6, 0, 6), [1, 3, 5, 2, 2], [2, 1, 1, 2], [1, 2, 3, 3], signed(t, 4, 5)
    )
    return f"""
        def {f}({xs}):
            {left}, {right} = 0, sum({xs})
            for {i}, x in enumerate({xs}):
                {right} -= x
                if {left} {t.any("==", "==", ">=")} {right}:
                    return {t.any(i, f"{i}, {left}", f"{xs}[:{i}]")}
                {left} += x
            return {t.any("-1", "None", f"{left} - {right}")}
        {t.show(f"{f}({values})")}
        {t.maybe(t.show(f"{f}({t.any([1, 1], [0], [3, 1, 2], [2, 0, 2])})"))}
    """


@template("windows")
def product_of_the_others(t: Draw) -> str:
    f, xs, out, p, i = t.names(
        "others products without_self", "xs nums a", "out result res", "p run acc", "i k j"
    )
    return t.any(
        f"""
        def {f}({xs}):
            {out} = [1] * len({xs})
            {p} = 1
            for {i} in range(len({xs})):
                {out}[{i}] = {p}
                {p} *= {xs}[{i}]
            {p} = 1
            for {i} in {t.any(f"range(len({xs}) - 1, -1, -1)", f"reversed(range(len({xs})))")}:
                {out}[{i}] *= {p}
                {p} *= {xs}[{i}]
            return {out}
        {t.show(f"{f}({t.ints(3, 4, 1, 5)})")}
    """,
        f"""
        def {f}({xs}):
            {out} = []
            for {i} in range(len({xs})):
                {p} = {t.any(1, 1, 0)}
                for x in {xs}[:{i}] + {xs}[{i} + 1:]:
                    {p} {t.any("*=", "*=", "+=")} x
                {out}.append({p})
            return {t.any(out, f"max({out}), {out}")}
        {t.show(f"{f}({t.ints(3, 4, 1, 5)})")}
    """,
    )


@template("windows")
def moving_mean(t: Draw) -> str:
    f, xs, k, total, out = t.names(
        "smooth moving_average trend",
        "temps xs prices",
        "k width n",
        "total acc s",
        "out means result",
    )
    mean = t.any(f"{total} / {k}", f"round({total} / {k}, 1)", f"{total} // {k}")
    return f"""
        def {f}({xs}, {k}={t.n(2, 3)}):
            {total} = sum({xs}[:{k}])
            {out} = [{mean}]
            for i in range({k}, len({xs})):
                {t.any(f"{total} += {xs}[i] - {xs}[i - {k}]", f"{total} = {total} + {xs}[i] - {xs}[i - {k}]", f"{total} -= {xs}[i - {k}]" + chr(10) + f"                {total} += {xs}[i]")}
                {out}.append({mean})
            return {t.any(out, f"max({out})", f"{out}[-1] > {out}[0], {out}", f"{out}.index(max({out}))")}
        {t.show(f"{f}({t.ints(4, 6)})")}
        {t.maybe(t.show(f"{f}({t.ints(4, 5)}, {k}=2)"))}
    """


@template("windows")
def peaks(t: Draw) -> str:
    xs, out, i = t.names("heights xs temps", "peaks out found", "i k at")
    test = t.any(
        f"{xs}[{i} - 1] < {xs}[{i}] > {xs}[{i} + 1]",
        f"{xs}[{i}] > {xs}[{i} - 1] and {xs}[{i}] > {xs}[{i} + 1]",
        f"{xs}[{i}] == max({xs}[{i} - 1:{i} + 2])",
        f"{xs}[{i} - 1] >= {xs}[{i}] <= {xs}[{i} + 1]",
        f"({xs}[{i}] - {xs}[{i} - 1]) * ({xs}[{i} + 1] - {xs}[{i}]) < 0",
    )
    return f"""
        {xs} = {t.ints(5, 8)}
        {out} = []
        for {i} in range(1, len({xs}) - 1):
            if {test}:
                {out}.append({t.any(i, f"{xs}[{i}]", f"({i}, {xs}[{i}])")})
                {t.maybe("break", 0.15)}
        {t.any("", f"if {xs}[0] > {xs}[1]:" + chr(10) + f"            {out}.insert(0, {t.any('0', f'{xs}[0]')})")}
        print({t.any(out, f"len({out})", f"{out} or {t.s('flat')}", f"{out}, max({xs})")})
    """


@template("windows")
def longest_piece_without_repeat(t: Draw) -> str:
    f, s, start, best, last = t.names(
        "longest_unique widest best_window",
        "s text xs",
        "start left lo",
        "best top longest",
        "last seen where",
    )
    data = t.any(
        t.s(t.any("abcab", "bbbb", "pwwke", "abba", "dvdf")),
        t.s((t.word() + t.word())[:7]),
        t.ints(5, 6, 1, 4),
    )
    return t.any(
        f"""
        def {f}({s}):
            {last} = {{}}
            {start} = {best} = 0
            for i, c in enumerate({s}):
                if c in {last} and {last}[c] >= {start}:
                    {start} = {last}[c] + 1
                {last}[c] = i
                {best} = max({best}, i - {start} + 1)
            return {best}
        {t.show(f"{f}({data})")}
    """,
        f"""
        def {f}({s}):
            {start} = 0
            {best} = {s}[:0]
            for i in range(len({s})):
                while {s}[i] in {s}[{start}:i]:
                    {start} += 1
                if i - {start} + 1 > len({best}):
                    {best} = {s}[{start}:i + 1]
            return {t.any(best, f"len({best})", f"{best}, {start}")}
        {t.show(f"{f}({data})")}
    """,
    )


@template("windows")
def shortest_stretch_with_sum(t: Draw) -> str:
    f, xs, goal, total, start = t.names(
        "shortest min_length stretch",
        "xs nums steps",
        "goal target need",
        "total acc s",
        "start left lo",
    )
    return f"""
        def {f}({xs}, {goal}):
            {start} = {total} = 0
            best = {t.any(f"len({xs}) + 1", "99")}
            for end in range(len({xs})):
                {total} += {xs}[end]
                while {total} >= {goal}:
                    best = min(best, end - {start} + 1)
                    {total} -= {xs}[{start}]
                    {start} += 1
            return best if best <= len({xs}) else {t.any("0", "None", "-1")}
        {t.show(f"{f}({t.ints(4, 6, 1, 9)}, {t.n(6, 18)})")}
    """
