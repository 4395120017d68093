class P:
    def __init__(self, x):
        self.x = x
    def dist(self, n):
        return abs(self.x - n)
o = P(5)
pts = [9, 6, 1]
pts.sort(key=o.dist)
print(pts)
