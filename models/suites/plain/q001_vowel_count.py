# Exercise 3: count the vowels in a sentence
sentence = "Programming in Python is fun"
vowels = "aeiou"
count = 0
for letter in sentence.lower():
    if letter in vowels:
        count = count + 1
print("The sentence is:", sentence)
print("It has", count, "vowels")

# now count each vowel
for v in vowels:
    print(v, "->", sentence.lower().count(v))
