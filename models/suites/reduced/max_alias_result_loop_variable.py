class R:
    def __init__(self, w):
        self.w = w
    def area(self):
        return self.w
shapes = [R(2), R(4)]
for s in shapes:
    pass
big = max(shapes, key=R.area)
print(big.w)
