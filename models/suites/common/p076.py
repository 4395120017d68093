def multiplication_table(n):
    for i in range(1, n + 1):
        for j in range(1, n + 1):
            print(f"{i*j:4}", end="")
        print()

multiplication_table(3)
for i in range(1, 4):
    print(" " * (3 - i) + "*" * (2 * i - 1))
