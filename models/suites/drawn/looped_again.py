class Route:
    def __init__(self, *stops):
        self.stops = list(stops)

    def __iter__(self):
        return (v * 4 for v in self.stops if v % 2)


d = Route(3, 1, 5)
print(*d)
print(*d, sep='-')
for i, v in enumerate(d, 1):
    print(i, v)
