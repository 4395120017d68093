from enum import Enum
class P(Enum):
    A = (1, 2)
    B = (3, 4)
    def __init__(self, m, r):
        self.m = m
        self.r = r
print(P.A.m)
