"""2-D lists: sums, turns, borders, neighbours, and what images and tables need."""

from .material import grid
from .registry import Draw, template


@template("matrices")
def column_totals(t: Draw) -> str:
    m, out, r, c = t.names("table sales grid", "totals sums out", "row r line", "c j col")
    rows, columns = t.n(2, 3), t.n(2, 3)
    return t.any(
        f"""
        {m} = {grid(t, rows, columns)}
        {out} = [{t.any(0, 0, 1)}] * len({m}[0])
        for {r} in {m}:
            for {c}, value in enumerate({r}):
                {out}[{c}] {t.any("+= value", f"= max({out}[{c}], value)", "+= value % 2", "= value - " + out + "[" + c + "]")}
        print({t.any(out, f"{out}.index(max({out}))", f"sum({out}), {out}")})
    """,
        f"""
        {m} = {grid(t, rows, columns)}
        for {c} in range(len({m}[0])):
            column = [{r}[{c}] for {r} in {m}]
            print({t.any("sum(column)", "column, max(column)", "sorted(column)", "column == sorted(column)", "sum(column) / len(column)")})
    """,
        f"""
        {m} = {grid(t, rows, columns)}
        {out} = {t.any(f"[sum({c}) for {c} in zip(*{m})]", f"list(map(max, zip(*{m})))", f"[min({c}) - {c}[0] for {c} in zip(*{m})]")}
        for {r} in {m}:
            {r}.append({t.any(f"sum({r})", f"max({r})", f"len({r})")})
            print(*{r})
        print({out}, {t.any(f"sum({out})", f"{m}[-1][-1]")})
    """,
    )


@template("matrices")
def border_or_inside(t: Draw) -> str:
    f, m, total, r, c = t.names(
        "border_sum edge_total rim", "grid m board", "total acc s", "r i y", "c j x"
    )
    test = t.any(
        f"{r} in (0, len({m}) - 1) or {c} in (0, len({m}[0]) - 1)",
        f"0 < {r} < len({m}) - 1 and 0 < {c} < len({m}[0]) - 1",
        f"{r} == 0 or {c} == 0",
        f"{r} == {c}",
        f"{r} + {c} == len({m}) - 1",
        f"({r} + {c}) % 2 == 0",
        f"{r} >= {c}",
    )
    return f"""
        def {f}({m}):
            {total} = 0
            for {r} in range(len({m})):
                for {c} in range(len({m}[0])):
                    if {test}:
                        {total} += {m}[{r}][{c}]
            return {total}
        {t.show(f"{f}({grid(t, 3, 3)})")}
        {t.maybe(t.show(f"{f}({grid(t, 2, 2)})"))}
    """


@template("matrices")
def quarter_turn(t: Draw) -> str:
    f, m, out = t.names("turn rotate_right rotate", "m grid image", "out result turned")
    body = t.any(
        f"return [list(row) for row in zip(*{m}[::-1])]",
        f"return [list(row)[::-1] for row in zip(*{m})]",
        f"{out} = []\n            for c in range(len({m}[0])):\n                {out}.append([row[c] for row in {m}[::-1]])\n            return {out}",
        f"{out} = [[None] * len({m}) for _ in {m}[0]]\n            for r in range(len({m})):\n                for c in range(len({m}[0])):\n                    {out}[c][len({m}) - 1 - r] = {m}[r][c]\n            return {out}",
        f"return [list(column) for column in zip(*{m})][::-1]",
    )
    first = t.any(grid(t, 2, 3), grid(t, 2, 2), [list("ab"), list("cd")])
    return f"""
        def {f}({m}):
            {body}
        picture = {first}
        for _ in range({t.n(1, 3)}):
            picture = {f}(picture)
            {t.maybe("print(picture)")}
        print({t.any("picture", "picture[0]", "len(picture), len(picture[0])", f"{f}(picture) == {first}")})
    """


@template("matrices")
def same_when_turned(t: Draw) -> str:
    f, m, i, j = t.names("is_symmetric mirrored symmetric", "m grid a", "i r y", "j c x")
    a, b, c = t.n(0, 5), t.n(0, 5), t.n(0, 5)
    data = t.any(
        [[a, b, c], [b, 1, t.any(c, a)], [c, t.any(c, a), 2]],
        [[a, b], [t.any(b, c), a]],
        [[a, b, a], [c, c, c], [a, b, a]],
    )
    test = t.any(
        f"{m}[{i}][{j}] != {m}[{j}][{i}]",
        f"{m}[{i}][{j}] != {m}[{i}][-1 - {j}]",
        f"{m}[{i}][{j}] != {m}[-1 - {i}][{j}]",
    )
    return f"""
        def {f}({m}):
            for {i} in range(len({m})):
                for {j} in range({t.any(f"len({m})", i, f"{i} + 1")}):
                    if {test}:
                        return {t.any("False", f"({i}, {j})", f"{m}[{i}]")}
            return True
        {t.show(f"{f}({data})")}
        {t.maybe(t.show(f"{f}({grid(t, 2, 2, 0, 1)})"))}
    """


@template("matrices")
def life_on_a_grid(t: Draw) -> str:
    f, g, new, n = t.names(
        "step evolve next_world", "world cells grid", "new after nxt", "n around alive"
    )
    size = 3 if t.n(0, 1) else 2
    data = t.any([[0, 1, 0]] * 3, grid(t, 3, 3, 0, 1)) if size == 3 else grid(t, 2, t.n(2, 3), 0, 1)
    born = t.any(
        f"{n} == 3 or {g}[r][c] and {n} == 2",
        f"{n} == 3 or {n} == 2 and {g}[r][c] == 1",
        f"{n} in ((2, 3) if {g}[r][c] else (3,))",
        f"{n} % 2 == 1",
    )
    return f"""
        def {f}({g}):
            {new} = []
            for r in range(len({g})):
                row = []
                for c in range(len({g}[0])):
                    {n} = sum(sum(line[max(0, c - 1):c + 2]) for line in {g}[max(0, r - 1):r + 2]) - {g}[r][c]
                    row.append({t.any(f"int({born})", f"1 if {born} else 0")})
                {new}.append(row)
            return {new}
        {t.show(f"{f}({data})")}
        {t.maybe("print('done')", 0.2)}
    """


@template("matrices")
def mines_around(t: Draw) -> str:
    f, g, r, c, n = t.names(
        "mines_near hints count_mines", "field grid board", "r y row", "c x col", "n count near"
    )
    rows = ["".join(t.any("*", ".", ".") for _ in range(3)) for _ in range(2)]
    return f"""
        def {f}({g}, {r}, {c}):
            {n} = 0
            for y in range(max(0, {r} - 1), min(len({g}), {r} + 2)):
                {t.any(f"{n} += {g}[y][max(0, {c} - 1):{c} + 2].count({t.s('*')})", f"for x in range(max(0, {c} - 1), min(len({g}[0]), {c} + 2)):" + chr(10) + f"                    {n} += {g}[y][x] == {t.s('*')}")}
            return {n}
        mines = [{", ".join(t.s(row) for row in rows)}]
        {t.any(f"print({t.s('')}.join({t.s('*')} if cell == {t.s('*')} else str({f}(mines, 0, i)) for i, cell in enumerate(mines[0])))", f"print({f}(mines, {t.n(0, 1)}, {t.n(0, 2)}))")}
        {t.show(f"{f}(mines, {t.n(0, 1)}, {t.n(0, 2)})")}
    """


@template("matrices")
def spiral_order(t: Draw) -> str:
    f, m, out = t.names("spiral around unroll", "m grid rows", "out path result")
    data = grid(t, t.n(2, 3), t.n(2, 3))
    if t.n(0, 1):
        return f"""
        def {f}({m}):
            {out} = []
            while {m}:
                {out} {t.any("+=", f"= {out} +")} {m}.pop(0)
                {m} = [list(row) for row in zip(*{m})][::-1]
                {t.maybe(f"print({m})", 0.4)}
            return {out}
        {t.show(f"{f}({data})")}
    """
    return f"""
        def {f}({m}):
            {out} = []
            top, bottom, left, right = 0, len({m}) - 1, 0, len({m}[0]) - 1
            while top <= bottom and left <= right:
                {out} += {m}[top][left:right + 1]
                {out} += [{m}[r][right] for r in range(top + 1, bottom + 1)]
                if top < bottom:
                    {out} += {m}[bottom][left:right][::-1]
                if left < right:
                    {out} += [{m}[r][left] for r in range(bottom - 1, top, -1)]
                top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
            return {out}
        {t.show(f"{f}({data})")}
        {t.maybe(t.show(f"{f}({grid(t, 1, 3)})"))}
    """


@template("matrices")
def sorted_grid_search(t: Draw) -> str:
    f, m, goal, r, c = t.names(
        "find_in_grid locate seek", "m grid table", "goal target x", "r row i", "c col j"
    )
    data = [[i * 3 + j * 2 + t.n(0, 1) for j in range(3)] for i in range(3)]
    return f"""
        def {f}({m}, {goal}):
            {r}, {c} = 0, len({m}[0]) - 1
            while {r} < len({m}) and {c} >= 0:
                value = {m}[{r}][{c}]
                if value == {goal}:
                    return {t.any(f"({r}, {c})", f"[{r}, {c}]", f"{r} * len({m}[0]) + {c}")}
                {t.any(f"if value > {goal}:", f"elif value > {goal}:")}
                    {c} -= 1
                else:
                    {r} += 1
            return {t.any("None", "-1", "()")}
        {t.show(f"{f}({data}, {t.any(t.n(0, 11), data[1][1], data[2][0])})")}
    """


@template("matrices")
def place_of_the_largest(t: Draw) -> str:
    f, m, best, at = t.names(
        "peak highest where_max", "m grid heights", "best top value", "at where place"
    )
    body = t.any(
        f"{best}, {at} = {m}[0][0], (0, 0)\n            for r, row in enumerate({m}):\n                for c, x in enumerate(row):\n                    if x {t.any('>', '<', '>=')} {best}:\n                        {best}, {at} = x, (r, c)\n            return {t.any(at, f'{best}, {at}')}",
        f"{best} = max(map(max, {m}))\n            for r, row in enumerate({m}):\n                if {best} in row:\n                    return {t.any(f'(r, row.index({best}))', 'r', f'r, {best}')}",
        f"{at} = max(range(len({m})), key=lambda r: max({m}[r]))\n            return {at}, {m}[{at}].index(max({m}[{at}]))",
        f"return {t.any('max', 'min')}((x, r, c) for r, row in enumerate({m}) for c, x in enumerate(row))",
    )
    return f"""
        def {f}({m}):
            {body}
        {t.show(f"{f}({grid(t, 2, t.n(2, 3))})")}
        {t.show(f"{f}({grid(t, t.n(2, 3), 2)})")}
    """


@template("matrices")
def checkered(t: Draw) -> str:
    board, r, c = t.names("board grid rows", "r i row", "c j col")
    a, b = t.any(("#", "."), ("B", "W"), ("x", "o"))
    n, m = t.n(2, 3), t.n(3, 4)
    test = t.any(
        f"({r} + {c}) % 2 == 0",
        f"{r} % 2 == {c} % 2",
        f"{c} >= {r}",
        f"{r} == {c} or {r} + {c} == {m - 1}",
        f"{r} % 2",
    )
    return t.any(
        f"""
        {board} = []
        for {r} in range({n}):
            line = {t.s("")}
            for {c} in range({m}):
                line += {t.s(a)} if {test} else {t.s(b)}
            {board}.append(line)
            {t.maybe("print(line)")}
        print({t.any(board, f"{t.s('/')}.join({board})", f"sum(line.count({t.s(a)}) for line in {board})")})
    """,
        f"""
        {board} = [[{t.s(b)}] * {m} for _ in range({n})]
        for {r} in range({n}):
            for {c} in range({r} % 2, {m}, {t.any(2, 2, 3)}):
                {board}[{r}][{c}] = {t.s(a)}
            print({t.any(f"*{board}[{r}]", f"{t.s('')}.join({board}[{r}])", f"{board}[{r}].count({t.s(a)})")})
    """,
    )


@template("matrices")
def image_flips(t: Draw) -> str:
    f, im, row = t.names("flip invert change", "image picture pixels", "row r line")
    how = t.any(
        f"[[1 - x for x in {row}[::-1]] for {row} in {im}]",
        f"[{row}[::-1] for {row} in {im}]",
        f"[[max(0, min(255, x + {t.n(10, 90)})) for x in {row}] for {row} in {im}]",
        f"[[int(x > {t.n(2, 6)}) for x in {row}] for {row} in {im}][::-1]",
        f"[{row} + {row}[::-1] for {row} in {im}]",
        f"[[x for x in {row} for _ in range(2)] for {row} in {im}]",
    )
    return f"""
        def {f}({im}):
            return {how}
        art = {grid(t, 2, t.n(2, 3), 0, t.any(1, 1, 9))}
        for {row} in {f}(art):
            print({t.any(row, f"{t.s('')}.join({t.s('#')} if x else {t.s('.')} for x in {row})", f"*{row}", f"sum({row})")})
        {t.any(f"print(sum(map(sum, art)), sum(sum(r) for r in {f}(art)))", f"print({f}({f}(art)) == art)", f"art = {f}({f}(art))" + chr(10) + "        print(art)")}
    """


@template("matrices")
def reshaped(t: Draw) -> str:
    f, m, w, flat, out = t.names(
        "reshape refold as_rows",
        "m grid rows_in",
        "w width columns",
        "flat values items",
        "out rows result",
    )
    rows, columns = t.any((2, 3), (3, 2), (2, 2), (1, 6))
    width = t.any(1, 2, 3, 4)
    return f"""
        def {f}({m}, {w}):
            {flat} = {t.any(f"[x for row in {m} for x in row]", f"sum({m}, [])")}
            if len({flat}) % {w}{t.any("", " != 0")}:
                {t.any(f"return {m}", "return None", f"{flat} += [0] * ({w} - len({flat}) % {w})")}
            {out} = []
            {t.any(f"while {flat}:" + chr(10) + f"                {out}.append({flat}[:{w}])" + chr(10) + f"                {flat} = {flat}[{w}:]", f"for i in range(0, len({flat}), {w}):" + chr(10) + f"                {out}.append({flat}[i:i + {w}])")}
            return {out}
        {t.show(f"{f}({grid(t, rows, columns)}, {width})")}
        {t.maybe(t.show(f"{f}({grid(t, 2, 2)}, {t.n(1, 3)})"))}
    """


@template("matrices")
def each_row_and_column_differs(t: Draw) -> str:
    f, g, line, n = t.names(
        "valid_square latin check", "square grid rows", "line row part", "n size k"
    )
    n_ = t.n(2, 3)
    data = [[(i + j) % n_ + 1 for j in range(n_)] for i in range(n_)]
    if t.n(0, 1):
        data[t.n(0, n_ - 1)][t.n(0, n_ - 1)] = t.n(1, n_)
    test = t.any(
        f"len(set({line})) != {n}",
        f"sorted({line}) != list(range(1, {n} + 1))",
        f"set({line}) != set(range(1, {n} + 1))",
        f"any({line}.count(x) > 1 for x in {line})",
    )
    return f"""
        def {f}({g}):
            {n} = len({g})
            for {line} in {t.any(f"{g} + [list(c) for c in zip(*{g})]", f"[*{g}, *map(list, zip(*{g}))]", g)}:
                if {test}:
                    return {t.any("False", line, f"sum({line})")}
            return {t.any("True", "True", f"sum({g}[0]) == {n} * ({n} + 1) // 2")}
        {t.show(f"{f}({data})")}
        {t.show(f"{f}({grid(t, 2, 2, 1, 2)})")}
    """
