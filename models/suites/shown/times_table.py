# my times table program!!
size = 6

header = "   x|"
for n in range(1, size + 1):
    header = header + "%4d" % n
print(header)
print("-" * len(header))

row = 1
while row <= size:
    line = "%4d|" % row
    col = 1
    while col <= size:
        line += "%4d" % (row * col)
        col += 1
    print(line)
    row += 1
