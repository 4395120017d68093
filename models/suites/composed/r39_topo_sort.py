from collections import deque, defaultdict
from typing import List


class CycleError(Exception):
    pass


def build_graph(deps):
    graph = defaultdict(list)
    indegree = {}
    for pkg, needs in deps.items():
        indegree.setdefault(pkg, 0)
        for n in needs:
            graph[n].append(pkg)
            indegree[pkg] += 1
            indegree.setdefault(n, 0)
    return graph, indegree


def install_order(deps) -> List[str]:
    graph, indegree = build_graph(deps)
    q = deque(sorted(p for p, d in indegree.items() if d == 0))
    order = []
    while q:
        pkg = q.popleft()
        order.append(pkg)
        for nxt in graph[pkg]:
            indegree[nxt] -= 1
            if indegree[nxt] == 0:
                q.append(nxt)
    if len(order) != len(indegree):
        stuck = sorted(p for p in indegree if indegree[p] > 0)
        raise CycleError("cycle among " + ", ".join(stuck))
    return order


packages = {
    "app": ["web", "db"],
    "web": ["http"],
    "db": [],
}
print(install_order(packages))

packages["http"] = ["app"]
try:
    print(install_order(packages))
except CycleError as e:
    print("ERROR:", e)
