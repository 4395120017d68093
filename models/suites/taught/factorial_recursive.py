# Recursion: look at the call stack in the debugger!

def factorial(n, depth=0):
    indent = "  " * depth
    print(f"{indent}factorial({n})")
    if n <= 1:
        print(f"{indent}= 1")
        return 1
    result = n * factorial(n - 1, depth + 1)
    print(f"{indent}= {result}")
    return result


def countdown(n):
    if n == 0:
        print("Go!")
        return
    print(n)
    countdown(n - 1)


def digit_sum(n):
    if n < 10:
        return n
    return n % 10 + digit_sum(n // 10)


print(factorial(5))
countdown(3)
print(digit_sum(9473))
