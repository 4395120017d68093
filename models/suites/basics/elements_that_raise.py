def g(t):
    try:
        return list(map(int, t.split(":")))
    except ValueError as e:
        return str(e)


def h(t):
    try:
        return [int(x) for x in t.split(":")]
    except ValueError as e:
        return str(e)


def k(t):
    try:
        a, b = (float(x) for x in t.split(":"))
        return a + b
    except ValueError as e:
        return str(e)


def m(t):
    try:
        return sum(int(x) for x in t.split(":"))
    except ValueError as e:
        return str(e)


def n(t):
    try:
        a, b = [int(x) for x in t.split(":")]
    except ValueError as e:
        return str(e)
    return a - b


for t in ("1:2", "1:x", "q:1"):
    print(g(t), h(t), k(t), m(t), n(t))
