"""Numbers: digits, divisors, sequences, counting loops."""

from .registry import Draw, template


@template("numbers")
def digit_sum(t: Draw) -> str:
    n, total, f = t.names("n num x number", "total s acc result", "digit_sum sum_digits digits f")
    step = t.any(
        f"{total} += {n} % 10",
        f"{total} = {total} + {n} % 10",
        f"{total} += {n} % 10 * {t.n(2, 3)}",
    )
    return f"""
        def {f}({n}):
            {total} = 0
            while {t.any(f"{n} > 0", n, f"{n} != 0")}:
                {step}
                {n} {t.any("//= 10", f"= {n} // 10")}
            return {total}
        {t.show(f"{f}({t.n(10, 9999)})")}
        {t.maybe(t.show(f"{f}({f}({t.n(100, 999)}))"))}
    """


@template("numbers")
def divisors(t: Draw) -> str:
    n, i, out, f = t.names(
        "n num x", "i d k", "out divs factors result", "divisors factors_of f get_factors"
    )
    return f"""
        def {f}({n}):
            {out} = []
            for {i} in range({t.any("1", "1", "2")}, {t.any(f"{n} + 1", f"{n} // 2 + 1", n)}):
                if {t.any(f"{n} % {i} == 0", f"not {n} % {i}")}:
                    {out}.append({i})
            return {out}
        {t.show(f"{t.any('', 'len', 'sum')}({f}({t.n(4, 15)}))")}
    """


@template("numbers")
def collatz(t: Draw) -> str:
    n, steps = t.names("n x num k", "steps count seq length")
    return f"""
        {n} = {t.n(3, 13)}
        {steps} = 0
        while {n} != 1{t.any("", f" and {steps} < {t.n(4, 10)}")}:
            if {n} % 2 == 0:
                {n} {t.any("//= 2", f"= {n} // 2")}
            else:
                {n} = {t.any(f"3 * {n} + 1", f"{n} * 3 + 1")}
            {steps} += 1
        print({t.any(steps, f"{n}, {steps}")})
    """


@template("numbers")
def greatest_divisor(t: Draw) -> str:
    f = t.name("gcd", "hcf", "common", "f")
    a, b = t.any(("a", "b"), ("x", "y"), ("m", "n"))
    body = t.any(
        f"while {b}:\n                {a}, {b} = {b}, {a} % {b}\n            return {a}",
        f"while {a} != {b}:\n                if {a} > {b}:\n                    {a} -= {b}\n"
        f"                else:\n                    {b} -= {a}\n            return {a}",
        f"if {b} == 0:\n                return {a}\n            return {f}({b}, {a} % {b})",
    )
    x, y = t.n(2, 9) * t.n(2, 4), t.n(2, 9) * t.n(1, 4)
    return f"""
        def {f}({a}, {b}):
            {body}
        {t.show(f"{f}({x}, {y})")}
        {t.maybe(t.show(f"{x} * {y} // {f}({x}, {y})", "lcm", "multiple"))}
    """


@template("numbers")
def prime_test(t: Draw) -> str:
    n, i, f = t.names("n x num k", "i d p", "is_prime prime check_prime")
    return f"""
        def {f}({n}):
            if {n} < 2:
                return False
            {i} = 2
            while {t.any(f"{i} * {i} <= {n}", f"{i} < {n}")}:
                if {n} % {i} == 0:
                    return False
                {i} += 1
            return True
        {t.show(t.any(f"{f}({t.n(1, 30)})", f"[{n} for {n} in range({t.n(4, 8)}) if {f}({n})]", f"{f}({t.n(2, 19)}), {f}({t.n(2, 19)})"))}
    """


@template("numbers")
def to_base(t: Draw) -> str:
    n, out, f, b = t.names(
        "n num x value", "out bits digits s", "to_binary convert to_base f", "b base"
    )
    base = t.any(2, 2, 2, 3, 8)
    return f"""
        def {f}({n}, {b}={base}):
            {out} = ''
            while {n} > 0:
                {out} = str({n} % {b}) + {out}
                {n} //= {b}
            return {out} or '0'
        {t.show(f"{f}({t.n(2, 40)})")}
        {t.maybe(t.show(f"int({f}({t.n(2, 20)}), {base})"))}
    """


@template("numbers")
def fizz(t: Draw) -> str:
    i = t.name("i", "n", "k", "x")
    a, b = t.any((3, 5), (2, 3), (2, 5), (3, 4))
    x, y = t.any(("Fizz", "Buzz"), ("foo", "bar"), ("tick", "tock"), ("a", "b"))
    low = t.n(1, 8)
    return t.any(
        f"""
        for {i} in range({low}, {low + t.n(4, 8)}):
            if {i} % {a} == 0 and {i} % {b} == 0:
                print({t.s(x + y)})
            elif {i} % {a} == 0:
                print({t.s(x)})
            elif {i} % {b} == 0:
                print({t.s(y)})
            else:
                print({i})
    """,
        f"""
        out = []
        for {i} in range({low}, {low + t.n(4, 8)}):
            word = ''
            if {i} % {a} == 0:
                word += {t.s(x)}
            if {i} % {b} == 0:
                word += {t.s(y)}
            out.append(word or {t.any(f"str({i})", i)})
        {t.any("print(out)", "print(*out)")}
    """,
    )


@template("numbers")
def savings(t: Draw) -> str:
    b, y, g = t.names("balance money amount total", "year years month week", "goal target limit")
    start = t.n(1, 9) * 10
    grow = t.any(
        f"{b} += {b} // {t.any(4, 5, 10)}", f"{b} += {t.n(5, 15)}", f"{b} += {t.n(3, 8)} + {y}"
    )
    fee = t.any("", f"if {y} % {t.n(2, 3)} == 0:\n                {b} -= {t.n(1, 2)}", f"{b} -= 1")
    return f"""
        {b} = {start}
        {g} = {start + t.n(2, 5) * 10}
        {y} = 0
        while {b} < {g}:
            {grow}
            {y} += 1
            {fee}
        print({y}, {b})
    """


@template("numbers")
def sequence(t: Draw) -> str:
    a, b, i, out = t.names("a x prev p", "b y cur q", "i _ k", "seq out terms nums")
    step = t.any(f"{a} + {b}", f"{b} + {a}", f"{a} + 2 * {b}", f"{b} - {a}", f"{a} + {b} + 1")
    return f"""
        {a}, {b} = {t.n(0, 3)}, {t.n(1, 3)}
        {out} = {t.any("[]", f"[{a}]", f"[{a}, {b}]")}
        for {i} in range({t.n(3, 7)}):
            {out}.append({t.any(a, b)})
            {a}, {b} = {b}, {step}
        print({t.any(out, f"sum({out})", f"{out}[-1]")})
    """


@template("numbers")
def grading(t: Draw) -> str:
    f, s = t.names("grade level rank label", "score points mark x")
    high = t.n(80, 92)
    return f"""
        def {f}({s}):
            if {s} >= {high}:
                return 'A'
            elif {s} >= {high - t.n(8, 15)}:
                return 'B'
            elif {s} >= {high - t.n(20, 30)}:
                return 'C'
            return {t.any("'F'", "'D'", "None")}
        {
        t.any(
            f"for {s} in {t.ints(2, 4, 40, 100)}:" + chr(10) + f"            print({s}, {f}({s}))",
            f"grades = [{f}(x) for x in {t.ints(2, 4, 40, 100)}]",
            f"print({f}({t.n(50, 99)}) + {f}({t.n(50, 99)}))",
        )
    }
    """


@template("numbers")
def clock(t: Draw) -> str:
    h, m, s, f = t.names("h hours", "m minutes mins", "s seconds secs total", "fmt to_time clock f")
    return f"""
        def {f}({s}):
            {h} = {s} // 3600
            {m} = {t.any(f"{s} % 3600 // 60", f"({s} - {h} * 3600) // 60")}
            {s} %= 60
            return {t.any(f'f"{{{h}:02d}}:{{{m}:02d}}:{{{s}:02d}}"', f"({h}, {m}, {s})", f"str({h}) + ':' + str({m}) + ':' + str({s})")}
        {t.show(f"{f}({t.n(30, 9000)})")}
        {t.maybe(t.show(f"{f}({t.n(1, 5)} * 60 + {t.n(1, 59)})"))}
    """


@template("numbers")
def power_by_squaring(t: Draw) -> str:
    f, b, e, r = t.names("power pow_fast f", "base b x", "exp e n", "result r acc out")
    return f"""
        def {f}({b}, {e}):
            {r} = 1
            while {e} > 0:
                if {e} % 2 == 1:
                    {r} *= {b}
                {b} *= {b}
                {e} //= 2
            return {r}
        {t.show(f"{f}({t.n(2, 3)}, {t.n(2, 7)})")}
    """
