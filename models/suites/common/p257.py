class Order:
    _next = 1
    def __init__(self, *lines, **opts):
        self.id = Order._next
        Order._next += 1
        self.lines = list(lines)
        self.paid = opts.get("paid", False)

    @property
    def total(self):
        return sum(q * p for q, p in self.lines)

    @staticmethod
    def fmt(x):
        return f"${x:,.2f}"

orders = [Order((2, 5.0), (1, 99.5)), Order((1, 1), paid=True)]
for o in orders:
    print(f"#{o.id:03d} {Order.fmt(o.total):>10} {'PAID' if o.paid else 'due'}")
due = sum(o.total for o in orders if not o.paid)
print(Order.fmt(due))
