sentence = "The quick brown fox jumps"
words = sentence.split()
longest = max(words, key=len)
lengths = {w: len(w) for w in words}
caps = [w.upper() for w in words if len(w) > 3]
print(longest, lengths[longest])
print("-".join(caps))
vowels = 0
for ch in sentence.lower():
    if ch in "aeiou":
        vowels += 1
print(vowels)
initials = "".join(w[0] for w in words)
print(initials[::-1])
