def bubble_sort(a):
    """Sort the list a in place and print what happens."""
    n = len(a)
    swaps = 0
    for end in range(n - 1, 0, -1):
        swapped = False
        for j in range(end):
            if a[j] > a[j + 1]:
                a[j], a[j + 1] = a[j + 1], a[j]
                swapped = True
                swaps += 1
                print("  swap", a)
        print(f"after pass {n - end}: {a}")
        if not swapped:
            break           # already sorted, we can go home early
    return swaps


values = [5, 1, 4, 2, 8]
count = bubble_sort(values)
print("sorted:", values, "with", count, "swaps")

names = ["Rudi", "Bea", "Max"]
bubble_sort(names)
