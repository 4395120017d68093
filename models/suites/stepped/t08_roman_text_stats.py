def to_roman(num):
    values = [100, 90, 50, 40, 10, 9, 5, 4, 1]
    symbols = ["C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
    roman = ""
    i = 0
    while num > 0:
        for _ in range(num // values[i]):
            roman += symbols[i]
            num -= values[i]
        i += 1
    return roman

def from_roman(s):
    d = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
    total = 0
    for i in range(len(s)):
        if i + 1 < len(s) and d[s[i]] < d[s[i+1]]:
            total -= d[s[i]]
        else:
            total += d[s[i]]
    return total

print(to_roman(49))
print(from_roman("XCIV"))

text = "the sea the sky and the sun"
counts = {}
for word in text.split():
    if word in counts:
        counts[word] += 1
    else:
        counts[word] = 1
print(counts)

letters = [0] * 26
for ch in "hello":
    letters[ord(ch) - 97] += 1
for i in range(26):
    if letters[i] > 1:
        print(chr(i + 97), "*" * letters[i])

most = ""
for w in counts:
    if most == "" or counts[w] > counts[most]:
        most = w
print("most common word:", most)
