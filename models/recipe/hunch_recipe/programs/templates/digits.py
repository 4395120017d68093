"""Digits of numbers and questions about whole numbers: primes, divisors, squares, bases."""

from .material import block
from .registry import Draw, template


@template("digits")
def reversed_number(t: Draw) -> str:
    f, n, out, k = t.names(
        "flip_number backwards turned", "n num x", "out rev result", "k steps count"
    )
    body = t.any(
        block(
            [
                f"{out} = 0",
                f"while {n}:",
                f"    {out} = {out} * 10 + {n} % 10",
                f"    {n} //= 10",
                f"return {out}",
            ],
            1,
        ),
        block([f"return int(str({n})[::-1])"], 1),
        block(
            [
                f"sign = -1 if {n} < 0 else 1",
                f"{n} = abs({n})",
                f"{out} = 0",
                f"while {n} > 0:",
                f"    {n}, digit = divmod({n}, 10)",
                f"    {out} = {out} * 10 + digit",
                f"return sign * {out}",
            ],
            1,
        ),
        block([f"return int({t.s('')}.join(reversed(str(abs({n})))))"], 1),
    )
    return f"""
        def {f}({n}):
            {body}
        value = {t.n(12, 200)}
        {k} = 0
        while value != {f}(value) and {k} < {t.n(2, 3)}:
            value += {f}(value)
            {k} += 1
        print({t.any(f"value, {k}", "value", f"value == {f}(value), {k}")})
    """


@template("digits")
def digit_products(t: Draw) -> str:
    f, n, p, k = t.names(
        "persistence shrink steps_to_one", "n num x", "p product result", "k steps count"
    )
    inner = t.any(
        block(
            [
                f"{p} = 1",
                f"for c in str({n}):",
                f"    {p} *= {t.any('int(c)', 'int(c) or 1')}",
                f"{n} = {p}",
            ],
            2,
        ),
        block(
            [f"{p} = 1", f"while {n}:", f"    {p} *= {n} % 10", f"    {n} //= 10", f"{n} = {p}"], 2
        ),
        block(
            [
                f"{p} = [int(c) for c in str({n})]",
                f"{n} = {t.any(f'max({p}) * min({p})', f'{p}[0] * {p}[-1]', f'sum(d * d for d in {p}) % 50')}",
            ],
            2,
        ),
    )
    return f"""
        def {f}({n}):
            {k} = 0
            while {n} > 9 and {k} < {t.n(4, 6)}:
                {inner}
                {k} += 1
                {t.maybe(f"print({k}, {n})", 0.4)}
            return {k}
        {t.show(f"{f}({t.n(12, 999)})")}
        {t.maybe(t.show(f"{f}({t.n(10, 30)}) + {f}({t.n(10, 99)})"))}
    """


@template("digits")
def first_primes(t: Draw) -> str:
    primes, n, p = t.names("primes found out", "n candidate x", "p d q")
    test = t.any(
        f"all({n} % {p} for {p} in {primes})",
        f"all({n} % {p} != 0 for {p} in range(2, {n}))",
        f"not any({n} % {p} == 0 for {p} in {primes} if {p} * {p} <= {n})",
        f"len([{p} for {p} in range(1, {n} + 1) if {n} % {p} == 0]) == 2",
    )
    return f"""
        {primes} = []
        {n} = 2
        while len({primes}) < {t.n(4, 6)}:
            if {test}:
                {primes}.append({n})
                {t.maybe(f"print({n})", 0.3)}
            {n} += {t.any("1", "1", f"1 if {n} == 2 else 2")}
        print({t.any(primes, f"sum({primes})", f"[b - a for a, b in zip({primes}, {primes}[1:])]", f"{primes}[-1], {n}", f"[(a, b) for a, b in zip({primes}, {primes}[1:]) if b - a == 2]")})
    """


@template("digits")
def common_multiple_of_many(t: Draw) -> str:
    f, xs, out, n, a, b = t.names(
        "lcm_all smallest_common gcd_all",
        "xs nums values",
        "out result best",
        "n x k",
        "a p m",
        "b q r",
    )
    return t.any(
        f"""
        def gcd({a}, {b}):
            while {b}:
                {a}, {b} = {b}, {a} % {b}
            return {a}
        {out} = 1
        for {n} in {[t.n(2, 9) for _ in range(t.n(2, 3))]}:
            {out} = {t.any(f"{out} * {n} // gcd({out}, {n})", f"{out} // gcd({out}, {n}) * {n}")}
        print({out})
    """,
        f"""
        def {f}({xs}):
            {n} = max({xs})
            while any({n} % v for v in {xs}){t.any("", f" and {n} < 60")}:
                {n} += {t.any(f"max({xs})", "1")}
            return {n}
        {t.show(f"{f}([{t.n(2, 6)}, {t.n(2, 9)}])")}
        {t.show(f"{f}([{t.n(2, 4)}, {t.n(2, 4)}, {t.n(4, 6)}])")}
    """,
        f"""
        def {f}({xs}):
            {out} = []
            for {n} in range(1, min({xs}) + 1):
                if {t.any(f"all(v % {n} == 0 for v in {xs})", f"sum(v % {n} for v in {xs}) == 0", f"not any(v % {n} for v in {xs})")}:
                    {out}.append({n})
            return {t.any(out, f"max({out})", f"{out}[-1], len({out})")}
        {t.show(f"{f}({[t.n(2, 6) * k for k in t.any((2, 4), (3, 6), (2, 3, 4))]})")}
    """,
    )


@template("digits")
def digits_in_a_base(t: Draw) -> str:
    f, g, n, b, out = t.names(
        "digits_of in_base expand",
        "value_of from_digits collapse",
        "n num x",
        "b base radix",
        "out digits result",
    )
    back = t.any(
        block([f"{n} = 0", f"for d in {out}:", f"    {n} = {n} * {b} + d", f"return {n}"], 1),
        block([f"return sum(d * {b} ** i for i, d in enumerate({out}[::-1]))"], 1),
        block(
            [
                f"{n}, power = 0, 1",
                f"for d in reversed({out}):",
                f"    {n} += d * power",
                f"    power *= {b}",
                f"return {n}",
            ],
            1,
        ),
    )
    return f"""
        def {f}({n}, {b}):
            {out} = []
            while {n}:
                {n}, d = divmod({n}, {b})
                {t.any(f"{out}.insert(0, d)", f"{out} = [d] + {out}", f"{out}[:0] = [d]")}
            return {out}{t.any("", " or [0]")}
        def {g}({out}, {b}):
            {back}
        {t.any("ds", "parts", "row")} = {f}({t.n(5, 99)}, {t.any(2, 3, 5, 8)})
        {t.any(f"print({f}({t.n(5, 60)}, {t.any(2, 7, 10)}))", f"print({g}([1, 0, {t.n(0, 1)}, 1], 2))")}
        {t.show(f"{g}({f}({t.n(5, 50)}, {t.n(3, 6)}), {t.any(10, 10, 3)})")}
    """


@template("digits")
def squares_and_roots(t: Draw) -> str:
    f, n, r = t.names("whole_root is_square root_of", "n num x", "r root k")
    body = t.any(
        block(
            [
                f"{r} = 0",
                f"while ({r} + 1) ** 2 <= {n}:",
                f"    {r} += 1",
                f"return {t.any(r, f'{r} * {r} == {n}', f'{r}, {n} - {r} * {r}')}",
            ],
            1,
        ),
        block(
            [
                f"odd, {r} = 1, 0",
                f"while {n} >= odd:",
                f"    {n} -= odd",
                "    odd += 2",
                f"    {r} += 1",
                f"return {t.any(f'{r}, {n}', f'{n} == 0', r)}",
            ],
            1,
        ),
        block(
            [
                f"{r} = {n}",
                f"while {r} * {r} > {n}:",
                f"    {r} = ({r} + {n} // {r}) // 2",
                f"return {r}",
            ],
            1,
        ),
        block(
            [
                f"{r} = int({n} ** 0.5)",
                f"return {r} if {r} * {r} == {n} else {t.any('None', '-1', f'{r} + 1')}",
            ],
            1,
        ),
    )
    return f"""
        def {f}({n}):
            {body}
        for value in [{t.n(0, 9)}, {t.n(2, 7) ** 2}, {t.n(10, 60)}]:
            print(value, {f}(value))
        {t.maybe(t.show(f"{f}({f'{t.n(2, 5)} ** 4'})"))}
    """


@template("digits")
def bits_of_a_number(t: Draw) -> str:
    f, n, k = t.names("count_ones bits_set ones", "n num x", "k count ones_seen")
    body = t.any(
        block(
            [f"{k} = 0", f"while {n}:", f"    {k} += {n} & 1", f"    {n} >>= 1", f"return {k}"], 1
        ),
        block(
            [f"{k} = 0", f"while {n}:", f"    {n} &= {n} - 1", f"    {k} += 1", f"return {k}"], 1
        ),
        block([f"return bin({n}).count({t.s('1')})"], 1),
        block([f"return [i for i in range({n}.bit_length()) if {n} >> i & 1]"], 1),
        block(
            [
                f"{k} = []",
                f"while {n} > 0:",
                f"    {k}.append({n} % 2)",
                f"    {n} = {n} // 2",
                f"return {t.any(k, f'sum({k})', f'{k}[::-1]')}",
            ],
            1,
        ),
    )
    a, b = t.n(3, 30), t.n(1, 15)
    return f"""
        def {f}({n}):
            {body}
        a, b = {a}, {b}
        print({f}(a), {f}(b))
        {t.any("print(a & b, a | b, a ^ b)", f"print({f}(a ^ b))", "print(a << 1, b >> 1, a & 1)", "print(~b & a, bin(a | b))")}
        {t.maybe(f"print(a & (a - 1) == 0, {f}({2 ** t.n(2, 5)}))")}
    """


@template("digits")
def right_triangles(t: Draw) -> str:
    out, a, b, c = t.names("out found triples", "a x", "b y", "c z")
    top = t.n(6, 10)
    return t.any(
        f"""
        {out} = []
        for {a} in range({t.any(3, 4)}, {t.n(5, 6)}):
            for {b} in range({a}, {t.any(9, 13)}, {t.any(1, 2)}):
                {c} = int(({a} ** 2 + {b} ** 2) ** 0.5)
                if {c} * {c} == {a} * {a} + {b} * {b}:
                    {out}.append(({a}, {b}, {c}))
        print({t.any(out, f"len({out}), {out}")})
    """,
        f"""
        {out} = [({a}, {b}, {c}) for {c} in range(1, {top + 4}) for {b} in range(1, {c}) for {a} in range(1, {b}) if {a} ** 2 + {b} ** 2 == {c} ** 2]
        for {a}, {b}, {c} in {out}:
            print({t.any(f"{a} + {b} + {c}", f"{a}, {b}, {c}", f"{a} * {b} // 2")})
        print({t.any(f"len({out})", f"max({out}, key=sum, default=())")})
    """,
        f"""
        def kind({a}, {b}, {c}):
            {a}, {b}, {c} = sorted([{a}, {b}, {c}])
            if {a} + {b} <= {c}:
                return {t.s("none")}
            if {a} == {b} == {c}:
                return {t.s("equal")}
            if {a} ** 2 + {b} ** 2 == {c} ** 2:
                return {t.s("right")}
            return {t.s("two equal")} if {a} == {b} or {b} == {c} else {t.s("other")}
        print(kind({t.n(3, 6)}, {t.n(3, 6)}, {t.n(3, 6)}))
        print(kind({t.any("5, 3, 4", "13, 12, 5", "3, 5, 9", "2, 2, 3", "7, 7, 7")}))
    """,
    )


@template("digits")
def numbers_with_equal_ends(t: Draw) -> str:
    out, n, s = t.names("out found hits", "n num k", "s text digits")
    test = t.any(
        f"{s} == {s}[::-1]",
        f"{s}[0] == {s}[-1]",
        f"sum(map(int, {s})) % {t.n(3, 7)} == 0",
        f"len(set({s})) < len({s})",
        f"{s} == {t.s('')}.join(sorted({s}))",
        f"{n} % (int({s}[-1]) or {n}) == 0",
        f"{n} % sum(int(c) for c in {s}) == 0",
    )
    low = t.n(10, 95)
    return f"""
        {out} = []
        for {n} in range({low}, {low + t.n(7, 14)}{t.any("", "", ", 2")}):
            {s} = str({n}{t.any("", "", " * 2", " ** 2")})
            if {test}:
                {out}.append({t.any(n, s, f"{n} % 10", f"int({s})")})
        print({t.any(out, f"len({out}), {out}[:2]", f"max({out}, default=None)", f"{out}[::-1]")})
    """
