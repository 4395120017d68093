def fizzbuzz(n: int) -> str:
    out = ""
    if n % 3 == 0: out += "Fizz"
    if n % 5 == 0: out += "Buzz"
    return out or str(n)

print("\n".join(fizzbuzz(i) for i in range(9, 16)))
