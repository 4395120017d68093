# which gifts can I buy together so that the voucher is used up exactly?

VOUCHER = 30
gifts = {"mug": 10, "scarf": 20, "game": 25, "pen": 5}


def combos(prices, target):
    names = sorted(prices, key=lambda g: -prices[g])
    found = []
    chosen = []

    def explore(i, left):
        if left == 0:
            print("yes!", chosen)
            found.append(chosen)
            return
        if i == len(names) or left < 0:
            return
        gift = names[i]
        chosen.append(gift)
        explore(i + 1, left - prices[gift])
        chosen.pop()
        explore(i + 1, left)

    explore(0, target)
    return found


result = combos(gifts, VOUCHER)
print(len(result), "ways:", result)
shortest = min(result, key=len)
print("fewest gifts:", *shortest or ["-"])
