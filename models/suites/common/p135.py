def vowel_count(s):
    count = 0
    for ch in s:
        if ch in "aeiouAEIOU":
            count += 1
    return count

names = ["Olivia", "Max", "Zoë"]
for n in sorted(names, key=vowel_count, reverse=True):
    print(n, vowel_count(n))
print(list(map(len, names)), any(vowel_count(n) > 3 for n in names))
