# Roman numerals both ways and a small command language (match/case)
PAIRS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
VALUE = {s: v for v, s in PAIRS if len(s) == 1}


def to_roman(n):
    out = []
    for value, sym in PAIRS:
        while n >= value:
            out.append(sym)
            n -= value
        if not n:
            break
    return "".join(out)


def from_roman(s):
    total = 0
    for a, b in zip(s, s[1:] + " "):
        v = VALUE[a]
        total += -v if v < VALUE.get(b, 0) else v
    return total


def run(command):
    match command.split():
        case ["roman", num] if num.isdigit():
            return to_roman(int(num))
        case ["arabic", sym]:
            return from_roman(sym.upper())
        case ["add", *syms] if syms:
            return to_roman(sum(from_roman(s) for s in syms))
        case ["help" | "?"]:
            return "roman N, arabic S, add S..."
        case []:
            return ""
        case [verb, *_]:
            return f"don't know how to {verb}"


for cmd in ("roman 94", "arabic mcmliv", "add IX IV", "?", "", "roman x"):
    print(f"> {cmd:<14}| {run(cmd)}")

try:
    run("arabic abc")
except KeyError as e:
    print("not a roman digit:", e)
