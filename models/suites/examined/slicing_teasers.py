"""Ten teasers about slices.  Cover the right-hand side first!"""
letters = list("abcdefgh")

print(letters[2:5], letters[:-6], letters[-2:], letters[5:2])
print(letters[::3], letters[::-3], letters[6:1:-2], letters[-100:2])

nums = [0, 1, 2, 3, 4, 5]
nums[1:3] = ["a", "b", "c", "d"]
print(nums, len(nums))
nums[2:2] = "xy"
print(nums)
nums[::2] = [None] * len(nums[::2])
print(nums)
nums[3:] = []
print(nums)
try:
    nums[::2] = [1, 2, 3]
except ValueError as e:
    print("ValueError:", e)

del letters[1::2]
print(letters)
letters[len(letters):] = ["z"]
print(letters, letters[100:], "abc"[5:])
try:
    letters[100]
except IndexError as e:
    print(e)

# modifying while iterating
evens = [2, 4, 5, 6, 8, 8]
for v in evens:
    if v % 2 == 0:
        evens.remove(v)
print(evens)

data = [1, 2, 3]
for item in data:
    if len(data) < 7:
        data.append(item * 10)
print(data)

todo = ["wash", "dry", "iron"]
for job in todo[:]:
    todo.remove(job)
    todo.insert(0, job.upper())
print(todo)

ages = {"tom": 3, "ann": 5}
try:
    for name in ages:
        ages[name + "!"] = 0
except RuntimeError as problem:
    print(type(problem).__name__, problem, len(ages))

r = range(0, 20, 3)
print(r[2:5], r[-1], list(r[::-2]), 9 in r, slice(1, None).indices(4))
