def average(*numbers):
    try:
        return sum(numbers) / len(numbers)
    except ZeroDivisionError:
        return 0

def describe(**facts):
    for key in sorted(facts):
        yield f"{key}={facts[key]!r}"

print(average(), average(1, 2))
print("; ".join(describe(b=1, a="x")))
args = [3, 10, 3]
print(list(range(*args)))
print(*[1, 2], *"ab", sep="")
print(max(*args), max(args, key=lambda v: -v), min("hello", default="?"))
