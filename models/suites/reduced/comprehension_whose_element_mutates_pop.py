from collections import deque
s = [1, 2, 3]
r = [s.pop() for _ in range(2)]
q = deque("abc")
u = [q.popleft() for _ in range(2)]
