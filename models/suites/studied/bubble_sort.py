# bubble sort with swap counter
# TODO: why does it crash??

def bubble_sort(lst):
    n = len(lst)
    swaps = 0
    comparisons = 0
    for i in range(n):
        swapped = False
        for j in range(n - i):
            comparisons += 1
            if lst[j] > lst[j + 1]:
                temp = lst[j]
                lst[j] = lst[j + 1]
                lst[j + 1] = temp
                swaps += 1
                swapped = True
        print("Pass", i + 1, ":", lst)
        if not swapped:
            break
    return swaps, comparisons


def is_sorted(lst):
    for k in range(1, len(lst)):
        if lst[k - 1] > lst[k]:
            return False
    return True


marks = [64, 34, 25, 12, 22, 11, 90, 5, 77, 30, 41, 18]
print("Before:", marks)
print("Sorted already?", is_sorted(marks))
s, c = bubble_sort(marks)
print("After:", marks)
print("Swaps =", s, "comparisons =", c)
