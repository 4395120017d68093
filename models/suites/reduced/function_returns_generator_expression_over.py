def evens(seq):
    return (x for x in seq if x % 2 == 0)
print(list(evens([1, 2])))
for e in evens([2, 4]):
    print(e)
