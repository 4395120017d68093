"""Longer programs with linked objects: chains, trees, tries, graphs; matrices."""

from .material import block, literals
from .registry import Draw, template


@template("linked")
def matrix_with_operators(t: Draw) -> str:
    m, rows, other = t.names("Matrix Mat Grid", "rows data cells", "other b")
    typed = t.n(0, 3) == 0

    def lit() -> str:
        return "[" + ", ".join(f"[{t.n(-2, 6)}, {t.n(-2, 6)}]" for _ in range(2)) + "]"

    mul = t.any(
        [
            "out = []",
            f"for row in self.{rows}:",
            f"    out.append([sum(x * y for x, y in zip(row, col)) for col in zip(*{other}.{rows})])",
            f"return {m}(out)",
        ],
        [
            f"n = len(self.{rows})",
            "out = [[0] * n for _ in range(n)]",
            "for i in range(n):",
            "    for j in range(n):",
            f"        out[i][j] = sum(self.{rows}[i][k] * {other}.{rows}[k][j] for k in range(n))",
            f"return {m}(out)",
        ],
    )
    add = t.any(
        f"return {m}([[x + y for x, y in zip(r, s)] for r, s in zip(self.{rows}, {other}.{rows})])",
        "out = []"
        + chr(10)
        + f"                for r, s in zip(self.{rows}, {other}.{rows}):"
        + chr(10)
        + "                    out.append([x + y for x, y in zip(r, s)])"
        + chr(10)
        + f"                return {m}(out)",
    )
    extra, call = t.any(
        (
            ["def det(self):", f"    (a, b), (c, d) = self.{rows}", "    return a * d - b * c"],
            "a.det()",
        ),
        (
            ["def transpose(self):", f"    return {m}([list(c) for c in zip(*self.{rows})])"],
            "a.transpose()",
        ),
        (
            [
                "def trace(self):",
                f"    return sum(self.{rows}[i][i] for i in range(len(self.{rows})))",
            ],
            "a.trace()",
        ),
        (["def __neg__(self):", f"    return {m}([[-x for x in r] for r in self.{rows}])"], "-a"),
        (
            [
                "def __pow__(self, n):",
                "    result = self",
                "    for _ in range(n - 1):",
                "        result = result * self",
                "    return result",
            ],
            f"a ** {t.n(2, 3)}",
        ),
    )
    return f"""
        class {m}:
            def __init__(self, {rows}{": list[list[int]]" if typed else ""}):
                {t.any(f"self.{rows} = {rows}", f"self.{rows} = [list(r) for r in {rows}]")}
            def __add__(self, {other}):
                {add}
            def __mul__(self, {other}):
                {t.any("", block([f"if isinstance({other}, int):", f"    return {m}([[x * {other} for x in r] for r in self.{rows}])"], 2))}
                {block(mul, 2)}
            def __eq__(self, {other}):
                return self.{rows} == {other}.{rows}
            {block(extra, 1)}
            def __repr__(self):
                return {t.any(f"str(self.{rows})", f"{t.s(' / ')}.join({t.s(' ')}.join(map(str, r)) for r in self.{rows})")}
        {t.any("", f"I = {m}([[1, 0], [0, 1]])")}
        a = {m}({lit()})
        b = {m}({lit()})
        print({t.any("a + b", "(a + b) + b", "b + a")})
        c = {t.any("a * b", "b * a")}
        print({t.any("c", "c == b * a", "c, c == a")})
        print({call})
    """


@template("linked")
def chain_edited_in_place(t: Draw) -> str:
    node, c, head, nxt, val = t.names(
        "Node Link", "LinkedList Chain SinglyLinkedList", "head first", "next nxt", "value data val"
    )
    xs = (
        [str(n) for n in t.rng.sample(range(1, 20), t.n(3, 4))]
        if t.n(0, 2)
        else [t.s(w) for w in dict.fromkeys(t.words(3, 4))]
    )
    push_front = [
        f"def prepend(self, {val}):",
        f"    self.{head} = {node}({val}, self.{head})",
        *t.any([], ["    self.size += 1"]),
    ]
    sized = len(push_front) == 3
    grow = ["    self.size += 1"] if sized else []
    shrink = "self.size -= 1" if sized else ""
    append = [
        f"def append(self, {val}):",
        f"    new = {node}({val})",
        f"    if {t.any(f'self.{head} is None', f'not self.{head}')}:",
        f"        self.{head} = new",
        "    else:",
        f"        cur = self.{head}",
        f"        while cur.{nxt}:",
        f"            cur = cur.{nxt}",
        f"        cur.{nxt} = new",
        *grow,
    ]
    adder, adds = t.any((push_front, "prepend"), (append, "append"))
    new = str(t.n(20, 40)) if xs[0].isdigit() else t.s("new")
    insert = [
        f"def insert_after(self, mark, {val}):",
        f"    cur = self.{head}",
        f"    while cur and cur.{val} != mark:",
        f"        cur = cur.{nxt}",
        "    if cur is None:",
        "        return False",
        f"    cur.{nxt} = {node}({val}, cur.{nxt})",
        *grow,
        "    return True",
    ]
    reverse = [
        "def reverse(self):",
        "    prev = None",
        f"    cur = self.{head}",
        "    while cur:",
        f"        cur.{nxt}, prev, cur = prev, cur, cur.{nxt}",
        f"    self.{head} = prev",
    ]
    third, call = t.any(
        ([], ""),
        (insert, f"print(xs.insert_after({t.any(*xs)}, {new}), list(xs))"),
        (reverse, "xs.reverse()" + chr(10) + "        print(list(xs))"),
    )
    return f"""
        class {node}:
            def __init__(self, {val}, {nxt}=None):
                self.{val} = {val}
                self.{nxt} = {nxt}
        class {c}:
            def __init__(self):
                self.{head} = None
                {"self.size = 0" if sized else ""}
            {block(adder, 1)}
            def remove(self, {val}):
                prev, cur = None, self.{head}
                while cur:
                    if cur.{val} == {val}:
                        if prev:
                            prev.{nxt} = cur.{nxt}
                        else:
                            self.{head} = cur.{nxt}
                        {shrink}
                        return True
                    prev, cur = cur, cur.{nxt}
                return False
            {block(third, 1)}
            def __iter__(self):
                cur = self.{head}
                while cur:
                    yield cur.{val}
                    cur = cur.{nxt}
        xs = {c}()
        for x in [{", ".join(xs)}]:
            xs.{adds}(x)
        print(list(xs){", xs.size" if sized else ""})
        print(xs.remove({t.any(*xs, new)}){t.any("", ", list(xs)")})
        {call}
    """


@template("linked")
def search_tree_with_height(t: Draw) -> str:
    node, tree, key = t.names("Node TreeNode", "BST Tree SearchTree", "key val value")
    keys = t.rng.sample(range(1, 30), t.n(4, 5))
    recursive = t.n(0, 1)
    insert = (
        [
            f"def insert(self, {key}):",
            f"    self.root = self._insert(self.root, {key})",
            f"def _insert(self, node, {key}):",
            "    if node is None:",
            f"        return {node}({key})",
            f"    if {key} < node.{key}:",
            f"        node.left = self._insert(node.left, {key})",
            t.any(f"    elif {key} > node.{key}:", "    else:"),
            f"        node.right = self._insert(node.right, {key})",
            "    return node",
        ]
        if recursive
        else [
            f"def insert(self, {key}):",
            "    if self.root is None:",
            f"        self.root = {node}({key})",
            "        return",
            "    cur = self.root",
            "    while True:",
            f"        side = {t.s('left')} if {key} < cur.{key} else {t.s('right')}",
            "        child = getattr(cur, side)",
            "        if child is None:",
            f"            setattr(cur, side, {node}({key}))",
            "            return",
            "        cur = child",
        ]
    )
    order = t.any(
        [
            "def in_order(node):",
            "    if node is None:",
            "        return []",
            f"    return in_order(node.left) + [node.{key}] + in_order(node.right)",
        ],
        [
            "def in_order(node, out=None):",
            "    if out is None:",
            "        out = []",
            "    if node:",
            "        in_order(node.left, out)",
            f"        out.append(node.{key})",
            "        in_order(node.right, out)",
            "    return out",
        ],
        [
            "def in_order(node):",
            "    if node:",
            "        yield from in_order(node.left)",
            f"        yield node.{key}",
            "        yield from in_order(node.right)",
        ],
    )
    height = t.any(
        [
            "def height(node):",
            f"    if {t.any('node is None', 'not node')}:",
            "        return 0",
            "    return 1 + max(height(node.left), height(node.right))",
        ],
        [],
    )
    probe = t.any(keys[-1], keys[0], t.n(1, 29))
    return f"""
        class {node}:
            def __init__(self, {key}):
                self.{key} = {key}
                self.left = None
                self.right = None
        class {tree}:
            def __init__(self):
                self.root = None
            {block(insert, 1)}
            def search(self, {key}):
                cur = self.root
                steps = 0
                while cur:
                    steps += 1
                    if {key} == cur.{key}:
                        return {t.any("True", "steps", "True, steps")}
                    cur = cur.left if {key} < cur.{key} else cur.right
                return {t.any("False", "None", "-steps")}
            {t.any("def smallest(self):" + chr(10) + "                cur = self.root" + chr(10) + "                while cur.left:" + chr(10) + "                    cur = cur.left" + chr(10) + f"                return cur.{key}", "")}
        {block(order)}
        {block(height)}
        tree = {tree}()
        for k in {keys}:
            tree.insert(k)
        print({t.any("list(in_order(tree.root))", "*in_order(tree.root)")})
        print(tree.search({probe}){", height(tree.root)" if height else ""})
    """


@template("linked")
def trie_with_prefixes(t: Draw) -> str:
    node, c, kids, end, ch = t.names(
        "TrieNode Node",
        "Trie PrefixTree WordTree",
        "children kids next",
        "is_word end final",
        "ch c letter",
    )
    stem = t.any("ca", "to", "be", "ha", "do", "pi")
    tails = t.rng.sample(["t", "r", "n", "d", "ll", "", "p"], 3)
    words = [stem + x for x in tails if stem + x]
    walk = [
        "def _find(self, text):",
        "    node = self.root",
        f"    for {ch} in text:",
        *t.any(
            [
                f"        if {ch} not in node.{kids}:",
                "            return None",
                f"        node = node.{kids}[{ch}]",
            ],
            [
                f"        node = node.{kids}.get({ch})",
                "        if node is None:",
                "            return None",
            ],
        ),
        "    return node",
    ]
    insert = t.any(
        [
            f"    if {ch} not in node.{kids}:",
            f"        node.{kids}[{ch}] = {node}()",
            f"    node = node.{kids}[{ch}]",
        ],
        [f"    node = node.{kids}.setdefault({ch}, {node}())"],
    )
    third, use = t.any(
        (
            ["def starts_with(self, prefix):", "    return self._find(prefix) is not None"],
            f"trie.starts_with({t.s(t.any(stem, 'x' + stem, words[0][:1]))})",
        ),
        (
            [
                "def words(self, prefix):",
                "    found = []",
                "    self._collect(self._find(prefix), prefix, found)",
                "    return found",
                "def _collect(self, node, path, found):",
                "    if node is None:",
                "        return",
                f"    if node.{end}:",
                "        found.append(path)",
                f"    for {ch} in {t.any(f'sorted(node.{kids})', f'node.{kids}')}:",
                f"        self._collect(node.{kids}[{ch}], path + {ch}, found)",
            ],
            f"trie.words({t.s(t.any(stem, stem[:1], 'z'))})",
        ),
    )
    return f"""
        class {node}:
            def __init__(self):
                self.{kids} = {{}}
                self.{end} = False
        class {c}:
            def __init__(self{t.any("", ", words=()")}):
                self.root = {node}()
                self.size = 0
            def insert(self, word):
                node = self.root
                for {ch} in word:
                    {block([x[4:] for x in insert], 3)}
                {t.any("self.size += 1", f"self.size += not node.{end}", f"if not node.{end}:" + chr(10) + "                    self.size += 1")}
                node.{end} = True
            {block(walk, 1)}
            def __contains__(self, word):
                node = self._find(word)
                return {t.any(f"node is not None and node.{end}", f"bool(node and node.{end})")}
            {block(third, 1)}
        trie = {c}()
        for w in {literals(t, words[: t.n(2, 3)])}:
            trie.insert(w)
        for w in {literals(t, [t.any(words[0], words[-1]), t.any(stem, stem + "x", words[1])])}:
            print(w, w in trie)
        print({use}, trie.size)
    """


@template("linked")
def graph_searched_both_ways(t: Draw) -> str:
    c, adj, add, bfs, dfs = t.names(
        "Graph Network Map",
        "adj edges links",
        "add_edge connect link",
        "bfs breadth",
        "dfs depth_first",
    )
    letters = t.any("ABCDE", "abcde", "PQRST")
    pool = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (1, 2), (0, 4)]
    edges = [pool[0], *t.rng.sample(pool[1:], t.n(2, 3))]
    numbers = t.n(0, 1)
    names = [str(i + 1) if numbers else t.s(letters[i]) for i in range(5)]
    deque = t.n(0, 1)
    undirected = t.n(0, 1)
    second = t.any(
        [
            f"def {dfs}(self, node, seen=None):",
            "    if seen is None:",
            "        seen = []",
            "    seen.append(node)",
            f"    for n in self.{adj}{t.any('.get(node, [])', '.get(node, ())')}:",
            "        if n not in seen:",
            f"            self.{dfs}(n, seen)",
            "    return seen",
        ],
        [
            f"def {dfs}(self, start):",
            "    seen = []",
            "    stack = [start]",
            "    while stack:",
            "        node = stack.pop()",
            "        if node in seen:",
            "            continue",
            "        seen.append(node)",
            f"        stack.extend({t.any('reversed', 'sorted')}(self.{adj}.get(node, [])))",
            "    return seen",
        ],
    )
    return f"""
        {"from collections import deque" if deque else ""}
        class {c}:
            def __init__(self, pairs):
                self.{adj} = {{}}
                for a, b in pairs:
                    self.{add}(a, b)
            def {add}(self, a, b):
                self.{adj}.setdefault(a, []).append(b)
                {f"self.{adj}.setdefault(b, []).append(a)" if undirected else t.any(f"self.{adj}.setdefault(b, [])", "")}
            def {bfs}(self, start):
                dist = {{start: 0}}
                queue = {"deque([start])" if deque else "[start]"}
                while queue:
                    node = queue.{"popleft()" if deque else "pop(0)"}
                    for n in self.{adj}.get(node, []):
                        if n not in dist:
                            dist[n] = dist[node] + 1
                            queue.append(n)
                return dist
            {block(second, 1)}
        g = {c}([{", ".join(f"({names[a]}, {names[b]})" for a, b in edges)}])
        {t.any(f"g.{add}({names[1]}, {names[4]})", "")}
        print(g.{bfs}({names[0]}))
        order = g.{dfs}({names[t.any(0, 0, 1)]})
        print({t.any("order", "*order", "len(order), order[-1]")})
        print({t.any(f"{names[4]} in order", f"g.{adj}[{names[0]}]", f"max(g.{bfs}({names[0]}).values())")})
    """
