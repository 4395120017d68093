name = input(
    "What is your "
    "name? "
)
n = int(input("a"
              "b? "))
print(name, n)
