import textwrap
text = "The quick brown fox jumps"
print(textwrap.fill(text, width=10))
