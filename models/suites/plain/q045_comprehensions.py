nums = [1, 2, 3, 4, 5, 6]
squares = [n ** 2 for n in nums]
evens = [n for n in nums if n % 2 == 0]
labels = ["even" if n % 2 == 0 else "odd" for n in nums]
pairs = [(a, b) for a in "ab" for b in (1, 2)]
flat = [x for row in [[1, 2], [3], []] for x in row]
lengths = {w: len(w) for w in ["fig", "apple", "kiwi"]}
unique = {c for c in "mississippi"}
print(squares)
print(evens, labels)
print(pairs)
print(flat, lengths)
print(sorted(unique))
inverted = {v: k for k, v in lengths.items()}
print(inverted)
total = sum(n for n in nums if n > 3)
print(total)
