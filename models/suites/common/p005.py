def bubble_sort(lst):
    n = len(lst)
    for i in range(n - 1):
        swapped = False
        for j in range(n - 1 - i):
            if lst[j] > lst[j + 1]:
                lst[j], lst[j + 1] = lst[j + 1], lst[j]
                swapped = True
        print(f"pass {i + 1}: {lst}")
        if not swapped:
            break
    return lst

data = [4, 1, 3, 2]
result = bubble_sort(data[:])
print(data, result, data is result)
