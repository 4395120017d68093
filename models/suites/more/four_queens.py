def queens(n):
    cols, diag1, diag2 = set(), set(), set()
    board = []

    def place(row):
        if row == n:
            return True
        for col in range(n):
            if col in cols or row - col in diag1 or row + col in diag2:
                continue
            cols.add(col); diag1.add(row - col); diag2.add(row + col)
            board.append(col)
            if place(row + 1):
                return True
            board.pop()
            cols.remove(col); diag1.remove(row - col); diag2.remove(row + col)
        return False

    return board if place(0) else None


answer = queens(4)
for q in answer:
    print("." * q + "Q" + "." * (3 - q))
print("columns:", answer)
