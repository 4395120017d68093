"""Scope quiz.  Which x is it?"""
x = "global"


def one():
    return x


def two():
    x = "two"
    return one() + "/" + x


def three():
    try:
        print(x)
        x = "three"
    except UnboundLocalError as e:
        return f"{type(e).__name__}: {e}"


def four():
    global x
    x = x.upper()

    def inner():
        x = "inner"
        return x
    return inner(), x


def five():
    x = "five"

    def a():
        nonlocal x
        x += "+a"

        def b():
            nonlocal x
            x += "+b"
        b()

    a()
    a()
    return x


print(one(), two())
print(three())
print(four(), x)
print(five(), x)

count = 10


def bump():
    count += 1


try:
    bump()
except UnboundLocalError:
    print("bump failed, count =", count)


class Scope:
    x = "class"
    y = [x for _ in range(2)]
    z = [c for c in x[:2]]

    def method(self):
        return x, self.x


print(Scope.y, Scope.z, Scope().method())

x = 3
squares = [x * x for x in range(5)]
print(x, squares)
if any((hit := sq) > 5 for sq in squares):
    print("walrus leaked", hit)
print((y := 4) + y, y)
while (x := x - 1) > 0:
    print("x is", x)

list_ = [1]


def no_global_needed():
    list_.append(2)
    list_[0] += 5


no_global_needed()
print(list_)
print("x" in globals(), "hit" in globals(), "sq" in globals())


def deleted():
    v = 1
    del v
    return v


def shadow(list):
    return list("abc")


try:
    deleted()
except UnboundLocalError as e:
    print("again:", e)
print(shadow(tuple))
try:
    shadow([1, 2])
except TypeError as e:
    print(e)
