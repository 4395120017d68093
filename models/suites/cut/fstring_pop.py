q = [1, 2, 3]
print(f"got {q.pop(0)}, left {q}")
print("popped", q.pop(), "left", q)
