# start here
def price(amount):
    # start here
    if amount % 2:
        kind = amount // 2
    print("half", kind)
    return kind


print(price(9))
print(price(2))
print(lives)
