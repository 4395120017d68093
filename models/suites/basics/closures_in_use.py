def memo(fn):
    cache = {}

    def inner(n):
        if n not in cache:
            cache[n] = fn(n)
        return cache[n]

    return inner


@memo
def sq(n):
    return n * n


@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def make_adder(k):
    def add(x):
        return x + k

    return add


def account(balance):
    def deposit(x):
        nonlocal balance
        balance += x
        return balance

    def withdraw(x):
        nonlocal balance
        if x > balance:
            return "no"
        balance -= x
        return balance

    return deposit, withdraw


def compose(*fns):
    def run(x):
        for fn in fns:
            x = fn(x)
        return x

    return run


print(sq(3), sq(3), fib(4))
add1, add5 = make_adder(1), make_adder(5)
print(add1(1), add5(1))
dep, wd = account(10)
dep2, wd2 = account(10)
print(dep(5), wd(3), wd(100))
print(dep2(1), wd2(2), wd(1))
both = compose(add1, add5, str)
print(both(1))
adders = [make_adder(i) for i in range(3)]
print([f(10) for f in adders])
