def read_numbers(lines):
    for line in lines:
        for tok in line.split():
            yield int(tok)

def running_total(nums):
    total = 0
    for n in nums:
        total += n
        yield total

pipeline = running_total(read_numbers(["1 2", "3"]))
print(next(pipeline))
print(list(pipeline))
try:
    next(pipeline)
except StopIteration:
    print("exhausted")
