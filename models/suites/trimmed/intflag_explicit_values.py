from enum import IntFlag

class Perm(IntFlag):
    R = 4
    W = 2
    X = 1

p = Perm.R | Perm.W
print(int(p), Perm.X in p)
