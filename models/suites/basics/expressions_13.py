import string
import operator
from functools import reduce
s = 'Hello, World'
t = 'the quick brown fox'
w = 'level'
xs = [3, 1, 2]
ws = ['pear', 'fig', 'apple']
d = {'a': 1, 'b': 2}
b = True
p = (3, 4)
none = None
r = reduce(lambda a, b: a * b, xs)
r = reduce(operator.add, xs, 100)
r = string.ascii_lowercase
r = string.digits
r = len(string.punctuation)
r = next(iter(xs))
r = next((x for x in xs if x > 5), None)
r = xs == [3, 1, 2]
r = xs is none
r = [i for i, x in enumerate(ws) if 'p' in x]
r = ''.join(ch for ch in s if ch.isalpha())
r = ''.join(ch.upper() if i % 2 == 0 else ch.lower() for i, ch in enumerate(w))
r = ' '.join(word[::-1] for word in t.split())
r = ' '.join(word.capitalize() for word in t.split())
r = [len(word) for word in t.split()]
r = {word: len(word) for word in t.split()}
r = max(t.split(), key=len)
r = sum(1 for ch in s if ch in 'aeiou')
r = [x ** 2 if x > 1 else 0 for x in xs]
r = sorted(t.split(), key=lambda w: (len(w), w))
r = list(d.items())[0]
r = list(d.values())[-1]
r = tuple(sorted(d))
r = [k for k, v in d.items() if v > 1]
