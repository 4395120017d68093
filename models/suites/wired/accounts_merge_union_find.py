class DSU:
    def __init__(self):
        self.parent = {}
        self.size = {}

    def find(self, x):
        if x not in self.parent:
            self.parent[x] = x
            self.size[x] = 1
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]  # path halving
            x = self.parent[x]
        return x

    def union(self, a, b):
        ra, rb = self.find(a), self.find(b)
        if ra == rb:
            return False
        if self.size[ra] < self.size[rb]:
            ra, rb = rb, ra
        self.parent[rb] = ra
        self.size[ra] += self.size[rb]
        return True


def merge_accounts(accounts):
    dsu, owner = DSU(), {}
    for name, first, *rest in accounts:
        owner[first] = name
        dsu.find(first)
        for mail in rest:
            owner[mail] = name
            dsu.union(first, mail)
    groups = {}
    for mail in owner:
        groups.setdefault(dsu.find(mail), []).append(mail)
    return sorted([owner[root], *sorted(ms)] for root, ms in groups.items())


data = [
    ["John", "j@x", "john@y"],
    ["Mary", "mary@x"],
    ["John", "john@y", "j99@z"],
    ["John", "other@q"],
]
for acct in merge_accounts(data):
    print(acct)
