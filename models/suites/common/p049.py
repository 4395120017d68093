import math
from fractions import Fraction
from decimal import Decimal

print(0.1 + 0.2 == 0.3, math.isclose(0.1 + 0.2, 0.3))
half = Fraction(1, 2)
third = Fraction(1, 3)
print(half + third, float(half))
price = Decimal("19.99")
print(price * 3, round(price, 1))
print(math.floor(-2.5), math.ceil(2.1), math.sqrt(16), math.factorial(5))
print(7 // -2, 7 % -2, divmod(17, 5), -7 // 2, 2 ** -1)
print(round(2.5), round(3.5), int("ff", 16), bin(10), hex(255), f"{10:08b}")
