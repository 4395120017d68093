def fact(n):
    return 1 if n <= 1 else n * fact(n - 1)

def find(xs, v, lo, hi):
    if lo > hi:
        return -1
    mid = (lo + hi) // 2
    return mid if xs[mid] == v else (find(xs, v, lo, mid - 1) if xs[mid] > v else find(xs, v, mid + 1, hi))

def valid(s):
    return len(s) > 3 and has_digit(s) and s[0].isupper()

def has_digit(s):
    return any(c.isdigit() for c in s)

def is_pal(s):
    return len(s) <= 1 or (s[0] == s[-1] and is_pal(s[1:-1]))

print(fact(4))
print(find([1, 3, 5, 7, 9], 7, 0, 4))
print(valid("Abc1"), valid("ab"), valid("abcd"))
print(is_pal("racecar"))
print(is_pal("ab"))
