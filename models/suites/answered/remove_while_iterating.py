"""Why does removing items inside a for loop skip some of them?"""

# The code from the question
numbers = [1, 2, 4, 6, 7, 8, 10]
for n in numbers:
    if n % 2 == 0:
        numbers.remove(n)

print("After the buggy loop:", numbers)   # 4 and 10 are still there!

# What happens: the loop keeps an index. When an item is removed, everything
# after it moves one place left, so the next item is skipped.
letters = ["a", "b", "c", "d"]
visited = []
for letter in letters:
    visited.append(letter)
    letters.remove(letter)
print("Visited:", visited, "left over:", letters)


# Fix 1: loop over a copy
numbers = [1, 2, 4, 6, 7, 8, 10]
for n in numbers[:]:
    if n % 2 == 0:
        numbers.remove(n)
print("Copy:         ", numbers)

# Fix 2 (best): build a new list with a comprehension
numbers = [1, 2, 4, 6, 7, 8, 10]
odds = [n for n in numbers if n % 2 != 0]
print("Comprehension:", odds)

# Fix 3: loop backwards by index
numbers = [1, 2, 4, 6, 7, 8, 10]
for i in range(len(numbers) - 1, -1, -1):
    if numbers[i] % 2 == 0:
        del numbers[i]
print("Backwards:    ", numbers)
