class P:
    def __init__(self, s):
        self.s = s
    def __getitem__(self, i):
        return self.s[i]
p = P([1, 2, 3])
print(p[:2])
