f = 5
f.bar = 3
