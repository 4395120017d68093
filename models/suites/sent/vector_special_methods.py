import functools
import math
import operator

class Vec:
    __slots__ = ("_c",)

    def __init__(self, *c): self._c = tuple(c)
    def __repr__(self): return f"{type(self).__name__}{self._c}"
    def __iter__(self): return iter(self._c)
    def __len__(self): return len(self._c)
    def __bool__(self): return any(self._c)
    def __eq__(self, o): return isinstance(o, Vec) and self._c == o._c
    def __hash__(self): return hash(self._c)
    def __abs__(self): return math.hypot(*self)
    def __neg__(self): return Vec(*(-a for a in self))

    def __getitem__(self, i):
        return Vec(*self._c[i]) if isinstance(i, slice) else self._c[i]

    def _zip(self, other, op):
        if not isinstance(other, Vec):
            return NotImplemented
        if len(self) != len(other):
            raise ValueError(f"dim {len(self)} != {len(other)}")
        return Vec(*map(op, self, other))

    def __add__(self, o): return self._zip(o, operator.add)
    def __sub__(self, o): return self._zip(o, operator.sub)
    def __mul__(self, k): return Vec(*(a * k for a in self))
    __rmul__ = __mul__
    def __matmul__(self, o): return sum(a * b for a, b in zip(self, o))

    def __format__(self, spec):
        return "<" + ", ".join(format(a, spec) for a in self) + ">"

a, b = Vec(3, 4), Vec(1, -2)
print(a + b, a - b, 2 * a, a @ b, abs(a))
print(f"{a:.1f} {b:+d}", -a == Vec(-3, -4), bool(Vec(0, 0)))
x, *rest = Vec(1, 2, 3)[1:]
print(x, rest, len({a, Vec(3, 4), b}))
print(functools.reduce(operator.add, [a, b, Vec(10, 10)]))
try:
    a.z = 1
except AttributeError: print("slots!")
print(a + 1)   # TypeError, as in prod
