class LCG:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state >> 16

    def roll(self, sides=6):
        return self.next() % sides + 1

    def shuffle(self, xs):
        for i in range(len(xs) - 1, 0, -1):
            j = self.next() % (i + 1)
            xs[i], xs[j] = xs[j], xs[i]


rng = LCG(2024)


def careful(total, n):
    return total < 8


def greedy(total, n):
    return total < 16


def counts_to_three(total, n):
    return n < 3


def turn(strategy):
    """PIG: add up rolls, a 1 loses everything"""
    total, n = 0, 0
    while strategy(total, n):
        r = rng.roll()
        n += 1
        if r == 1:
            return 0
        total += r
    return total


def match(a, b, goal=12):
    points = {a: 0, b: 0}
    rounds = 0
    while True:
        rounds += 1
        for s in (a, b):
            points[s] += turn(s)
            if points[s] >= goal:
                return s, rounds


players = [careful, greedy, counts_to_three]
rng.shuffle(players)
wins = dict.fromkeys((p.__name__ for p in players), 0)

for i, a in enumerate(players):
    for b in players[i + 1:]:
        winner, rounds = match(a, b)
        wins[winner.__name__] += 1
        print(f"{a.__name__:>16} vs {b.__name__:<16} -> {winner.__name__} in {rounds}")

for name, w in sorted(wins.items(), key=lambda kv: (-kv[1], kv[0])):
    print(f"{name:<16} {'*' * w or '-'}")
