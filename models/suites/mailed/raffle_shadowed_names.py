# Raffle of the rowing club: the first prize works, afterwards Python tells me
# that something "is not callable" although I did not change that line.

tickets = [417, 86, 233, 590, 351]
sold_by = {"Ines": [417, 86], "Jon": [233], "Kay": [590, 351]}


def digit_sum(number):
    total = 0
    while number:
        total += number % 10
        number //= 10
    return total


def seller_of(ticket):
    for name, list in sold_by.items():
        if ticket in list:
            return name


def lucky(numbers):
    best = 0
    for n in numbers:
        if digit_sum(n) > best:
            best = digit_sum(n)
            winner = n
    return winner


max = lucky(tickets)
print("first prize:", max, "sold by", seller_of(max))
tickets.remove(max)
print("still in the drum:", list(tickets))

for id, name in enumerate(sold_by):
    print(id, name, len(sold_by[name]))

second = lucky(tickets)
print("second prize:", second, "sold by", seller_of(second))
print("highest number sold:", max(tickets))
print("thanks for coming")
