size = 4
print("   ", end="")
for i in range(1, size+1):
    print("%4d" % i, end="")
print()
print("-" * 20)
for i in range(1, size+1):
    print(str(i).rjust(2), end="|")
    for j in range(1, size+1):
        print("%4d" % (i*j), end="")
    print()
