from math import prod, lcm
text = """a b
c d

e f"""
first, _, rest = text.partition("\n\n")
*rows, last = first.split("\n")
print(sum(int(c) for c in str(2 ** 50)), prod([3, 4, 5]), lcm(4, 6, 10))
n = prod(p for p in (7, 13, 59, 31, 19))
print(n, pow(3, -1, 7), 2 ** 40 % 97)
left, right = map(str.split, "1 2 | 3 4".split("|"))
print(left, right)
x = {1, 2} <= {1, 2, 3}
print(x, {"a": 1}.keys() <= {"a", "b"})
print(f"{n = }", f"{left = }")
a = 5
print("Fizz" * (a % 3 < 1) + "Buzz" * (a % 5 < 1) or a)
