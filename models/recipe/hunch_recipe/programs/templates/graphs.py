"""Graphs and grids: breadth and depth first, orders, components, shortest ways, mazes."""

from .registry import Draw, template


def small_graph(t: Draw, names: str, most: int = 2) -> str:
    """Adjacency lists over the letters, each with a few others; the first has one at least."""
    rows = []
    for a in names:
        others = t.rng.sample([b for b in names if b != a], t.n(a == names[0], most))
        rows.append(f"{t.s(a)}: [{', '.join(t.s(b) for b in others)}]")
    return "{" + ", ".join(rows) + "}"


@template("graphs")
def steps_by_levels(t: Draw) -> str:
    f, g, dist, queue, node = t.names(
        "distances levels hops", "graph links g", "dist steps far", "queue todo line", "node cur v"
    )
    return f"""
        def {f}({g}, start):
            {dist} = {{start: 0}}
            {queue} = [start]
            while {queue}:
                {node} = {queue}.pop(0)
                for other in {g}[{node}]:
                    if other not in {dist}:
                        {dist}[other] = {dist}[{node}] + 1
                        {queue}.append(other)
            return {t.any(dist, f"max({dist}.values())", f"sorted({dist}.items())", f"{dist}.get({t.s('c')}, -1)")}
        {t.show(f"{f}({small_graph(t, 'abc')}, {t.s('a')})")}
    """


@template("graphs")
def path_by_depth(t: Draw) -> str:
    f, g, path, goal = t.names(
        "find_path route way", "graph roads g", "path trail so_far", "goal end target"
    )
    return f"""
        def {f}({g}, {path}, {goal}):
            here = {path}[-1]
            if here == {goal}:
                return {path}
            for other in {t.any(f"{g}[here]", f"sorted({g}[here])", f"{g}[here][::-1]")}:
                if other not in {path}:
                    found = {f}({g}, {path} + [other], {goal})
                    if found:
                        return found
            return {t.any("None", "[]")}
        {g} = {small_graph(t, "abcd")}
        {t.show(f"{f}({g}, [{t.s('a')}], {t.s(t.any(*'bcd'))})")}
    """


@template("graphs")
def all_routes(t: Draw) -> str:
    f, g, n = t.names("count_routes routes ways", "graph roads down", "n total count")
    a, b, c, d = t.any("abcd", "stuv", "wxyz")
    links = t.any(
        f"{{'{a}': ['{b}', '{c}'], '{b}': ['{d}'], '{c}': ['{d}'], '{d}': []}}",
        f"{{'{a}': ['{b}', '{c}'], '{b}': ['{c}', '{d}'], '{c}': ['{d}'], '{d}': []}}",
        f"{{'{a}': ['{b}'], '{b}': ['{c}', '{d}'], '{c}': [], '{d}': []}}",
    )
    count = f"""
            {n} = 0
            for other in {g}[here]:
                {n} += {f}(other, end)
            return {n}"""
    return f"""
        {g} = {links}
        def {f}(here, end):
            if here == end:
                return {t.any("1", "1", "2")}{count}
        {t.show(f"{f}('{a}', '{d}')")}
        {t.maybe(t.show(f"{f}('{b}', '{t.any(c, d)}')"))}
    """


@template("graphs")
def order_of_tasks(t: Draw) -> str:
    needs, done, task = t.names("needs after requires", "done order plan", "task name job")
    words = t.any(("wash", "cook", "eat"), ("plan", "build", "test"), ("socks", "shoes", "walk"))
    a, b, c = (t.s(w) for w in words)
    rows = [f"{c}: [{b}]", f"{b}: [{a}]", f"{a}: []"]
    if t.n(0, 1):
        rows.append(f"{t.s('rest')}: [{t.any(a, b, c)}, {t.any(a, c)}]")
    t.rng.shuffle(rows)
    return f"""
        {needs} = {{{", ".join(rows)}}}
        {done} = []
        rounds = {t.n(0, 1)}
        while len({done}) < len({needs}):
            for {task} in {needs}:
                if {task} not in {done} and all(n in {done} for n in {needs}[{task}]):
                    {done}.append({task})
                    {t.maybe("break", 0.3)}
            rounds += 1
        print({t.any(done, f"{done}, rounds", f"{done}[-1], rounds")})
    """


@template("graphs")
def tasks_by_depth(t: Draw) -> str:
    f, g, seen = t.names("visit add_task place", "needs before deps", "order seen done")
    rows = [
        "'a': []",
        "'b': ['a']",
        f"'c': [{t.any(repr('a'), repr('b'))}]",
        f"'d': ['c'{t.any('', ', ' + repr('b'))}]",
    ]
    t.rng.shuffle(rows)
    return f"""
        {g} = {{{", ".join(rows)}}}
        {seen} = []
        def {f}(name):
            if name in {seen}:
                return
            {t.maybe("print(name)")}
            for other in {g}[name]:
                {f}(other)
            {seen}.append(name)
        for k in {t.any(g, f"sorted({g})", "['d', 'b']")}:
            {f}(k)
        print({t.any(seen, f"''.join({seen})")})
    """


@template("graphs")
def has_a_cycle(t: Draw) -> str:
    f, nxt, slow, fast = t.names(
        "cyclic loops_back has_loop", "nxt links after", "slow a tortoise", "fast b hare"
    )
    nodes = t.n(3, 4)
    links = ", ".join(f"{i}: {t.any(i + 1, i + 1, t.n(0, nodes - 1), None)}" for i in range(nodes))
    links += f", {nodes}: {t.any(None, t.n(0, nodes - 1))}"
    return t.any(
        f"""
        def {f}({nxt}, start):
            {slow} = {fast} = start
            while {fast} is not None and {nxt}[{fast}] is not None:
                {slow} = {nxt}[{slow}]
                {fast} = {nxt}[{nxt}[{fast}]]
                if {slow} == {fast}:
                    return {t.any("True", slow)}
            return {t.any("False", "None")}
        {t.show(f"{f}({{{links}}}, 0)")}
    """,
        f"""
        def {f}({nxt}, start):
            seen = []
            while start is not None:
                if start in seen:
                    return {t.any("seen[seen.index(start):]", "len(seen) - seen.index(start)", "True")}
                seen.append(start)
                start = {nxt}[start]
            return {t.any("[]", "0")}
        {t.show(f"{f}({{{links}}}, 0)")}
    """,
    )


@template("graphs")
def connected_groups(t: Draw) -> str:
    parent, find, a, b = t.names("parent boss group", "find root top", "a x p", "b y q")
    n = t.n(4, 5)
    pairs = ", ".join(f"({t.n(0, n - 1)}, {t.n(0, n - 1)})" for _ in range(t.n(2, 3)))
    return f"""
        {parent} = list(range({n}))
        def {find}(x):
            while {parent}[x] != x:
                x = {parent}[x]
            return x
        for {a}, {b} in [{pairs}]:
            ra, rb = {find}({a}), {find}({b})
            if ra != rb:
                {parent}[{t.any("ra", "rb")}] = {t.any("rb", "ra")}
            else:
                print({t.s("same")}, {a}, {b})
        groups = {t.any(f"len({{{find}(i) for i in range({n})}})", f"[{find}(i) for i in range({n})]", f"{parent}.count(0)")}
        print({parent}, groups)
    """


@template("graphs")
def islands(t: Draw) -> str:
    sink, g, n = t.names("sink clear visit", "grid sea world", "islands count n")
    rows = ", ".join(str([t.any(0, 1, 1) for _ in range(3)]) for _ in range(2))
    dirs = t.any(
        "(r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)",
        "(r, c + 1), (r, c - 1)",
        "(r + 1, c), (r - 1, c)",
    )
    return f"""
        {g} = [{rows}]
        def {sink}(r, c):
            if not (0 <= r < 2 and 0 <= c < 3) or {g}[r][c] == 0:
                return 0
            {g}[r][c] = 0
            return 1 + sum({sink}(a, b) for a, b in [{dirs}])
        {n} = []
        for r in range(2):
            for c in range(3):
                if {g}[r][c]:
                    {n}.append({sink}(r, c))
        print({t.any(f"len({n})", n, f"max({n}, default=0)", f"{n}, {g}")})
    """


@template("graphs")
def nearest_by_cost(t: Draw) -> str:
    g, dist, todo, node = t.names(
        "roads graph cost", "dist best total", "todo open_ left", "node here cur"
    )
    w = [t.n(1, 9) for _ in range(5)]
    return f"""
        {g} = {{'a': {{'b': {w[0]}, 'c': {w[1]}}}, 'b': {{'c': {w[2]}, 'd': {w[3]}}}, 'c': {{'d': {w[4]}}}, 'd': {{}}}}
        {dist} = {{'a': 0}}
        {todo} = ['a']
        while {todo}:
            {node} = min({todo}, key=lambda k: {dist}[k])
            {todo}.remove({node})
            for other in {g}[{node}]:
                new = {dist}[{node}] + {g}[{node}][other]
                if other not in {dist} or new < {dist}[other]:
                    {dist}[other] = new
                    {t.any(f"{todo}.append(other)", f"if other not in {todo}:" + chr(10) + f"                        {todo}.append(other)")}
            {t.maybe(f"print({node}, {dist})", 0.3)}
        print({t.any(dist, f"{dist}['d']", f"sum({dist}.values())")})
    """


@template("graphs")
def maze_steps(t: Draw) -> str:
    maze, r, c, path = t.names("maze grid field", "r y row", "c x col", "path moves trail")
    rows = ["".join(t.any(".", ".", "#") for _ in range(3)) for _ in range(2)]
    rows[0] = "." + rows[0][1:]
    rows.append(t.any("...", "..#", "#.."))
    return f"""
        {maze} = [{", ".join(t.s(row) for row in rows)}]
        {r} = {c} = 0
        {path} = {t.s("")}
        while ({r}, {c}) != (2, 2):
            if {c} < 2 and {maze}[{r}][{c} + 1] == {t.s(".")}:
                {c} += 1
                {path} += {t.s("R")}
            elif {r} < 2 and {maze}[{r} + 1][{c}] == {t.s(".")}:
                {r} += 1
                {path} += {t.s("D")}
                {t.maybe(f"print({path})", 0.4)}
            else:
                print({t.s("stuck at")}, {r}, {c})
                {t.any("", f"{path} += {t.s('?')}")}
                break
            {t.maybe(f"print({r}, {c})", 0.4)}
        else:
            print({t.s("out")})
        print({path}{t.any("", f", len({path})")})
    """


@template("graphs")
def two_colours(t: Draw) -> str:
    f, g, color = t.names("two_color paint split_sides", "graph links near", "color side team")
    shape = t.any(
        "{'a': ['b'], 'b': ['a', 'c'], 'c': ['b']}",
        "{'a': ['b', 'c'], 'b': ['a', 'c'], 'c': ['a', 'b']}",
        "{'a': ['b', 'd'], 'b': ['a', 'c'], 'c': ['b', 'd'], 'd': ['a', 'c']}",
        "{'a': ['c'], 'b': ['c'], 'c': ['a', 'b']}",
    )
    return f"""
        def {f}({g}):
            {color} = {{'a': 0}}
            todo = ['a']
            for node in todo:
                for other in {g}[node]:
                    if other not in {color}:
                        {color}[other] = {t.any(f"1 - {color}[node]", f"({color}[node] + 1) % 2")}
                        todo.append(other)
                    elif {color}[other] == {color}[node]:
                        return {t.any("None", "False", "node, other")}
            return {t.any(color, "True", f"list({color}.values())")}
        {t.show(f"{f}({shape})")}
    """
