"""Question 5: recursion.  Write down what each call prints and returns."""


def mystery(n):
    if n < 10:
        return n
    return mystery(n // 10) + n % 10


def puzzle(s):
    if len(s) <= 1:
        return s
    return puzzle(s[1:]) + s[0] if s[0] < s[-1] else s[-1] + puzzle(s[:-1])


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def female(n):
    if n == 0:
        return 1
    return n - male(female(n - 1))


def male(n):
    if n == 0:
        return 0
    return n - female(male(n - 1))


def countdown(n):
    if n > 0:
        print("down", n)
        countdown(n - 2)
        print("up", n)
    else:
        print("bottom", n)


def flatten(thing):
    if not isinstance(thing, list):
        return [thing]
    if thing == []:
        return []
    head, *tail = thing
    return flatten(head) + flatten(tail)


def ack(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ack(m - 1, 1)
    return ack(m - 1, ack(m, n - 1))


print(mystery(4729))
print(puzzle("exam"))
print(is_even(5), is_odd(5))
print([female(i) for i in range(4)], [male(i) for i in range(4)])
countdown(5)
print(flatten([1, [2, [3, "four"]], [], [[5]]]))
print(ack(1, 3))
print(countdown(0))
