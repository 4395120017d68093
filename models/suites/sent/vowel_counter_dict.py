word = "Programming is Awesome"
vowels = {}

for letter in word:
    if letter in "aeiou":
        if letter in vowels:
            vowels[letter] += 1
        else:
            vowels[letter] = 1

print(vowels)

most = ""
mostCount = 0
for v in vowels:
    print(v, "->", "*" * vowels[v])
    if vowels[v] > mostCount:
        most = v
        mostCount = vowels[v]

print("most common vowel is " + most + " with " + mostCount)
