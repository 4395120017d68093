from typing import List

BASE = 10


def counting_sort_by_digit(a: List[int], exp: int) -> List[int]:
    """Stable counting sort of `a` on the digit selected by `exp` (1, 10, 100...)."""
    count = [0] * BASE
    for x in a:
        count[(x // exp) % BASE] += 1
    # prefix sums: count[d] = number of elements with digit <= d
    for d in range(1, BASE):
        count[d] += count[d - 1]
    out = [0] * len(a)
    for x in reversed(a):          # backwards, otherwise not stable!
        d = (x // exp) % BASE
        count[d] -= 1
        out[count[d]] = x
    return out


def radix_sort(a: List[int]) -> List[int]:
    exp = 1
    biggest = max(a)
    while biggest // exp > 0:
        a = counting_sort_by_digit(a, exp)
        print(f"after digit {exp:>3}: {a}")
        exp *= BASE
    return a


def main() -> None:
    numbers = [329, 457, 657, 839, 436, 720, 355, 8]
    print(f"start          : {numbers}")
    result = radix_sort(numbers)
    print("sorted?", all(result[i] <= result[i + 1] for i in range(len(result) - 1)))


if __name__ == "__main__":
    main()
