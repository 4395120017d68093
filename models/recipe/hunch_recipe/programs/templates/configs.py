"""Longer programs of functions: units, settings, retries, trees in lines."""

from .material import block, formatted, literals
from .registry import Draw, template


@template("configs")
def units_by_dispatch(t: Draw) -> str:
    table, conv, parse = t.names(
        "rules table units known", "convert to_unit change", "parse read split_query"
    )
    e = t.any("ValueError", "KeyError")
    pool = [
        ("km", "m", "x * 1000"),
        ("m", "cm", "x * 100"),
        ("h", "min", "x * 60"),
        ("kg", "g", "x * 1000"),
        ("c", "f", "x * 9 / 5 + 32"),
        ("f", "c", "round((x - 32) * 5 / 9, 1)"),
        ("min", "s", "x * 60"),
        ("m", "km", "x / 1000"),
        ("day", "h", "x * 24"),
    ]
    rules = t.rng.sample(pool, 3)
    named = t.n(0, 1)
    rows, funcs = [], []
    for a, b, rule in rules:
        if named:
            funcs += [f"def {a}_to_{b}(x):", f"    return {rule}"]
            rows.append(f"({t.s(a)}, {t.s(b)}): {a}_to_{b},")
        else:
            rows.append(f"({t.s(a)}, {t.s(b)}): lambda x: {rule},")
    listing = [f"{table} = {{", *("    " + r for r in rows), "}"]
    queries = []
    for _ in range(t.n(2, 3)):
        a, b, _ = t.any(*rules)
        queries.append(
            t.any(
                f"{t.n(1, 12)} {a} to {b}",
                f"{t.n(1, 12)} {a} to {b}",
                f"{t.n(1, 12)} {a} to {t.any('mile', a, 'kg')}",
                f"many {a} to {b}",
            )
        )
    same = t.any(["if src == dst:", "    return x"], [])
    chain = t.any(
        [
            f"if (src, dst) not in {table}:",
            f"    raise {e}({formatted(t, 'no way from {A} to {B}', A='src', B='dst')})",
            f"return {table}[src, dst](x)",
        ],
        [
            f"rule = {table}.get((src, dst))",
            "if rule is None:",
            f"    raise {e}(src + {t.s('>')} + dst)",
            "return rule(x)",
        ],
    )
    return f"""
        {block(funcs)}
        def {parse}(text):
            {t.any("number, src, _, dst = text.split()", "parts = text.split()" + chr(10) + "            number, src, dst = parts[0], parts[1], parts[-1]")}
            return {t.any("int", "float")}(number), src, dst
        def {conv}(x, src, dst):
            {block(same, 1)}
            {block(listing, 1)}
            {block(chain, 1)}
        done, failed = {{}}, {t.any("[]", "list()")}
        for query in {literals(t, queries)}:
            try:
                x, src, dst = {parse}(query)
                y = {conv}(x, src, dst)
            except {t.any("(ValueError, KeyError)", "(KeyError, ValueError)")} as err:
                failed.append({t.any("query", "type(err).__name__", "query[:5]")})
                {t.any(f"print({t.s('error:')}, err)", "")}
            else:
                print({t.any(f"x, src, {t.s('=')}, y, dst", formatted(t, "{A}{B} is {C}{D}", A="x", B="src", C="y", D="dst"))})
                done[src] = {t.any("y", "done.get(src, 0) + 1")}
        print(done, {t.any("failed", "len(failed)")})
    """


@template("configs")
def settings_merged_deeply(t: Draw) -> str:
    merge, show, flat = t.names(
        "merge deep_merge combine", "show dump pretty", "flatten flat paths"
    )
    keys = t.rng.sample("name port host mode size color".split(), 3)
    outer = t.any("db", "ui", "log", "net")

    def value() -> str:
        return t.any(str(t.n(1, 99)), t.s(t.word()), "True", "None")

    base = f"{{{t.s(keys[0])}: {value()}, {t.s(outer)}: {{{t.s(keys[1])}: {value()}, {t.s(keys[2])}: {value()}}}}}"
    over = t.any(
        f"{{{t.s(outer)}: {{{t.s(keys[1])}: {value()}}}}}",
        f"{{{t.s(outer)}: {{{t.s(keys[2])}: {value()}, {t.s('new')}: {t.n(1, 9)}}}, {t.s(keys[0])}: {value()}}}",
        f"{{{t.s(outer)}: {t.n(1, 9)}, {t.s('extra')}: [1, {t.n(2, 9)}]}}",
    )
    merging = t.any(
        [
            "out = dict(a)",
            "for k, v in b.items():",
            "    if isinstance(v, dict) and isinstance(out.get(k), dict):",
            f"        out[k] = {merge}(out[k], v)",
            "    else:",
            "        out[k] = v",
            "return out",
        ],
        [
            "for k in b:",
            "    if k in a and type(a[k]) is dict and type(b[k]) is dict:",
            f"        {merge}(a[k], b[k])",
            "    else:",
            "        a[k] = b[k]",
            "return a",
        ],
    )
    showing = t.any(
        [
            "for k, v in data.items():",
            "    if isinstance(v, dict):",
            f"        print({t.s('  ')} * depth + k + {t.s(':')})",
            f"        {show}(v, depth + 1)",
            "    else:",
            f"        print({t.s('  ')} * depth + {formatted(t, '{K} = {V}', K='k', V='v')})",
        ],
        [
            "for k in sorted(data):",
            f"    pad = {t.s(t.any(' ', '-', '  '))} * depth",
            "    if type(data[k]) is dict:",
            "        print(pad + k)",
            f"        {show}(data[k], depth + 1)",
            "        continue",
            "    print(pad + k, data[k])",
        ],
    )
    flatten = t.any(
        [
            "out = {}",
            "for k, v in data.items():",
            f"    path = prefix + {t.s('.')} + k if prefix else k",
            "    if isinstance(v, dict):",
            f"        out.update({flat}(v, path))",
            "    else:",
            "        out[path] = v",
            "return out",
        ],
        [
            "out = []",
            "for k, v in data.items():",
            "    if isinstance(v, dict):",
            f"        out += {flat}(v, prefix + k + {t.s('.')})",
            "    else:",
            "        out.append(prefix + k)",
            "return out",
        ],
    )
    return f"""
        def {merge}(a, b):
            {block(merging, 1)}
        def {show}(data, depth=0):
            {block(showing, 1)}
        def {flat}(data, prefix={t.s("")}):
            {block(flatten, 1)}
        def lookup(data, path, default=None):
            for key in path.split({t.s(".")}):
                if {t.any("not isinstance(data, dict) or key not in data", "type(data) is not dict or key not in data")}:
                    return default
                data = data[key]
            return data
        base = {base}
        config = {merge}(base, {over})
        {show}(config)
        print({t.any(f"{flat}(config)", f"len({flat}(config))", f"sorted({flat}(config))")})
        print(lookup(config, {t.s(outer + "." + t.any(*keys[1:], "new"))}), lookup(config, {t.s(t.any(keys[0], "x", "extra"))}, {t.any("0", t.s("-"))}))
        print({t.any("base is config", "base == config", f"base[{t.s(outer)}]")})
    """


@template("configs", raises=True)
def retries_with_errors(t: Draw) -> str:
    e, call, retry, plan = t.names(
        "Timeout Unavailable NetworkError",
        "call fetch request",
        "retry with_retries attempt",
        "plan script answers",
    )
    jobs = t.rng.sample("load save ping sync mail copy".split(), t.n(2, 3))
    rows = ", ".join(
        f"{t.s(j)}: [{', '.join(t.any('None', 'None', '0', str(t.n(1, 9))) for _ in range(t.n(1, 3)))}]"
        for j in jobs
    )
    wait = t.any(
        ["delay *= 2"],
        ["delay += 1"],
        [f"delay = min(delay * 2, {t.n(3, 6)})"],
    )
    tries = t.n(2, 3)
    style = t.n(0, 1)
    body = (
        [
            "for n in range(1, tries + 1):",
            "    try:",
            f"        return {call}(name), n",
            f"    except {e} as err:",
            f"        errors.append({t.any('str(err)', '(name, n)', formatted(t, '{A}#{B}', A='name', B='n'))})",
            "        waited.append(delay)",
            "        " + wait[0],
            "return None, tries",
        ]
        if style
        else [
            "n = 0",
            "while n < tries:",
            "    n += 1",
            "    try:",
            f"        value = {call}(name)",
            f"    except {e}:",
            "        errors.append(name)",
            "        waited.append(delay)",
            "        " + wait[0],
            "    else:",
            "        return value, n",
            t.any("    finally:" + chr(10) + " " * 20 + f"print({t.s('try')}, n, name)", ""),
            f"return {t.any('None', '-1')}, n",
        ]
    )
    return f"""
        class {e}(Exception):
            pass
        {plan} = {{{rows}}}
        errors = []
        waited = []
        def {call}(name):
            if not {plan}[name]:
                raise {t.any("LookupError", "RuntimeError", e)}({t.s("no answer")})
            value = {plan}[name].pop({t.any("0", "0", "")})
            if value is None:
                raise {e}({t.any("name", formatted(t, "{A} failed", A="name"))})
            return {t.any("value", "value * 10")}
        def {retry}(name, tries={tries}):
            delay = 1
            {block(body, 1)}
        results = {{}}
        for name in {literals(t, jobs)}:
            {t.any("try:" + chr(10) + f"                value, n = {retry}(name)" + chr(10) + "            except (LookupError, RuntimeError) as err:" + chr(10) + f"                print(name, {t.s('gave up:')}, err)" + chr(10) + "                continue", f"value, n = {retry}(name)")}
            {t.any("print(name, value, n)", "print(" + formatted(t, "{A}: {B} after {C}", A="name", B="value", C="n") + ")")}
            if value:
                results[name] = value
        print({t.any("results", "sorted(results)", "results, len(errors)")})
        print({t.any("errors", "errors[-1:]", "len(errors)")}, {t.any("sum(waited)", "waited")})
    """


@template("configs")
def tree_in_lines(t: Draw) -> str:
    dump, depth, count = t.names(
        "dump pretty render", "depth_of height nesting", "count_leaves size total_items"
    )
    k = t.rng.sample("a b id name tags size x y on".split(), 4)

    def atom() -> str:
        return t.any(str(t.n(0, 50)), t.s(t.word()), "None", "True", str(t.n(0, 9)) + ".5")

    data = t.any(
        f"{{{t.s(k[0])}: {atom()}, {t.s(k[1])}: [{atom()}, {atom()}], {t.s(k[2])}: {{{t.s(k[3])}: {atom()}}}}}",
        f"[{atom()}, {{{t.s(k[0])}: {atom()}, {t.s(k[1])}: []}}, [{atom()}]]",
        f"{{{t.s(k[0])}: {{{t.s(k[1])}: {{{t.s(k[2])}: {atom()}}}}}, {t.s(k[3])}: [{atom()}]}}",
    )
    pad = t.any("  ", " ", "..")
    dumping = t.any(
        [
            "if isinstance(x, dict):",
            "    lines = []",
            "    for k, v in x.items():",
            f"        lines.append({t.s(pad)} * level + str(k) + {t.s(':')})",
            f"        lines += {dump}(v, level + 1)",
            "    return lines",
            "if isinstance(x, list):",
            "    out = []",
            "    for v in x:",
            f"        out += {dump}(v, level + 1)",
            "    return out",
            f"return [{t.s(pad)} * level + {t.any('repr(x)', 'str(x)')}]",
        ],
        [
            "if isinstance(x, dict):",
            f"    parts = [{formatted(t, '{K}: ', K='k')} + {dump}(v, level + 1) for k, v in x.items()]",
            f"    return {t.s('{')} + {t.s(', ')}.join(parts) + {t.s('}')}",
            "if isinstance(x, list):",
            "    parts = []",
            "    for v in x:",
            f"        parts.append({dump}(v, level + 1))",
            f"    return {t.s('[')} + {t.s(t.any(', ', ' ', '; '))}.join(parts) + {t.s(']')}",
            "if x is None:",
            f"    return {t.s(t.any('null', 'nil', '-'))}",
            "return str(x)" + t.any("", " + " + t.s("@") + " * level"),
        ],
    )
    lines = dumping[-1].startswith("return [")
    children = [
        "def children(x):",
        "    if isinstance(x, dict):",
        "        return list(x.values())",
        "    return x if isinstance(x, list) else []",
    ]
    depth_ = t.any(
        [f"return 1 + max(({depth}(c) for c in children(x)), default=0)"],
        [
            "best = 0",
            "for c in children(x):",
            f"    best = max(best, {depth}(c))",
            "return best + 1",
        ],
    )
    leaves = t.any(
        [
            "if not isinstance(x, (dict, list)):",
            "    return 1",
            f"return sum({count}(c) for c in children(x))",
        ],
        [
            "kids = children(x)",
            "if not kids:",
            "    return 1",
            "n = 0",
            "for c in kids:",
            f"    n += {count}(c)",
            "return n",
        ],
    )
    return f"""
        def {dump}(x, level=0):
            {block(dumping, 1)}
        {block(children)}
        def {depth}(x):
            {block(depth_, 1)}
        def {count}(x):
            {block(leaves, 1)}
        data = {data}
        {t.any(f"for line in {dump}(data):" + chr(10) + "            print(line)", f"print({t.s(chr(92) + 'n')}.join({dump}(data)))") if lines else t.any(f"print({dump}(data))", f"text = {dump}(data)" + chr(10) + "        print(text, len(text))")}
        print({t.any(f"{depth}(data), {count}(data)", f"{t.s('depth')}, {depth}(data)", f"{count}(data)")})
        print({count}({t.any("[]", "[1, [2, 3]]", "{}", "7")}), {depth}({t.any("[[]]", "[]", "[1, [2]]")}))
    """
