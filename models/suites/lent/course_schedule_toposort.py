from collections import defaultdict, deque


class CycleError(Exception):
    def __init__(self, stuck):
        super().__init__(f"circular prerequisites among: {', '.join(stuck)}")
        self.stuck = stuck


def order_courses(pairs):
    graph = defaultdict(list)
    indegree = defaultdict(int)
    for before, after in pairs:
        graph[before].append(after)
        indegree[after] += 1
        indegree[before] += 0
    queue = deque(sorted(c for c in indegree if indegree[c] == 0))
    order = []
    while queue:
        course = queue.popleft()
        order.append(course)
        for nxt in graph[course]:
            indegree[nxt] -= 1
            if indegree[nxt] == 0:
                queue.append(nxt)
    if len(order) < len(indegree):
        raise CycleError(sorted(c for c, d in indegree.items() if d > 0))
    return order


good = [("Math 1", "Math 2"), ("Math 1", "Physics"), ("Math 2", "Statistics"), ("Physics", "Robotics"), ("Math 2", "Robotics")]
print(order_courses(good))

bad = good + [("Robotics", "Physics")]
print(order_courses(bad))
