word = "mississippi"
letters = {}
for letter in word:
    if letter in letters:
        letters[letter] += 1
    else:
        letters[letter] = 1
print(letters)
most = ""
biggest = 0
for key in letters:
    if letters[key] > biggest:
        biggest = letters[key]
        most = key
print("most common letter is", most, "with", biggest)
for key in sorted(letters.keys()):
    print(key, "*" * letters[key])
