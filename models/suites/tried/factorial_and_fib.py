"""Homework 6: Recursion
   Name: J. Okafor
"""

def factorial(n):
    # base case
    if n == 0:
        return 1
    else:
        # recursive case
        answer = n * factorial(n - 1)
        return answer


def fib(n):
    if n <= 1:
        return n
    return fib(n-1) + fib(n-2)


def countdown(n):
    if n == 0:
        print("Liftoff!")
        return
    print(n)
    countdown(n - 1)


def sum_digits(n):
    if n < 10: return n
    return n % 10 + sum_digits(n // 10)


print("5! =", factorial(5))
print("fib(5) =", fib(5))
countdown(3)
x = sum_digits(4827)
print("sum of digits:", x)
