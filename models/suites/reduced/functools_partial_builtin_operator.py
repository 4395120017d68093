from functools import partial
import operator
double = partial(operator.mul, 2)
r = list(map(double, [1, 2]))
s = double(5)
int2 = partial(int, base=2)
print(int2("101"))
