def bubble_sort(a):
    """Shows every pass of the algorithm."""
    a = a.copy()
    n = len(a)
    for i in range(n - 1):
        swapped = False
        for j in range(n - 1 - i):
            if a[j] > a[j + 1]:
                a[j], a[j + 1] = a[j + 1], a[j]
                swapped = True
        print(f"pass {i + 1}: {a}")
        if not swapped:
            break
    return a


def insertion_sort(a):
    for i in range(1, len(a)):
        key = a[i]
        j = i - 1
        while j >= 0 and a[j] > key:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = key


def quick_sort(a):
    if len(a) <= 1:
        return a
    pivot, *rest = a
    smaller = [x for x in rest if x < pivot]
    larger = [x for x in rest if x >= pivot]
    return quick_sort(smaller) + [pivot] + quick_sort(larger)


data = [5, 1, 4, 2]
print("original:", data)
print("bubble:", bubble_sort(data))
print("after bubble:", data)

insertion_sort(data)
print("insertion (in place):", data)

print("quick:", quick_sort([3, 6, 1, 3]))
words = ["pear", "fig", "apple"]
print(sorted(words, key=len), sorted(words, reverse=True))
