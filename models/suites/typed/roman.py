VALUES = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
          (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def to_roman(n: int) -> str:
    """Greedy conversion; n must be in 1..3999."""
    if not 0 < n < 4000:
        raise ValueError(n)
    out = []
    for value, sym in VALUES:
        times, n = divmod(n, value)
        out.append(sym * times)
    return "".join(out)


def from_roman(s: str) -> int:
    digits = {sym: v for v, sym in VALUES if len(sym) == 1}
    nums = [digits[c] for c in s]
    return sum(-a if a < b else a for a, b in zip(nums, nums[1:] + [0]))


def main() -> None:
    for n in (44,):
        r = to_roman(n)
        print(n, r, from_roman(r))
        assert from_roman(r) == n
    print(from_roman("XLIZ"))


main()
