sentence = "The quick brown fox jumps over the lazy dog"
vowels = "aeiou"

count = 0
for letter in sentence.lower():
    if letter in vowels:
        count += 1

print("vowels:", count)

words = sentence.split()
longest = words[0]
for w in words:
    if len(w) > len(longest):
        longest = w
print("longest word:", longest)

# capitalise every second word
result = []
for i in range(len(words)):
    if i % 2 == 0:
        result.append(words[i].upper())
    else:
        result.append(words[i].lower())
print(" ".join(result))

# initials
initials = ""
for w in words:
    initials += w[0]
print(initials)
print(initials[::-1])
