class S:
    __slots__ = ("x",)

s = S()
s.x = 1
s.y = 2
