import textwrap
s = "Roses are red, violets are blue"
for line in textwrap.wrap(s, width=12):
    print(line)
