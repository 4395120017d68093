"""Small interview problems and games."""

from .registry import Draw, template


@template("puzzles")
def two_sum(t: Draw) -> str:
    f, xs, target, seen, i, x = t.names(
        "two_sum find_pair pair_for",
        "nums xs a",
        "target goal k",
        "seen table where",
        "i idx p",
        "x n v",
    )
    values = t.numbers(3, 5, 1, 12)
    goal = t.any(values[0] + values[-1], values[1] + values[2], t.n(5, 20))
    return f"""
        def {f}({xs}, {target}):
            {seen} = {{}}
            for {i}, {x} in enumerate({xs}):
                if {target} - {x} in {seen}:
                    return {t.any(f"[{seen}[{target} - {x}], {i}]", f"({target} - {x}, {x})")}
                {seen}[{x}] = {i}
            return {t.any("None", "[]", "-1")}
        {t.show(f"{f}({values}, {goal})")}
    """


@template("puzzles")
def best_profit(t: Draw) -> str:
    xs, low, best, p = t.names("prices xs temps", "low lowest buy", "best profit gain", "p price x")
    return f"""
        {xs} = {t.ints(4, 6)}
        {low} = {xs}[0]
        {best} = 0
        for {p} in {t.any(xs, f"{xs}[1:]")}:
            {t.any(f"if {p} < {low}:" + chr(10) + f"                {low} = {p}", f"{low} = min({low}, {p})")}
            {t.any(f"{best} = max({best}, {p} - {low})", f"if {p} - {low} > {best}:" + chr(10) + f"                {best} = {p} - {low}")}
        print({t.any(best, f"{best}, {low}")})
    """


@template("puzzles")
def max_subarray(t: Draw) -> str:
    xs, cur, best, x = t.names("nums xs a", "cur here run", "best top answer", "x n v")
    values = [t.any(1, -1) * t.n(1, 9) for _ in range(t.n(4, 6))]
    return f"""
        {xs} = {values}
        {cur} = {best} = {xs}[0]
        for {x} in {xs}[1:]:
            {t.any(f"{cur} = max({x}, {cur} + {x})", f"{cur} += {x}" + chr(10) + f"            if {cur} < {x}:" + chr(10) + f"                {cur} = {x}")}
            {t.any(f"if {cur} > {best}:" + chr(10) + f"                {best} = {cur}", f"{best} = max({best}, {cur})")}
        print({best})
    """


@template("puzzles")
def longest_run(t: Draw) -> str:
    f, xs, best, run, i = t.names(
        "longest_run streak f", "xs s values", "best top longest", "run cur length", "i k j"
    )
    values = t.any(
        str(sorted(t.numbers(5, 7, 1, 4))),
        t.s("".join(t.any("a", "b") * t.n(1, 3) for _ in range(3))),
        t.ints(5, 7, 0, 1),
    )
    return f"""
        def {f}({xs}):
            {best} = {run} = 1
            for {i} in range(1, len({xs})):
                if {xs}[{i}] {t.any("==", "==", ">=", "!=")} {xs}[{i} - 1]:
                    {run} += 1
                    {best} = max({best}, {run})
                else:
                    {run} = 1
            return {best}
        {t.show(f"{f}({values})")}
    """


@template("puzzles")
def anagrams(t: Draw) -> str:
    f, a, b = t.names("same_letters anagram is_anagram", "a s first", "b t second")
    word = t.word()
    other = t.any(word[::-1], "".join(sorted(word)), t.word(), word[1:] + word[0])
    body = t.any(
        f"return sorted({a}) == sorted({b})",
        f"if len({a}) != len({b}):\n                return False\n            for c in {a}:\n                if {a}.count(c) != {b}.count(c):\n                    return False\n            return True",
        f"rest = list({b})\n            for c in {a}:\n                if c not in rest:\n                    return False\n                rest.remove(c)\n            return not rest",
    )
    return f"""
        def {f}({a}, {b}):
            {body}
        {t.show(f"{f}({t.s(word)}, {t.s(other)})")}
    """


@template("puzzles")
def coins(t: Draw) -> str:
    left, used, c, n = t.names("left amount change", "used out coins", "c coin value", "n count k")
    values = t.any("[50, 20, 10]", "[10, 5, 1]", "[25, 10, 5, 1]", "[7, 3, 1]")
    return t.any(
        f"""
        {left} = {t.n(6, 40)}
        {used} = []
        for {c} in {values}:
            while {left} >= {c}{t.any("", f" and len({used}) < {t.n(3, 6)}")}:
                {left} -= {c}
                {used}.append({c})
        print({t.any(f"{used}, {left}", f"len({used})", used)})
    """,
        f"""
        {left} = {t.n(6, 90)}
        {used} = {{}}
        for {c} in {values}:
            {n} = {left} // {c}
            {left} {t.any(f"%= {c}", f"-= {n} * {c}")}
            if {n}{t.any("", " > 0")}:
                {used}[{c}] = {n}
        print({used})
    """,
    )


@template("puzzles")
def missing_number(t: Draw) -> str:
    xs, n, i = t.names("nums xs a", "n size limit", "i k x")
    size = t.n(4, 6)
    values = list(range(1, size + 1))
    values.remove(t.n(1, size))
    t.rng.shuffle(values)
    return t.any(
        f"""
        {xs} = {values}
        {n} = len({xs}) + 1
        missing = {n} * ({n} + 1) // 2 - sum({xs})
        print(missing)
    """,
        f"""
        {xs} = {values}
        for {i} in range(1, len({xs}) + 2):
            if {i} not in {xs}:
                print({i})
                {t.any("break", "")}
    """,
        f"""
        {xs} = {values}
        {n} = 0
        for {i} in {xs}:
            {n} ^= {i}
        for {i} in range(1, {size + 1}):
            {n} ^= {i}
        print({n})
    """,
    )


@template("puzzles")
def robot_path(t: Draw) -> str:
    x, y, path, m = t.names("x col a", "y row b", "path moves steps", "m step c")
    return f"""
        {x}, {y} = {t.n(0, 3)}, {t.n(0, 3)}
        {path} = {t.s("".join(t.any(*"UDLR") for _ in range(t.n(3, 6))))}
        for {m} in {path}:
            if {m} == 'U':
                {y} += 1
            elif {m} == 'D':
                {y} -= 1
            elif {m} == {t.any("'L'", "'R'")}:
                {x} -= {t.n(1, 2)}
            else:
                {x} += 1
        print({t.any(f"{x}, {y}", f"({x}, {y})", f"abs({x}) + abs({y})")})
    """


@template("puzzles")
def roman(t: Draw) -> str:
    s, total, values, i = t.names("s text numeral", "total n result", "values table v", "i k p")
    cur = t.name("value", "cur", "num")
    text = t.any("XIV", "IX", "VII", "XL", "CIX", "XXIV", "IV", "LX", "XC", "MCI")
    return f"""
        {values} = {{'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'M': 1000}}
        {s} = {t.s(text)}
        {total} = 0
        for {i} in range(len({s})):
            {cur} = {values}[{s}[{i}]]
            if {i} + 1 < len({s}) and {cur} {t.any("<", "<", "<=")} {values}[{s}[{i} + 1]]:
                {total} -= {cur}
            else:
                {total} += {cur}
        print({t.any(total, f"{s}, {total}")})
    """


@template("puzzles")
def sieve(t: Draw) -> str:
    n, flags, i, j = t.names("n limit top", "flags prime is_p", "i p k", "j m q")
    return f"""
        {n} = {t.n(6, 12)}
        {flags} = [True] * ({n} + 1)
        {flags}[0] = {flags}[1] = False
        {i} = 2
        while {i} * {i} <= {n}:
            if {flags}[{i}]:
                for {j} in range({t.any(f"{i} * {i}", f"2 * {i}")}, {n} + 1, {i}):
                    {flags}[{j}] = False
            {i} += 1
        print({t.any(f"[v for v in range({n} + 1) if {flags}[v]]", f"sum({flags})", f"{flags}[{n}]")})
    """


@template("puzzles")
def guessing(t: Draw) -> str:
    low, high, guess, tries = t.names("low lo a", "high hi b", "guess mid g", "tries n count")
    secret, top = t.n(1, 20), 20
    return f"""
        secret = {secret}
        {low}, {high} = 1, {top}
        {tries} = 0
        while True:
            {guess} = ({low} + {high}) // 2
            {tries} += 1
            if {guess} == secret:
                break
            if {guess} < secret:
                {low} = {guess} + 1
            else:
                {high} = {guess} - 1
            {t.maybe(f"print({guess})", 0.4)}
        print({t.any(tries, f"{guess}, {tries}", f"secret, {tries}")})
    """


@template("puzzles")
def pascal(t: Draw) -> str:
    row, new, i = t.names("row line level", "new nxt fresh", "i j k")
    return f"""
        {row} = [1]
        for _ in range({t.n(2, 4)}):
            {new} = [1]
            for {i} in range(len({row}) - 1):
                {new}.append({row}[{i}] {t.any("+", "+", "-")} {row}[{i} + 1])
            {new}.append({t.any(1, 1, 2)})
            {row} = {new}
            {t.any(f"print({row})", "")}
        print({t.any(row, f"sum({row})", f"max({row})")})
    """


@template("puzzles")
def grid_paths(t: Draw) -> str:
    g, r, c = t.names("grid ways dp", "r i row", "c j col")
    n, m = t.n(2, 3), t.n(2, 3)
    return f"""
        {g} = [[{t.any(1, 1, 0)}] * {m} for _ in range({n})]
        {g}[0] = [1] * {m}
        for {r} in range(1, {n}):
            for {c} in range(1, {m}):
                {g}[{r}][{c}] = {g}[{r} - 1][{c}] + {g}[{r}][{c} - 1]{t.any("", f" + {t.n(1, 2)}")}
        print({g}[-1][-1]{t.any("", f", {g}")})
    """


@template("puzzles")
def subsets(t: Draw) -> str:
    f, xs, out, x = t.names("subsets choose all_of", "xs items a", "out result acc", "x head e")
    return t.any(
        f"""
        {out} = [[]]
        for {x} in {t.any(t.ints(2, 3), t.word_list(2, 2))}:
            {out} {t.any("+=", "= " + out + " +")} [s + [{x}] for s in {out}]
        print({t.any(out, f"len({out})", f"{out}[-1]")})
    """,
        f"""
        def {f}({xs}):
            if not {xs}:
                return [[]]
            {out} = {f}({xs}[1:])
            return {out} + [[{xs}[0]] + s for s in {out}]
        {t.show(f"{f}({t.ints(1, 2)})")}
    """,
    )


@template("puzzles")
def permutations(t: Draw) -> str:
    f, s, out, i = t.names("perms orders arrange", "s letters text", "out result found", "i k j")
    return f"""
        def {f}({s}):
            if len({s}) <= 1:
                return [{s}]
            {out} = []
            for {i} in range(len({s})):
                for p in {f}({s}[:{i}] + {s}[{i} + 1:]):
                    {out}.append({t.any(f"{s}[{i}] + p", f"p + {s}[{i}]")})
            return {out}
        {t.show(f"{t.any('', 'len')}({f}({t.s(''.join(t.rng.sample('abcxyz', t.n(2, 3) if t.n(0, 3) else 2)))}))")}
    """


@template("puzzles")
def flood(t: Draw) -> str:
    g, stack, n, r, c = t.names("grid m area", "stack todo queue", "n size count", "r y i", "c x j")
    rows = ", ".join(t.s("".join(t.any("#", ".", "#") for _ in range(3))) for _ in range(2))
    return f"""
        {g} = [list(row) for row in [{rows}]]
        {stack} = [({t.n(0, 1)}, {t.n(0, 2)})]
        {n} = 0
        while {stack}:
            {r}, {c} = {stack}.pop({t.any("", "0")})
            if {r} < 0 or {c} < 0 or {r} >= 2 or {c} >= 3 or {g}[{r}][{c}] != '#':
                continue
            {g}[{r}][{c}] = {t.any("'.'", "'o'")}
            {n} += 1
            {stack} += [({r} + 1, {c}), ({r}, {c} + 1){t.any("", f", ({r} - 1, {c})")}]
        print({n})
    """


@template("puzzles")
def graph_walk(t: Draw) -> str:
    g, seen, todo, node = t.names(
        "graph edges links", "seen visited order", "todo queue stack", "node v cur"
    )
    names_ = "abcd"
    edges = (
        "{"
        + ", ".join(
            f"{t.s(a)}: [{', '.join(t.s(b) for b in t.rng.sample(names_, t.n(0, 2)) if b != a)}]"
            for a in names_
        )
        + "}"
    )
    return f"""
        {g} = {edges}
        {seen} = []
        {todo} = [{t.s(t.any(*names_))}]
        while {todo}:
            {node} = {todo}.pop({t.any("0", "0", "")})
            if {node} in {seen}:
                continue
            {seen}.append({node})
            {t.any(f"{todo}.extend({g}[{node}])", f"for other in {g}[{node}]:" + chr(10) + f"                {todo}.append(other)", f"{todo} += {g}[{node}]")}
        print({t.any(seen, f"len({seen})", f"''.join({seen})")})
    """


@template("puzzles")
def evaluate_postfix(t: Draw) -> str:
    f, s, stack, tok = t.names("calc evaluate rpn", "s expr text", "stack st nums", "tok part x")
    text = t.any(
        f"{t.n(1, 9)} {t.n(1, 9)} +",
        f"{t.n(1, 9)} {t.n(1, 9)} + {t.n(1, 5)} *",
        f"{t.n(5, 9)} {t.n(1, 5)} - {t.n(1, 9)} +",
        f"{t.n(1, 9)} {t.n(1, 9)} {t.n(1, 9)} * -",
    )
    return f"""
        def {f}({s}):
            {stack} = []
            for {tok} in {s}.split():
                if {tok}.isdigit():
                    {stack}.append(int({tok}))
                else:
                    b = {stack}.pop()
                    a = {stack}.pop()
                    if {tok} == '+':
                        {stack}.append(a + b)
                    elif {tok} == '-':
                        {stack}.append({t.any("a - b", "a - b", "b - a")})
                    else:
                        {stack}.append(a * b)
            return {t.any(f"{stack}[0]", f"{stack}.pop()", stack)}
        {t.show(f"{f}({t.s(text)})")}
    """


@template("puzzles")
def elections(t: Draw) -> str:
    votes, counts, v, best = t.names(
        "votes ballots picks", "counts tally table", "v vote name", "best winner top"
    )
    people = list(dict.fromkeys(t.words(2, 3)))
    ballots = ", ".join(t.s(t.any(*people)) for _ in range(t.n(4, 6)))
    return f"""
        {votes} = [{ballots}]
        {counts} = {{}}
        for {v} in {votes}:
            {counts}[{v}] = {counts}.get({v}, 0) + 1
        {best} = None
        for {v} in {counts}:
            if {best} is None or {counts}[{v}] {t.any(">", ">=")} {counts}[{best}]:
                {best} = {v}
        print({best}, {counts}[{best}])
    """


@template("puzzles")
def zigzag(t: Draw) -> str:
    f, s, out, i = t.names("alternate mock weave", "s text w", "out result new", "i k n")
    return f"""
        def {f}({s}):
            {out} = ''
            for {i} in range(len({s})):
                if {i} % {t.n(2, 3)} == {t.n(0, 1)}:
                    {out} += {s}[{i}].upper()
                {t.any("else:", f"elif {s}[{i}] in 'aeiou':")}
                    {out} += {t.any(f"{s}[{i}]", f"{s}[-{i}]", "'*'")}
            return {out}
        {t.show(f"{f}({t.s(t.word())})")}
        {t.maybe(t.show(f"{f}({f}({t.s(t.word()[:4])}))"))}
    """
