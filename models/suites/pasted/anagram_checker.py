# Two ways to check for anagrams

def clean(s):
    new = ""
    for ch in s.lower():
        if ch.isalpha():
            new += ch
    return new

def are_anagrams_sorted(a, b):
    return sorted(clean(a)) == sorted(clean(b))

def are_anagrams_remove(a, b):
    letters = list(clean(b))
    for ch in clean(a):
        if ch in letters:
            letters.remove(ch)
        else:
            return False
    return letters == []

pairs = [("Tea", "Eat"), ("cat", "arc"), ("dot!", "Tod")]
for p in pairs:
    one = are_anagrams_sorted(p[0], p[1])
    two = are_anagrams_remove(p[0], p[1])
    print(p[0], "/", p[1], "->", one, two)
