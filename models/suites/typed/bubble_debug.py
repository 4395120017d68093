# bubble sort with prints
L = [5, 1, 4, 2]
swapped = True
passes = 0
while swapped:
    swapped = False
    for i in range(len(L) - 1):
        if L[i] > L[i+1]:
            temp = L[i]
            L[i] = L[i+1]
            L[i+1] = temp
            swapped = True
            print("swap", L)
    passes += 1
else:
    print("no more swaps")
print("sorted:", L, "passes:", passes)
# remove while looping (buggy!)
for x in L:
    if x > 1:
        L.remove(x)
print("should be [1]:", L)
