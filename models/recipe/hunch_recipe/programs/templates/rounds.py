"""Longer programs of functions: boards, hands, orbits, cells."""

from .material import block, formatted, literals, people
from .registry import Draw, template


@template("rounds", raises=True)
def board_won_or_not(t: Draw) -> str:
    lines_, winner, play, show = t.names(
        "lines all_lines rows_of",
        "winner who_won check",
        "play run_game play_moves",
        "show draw render",
    )
    moves = t.rng.sample(range(9), t.n(4, 6))
    if t.n(0, 1):
        row = t.any((0, 1, 2), (3, 4, 5), (0, 4, 8), (2, 4, 6), (1, 4, 7))
        rest = t.rng.sample([i for i in range(9) if i not in row], 3)
        moves = [row[0], rest[0], row[1], rest[1], row[2], rest[2]]
    if t.n(0, 4) == 0:
        moves[t.n(2, 3)] = moves[0]
    a, b = t.any(("X", "O"), ("x", "o"), ("A", "B"))
    wins = t.any(
        [
            "out = [board[i:i + 3] for i in (0, 3, 6)]",
            "out += [board[i::3] for i in range(3)]",
            "out.append(board[::4])",
            "out.append(board[2:7:2])",
            "return out",
        ],
        [
            "spots = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]",
            "return [[board[i] for i in s] for s in spots]",
        ],
    )
    test = t.any(
        [
            f"for a, b, c in {lines_}(board):",
            f"    if a == b == c != {t.s('.')}:",
            "        return a",
            "return None",
        ],
        [
            f"for line in {lines_}(board):",
            f"    if len(set(line)) == 1 and line[0] != {t.s('.')}:",
            "        return line[0]",
        ],
        [
            f"for who in {t.s(a + b)}:",
            f"    if [who] * 3 in {lines_}(board):",
            "        return who",
            "return None",
        ],
    )
    taken = t.any(
        [f"if board[m] != {t.s('.')}:", f"    print({t.s('taken')}, m)", "    continue"],
        [
            f"if board[m] != {t.s('.')}:",
            f"    raise ValueError({formatted(t, '{M} is taken', M='m')})",
        ],
    )
    return f"""
        def {lines_}(board):
            {block(wins, 1)}
        def {winner}(board):
            {block(test, 1)}
        def {show}(board):
            for i in range(0, 9, 3):
                print({t.any(f"{t.s('')}.join(board[i:i + 3])", "*board[i:i + 3]", f"{t.s('|')}.join(board[i:i + 3])")})
        def {play}(moves):
            board = [{t.s(".")}] * 9
            turn = 0
            for m in moves:
                {block(taken, 2)}
                board[m] = {t.any(f"{t.s(a + b)}[turn % 2]", f"{t.s(a)} if turn % 2 == 0 else {t.s(b)}")}
                turn += 1
                if turn {t.any(">= 5", "> 4", "> 3")} and {winner}(board):
                    break
            return board, turn
        board, turn = {play}({moves})
        {show}(board)
        print({t.any(f"{winner}(board), turn", f"{winner}(board) or {t.s('draw')}", f"{t.s('winner:')}, {winner}(board)")})
        print({t.any(f"board.count({t.s('.')})", f"board.index({t.s(a)})", "turn, board[4]")})
    """


@template("rounds")
def rounds_of_hands(t: Draw) -> str:
    beats, judge, play, score = t.names(
        "BEATS WINS", "judge winner compare", "play match run_match", "score wins points"
    )
    game = t.any(("rock", "paper", "scissors"), ("fire", "water", "grass"), ("fox", "hen", "corn"))
    a, b = people(t, 2, 2)
    rounds = ", ".join(f"({t.s(t.any(*game))}, {t.s(t.any(*game))})" for _ in range(t.n(3, 4)))
    judging = t.any(
        ["if x == y:", "    return 0", f"return 1 if {beats}[x] == y else 2"],
        [
            f"if {beats}[x] == y:",
            "    return 1",
            f"if {beats}[y] == x:",
            "    return 2",
            "return 0",
        ],
        [f"names = list({beats})", "return (names.index(x) - names.index(y)) % 3"],
    )
    streak = t.n(0, 1)
    stop = t.any([f"if max({score}) == 2:", f"    print({t.s('over after')}, i)", "    break"], [])
    best = [
        "def longest_streak(log):",
        "    best = run = 0",
        "    last = None",
        "    for w in log:",
        "        run = run + 1 if w == last else 1",
        "        last = w",
        "        best = max(best, run)",
        "    return best",
    ]
    tally = [
        "def count_draws(log):",
        "    n = 0",
        "    for w in log:",
        "        if w == 0:",
        "            n += 1",
        "    return n",
    ]
    line = t.any(
        "i, x, y, w",
        formatted(t, "{I}. {X} / {Y}: {W}", I="i", X="x", Y="y", W="w"),
        "x, y, " + "[" + ", ".join(t.s(n) for n in ("draw", a, b)) + "][w]",
    )
    return f"""
        {beats} = {{{t.s(game[0])}: {t.s(game[2])}, {t.s(game[1])}: {t.s(game[0])}, {t.s(game[2])}: {t.s(game[1])}}}
        def {judge}(x, y):
            {block(judging, 1)}
        def {play}(rounds):
            {score} = [0, 0]
            log = []
            for i, (x, y) in enumerate(rounds, 1):
                w = {judge}(x, y)
                log.append(w)
                if w{t.any("", " > 0", " != 0")}:
                    {score}[w - 1] += 1
                print({line})
                {block(stop, 2)}
            return {score}, log
        {block(best if streak else tally)}
        def verdict({score}):
            one, two = {score}
            if one == two:
                return {t.any(t.s("draw"), "None", t.s("nobody wins"))}
            return {t.s(a)} if one > two else {t.s(b)}
        {score}, log = {play}([{rounds}])
        print({score}, {"longest_streak(log)" if streak else "count_draws(log)"})
        print({t.any(f"verdict({score})", f"{t.s('winner:')}, verdict({score})")})
        {t.any("print(log)", "moves = len(log)" + chr(10) + "        print(moves, sum(w == 1 for w in log))", "")}
    """


@template("rounds")
def paths_of_collatz(t: Draw) -> str:
    step, path, stats = t.names("step nxt advance", "path chain orbit", "stats summary report")
    memo = t.n(0, 1)
    nums = t.rng.sample([3, 5, 6, 8, 10, 12, 13, 16, 20, 21], t.n(2, 3))
    stepping = t.any(
        ["if n % 2 == 0:", "    return n // 2", "return 3 * n + 1"],
        ["return n // 2 if n % 2 == 0 else 3 * n + 1"],
        ["half, odd = divmod(n, 2)", "return 3 * n + 1 if odd else half"],
    )
    walking = (
        [
            "if n == 1:",
            "    return 0",
            "if n not in memo:",
            f"    memo[n] = 1 + {path}({step}(n))",
            "return memo[n]",
        ]
        if memo
        else t.any(
            ["out = [n]", "while out[-1] != 1:", f"    out.append({step}(out[-1]))", "return out"],
            ["if n == 1:", "    return [1]", f"return [n] + {path}({step}(n))"],
        )
    )
    bits = t.any(
        (
            [
                "def ones(n):",
                "    count = 0",
                "    while n:",
                "        n &= n - 1",
                "        count += 1",
                "    return count",
            ],
            "ones(n)",
        ),
        (["def is_power(n):", "    return n > 0 and n & (n - 1) == 0"], "is_power(n)"),
        (
            [
                "def binary(n):",
                f"    text = {t.s('')}",
                "    while n:",
                "        text = str(n % 2) + text",
                "        n //= 2",
                "    return text",
            ],
            "binary(n)",
        ),
        (["def low_bit(n):", "    return n & -n"], "low_bit(n)"),
    )
    each = (
        f"steps = {path}(n)"
        if memo
        else t.any(
            f"steps = len({path}(n)) - 1",
            f"way = {path}(n)" + chr(10) + "                steps = len(way)",
        )
    )
    return f"""
        {"memo = {}" if memo else ""}
        def {step}(n):
            {block(stepping, 1)}
        def {path}(n):
            {block(walking, 1)}
        {block(bits[0])}
        def {stats}(nums):
            best = None
            table = {{}}
            for n in nums:
                {each}
                table[n] = steps
                if best is None or steps > table[best]:
                    best = n
                print({t.any("n, steps", formatted(t, "{A:>3}: {B}", A="n", B="steps"))}, {bits[1]})
            {t.any("mean = sum(table.values()) / len(table)" + chr(10) + f"            print({t.s('mean')}, round(mean, 2))", "")}
            return best, table
        best, table = {stats}({nums})
        print({t.any("best, table[best]", "best, table", t.s("longest:") + ", best")})
        {t.any("print(sorted(table, key=table.get))", "long = [n for n in table if table[n] > " + str(t.n(5, 9)) + "]" + chr(10) + "        print(long)", "print(sum(table.values()))")}
        {"print(len(memo))" if memo else ""}
    """


@template("rounds")
def cells_that_live(t: Draw) -> str:
    count, step, show, grid = t.names(
        "count_around neighbours alive_near",
        "step next_gen evolve",
        "show draw display",
        "grid world cells",
    )
    rows = t.any(
        [".#.", ".#."],
        ["##", "#."],
        ["##.", ".#."],
        ["#.#"],
        [".#", "##", ".."],
        ["###"],
        ["#.", ".#"],
    )
    sets = t.n(0, 2)
    cells = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"]
    rule = t.any(
        ("n == 3 or (n == 2 and alive)", "B"),
        ("n in (2, 3) if alive else n == 3", "B"),
        ("n == 2 or (alive and n == 1)", "X"),
    )[0]
    if sets == 0:
        return f"""
        def {count}({grid}, r, c):
            n = 0
            for y, x in {grid}:
                if max(abs(y - r), abs(x - c)) == 1:
                    n += 1
            return n
        def {step}({grid}, h, w):
            new = []
            for r in range(h):
                for c in range(w):
                    alive = (r, c) in {grid}
                    n = {count}({grid}, r, c)
                    if {rule}:
                        new.append((r, c))
            return new
        def {show}({grid}, h, w):
            for r in range(h):
                print({t.s("")}.join({t.s(t.any("#", "O", "x"))} if (r, c) in {grid} else {t.s(".")} for c in range(w)))
        {grid} = {cells}
        {show}({grid}, {len(rows)}, {len(rows[0])})
        {grid} = {step}({grid}, {len(rows)}, {len(rows[0])})
        print({t.any(f"len({grid})", f"{grid}", t.s("after") + f", len({grid})")})
        {show}({grid}, {len(rows)}, {len(rows[0])})
    """
    around = t.any(
        [
            "total = 0",
            f"for y in range(max(0, r - 1), min(len({grid}), r + 2)):",
            f"    total += {grid}[y][max(0, c - 1):c + 2].count({t.s('#')})",
            f"return total - ({grid}[r][c] == {t.s('#')})",
        ],
        [
            f"rows = {grid}[max(0, r - 1):r + 2]",
            f"n = sum(row[max(0, c - 1):c + 2].count({t.s('#')}) for row in rows)",
            f"if {grid}[r][c] == {t.s('#')}:",
            "    n -= 1",
            "return n",
        ],
    )
    rounds = t.any(1, 2, 2)
    still = t.any([f"if new == {grid}:", f"    print({t.s('still')})", "    break"], [])
    return f"""
        def {count}({grid}, r, c):
            {block(around, 1)}
        def {step}({grid}):
            out = []
            for r, row in enumerate({grid}):
                line = {t.s("")}
                for c, x in enumerate(row):
                    alive = x == {t.s("#")}
                    n = {count}({grid}, r, c)
                    line += {t.s("#")} if {rule} else {t.s(".")}
                out.append(line)
            return out
        def {show}({grid}):
            {t.any(f"print({t.s(chr(92) + 'n')}.join({grid}))", f"for row in {grid}:" + chr(10) + "                print(row)", f"print({t.s('|')}.join({grid}))")}
        {grid} = {literals(t, rows)}
        {show}({grid})
        for gen in range(1, {rounds + 1}):
            new = {step}({grid})
            {block(still, 1)}
            {grid} = new
            print({t.any(t.s("gen"), t.s("step"), t.s("--"))}, gen)
            {show}({grid})
        print(sum(row.count({t.s("#")}) for row in {grid}){t.any("", f", {grid}[0]")})
    """
