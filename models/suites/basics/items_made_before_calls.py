from collections import defaultdict


def total(order):
    return order["count"] * order["price"]


def by_customer(orders):
    totals = defaultdict(list)
    sums = defaultdict(int)
    for order in orders:
        totals[order["customer"]].append(total(order))
        sums[order["customer"]] += total(order)
    return dict(totals), dict(sums)


ORDERS = [
    {"id": 1001, "customer": "alice", "count": 2, "price": 10, "items": ["keyboard", "mouse"], "status": "paid", "city": "Oslo"},
    {"id": 1002, "customer": "bob", "count": 1, "price": 25, "items": ["monitor stand"], "status": "open", "city": "Bergen"},
    {"id": 1003, "customer": "alice", "count": 3, "price": 5, "items": ["cable", "cable", "adapter"], "status": "paid", "city": "Oslo"},
]
print(by_customer(ORDERS))
