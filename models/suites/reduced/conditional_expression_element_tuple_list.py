n = 3
t = (1, n if n > 9 else 4)
u = [1, n if n > 9 else 4]
