it = iter("ab")
while True:
    try:
        ch = next(it)
    except StopIteration:
        print("done")
        break
    print("char", ch)
nums = iter([1, 2, 3, 4])
for a in nums:
    b = next(nums)
    print(a, b)
