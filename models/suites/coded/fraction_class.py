from math import gcd

class Fraction:
    '''my own fraction class, assignment 3'''
    def __init__(self, num, den=1):
        if den == 0:
            raise ZeroDivisionError("denominator is zero")
        if den < 0:
            num, den = -num, -den
        g = gcd(num, den)
        self.num = num // g
        self.den = den // g

    def __repr__(self):
        if self.den == 1:
            return str(self.num)
        return str(self.num) + "/" + str(self.den)

    def __eq__(self, other):
        if isinstance(other, int):
            other = Fraction(other)
        return (self.num, self.den) == (other.num, other.den)

    def __hash__(self):
        return hash((self.num, self.den))

    def __lt__(self, other):
        return self.num * other.den < other.num * self.den

    def __add__(self, other):
        if isinstance(other, int):
            other = Fraction(other)
        return Fraction(self.num * other.den + other.num * self.den, self.den * other.den)

    __radd__ = __add__

    def __mul__(self, other):
        return Fraction(self.num * other.num, self.den * other.den)


half = Fraction(1, 2)
third = Fraction(2, 6)
print(half, third, half + third, half * third)
print(half == Fraction(-3, -6), half == third)

numbers = [half, third, Fraction(3, 4), Fraction(4, 8), Fraction(-1, 5)]
print(sorted(numbers))
print(sum(numbers))
print("different:", len(set(numbers)))

# harmonic numbers
h = Fraction(0)
for k in range(1, 5):
    h = h + Fraction(1, k)
    print("H", k, "=", h)

try:
    Fraction(1, 0)
except ZeroDivisionError as e:
    print("Error:", e)
