from collections import deque

MAZE = """
######
#S.#E#
##...#
######
""".strip().splitlines()


def find(ch):
    for y, row in enumerate(MAZE):
        if (x := row.find(ch)) >= 0:
            return x, y
    raise LookupError(f"no {ch} in the maze")


def neighbours(pos):
    x, y = pos
    for name, dx, dy in (("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)):
        if MAZE[y + dy][x + dx] != "#":
            yield name, (x + dx, y + dy)


def solve(start, goal):
    queue = deque([start])
    came_from = {start: None}
    while queue:
        here = queue.popleft()
        if here == goal:
            break
        for direction, nxt in neighbours(here):
            if nxt not in came_from:
                came_from[nxt] = (direction, here)
                queue.append(nxt)
    else:
        return None
    path = ""
    while came_from[here]:
        direction, here = came_from[here]
        path = direction + path
    return path


start, goal = find("S"), find("E")
path = solve(start, goal)
print(f"from {start} to {goal}: {path} ({len(path)} steps)")
print("treasure at", find("T"))
