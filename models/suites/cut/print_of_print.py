print(print("nested"))
x = print("hi")
print(x)
