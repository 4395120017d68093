def clean(items):
    items.sort()

out = clean([15, 1, 2, 4])

if out is None:
    print("no result")

print(out + [6])
