"""Everyday itertools: groupby, accumulate, chain, islice, product, pairwise."""
from itertools import accumulate, chain, groupby, islice, pairwise, product, count
from operator import itemgetter

readings = [
    ("mon", "am", 12),
    ("mon", "pm", 18),
    ("tue", "am", 11),
    ("tue", "pm", 15),
    ("wed", "am", 9),
]


def run_length_encode(text):
    return [(char, sum(1 for _ in group)) for char, group in groupby(text)]


def chunked(iterable, size):
    """Yield lists of at most `size` items."""
    iterator = iter(iterable)
    while chunk := list(islice(iterator, size)):
        yield chunk


def main():
    # groupby needs input that is already sorted by the key
    for day, rows in groupby(readings, key=itemgetter(0)):
        temps = [temp for _, _, temp in rows]
        print(f"{day}: {temps} max={max(temps)}")

    temps = [r[2] for r in readings]
    print("running max:", list(accumulate(temps, max)))
    print("differences:", [b - a for a, b in pairwise(temps)])

    for chunk in chunked(range(7), 3):
        print("chunk:", chunk)

    print("rle:", run_length_encode("aaabccd"))

    sizes, colors = ["S", "L"], ["red", "blue"]
    for size, color in product(sizes, colors):
        print(f"{size}-{color}", end=" ")
    print()

    nested = [[1, 2], [], [3]]
    print("flat:", list(chain.from_iterable(nested)))
    print("ids:", list(islice(count(start=100, step=5), 3)))


if __name__ == "__main__":
    main()
