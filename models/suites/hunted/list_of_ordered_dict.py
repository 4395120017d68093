from collections import OrderedDict

od = OrderedDict(a=1, b=2)
x = list(od)
print(x)
