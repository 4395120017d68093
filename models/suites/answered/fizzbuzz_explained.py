"""FizzBuzz, explained step by step."""


def fizzbuzz(n):
    """Return 'Fizz', 'Buzz', 'FizzBuzz' or the number as a string."""
    result = ""

    if n % 3 == 0:      # % gives the remainder; 0 means "divides evenly"
        result += "Fizz"
    if n % 5 == 0:
        result += "Buzz"

    # An empty string counts as False, so "or" falls back to the number
    return result or str(n)


def main():
    for number in range(1, 21):
        print(fizzbuzz(number), end=" ")
    print()

    # The same thing as a list comprehension
    first_five = [fizzbuzz(n) for n in range(1, 6)]
    print(first_five)


main()
