#secret language (like "Löffelsprache" but with b)
def isVowel(letter):
    if letter == "a" or letter == "e" or letter == "i" or letter == "o" or letter == "u":
        return True
    else:
        return False

def translate(word):
    newWord = ""
    for letter in word:
        newWord = newWord + letter
        if isVowel(letter) == True:
            newWord = newWord + "b" + letter
    return newWord


sentence = "my dog eats soup"
wordList = sentence.split(" ")
answer = ""
for w in wordList:
    answer = answer + translate(w) + " "

print(sentence)
print(answer)
print("length before:", len(sentence), "length after:", len(answer)-1)
