from collections import deque


def josephus(items, k):
    q = deque(items)
    while q:
        q.rotate(1 - k)
        yield q.popleft()


def survivor(n, k):
    r = 0
    for i in range(2, n + 1):
        r = (r + k) % i
    return r + 1


*dead, last = josephus(range(1, 12), 3)
print(dead, "->", last)
assert last == survivor(11, 3)
print("".join(josephus("CODEWARS", 4)))


# AoC 2016 day 19: elves steal presents. part 2 from the elf opposite
def white_elephant(n):
    left = deque(range(1, n // 2 + 1))
    right = deque(range(n // 2 + 1, n + 1))
    while left:
        right.popleft()
        if not right:
            break
        right.append(left.popleft())
        left.append(right.popleft())
        while len(left) > len(right):
            right.appendleft(left.pop())
    return left[0] if left else right[0]


print(survivor(5, 2), white_elephant(5))

# for k=2 you can just rotate the bits
for n in (5, 12, 41):
    b = bin(n)[2:]
    print(n, b, int(b[1:] + b[0], 2))
