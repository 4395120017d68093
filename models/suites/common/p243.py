def fizz(n):
    match (n % 3, n % 5):
        case (0, 0): return "FizzBuzz"
        case (0, _): return "Fizz"
        case (_, 0): return "Buzz"
        case _: return n

for i in (3, 5, 7, 15):
    print(fizz(i), end="\n" if i == 15 else ",")
