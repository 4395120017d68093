letters = list("abcdefg")
print(letters[2:5])
print(letters[:3], letters[4:])
print(letters[-2:], letters[::-1])
print(letters[::3], letters[5:1:-2])
letters[1:3] = ["X", "Y", "Z"]
print(letters)
del letters[::2]
print(letters)
letters[len(letters):] = ["end"]
print(letters)
s = "Hello, World"
print(s[7:], s[-5:-2], s[100:], s[:-7:-1])
copy = letters[:]
copy.clear()
print(len(letters), copy)
sl = slice(1, None, 2)
print("python"[sl])
