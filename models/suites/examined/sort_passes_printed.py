# Show the list after each pass of (a) bubble sort, (b) insertion sort, (c) merge sort
from typing import List


def bubble(data: List[int]) -> int:
    swaps = 0
    unsorted_to = len(data) - 1
    swapped = True
    pass_no = 0
    while swapped:
        swapped = False
        pass_no += 1
        for i in range(unsorted_to):
            if data[i] > data[i + 1]:
                data[i], data[i + 1] = data[i + 1], data[i]
                swapped = True
                swaps += 1
        unsorted_to -= 1
        print(f"pass {pass_no}: {data}")
    return swaps


def insertion(data: List[int]) -> None:
    for index in range(1, len(data)):
        value = data[index]
        hole = index
        while hole > 0 and data[hole - 1] > value:
            data[hole] = data[hole - 1]
            hole -= 1
        data[hole] = value
        print(*data[:index + 1], "|", *data[index + 1:])


def merge_sort(data: List[int], depth: int = 0) -> List[int]:
    pad = "  " * depth
    if len(data) < 2:
        return data
    middle = len(data) // 2
    print(f"{pad}split {data[:middle]} {data[middle:]}")
    left = merge_sort(data[:middle], depth + 1)
    right = merge_sort(data[middle:], depth + 1)
    merged = []
    while left and right:
        merged.append((left if left[0] <= right[0] else right).pop(0))
    merged += left or right
    print(f"{pad}merge {merged}")
    return merged


marks = [7, 3, 9, 3, 1]
copy_one = marks[:]
print("swaps:", bubble(copy_one))
copy_two = list(marks)
print("insertion returns", insertion(copy_two))
print(merge_sort(marks))
print(marks, copy_one == copy_two == sorted(marks))
