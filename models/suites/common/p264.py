class Temperature:
    def __init__(self, c):
        self.c = c
    def __eq__(self, o):
        return isinstance(o, Temperature) and self.c == o.c
    def __lt__(self, o):
        return self.c < o.c
    def __repr__(self):
        return f"{self.c}C"

week = [Temperature(t) for t in (12, 9, 15)]
print(min(week), max(week))
print(sorted(week, reverse=True))
print(week[0] == Temperature(12), week[0] != week[1])
week.sort()
print(week)
