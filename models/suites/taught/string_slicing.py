word = "programming"
#       01234567890
#       counting from the end: word[-1] is 'g'

print(word[0], word[-1])
print(word[0:4])
print(word[:4], word[4:])
print(word[-4:])
print(word[::2])
print(word[::-1])
print(word[3:3] == "")
print(word[5:100])          # no error when slicing too far!

# building a new string, because strings can't be changed
shout = word[0].upper() + word[1:]
print(shout)

# every prefix of the word
prefix = ""
for letter in word[:6]:
    prefix = prefix + letter
    print(prefix, len(prefix))

# move a window of three letters along the word
for start in range(len(word) - 2):
    piece = word[start:start + 3]
    if piece[1] == piece[2]:
        print("ends with a double letter:", piece)

try:
    word[0] = "P"
except TypeError as err:
    print("TypeError:", err)
