seats = [["_"] * 4 for _ in range(2)]

def book(seat):
    row, col = ord(seat[0]) - ord("A"), int(seat[1:]) - 1
    if not (0 <= row < len(seats) and 0 <= col < 4):
        raise IndexError(f"No seat {seat}")
    if seats[row][col] == "X":
        return False
    seats[row][col] = "X"
    return True

for s in ["A1", "B3", "A1", "C9"]:
    try:
        print(s, "booked" if book(s) else "taken")
    except IndexError as e:
        print("Error:", e)
free = sum(r.count("_") for r in seats)
print(free, *("".join(r) for r in seats), sep="\n")
