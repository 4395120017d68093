def merge(spans):
    spans.sort(key=lambda span: span[0])
    joined = [spans[0]]
    for span in spans[1:]:
        last = joined[-1]
        if span[0] <= last[1]:
            last[1] = max(last[1], span[1])
        else:
            joined.append(span)
    return joined


grid = [[0] * 3 for _ in range(2)]
row = grid[1]
row[0] = 7
for line in grid:
    line.append(1)
copy = grid[:]
copy[0][1] = 5
same = [row] * 2
same[0].pop()
print(grid, copy, same)

shelves = {"a": [], "b": []}
for word in ["apple", "bread", "ale"]:
    shelf = shelves[word[0]]
    shelf.append(word)
print(shelves)
print(merge([[5, 8], [1, 3], [2, 4], [8, 9]]))
