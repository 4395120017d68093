from typing import Optional, Sequence


def binary_search(items: Sequence[int], target: int) -> Optional[int]:
    """Return the index of target in a sorted sequence, or None.

    >>> binary_search([1, 3, 5], 3)
    1
    """
    left, right = 0, len(items) - 1
    while left <= right:
        mid = left + (right - left) // 2
        if items[mid] == target:
            return mid
        if items[mid] < target:
            left = mid + 1
        else:
            right = mid - 1
    return None


def test_binary_search() -> None:
    data = [2, 4, 8, 16, 32]
    assert binary_search(data, 16) == 3
    assert binary_search(data, 5) is None
    assert binary_search([], 1) is None
    print("All tests passed!")


if __name__ == "__main__":
    test_binary_search()
