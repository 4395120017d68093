def g():
    try:
        yield 1
        yield 2
    finally:
        print("clean")

for x in g():
    break
print("end")
