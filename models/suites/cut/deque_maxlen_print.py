from collections import deque
d = deque([1, 2, 3], maxlen=3)
d.append(4)
print(d)
print(d.pop(), d.popleft(), d)
