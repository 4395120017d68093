"""Longer programs of functions: mazes, maps, orders, tables of answers, backtracking."""

from .material import block, formatted, literals, things
from .registry import Draw, template


@template("routes")
def maze_by_breadth(t: Draw) -> str:
    find, neigh, solve, start = t.names(
        "find locate", "neighbours neighbors around", "shortest bfs solve", "start origin src"
    )
    mazes = (
        ["S.#", "..E"],
        ["S.", "#.", "E."],
        ["S#E", "..."],
        ["S.E", "##."],
        ["S#", ".E"],
        ["S#E", ".#."],
        ["E..", "#.S"],
        ["S..", ".#.", "E.#"],
    )
    maze = t.any(*mazes)
    if t.n(0, 1):
        maze = [row[::-1] for row in maze]
    if t.n(0, 1):
        maze = maze[::-1]
    deque = t.n(0, 1)
    inside = "0 <= nr < len(maze) and 0 <= nc < len(maze[0])"
    around = t.any(
        [
            "out = []",
            "for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):",
            "    nr, nc = r + dr, c + dc",
            f"    if {inside}:",
            f"        if maze[nr][nc] != {t.s('#')}:",
            "            out.append((nr, nc))",
            "return out",
        ],
        [
            "for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):",
            f"    if {inside} and maze[nr][nc] != {t.s('#')}:",
            "        yield nr, nc",
        ],
    )
    paths = t.n(0, 1)
    back = [
        "def path_to(came, end):",
        "    path = []",
        "    while end is not None:",
        "        path.append(end)",
        "        end = came[end]",
        t.any("    return path[::-1]", "    path.reverse()" + chr(10) + "            return path"),
    ]
    return f"""
        {"from collections import deque" if deque else ""}
        def {find}(maze, ch):
            for r, row in enumerate(maze):
                {t.any(block(["if ch in row:", "    return r, row.index(ch)"], 2), block(["for c, x in enumerate(row):", "    if x == ch:", "        return (r, c)"], 2))}
        def {neigh}(maze, r, c):
            {block(around, 1)}
        def {solve}(maze, {start}, goal):
            {"came" if paths else "dist"} = {{{start}: {"None" if paths else 0}}}
            queue = {"deque([" + start + "])" if deque else "[" + start + "]"}
            while queue:
                cell = queue.{"popleft()" if deque else "pop(0)"}
                if cell == goal:
                    return {"path_to(came, goal)" if paths else "dist[cell]"}
                for nxt in {neigh}(maze, *cell):
                    if nxt not in {"came" if paths else "dist"}:
                        {"came[nxt] = cell" if paths else "dist[nxt] = dist[cell] + 1"}
                        queue.append(nxt)
            return {"[]" if paths else t.any("-1", "None")}
        {block(back) if paths else ""}
        maze = {literals(t, maze)}
        {t.any("for row in maze:" + chr(10) + "            print(row)", "print(len(maze), len(maze[0]))")}
        {start}, goal = {find}(maze, {t.s("S")}), {find}(maze, {t.s("E")})
        result = {solve}(maze, {start}, goal)
        print({t.any("result", f"{start}, goal, result", t.s("steps:") + ", " + ("len(result) - 1" if paths else "result"))})
    """


@template("routes")
def cheapest_on_a_map(t: Draw) -> str:
    build, dist, route, graph = t.names(
        "build make_graph connect",
        "dijkstra distances cheapest",
        "route path trace",
        "graph roads net",
    )
    names = (
        t.rng.sample(["Rome", "Oslo", "Lima", "Bonn", "Riga", "Bern", "Lyon"], 4)
        if t.n(0, 2) == 0
        else list(t.any("ABCD", "abcd", "wxyz"))
    )
    ends = [(0, 1), (0, 2), (1, 2), (2, 3), (1, 3)]
    if t.n(0, 4) == 0:
        ends = ends[:3]
    roads = ", ".join(
        f"({t.s(names[a])}, {t.s(names[b])}, {t.n(1, 9)})"
        for a, b in t.rng.sample(ends, t.n(3, min(4, len(ends))))
    )
    heap = t.n(0, 1)
    both = t.n(0, 1)
    inf = t.any(f"float({t.s('inf')})", "999")
    search = (
        [
            "heap = [(0, start)]",
            "while heap:",
            "    d, node = heapq.heappop(heap)",
            "    if d > best[node]:",
            "        continue",
            f"    for nxt, cost in {graph}.get(node, []):",
            f"        if d + cost < best.get(nxt, {inf}):",
            "            best[nxt] = d + cost",
            "            prev[nxt] = node",
            "            heapq.heappush(heap, (d + cost, nxt))",
        ]
        if heap
        else [
            "done = []",
            "while len(done) < len(best):",
            "    node = min((n for n in best if n not in done), key=lambda n: best[n])",
            "    done.append(node)",
            f"    for nxt, cost in {graph}.get(node, []):",
            "        new = best[node] + cost",
            "        if nxt not in best or new < best[nxt]:",
            "            best[nxt] = new",
            "            prev[nxt] = node",
        ]
    )
    return f"""
        {"import heapq" if heap else ""}
        def {build}(rows):
            {graph} = {{}}
            for a, b, cost in rows:
                {graph}.setdefault(a, []).append((b, cost))
                {f"{graph}.setdefault(b, []).append((a, cost))" if both else ""}
            return {graph}
        def {dist}({graph}, start):
            best = {{start: 0}}
            prev = {{}}
            {block(search, 1)}
            return best, prev
        def {route}(prev, start, end):
            {t.any("out = [end]" + chr(10) + "            while out[0] in prev:" + chr(10) + "                out.insert(0, prev[out[0]])" + chr(10) + "            return out if out[0] == start else None", "if end == start:" + chr(10) + "                return [start]" + chr(10) + "            if end not in prev:" + chr(10) + "                return []" + chr(10) + f"            return {route}(prev, start, prev[end]) + [end]")}
        best, prev = {dist}({build}([{roads}]), {t.s(names[0])})
        {t.any("print(best)", "for n in sorted(best):" + chr(10) + "            print(n, best[n])")}
        print({route}(prev, {t.s(names[0])}, {t.s(names[t.n(2, 3)])}))
    """


@template("routes", raises=True)
def order_of_courses(t: Draw) -> str:
    order, e, needs = t.names(
        "order plan topological", "CycleError Circular", "needs deps requires"
    )
    names = t.any(
        ["math", "physics", "labs", "thesis"],
        ["wash", "cut", "cook", "eat"],
        ["a", "b", "c", "d"],
        ["shirt", "tie", "jacket", "hat"],
        ["lib", "core", "app", "test"],
    )
    rows = [(1, [0]), (2, t.any([1], [0], [0, 1])), (3, t.any([2], [1], [1, 2], []))]
    if t.n(0, 2) == 0:
        rows.insert(0, (0, [t.any(3, 3, 2)]))
    t.rng.shuffle(rows)
    graph = (
        "{"
        + ", ".join(f"{t.s(names[a])}: [{', '.join(t.s(names[b]) for b in bs)}]" for a, bs in rows)
        + "}"
    )
    kahn = [
        f"names = sorted(set({needs}) | {{n for xs in {needs}.values() for n in xs}})",
        "done = []",
        "while len(done) < len(names):",
        f"    ready = [n for n in names if n not in done and all(d in done for d in {needs}.get(n, []))]",
        "    if not ready:",
        f"        raise {e}({t.any('done', t.s('stuck after ') + ' + str(len(done))')})",
        *t.any(
            ["    done.append(ready[0])"],
            [f"    print({t.s('ready')}, ready)", "    done += ready"],
            ["    done.extend(ready)"],
        ),
        "return done",
    ]
    deep = [
        "done = []",
        "active = []",
        "def visit(n):",
        "    if n in done:",
        "        return",
        "    if n in active:",
        f"        raise {e}({t.any('n', t.s(' > ') + '.join(active + [n])')})",
        "    active.append(n)",
        f"    for d in {needs}.get(n, []):",
        "        visit(d)",
        "    active.pop()",
        "    done.append(n)",
        f"for n in {t.any(needs, f'sorted({needs})')}:",
        "    visit(n)",
        "return done",
    ]
    body = t.any(kahn, deep, deep)
    use = t.any(
        [
            "try:",
            f"    steps = {order}({needs})",
            f"    print({t.s(' ')}.join(steps))",
            f"except {e} as err:",
            "    steps = []",
            f"    print({t.s('cycle:')}, err)",
        ],
        [f"steps = {order}({needs})", f"print({t.any('steps', t.s(', ') + '.join(steps)')})"],
    )
    if use[0] != "try:" and len(rows) > 3 and t.n(0, 1):
        use = [
            "try:",
            f"    steps = {order}({needs})",
            f"except {e} as err:",
            "    print(err)",
            "    steps = []",
        ]
    return f"""
        class {e}({t.any("Exception", "ValueError")}):
            pass
        def {order}({needs}):
            {block(body, 1)}
        def valid(steps, {needs}):
            for i, n in enumerate(steps):
                for d in {needs}.get(n, []):
                    if d not in steps[:i]:
                        return False
            return {t.any("True", "len(steps) > 0")}
        def levels({needs}, n):
            {t.any(f"return 1 + max((levels({needs}, d) for d in {needs}.get(n, [])), default=0)", f"before = {needs}.get(n, [])" + chr(10) + "            if not before:" + chr(10) + "                return 0" + chr(10) + f"            return 1 + max(levels({needs}, d) for d in before)")}
        {needs} = {graph}
        {block(use)}
        print(valid(steps, {needs}), len(steps))
        {t.any("for n in steps[-2:]:" + chr(10) + f"            print(n, levels({needs}, n))", "if steps:" + chr(10) + f"            print(levels({needs}, steps[-1]))")}
    """


@template("routes")
def table_of_answers(t: Draw) -> str:
    kind = t.any("lcs", "edit", "coins", "sack")
    f, tb = t.names(
        {
            "lcs": "lcs common_subsequence",
            "edit": "edit_distance levenshtein",
            "coins": "min_coins change",
            "sack": "knapsack best_value",
        }[kind],
        "dp table best",
    )
    w1 = t.any("cat", "pen", "abc", "sun", "tea")
    w2 = t.any("cut", "an", "act", "bc", "sea", "un")
    if kind in ("lcs", "edit"):
        init = f"{tb} = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]"
        if kind == "lcs":
            fill = [
                "for i, x in enumerate(a, 1):",
                "    for j, y in enumerate(b, 1):",
                "        if x == y:",
                f"            {tb}[i][j] = {tb}[i - 1][j - 1] + 1",
                "        else:",
                f"            {tb}[i][j] = max({tb}[i - 1][j], {tb}[i][j - 1])",
            ]
            back = [
                "def rebuild(a, b, table):",
                f"    i, j, out = len(a), len(b), {t.s('')}",
                "    while i and j:",
                "        if a[i - 1] == b[j - 1]:",
                "            out = a[i - 1] + out",
                "            i, j = i - 1, j - 1",
                "        elif table[i - 1][j] >= table[i][j - 1]:",
                "            i -= 1",
                "        else:",
                "            j -= 1",
                "    return out",
            ]
        else:
            fill = [
                "for i in range(len(a) + 1):",
                f"    {tb}[i][0] = i",
                "for j in range(len(b) + 1):",
                f"    {tb}[0][j] = j",
                "for i in range(1, len(a) + 1):",
                "    for j in range(1, len(b) + 1):",
                t.any(
                    "        cost = a[i - 1] != b[j - 1]",
                    "        cost = 0 if a[i - 1] == b[j - 1] else 1",
                ),
                f"        {tb}[i][j] = min({tb}[i - 1][j] + 1, {tb}[i][j - 1] + 1, {tb}[i - 1][j - 1] + cost)",
            ]
            back = [
                "def closeness(a, b, table):",
                "    longest = max(len(a), len(b))",
                t.any(
                    "    return round(1 - table[-1][-1] / longest, 2)",
                    "    return longest - table[-1][-1]",
                ),
            ]
        name = back[0].split("(")[0][4:]
        args = f"{t.s(w1)}, {t.s(w2)}"
        use = [
            f"a, b = {args}",
            f"table = {f}(a, b)",
            t.any("for row in table:" + chr(10) + "            print(*row)", "print(table[-1])"),
            f"print(table[-1][-1], {name}(a, b, table))",
        ]
        return f"""
        def {f}(a, b):
            {init}
            {block(fill, 1)}
            return {tb}
        {block(back)}
        {block(use)}
        {t.any(f"print({f}(b, {t.s(t.any('a', 'n', 'tu'))})[-1])", "")}
    """
    if kind == "coins":
        coins = sorted(t.rng.sample([1, 2, 3, 4, 5, 7], t.n(2, 3)))
        target = t.n(6, 10)
        return f"""
        def {f}(coins, target):
            {tb} = [0] + [None] * target
            last = [0] * (target + 1)
            for total in range(1, target + 1):
                for c in coins:
                    if c <= total and {tb}[total - c] is not None:
                        n = {tb}[total - c] + 1
                        if {t.any(f"{tb}[total] is None or n < {tb}[total]", f"not {tb}[total] or n < {tb}[total]")}:
                            {tb}[total] = n
                            last[total] = c
            return {tb}, last
        def chosen(last, total):
            out = []
            while total > 0 and last[total]:
                out.append(last[total])
                total -= last[total]
            return {t.any("out", "sorted(out)", "out if total == 0 else None")}
        {t.any("", "def describe(coins):" + chr(10) + f"            return {t.s(' and ')}.join(str(c) for c in coins) or {t.s('none')}")}
        counts, last = {f}({coins}, {target})
        print({t.any("counts", "counts[-1]")})
        for total in ({t.n(3, 5)}, {target}):
            print(total, counts[total], chosen(last, total))
        print({t.any("counts.count(None)", "max(n for n in counts if n is not None)", "last")})
    """
    items = {w: (t.n(1, 4), t.n(2, 9)) for w in things(t, 3, 3)}
    lit = "{" + ", ".join(f"{t.s(k)}: {v}" for k, v in items.items()) + "}"
    cap = t.n(4, 6)
    return f"""
        def {f}(items, cap):
            {tb} = [[0] * (cap + 1)]
            for name, (weight, value) in items.items():
                old = {tb}[-1]
                row = old[:]
                for c in range(weight, cap + 1):
                    {t.any("row[c] = max(old[c], old[c - weight] + value)", "new = old[c - weight] + value" + chr(10) + "                    if new > row[c]:" + chr(10) + "                        row[c] = new")}
                {tb}.append(row)
            return {tb}
        def picked(items, rows, cap):
            out = []
            names = list(items)
            for i in range(len(names), 0, -1):
                if rows[i][cap] != rows[i - 1][cap]:
                    out.append(names[i - 1])
                    cap -= items[names[i - 1]][0]
            return {t.any("out", "sorted(out)", "out[::-1]")}
        items = {lit}
        rows = {f}(items, {cap})
        {t.any("for row in rows:" + chr(10) + "            print(row)", "print(rows[-1])")}
        bag = picked(items, rows, {cap})
        print({t.any("rows[-1][-1], bag", "bag")})
        print(sum(items[n][{t.any(0, 1)}] for n in bag){t.any("", f", {t.s('of')}, {cap}")})
    """


@template("routes")
def backtracking_with_counts(t: Draw) -> str:
    kind = t.any("queens", "perms", "subsets", "subsets", "perms")
    if kind == "queens":
        f, safe, board = t.names("solve place queens", "safe ok fits", "cols board placed")
        check = t.any(
            [
                f"for r, c in enumerate({board}):",
                f"    if c == col or abs(c - col) == len({board}) - r:",
                "        return False",
                "return True",
            ],
            [
                f"row = len({board})",
                f"return all(c != col and abs(c - col) != row - r for r, c in enumerate({board}))",
            ],
        )
        n = t.any(4, 4, 3)
        first = t.any(True, False)
        return f"""
        stats = {{{t.s("calls")}: 0, {t.s("dead")}: 0}}
        def {safe}({board}, col):
            {block(check, 1)}
        def {f}({board}, n):
            stats[{t.s("calls")}] += 1
            if len({board}) == n:
                return {board}
            for col in {"range(n)" if first else "reversed(range(n))"}:
                if {safe}({board}, col):
                    found = {f}({board} + [col], n)
                    if found:
                        return found
            stats[{t.s("dead")}] += 1
            return None
        def draw({board}):
            for c in {board}:
                print({t.any(f"{t.s('.')} * c + {t.s('Q')} + {t.s('.')} * (len({board}) - c - 1)", f"{t.s('')}.join({t.s('Q')} if i == c else {t.s('-')} for i in range(len({board})))")})
        result = {f}([{t.any("", "", "1", "2") if n == 4 else ""}], {n})
        if result:
            {t.any("draw(result)", "print(result)" + chr(10) + "            draw(result[:2])")}
        else:
            print({t.s("no solution")})
        print({t.any("stats", f"stats[{t.s('calls')}], stats[{t.s('dead')}]")})
    """
    if kind == "perms":
        f, path, left = t.names(
            "permute arrange search", "path chosen current", "rest left remaining"
        )
        xs = t.any(
            f"list({t.s(t.any('abc', 'xyz', 'tea', 'cat'))})",
            "[1, 2, 3]",
            f"[{t.n(1, 5)}, {t.n(6, 9)}]",
        )
        rule, desc = t.any(
            ("p[0] < p[-1]", "rising"),
            ("p != sorted(p)", "mixed"),
            ("p[0] == min(p)", "small first"),
            ("p[-1] == max(p)", "big last"),
        )
        rec = t.any(
            [
                f"for i, x in enumerate({left}):",
                f"    {f}({path} + [x], {left}[:i] + {left}[i + 1:], out)",
            ],
            [
                f"for x in {left}:",
                f"    {path}.append(x)",
                f"    {f}({path}, [y for y in {left} if y != x], out)",
                f"    {path}.pop()",
            ],
        )
        return f"""
        def {f}({path}, {left}, out):
            if not {left}:
                out.append({f"{path}[:]" if "append" in rec[1] else path})
                return
            {block(rec, 1)}
        def keep(p):
            return {rule}
        def show(title, rows):
            print({t.any("title, len(rows)", formatted(t, "{A}: {B}", A="title", B="len(rows)"))})
            for r in rows[{t.any(":3", ":2", "-2:")}]:
                print({t.any("r", f"{t.s('-')}.join(map(str, r))", "*r")})
        def main(items):
            found = []
            {f}([], items, found)
            show({t.s("all")}, found)
            good = [p for p in found if keep(p)]
            show({t.s(desc)}, good)
            return {t.any("good[0]", "len(good)", "good[-1]", "len(found), len(good)")}
        {t.any("items = " + xs + chr(10) + "        print(main(items))", f"print(main({xs}))", f"result = main({xs})" + chr(10) + "        print(result)")}
    """
    f, path, n = t.names("find search combos", "path picked chosen", "left need target")
    nums = sorted(t.rng.sample(range(1, 10), t.n(3, 4)))
    prune = t.any(
        [f"if {n} < 0:", "    return 0"], [f"if {n} < 0 or i == len(nums):", "    return 0"]
    )
    target = t.any(nums[0] + nums[1], nums[0] + nums[-1], nums[1] + nums[-1], t.n(7, 14))
    return f"""
        def {f}(nums, i, {n}, {path}, out):
            if {n} == 0:
                out.append({t.any(f"{path}[:]", f"list({path})", f"tuple({path})")})
                return 1
            {block(prune, 1)}
            {"if i == len(nums):" if len(prune[0]) < 20 else ""}
                {"return 0" if len(prune[0]) < 20 else ""}
            {path}.append(nums[i])
            count = {f}(nums, i + 1, {n} - nums[i], {path}, out)
            {path}.pop()
            count += {f}(nums, i + 1, {n}, {path}, out)
            return count
        def report(nums, target):
            out = []
            count = {f}(nums, 0, target, [], out)
            print({t.any("target, count", formatted(t, "{A}: {B} ways", A="target", B="count"))})
            for p in out:
                print({t.any(t.s(" ") + ", ", "")}{t.any("p", f"{t.s(' + ')}.join(str(x) for x in p)")})
            return {t.any("count", "out", "max(map(len, out), default=0)")}
        result = report({nums}, {target})
        print({t.any("result", "result, " + t.s("done"))})
    """
