# The classic trap: a default value is created ONCE, when def runs

def add_guest(name, guests=[]):
    guests.append(name)
    return guests

def add_guest_fixed(name, guests=None):
    if guests is None:
        guests = []
    guests.append(name)
    return guests

for func in (add_guest, add_guest_fixed):
    print("=== " + func.__name__ + " ===")
    for who in ("Ana", "Bo", "Cy"):
        party = func(who)
        print(party, "defaults:", func.__defaults__)

def register(*names, table={}, **options):
    for n in names:
        table[n] = table.get(n, 0) + options.get("weight", 1)
    return table

first = register("red", "blue")
second = register("red", weight=5)
print(first)
print(first is second)
mine = register("green", table={"pink": 0})
print(mine, len(second))
