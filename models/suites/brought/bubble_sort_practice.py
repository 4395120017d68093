def bubble_sort(numbers):
    n = len(numbers)
    swaps = 0
    for i in range(n):
        swapped = False
        for j in range(0, n - i - 1):
            if numbers[j] > numbers[j + 1]:
                temp = numbers[j]
                numbers[j] = numbers[j + 1]
                numbers[j + 1] = temp
                swapped = True
                swaps += 1
        print("after pass", i + 1, ":", numbers)
        if not swapped:
            break
    return swaps

my_list = [29, 10, 14, 37, 13, 5, 21]
original = my_list[:]
total_swaps = bubble_sort(my_list)
print("original:", original)
print("sorted:  ", my_list)
print("swaps:", total_swaps)

middle = my_list[len(my_list) // 2]
print("median:", middle)
