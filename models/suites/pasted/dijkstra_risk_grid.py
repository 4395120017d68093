"""Advent style: lowest total risk from top left to bottom right."""
import heapq
from typing import Iterator, NamedTuple

RAW = """
  116
  138
  213
"""


class Pos(NamedTuple):
    row: int
    col: int

    def neighbours(self) -> Iterator["Pos"]:
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            yield Pos(self.row + dr, self.col + dc)


def parse(raw: str) -> dict[Pos, int]:
    rows = [line.strip() for line in raw.strip().splitlines()]
    return {Pos(r, c): int(v) for r, row in enumerate(rows) for c, v in enumerate(row)}


def lowest_risk(grid: dict[Pos, int]) -> int:
    goal = max(grid)
    heap = [(0, Pos(0, 0))]
    seen = set()
    while heap:
        risk, pos = heapq.heappop(heap)
        if pos == goal:
            return risk
        if pos in seen:
            continue
        seen.add(pos)
        for nb in pos.neighbours():
            if nb in grid and nb not in seen:
                heapq.heappush(heap, (risk + grid[nb], nb))
    raise ValueError("no path")


grid = parse(RAW)
print(f"{len(grid)} cells, goal {max(grid)}")
print("part 1:", lowest_risk(grid))
