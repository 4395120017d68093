counter = 0
def outer():
    counter = 10
    def inner():
        nonlocal counter
        counter += 1
        def deepest():
            global counter
            counter += 100
            return counter
        return deepest()
    return inner()
print(outer(), counter)
