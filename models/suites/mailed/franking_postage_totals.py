# Monthly postage by department (weights in grams, prices in cents)
TARIFF = [(20, 85), (50, 100), (500, 160), (1000, 275)]

mail = [
    {"dept": "Sales", "grams": 18, "count": 40, "registered": False},
    {"dept": "Legal", "grams": 430, "count": 3, "registered": True},
    {"dept": "Sales", "grams": 51, "count": 6, "registered": False},
    {"dept": "Press", "grams": 50, "count": 12, "registered": False},
    {"dept": "Legal", "grams": 20, "count": 7, "registered": True},
    {"dept": "Press", "grams": 1200, "count": 1, "registered": False},
]


def unit_price(grams, registered):
    for limit, cents in TARIFF:
        if grams <= limit:
            break
    else:
        return None
    return cents + (265 if registered else 0)


totals = {}
by_courier = []
for item in mail:
    price = unit_price(item["grams"], item["registered"])
    if price is None:
        by_courier.append(item["dept"])
        continue
    pieces, cents = totals.get(item["dept"], (0, 0))
    totals[item["dept"]] = (pieces + item["count"], cents + price * item["count"])

print("{:<8}|{:>7}|{:>10}|{:>8}".format("Dept", "pieces", "cost", "average"))
print("-" * 36)
for dept, (pieces, cents) in sorted(totals.items(), key=lambda kv: -kv[1][1]):
    print("{:<8}|{:>7}|{:>10.2f}|{:>8.1f}".format(dept, pieces, cents / 100, cents / pieces))
grand = sum(c for _, c in totals.values())
print("{:<8}|{:>7}|{:>10.2f}|".format("TOTAL", sum(p for p, _ in totals.values()), grand / 100))
print("By courier:", ", ".join(by_courier) or "none")
