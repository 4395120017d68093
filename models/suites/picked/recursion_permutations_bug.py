# recursion practice (lists inside lists)
def flatten(thing):
    result = []
    for x in thing:
        if isinstance(x, list):
            result.extend(flatten(x))
        else:
            result.append(x)
    return result


def perms(s):
    if len(s) <= 1:
        return [s]
    out = []
    for i, ch in enumerate(s):
        for p in perms(s[:i] + s[i + 1:]):
            out.append(ch + p)
    return out


def depth(thing):
    if not isinstance(thing, list):
        return 0
    return 1 + max(depth(x) for x in thing)


def is_palindrome(s):
    return len(s) < 2 or (s[0] == s[-1] and is_palindrome(s[1:-1]))


def digits_sum(n):
    q, r = divmod(n, 10)
    return r if q == 0 else r + digits_sum(q)


nested = [1, [2, [3, 4]], [[5]]]
print(flatten(nested))
print(depth(nested))
print(perms("abc"))
print(is_palindrome("racecar"), is_palindrome("hello"))
print(digits_sum(9473))
print(depth([1, [2, []]]))   # max() of nothing ...
print("never printed")
