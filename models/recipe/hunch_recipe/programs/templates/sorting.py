"""Sorting written out: selection, exchange, counting, partitions, heaps, keys."""

from .registry import Draw, template


@template("sorting")
def selection_sort(t: Draw) -> str:
    f, xs, i, j, low = t.names(
        "selection_sort sort_by_min arrange", "xs nums a", "i start k", "j at p", "low smallest m"
    )
    sign = t.any("<", ">")
    swap = t.any(
        f"{xs}[{i}], {xs}[{low}] = {xs}[{low}], {xs}[{i}]",
        f"if {low} != {i}:\n                    {xs}[{i}], {xs}[{low}] = {xs}[{low}], {xs}[{i}]",
        f"temp = {xs}[{i}]\n                {xs}[{i}] = {xs}[{low}]\n                {xs}[{low}] = temp",
    )
    return f"""
        def {f}({xs}):
            for {i} in range(len({xs}){t.any("", " - 1")}):
                {low} = {i}
                for {j} in range({i} + 1, len({xs})):
                    if {xs}[{j}] {sign} {xs}[{low}]:
                        {low} = {j}
                {swap}
                {t.maybe(f"print({xs})", 0.4)}
            return {xs}
        {t.show(f"{f}({t.any(t.ints(3, 4), t.word_list(3, 3))})")}
    """


@template("sorting")
def take_smallest_out(t: Draw) -> str:
    xs, out, x = t.names("xs nums pile", "out ordered result", "x small pick")
    return f"""
        {xs} = {t.any(t.ints(3, 5), t.word_list(3, 4))}
        {out} = []
        while {xs}:
            {x} = {t.any("min", "min", "max")}({xs})
            {xs}.remove({x})
            {t.any(f"{out}.append({x})", f"{out} = [{x}] + {out}")}
            {t.maybe(f"print({out}, {xs})", 0.4)}
        print({t.any(f"{out}", f"{out}[0], {out}[-1]", f"{out}, {xs}")})
    """


@template("sorting")
def cocktail_passes(t: Draw) -> str:
    xs, lo, hi, i = t.names("xs nums a", "lo left first", "hi right last", "i k p")
    sign = t.any(">", "<")
    return f"""
        {xs} = {t.ints(3, 4)}
        {lo}, {hi} = 0, len({xs}) - 1
        while {lo} < {hi}:
            for {i} in range({lo}, {hi}):
                if {xs}[{i}] {sign} {xs}[{i} + 1]:
                    {xs}[{i}], {xs}[{i} + 1] = {xs}[{i} + 1], {xs}[{i}]
            {hi} -= 1
            for {i} in range({hi}, {lo}, -1):
                if {xs}[{i} - 1] {sign} {xs}[{i}]:
                    {xs}[{i} - 1], {xs}[{i}] = {xs}[{i}], {xs}[{i} - 1]
            {lo} += 1
            {t.maybe(f"print({xs})")}
        print({t.any(xs, f"{xs}, {lo}, {hi}")})
    """


@template("sorting")
def gnome_walk(t: Draw) -> str:
    f, xs, i, n = t.names("gnome walk_sort tidy", "xs nums row", "i pos at", "n steps moves")
    sign = t.any("<=", ">=")
    return f"""
        def {f}({xs}):
            {i} = 0
            {n} = 0
            while {i} < len({xs}):
                if {i} == 0 or {xs}[{i} - 1] {sign} {xs}[{i}]:
                    {i} += 1
                else:
                    {xs}[{i}], {xs}[{i} - 1] = {xs}[{i} - 1], {xs}[{i}]
                    {i} -= 1
                    {n} += 1
            return {t.any(n, f"{xs}, {n}", xs)}
        data = {t.ints(3, 4)}
        {t.show(f"{f}(data)")}
        {t.maybe("print(data)")}
    """


@template("sorting")
def counting_sort(t: Draw) -> str:
    f, xs, counts, out, v = t.names(
        "counting_sort by_counts order",
        "xs nums marks",
        "counts bins c",
        "out result done",
        "v x n",
    )
    fill = t.any(
        f"for {v} in range(len({counts})):\n                {out} += [{v}] * {counts}[{v}]",
        f"for {v} in range(len({counts})):\n                for _ in range({counts}[{v}]):\n                    {out}.append({v})",
        f"for {v}, k in enumerate({counts}):\n                if k > {t.n(0, 1)}:\n                    {out}.append({v})",
    )
    return f"""
        def {f}({xs}):
            {counts} = [0] * ({t.any(f"max({xs}) + 1", "6")})
            for {v} in {xs}:
                {counts}[{v}] += 1
            {t.maybe(f"print({counts})")}
            {out} = []
            {fill}
            return {out}
        {t.show(f"{f}({t.ints(3, 6, 0, 5)})")}
    """


@template("sorting")
def partition_in_place(t: Draw) -> str:
    f, xs, lo, hi, p, i, j = t.names(
        "quick_sort sort_part qs",
        "xs nums a",
        "lo start first",
        "hi end last",
        "pivot p x",
        "i edge store",
        "j k at",
    )
    return f"""
        def {f}({xs}, {lo}, {hi}):
            if {lo} >= {hi}:
                return
            {p} = {xs}[{hi}]
            {i} = {lo}
            for {j} in range({lo}, {hi}):
                if {xs}[{j}] {t.any("<", "<=", ">")} {p}:
                    {xs}[{i}], {xs}[{j}] = {xs}[{j}], {xs}[{i}]
                    {i} += 1
            {xs}[{i}], {xs}[{hi}] = {xs}[{hi}], {xs}[{i}]
            {t.maybe(f"print({xs}, {i})", 0.4)}
            {f}({xs}, {lo}, {i} - 1)
            {f}({xs}, {i} + 1, {hi})
        data = {t.ints(3, 4)}
        {f}(data, 0, len(data) - 1)
        print(data)
    """


@template("sorting")
def merge_by_width(t: Draw) -> str:
    f, a, b, out, width = t.names(
        "merge join_up weave", "a left", "b right", "out result both", "width size step"
    )
    return f"""
        def {f}({a}, {b}):
            {out} = []
            while {a} and {b}:
                {out}.append({a}.pop(0) if {a}[0] {t.any("<=", "<", ">=")} {b}[0] else {b}.pop(0))
            return {out} + {a} + {b}
        xs = {t.ints(3, 4)}
        {width} = 1
        while {width} < len(xs):
            done = []
            for i in range(0, len(xs), 2 * {width}):
                done += {f}(xs[i:i + {width}], xs[i + {width}:i + 2 * {width}])
            xs = done
            {width} *= 2
            {t.maybe(f"print({width}, xs)")}
        print(xs)
    """


@template("sorting")
def heap_push_pop(t: Draw) -> str:
    push, heap, i, up = t.names("push add sift", "heap h tree", "i at k", "up parent p")
    sign = t.any("<", "<", ">")
    return f"""
        def {push}({heap}, x):
            {heap}.append(x)
            {i} = len({heap}) - 1
            while {i} > 0:
                {up} = ({i} - 1) // 2
                if not {heap}[{i}] {sign} {heap}[{up}]:
                    {t.any("break", "return")}
                {heap}[{i}], {heap}[{up}] = {heap}[{up}], {heap}[{i}]
                {i} = {up}
        tree = []
        for v in {t.ints(3, 5)}:
            {push}(tree, v)
            {t.maybe("print(tree)")}
        print({t.any("tree", "tree[0], len(tree)", f"tree[0] == {'min' if sign == '<' else 'max'}(tree)")})
    """


@template("sorting")
def pancake_flips(t: Draw) -> str:
    f, xs, k, big, n = t.names(
        "flip turn_top", "xs stack pile", "k size n", "big at top", "flips count"
    )
    return f"""
        def {f}({xs}, {k}):
            return {xs}[:{k}][::-1] + {xs}[{k}:]
        cakes = {t.rng.sample(range(1, 9), t.n(3, 4))}
        {n} = 0
        for size in range(len(cakes), 1, -1):
            {big} = cakes.index({t.any("max", "max", "min")}(cakes[:size]))
            if {big} == size - 1:
                continue
            {t.any(f"if {big} > 0:", f"if {big}:")}
                cakes = {f}(cakes, {big} + 1)
                {n} += 1
            cakes = {f}(cakes, size)
            {n} += 1
            {t.maybe("print(cakes)")}
        print(cakes, {n})
    """


@template("sorting")
def by_two_keys(t: Draw) -> str:
    rows, key, r = t.names("rows people items", "key rank order", "r row p")
    data = ", ".join(f"({t.s(t.word())}, {t.n(1, 4)})" for _ in range(t.n(3, 4)))
    last = t.any(
        f"for {r} in {rows}:\n            print({r}[0])",
        f"print({rows}[0], {rows}[-1])",
        f"print([name for name, _ in {rows}])",
    )
    return f"""
        def {key}({r}):
            return {t.any(f"{r}[1], {r}[0]", f"-{r}[1], {r}[0]", f"len({r}[0]), {r}[1]", f"({r}[1] % 2, {r}[0])")}
        {rows} = [{data}]
        {rows}{t.any(f".sort(key={key})", f" = sorted({rows}, key={key})", f".sort(key={key}, reverse=True)")}
        {last}
        {t.maybe(t.show(f"min({rows}, key={key})[0]"))}
    """


@template("sorting")
def is_it_sorted(t: Draw) -> str:
    f, xs, i = t.names("is_sorted in_order rising", "xs nums values", "i k j")
    sign = t.any(">", ">=", "<")
    body = t.any(
        f"for {i} in range(len({xs}) - 1):\n                if {xs}[{i}] {sign} {xs}[{i} + 1]:\n                    return False\n            return True",
        f"for {i} in range(1, len({xs})):\n                if {xs}[{i} - 1] {sign} {xs}[{i}]:\n                    return {i}\n            return {t.any(-1, 'len(' + xs + ')', None)}",
        f"{i} = 0\n            while {i} + 1 < len({xs}) and not {xs}[{i}] {sign} {xs}[{i} + 1]:\n                {i} += 1\n            return {i} == len({xs}) - 1",
    )
    return f"""
        def {f}({xs}):
            {body}
        {t.show(f"{f}({t.ordered(3, 4)})")}
        {t.show(f"{f}({t.ints(3, 5)})")}
        {t.maybe(t.show(f"{f}({t.word_list(2, 3)})"))}
    """


@template("sorting")
def ranks(t: Draw) -> str:
    xs, order, out, i = t.names("scores xs times", "order places idx", "ranks out pos", "i k who")
    values = t.rng.sample(range(1, 30), t.n(3, 4))
    return t.any(
        f"""
        {xs} = {values}
        {out} = []
        for a in {xs}:
            {i} = 1
            for b in {xs}:
                if b {t.any("<", ">")} a:
                    {i} += 1
            {out}.append({i})
        print({t.any(out, f"{out}.index(1)", f"{xs}, {out}")})
    """,
        f"""
        {xs} = {values}
        {order} = sorted(range(len({xs})), key=lambda {i}: {t.any(f"{xs}[{i}]", f"-{xs}[{i}]")})
        {out} = [0] * len({xs})
        for place, {i} in enumerate({order}{t.any("", ", 1")}):
            {out}[{i}] = place
            {t.maybe(f"print(place, {xs}[{i}])")}
        print({order}, {out})
    """,
    )


@template("sorting")
def insert_where_it_belongs(t: Draw) -> str:
    f, xs, x, i = t.names("insort place add_in", "xs row nums", "x new v", "i at pos")
    body = t.any(
        f"while {i} < len({xs}) and {xs}[{i}] < {x}:\n                {i} += 1\n            {xs}.insert({i}, {x})",
        f"for y in {xs}:\n                if y >= {x}:\n                    break\n                {i} += 1\n            {xs}[{i}:{i}] = [{x}]",
        f"{xs}.append({x})\n            {i} = len({xs}) - 1\n            while {i} > 0 and {xs}[{i} - 1] > {xs}[{i}]:\n                {xs}[{i} - 1], {xs}[{i}] = {xs}[{i}], {xs}[{i} - 1]\n                {i} -= 1",
    )
    return f"""
        def {f}({xs}, {x}):
            {i} = 0
            {body}
            {t.any(f"return {i}", f"return {xs}", "")}
        data = {t.ordered(2, 3)}
        for n in {t.numbers(2, 3, 1, 30)}:
            {t.any(f"{f}(data, n)", f"print({f}(data, n))")}
        print(data)
    """
