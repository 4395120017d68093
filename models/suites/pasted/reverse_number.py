# reverse the digits of a number without using strings
def reverse(n):
    result = 0
    negative = False
    if n < 0:
        negative = True
        n = -n
    while n > 0:
        digit = n % 10
        result = result * 10 + digit
        n = n / 10      # hmm, something is wrong here?
        if n < 1:
            break
        n = int(n)
    if negative:
        result = -result
    return result


def is_palindrome(n):
    return n == reverse(n)


for number in [-45, 33]:
    r = reverse(number)
    print(f"{number} reversed is {r}")
    if is_palindrome(number):
        print("   palindrome!")

big = 90071992547409937
print(big, "->", reverse(big))
