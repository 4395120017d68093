from collections import defaultdict, deque

DEPS = """\
app: core ui
ui: core theme
core: utils
theme:
"""


class CycleError(Exception):
    pass


def parse(text):
    graph = {}
    for line in text.splitlines():
        target, _, rest = line.partition(":")
        graph[target] = rest.split()
    for dep in sorted(set().union(*graph.values())):
        graph.setdefault(dep, set())
    return graph


def topo_sort(graph):
    indegree = {n: len(d) for n, d in graph.items()}
    users = defaultdict(list)
    for node, deps in graph.items():
        for d in deps:
            users[d].append(node)
    ready = deque(sorted(n for n, k in indegree.items() if k == 0))
    order = []
    while ready:
        node = ready.popleft()
        order.append(node)
        for user in users[node]:
            indegree[user] -= 1
            if indegree[user] == 0:
                ready.append(user)
    if len(order) != len(graph):
        stuck = sorted(set(graph) - set(order))
        raise CycleError("cycle among " + ", ".join(stuck))
    return order


def main():
    print(" -> ".join(topo_sort(parse(DEPS))))
    topo_sort(parse("a: b\nb: c\nc: a\nd: a"))


if __name__ == "__main__":
    main()
