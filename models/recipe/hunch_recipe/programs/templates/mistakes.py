"""Beginners' mistakes that run: programs whose answer surprises, and some that were put right."""

from .registry import Draw, template


@template("mistakes")
def last_item_missed(t: Draw) -> str:
    xs, i, total, best = t.names("nums xs marks", "i k j", "total s acc", "best top most")
    stop = t.any(f"len({xs}) - 1", f"len({xs}) - 1", f"1, len({xs})", f"len({xs})")
    change = t.any(
        f"{total} += {xs}[{i}]", f"{total} = {total} * 2 + {xs}[{i}]", f"{total} -= {xs}[{i}]"
    )
    return f"""
        {xs} = {t.ints(3, 5)}
        {total} = 0
        for {i} in range({stop}):
            {change}
            {t.maybe(f"print({i}, {total})", 0.4)}
        {best} = {t.any(f"sum({xs})", f"max({xs})")}
        print({total}, {t.any(best, f"{total} == {best}", f"{best} - {total}")})
    """


@template("mistakes")
def return_too_early(t: Draw) -> str:
    f, xs, x = t.names("all_even has_only check", "nums xs values", "n x v")
    test = t.any(f"{x} % 2 == 0", f"{x} > {t.n(2, 6)}", f"{x} != {t.n(0, 5)}")
    right = t.any(True, False, False)
    body = (
        f"if not {test}:\n                    return False\n            return True"
        if right
        else t.any(
            f"if {test}:\n                    return True\n                else:\n                    return False",
            f"if {test}:\n                    return True\n            return False",
            f"if not {test}:\n                    return False\n                return True",
        )
    )
    return f"""
        def {f}({xs}):
            for {x} in {xs}:
                {body}
        print({f}({t.ints(2, 4)}))
        print({f}({t.any([2, 4, 5], [8, 6], [1, 2], [9, 10, 3])}))
        {t.any(f"print({f}([]))", f"ok = {f}({t.ints(2, 3)})", "")}
    """


@template("mistakes")
def reset_in_the_loop(t: Draw) -> str:
    xs, x, total = t.names("prices xs rows", "p x v", "total count best")
    inside = t.any(True, True, False)
    start = t.any("0", "0", "1")
    change = t.any(
        f"{total} += {x}",
        f"if {x} > {t.n(2, 6)}:\n                {total} += 1",
        f"{total} = max({total}, {x})",
    )
    return f"""
        {xs} = {t.ints(3, 5)}
        {total} = {start}
        for {x} in {xs}:
            {f"{total} = {start}" if inside else ""}
            {change}
            {t.maybe(f"print({total})")}
        print({total}{t.any("", f", len({xs})", f", {total} == sum({xs})")})
    """


@template("mistakes")
def print_inside_or_after(t: Draw) -> str:
    n, i, s = t.names("n size rows", "i r k", "s line out")
    inner = t.any(f"{s} += str({i} * j)", f"{s} += {t.s('*')}", f"{s} += str(j)")
    place = t.any("inner", "outer", "end")
    mark = {"inner": 16, "outer": 12, "end": 8}[place] * " "
    after = f"\n{mark}print({s})"
    return f"""
        {n} = {t.n(2, 3)}
        {s} = {t.s("")}
        for {i} in range({t.any("1, ", "")}{n}{t.any("", " + 1")}):
            {t.any(f"{s} = {t.s('')}", "")}
            for j in range({t.any(i, n, "2")}):
                {inner}{after}
        print(len({s}))
    """


@template("mistakes")
def is_or_equal(t: Draw) -> str:
    a, b, c = t.names("a xs first", "b ys second", "c zs third")
    value = t.any(t.ints(1, 3), "[]", f"{{{t.s('k')}: {t.n(1, 9)}}}", "[[1], 2]")
    add = f"{t.any(a, b, c)}"
    change = f"{add}[{t.s('k')}] = {t.n(1, 9)}" if value[0] == "{" else f"{add}.append({t.n(1, 9)})"
    return f"""
        {a} = {value}
        {b} = {t.any(a, f"{a}.copy()", value)}
        {c} = {t.any(a, b, value)}
        print({a} == {b}, {a} is {b})
        {change}
        print({t.any(f"{a} == {c}", f"{b} == {c}")}, {t.any(f"{a} is {c}", f"{b} is {c}", f"{b} is not {a}")})
        print({a}, {b}, {c})
    """


@template("mistakes")
def float_surprise(t: Draw) -> str:
    x, total, n = t.names("step x part", "total s level", "n count times")
    step = t.any("0.1", "0.2", "0.25", "0.5", "0.3", "1.1")
    return f"""
        {x} = {step}
        {total} = {t.any("0", "0.0")}
        {n} = 0
        while {total} < {t.any("1", "0.5", "0.9")} and {n} < {t.n(3, 6)}:
            {total} += {x}
            {n} += 1
            {t.maybe(f"print({total})", 0.6)}
        print({total} == {n} * {x}, {t.any(f"round({total}, 2)", f"int({total})", f"{total} // {x}")})
        if {t.any(f"abs({total} - 1) < 0.001", f"round({total}, 1) == 1.0", f"{total} == 1")}:
            print({t.s("one")}, {n})
        else:
            print({t.s("not one")}, {t.any(n, f"round({total} * 10)")})
    """


@template("mistakes")
def forgot_to_call(t: Draw) -> str:
    s, u, xs = t.names("name word text", "up short clean", "items xs nums")
    good = t.any("()", "")
    return f"""
        {s} = {t.s(t.word())}
        {u} = {s}.upper{good}
        if {s}.isdigit{t.any("()", "")}:
            print({t.s("digits")})
        else:
            print({t.s("letters")})
        {xs} = {t.ints(3, 4)}
        {t.any(f"{xs}.sort", f"{xs}.sort()", f"{xs}.reverse", f"{xs}.reverse()", f"{xs}.clear")}
        print({xs}, {u}{"" if good else "()"})
        {t.any(f"print({s})", f"{s}.replace({s}[0], {t.s('z')})" + chr(10) + f"        print({s})", f"{s} = {s}.title()" + chr(10) + f"        print({s} == {u}{'' if good else '()'})")}
    """


@template("mistakes")
def lost_result(t: Draw) -> str:
    f, g, x = t.names("add_tax double shorten", "report show use", "x n amount")
    keep = t.any(f"{x} = {f}({x})", f"{f}({x})", f"y = {f}({x})")
    return f"""
        def {f}({x}):
            {x} = {x} {t.any("* 2", "+ 10", f"- {t.n(1, 5)}")}
            return {x}
        def {g}({x}):
            {keep}
            {t.maybe(f"{f}({f}({x}))", 0.4)}
            print({x})
            {t.any(f"return {x}", "", "return")}
        {x} = {t.n(1, 20)}
        {t.any(f"{x} = {g}({x})", f"{g}({x})", f"print({g}({x}))")}
        print({x})
    """


@template("mistakes")
def parameter_reassigned(t: Draw) -> str:
    f, xs, a, d = t.names(
        "reset clear_all start_over", "xs items data", "a nums first", "table d counts"
    )
    body = t.any(
        f"{xs} = []",
        f"{xs}.clear()",
        f"{xs}[:] = [{t.n(0, 3)}]",
        f"{xs} = {xs}[:1]",
        f"del {xs}[0]",
    )
    return f"""
        def {f}({xs}):
            {body}
            {xs}.append({t.n(10, 20)})
            {t.any(f"return {xs}", "", f"return len({xs})")}
        {a} = {t.ints(2, 3)}
        {d} = {{{t.s("k")}: {a}, {t.s("m")}: {t.any("[0]", f"{a}[:]")}}}
        r = {f}({t.any(a, f"{d}[{t.s('k')}]", f"{d}[{t.s('m')}]", f"list({a})")})
        print({a}, r)
        {d}[{t.s("m")}]{t.any(".append(1)", " = " + a, " += [7]")}
        print({d}{t.any("", f", {d}[{t.s('k')}] is {a}")})
    """


@template("mistakes")
def builtin_name_taken(t: Draw) -> str:
    name = t.any("sum", "max", "list", "len")
    f, xs, x = t.names("total measure work", "xs nums values", "x n v")
    call = f"{name}(data)"
    return f"""
        def {f}({xs}):
            {name} = {t.any("0", f"{xs}[0]")}
            for {x} in {xs}:
                {t.any(f"{name} += {x}", f"if {x} > {name}:" + chr(10) + f"                    {name} = {x}", f"{name} = {x}")}
            return {name}
        data = {t.ints(3, 4)}
        print({f}(data), {call})
        before = {call}
        try:
            {name} = {f}(data{t.any("", "[1:]")})
            print({name})
            print({call})
        except TypeError as e:
            print({t.any("e", t.s("not a function"))})
            del {name}
        print(before, {t.any("data", "data[0]")})
    """


@template("mistakes")
def copied_too_shallow(t: Draw) -> str:
    a, b, row = t.names("board grid rows", "backup copy_of old", "row line r")
    copy = t.any(
        f"{a}[:]",
        f"list({a})",
        f"[{row}[:] for {row} in {a}]",
        f"{a}.copy()",
        f"[list({row}) for {row} in {a}]",
    )
    return f"""
        {a} = [{t.ints(2, 2)}, {t.ints(2, 2)}]
        {b} = {copy}
        {a}[{t.n(0, 1)}][{t.n(0, 1)}] = {t.n(10, 20)}
        {t.any(f"{a}.append([{t.n(1, 9)}])", f"{a}[0] = [{t.n(1, 9)}]", f"{b}[1].append({t.n(1, 9)})", f"for {row} in {b}:" + chr(10) + f"            {row}.pop()")}
        print({a})
        print({b})
        print({a} == {b}, {a}[1] is {b}[1])
    """


@template("mistakes")
def numbers_read_as_text(t: Draw) -> str:
    line, parts, total = t.names("line text data", "parts words fields", "total result out")
    nums = [str(t.n(1, 30)) for _ in range(3)]
    way = t.any("join", "compare", "times", "sort")
    use = {
        "join": f"{total} = {t.s('')}\n        for p in {parts}:\n            {total} = {total} + p\n        print({total})",
        "compare": f"{total} = max({parts})\n        print({total}, max(int(p) for p in {parts}))",
        "times": f"{total} = {parts}[0] * {t.n(2, 3)}\n        print({total}, int({total}) // int({parts}[0]))",
        "sort": f"{total} = sorted({parts})\n        print({total})\n        {total}.sort(key=int)\n        print({total})",
    }[way]
    return f"""
        {line} = {t.s(" ".join(nums))}
        {parts} = {line}.split({t.any("", "", t.s(" "))})
        {use}
        if {parts}[0] {t.any("<", ">", "==")} {parts}[1]:
            print({t.s("first")}, {parts}[0])
        nums = [int(p) for p in {parts}]
        print({t.any("sum(nums)", "max(nums), nums", "nums == sorted(nums)")})
    """


@template("mistakes")
def two_ifs_or_elif(t: Draw) -> str:
    x, kind = t.names("x score n", "grade kind label")
    a, b, c = t.n(7, 10), t.n(4, 6), t.n(1, 3)
    words = t.any(("A", "B", "C"), ("high", "mid", "low"), ("big", "some", "few"))
    second, third = t.any(("if", "if"), ("elif", "if"), ("elif", "elif"))
    return f"""
        for {x} in {t.ints(3, 4, 0, 12)}:
            {kind} = {t.s("none")}
            if {x} > {a}:
                {kind} = {t.s(words[0])}
            {second} {x} > {b}:
                {kind} = {t.s(words[1])}
                {t.any(f"{x} -= {t.n(2, 4)}", "")}
            {third} {x} > {c}:
                {kind} = {t.s(words[2])}
            print({x}, {kind})
    """


@template("mistakes")
def grows_while_looping(t: Draw) -> str:
    xs, x = t.names("xs nums todo", "x n item")
    limit = t.n(5, 7)
    change = t.any(
        f"{xs}.append({x} + 1)",
        f"{xs}.insert(0, {x})",
        f"{xs}.append({x} // 2)",
        f"{xs}.append(len({xs}))",
    )
    return f"""
        {xs} = {t.ints(2, 3, 1, 9)}
        for {x} in {t.any(xs, xs, f"{xs}[:]")}:
            if len({xs}) >= {limit}:
                {t.any("break", "break", f"{xs}.pop()" + chr(10) + "                break")}
            {t.maybe(f"print({x})", 0.4)}
            if {x} {t.any("% 2 == 0", "> 1", f"< {t.n(3, 8)}")}:
                {change}
        print({xs}, len({xs}))
    """
