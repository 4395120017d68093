squares = []
for i in range(40):
    squares.append(i * i)
print(len(squares), squares[-1])
total = 0
for s in squares[35:]:
    total += s
print(total)
