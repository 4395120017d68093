"""collections in practice: analysing a small list of orders."""
from collections import Counter, defaultdict, namedtuple, deque, ChainMap

Order = namedtuple("Order", "customer item qty", defaults=[1])

ORDERS = [
    Order("ann", "tea", 2),
    Order("bob", "coffee"),
    Order("ann", "cake"),
    Order("cid", "tea"),
    Order("bob", "coffee", 3),
]


def items_by_customer(orders):
    """defaultdict(Counter): a multi-level tally without any `if` checks."""
    table = defaultdict(Counter)
    for order in orders:
        table[order.customer][order.item] += order.qty
    return table


def moving_totals(orders, window=2):
    """deque(maxlen=n) drops the oldest element for us."""
    recent = deque(maxlen=window)
    for order in orders:
        recent.append(order.qty)
        yield sum(recent)


def main():
    popularity = Counter()
    for o in ORDERS:
        popularity[o.item] += o.qty
    print("top items:", popularity.most_common(2))

    for customer, basket in items_by_customer(ORDERS).items():
        print(f"  {customer}: {dict(basket)}")

    # Counters support arithmetic
    stock = Counter(tea=5, coffee=4, cake=0)
    missing = popularity - stock
    print("missing:", dict(missing))

    print("moving totals:", list(moving_totals(ORDERS)))

    first = ORDERS[0]
    print(first._replace(qty=99), first._asdict())

    settings = ChainMap({"theme": "dark"}, {"theme": "light", "lang": "en"})
    print(settings["theme"], settings["lang"])


if __name__ == "__main__":
    main()
