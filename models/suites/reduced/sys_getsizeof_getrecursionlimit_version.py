import sys
print(sys.getsizeof(0) > 0)
print(sys.getrecursionlimit())
print(sys.version_info >= (3, 6))
