x = "global"

def outer():
    x = "outer"

    def inner():
        nonlocal x
        x = "inner"
        print("inside inner:", x)

    print("before inner:", x)
    inner()
    print("after inner:", x)

def change_global():
    global x
    x = "changed"

outer()
print("module level:", x)
change_global()
print("module level:", x)
