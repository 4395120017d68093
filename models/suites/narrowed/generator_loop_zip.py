def lines(board):
    for row in board:
        yield row
    for col in zip(*board):
        yield list(col)

b = [["X", "."], ["O", "X"]]
for l in lines(b):
    print("".join(l))
