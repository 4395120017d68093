from collections import Counter
def is_anagram(a, b):
    return Counter(a.lower()) == Counter(b.lower())

print(is_anagram("Listen", "Silent"), is_anagram("ab", "abb"))
c = Counter("mississippi")
print(c.most_common(2), c["s"], sum(c.values()))
for letter, n in c.most_common():
    print(letter * n)
first_unique = next(ch for ch in "swiss" if Counter("swiss")[ch] == 1)
print(first_unique)
