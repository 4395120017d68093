"""Recursion on trees and choices: nested lists and dicts, hanoi-like moves, memos, orders."""

from .registry import Draw, template


def pair_tree(t: Draw, depth: int) -> str:
    """A tree of `(value, left, right)` with None for what is not there."""
    if depth == 0 or t.n(0, 3) == 0:
        return "None"
    return f"({t.n(1, 9)}, {pair_tree(t, depth - 1)}, {pair_tree(t, depth - 1)})"


def dict_tree(t: Draw, depth: int) -> str:
    """A tree of `{'v': value, 'kids': [trees]}`."""
    kids = ", ".join(dict_tree(t, depth - 1) for _ in range(t.n(0, 2) if depth else 0))
    return f"{{'v': {t.n(1, 9)}, 'kids': [{kids}]}}"


@template("branching")
def tuple_tree(t: Draw) -> str:
    f, tree, left, right = t.names("total weigh visit", "tree node t", "left a", "right b")
    last = t.any(
        f"return v + {f}({left}) + {f}({right})",
        f"return 1 + max({f}({left}), {f}({right}))",
        f"return 1 + {f}({left}) + {f}({right})",
        f"return max(v, {f}({left}), {f}({right}))",
        f"if {left} is None and {right} is None:\n                return 1\n            return {f}({left}) + {f}({right})",
    )
    shape = f"({t.n(1, 9)}, {pair_tree(t, 2)}, {pair_tree(t, 1)})"
    return f"""
        def {f}({tree}):
            if {tree} is None:
                return 0
            v, {left}, {right} = {tree}
            {last}
        {t.show(f"{f}({shape})")}
        {t.maybe(t.show(f"{f}(({t.n(1, 9)}, None, None))"))}
    """


@template("branching")
def tuple_tree_order(t: Draw) -> str:
    f, tree, out = t.names("walk visit in_order", "tree node t", "out seen result")
    parts = [f"{f}({tree}[1])", f"[{tree}[0]]", f"{f}({tree}[2])"]
    order = t.any((0, 1, 2), (1, 0, 2), (0, 2, 1), (2, 1, 0))
    shape = f"({t.n(1, 9)}, {pair_tree(t, 1)}, {pair_tree(t, 2)})"
    plus = " + ".join(parts[k] for k in order)
    calls = [f"{f}({tree}[1], {out})", f"{out}.append({tree}[0])", f"{f}({tree}[2], {out})"]
    return t.any(
        f"""
        def {f}({tree}):
            if {t.any(f"not {tree}", f"{tree} is None")}:
                return []
            return {plus}
        {t.show(f"{f}({shape})")}
    """,
        f"""
        def {f}({tree}, {out}):
            if {tree}:
                {calls[order[0]]}
                {calls[order[1]]}
                {calls[order[2]]}
        values = []
        {f}({shape}, values)
        print({t.any("values", "values[0], len(values)", "values == sorted(values)")})
    """,
    )


@template("branching")
def dict_tree_sum(t: Draw) -> str:
    f, node, total, kid = t.names(
        "total count deep f", "node tree d", "total n best", "kid child k"
    )
    body = t.any(
        (f"{node}['v']", f"{total} += {f}({kid})"),
        ("1", f"{total} += {f}({kid})"),
        (f"{node}['v']", f"{total} = max({total}, {f}({kid}))"),
        ("0", f"{total} = max({total}, 1 + {f}({kid}))"),
    )
    shape = f"{{'v': {t.n(1, 9)}, 'kids': [{dict_tree(t, 1)}, {dict_tree(t, 0)}]}}"
    return f"""
        def {f}({node}):
            {total} = {body[0]}
            for {kid} in {node}['kids']:
                {body[1]}
            return {total}
        tree = {shape}
        print({f}(tree))
        {t.maybe(f"print({f}(tree['kids'][{t.n(0, 1)}]))")}
    """


@template("branching")
def folder_listing(t: Draw) -> str:
    f, d, name, k = t.names(
        "show listing print_tree", "folder d tree", "name key n", "level depth k"
    )
    words = list(dict.fromkeys(t.words(4, 4)))
    while len(words) < 4:
        words.append(f"{words[0]}{len(words)}")
    a, b, c, e = (t.s(w) for w in words)
    shape = t.any(
        f"{{{a}: {{{b}: {t.n(1, 9)}}}, {c}: {t.n(1, 9)}}}",
        f"{{{a}: {t.n(1, 9)}, {b}: {{{c}: {{{e}: {t.n(1, 9)}}}}}}}",
        f"{{{a}: {{}}, {b}: {{{c}: {t.n(1, 9)}, {e}: {t.n(1, 9)}}}}}",
    )
    show = t.any(
        f"""
        def {f}({d}, {k}=0):
            for {name} in {d}:
                print({t.any(f"'  ' * {k} + {name}", f"{k}, {name}", f"'-' * {k}, {name}")})
                if isinstance({d}[{name}], dict):
                    {f}({d}[{name}], {k} + 1)
        {f}({shape})
    """,
        f"""
        def {f}({d}):
            {k} = 0
            for {name}, size in {d}.items():
                if isinstance(size, dict):
                    {k} += {f}(size)
                else:
                    {k} += size
            return {k}
        {t.show(f"{f}({shape})")}
    """,
        f"""
        def {f}({d}, path={t.s("")}):
            found = []
            for {name}, value in {d}.items():
                if type(value) is dict:
                    found += {f}(value, path + {name} + '/')
                else:
                    found.append(path + {name})
            return found
        {t.show(f"{f}({shape})")}
    """,
    )
    return show


@template("branching")
def search_tree_insert(t: Draw) -> str:
    f, g, node, x = t.names("insert add put", "values walk as_list", "node tree t", "x key v")
    nums = t.rng.sample(range(1, 20), t.n(3, 4))
    return f"""
        def {f}({node}, {x}):
            if {node} is None:
                return [{x}, None, None]
            side = 1 if {x} {t.any("<", "<", "<=")} {node}[0] else 2
            {node}[side] = {f}({node}[side], {x})
            return {node}
        def {g}({node}):
            if {node} is None:
                return []
            return {t.any(f"{g}({node}[1]) + [{node}[0]] + {g}({node}[2])", f"[{node}[0]] + {g}({node}[1]) + {g}({node}[2])")}
        root = None
        for n in {nums}:
            root = {f}(root, n)
        print({t.any(f"{g}(root)", "root", f"root[0], {g}(root)")})
    """


@template("branching")
def disk_moves_on_pegs(t: Draw) -> str:
    f, pegs, n, a, b, c = t.names("shift solve carry", "pegs towers rods", "n k", "a", "b", "c")
    size = t.any(2, 2, 3)
    return f"""
        {pegs} = {{'A': {list(range(size, 0, -1))}, 'B': [], 'C': []}}
        def {f}({n}, {a}, {b}, {c}):
            if {n} == 1:
                {pegs}[{b}].append({pegs}[{a}].pop())
                {t.maybe(f"print({t.any(f'{a}, {b}', pegs)})", 0.4)}
                return 1
            steps = {f}({n} - 1, {a}, {c}, {b})
            steps += {f}(1, {a}, {b}, {c})
            return steps + {f}({n} - 1, {c}, {b}, {a})
        print({f}({size}, 'A', {t.any("'B', 'C'", "'C', 'B'")}))
        print({pegs})
    """


@template("branching")
def swap_permutations(t: Draw) -> str:
    f, xs, k, i = t.names("permute arrange swap_from", "xs items a", "k start at", "i j p")
    data = t.any(str(t.rng.sample(range(1, 9), 2)), str(t.rng.sample(range(1, 9), 3)))
    return f"""
        found = []
        def {f}({xs}, {k}):
            if {k} == len({xs}) - 1:
                found.append({t.any(f"{xs}[:]", f"tuple({xs})", xs)})
                return
            for {i} in range({k}, len({xs})):
                {xs}[{k}], {xs}[{i}] = {xs}[{i}], {xs}[{k}]
                {f}({xs}, {k} + 1)
                {xs}[{k}], {xs}[{i}] = {xs}[{i}], {xs}[{k}]
        {f}({data}, 0)
        print({t.any("found", "len(found)", "found[-1]")})
    """


@template("branching")
def combinations_of_size(t: Draw) -> str:
    f, xs, k, cur, i = t.names(
        "pick combos choose", "xs items pool", "k size need", "cur chosen part", "i start j"
    )
    data = t.any(t.ints(3, 3, 1, 9), t.word_list(3, 3))
    return t.any(
        f"""
        def {f}({xs}, {k}):
            if {k} == 0:
                return [[]]
            if not {xs}:
                return []
            with_first = [[{xs}[0]] + rest for rest in {f}({xs}[1:], {k} - 1)]
            return with_first + {f}({xs}[1:], {k})
        {t.show(f"{t.any('', '', 'len')}({f}({data}, {t.n(1, 2)}))")}
    """,
        f"""
        def {f}({xs}, {k}, {i}, {cur}):
            if len({cur}) == {k}:
                print({t.any(cur, f"{cur}[-1], len({cur})")})
                return
            for j in range({i}, len({xs})):
                {cur}.append({xs}[j])
                {f}({xs}, {k}, j + 1, {cur})
                {cur}.pop()
        {f}({data}, 2, 0, [])
    """,
    )


@template("branching")
def memo_grid_walk(t: Draw) -> str:
    f, r, c, memo = t.names("cheapest paths cost", "r i y", "c j x", "memo seen done")
    a, b, d, e = (t.n(1, 9) for _ in range(4))
    pick = t.any("min", "min", "max")
    return f"""
        grid = [[{a}, {b}{t.maybe(f", {t.n(1, 9)}", 0.3)}], [{d}, {e}{", 1"}]]
        {memo} = {{}}
        def {f}({r}, {c}):
            if {r} == 0 and {c} == 0:
                return grid[0][0]
            if {r} < 0 or {c} < 0:
                return {999 if pick == "min" else -999}
            if ({r}, {c}) not in {memo}:
                {memo}[{r}, {c}] = grid[{r}][{c}] + {pick}({f}({r} - 1, {c}), {f}({r}, {c} - 1))
            return {memo}[{r}, {c}]
        print({f}(1, 1){t.any("", f", len({memo})")})
    """


@template("branching")
def cut_the_rod(t: Draw) -> str:
    f, n, best, k = t.names("best_cut sell earn", "n length left", "best top gain", "k size piece")
    prices = [t.n(1, 4), t.n(2, 7), t.n(4, 9)]
    memo = t.any(True, False)
    return f"""
        prices = {{1: {prices[0]}, 2: {prices[1]}, 3: {prices[2]}}}
        {"known = {}" if memo else ""}
        def {f}({n}):
            if {n} == 0:
                return 0
            {f"if {n} in known:" if memo else ""}
                {f"return known[{n}]" if memo else ""}
            {best} = 0
            for {k} in prices:
                if {k} <= {n}:
                    {best} = max({best}, prices[{k}] + {f}({n} - {k}))
            {f"known[{n}] = {best}" if memo else ""}
            return {best}
        {t.show(f"{f}({t.n(2, 4) if memo else t.n(2, 3)})")}
    """


@template("branching")
def even_odd_split(t: Draw) -> str:
    f, xs, a, b, p, q = t.names(
        "split_up deal_out halves", "xs items row", "a first", "b second", "p left", "q right"
    )
    join = t.any(
        f"return [{xs}[0]] + {b}, {a}",
        f"return {b} + [{xs}[0]], {a}",
        f"return {a} + [{xs}[0]], {b}",
    )
    return f"""
        def {f}({xs}):
            if not {xs}:
                return [], []
            {a}, {b} = {f}({xs}[1:])
            {t.maybe(f"print({xs}[0], {a}, {b})", 0.4)}
            {join}
        {p}, {q} = {f}({t.any(t.ints(3, 5), t.word_list(2, 4))})
        print({p}, {q})
    """


@template("branching")
def expression_tree(t: Draw) -> str:
    f, e, a, b = t.names("evaluate value_of calc", "e expr node", "a left", "b right")

    def expr(depth: int) -> str:
        if depth == 0 or t.n(0, 3) == 0:
            return str(t.n(1, 9))
        return f"('{t.any('+', '*', '-')}', {expr(depth - 1)}, {expr(depth - 1)})"

    return f"""
        def {f}({e}):
            if isinstance({e}, int):
                return {e}
            op, {a}, {b} = {e}
            {a} = {f}({a})
            {b} = {f}({b})
            if op == '+':
                return {a} + {b}
            if op == '-':
                return {t.any(f"{a} - {b}", f"abs({a} - {b})")}
            return {a} * {b}
        {t.show(f"{f}(('{t.any('+', '*')}', {expr(1)}, {expr(2)}))")}
    """
