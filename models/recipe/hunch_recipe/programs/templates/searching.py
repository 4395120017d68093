"""Searching: bounds by halving, places of the first and the last, the nearest, the k-th."""

from .registry import Draw, template


@template("searching")
def lower_bound(t: Draw) -> str:
    f, xs, x, lo, hi, mid = t.names(
        "lower_bound insert_at count_below",
        "xs nums a",
        "x target key",
        "lo left start",
        "hi right end",
        "mid m half",
    )
    sign = t.any("<", "<=")
    values = sorted(t.numbers(4, 6, 1, 12))
    return f"""
        def {f}({xs}, {x}):
            {lo}, {hi} = 0, len({xs})
            while {lo} < {hi}:
                {mid} = ({lo} + {hi}) // 2
                if {xs}[{mid}] {sign} {x}:
                    {lo} = {mid} + 1
                else:
                    {hi} = {mid}
                {t.maybe(f"print({lo}, {hi})", 0.3)}
            return {lo}
        data = {values}
        {t.show(f"{f}(data, {t.any(*values)})")}
        {t.show(t.any(f"{f}(data, {t.n(0, 14)})", f"len(data) - {f}(data, {t.any(*values)})", f"{f}(data, {values[1] + 1}) - {f}(data, {values[1]})"))}
    """


@template("searching")
def first_and_last_place(t: Draw) -> str:
    f, xs, x, a, b = t.names(
        "span places first_last", "xs nums s", "x target c", "first a lo", "last b hi"
    )
    values = t.numbers(4, 6, 1, 3)
    return f"""
        def {f}({xs}, {x}):
            {a} = {b} = -1
            for i, v in enumerate({xs}):
                if v == {x}:
                    {t.any(f"if {a} < 0:", f"if {a} == -1:")}
                        {a} = i
                    {b} = i
            return {t.any(f"{a}, {b}", f"({a}, {b})", f"{b} - {a}", f"{xs}[{a}:{b} + 1]")}
        {t.show(f"{f}({values}, {t.n(1, 4)})")}
        {t.maybe(t.show(f"{f}({t.s(t.word() + t.word())}, {t.s(t.any(*'aeot'))})"))}
    """


@template("searching")
def rotated_minimum(t: Draw) -> str:
    xs, lo, hi, mid = t.names("xs nums a", "lo left i", "hi right j", "mid m k")
    values = sorted(t.rng.sample(range(1, 30), t.n(4, 6)))
    k = t.n(0, len(values) - 1)
    return f"""
        {xs} = {values[k:] + values[:k]}
        {lo}, {hi} = 0, len({xs}) - 1
        while {lo} < {hi}:
            {mid} = ({lo} + {hi}) // 2
            if {xs}[{mid}] > {xs}[{hi}]:
                {lo} = {mid} + 1
            else:
                {hi} = {mid}
            {t.maybe(f"print({lo}, {hi})")}
        print({t.any(f"{xs}[{lo}], {lo}", f"{xs}[{lo}:] + {xs}[:{lo}]", f"{lo}, {xs}[{lo}] == min({xs})")})
    """


@template("searching")
def whole_square_root(t: Draw) -> str:
    f, n, lo, hi, mid = t.names("root isqrt side", "n x area", "lo a low", "hi b high", "mid m g")
    n1 = t.n(5, 120)
    return t.any(
        f"""
        def {f}({n}):
            {lo}, {hi} = 0, {n}
            while {lo} < {hi}:
                {mid} = ({lo} + {hi} + 1) // 2
                if {mid} * {mid} <= {n}:
                    {lo} = {mid}
                else:
                    {hi} = {mid} - 1
            return {t.any(lo, lo, f"{lo} * {lo} == {n}")}
        {t.show(f"{f}({n1})")}
    """,
        f"""
        def {f}({n}):
            {lo} = {t.n(0, 1)}
            while ({lo} + 1) * ({lo} + 1) <= {n}:
                {lo} += 1
            return {lo}{t.any("", f", {n} - {lo} * {lo}")}
        {t.show(f"{f}({t.n(3, 60)})")}
        {t.maybe(t.show(f"{f}({t.n(3, 30)})"))}
    """,
        f"""
        {n} = {n1}
        {mid} = {n}
        while {mid} * {mid} > {n}:
            {mid} = ({mid} + {n} // {mid}) // 2
            {t.maybe(f"print({mid})")}
        print({mid}, {t.any(f"{n} - {mid} * {mid}", f"{mid} ** 2 == {n}")})
    """,
    )


@template("searching")
def peak_of_list(t: Draw) -> str:
    f, xs, lo, hi, mid = t.names(
        "peak summit top_at", "xs heights a", "lo left i", "hi right j", "mid m k"
    )
    up = t.ordered(2, 3)
    down = sorted(t.rng.sample(range(1, 30), t.n(1, 3)), reverse=True)
    return f"""
        def {f}({xs}):
            {lo}, {hi} = 0, len({xs}) - 1
            while {lo} < {hi}:
                {mid} = ({lo} + {hi}) // 2
                if {xs}[{mid}] < {xs}[{mid} + 1]:
                    {lo} = {mid} + 1
                else:
                    {hi} = {mid}
            return {t.any(lo, f"{xs}[{lo}]")}
        {t.show(f"{f}({up + down})")}
        {t.maybe(t.show(f"{f}({t.ordered(3, 4)})"))}
    """


@template("searching")
def substring_by_hand(t: Draw) -> str:
    f, s, p, i, j = t.names(
        "find_text index_of where_is", "s text hay", "p part needle", "i at start", "j k m"
    )
    word = t.word() + t.any("", t.word())
    at = t.n(0, len(word) - 2)
    part = t.any(word[at : at + 2], word[at : at + 2], t.word()[:2])
    return t.any(
        f"""
        def {f}({s}, {p}):
            for {i} in range(len({s}) - len({p}) + 1):
                {j} = 0
                while {j} < len({p}) and {s}[{i} + {j}] == {p}[{j}]:
                    {j} += 1
                if {j} == len({p}):
                    return {i}
            return -1
        {t.show(f"{f}({t.s(word)}, {t.s(part)})")}
    """,
        f"""
        def {f}({s}, {p}):
            found = []
            {i} = 0
            while {i} <= len({s}) - len({p}):
                if {s}[{i}:{i} + len({p})] == {p}:
                    found += [{i}]
                    {i} += {t.any("1", f"len({p})")}
                else:
                    {i} += 1
            return {t.any("found", "len(found)")}
        {t.show(f"{f}({t.s((word + word)[:8])}, {t.s(part)})")}
    """,
    )


@template("searching")
def kth_by_counting(t: Draw) -> str:
    f, xs, k, x = t.names("kth nth_smallest pick", "xs nums data", "k n place", "x v cand")
    values = t.rng.sample(range(1, 20), t.n(3, 4))
    sign = t.any("<", ">")
    return f"""
        def {f}({xs}, {k}):
            for {x} in {xs}:
                below = {t.any(f"sum(1 for y in {xs} if y {sign} {x})", f"len([y for y in {xs} if y {sign} {x}])")}
                {t.maybe(f"print({x}, below)", 0.4)}
                if below == {k} - 1:
                    return {x}
            return {t.any("None", "-1")}
        {t.show(f"{f}({values}, {t.n(1, 3)})")}
        {t.show(f"{f}({values}, {t.n(1, 5)})")}
    """


@template("searching")
def same_in_sorted_lists(t: Draw) -> str:
    a, b, i, j, out = t.names("a xs first", "b ys second", "i p", "j q", "out both common")
    left = sorted(t.rng.sample(range(1, 10), t.n(3, 4)))
    right = sorted(t.rng.sample(range(1, 10), t.n(3, 4)))
    return f"""
        {a} = {left}
        {b} = {right}
        {i} = {j} = 0
        {out} = []
        while {i} < len({a}) and {j} < len({b}):
            if {a}[{i}] == {b}[{j}]:
                {out}.append({a}[{i}])
                {i} += 1
                {j} += 1
            elif {a}[{i}] < {b}[{j}]:
                {t.any(f"{i} += 1", f"print({a}[{i}])" + chr(10) + f"                {i} += 1")}
            else:
                {j} += 1
        print({t.any(out, f"{out}, {i}, {j}", f"len({out})")})
    """


@template("searching")
def closest_value(t: Draw) -> str:
    f, xs, x, best = t.names(
        "closest nearest pick", "xs stops marks", "x goal here", "best near found"
    )
    k = t.n(2, 20)
    style = t.any(
        f"if abs(y - {x}) {t.any('<', '<=')} abs({best} - {x}):\n                    {best} = y",
        f"gap = abs(y - {x})\n                if gap < abs({best} - {x}) or gap == 0:\n                    {best} = y",
    )
    return f"""
        def {f}({xs}, {x}):
            {best} = {xs}[0]
            for y in {xs}[1:]:
                {style}
            return {t.any(best, f"{best}, abs({best} - {x})", f"{xs}.index({best})")}
        {t.show(f"{f}({t.ints(3, 5)}, {k})")}
        {t.maybe(t.show(f"{f}({t.ordered(3, 4)}, {t.n(1, 30)})"))}
    """


@template("searching")
def jump_then_step(t: Draw) -> str:
    xs, goal, i, jump, n = t.names(
        "xs nums data", "goal x key", "i at pos", "jump size hop", "n looks steps"
    )
    values = t.ordered(5, 7)
    return f"""
        {xs} = {values}
        {goal} = {t.any(*values, t.n(1, 30))}
        {jump} = {t.n(2, 3)}
        {i} = {n} = 0
        while {i} + {jump} < len({xs}) and {xs}[{i} + {jump}] <= {goal}:
            {i} += {jump}
            {n} += 1
        while {i} < len({xs}) and {xs}[{i}] < {goal}:
            {i} += 1
            {n} += 1
        if {i} < len({xs}) and {xs}[{i}] == {goal}:
            print({t.s("at")}, {i}{t.any("", f", {n}")})
        else:
            print({t.s("missing")}, {n})
    """
