class DSU(object):
    def __init__(self):
        self.p = {}
        self.size = {}

    def find(self, x):
        if x not in self.p:
            self.p[x] = x
            self.size[x] = 1
        while self.p[x] != x:
            self.p[x] = self.p[self.p[x]]
            x = self.p[x]
        return x

    def union(self, a, b):
        ra, rb = self.find(a), self.find(b)
        if ra == rb:
            return False
        if self.size[ra] < self.size[rb]:
            ra, rb = rb, ra
        self.p[rb] = ra
        self.size[ra] += self.size[rb]
        return True


def merge_accounts(accounts):
    dsu, owner = DSU(), {}
    for name, first, *rest in accounts:
        owner[first] = name
        for mail in rest:
            owner[mail] = name
            dsu.union(first, mail)
    groups = {}
    for mail in owner:
        groups.setdefault(dsu.find(mail), []).append(mail)
    return sorted([owner[root]] + sorted(mails) for root, mails in groups.items())


def main():
    data = [
        ["kim", "k1", "k2"],
        ["lou", "l1"],
        ["kim", "k3", "k2"],
        ["kim", "k9"],
    ]
    for acc in merge_accounts(data):
        print(acc[0], acc[1:])


if __name__ == '__main__':
    main()
