# FizzBuzz homework, part 2: also say "Bang" for multiples of 7
# (my teacher said to use one string and add to it)

for n in range(1, 17):
    word = ""
    if n % 3 == 0:
        word = word + "Fizz"
    if n % 5 == 0:
        word = word + "Buzz"
    if n % 7 == 0:
        word = word + "Bang"
    if word == "":
        print(n)
    else:
        print(n, word)
print("done")
