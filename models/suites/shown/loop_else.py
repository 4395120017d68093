# break / continue / else on loops

seats = ["Kim", None, "Raj", None, "Zoe"]

for wanted in ("Raj", "Olaf"):
    for i, person in enumerate(seats, start=1):
        if person is None:
            continue
        if person == wanted:
            print(wanted, "is in seat", i)
            break
    else:
        print(wanted, "is not here (loop never hit break)")

# else also works with while
for n in (9, 13):
    k = 2
    while k * k <= n:
        if n % k == 0:
            print(n, "=", k, "x", n // k)
            break
        k += 1
    else:
        print(n, "is prime")

# an empty loop goes straight to else
for nothing in []:
    print("you will never see me")
else:
    print("done, no rounds at all")
