# Binary search: half of the list disappears in each step

def binary_search(data, target):
    left = 0
    right = len(data) - 1
    step = 0
    while left <= right:
        step += 1
        middle = (left + right) // 2
        print(f"step {step}: left={left} right={right} middle={middle} value={data[middle]}")
        if data[middle] == target:
            return middle
        elif data[middle] < target:
            left = middle + 1
        else:
            right = middle - 1
    return -1


def linear_search(data, target):
    for i, value in enumerate(data):
        if value == target:
            return i
    return -1


numbers = [3, 8, 12, 17, 21, 29, 34, 40, 55, 61, 78]

for wanted in [29, 61, 20]:
    print("looking for", wanted)
    pos = binary_search(numbers, wanted)
    assert pos == linear_search(numbers, wanted)
    if pos >= 0:
        print("  found at index", pos)
    else:
        print("  not in the list")
