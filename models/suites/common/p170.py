x = "global"
def f():
    print(x)
    x = "local"
try:
    f()
except UnboundLocalError as e:
    print("UnboundLocalError:", e)
def g():
    global y
    y = 5
g()
print(y, "z" in globals(), [x for x in range(3)], x)
