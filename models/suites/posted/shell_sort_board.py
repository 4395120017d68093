"""
Year 12 - Shell sort
Watch how the gap halves each pass.
"""

def show_pass(numbers, gap):
    print("gap", gap, ":", end=" ")
    for n in numbers:
        print(n, end=" ")
    print()


def shell_sort(numbers):
    comparisons = 0
    swaps = 0
    n = len(numbers)
    gap = n // 2
    while gap > 0:
        for i in range(gap, n):
            current = numbers[i]
            j = i
            # slide bigger items to the right by one gap
            while j >= gap:
                comparisons += 1
                if numbers[j - gap] <= current:
                    break
                numbers[j] = numbers[j - gap]
                swaps += 1
                j = j - gap
            numbers[j] = current
        show_pass(numbers, gap)
        gap = gap // 2
    return comparisons, swaps


values = [23, 12, 1, 8, 34, 5]
print("Before:", values)
comparisons, swaps = shell_sort(values)
print("After: ", values)
print("Comparisons:", comparisons, " Moves:", swaps)
