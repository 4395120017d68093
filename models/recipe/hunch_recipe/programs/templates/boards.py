"""Games and plans on a grid: moves, marks, falling pieces, walls, seats."""

from .material import block, grid, people
from .registry import Draw, template


@template("boards")
def marks_of_two_players(t: Draw) -> str:
    board, who = t.names("board grid cells", "player who mark")
    cells = t.rng.sample(range(9), t.n(4, 6))
    lines = "[(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 4, 8), (2, 4, 6)]"
    if t.n(0, 1):
        a, b = t.any(((0, 1, 2), (3, 5)), ((0, 4, 8), (1, 2)), ((2, 4, 6), (0, 8)))
        cells = [a[0], b[0], a[1], b[1], a[2]]
    return f"""
        {board} = [{t.s(".")}] * 9
        {who} = {t.s("X")}
        for at in {cells}:
            {board}[at] = {who}
            if any(all({board}[i] == {who} for i in line) for line in {lines}):
                print({who}, {t.s("wins")}{t.any("", f", {board}.count({t.s('.')})")})
                break
            {who} = {t.any(f"{t.s('O')} if {who} == {t.s('X')} else {t.s('X')}", f"{t.s('XO')}[{who} == {t.s('X')}]", f"{{{t.s('X')}: {t.s('O')}, {t.s('O')}: {t.s('X')}}}[{who}]")}
        {t.any("for i in range(0, 9, 3):" + chr(10) + f"            print({t.s('')}.join({board}[i:i + 3]))", f"print({t.s('')}.join({board}))", f"print({board}[:3], {who})")}
    """


@template("boards")
def dropped_pieces(t: Draw) -> str:
    f, g, c, who = t.names("drop play put", "grid board columns", "c col at", "who mark player")
    columns, height = t.n(2, 3), t.n(2, 3)
    moves = [t.n(0, columns - 1) for _ in range(t.n(3, 5))]
    return t.any(
        f"""
        {g} = [[] for _ in range({columns})]
        for i, {c} in enumerate({moves}):
            {who} = {t.s("RY")}[i % 2]
            if len({g}[{c}]) {t.any(">=", "==")} {height}:
                {t.any("print('full', " + c + ")", "continue", "break")}
            else:
                {g}[{c}].append({who})
        print({t.any(g, f"max(map(len, {g}))", f"[{t.s('')}.join(x) for x in {g}]")})
    """,
        f"""
        def {f}({g}, {c}, {who}):
            for row in {t.any(f"reversed({g})", f"{g}[::-1]")}:
                if row[{c}] == {t.s(".")}:
                    row[{c}] = {who}
                    return True
            return False
        table = [[{t.s(".")}] * {columns} for _ in range({height})]
        for i, at in enumerate({moves}):
            {t.any(f"{f}(table, at, {t.s('RY')}[i % 2])", f"print({f}(table, at, {t.s('RY')}[i % 2]))")}
        for row in table:
            print({t.s("")}.join(row))
    """,
    )


@template("boards")
def walk_with_walls(t: Draw) -> str:
    maze, r, c, step, bumps = t.names(
        "maze rooms grid", "r y row", "c x col", "step move d", "bumps blocked hits"
    )
    rows = ["".join(t.any(".", ".", "#") for _ in range(3)) for _ in range(3)]
    rows[0] = "." + rows[0][1:]
    path = "".join(t.any(*"RRDDLU") for _ in range(t.n(4, 6)))
    inside = t.any(
        f"0 <= {r} + dr < 3 and 0 <= {c} + dc < 3",
        f"{r} + dr in range(3) and {c} + dc in range(len({maze}[0]))",
        f"min({r} + dr, {c} + dc) >= 0 and max({r} + dr, {c} + dc) < 3",
    )
    wall = f"{maze}[{r} + dr][{c} + dc] == {t.s('#')}"
    count = t.any(f"{bumps} += 1", f"{bumps} += 1", f"print({step}, {r}, {c})")
    go = t.any([f"{r} += dr", f"{c} += dc"], [f"{r}, {c} = {r} + dr, {c} + dc"])
    body = t.any(
        block([f"if not ({inside}) or {wall}:", f"    {count}", "    continue", *go], 1),
        block(
            [
                f"if {inside} and not {wall}:",
                *("    " + line for line in go),
                "else:",
                f"    {count}",
            ],
            1,
        ),
        block(
            [
                f"if not ({inside}):",
                "    break",
                f"if {wall}:",
                f"    {count}",
                "    continue",
                *go,
            ],
            1,
        ),
    )
    return f"""
        {maze} = [{", ".join(t.s(row) for row in rows)}]
        moves = {{{t.s("U")}: (-1, 0), {t.s("D")}: (1, 0), {t.s("L")}: (0, -1), {t.s("R")}: (0, 1)}}
        {r}, {c} = 0, 0
        {bumps} = 0
        for {step} in {t.s(path)}:
            dr, dc = moves[{step}]
            {body}
        print({t.any(f"{r}, {c}, {bumps}", f"({r}, {c})", f"abs({r}) + abs({c}) == {len(path)} - {bumps}")})
    """


@template("boards")
def cheapest_way_down(t: Draw) -> str:
    f, g, cost, i, j = t.names(
        "cheapest min_path best_way", "grid costs fields", "cost best total", "i r y", "j c x"
    )
    pick = t.any("min", "min", "max")
    return t.any(
        f"""
        def {f}({g}):
            {cost} = [row[:] for row in {g}]
            for {i} in range(len({g})):
                for {j} in range(len({g}[0])):
                    if {i} and {j}:
                        {cost}[{i}][{j}] += {pick}({cost}[{i} - 1][{j}], {cost}[{i}][{j} - 1])
                    elif {i}:
                        {cost}[{i}][{j}] += {cost}[{i} - 1][{j}]
                    elif {j}:
                        {cost}[{i}][{j}] += {cost}[{i}][{j} - 1]
            return {t.any(f"{cost}[-1][-1]", cost)}
        {t.show(f"{f}({grid(t, 2, t.n(2, 3), 1, 9)})")}
    """,
        f"""
        {g} = [{", ".join(str([t.n(1, 9) for _ in range(k)]) for k in range(1, t.n(4, 5)))}]
        {cost} = {g}[-1]{t.any("", "[:]")}
        for {i} in range(len({g}) - 2, -1, -1):
            {cost} = [{g}[{i}][{j}] + {pick}({cost}[{j}], {cost}[{j} + 1]) for {j} in range({i} + 1)]
            print({cost})
        print({cost}[0], sum(row[0] for row in {g}))
    """,
    )


@template("boards")
def booked_seats(t: Draw) -> str:
    f, seats, row, n = t.names("book reserve take", "seats hall rows", "row r line", "n count size")
    width = t.n(3, 4)
    group = people(t, 2, 3)
    return f"""
        {seats} = [[{t.s("-")}] * {width} for _ in range(2)]
        def {f}({n}, who):
            for i, {row} in enumerate({seats}):
                if {row}.count({t.s("-")}) >= {n}:
                    at = {row}.index({t.s("-")})
                    {row}[at:at + {n}] = [who[0]] * {n}
                    return {t.any("(i, at)", f"{t.s('AB')}[i] + str(at + 1)", "i + 1")}
            return {t.any("None", t.s("full"))}
        for who, {n} in [{", ".join(f"({t.s(p)}, {t.n(1, width)})" for p in group)}]:
            print(who, {f}({n}, who))
        print({t.any(f"{t.s('/')}.join(map({t.s('')}.join, {seats}))", f"sum({row}.count({t.s('-')}) for {row} in {seats})", f"{seats}[0]")})
    """


@template("boards")
def hits_and_misses(t: Draw) -> str:
    ships, hit, x, y = t.names("ships boats targets", "hits found sunk", "x a col", "y b row")
    places = [(t.n(0, 2), t.n(0, 2)) for _ in range(3)]
    tried = [t.any(t.any(*places), (t.n(0, 2), t.n(0, 2))) for _ in range(t.n(4, 5))]
    return f"""
        {ships} = {t.any(list(dict.fromkeys(places)), places)}
        {hit} = []
        for {x}, {y} in {tried}:
            if ({x}, {y}) in {hit}:
                {t.any("continue", "print('again')")}
            elif ({x}, {y}) in {ships}:
                {hit}.append(({x}, {y}))
                {t.any("", f"print({t.s('hit')}, {x}, {y})")}
            elif min(abs({x} - p) + abs({y} - q) for p, q in {ships}) == 1:
                print({t.s(t.any("near", "warm"))})
            else:
                {t.any("print('miss')", f"print(chr(65 + {x}) + str({y} + 1))")}
        print({t.any(f"len({hit}), len({ships})", f"set({hit}) == set({ships})", f"[s for s in {ships} if s not in {hit}]")})
    """


@template("boards")
def words_in_a_square(t: Draw) -> str:
    f, square, w = t.names("find_word hidden look_for", "square letters_ grid", "w word s")
    rows = t.any(
        ["cat", "ore", "wen"], ["tea", "one", "pin"], ["bat", "ace", "gem"], ["sun", "one", "wet"]
    )
    columns = ["".join(c) for c in zip(*rows, strict=True)]
    words = [t.any(*rows), t.any(*columns), t.any(t.word()[:3], rows[0][::-1], rows[1][:2])]
    t.rng.shuffle(words)
    return f"""
        def {f}({square}, {w}):
            for i, row in enumerate({square}):
                if {w} in row{t.any("", f" or {w} in row[::-1]")}:
                    return {t.any(f"({t.s('row')}, i)", "i, row.find(" + w + ")", "f'row {i}'")}
            for i, column in enumerate(zip(*{square})):
                if {w} {t.any("in", "==")} {t.s("")}.join(column):
                    return {t.any(f"({t.s('column')}, i)", "-i, column", "f'column {i}'")}
            return None
        rows = [{", ".join(t.s(r) for r in rows)}]
        for word in [{", ".join(t.s(x) for x in words)}]:
            print(word, {f}(rows, word))
    """


@template("boards")
def rising_water(t: Draw) -> str:
    land, level, wet, row = t.names(
        "land heights field", "level water depth", "wet under count", "row r line"
    )
    return f"""
        {land} = {grid(t, 2, 3, 1, 6)}
        {level} = 0
        while {level} < {t.n(4, 6)}:
            {wet} = sum({t.any(f"h <= {level}", f"h < {level}")} for {row} in {land} for h in {row})
            {t.any(f"print({level}, {wet})", f"if {wet} > {t.n(2, 4)}:" + chr(10) + f"                {t.any('break', f'print({wet})')}")}
            {level} += {t.any(1, 1, 2)}
            {t.maybe(f"{land}[{level} % 2][0] += 1", 0.4)}
        print({t.any(f"{level}, {wet}", f"max(map(max, {land})) - {level}", f"[[max(0, h - {level}) for h in {row}] for {row} in {land}]")})
    """


@template("boards")
def knight_moves(t: Draw) -> str:
    f, x, y, out = t.names("moves_from jumps reach", "x col a", "y row b", "out found squares")
    piece = t.any(
        "[(1, 2), (2, 1), (-1, 2), (2, -1)]",
        "[(1, 1), (1, -1), (-1, 1), (-1, -1)]",
        "[(0, 1), (1, 0), (0, -1), (-1, 0)]",
        "[(2, 1), (1, 2), (-2, 1)]",
    )
    size = t.n(3, 5)
    return f"""
        def {f}({x}, {y}, size={size}):
            {out} = []
            for dx, dy in {piece}:
                if {t.any(f"0 <= {x} + dx < size and 0 <= {y} + dy < size", f"{x} + dx in range(size) and {y} + dy in range(size)")}:
                    {out}.append({t.any(f"({x} + dx, {y} + dy)", f"{t.s('abcde')}[{x} + dx] + str({y} + dy + 1)")})
            return {t.any(out, f"sorted({out})", f"len({out}), {out}[:2]")}
        {t.show(f"{f}({t.n(0, 2)}, {t.n(0, 2)})")}
        {t.maybe(t.show(f"{f}({t.n(0, 2)}, 0, {size - 1})"))}
    """


@template("boards")
def falling_blocks(t: Draw) -> str:
    g, r, c, moved = t.names("grid cells world", "r i y", "c j x", "moved changed again")
    rows = [[t.any("o", ".", ".", "#") for _ in range(2)] for _ in range(3)]
    rows[0][t.n(0, 1)] = "o"
    some, none, more = t.any(
        ("True", "False", "= True"), ("1", "0", "+= 1"), ("[1]", "[]", f"+= [{r}]")
    )
    return f"""
        {g} = {rows}
        {moved} = {some}
        while {moved}:
            {moved} = {none}
            for {r} in range({t.any("2", f"len({g}) - 1")}):
                for {c} in range(2):
                    if {g}[{r}][{c}] == 'o' and {g}[{r} + 1][{c}] == '.':
                        {g}[{r}][{c}], {g}[{r} + 1][{c}] = '.', 'o'
                        {moved} {more}
        for row in {g}:
            print({t.any("''.join(row)", "*row", "row.count('o'), row")})
    """


@template("boards")
def lamps_pressed(t: Draw) -> str:
    f, lamps, r, c = t.names("press toggle push", "lamps lights grid", "r i row", "c j col")
    presses = [(t.n(0, 1), t.n(0, 2)) for _ in range(t.n(2, 3))]
    return f"""
        def {f}({lamps}, {r}, {c}):
            for y, x in [({r}, {c}), ({r} - 1, {c}), ({r}, {c} + 1){t.any("", f", ({r} + 1, {c})")}]:
                if 0 <= y < len({lamps}) and 0 <= x < len({lamps}[0]):
                    {lamps}[y][x] {t.any("^= 1", "= 1 - " + lamps + "[y][x]", "= int(not " + lamps + "[y][x])")}
        room = {grid(t, 2, 3, 0, 1)}
        for a, b in {presses}:
            {f}(room, a, b)
            {t.maybe("print(room)")}
        print({t.any("room", "sum(map(sum, room))", "[row.count(1) for row in room]", "all(all(row) for row in room)")})
    """
