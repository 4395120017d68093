# I want to remove all the even numbers but it leaves some of them??

def remove_evens(nums):
    for n in nums:
        if n % 2 == 0:
            nums.remove(n)
    return nums

numbers = [1, 2, 4, 6, 7, 8, 8]
print("before", numbers)
result = remove_evens(numbers)
print("after", result)
print(result is numbers)

# second try
def remove_evens2(nums):
    i = 0
    while i < len(nums):
        if nums[i] % 2 == 0:
            del nums[i]
        else:
            i += 1
    return nums

print(remove_evens2([1, 2, 4, 6, 7, 8]))

# third try, with a dictionary now
stock = {"pen": 0, "book": 3, "bag": 0}
try:
    for name in stock:
        if stock[name] == 0:
            del stock[name]
except RuntimeError as e:
    print("RuntimeError:", e)
print(stock)

# this one works
stock = {k: v for k, v in stock.items() if v != 0}
print(stock)

# and by index
letters = list("abc")
for i in range(len(letters)):
    if letters[i] == "b":
        letters.pop(i)
    print(i, letters)
