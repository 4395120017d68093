def area(w, h):
    return w * h
rooms = {"a": (2, 3), "b": (4, 5)}
best = max(rooms, key=lambda n: area(*rooms[n]))
print(best)
