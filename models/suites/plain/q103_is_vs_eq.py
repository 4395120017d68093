# 'is' vs '=='
a = [1, 2]
b = [1, 2]
c = a
print(a == b, a is b, a is c)
x = None
print(x is None, x == None)
s1 = "hello"
s2 = "".join(["hel", "lo"])
print(s1 == s2)
print(1 == 1.0, 1 == True, "1" == 1)
print(hash(1) == hash(1.0) == hash(True))
d = {1: "int", 1.0: "float", True: "bool"}
print(d)
print(float("nan") == float("nan"))
nan = float("nan")
print(nan in [nan], [] == [], () is ())
