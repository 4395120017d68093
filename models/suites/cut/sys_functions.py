import sys
sys.setrecursionlimit(200)
print(sys.getrecursionlimit())
