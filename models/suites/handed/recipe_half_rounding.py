"""Scale my grandma's recipes. Halves sometimes go up and sometimes down??"""

RECIPE = """\
flour: 5 cups
eggs: 3
butter: 7 tbsp
vanilla: 1 tsp
yeast: 9 g
"""


def parse(text):
    items = []
    for line in text.splitlines():
        name, rest = line.split(": ")
        amount, _, unit = rest.partition(" ")
        items.append((name, int(amount), unit or "pc"))
    return items


def scale(items, people, serves=4):
    factor = people / serves
    scaled = {}
    for name, amount, unit in items:
        exact = amount * factor
        whole = round(exact)
        scaled[name] = (exact, whole, unit)
    return scaled


def show(scaled):
    off = 0
    for name, (exact, whole, unit) in scaled.items():
        print(f"{name:<8} {exact:>5.2f} -> {whole:>2d} {unit}")
        off += whole - exact
    print("rounded by", off, "in total")


items = parse(RECIPE)
show(scale(items, 2))
# expected 2.5 cups to become 3 here, the way they taught me at school
print("2.5 ->", round(2.5), " 3.5 ->", round(3.5))
