from collections import deque
def f(items):
    q = deque(items)
    xs = list(items)
    s = set(items)
    t = tuple(items)
    m = sum(items)
    return q
f(range(1, 8))
q = deque(range(1, 5 // 2 + 1))
q = deque([n * n for n in range(3)])
q = deque("abc")
q = deque(map(int, "123"))
q = deque(range(3), maxlen=2)
n = 100
a = n.bit_count()
b = n.bit_length()
print(n.bit_count(), n.bit_length())
print(f"{n.bit_count()}")
