x = [1]
def f():
    x.append(2)
    return 5
print(len(x), f())
n = 1
def g():
    global n
    n += 1
    return n
print(n, g(), n)
class B:
    def __init__(self, v=0):
        self.v = v
    def add(self, n):
        self.v += n
        return self
b = B(3)
print(b.v, b.add(1).v)
