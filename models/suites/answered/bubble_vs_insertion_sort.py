"""Two elementary sorting algorithms for a data structures course."""


def bubble_sort(data):
    """Repeatedly swap neighbours; stop early once a pass makes no swap."""
    items = list(data)
    comparisons = swaps = 0
    end = len(items) - 1
    swapped = True
    while swapped:
        swapped = False
        for i in range(end):
            comparisons += 1
            if items[i] > items[i + 1]:
                items[i], items[i + 1] = items[i + 1], items[i]
                swaps += 1
                swapped = True
        end -= 1
    return items, comparisons, swaps


def insertion_sort(data):
    """Grow a sorted prefix, sliding each new value into place."""
    items = list(data)
    comparisons = shifts = 0
    for i in range(1, len(items)):
        key = items[i]
        j = i - 1
        while j >= 0:
            comparisons += 1
            if items[j] <= key:
                break
            items[j + 1] = items[j]
            shifts += 1
            j -= 1
        items[j + 1] = key
    return items, comparisons, shifts


def main():
    samples = {"random": [5, 2, 4, 1, 3], "sorted": [1, 2, 3, 4, 5]}
    for label, data in samples.items():
        for sorter in (bubble_sort, insertion_sort):
            result, comparisons, moves = sorter(data)
            assert result == sorted(data)
            print(f"{label:<7} {sorter.__name__:<15} "
                  f"comparisons={comparisons:<3} moves={moves}")


if __name__ == "__main__":
    main()
