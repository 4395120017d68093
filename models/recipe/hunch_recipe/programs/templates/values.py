"""Functions as values: maps and folds by hand, pipelines, tables of functions, scoring by key."""

from .registry import Draw, template


@template("values")
def fold_by_hand(t: Draw) -> str:
    f, g, xs, acc = t.names(
        "fold reduce_list accumulate", "func step op", "xs items values", "acc total result"
    )
    step = t.any(
        "lambda a, b: a + b",
        "lambda a, b: a * 2 + b",
        "lambda a, b: b - a",
        "max",
        "lambda a, b: a if a > b else b",
    )
    words = step in ("max", "lambda a, b: a + b") and t.n(0, 2) == 0
    data = t.word_list(2, 3) if words else t.ints(3, 4)
    first = t.s("") if words else str(t.n(0, 2))
    return f"""
        def {f}({g}, {xs}, {acc}):
            for x in {xs}:
                {acc} = {g}({acc}, x)
                {t.maybe(f"print({acc})")}
            return {acc}
        {t.show(f"{f}({step}, {data}, {first})")}
        {t.maybe(t.show(f"{f}(lambda a, b: a + [b], {t.ints(2, 3)}, [])"))}
    """


@template("values")
def filter_by_hand(t: Draw) -> str:
    f, g, xs, out = t.names(
        "keep select where", "test pred wanted", "xs items pool", "out kept result"
    )
    named = t.any("is_small", "odd", "short")
    body = {"is_small": f"x < {t.n(4, 9)}", "odd": "x % 2 == 1", "short": f"x * x < {t.n(10, 60)}"}[
        named
    ]
    return f"""
        def {f}({g}, {xs}):
            {out} = []
            for x in {xs}:
                if {g}(x):
                    {out}.append(x)
            return {out}
        def {named}(x):
            return {body}
        data = {t.ints(3, 5)}
        {t.show(f"{f}({named}, data)")}
        {t.show(f"{f}(lambda x: x {t.any('>', '!=')} {t.n(1, 6)}, {t.any('data', f'{f}({named}, data)')})")}
    """


@template("values")
def pipeline_of_steps(t: Draw) -> str:
    f, steps, x = t.names("run_all pipeline pass_through", "steps stages funcs", "x value data")
    text = t.any(True, False)
    choices = (
        ["str.upper", "str.strip", "lambda s: s[::-1]", "lambda s: s + s[0]", "lambda s: s[1:]"]
        if text
        else ["abs", "lambda n: n + 1", "lambda n: n * 3", "lambda n: n % 5", "lambda n: -n"]
    )
    picked = ", ".join(t.rng.sample(choices, t.n(2, 3)))
    return f"""
        def {f}({steps}, {x}):
            for i, step in enumerate({steps}):
                {x} = step({x})
                {t.maybe(f"print(i, {x})", 0.6)}
            return {x}
        {t.show(f"{f}(({picked}), {t.s(' ' + t.word()) if text else t.n(-9, 9)})")}
        {t.maybe(t.show(f"{f}((), {t.n(1, 9)})"))}
    """


@template("values")
def choose_a_function(t: Draw) -> str:
    pick, a, b, x = t.names("pick choose which", "double up plus", "half down minus", "x n v")
    return f"""
        def {a}({x}):
            return {x} {t.any("* 2", "+ 3")}
        def {b}({x}):
            return {x} {t.any("// 2", "- 1")}
        def {pick}({x}):
            if {x} {t.any("% 2", f"> {t.n(4, 8)}")}:
                return {t.any(b, a)}
            return {a}
        n = {t.n(3, 12)}
        for _ in range({t.n(2, 4)}):
            op = {pick}(n)
            n = op(n)
            {t.any(f"print(op is {a}, n)", "print(op.__name__, n)", "print(n)")}
    """


@template("values")
def until_it_settles(t: Draw) -> str:
    f, g, x, n = t.names(
        "settle iterate repeat_until", "func step move", "x start value", "n tries rounds"
    )
    step = t.any(
        "lambda v: v // 2",
        "lambda v: (v + 10) // 2",
        "lambda v: v * v % 7",
        "lambda v: max(v - 3, 0)",
        "lambda v: 6 if v > 6 else v + 2",
    )
    return f"""
        def {f}({g}, {x}, most={t.n(4, 7)}):
            {n} = 0
            while {n} < most:
                new = {g}({x})
                if new == {x}:
                    {t.any("break", f"return {x}, {n}")}
                {x} = new
                {n} += 1
                {t.maybe(f"print({x})", 0.4)}
            return {x}, {n}
        {t.show(f"{f}({step}, {t.n(2, 30)})")}
        {t.maybe(t.show(f"{f}({step}, {t.n(1, 9)}, 2)"))}
    """


@template("values")
def best_by_score(t: Draw) -> str:
    f, xs, score, best = t.names(
        "best_by top_of argmax", "xs items options", "score key measure", "best top winner"
    )
    key = t.any(
        "len",
        "lambda w: w[-1]",
        "lambda w: w.count('e')",
        "lambda w: -len(w)",
        "lambda w: (len(w), w)",
    )
    return f"""
        def {f}({xs}, {score}):
            {best} = None
            for x in {xs}:
                if {best} is None or {score}(x) {t.any(">", ">=")} {score}({best}):
                    {best} = x
            return {best}
        names = {t.word_list(3, 4)}
        {t.show(f"{f}(names, {key})")}
        {t.show(t.any(f"{f}(range({t.n(4, 6)}), lambda k: k * {t.n(3, 7)} % {t.n(5, 8)})", f"{f}(names[1:], {key})", f"{f}([], len)"))}
    """


@template("values")
def zipped_with(t: Draw) -> str:
    f, g, a, b = t.names(
        "zip_with pairwise combine_lists", "func op how", "a xs left", "b ys right"
    )
    op = t.any(
        "lambda x, y: x + y",
        "max",
        "lambda x, y: x * y",
        "lambda x, y: (y, x)",
        "divmod",
        "lambda x, y: x < y",
    )
    return f"""
        def {f}({g}, {a}, {b}):
            out = []
            i = 0
            while i < len({a}) and i < len({b}):
                out.append({g}({a}[i], {b}[i]))
                i += 1
            return {t.any("out", "out", f"out + {a}[i:]")}
        {t.show(f"{f}({op}, {t.ints(2, 4, 1, 9)}, {t.ints(2, 3, 1, 9)})")}
        {t.maybe(t.show(f"{f}(lambda w, n: w * n, {t.word_list(2, 2)}, {t.ints(2, 2, 1, 2)})"))}
    """


@template("values")
def table_of_commands(t: Draw) -> str:
    f, state, log = t.names("run play obey", "x total pos", "log trace seen")
    words = [t.any("up", "down", "flip", "zero", "jump") for _ in range(t.n(3, 4))]
    return f"""
        def {f}(words, {state}={t.n(0, 5)}):
            table = {{
                {t.s("up")}: lambda v: v + {t.n(1, 3)},
                {t.s("down")}: lambda v: v - {t.n(1, 3)},
                {t.s("flip")}: lambda v: -v,
                {t.s("zero")}: lambda v: 0,
            }}
            {log} = [{state}]
            for word in words:
                if word not in table:
                    {t.any("continue", f"{log}.append(word)" + chr(10) + "                    continue", "break")}
                {state} = table[word]({state})
                {log}.append({state})
            return {t.any(log, state, f"{state}, len({log})")}
        {t.show(f"{f}([{', '.join(t.s(w) for w in words)}])")}
    """


@template("values")
def tally_by(t: Draw) -> str:
    f, key, xs, d = t.names(
        "tally_by count_by totals", "key func kind", "xs items data", "d counts out"
    )
    func = t.any(
        "lambda x: x % 3",
        "lambda x: x > 5",
        "lambda x: 'even' if x % 2 == 0 else 'odd'",
        "bool",
        "lambda x: len(str(x))",
    )
    return f"""
        def {f}({key}, {xs}, {t.any("weight=None", "weight=1")}):
            {d} = {{}}
            for x in {xs}:
                k = {key}(x)
                {d}[k] = {d}.get(k, 0) + (weight or {t.any("x", "2")})
            return {t.any(d, d, f"max({d}.values())")}
        {t.show(f"{f}({func}, {t.ints(3, 5)})")}
        {t.maybe(t.show(f"{f}({func}, {t.ints(2, 4)}, weight={t.n(2, 5)})"))}
    """


@template("values")
def attempts_with_fallback(t: Draw) -> str:
    f, readers, s = t.names("read_any first_that_works parse", "readers ways parsers", "s text raw")
    texts = ", ".join(
        t.s(t.any(str(t.n(1, 99)), f"{t.n(0, 9)}.5", t.word()[:4], "")) for _ in range(2)
    )
    return f"""
        def {f}({s}, {readers}):
            for n, reader in enumerate({readers}):
                try:
                    value = reader({s})
                except {t.any("ValueError", "(ValueError, IndexError)")}:
                    {t.maybe("print(n, 'failed')")}
                    continue
                return {t.any("value", "n, value", "reader.__name__, value")}
            return {t.any("None", t.s("?"))}
        for entry in [{texts}]:
            print({f}(entry, [int, float{t.any("", ", len", ", str.upper")}]))
    """
