# What does this return and why?
def f():
    try:
        return "try"
    finally:
        return "finally"

def g():
    x = 1
    try:
        return x
    finally:
        x = 2

def h():
    for i in range(3):
        try:
            continue
        finally:
            print("cleanup", i)
    else:
        return "loop done"

print(f())
print(g())
print(h())
