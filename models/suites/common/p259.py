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
        return counter, deepest()
    return inner()

print(outer(), counter)
for i in range(2):
    loop_var = i * 2
print(i, loop_var)
print([i for i in "xy"], i)
def shadow(list):
    return len(list)
print(shadow([1, 2]), list("ab"))
