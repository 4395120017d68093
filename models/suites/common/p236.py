nums = [3, 1, 2]
print(sorted(nums), nums)
print(nums.sort(), nums)
print(list(reversed(nums)), nums.reverse(), nums)
print(nums.append(4), len(nums))
print(nums.pop(), nums)
print(nums.pop(0), nums.pop(), nums)
word = "hello"
print(word.upper(), word)
print([1, 2] + [3], [0] * 3, 2 in [1, 2])
print(nums.extend([7, 8]), nums.index(8), nums.count(7))
