"""Arithmetic: whole and broken numbers, division and remainders, rounding, money, time, averages."""

from .material import block, people, shuffled
from .registry import Draw, template


@template("arithmetic")
def divisions_of_all_kinds(t: Draw) -> str:
    a, b, q = t.names("a x total", "b y parts", "q r result")
    lines = shuffled(
        t,
        6,
        f"print({a} // {b}, {a} % {b})",
        f"print(-{a} // {b}, -{a} % {b})",
        f"print({a} / {b})",
        f"print(divmod({a}, {b}), divmod(-{a}, {b}))",
        f"print({a} // {b} * {b} + {a} % {b} == {a})",
        f"print(int({a} / {b}), round({a} / {b}, 2))",
        f"print({a} % -{b}, abs(-{a}) % {b})",
        f"print({a} ** 2 % {b}, pow({a}, 2, {b}))",
        f"print(float({a} // {b}), {a} // 1.0)",
        f"print(-({a} // -{b}))",
        f"{a} -= {b}",
        f"{b} += 1",
    )
    return f"""
        {a}, {b} = {t.n(10, 60)}, {t.n(2, 9)}
        {lines}
        {q} = 0
        while {a} >= {b}{t.any("", f" and {q} < {t.n(3, 5)}")}:
            {a} -= {b}
            {q} += 1
        print({q}, {a})
    """


@template("arithmetic")
def rounded_numbers(t: Draw) -> str:
    x, values = t.names("x price v", "values prices xs")
    data = [f"{t.n(0, 20)}.{t.any('5', '25', '49', '75', '123', '999')}" for _ in range(t.n(3, 4))]
    shown = t.any(
        f"round({x}), round({x}, 1)",
        f"int({x}), int(-{x})",
        f"int({x} + 0.5), round({x})",
        f"{x} // 1, round({x} % 1, 2)",
        f"round({x} * {t.n(2, 4)}, 1)",
        f"abs(round(-{x}) - round({x}))",
        f"int({x} * 10) / 10, float(int({x}))",
        f"{x}.is_integer(), round({x}, -1)",
    )
    return f"""
        {values} = [{", ".join(data)}]
        total = 0
        for {x} in {values}:
            print({shown})
            total += {t.any(x, f"round({x})", f"int({x})", f"{x} - int({x})")}
        print(round(total, {t.n(1, 2)}), {t.any(f"round(sum({values}) / len({values}), 2)", f"max({values}) - min({values}) > 1", f"sorted(map(round, {values}))", "round(0.5) + round(1.5) + round(2.5)")})
    """


@template("arithmetic")
def not_quite_equal(t: Draw) -> str:
    x, k = t.names("x total s", "k n steps")
    step = t.any("0.1", "0.2", "0.25", "0.5", "0.3")
    return f"""
        {x} = 0.0
        {k} = 0
        while {x} < {t.any("1", "0.9", "1.0")} and {k} < {t.n(6, 11)}:
            {x} += {step}
            {k} += 1
            {t.maybe(f"print({k}, round({x}, 2))", 0.4)}
        print({t.any(f"{x}, {k}", f"{x} == {step} * {k}, {k}", f"abs({x} - {k} * {step}) < 1e-9", f"round({x}, 2), {x} == round({x}, 2)")})
        print({t.any("0.1 + 0.2 == 0.3", "0.5 + 0.25 == 0.75", "1 == 1.0, 1 / 3", "3 * 0.1, 0.1 * 3 == 0.3", "10 / 4, 10 // 4.0")})
    """


@template("arithmetic")
def order_of_operations(t: Draw) -> str:
    a, b, c = t.names("a x p", "b y q", "c z r")
    expressions = t.rng.sample(
        [
            f"{a} + {b} * {c}",
            f"({a} + {b}) * {c}",
            f"{a} - {b} - {c}",
            f"{a} - ({b} - {c})",
            f"-{a} ** 2 + {b}",
            f"{a} ** {c} // {b}",
            f"2 ** {c} ** 1",
            f"{a} % {b} * {c}",
            f"{a} // {b} / {c}",
            f"{a} * {b} % {c}",
            f"not {a} > {b} or {c} == 2",
            f"{a} < {b} < {c} or {a} > {b}",
            f"{a} if {b} > {c} else {b} + {c}",
            f"{a} + -{b} * +{c}",
            f"{a} & {b} | {c}",
            f"{a} > {b} == True",
            f"max({a}, {b}) - min({b}, {c}) ** 2",
        ],
        5,
    )
    return f"""
        {a}, {b}, {c} = {t.n(2, 12)}, {t.n(1, 9)}, {t.n(2, 3)}
        for _ in range({t.n(2, 3)}):
            print({expressions[0]}, {expressions[1]})
            {t.any(f"{a} = {expressions[2]}", f"{a} += {b}", f"{b} *= {c}", f"{a}, {b} = {b}, {a} + {c}")}
            {t.any("", f"{b} = abs({a} - {b}) + 1", f"{c} = {c} % 3 + 1")}
        print({expressions[3]})
        result = {expressions[4]}
        print(result, {a}, {b})
    """


@template("arithmetic")
def fractions_added(t: Draw) -> str:
    f, a, b, c, d = t.names(
        "add_fractions plus sum_of", "a n1 top1", "b d1 low1", "c n2 top2", "d d2 low2"
    )
    op = t.any(f"{a} * {d} + {c} * {b}", f"{a} * {d} - {c} * {b}", f"{a} * {c}")
    shorten = t.any(
        block(
            [
                "x, y = abs(top), low",
                "while y:",
                "    x, y = y, x % y",
                "return (top // x, low // x)",
            ],
            1,
        ),
        block(
            [
                "k = 2",
                "while k <= low:",
                "    if top % k == 0 and low % k == 0:",
                "        top, low = top // k, low // k",
                "    else:",
                "        k += 1",
                f"return {t.any('top, low', 'str(top) + ' + t.s('/') + ' + str(low)')}",
            ],
            1,
        ),
        block(
            [
                "for k in range(low, 1, -1):",
                "    if top % k == low % k == 0:",
                "        return (top // k, low // k)",
                "return (top, low)",
            ],
            1,
        ),
    )
    return f"""
        def {f}({a}, {b}, {c}, {d}):
            top, low = {op}, {b} * {d}
            {shorten}
        {t.show(f"{f}({t.n(1, 3)}, {t.any(2, 4)}, {t.n(1, 3)}, {t.any(2, 4, 3)})")}
    """


@template("arithmetic")
def spread_of_values(t: Draw) -> str:
    f, xs, mean, total = t.names(
        "spread variance stats", "xs marks values", "mean m avg", "total acc s"
    )
    square = t.any(f"(x - {mean}) ** 2", f"abs(x - {mean})", f"(x - {mean}) * (x - {mean})")
    last = t.any(
        f"round({total} / len({xs}), 2)",
        f"round(({total} / len({xs})) ** 0.5, 2)",
        f"{total}",
        f"{mean}, round({total}, 1)",
    )
    return f"""
        def {f}({xs}):
            {mean} = sum({xs}) / len({xs})
            {t.any(f"{total} = sum({square} for x in {xs})", f"{total} = 0" + chr(10) + f"            for x in {xs}:" + chr(10) + f"                {total} += {square}")}
            return {last}
        {t.show(f"{f}({t.ints(3, 5)})")}
        {t.show(t.any(f"{f}([{t.n(1, 9)}] * {t.n(2, 4)})", f"{f}([{t.n(1, 5)}, {t.n(5, 9)}]) < {f}([0, 10])", f"sorted({t.ints(5, 5)})[2]"))}
    """


@template("arithmetic")
def growth_with_interest(t: Draw) -> str:
    f, money, rate, year = t.names(
        "grow after balance_after", "money amount sum_", "rate percent p", "year n y"
    )
    return f"""
        def {f}({money}, {rate}, years={t.n(2, 3)}):
            for {year} in range({t.any("years", "1, years + 1")}):
                {t.any(f"{money} += {money} * {rate} / 100", f"{money} *= 1 + {rate} / 100", f"{money} = {money} * (100 + {rate}) // 100")}
                {t.any("", f"{money} = round({money}, 2)", f"if {money} > {t.n(110, 200)}:" + chr(10) + f"                    {money} -= {t.n(5, 20)}")}
                {t.maybe(f"print({year}, round({money}, 1))", 0.4)}
            return round({money}, {t.n(1, 2)})
        {t.show(f"{f}({t.any(100, 200, 50)}, {t.any(5, 10, 20, 50)})")}
        {t.maybe(t.show(f"{f}({t.any(100, 80)}, {rate}={t.any(10, 25, -10)}, years={t.n(1, 2)})"))}
    """


@template("arithmetic")
def root_by_guessing(t: Draw) -> str:
    x, guess, k = t.names("x target n", "guess g r", "k steps tries")
    return t.any(
        f"""
        {x} = {t.any(2, 9, 10, 16, 25, 30)}
        {guess} = {t.any(f"{x} / 2", "1.0", x)}
        for {k} in range({t.n(3, 5)}):
            {guess} = {t.any(f"({guess} + {x} / {guess}) / 2", f"round(({guess} + {x} / {guess}) / 2, 3)", f"{guess} - ({guess} * {guess} - {x}) / (2 * {guess})")}
            {t.any(f"print(round({guess}, 2))", f"if abs({guess} * {guess} - {x}) < 0.1:" + chr(10) + "                break")}
        print(round({guess}, 2), {t.any(k, f"round({guess} ** 2, 1)", f"round({x} ** 0.5, 2)")})
    """,
        f"""
        {x} = {t.n(2, 40)}
        low, high = 0, {x}
        {k} = 0
        while high - low > {t.any("0.5", "1", "0.25")}:
            {guess} = (low + high) / 2
            if {guess} ** {t.any(2, 2, 3)} {t.any("<", "<=")} {x}:
                low = {guess}
            else:
                high = {guess}
            {k} += 1
        print({t.any("low, high", f"round(low, 2), {k}", f"{k}, high - low")})
    """,
    )


@template("arithmetic")
def lengths_converted(t: Draw) -> str:
    f, n, unit, factors = t.names(
        "convert to_metres in_units", "n amount value", "unit u name", "factors units table"
    )
    table, base = t.any(
        ({"km": 1000, "m": 1, "cm": 0.01}, "m"),
        ({"h": 60, "min": 1, "day": 1440}, "min"),
        ({"kg": 1000, "g": 1, "t": 1000000}, "g"),
        ({"ft": 12, "in": 1, "yd": 36}, "in"),
    )
    names = list(table)
    return f"""
        {factors} = {{{", ".join(f"{t.s(k)}: {v}" for k, v in table.items())}}}
        def {f}({n}, {unit}, target={t.s(base)}):
            {t.any(f"if {unit} not in {factors} or target not in {factors}:", f"if not {{{unit}, target}} <= set({factors}):", f"if {factors}.get({unit}) is None:")}
                return {t.any("None", "-1", unit)}
            return {t.any(f"round({n} * {factors}[{unit}] / {factors}[target], 3)", f"{n} * {factors}[{unit}] // {factors}[target]", f"divmod({n} * {factors}[{unit}], {factors}[target])")}
        print({f}({t.n(1, 9)}, {t.s(names[0])}))
        print({f}({t.n(50, 500)}, {t.s(names[1])}, {t.s(names[0])}))
        {t.any(f"for {unit} in {factors}:" + chr(10) + f"            print({unit}, {f}({t.n(1, 12)}, {unit}, {t.s(names[1])}))", f"print({f}({t.n(1, 5)}, {t.s('mile')}), {f}({t.n(1, 9)}, {t.s(names[2])}, target={t.s(names[2])}))")}
    """


@template("arithmetic")
def hands_of_a_clock(t: Draw) -> str:
    h, m, k = t.names("h hour hours", "m minute mins", "k n step")
    add = t.any(25, 40, 45, 50, 90, 135)
    return t.any(
        f"""
        {h}, {m} = {t.n(0, 23)}, {t.n(0, 59)}
        for {k} in range({t.n(2, 4)}):
            {m} += {add}
            {t.any(f"{h} = ({h} + {m} // 60) % 24", f"{h} += {m} // 60" + chr(10) + f"            {h} %= 24", f"{h} = ({h} + {m} // 60) % 12 or 12")}
            {m} %= 60
            print({t.any(f"f'{{{h}:02}}:{{{m}:02}}'", f"{h}, {m}", f"str({h}) + 'h' + str({m})")})
    """,
        f"""
        def angle({h}, {m}):
            {k} = abs(30 * ({h} % 12) + {m} / 2 - 6 * {m})
            return {t.any(f"min({k}, 360 - {k})", f"{k} if {k} <= 180 else 360 - {k}", f"int({k})")}
        for {h}, {m} in [({t.n(0, 12)}, {t.any(0, 15, 30, 45)}), ({t.n(1, 23)}, {t.n(0, 59)})]:
            print({h}, {m}, angle({h}, {m}))
        {t.show(f"max(range(0, 60, 15), key=lambda m: angle({t.n(1, 11)}, m))")}
    """,
    )


@template("arithmetic")
def day_of_the_year(t: Draw) -> str:
    f, d, m, days, leap = t.names(
        "day_of_year nth_day day_number_of",
        "d day date",
        "m month mon",
        "days lengths sizes",
        "leap extra is_long",
    )
    return f"""
        {days} = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        def {f}({d}, {m}, {leap}=False):
            return {t.any(f"sum({days}[:{m} - 1]) + {d} + ({leap} and {m} > 2)", f"{d} + sum({days}[i] for i in range({m} - 1)) + int({leap} and {m} > 2)")}
        {t.any(f"print({f}({t.n(1, 28)}, {t.n(1, 12)}), {f}({t.n(1, 28)}, {t.n(1, 12)}, {leap}=True))", f"print({f}({t.n(1, 28)}, {t.n(1, 12)}))", f"gap = {f}({t.n(1, 28)}, {t.n(6, 12)}) - {f}({t.n(1, 28)}, {t.n(1, 5)})")}
        {d}, {m} = {t.n(32, 160)}, 1
        {t.any(f"while {d} > {days}[{m} - 1]:", f"while {days}[{m} - 1] < {d}:", f"while {m} < 12 and {d} - {days}[{m} - 1] > 0:")}
            {t.any(f"{d} -= {days}[{m} - 1]", f"{d} = {d} - {days}[{m} - 1]")}
            {m} += 1
            {t.maybe(f"print({m}, {d})", 0.4)}
        print({t.any(f"{d}, {m}", f"{f}({d}, {m})", f"{t.s('Mon Tue Wed Thu Fri Sat Sun')}.split()[({f}({d}, {m}) + {t.n(0, 6)}) % 7]")})
    """


@template("arithmetic")
def shared_bill(t: Draw) -> str:
    who, paid, name, each = t.names(
        "who friends group", "paid spent costs", "name person p", "each share part"
    )
    group = {p: t.n(0, 40) for p in people(t, 2, 4)}
    return f"""
        {paid} = {{{", ".join(f"{t.s(p)}: {n}" for p, n in group.items())}}}
        {each} = {t.any(f"sum({paid}.values()) / len({paid})", f"round(sum({paid}.values()) / len({paid}), 2)", f"sum({paid}.values()) // len({paid})")}
        {who} = {{}}
        for {name} in {t.any(paid, f"sorted({paid})", f"sorted({paid}, key={paid}.get)")}:
            {who}[{name}] = round({paid}[{name}] - {each}, 2)
            if {who}[{name}] {t.any(">", "<", ">=")} 0:
                print({name}, {t.any(f"{who}[{name}]", f"f'{{{who}[{name}]:.2f}}'", f"abs({who}[{name}])", f"{t.s('owes')}, {who}[{name}]")})
        print({t.any(f"max({who}, key={who}.get)", f"round(sum({who}.values()), 1)", f"[n for n in {who} if {who}[n] == 0]", each)})
    """
