from collections import deque

def turn(items, k):
    q = deque(items)
    q.rotate(1 - k)
    q.rotate(k)
    return q.popleft()

print(turn(range(1, 12), 3))
q = deque(range(5))
q.rotate()
q.rotate(-2)
q.extendleft("ab")
print(q, len(q))
n = 100
print(f"{n}|", n.bit_count(), n.bit_length())
print("CODE", turn("CODEWARS", 4))
row = [1, 20, 3]
print(*[f"{v:3}" for v in row])
print("".join(f"{v:3}" for v in row))
print(" ".join(f"{v:>4}" for v in row))
