import math
print(math.isnan(float("nan")))
print(math.comb(5, 2), math.perm(4, 2))
