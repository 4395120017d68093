from functools import reduce
from itertools import islice
import operator

nums = [120, 80, 95]
print(reduce(operator.mul, islice(nums, 2), 1))
