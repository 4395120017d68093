def outer(x):
    def middle(y):
        def inner(z):
            return x + y + z
        return inner
    return middle

print(outer(1)(2)(3))
add5 = outer(2)(3)
print(add5(10), add5.__name__, add5.__closure__[0].cell_contents)
