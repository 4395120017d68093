# Quick Sort using Hoare's partition scheme
# (CLRS problem 7-1)

depth = 0

def partition(A, p, r):
    x = A[p]
    i = p - 1
    j = r + 1
    while True:
        j -= 1
        while A[j] > x:
            j -= 1
        i += 1
        while A[i] < x:
            i += 1
        if i < j:
            A[i], A[j] = A[j], A[i]
        else:
            return j


def quicksort(A, p, r):
    global depth
    if p < r:
        q = partition(A, p, r)
        print('  ' * depth + str(A[p:q + 1]), str(A[q + 1:r + 1]), sep=' | ')
        depth += 1
        quicksort(A, p, q)
        quicksort(A, q + 1, r)
        depth -= 1


A = [13, 19, 9, 5, 12, 8, 7, 4, 11]
print(A)
quicksort(A, 0, len(A) - 1)
print(A)
assert A == sorted(A)
