RULES = [
    (lambda o: o["total"] >= 100, 0.0),
    (lambda o: o["country"] != "US", 25.0),
    (lambda o: o["weight"] > 10, 12.5),
]
DEFAULT = 5.0

def shipping(order):
    for pred, cost in RULES:
        if pred(order):
            return cost
    return DEFAULT

orders = [
    {"id": 1, "total": 120, "country": "DE", "weight": 2},
    {"id": 2, "total": 30, "country": "FR", "weight": 1},
    {"id": 3, "total": 30, "country": "US", "weight": 11},
    {"id": 4, "total": 9, "country": "US", "weight": 1},
]
for o in orders:
    o["ship"] = shipping(o)
    print("#{id}: {ship:.2f}".format(**o))
print("sum", sum(o["ship"] for o in orders))
