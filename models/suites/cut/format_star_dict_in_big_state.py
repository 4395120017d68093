orders = [
    {"id": 1, "total": 120, "country": "DE", "weight": 2},
    {"id": 2, "total": 30, "country": "FR", "weight": 1},
]
for o in orders:
    o["ship"] = 2.5
    print("#{id}: {ship:.2f}".format(**o))
