def bubble_sort(arr):
    n = len(arr)
    for i in range(n):
        swapped = False
        for j in range(0, n - i - 1):
            if arr[j] > arr[j + 1]:
                arr[j], arr[j + 1] = arr[j + 1], arr[j]
                swapped = True
        print("After pass", i + 1, arr)
        if not swapped:
            break

numbers = [5, 1, 4, 2]
bubble_sort(numbers)
print("Sorted array:", numbers)
