class M:
    items = []
    def __init__(self, n):
        self.n = n
        M.items.append(self)
M("a")
for x in M.items:
    print(x.n)
print("end")
