# now the result
phrase = 'desk cat'
new = ''
for ch in phrase:
    new = ch + new
print(new)
