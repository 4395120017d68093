"""AoC 2022 day 21 -- monkeys yelling, part 2 with humn = 1j, so every value is a + b*humn."""
import operator

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}

text = """\
root: pppw + sjmn
dbpl: 5
cczh: sllz + lgvd
zczc: 2
ptdq: humn - dvpt
dvpt: 3
lfqf: 4
humn: 5
ljgn: 2
sjmn: drzm * dbpl
sllz: 4
pppw: cczh / lfqf
lgvd: ljgn * ptdq
drzm: hmdt - zczc
hmdt: 32
"""


def parse(text):
    monkeys = {}
    for line in text.splitlines():
        name, job = line.split(": ")
        monkeys[name] = int(job) if job.isdigit() else job.split()
    return monkeys


def yell(name, monkeys):
    job = monkeys[name]
    if not isinstance(job, list):
        return job
    a, op, b = job
    return OPS[op](yell(a, monkeys), yell(b, monkeys))


def part2(monkeys):
    left, _, right = monkeys["root"]
    m = monkeys | {"humn": 1j}
    d = yell(left, m) - yell(right, m)
    print("difference:", d)
    return round(-d.real / d.imag)


monkeys = parse(text)
print("Part 1:", int(yell("root", monkeys)))
print("Part 2:", part2(monkeys))
