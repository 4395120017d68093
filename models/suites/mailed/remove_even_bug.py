# Why does this not remove all the even numbers???
def remove_evens(nums):
    for n in nums:
        if n % 2 == 0:
            nums.remove(n)
    return nums

def remove_evens_2(nums):
    answer = []
    for n in nums:
        if n % 2 != 0:
            answer.append(n)
    return answer

# my friend says: go backwards
def remove_evens_3(nums):
    i = len(nums) - 1
    while i > 0:
        if nums[i] % 2 == 0:
            del nums[i]
        i -= 1

a = [2, 4, 6, 7, 8, 10, 11]
b = a[:]
c = a
print("before:", a)
print("way 2:", remove_evens_2(b))
print("way 1:", remove_evens(a))
print("c is now", c)
print("b is now", b)
print("same list?", a is c, a == b)
print("way 3:", remove_evens_3(b))
print("b is now", b)
