# From the loop to the comprehension
squares = []
for n in range(6):
    squares.append(n * n)
print(squares)

squares = [n * n for n in range(6)]
print(squares)

even = [n for n in squares if n % 2 == 0]
labels = ["even" if n % 2 == 0 else "odd" for n in squares]
print(even, labels)

words = "the quick brown fox".split()
lengths = {w: len(w) for w in words}
letters = {ch for w in words for ch in w if ch in "aeiou"}
print(lengths)
print(sorted(letters))

# two loops: every pair with sum 5
pairs = [(a, b) for a in range(1, 5) for b in range(1, 5) if a + b == 5]
print(pairs)

# transposing a table
table = [[1, 2, 3], [4, 5, 6]]
flipped = [[row[c] for row in table] for c in range(3)]
print(flipped)

# generator expression: no list is built
print(sum(n for n in range(1, 6)), any(len(w) > 4 for w in words))
print(max((len(w), w) for w in words))
