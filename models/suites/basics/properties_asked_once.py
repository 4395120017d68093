from functools import cached_property


class Stats:
    def __init__(self, numbers):
        self.numbers = numbers

    @cached_property
    def mean(self):
        print("computing")
        return sum(self.numbers) / len(self.numbers)

    @property
    def spread(self):
        return max(self.numbers) - min(self.numbers)


class Cart:
    def __init__(self, costs):
        self.costs = costs

    def __repr__(self):
        return f"<Cart {len(self.costs)}>"

    @cached_property
    def total(self):
        return sum(self.costs)


s = Stats([1, 2, 3, 6])
print(s.mean)
print(s.mean + s.spread)
c = Cart([4, 5])
t = c.total
print(c, c.total + t)
