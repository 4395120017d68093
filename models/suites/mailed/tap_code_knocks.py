# Tap code: a 5x5 square without K, each letter is (row knocks, column knocks)
import string

SQUARE = string.ascii_uppercase.replace("K", "")


def knocks(text):
    out = []
    for ch in text.upper():
        if ch == "K":
            ch = "C"
        pos = SQUARE.find(ch)
        if pos < 0:
            continue
        row, col = divmod(pos, 5)
        out.append((row + 1, col + 1))
    return out


def listen(pairs):
    return "".join(SQUARE[(r - 1) * 5 + c - 1] for r, c in pairs)


def as_dots(pairs):
    return "  ".join("." * r + " " + "." * c for r, c in pairs)


def unparse(line):
    counts = [len(group) for group in line.split()]
    return list(zip(counts[::2], counts[1::2]))


message = "Knock, twice!"
code = knocks(message)
print(code)
print("sum of knocks:", sum(a + b for a, b in code))
print(listen(code))

dots = as_dots(knocks("zip"))
print(dots)
print(unparse(dots) == knocks("zip"), listen(unparse(dots)))

# loudest and quietest letters
cost = {c: sum(knocks(c)[0]) for c in "AEQZ"}
print(max(cost, key=cost.get), min(cost, key=cost.get), cost)
