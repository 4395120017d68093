"""Lesson 7: recursion.  Step slowly and watch the call stack grow."""

def factorial(n):
    if n <= 1:                 # base case
        return 1
    smaller = factorial(n - 1)
    return n * smaller


def reverse_string(text):
    if text == "":
        return ""
    head, tail = text[0], text[1:]
    return reverse_string(tail) + head


def sum_nested(items):
    """Adds numbers in a list that can contain lists."""
    total = 0
    for item in items:
        if isinstance(item, list):
            total += sum_nested(item)
        else:
            total += item
    return total


def power(base, exponent):
    if exponent == 0:
        return 1
    half = power(base, exponent // 2)
    if exponent % 2:
        return half * half * base
    return half * half


print("5! =", factorial(5))
print(reverse_string("python"))
print(sum_nested([1, [2, 3, [4]], [], [[5]]]))
print("3^10 =", power(3, 10))
