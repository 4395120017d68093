# O = free seat, X = taken
seats = [
    ["O", "O", "X", "O"],
    ["X", "O", "O", "X"],
    ["X", "X", "O", "O"],
]
letters = "ABC"


def show(seats):
    print("  1 2 3 4")
    for i in range(len(seats)):
        line = letters[i]
        for seat in seats[i]:
            line = line + " " + seat
        print(line)


def count_free(seats):
    free = 0
    for row in seats:
        for seat in row:
            if seat == "O":
                free += 1
    return free


def book(seats, code):
    row = letters.index(code[0])
    col = int(code[1]) - 1
    if seats[row][col] == "X":
        print("Sorry,", code, "is taken")
        return False
    seats[row][col] = "X"
    print("Booked", code)
    return True


show(seats)
print("Free seats:", count_free(seats))
bookings = ["A1", "B1", "C4"]
sold = 0
for b in bookings:
    if book(seats, b):
        sold += 1
print("Tickets sold:", sold)
print("Total: ${:.2f}".format(sold * 8.5))
show(seats)
