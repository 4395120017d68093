"""Longer programs of functions: grades, words, sales, logs, payments, votes, queues."""

from .material import CITIES, block, formatted, literals, people, things
from .registry import Draw, template


@template("reports")
def report_of_grades(t: Draw) -> str:
    avg, grade, report, marks, name = t.names(
        "average mean avg",
        "letter grade to_grade",
        "report summary print_report",
        "scores marks grades",
        "name student who",
    )
    who = people(t, 2, 3)
    rows = ", ".join(
        f"{t.s(w)}: [{', '.join(str(t.n(40, 100)) for _ in range(t.n(2, 3)))}]" for w in who
    )
    if t.n(0, 3) == 0:
        rows = rows[: rows.rindex("[")] + "[]"
    cuts = [t.n(85, 92), t.n(70, 80), t.n(50, 65)]
    grading = t.any(
        [
            f"if x >= {cuts[0]}:",
            f"    return {t.s('A')}",
            f"elif x >= {cuts[1]}:",
            f"    return {t.s('B')}",
            f"elif x >= {cuts[2]}:",
            f"    return {t.s('C')}",
            f"return {t.s('F')}",
        ],
        [
            f"for limit, mark in [({cuts[0]}, {t.s('A')}), ({cuts[1]}, {t.s('B')}), ({cuts[2]}, {t.s('C')})]:",
            "    if x >= limit:",
            "        return mark",
            f"return {t.s('F')}",
        ],
        [
            f"limits = {cuts}",
            "i = 0",
            "while i < len(limits) and x < limits[i]:",
            "    i += 1",
            f"return {t.s('ABCF')}[i]",
        ],
    )
    line = t.any(
        f"{name}, value, mark",
        formatted(t, "{A:6}{B:6.1f} {C}", A=name, B="value", C="mark"),
        formatted(t, "{A}: {C} ({B})", A=name, B="round(value)", C="mark"),
    )
    best = t.any(
        ["best = max(result, key=lambda n: result[n])", "print(" + t.s("best") + ", best)"],
        [
            "best = None",
            f"for {name} in result:",
            f"    if best is None or result[{name}] > result[best]:",
            f"        best = {name}",
            "print(best, result[best])",
        ],
        ["ranking = sorted(result, key=result.get, reverse=True)", "print(ranking)"],
    )
    return f"""
        def {avg}(xs):
            {t.any("if not xs:" + chr(10) + "                return 0", "if len(xs) == 0:" + chr(10) + "                return 0")}
            {t.any("return sum(xs) / len(xs)", "return round(sum(xs) / len(xs), 1)", "total = 0" + chr(10) + "            for x in xs:" + chr(10) + "                total += x" + chr(10) + "            return total / len(xs)")}
        def {grade}(x):
            {block(grading, 1)}
        def {report}({marks}):
            result = {{}}
            counts = {{}}
            for {name}, xs in {marks}.items():
                value = {avg}(xs)
                mark = {grade}(value)
                result[{name}] = {t.any("value", "round(value, 1)", "int(value)")}
                {t.any("counts[mark] = counts.get(mark, 0) + 1", "counts.setdefault(mark, []).append(" + name + ")")}
                print({line})
            return result, counts
        {marks} = {{{rows}}}
        result, counts = {report}({marks})
        {block(best)}
        {t.any("print(counts)", "for mark in sorted(counts):" + chr(10) + "            print(mark, counts[mark])", "print(max(counts))")}
    """


@template("reports")
def words_with_statistics(t: Draw) -> str:
    clean, count, top, freq = t.names(
        "clean normalize tokenize",
        "count_words frequencies tally",
        "most_common top ranking",
        "freq counts seen",
    )
    words = t.words(2, 3)
    text = " ".join(
        t.any(*words, words[0]) + t.any("", "", "", ",", "!") for _ in range(t.n(4, 6))
    ).capitalize() + t.any("", ".")
    cleaning = t.any(
        [
            "out = []",
            "for w in text.lower().split():",
            f"    w = w.strip({t.s('.,!')})",
            "    if w:",
            "        out.append(w)",
            "return out",
        ],
        [
            f"for ch in {t.s('.,!')}:",
            f"    text = text.replace(ch, {t.s('')})",
            "return text.lower().split()",
        ],
        [f"return [w.strip({t.s('.,!')}) for w in text.lower().split()]"],
    )
    counting = t.any(
        [f"    {freq}[w] = {freq}.get(w, 0) + 1"],
        [f"    if w in {freq}:", f"        {freq}[w] += 1", "    else:", f"        {freq}[w] = 1"],
        [f"    {freq}.setdefault(w, 0)", f"    {freq}[w] += 1"],
    )
    ordering = t.any(
        [f"pairs = sorted({freq}.items(), key=lambda p: (-p[1], p[0]))", "return pairs[:n]"],
        [f"return sorted({freq}, key=lambda w: (-{freq}[w], w))[:n]"],
        [f"best = max({freq}.values())", f"return [w for w in {freq} if {freq}[w] == best][:n]"],
    )
    extra = t.any(
        (
            [
                "def by_length(words):",
                "    groups = {}",
                "    for w in words:",
                "        groups.setdefault(len(w), [])",
                "        if w not in groups[len(w)]:",
                "            groups[len(w)].append(w)",
                "    return groups",
            ],
            ["groups = by_length(words)", "for n in sorted(groups):", "    print(n, groups[n])"],
        ),
        (
            [
                "def longest(words):",
                f"    best = {t.s('')}",
                "    for w in words:",
                "        if len(w) > len(best):",
                "            best = w",
                "    return best",
            ],
            ["print(" + t.s("longest:") + ", longest(words))"],
        ),
        (
            ["def mean_length(words):", "    return sum(len(w) for w in words) / len(words)"],
            ["mean = round(mean_length(words), 2)", "print(mean)"],
        ),
        (
            [
                "def bars(freq):",
                "    for w in sorted(freq):",
                f"        print(w.ljust(6), {t.s(t.any('#', '*'))} * freq[w])",
            ],
            ["bars(table)"],
        ),
    )
    return f"""
        def {clean}(text):
            {block(cleaning, 1)}
        def {count}(words):
            {freq} = {{}}
            for w in words:
            {block(counting, 1)}
            return {freq}
        def {top}({freq}, n={t.n(1, 3)}):
            {block(ordering, 1)}
        {block(extra[0])}
        text = {t.s(text)}
        words = {clean}(text)
        print(len(words), {t.any("len(set(words))", "words[0]", "words")})
        table = {count}(words)
        print({top}(table{t.any("", f", {t.n(1, 2)}", f", n={t.n(2, 3)}")}))
        {block(extra[1])}
    """


@template("reports")
def sales_from_lines(t: Draw) -> str:
    parse, total, field = t.names(
        "parse read_rows load", "totals sum_by aggregate", "key field column"
    )
    a, b, n = t.any(("city", "item", "qty"), ("name", "item", "price"), ("shop", "goods", "sold"))
    first = {"city": t.rng.sample(CITIES, 2), "name": people(t, 2, 2)}.get(a, ["North", "South"])
    goods = things(t, 2, 2)
    sep = t.any(",", ",", ";", "|")
    rows = [sep.join((t.any(*first), t.any(*goods), str(t.n(1, 30)))) for _ in range(t.n(2, 4))]
    if t.n(0, 2) == 0:
        rows.insert(t.n(0, 2), f"{first[0]}{sep}{goods[0]}{t.any('', sep + 'x')}")
    listed = t.n(0, 1)
    lines = [sep.join((a, b, n)), *rows]
    source = literals(t, lines) if listed else t.s("\\n".join(lines))
    text = "lines" if listed else "text"
    get = "lines" if listed else t.any("text.splitlines()", f"text.split({t.s(chr(92) + 'n')})")
    guard = t.any(
        ["if len(parts) != len(head):", f"    print({t.s('skip')}, line)", "    continue"],
        ["if len(parts) < 3:", "    continue"],
    )
    convert = t.any(
        [
            "try:",
            f"    row[{t.s(n)}] = int(row[{t.s(n)}])",
            "except ValueError:",
            t.any(f"    row[{t.s(n)}] = 0", "    continue"),
        ],
        [
            "if not parts[2].isdigit():",
            f"    {t.any('continue', 'parts[2] = 0')}",
            f"row[{t.s(n)}] = int(parts[2])",
        ],
    )
    summing = t.any(
        [f"k = row[{field}]", f"out[k] = out.get(k, 0) + row[{t.s(n)}]"],
        [
            f"if row[{field}] not in out:",
            f"    out[row[{field}]] = 0",
            f"out[row[{field}]] += row[{t.s(n)}]",
        ],
        [f"out.setdefault(row[{field}], []).append(row[{t.s(n)}])"],
    )
    first_line = t.n(0, 1)
    walk = (
        [f"head = lines[0].split({t.s(sep)})", "for line in lines[1:]:"]
        if first_line
        else ["head = None", "for line in lines:"]
    )
    header = [] if first_line else ["if head is None:", "    head = parts", "    continue"]
    return f"""
        def {parse}({text}):
            {"" if listed else f"lines = {get}"}
            rows = []
            {block(walk, 1)}
                parts = line.split({t.s(sep)})
                {block(header, 2)}
                {block(guard, 2)}
                row = dict(zip(head, parts))
                {block(convert, 2)}
                rows.append(row)
            return rows
        def {total}(rows, {field}):
            out = {{}}
            for row in rows:
                {block(summing, 2)}
            return out
        def show(title, table):
            print({t.any("title", f"{t.s('--')}, title", "title.upper()")})
            for k in {t.any("sorted(table)", "table", "sorted(table, key=table.get)")}:
                print({t.any("k, table[k]", f"{t.s(' ')}, k, table[k]", formatted(t, "{K:<8}{V}", K="k", V="table[k]"))})
        def main():
            rows = {parse}({source})
            print(len(rows){t.any("", ", " + t.s("rows"), ", rows[:1]")})
            {t.any(f"for k in [{t.s(a)}, {t.s(b)}]:" + chr(10) + f"                show(k, {total}(rows, k))", f"show({t.s(a)}, {total}(rows, {t.s(a)}))")}
            print({t.any("max", "sum", "min")}(r[{t.s(n)}] for r in rows))
        {t.any("main()", "main()", f"if __name__ == {t.s('__main__')}:" + chr(10) + "            main()")}
    """


@template("reports")
def log_with_summary(t: Draw) -> str:
    parse, summary, entry = t.names(
        "parse_line parse split_line", "summarize summary analyze", "entry record item"
    )
    mods = t.rng.sample("db web auth disk mail".split(), 2)
    words = "slow full ok down retry ready lost".split()
    start = t.n(1, 20)
    lines = []
    for _ in range(t.n(3, 5)):
        start += t.n(1, 9)
        lines.append(
            f"{start} {t.any('INFO', 'WARN', 'ERROR', 'ERROR')} {t.any(*mods)} {t.any(*words)}"
        )
    if t.n(0, 3) == 0:
        lines.insert(t.n(0, 3), t.any("---", "oops"))
    parsing = t.any(
        [
            "parts = line.split()",
            "if len(parts) < 4:",
            "    return None",
            "when, level, where, what = parts",
            f"return {{{t.s('t')}: int(when), {t.s('level')}: level, {t.s('where')}: where, {t.s('what')}: what}}",
        ],
        [
            "try:",
            f"    when, level, where, what = line.split({t.s(' ')}, 3)",
            "except ValueError:",
            *t.any([], [f"    print({t.s('bad:')}, line)"]),
            "    return None",
            "return dict(t=int(when), level=level, where=where, what=what)",
        ],
    )
    lev, wh, tt = (t.s(x) for x in ("level", "where", "t"))
    counting = t.any(
        [f"level = {entry}[{lev}]", "levels[level] = levels.get(level, 0) + 1"],
        [f"levels.setdefault({entry}[{lev}], []).append({entry}[{t.any(wh, tt)}])"],
    )
    extra = t.any(
        (
            [
                "def longest_gap(entries):",
                "    best = 0",
                "    for a, b in zip(entries, entries[1:]):",
                f"        best = max(best, b[{tt}] - a[{tt}])",
                "    return best",
            ],
            "longest_gap(entries)",
        ),
        (
            [
                "def errors_in(entries, where):",
                f"    return [e[{t.s('what')}] for e in entries if e[{wh}] == where and e[{lev}] == {t.s('ERROR')}]",
            ],
            f"errors_in(entries, {t.s(mods[0])})",
        ),
        (
            [
                "def first_error(entries):",
                "    for e in entries:",
                f"        if e[{lev}] == {t.s('ERROR')}:",
                f"            return e[{tt}]",
                "    return None",
            ],
            "first_error(entries)",
        ),
    )
    return f"""
        def {parse}(line):
            {block(parsing, 1)}
        def {summary}(entries):
            levels = {{}}
            noisy = {{}}
            for {entry} in entries:
                {block(counting, 2)}
                if {entry}[{lev}] {t.any(f"!= {t.s('INFO')}", f"== {t.s('ERROR')}", f"in ({t.s('WARN')}, {t.s('ERROR')})")}:
                    noisy[{entry}[{wh}]] = noisy.get({entry}[{wh}], 0) + 1
            return levels, noisy
        {block(extra[0])}
        def main(lines):
            entries = []
            for line in lines:
                {entry} = {parse}(line)
                if {t.any(f"{entry} is not None", entry)}:
                    entries.append({entry})
            levels, noisy = {summary}(entries)
            for level in sorted(levels):
                print({t.any("level, levels[level]", formatted(t, "{A:<6}{B}", A="level", B="levels[level]"))})
            print({t.any("noisy", f"{t.s('noisy:')}, noisy")})
            print({extra[1]})
        main({literals(t, lines)})
    """


@template("reports")
def statement_of_payments(t: Draw) -> str:
    parse, apply_, big = t.names(
        "parse read_line to_entry", "apply run book", "largest biggest top_spending"
    )
    shops = t.rng.sample("rent food bus gym phone books tea".split(), 3)
    lines = [t.any(f"+{t.n(20, 90)} pay", f"+{t.n(5, 40)} gift")]
    for _ in range(t.n(2, 4)):
        lines.append(
            t.any(
                f"-{t.n(3, 40)} {t.any(*shops)}",
                f"-{t.n(3, 40)} {t.any(*shops)}",
                f"+{t.n(1, 30)} {t.any('pay', 'gift')}",
            )
        )
    if t.n(0, 2) == 0:
        lines.append(t.any("?? error", "nothing here", "-x food"))
    guard = t.any(
        [
            "try:",
            "    value = int(amount)",
            "except ValueError:",
            f"    {t.any('return None', 'return 0, label')}",
        ],
        ["if not amount[1:].isdigit():", "    return None", "value = int(amount)"],
    )
    limit = t.n(0, 1)
    over = [
        "if balance < 0:",
        f"    {t.any('print(' + t.s('overdrawn') + ', balance)', 'fees += 1')}",
    ]
    return f"""
        def {parse}(line):
            amount, label = line.split({t.any("", t.s(" "))})
            {block(guard, 1)}
            return value, label
        def {apply_}(lines, balance):
            groups = {{}}
            {"bad = fees = 0" if "fees" in over[1] else "bad = 0"}
            for line in lines:
                entry = {parse}(line)
                if entry is None:
                    bad += 1
                    {t.any("continue", "print(" + t.s("cannot read") + ", line)" + chr(10) + "                    continue")}
                value, label = entry
                balance += value
                {block(over, 2) if limit or "fees" in over[1] else ""}
                groups[label] = groups.get(label, 0) + value
                {t.any("print(label, balance)", "print(" + formatted(t, "{A:<6}{B:>5}{C:>6}", A="label", B="value", C="balance") + ")")}
            {"balance -= fees * " + str(t.n(1, 5)) if "fees" in over[1] else ""}
            return balance, groups, bad
        def {big}(groups):
            {t.any("costs = {k: -v for k, v in groups.items() if v < 0}" + chr(10) + "            if not costs:" + chr(10) + "                return None" + chr(10) + "            return max(costs, key=costs.get)", "name, low = None, 0" + chr(10) + "            for k, v in groups.items():" + chr(10) + "                if v < low:" + chr(10) + "                    name, low = k, v" + chr(10) + "            return name")}
        def income(groups):
            return sum(v for v in groups.values() if v > 0)
        balance, groups, bad = {apply_}({literals(t, lines)}, {t.n(0, 60)})
        print({t.any("balance, bad", t.s("end:") + ", balance", "balance")})
        print({big}(groups), {t.any("income(groups)", "groups", "income(groups) > balance")})
        {t.any("for k in sorted(groups):" + chr(10) + "            print(k, groups[k])", "print(sorted(groups.items()))", "")}
    """


@template("reports")
def votes_counted_twice(t: Draw) -> str:
    count, run, bars, votes = t.names(
        "count tally count_votes",
        "runoff instant_runoff elect",
        "bars chart histogram",
        "votes ballots papers",
    )
    names = t.any(["Ann", "Bo", "Cy"], ["red", "blue", "green"], ["A", "B", "C"])
    papers = [t.rng.sample(names, t.any(2, 3, 3)) for _ in range(t.n(3, 5))]
    counting = t.any(
        [
            "first = [n for n in paper if n not in out]",
            "if first:",
            "    result[first[0]] = result.get(first[0], 0) + 1",
        ],
        [
            "for name in paper:",
            "    if name not in out:",
            "        result[name] = result.get(name, 0) + 1",
            "        break",
        ],
    )
    lose = t.any(
        "min(sorted(result), key=result.get)",
        "min(result, key=lambda n: (result[n], n))",
        "sorted(result, key=lambda n: (result[n], n))[0]",
    )
    short = ["".join(n[0] for n in p) for p in papers]
    letters_ = len({n[0] for n in names}) == 3 and t.n(0, 2) > 0
    data = (
        literals(t, [s.upper() for s in short])
        if letters_
        else "[" + ", ".join(literals(t, p) for p in papers[:3]) + "]"
    )
    return f"""
        def {count}({votes}, out):
            result = {{}}
            for paper in {votes}:
                {block(counting, 2)}
            return result
        def {bars}(result):
            for name in {t.any("sorted(result)", "result", "sorted(result, key=result.get, reverse=True)")}:
                print({t.any(f"name, {t.s('#')} * result[name]", f"name.ljust(6) + {t.s('*')} * result[name]", formatted(t, "{A:>5} {B}", A="name", B="result[name]"))})
        def {run}({votes}):
            out = []
            while True:
                result = {count}({votes}, out)
                {t.any(f"{bars}(result)", "print(result)")}
                best = max(result, key=lambda n: result[n])
                if {t.any("result[best] * 2 > sum(result.values())", f"result[best] > len({votes}) / 2")} or len(result) {t.any("== 1", "<= 2", "< 3")}:
                    return best, out
                loser = {lose}
                {t.any(f"print({t.s('out:')}, loser)", "")}
                out.append(loser)
        {votes} = {data}
        best, out = {run}({votes})
        print({t.any("best, out", "best, len(out)", formatted(t, "{A} wins", A="best"))})
        first = {count}({votes}, [])
        print({t.any("first.get(best, 0)", "max(first.values())", "best in first", "first")})
    """


@template("reports")
def customers_in_line(t: Draw) -> str:
    serve, page, wait = t.names(
        "simulate serve run_desk", "page paginate pages", "waits delays waiting"
    )
    who = people(t, 3, 4)
    at = 0
    rows = []
    for w in who:
        at += t.n(0, 3)
        rows.append(f"({t.s(w)}, {at}, {t.n(1, 5)})")
    desks = t.n(0, 1)
    one = ["start = max(free, came)", "free = start + need"]
    two = [
        t.any(
            "desk = desks.index(min(desks))",
            "desk = min(range(len(desks)), key=lambda i: desks[i])",
        ),
        "start = max(desks[desk], came)",
        "desks[desk] = start + need",
    ]
    body = two if desks else one
    paging = t.any(
        [
            "out = []",
            "for i in range(0, len(items), size):",
            "    out.append(items[i:i + size])",
            "return out",
        ],
        ["first = (n - 1) * size", "return items[first:first + size]"],
    )
    whole = paging[0] == "out = []"
    use = (
        [
            f"for n, part in enumerate({page}(names, 2), 1):",
            f"    print({t.any('n, part', formatted(t, 'page {N}: {P}', N='n', P='part'))})",
        ]
        if whole
        else [f"print({page}(names, 2, {t.n(1, 2)}), {page}(names, {t.n(1, 3)}, {t.n(2, 4)}))"]
    )
    return f"""
        def {serve}(people{", n=2" if desks else ""}):
            {"desks = [0] * n" if desks else "free = 0"}
            {wait} = {{}}
            for name, came, need in people:
                {block(body, 2)}
                {wait}[name] = start - came
                {t.any("print(name, start, start + need)", "print(" + formatted(t, "{A} {B}-{C}", A="name", B="start", C="start + need") + ")", "if start > came:" + chr(10) + "                    print(name, " + t.s("waits") + ", start - came)")}
            return {wait}, {"max(desks)" if desks else "free"}
        def {page}(items, size{"" if whole else ", n=1"}):
            {block(paging, 1)}
        def summary({wait}):
            {t.any(f"values = list({wait}.values())", f"values = sorted({wait}.values())")}
            {t.any("return max(values), sum(values) / len(values)", "late = [v for v in values if v]" + chr(10) + "            if not late:" + chr(10) + "                return 0, 0" + chr(10) + "            return len(late), max(late)")}
        {wait}, end = {serve}([{", ".join(rows)}])
        print({t.any(f"end, {wait}", t.s("closed at") + ", end")})
        print({t.any(f"*summary({wait})", f"summary({wait})")})
        names = {t.any(f"sorted({wait}, key={wait}.get)", f"list({wait})", f"[n for n in {wait} if {wait}[n] == 0]")}
        {block(use)}
    """
