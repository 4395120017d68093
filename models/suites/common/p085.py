text = "Python is fun"
print(text[0], text[-1], text[2:6], text[::2], text[-3:])
print(text.find("is"), text.replace("fun", "hard"), text.startswith("Py"))
print(text.swapcase().center(20, "*"))
print(text.split()[1].zfill(5), "abc".isalpha(), "a1".isalnum(), " x ".strip())
print("a,b,,c".split(","), "one  two".split(), "k=v=w".split("=", 1), "k=v".partition("="))
print("-".join(reversed("abc")), "abcabc".rfind("b"), "aXbX".lower().count("x"))
print(text.encode()[:3], "%s-%03d" % ("id", 7), "tab\there", r"raw\n", repr("it's"))
