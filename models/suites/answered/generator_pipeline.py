"""Lazy processing with a pipeline of generators."""
from typing import Iterable, Iterator
import re

LOG = """\
INFO  start service
ERROR disk full on /var
INFO  heartbeat
WARN  slow query 1200ms

ERROR timeout after 30s
ERROR disk full on /tmp
"""

LINE = re.compile(r"(?P<level>\w+)\s+(?P<message>.+)")


def read_lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line.strip():
            yield line


def parse(lines: Iterable[str]) -> Iterator[dict[str, str]]:
    for line in lines:
        if m := LINE.match(line):
            yield m.groupdict()


def only(level: str, records: Iterable[dict[str, str]]) -> Iterator[dict[str, str]]:
    return (r for r in records if r["level"] == level)


def take(n: int, iterable: Iterable) -> Iterator:
    """Stop pulling from upstream as soon as n items were produced."""
    if n <= 0:
        return
    for i, item in enumerate(iterable, start=1):
        yield item
        if i >= n:
            return


def main() -> None:
    # Nothing runs until we iterate
    pipeline = take(2, only("ERROR", parse(read_lines(LOG))))
    print(type(pipeline).__name__, "created")

    for record in pipeline:
        print("->", record["message"])

    total = sum(1 for _ in only("ERROR", parse(read_lines(LOG))))
    print("errors in total:", total)


if __name__ == "__main__":
    main()
