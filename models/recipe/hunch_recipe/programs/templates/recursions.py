"""Recursion on numbers, texts and lists: what a call leaves for the next, and what comes back."""

from .registry import Draw, template


@template("recursions")
def mutual_even_odd(t: Draw) -> str:
    a, b, n = t.names("is_even even left", "is_odd odd right", "n k x")
    step = t.any("1", "1", "2")
    return f"""
        def {a}({n}):
            if {n} <= 0:
                return {t.any("True", f"{n} == 0")}
            {t.maybe(f"print({t.s('even')}, {n})", 0.3)}
            return {b}({n} - {step})
        def {b}({n}):
            if {n} <= 0:
                return {t.any("False", f"{n} < 0")}
            return {a}({n} - {t.any("1", step)})
        {t.show(f"{a}({t.n(2, 6)})")}
        {t.show(t.any(f"{b}({t.n(2, 5)})", f"not {b}({t.n(1, 3)})", f"[{a}(i) for i in range({t.n(2, 3)})]"))}
    """


@template("recursions")
def binary_digits_recursive(t: Draw) -> str:
    f, n, base = t.names("binary to_bits digits_in", "n x num", "base b")
    if t.n(0, 1):
        return f"""
        def {f}({n}):
            if {n} < 2:
                return {t.any(f"str({n})", f"'0b' + str({n})")}
            return {f}({n} // 2) + str({n} % 2)
        {t.show(f"{f}({t.n(2, 40)})")}
        {t.maybe(t.show(f"len({f}({t.n(2, 60)}))"))}
    """
    return f"""
        def {f}({n}, {base}):
            if {n} < {base}:
                return [{n}]
            rest = {f}({n} // {base}, {base})
            {t.any(f"rest.append({n} % {base})", f"rest += [{n} % {base}]", f"rest.insert(0, {n} % {base})")}
            return rest
        {t.show(f"{f}({t.n(10, 99)}, {t.n(2, 5)})")}
        {t.maybe(t.show(f"sum({f}({t.n(10, 99)}, {t.n(3, 10)}))"))}
    """


@template("recursions")
def ends_meet(t: Draw) -> str:
    f, s, i, j = t.names("mirrored same_ends reads_back", "s text xs", "i left lo", "j right hi")
    word = t.word()
    data = t.any(word + word[::-1], word, "level", "noon", "abca", "xyyx")
    if t.n(0, 1):
        return f"""
        def {f}({s}):
            if len({s}) < 2:
                return True
            if {s}[0] != {s}[-1]:
                return False
            return {f}({s}[1:-1])
        {t.show(f"{f}({t.s(data)})")}
        {t.show(f"{f}({t.any(str([1, t.n(1, 3), 1]), t.s(t.word()))})")}
    """
    return f"""
        def {f}({s}, {i}, {j}):
            if {i} >= {j}:
                return True
            return {s}[{i}] == {s}[{j}] and {f}({s}, {i} + 1, {j} - 1)
        word = {t.s(data)}
        {t.show(f"{f}(word, 0, len(word) - 1)")}
        {t.maybe(t.show(f"{f}(word[1:], 0, len(word) - 2)"))}
    """


@template("recursions")
def ackermann_small(t: Draw) -> str:
    f, m, n = t.names("ack f a", "m i x", "n j y")
    a, b = t.any((1, t.n(1, 3)), (2, t.n(0, 1)), (2, 1), (1, 2))
    counted = t.any(True, False)
    return f"""
        def {f}({m}, {n}):
            {"global calls" if counted else ""}
            {"calls += 1" if counted else ""}
            if {m} == 0:
                return {n} + {t.any(1, 1, 2)}
            if {n} == 0:
                return {f}({m} - 1, 1)
            {t.any(f"return {f}({m} - 1, {f}({m}, {n} - 1))", f"inner = {f}({m}, {n} - 1)" + chr(10) + f"            return {f}({m} - 1, inner)")}
        {"calls = 0" if counted else ""}
        print({f}({a}, {b}){", calls" if counted else ""})
    """


@template("recursions")
def ways_to_choose(t: Draw) -> str:
    f, n, k = t.names("choose ways binom", "n total size", "k r pick")
    return t.any(
        f"""
        def {f}({n}, {k}):
            if {k} == 0 or {k} == {n}:
                return 1
            return {f}({n} - 1, {k} - 1) + {f}({n} - 1, {k})
        {t.show(f"{f}({t.n(3, 4)}, {t.n(1, 2)})")}
    """,
        f"""
        def {f}({n}, {k}):
            if {k} == 0:
                return 1
            return {f}({n}, {k} - 1) * ({n} - {k} + 1) // {k}
        {t.show(f"{f}({t.n(4, 9)}, {t.n(2, 4)})")}
        {t.maybe(t.show(f"[{f}({t.n(3, 4)}, {k}) for {k} in range({t.n(2, 3)})]"))}
    """,
        f"""
        def {f}({n}, {k}={t.n(2, 3)}):
            if {n} == 0:
                return 1
            if {n} < 0 or {k} == 0:
                return 0
            return {f}({n} - {k}, {k}) + {f}({n}, {k} - 1)
        {t.show(f"{f}({t.n(2, 5)})")}
    """,
    )


@template("recursions")
def climb_down_the_list(t: Draw) -> str:
    f, xs, i = t.names("biggest find_most walk", "xs nums values", "i at pos")
    sign = t.any(">", "<", ">=")
    return t.any(
        f"""
        def {f}({xs}):
            if len({xs}) == 1:
                return {xs}[0]
            rest = {f}({xs}[1:])
            return {xs}[0] if {xs}[0] {sign} rest else rest
        {t.show(f"{f}({t.ints(2, 5)})")}
    """,
        f"""
        def {f}({xs}, {i}=0):
            if {i} == len({xs}):
                return {t.any(0, -1, 1)}
            rest = {f}({xs}, {i} + 1)
            {t.maybe(f"print({i}, rest)", 0.4)}
            return {t.any(f"max({xs}[{i}], rest)", f"{xs}[{i}] - rest", f"rest + {xs}[{i}] * {i}", f"{xs}[{i}] + rest if {xs}[{i}] % 2 else rest")}
        {t.show(f"{f}({t.ints(2, 5)})")}
    """,
        f"""
        def {f}({xs}, best=None):
            if not {xs}:
                return best
            head = {xs}[0]
            if best is None or head {sign} best:
                best = head
            return {f}({xs}[1:], best)
        {t.show(f"{f}({t.any(t.ints(2, 4), t.word_list(2, 3))})")}
        {t.maybe(t.show(f"{f}([])"))}
    """,
    )


@template("recursions")
def place_of_item(t: Draw) -> str:
    f, xs, x, i = t.names("find index_from where", "xs items row", "x goal item", "i start at")
    values = t.numbers(3, 5)
    goal = t.any(*values, t.n(1, 20))
    last = t.any(
        f"return {f}({xs}, {x}, {i} + 1)",
        f"found = {f}({xs}, {x}, {i} + 1)\n            return found",
    )
    return f"""
        def {f}({xs}, {x}, {i}=0):
            if {i} {t.any("==", ">=")} len({xs}):
                return {t.any("-1", "None")}
            if {xs}[{i}] {t.any("==", "==", ">")} {x}:
                return {t.any(i, i, f"{i} + 1")}
            {last}
        {t.show(f"{f}({values}, {goal})")}
        {t.maybe(t.show(f"{f}({values[1:]}, {values[0]}, {t.n(0, 1)})"), 0.4)}
    """


@template("recursions")
def replace_in_text(t: Draw) -> str:
    f, s, a = t.names("swap_all change without", "s text word", "a old letter")
    word = t.word() + t.word()[:3]
    letter = t.any(*word)
    form = t.any("replace", "remove", "count", "double")
    body = {
        "replace": f"head = {t.s(t.any('*', '_', '0'))} if {s}[0] == {a} else {s}[0]",
        "remove": f"head = {s}[0] if {s}[0] != {a} else {t.s('')}",
        "count": f"head = 1 if {s}[0] == {a} else 0",
        "double": f"head = {s}[0] * 2 if {s}[0] {t.any('==', '!=')} {a} else {s}[0]",
    }[form]
    return f"""
        def {f}({s}, {a}):
            if {t.any(f"not {s}", f"{s} == {t.s('')}", f"len({s}) == 0")}:
                return {"0" if form == "count" else s}
            {body}
            return head + {f}({s}[1:], {a})
        {t.show(f"{f}({t.s(word[: t.n(4, 7)])}, {t.s(letter)})")}
    """


@template("recursions")
def all_bit_strings(t: Draw) -> str:
    f, n, out, p = t.names("bits codes all_words", "n size left", "out result found", "p prefix s")
    letters = t.any("01", "ab", "xo")
    return t.any(
        f"""
        {out} = []
        def {f}({p}, {n}):
            if {n} == 0:
                {out}.append({p})
                return
            for c in {t.s(letters)}:
                {t.any(f"{f}({p} + c, {n} - 1)", f"{f}(c + {p}, {n} - 1)")}
        {f}({t.s("")}, {t.n(1, 3)})
        print({t.any(out, f"len({out})", f"{out}[-1]")})
    """,
        f"""
        def {f}({n}):
            if {n} == 0:
                return [{t.s("")}]
            shorter = {f}({n} - 1)
            return [{p} + c for {p} in shorter for c in {t.s(letters)}]
        {t.show(f"{f}({t.n(1, 3)})")}
    """,
        f"""
        def {f}({p}, {n}):
            if {n} == 0:
                print({p})
            elif {p}.endswith({t.s(letters[1])}):
                {f}({p} + {t.s(letters[0])}, {n} - 1)
            else:
                {f}({p} + {t.s(letters[0])}, {n} - 1)
                {f}({p} + {t.s(letters[1])}, {n} - 1)
        {f}({t.s("")}, {t.n(2, 3)})
    """,
    )


@template("recursions")
def balanced_pairs(t: Draw) -> str:
    f, s, a, b = t.names("build parens make", "s text cur", "opened left a", "closed right b")
    n = t.any(2, 2, 3) if t.n(0, 2) == 0 else 2
    pair = t.any("()", "[]", "<>")
    return f"""
        def {f}({s}, {a}, {b}, n, out):
            if len({s}) == 2 * n:
                out.append({s})
                {t.maybe(f"print({s})", 0.4)}
                return
            if {a} < n:
                {f}({s} + {t.s(pair[0])}, {a} + 1, {b}, n, out)
            if {b} < {a}:
                {f}({s} + {t.s(pair[1])}, {a}, {b} + 1, n, out)
        found = []
        {f}({t.s("")}, 0, 0, {n}, found)
        print({t.any("found", "len(found)", "found[0]")})
    """


@template("recursions")
def weigh_in_or_out(t: Draw) -> str:
    f, xs, goal, i, used = t.names(
        "can_make reach possible", "xs nums weights", "goal left target", "i k at", "take used"
    )
    values = t.numbers(2, 4, 1, 8)
    return f"""
        def {f}({xs}, {goal}, {i}=0):
            if {goal} == 0:
                return {t.any("True", "1")}
            if {i} == len({xs}) or {goal} < 0:
                return {t.any("False", "0")}
            {used} = {f}({xs}, {goal} - {xs}[{i}], {i} + 1)
            return {used} {t.any("or", "+")} {f}({xs}, {goal}, {i} + 1)
        {t.show(f"{f}({values}, {t.any(values[0] + values[-1], t.n(3, 14))})")}
    """


@template("recursions")
def depth_of_nesting(t: Draw) -> str:
    f, x, best = t.names("depth levels nesting", "x item part", "best deep most")

    def nest(depth: int) -> str:
        inner = [
            nest(depth - 1) if depth and t.n(0, 1) else str(t.n(0, 9)) for _ in range(t.n(1, 3))
        ]
        return "[" + ", ".join(inner) + "]"

    leaf, join = t.any(("0", "1 +"), ("1", "1 +"), ("0", "2 +"))
    return f"""
        def {f}({x}):
            if {t.any(f"not isinstance({x}, list)", f"type({x}) is not list", f"isinstance({x}, int)")}:
                return {leaf}
            {best} = 0
            for y in {x}:
                {t.any(f"{best} = max({best}, {f}(y))", f"d = {f}(y)" + chr(10) + f"                if d > {best}:" + chr(10) + f"                    {best} = d", f"{best} += {f}(y)")}
            return {join} {best}
        {t.show(f"{f}({nest(2)})")}
        {t.maybe(t.show(f"{f}([{t.n(1, 9)}])"))}
    """
