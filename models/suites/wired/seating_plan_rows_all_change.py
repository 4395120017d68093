# Booking seat B3 books the whole column... what am I doing wrong

ROWS = 3
COLS = 4
plan = [["."] * COLS] * ROWS


def show(p):
    for letter, row in zip("ABC", p):
        print(letter, " ".join(row))


def book(p, seat):
    r = "ABC".index(seat[0])
    c = int(seat[1]) - 1
    if p[r][c] != ".":
        print(seat, "is taken")
        return
    p[r][c] = "X"
    print("booked", seat)


def free_seats(p):
    n = 0
    for row in p:
        for s in row:
            if s == ".":
                n += 1
    return n


book(plan, "B3")
show(plan)
book(plan, "A1")
book(plan, "C3")     # should be free!
print("free:", free_seats(plan), "expected:", ROWS * COLS - 3)

# also the backup doesn't help
backup = plan[:]
backup[0][1] = "?"
print("backup", backup[0], "plan", plan[0])
print([id(r) == id(plan[0]) for r in plan])

# tried also this and here it works, why?
plan2 = [["."] * COLS for _ in range(ROWS)]
book(plan2, "B3")
show(plan2)
