RULES = [
    (lambda o: o["total"] >= 100, 0.0),
    (lambda o: o["country"] != "US", 25.0),
]

def shipping(order):
    for pred, cost in RULES:
        if pred(order):
            return cost
    return 5.0

print(shipping({"total": 30, "country": "FR"}))
print(shipping({"total": 30, "country": "US"}))
