from collections import deque

MAZE = ["S.#.",
        "#..E"]

def find(ch):
    for y, row in enumerate(MAZE):
        if (x := row.find(ch)) != -1:
            return x, y

def open_neighbours(x, y):
    for dx, dy in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
        nx, ny = x + dx, y + dy
        if 0 <= ny < len(MAZE) and 0 <= nx < len(MAZE[0]) and MAZE[ny][nx] != '#':
            yield nx, ny

start, end = find('S'), find('E')
came_from = {start: None}
todo = deque([start])
while todo:
    cur = todo.popleft()
    if cur == end: break
    for nb in open_neighbours(*cur):
        if nb not in came_from:
            came_from[nb] = cur
            todo.append(nb)
else:
    print("no path :(")

path = []
node = end
while node is not None:
    path.append(node)
    node = came_from[node]
path.reverse()
print(len(path) - 1, "steps:", path)

canvas = [list(r) for r in MAZE]
for x, y in path[1:-1]:
    canvas[y][x] = '*'
print(*map(''.join, canvas), sep='\n')
