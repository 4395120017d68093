def bubble_sort(values):
    n = len(values)
    for i in range(n - 1):
        swapped = False
        for j in range(n - 1 - i):
            if values[j] > values[j + 1]:
                values[j], values[j + 1] = values[j + 1], values[j]
                swapped = True
        if not swapped:
            break
    return values


print(bubble_sort([5, 2, 9, 1]))
