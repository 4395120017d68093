# How many coins do we hand back? Practising // and %
# All amounts are in cents, so there are no rounding problems.

price = 363
paid = 1000

change = paid - price
print("Change:", change, "cents")

rest = change

fives = rest // 500
rest = rest % 500

twos = rest // 200
rest = rest % 200

ones = rest // 100
rest = rest % 100

fifties = rest // 50
rest %= 50

twenties = rest // 20
rest %= 20

tens = rest // 10
rest %= 10

print("5 euro notes :", fives)
print("2 euro coins :", twos)
print("1 euro coins :", ones)
print("50 cent coins:", fifties)
print("20 cent coins:", twenties)
print("10 cent coins:", tens)
print("left over    :", rest, "cents")
