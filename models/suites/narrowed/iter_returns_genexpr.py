class Matrix:
    def __init__(self, data):
        self.data = data

    def __iter__(self):
        return (x for row in self.data for x in row)

m = Matrix([[1, 9], [8, 4]])
for x in m:
    print(x)
print(sum(m), list(m))
