def read(text):
    found = []
    try:
        found.append(int(text))
        return found
    finally:
        found.append(len(text))


problem = None
try:
    read("seven")
except ValueError as problem:
    pass
print(read("12"), {1: "int", 1.0: "float", True: "bool"})
begin, *middle, end = "abcde"
head, *tail = "x"
print(begin, middle, end, head, tail)
try:
    print(problem)
except NameError as lost:
    print(lost)
