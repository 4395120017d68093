class Rule:
    def __init__(self, name, check, hits=0):
        self.name = name
        self.check = check
        self.hits = hits

rules = [Rule("big", lambda n: n > 100), Rule("small", lambda n: n < 10)]
for n in [5, 500]:
    for r in rules:
        if r.check(n):
            r.hits += 1
print({r.name: r.hits for r in rules})
