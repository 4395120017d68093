"""Compare the number of steps used by some classic sorting algorithms."""


class CountedList(list):
    """A list that counts comparisons and swaps."""

    def __init__(self, items):
        super().__init__(items)
        self.comparisons = 0
        self.swaps = 0

    def greater(self, i, j):
        self.comparisons += 1
        return self[i] > self[j]

    def swap(self, i, j):
        self.swaps += 1
        self[i], self[j] = self[j], self[i]


def bubble_sort(data):
    for end in range(len(data) - 1, 0, -1):
        swapped = False
        for i in range(end):
            if data.greater(i, i + 1):
                data.swap(i, i + 1)
                swapped = True
        if not swapped:
            return


def selection_sort(data):
    for start in range(len(data) - 1):
        smallest = start
        for i in range(start + 1, len(data)):
            if data.greater(smallest, i):
                smallest = i
        if smallest != start:
            data.swap(start, smallest)


def insertion_sort(data):
    for i in range(1, len(data)):
        while i > 0 and data.greater(i - 1, i):
            data.swap(i - 1, i)
            i -= 1


def main():
    numbers = [5, 2, 4, 1, 3]
    expected = sorted(numbers)

    print(f"{'algorithm':<16}{'compares':>9}{'swaps':>7}")
    for algorithm in (bubble_sort, selection_sort, insertion_sort):
        data = CountedList(numbers)
        algorithm(data)
        assert data == expected, f"{algorithm.__name__} is broken!"
        print(f"{algorithm.__name__:<16}{data.comparisons:>9}{data.swaps:>7}")


if __name__ == "__main__":
    main()
