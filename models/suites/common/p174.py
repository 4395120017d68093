def tower(n, ch="#"):
    for i in range(n):
        print(ch * (i + 1), end="")
        print("." * (n - i - 1))

tower(3)
rows = 3
k = 1
for i in range(1, rows + 1):
    for j in range(i):
        print(k, end=" ")
        k += 1
    print()
