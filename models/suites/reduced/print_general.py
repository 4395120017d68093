def show(n):
    print(n, end=" " * n + "|")
    print(n, end="\n" * 2)
for i in range(2):
    end = ", " if i < 1 else "\n"
    print(i, end=end)
show(1)
