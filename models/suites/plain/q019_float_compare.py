# Is floating point math broken?
print(0.1 + 0.2)
print(0.1 + 0.2 == 0.3)
print(round(2.5), round(3.5), round(2.675, 2))
import math
print(math.isclose(0.1 + 0.2, 0.3))
from decimal import Decimal
print(Decimal("0.1") + Decimal("0.2"))
print(Decimal(0.1))
print(1e16 + 1)
print(-7 // 2, -7 % 2, int(-3.5))
print(7 / 2, 7 // 2.0)
