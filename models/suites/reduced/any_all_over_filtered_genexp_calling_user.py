def visit(n):
    return n > 1
r = any(visit(n) for n in [0, 1, 2] if n != 0)
r = all(visit(n) for n in [0, 1, 2] if n)
