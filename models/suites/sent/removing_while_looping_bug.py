nums = [2, 4, 6, 7, 8, 10]
print("before:", nums)
for n in nums:
    print("  looking at", n)
    if n % 2 == 0:
        nums.remove(n)
print("after: ", nums, "<-- should be [7] ???")

# copy works
nums = [2, 4, 6, 7, 8, 10]
for n in nums[:]:
    if n % 2 == 0:
        nums.remove(n)
print("copy:  ", nums)

# backwards works as well
nums = [2, 4, 6, 7]
for i in range(len(nums) - 1, -1, -1):
    if nums[i] % 2 == 0:
        del nums[i]
print("back:  ", nums)

# dict complains at least
stock = {"apple": 0, "pear": 3, "fig": 0}
for fruit in stock:
    if stock[fruit] == 0:
        del stock[fruit]
print(stock)
