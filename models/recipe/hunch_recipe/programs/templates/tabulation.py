"""Dynamic programming on small inputs: tables filled by loops, memos, choices counted."""

from .registry import Draw, template


@template("tabulation")
def fewest_coins(t: Draw) -> str:
    f, coins, amount, dp, c = t.names(
        "fewest min_coins change",
        "coins values cs",
        "amount total goal",
        "dp best table",
        "c coin v",
    )
    sets = t.any([1, 3, 4], [1, 2, 5], [2, 3], [1, 4], [2, 5])
    return f"""
        def {f}({coins}, {amount}):
            {dp} = [0] + [99] * {amount}
            for a in range(1, {amount} + 1):
                for {c} in {coins}:
                    if {c} <= a and {dp}[a - {c}] + 1 < {dp}[a]:
                        {dp}[a] = {dp}[a - {c}] + 1
            {t.maybe(f"print({dp})", 0.4)}
            return {dp}[{amount}] if {dp}[{amount}] < 99 else -1
        {t.show(f"{f}({sets}, {t.n(4, 7)})")}
    """


@template("tabulation")
def ways_to_pay(t: Draw) -> str:
    ways, a, c, goal = t.names("ways dp table", "a i amount", "c coin v", "goal target total")
    sets = t.any([1, 2], [1, 2, 3], [2, 3], [1, 3], [2, 3, 5])
    k = t.n(4, 7)
    outer = t.any(True, False)
    loops = (
        f"for {c} in {sets}:\n            for {a} in range({c}, {goal} + 1):\n                {ways}[{a}] += {ways}[{a} - {c}]"
        if outer
        else f"for {a} in range(1, {goal} + 1):\n            for {c} in {sets}:\n                if {c} <= {a}:\n                    {ways}[{a}] += {ways}[{a} - {c}]"
    )
    return f"""
        {goal} = {k}
        {ways} = [1] + [0] * {goal}
        {loops}
            {t.maybe(f"print({ways})")}
        print({t.any(f"{ways}[{goal}]", ways, f"{ways}[-1], sum({ways})")})
    """


@template("tabulation")
def knapsack_row(t: Draw) -> str:
    items, best, w, v, c = t.names(
        "items things goods", "best dp table", "w weight size", "v value gain", "c room cap"
    )
    rows = ", ".join(f"({t.n(1, 4)}, {t.n(1, 9)})" for _ in range(t.n(2, 3)))
    cap = t.n(3, 6)
    direction = t.any(
        f"range({cap}, {w} - 1, -1)", f"range({cap}, {w} - 1, -1)", f"range({w}, {cap + 1})"
    )
    return f"""
        {items} = [{rows}]
        {best} = [0] * {cap + 1}
        for {w}, {v} in {items}:
            for {c} in {direction}:
                {t.any(f"{best}[{c}] = max({best}[{c}], {best}[{c} - {w}] + {v})", f"if {best}[{c} - {w}] + {v} > {best}[{c}]:" + chr(10) + f"                    {best}[{c}] = {best}[{c} - {w}] + {v}")}
            {t.maybe(f"print({best})", 0.6)}
        print({t.any(f"{best}[-1]", f"{best}[{cap}], {best}", f"max({best})")})
    """


@template("tabulation")
def edit_distance_small(t: Draw) -> str:
    f, a, b = t.names("distance edits changes", "a s first", "b t second")
    word = t.word()[:3]
    other = t.any(word[1:], word[:1] + "x" + word[1:2], t.word()[:2], word[::-1])[:3]
    if t.n(0, 1):
        return f"""
        def {f}({a}, {b}):
            if not {a} or not {b}:
                return len({a}) + len({b})
            if {a}[0] == {b}[0]:
                return {f}({a}[1:], {b}[1:])
            return 1 + min({f}({a}[1:], {b}), {f}({a}, {b}[1:]){t.any("", f", {f}({a}[1:], {b}[1:])")})
        {t.show(f"{f}({t.s(word[:2])}, {t.s(other[:2])})")}
    """
    return f"""
        def {f}({a}, {b}):
            row = list(range(len({b}) + 1))
            for i in range(1, len({a}) + 1):
                new = [i]
                for j in range(1, len({b}) + 1):
                    if {a}[i - 1] == {b}[j - 1]:
                        new.append(row[j - 1])
                    else:
                        new.append(1 + min(row[j - 1], row[j], new[j - 1]))
                row = new
                {t.maybe("print(row)")}
            return row[-1]
        {t.show(f"{f}({t.s(word)}, {t.s(other)})")}
    """


@template("tabulation")
def longest_common_part(t: Draw) -> str:
    f, a, b, i, j = t.names("lcs shared common_len", "a s first", "b t second", "i p x", "j q y")
    word = t.word()[:3]
    other = t.any(word[::-1], word[0] + "z" + word[-1], t.word()[:3])
    return t.any(
        f"""
        def {f}({a}, {b}):
            table = [[0] * (len({b}) + 1) for _ in range(len({a}) + 1)]
            for {i} in range(len({a})):
                for {j} in range(len({b})):
                    if {a}[{i}] == {b}[{j}]:
                        table[{i} + 1][{j} + 1] = table[{i}][{j}] + 1
                    else:
                        table[{i} + 1][{j} + 1] = {t.any(f"max(table[{i}][{j} + 1], table[{i} + 1][{j}])", "0")}
            return {t.any("table[-1][-1]", "table[len(table) - 1]", "max(table[-1])")}
        {t.show(f"{f}({t.s(word)}, {t.s(other)})")}
    """,
        f"""
        def {f}({a}, {b}):
            if {a} == {t.s("")} or {b} == {t.s("")}:
                return {t.s("")}
            if {a}[0] == {b}[0]:
                return {a}[0] + {f}({a}[1:], {b}[1:])
            {i} = {f}({a}[1:], {b})
            {j} = {f}({a}, {b}[1:])
            return {i} if len({i}) {t.any(">=", ">")} len({j}) else {j}
        {t.show(f"{f}({t.s(word[:2])}, {t.s(other)})")}
    """,
    )


@template("tabulation")
def rising_subsequence(t: Draw) -> str:
    xs, best, i, j = t.names("xs nums a", "best dp lengths", "i k at", "j p m")
    sign = t.any("<", "<", "<=", ">")
    return f"""
        {xs} = {t.numbers(4, 5, 1, 9)}
        {best} = [1] * len({xs})
        for {i} in range({t.any("1, ", "")}len({xs})):
            for {j} in range({i}):
                if {xs}[{j}] {sign} {xs}[{i}]{t.any("", f" and {best}[{j}] + 1 > {best}[{i}]")}:
                    {best}[{i}] = {t.any(f"max({best}[{i}], {best}[{j}] + 1)", f"{best}[{j}] + 1")}
        print({t.any(f"max({best})", best, f"{best}.index(max({best})), {best}")})
    """


@template("tabulation")
def rob_every_other(t: Draw) -> str:
    f, xs, a, b = t.names(
        "rob best_sum no_neighbours", "xs houses coins", "take a prev", "skip b cur"
    )
    return t.any(
        f"""
        def {f}({xs}):
            {a} = {b} = 0
            for x in {xs}:
                {a}, {b} = {t.any(f"{b} + x, max({a}, {b})", f"{b}, max({b}, {a} + x)")}
                {t.maybe(f"print({a}, {b})", 0.4)}
            return max({a}, {b})
        {t.show(f"{f}({t.ints(3, 6, 1, 9)})")}
    """,
        f"""
        {xs} = {t.ints(3, 5, 1, 9)}
        {a} = {xs}[:]
        for i in range(1, len({xs})):
            {b} = {a}[i - 2] if i > 1 else 0
            {a}[i] = max({a}[i - 1], {b} + {xs}[i])
        print({t.any(a, f"{a}[-1]", f"{a}[-1], {xs}")})
    """,
    )


@template("tabulation")
def cheapest_steps(t: Draw) -> str:
    cost, best, i = t.names("cost prices toll", "best dp least", "i k step")
    pick = t.any("min", "min", "max")
    return f"""
        {cost} = {t.ints(4, 6, 1, 9)}
        {best} = {cost}[:{t.any(2, 2, 1)}]
        for {i} in range(len({best}), len({cost})):
            {best}.append({cost}[{i}] + {pick}({best}[{t.any("-2:", "-2:", "-3:")}]))
            {t.maybe(f"print({best})", 0.4)}
        print({t.any(f"{pick}({best}[-2:])", best, f"{best}[-1], sum({cost})")})
    """


@template("tabulation")
def words_that_fit(t: Draw) -> str:
    f, s, words, ok, i = t.names(
        "can_split breaks fits", "s text joined", "words parts lexicon", "ok good reach", "i end k"
    )
    chosen = [t.word()[:3] for _ in range(2)]
    text = t.any(
        chosen[0] + chosen[1], chosen[1] + chosen[0], chosen[0] + chosen[0][:1], chosen[0] * 2
    )
    return t.any(
        f"""
        def {f}({s}, {words}):
            {ok} = [True] + [False] * len({s})
            for {i} in range(1, len({s}) + 1):
                for w in {words}:
                    if {i} >= len(w) and {ok}[{i} - len(w)] and {s}[{i} - len(w):{i}] == w:
                        {ok}[{i}] = True
            return {t.any(f"{ok}[-1]", f"{ok}.count(True) - 1")}
        {t.show(f"{f}({t.s(text)}, {chosen})")}
    """,
        f"""
        def {f}({s}, {words}):
            if not {s}:
                return []
            for w in {words}:
                if {s}.startswith(w):
                    {ok} = {f}({s}[len(w):], {words})
                    if {ok} is not None:
                        return [w] + {ok}
            return None
        {t.show(f"{f}({t.s(text)}, {chosen})")}
    """,
    )


@template("tabulation")
def number_of_codes(t: Draw) -> str:
    f, s, a, b = t.names(
        "decodings ways_to_read count_codes", "s digits text", "a prev last", "b cur now"
    )
    text = "".join(str(t.any(1, 2, 1, 3, 0, 7)) for _ in range(t.n(3, 4)))
    return f"""
        def {f}({s}):
            {a}, {b} = 1, int({s}[0] != {t.s("0")})
            for i in range(1, len({s})):
                new = 0
                if {s}[i] != {t.s("0")}:
                    new {t.any("+=", "=")} {b}
                if 10 <= int({s}[i - 1:i + 1]) <= 26:
                    new += {a}
                {a}, {b} = {b}, new
            return {b}
        {t.show(f"{f}({t.s('1' + text)})")}
    """


@template("tabulation")
def square_of_ones(t: Draw) -> str:
    g, best, r, c = t.names("grid m cells", "best side biggest", "r i y", "c j x")
    rows = ", ".join(str([t.any(1, 1, 0) for _ in range(3)]) for _ in range(2 if t.n(0, 1) else 3))
    return f"""
        {g} = [{rows}]
        {best} = 0
        for {r} in range(len({g})):
            for {c} in range(len({g}[0])):
                if {g}[{r}][{c}] and {r} and {c}:
                    {g}[{r}][{c}] = 1 + min({g}[{r} - 1][{c}], {g}[{r}][{c} - 1], {g}[{r} - 1][{c} - 1])
                {best} = max({best}, {g}[{r}][{c}])
            {t.maybe(f"print({g}[{r}])")}
        print({t.any(f"{best} * {best}", f"{best}, {g}[-1]", best)})
    """


@template("tabulation")
def stairs_with_broken(t: Draw) -> str:
    f, n, bad, ways = t.names(
        "climbs routes count_ways", "n top steps", "bad broken holes", "ways dp counts"
    )
    k = t.n(4, 6)
    return f"""
        def {f}({n}, {bad}):
            {ways} = {{0: 1}}
            for i in range(1, {n} + 1):
                if i in {bad}:
                    {ways}[i] = 0
                    {t.any("continue", f"print({t.s('skip')}, i)" + chr(10) + "                    continue")}
                {ways}[i] = {ways}[i - 1] + {ways}.get(i - 2, 0){t.any("", f" + {ways}.get(i - 3, 0)")}
            return {t.any(f"{ways}[{n}]", ways)}
        {t.show(f"{f}({k}, {t.any([t.n(1, k - 1)], [], [2, k])})")}
        {t.maybe(t.show(f"{f}({t.n(2, 4)}, {t.any('{1}', '()', '[3]')})"))}
    """
