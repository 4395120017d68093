DIRS = {'R': 1, 'L': -1, 'U': 1j, 'D': -1j}

moves = """R 4
U 3
L 2
D 1""".split('\n')


def sign(n):
    return (n > 0) - (n < 0)


def follow(head, tail):
    d = head - tail
    if max(abs(d.real), abs(d.imag)) <= 1:
        return tail
    return tail + complex(sign(d.real), sign(d.imag))


def solve(moves, length):
    rope = [0j] * length
    seen = {0j}
    for m in moves:
        d, n = m.split()
        for _ in range(int(n)):
            rope[0] += DIRS[d]
            for i in range(1, length):
                rope[i] = follow(rope[i - 1], rope[i])
            seen.add(rope[-1])
    return len(seen), rope


visited, rope = solve(moves, 2)
print('part 1:', visited)
visited, rope = solve(moves, 4)
print('part 2:', visited, rope)
