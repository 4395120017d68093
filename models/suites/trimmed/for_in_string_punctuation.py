import string

text = "Hi, you! (ok)"
for p in string.punctuation:
    if p in text:
        text = text.replace(p, "")
print(text)
