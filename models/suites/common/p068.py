from functools import reduce, partial
import operator

nums = [1, 2, 3, 4]
product = reduce(lambda a, b: a * b, nums)
total = reduce(operator.add, nums, 100)
double = partial(operator.mul, 2)
print(product, total, list(map(double, nums)))
evens = list(filter(lambda n: n % 2 == 0, nums))
squares = {n: n ** 2 for n in nums}
people = [("Bob", 30), ("Al", 25)]
people.sort(key=operator.itemgetter(1))
print(evens, squares, people)
compose = lambda f, g: lambda x: f(g(x))
inc = lambda x: x + 1
print(compose(inc, abs)(-5))
