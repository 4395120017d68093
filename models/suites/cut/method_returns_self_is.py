class Query:
    def __init__(self):
        self.parts = []

    def select(self, col):
        self.parts.append(col)
        return self

q = Query()
print(q.select("x") is q)
