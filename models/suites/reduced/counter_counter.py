from collections import Counter
def an(a, b):
    return Counter(a.lower()) == Counter(b.lower())
print(an("ab", "ba"))
