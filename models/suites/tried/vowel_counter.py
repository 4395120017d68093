sentence = "The Quick brown fox"
vowels = 'aeiou'
count = 0
other=0
new_word = ""
for ch in sentence:
    if ch.lower() in vowels:
        count = count+1
        new_word = new_word + "*"
    elif ch == " ":
        new_word += "_"
        continue
    else:
        other=other+1
        new_word = new_word + ch

print("vowels:",count)
print("consonants:",other)
print(new_word)

# reverse it
backwards = ""
i = len(sentence)-1
while i >= 0:
    backwards = backwards + sentence[i]
    i = i-1
print(backwards)
if backwards == sentence:
    print("palindrome!")
else:
    print("not a palindrome")
