# Cinema seats. 0 = free, 1 = taken
ROWS = 3
COLS = 4
seats = []
for r in range(ROWS):
    row = []
    for c in range(COLS):
        row.append(0)
    seats.append(row)

def show(seats):
    print("  " + " ".join(str(c + 1) for c in range(COLS)))
    for r in range(len(seats)):
        line = chr(65 + r) + " "
        for s in seats[r]:
            if s == 1:
                line += "X "
            else:
                line += "- "
        print(line)

def book(seats, place):
    r = ord(place[0]) - ord("A")
    c = int(place[1]) - 1
    if seats[r][c] == 1:
        print("Seat", place, "is taken")
        return False
    seats[r][c] = 1
    return True

def free_seats(seats):
    n = 0
    for row in seats:
        n += row.count(0)
    return n

orders = ["A1", "B3", "A1", "C4"]
ok = 0
for o in orders:
    if book(seats, o):
        ok += 1
print(ok, "bookings were ok")
show(seats)
print("Free:", free_seats(seats))
