from collections import defaultdict, deque
from typing import Iterable


class CycleError(ValueError):
    pass


def topo(deps: Iterable[tuple[str, str]]) -> list[str]:
    """Kahn's algorithm. Each pair is (task, prerequisite)."""
    after: defaultdict[str, set[str]] = defaultdict(set)
    indeg: dict[str, int] = {}
    for task, pre in deps:
        after[pre].add(task)
        indeg[task] = indeg.get(task, 0) + 1
        indeg.setdefault(pre, 0)
    ready = deque(sorted(t for t, n in indeg.items() if not n))
    order: list[str] = []
    while ready:
        t = ready.popleft()
        order.append(t)
        for nxt in sorted(after[t]):
            indeg[nxt] -= 1
            if indeg[nxt] == 0:
                ready.append(nxt)
    if len(order) < len(indeg):
        stuck = sorted(indeg.keys() - set(order))
        raise CycleError(f"cycle among {stuck}")
    return order


if __name__ == "__main__":
    wanted = [("shoes", "socks"), ("shoes", "pants"), ("belt", "pants"), ("coat", "belt")]
    print(topo(wanted))
    wanted.append(("pants", "coat"))
    print(topo(wanted))
