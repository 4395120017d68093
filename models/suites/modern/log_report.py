"""Analyse a web server log with a chain of generators."""
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate, chain, groupby, islice, pairwise
from operator import attrgetter, itemgetter
from typing import NamedTuple

FILE_A = """
2024-03-01 08:00:12 GET /index 200 51
2024-03-01 08:00:14 GET /cat.png 200 320
# restart
2024-03-01 08:03:40 POST /login 403 12
2024-03-01 09:15:00 POST /login 200 44
"""
FILE_B = """
2024-03-02 10:00:00 GET /index 200 49
this line is broken
2024-03-02 10:00:09 GET /missing 404 5
2024-03-02 10:01:00 GET /index 500 900
"""

LINE = re.compile(
    r"""^(?P<day>\d{4}-\d\d-\d\d)\s
        (?P<clock>[\d:]{8})\s
        (?P<method>[A-Z]+)\s(?P<path>\S+)\s
        (?P<status>\d{3})\s(?P<ms>\d+)$""",
    re.VERBOSE,
)


class Hit(NamedTuple):
    day: str
    clock: str
    method: str
    path: str
    status: int
    ms: int

    @property
    def seconds(self) -> int:
        h, m, s = map(int, self.clock.split(":"))
        return h * 3600 + m * 60 + s


errors: list[str] = []


def lines(*texts: str) -> Iterator[str]:
    for line in chain.from_iterable(t.splitlines() for t in texts):
        if line and not line.startswith("#"):
            yield line


def parse(source: Iterable[str]) -> Iterator[Hit]:
    for number, line in enumerate(source, 1):
        if m := LINE.match(line):
            d = m.groupdict()
            yield Hit(**{**d, "status": int(d["status"]), "ms": int(d["ms"])})
        else:
            errors.append(f"line {number}: {line[:12]}...")


def running_max(values):
    best = float("-inf")
    while True:
        try:
            value = next(values)
        except StopIteration:
            return best
        best = max(best, value)
        yield best


hits = list(parse(lines(FILE_A, FILE_B)))
print(f"{len(hits)} hits, {len(errors)} errors: {errors}")

for day, group in groupby(hits, key=attrgetter("day")):
    group = list(group)
    gaps = [b.seconds - a.seconds for a, b in pairwise(group)]
    print(day, f"{len(group)} hits", f"{gaps=}", sep=" | ")

by_class = Counter(f"{h.status // 100}xx" for h in hits)
print(*(f"{k}: {'#' * v}" for k, v in sorted(by_class.items())), sep="\n")

slow: dict[str, list[int]] = defaultdict(list)
for h in hits:
    slow[h.path].append(h.ms)
averages = {path: sum(ms) / len(ms) for path, ms in slow.items()}
for path, avg in islice(sorted(averages.items(), key=itemgetter(1), reverse=True), 3):
    print(f"{path:.<15}{avg:.>10,.1f} ms")
print(list(accumulate(h.ms for h in hits)))
print(list(running_max(iter([h.ms for h in hits]))))
print(sorted({h.path for h in hits if h.status >= 400} - {"/login"}))
