x = 10

def show():
    print("global x:", x)

def change():
    x = 5
    print("local x:", x)

def really_change():
    global x
    x += 1

def outer():
    x = "outer"
    def inner():
        nonlocal x
        x = "inner"
    inner()
    return x

show()
change()
show()
really_change()
show()
print(outer(), x)
