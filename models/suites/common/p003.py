def two_sum(nums: list[int], target: int) -> list[int]:
    seen: dict[int, int] = {}
    for i, n in enumerate(nums):
        want = target - n
        if want in seen:
            return [seen[want], i]
        seen[n] = i
    return []

if __name__ == "__main__":
    cases = [([2, 7, 11, 15], 9), ([3, 2, 4], 6), ([1, 2], 7)]
    for nums, t in cases:
        res = two_sum(nums, t)
        print(nums, t, "->", res)
        assert len(res) in (0, 2), "bad result"
