def level3(x):
    return 10 / x

def level2(x):
    try:
        return level3(x)
    except TypeError:
        return "type"

def level1(x):
    try:
        return level2(x)
    except ZeroDivisionError as e:
        return f"caught {e}"

print(level1(5))
print(level1("a"))
print(level1(0))
level2(0)
