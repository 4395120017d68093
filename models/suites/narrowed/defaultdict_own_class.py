from collections import defaultdict

class Stats:
    def __init__(self):
        self.n = 0

    def add(self, x):
        self.n += x

teams = defaultdict(Stats)
for t, x in [("red", 4), ("blue", 2), ("red", 9)]:
    teams[t].add(x)
for t, s in teams.items():
    print(t, s.n)
