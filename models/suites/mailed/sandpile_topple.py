"""Abelian sandpile on a tiny tray: cells holding 4+ grains topple."""

W, H = 4, 3
tray = [[0] * W for _ in range(H)]
lost = 0


def drop(x, y, grains):
    global lost
    tray[y][x] += grains
    unstable = [(x, y)]
    topples = 0
    while unstable:
        cx, cy = unstable.pop()
        if tray[cy][cx] < 4:
            continue
        tray[cy][cx] -= 4
        topples += 1
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            nx, ny = cx + dx, cy + dy
            if 0 <= nx < W and 0 <= ny < H:
                tray[ny][nx] += 1
                if tray[ny][nx] >= 4:
                    unstable.append((nx, ny))
            else:
                lost += 1
        if tray[cy][cx] >= 4:
            unstable.append((cx, cy))
    return topples


def picture():
    return "\n".join("".join(" .:#"[g] for g in row).rstrip() + "|" for row in tray)


for where in ((1, 1, 5), (1, 1, 7), (0, 0, 3), (2, 1, 6)):
    n = drop(*where)
    left = sum(map(sum, tray))
    print(where, "topples:", n, "grains:", left, "lost:", lost)
print(picture())
print(tray)
