"""
Homework week 7 - recursion
Student: M. Novak
"""

def power(base, exp):
    if exp == 0:
        return 1
    return base * power(base, exp - 1)

def sum_list(lst):
    if lst == []:
        return 0
    return lst[0] + sum_list(lst[1:])

def reverse(s):
    if len(s) <= 1:
        return s
    return reverse(s[1:]) + s[0]

def gcd(a, b):
    print("gcd", a, b)
    if b == 0:
        return a
    return gcd(b, a % b)

def hanoi(n, a, b, c):
    if n == 0:
        return 0
    moves = hanoi(n - 1, a, c, b)
    print("move disk", n, "from", a, "to", c)
    return moves + 1 + hanoi(n - 1, b, a, c)

def flatten(x):
    result = []
    for e in x:
        if type(e) == list:
            result.extend(flatten(e))
        else:
            result.append(e)
    return result

def test(name, got, expected):
    if got == expected:
        print("OK  ", name)
    else:
        print("FAIL", name, "got", got, "expected", expected)

test("power", power(2, 5), 32)
test("sum_list", sum_list([1, 2, 3.5]), 6.5)
test("reverse", reverse("abcd"), "dcba")
test("gcd", gcd(48, 18), 6)
test("hanoi", hanoi(2, "A", "B", "C"), 4)
test("flatten", flatten([1, [2, [3]], []]), [1, 2, 3])
