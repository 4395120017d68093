# OCR-type question: a 2-D list of seats. 0 = free, 1 = taken, 2 = broken
seats = [
    [0, 1, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [0, 0, 2, 0, 0],
]

def show(grid):
    for r, row in enumerate(grid):
        line = chr(65 + r) + " "
        for cell in row:
            line += ".X#"[cell]
        print(line)

def book_together(grid, people):
    for r in range(len(grid)):
        run = 0
        for c in range(len(grid[r])):
            if grid[r][c] == 0:
                run += 1
            else:
                run = 0
            if run == people:
                for back in range(people):
                    grid[r][c - back] = 1
                return chr(65 + r) + str(c - people + 2)
    return None

show(seats)
for group in [3, 2, 3, 2]:
    place = book_together(seats, group)
    if place:
        print("group of", group, "starts at", place)
    else:
        print("no room for", group)
show(seats)

columns = [list(col) for col in zip(*seats)]
print(columns[2], columns[-1])
print([row.count(1) for row in seats], sum(map(sum, seats)))
diagonal = [seats[i][i] for i in range(len(seats))]
print(diagonal, seats[-1][-2], seats[1][1:4])
rotated = [list(r) for r in zip(*seats[::-1])]
print(rotated[0], len(rotated))
