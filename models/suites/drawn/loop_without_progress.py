

# helper
number = 5
# helper
total = 0
rounds = 0
while total < 12:
    rounds += 1
    if rounds > 4:
        print('stop')
        break
    total = number + 4
print(number, total, rounds)
