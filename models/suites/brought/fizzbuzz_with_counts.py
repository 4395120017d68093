def fizzbuzz(n):
    if n % 15 == 0:
        return "FizzBuzz"
    if n % 3 == 0:
        return "Fizz"
    if n % 5 == 0:
        return "Buzz"
    return n

fizz = 0
buzz = 0
both = 0
plain = []

number = 1
while number <= 20:
    answer = fizzbuzz(number)
    print(answer)
    if answer == "Fizz":
        fizz += 1
    elif answer == "Buzz":
        buzz += 1
    elif answer == "FizzBuzz":
        both += 1
    else:
        plain.append(answer)
    number += 1

print("Fizz:", fizz, "Buzz:", buzz, "FizzBuzz:", both)
print("Sum of the others:", sum(plain))
