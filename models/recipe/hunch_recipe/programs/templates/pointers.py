"""Interview problems on one list: two pointers, intervals, stacks of candidates."""

from .registry import Draw, template


@template("pointers")
def pair_in_sorted_list(t: Draw) -> str:
    f, xs, goal, i, j = t.names(
        "pair_sum find_two closest_pair", "xs nums a", "goal target k", "i left lo", "j right hi"
    )
    values = t.ordered(4, 6)
    target = t.any(values[0] + values[-1], values[1] + values[2], t.n(5, 40))
    return f"""
        def {f}({xs}, {goal}):
            {i}, {j} = 0, len({xs}) - 1
            while {i} < {j}:
                total = {xs}[{i}] + {xs}[{j}]
                if total == {goal}:
                    return {t.any(f"({i}, {j})", f"[{xs}[{i}], {xs}[{j}]]", f"{j} - {i}")}
                {t.any("elif", "if")} total {t.any("<", "<")} {goal}:
                    {i} += 1
                else:
                    {j} -= 1
            return {t.any("None", "[]", f"({i}, {j})", "-1")}
        {t.show(f"{f}({values}, {target})")}
        {t.maybe(t.show(f"{f}({t.ordered(3, 4)}, {t.n(5, 30)})"))}
    """


@template("pointers")
def water_between_walls(t: Draw) -> str:
    f, xs, i, j, best = t.names(
        "most_water largest_area biggest",
        "heights walls xs",
        "i left a",
        "j right b",
        "best top area",
    )
    move = t.any(
        f"if {xs}[{i}] < {xs}[{j}]:\n                    {i} += 1\n                else:\n                    {j} -= 1",
        f"if {xs}[{i}] >= {xs}[{j}]:\n                    {j} -= 1\n                else:\n                    {i} += 1",
        f"{i}, {j} = ({i} + 1, {j}) if {xs}[{i}] < {xs}[{j}] else ({i}, {j} - 1)",
    )
    return f"""
        def {f}({xs}):
            {i}, {j} = 0, len({xs}) - 1
            {best} = 0
            while {i} < {j}:
                {t.any(f"{best} = max({best}, min({xs}[{i}], {xs}[{j}]) * ({j} - {i}))", f"now = ({j} - {i}) * min({xs}[{i}], {xs}[{j}])" + chr(10) + f"                if now > {best}:" + chr(10) + f"                    {best} = now")}
                {move}
            return {best}
        {t.show(f"{f}({t.ints(4, 6, 1, 9)})")}
    """


@template("pointers")
def overlapping_intervals(t: Draw) -> str:
    f, xs, out, a, b = t.names(
        "merge_all join_spans combine",
        "spans intervals times",
        "out merged result",
        "a start lo",
        "b end hi",
    )
    spans = [(x := t.n(1, 9), x + t.n(1, 4)) for _ in range(t.n(3, 4))]
    return f"""
        def {f}({xs}):
            {out} = []
            for {a}, {b} in sorted({xs}{t.any("", ", key=lambda span: span[0]")}):
                if {out} and {a} {t.any("<=", "<")} {out}[-1][1]:
                    {t.any(f"{out}[-1][1] = max({out}[-1][1], {b})", f"{out}[-1] = [{out}[-1][0], max({b}, {out}[-1][1])]")}
                else:
                    {out}.append([{a}, {b}])
            return {t.any(out, f"len({out})", f"sum(end - start for start, end in {out})", f"max({out}, key=lambda span: span[1] - span[0])")}
        {t.show(f"{f}({[tuple(s) for s in spans]})")}
    """


@template("pointers")
def unique_in_place(t: Draw) -> str:
    f, xs, k, i = t.names("squeeze unique_sorted compact", "xs nums a", "k last slow", "i j fast")
    values = sorted(t.numbers(5, 7, 1, 5))
    return t.any(
        f"""
        def {f}({xs}):
            {k} = 0
            for {i} in range(1, len({xs})):
                if {xs}[{i}] != {xs}[{k}]:
                    {k} += 1
                    {xs}[{k}] = {xs}[{i}]
            {t.any(f"del {xs}[{k} + 1:]", f"{xs}[{k} + 1:] = []", "")}
            return {k} + 1
        values = {values}
        size = {f}(values)
        print({t.any("size, values", "values[:size]")})
    """,
        f"""
        def {f}({xs}, most={t.n(1, 2)}):
            {k} = 0
            for {i} in {xs}:
                if {k} < most or {xs}[{k} - most] != {i}:
                    {xs}[{k}] = {i}
                    {k} += 1
            return {t.any(f"{xs}[:{k}]", k, f"{k}, {xs}")}
        {t.show(f"{f}({values})")}
    """,
    )


@template("pointers")
def three_colours(t: Draw) -> str:
    f, xs, lo, mid, hi = t.names(
        "sort_colours three_way partition3", "xs balls a", "lo low i", "mid cur k", "hi high j"
    )
    letters = t.n(0, 2) == 0
    first, last = ("'r'", "'b'") if letters else (t.any("0", "0"), "2")
    data = (
        [t.any("r", "w", "b") for _ in range(t.n(4, 5))]
        if letters
        else [t.n(0, 2) for _ in range(t.n(4, 6))]
    )
    return f"""
        def {f}({xs}):
            {lo} = {mid} = 0
            {hi} = len({xs}) - 1
            while {mid} <= {hi}:
                if {xs}[{mid}] == {first}:
                    {xs}[{lo}], {xs}[{mid}] = {xs}[{mid}], {xs}[{lo}]
                    {lo} += 1
                    {mid} += 1
                elif {xs}[{mid}] == {last}:
                    {xs}[{mid}], {xs}[{hi}] = {xs}[{hi}], {xs}[{mid}]
                    {hi} -= 1
                else:
                    {mid} += 1
                {t.maybe(f"print({xs})", 0.3)}
            return {t.any(xs, f"{lo}, {hi}", f"{xs}[{lo}:{hi} + 1]")}
        {t.show(f"{f}({data})")}
    """


@template("pointers")
def next_larger(t: Draw) -> str:
    f, xs, out, stack, i = t.names(
        "next_larger wait_days warmer",
        "xs temps nums",
        "out result answer",
        "stack open_ waiting",
        "i k day",
    )
    value = t.any(f"{i} - j", f"{xs}[{i}]", i)
    return f"""
        def {f}({xs}):
            {out} = [{t.any("-1", "0", "None")}] * len({xs})
            {stack} = []
            for {i} in range(len({xs})):
                while {stack} and {xs}[{stack}[-1]] {t.any("<", "<", ">")} {xs}[{i}]:
                    j = {stack}.pop()
                    {out}[j] = {value}
                {stack}.append({i})
            return {t.any(out, f"{out}, {stack}")}
        {t.show(f"{f}({t.ints(4, 6)})")}
    """


@template("pointers")
def leaders_from_the_right(t: Draw) -> str:
    xs, top, out, x = t.names("xs nums heights", "top best tallest", "out seen leaders", "x h v")
    return f"""
        {xs} = {t.ints(4, 7)}
        {out} = []
        {top} = {t.any("0", f"{xs}[-1] - 1", "-1")}
        for {x} in {t.any(f"reversed({xs})", f"{xs}[::-1]", xs)}:
            if {x} {t.any(">", ">=")} {top}:
                {t.any(f"{out}.append({x})", f"{out}.insert(0, {x})", f"{out} = [{x}] + {out}")}
                {top} = {x}
            {t.any("", "elif " + f"{x} == {top}:" + chr(10) + f"                {top} += 1")}
        print({t.any(out, f"{out}, {top}", f"len({out}), {out}[0]")})
    """
