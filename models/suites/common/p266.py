queue = ["Ann", "Bob", "Cy"]
served = []
ticket = 1
while queue:
    person = queue.pop(0)
    served.append((ticket, person))
    print(f"Serving {person}, {len(queue)} waiting")
    if person == "Bob" and ticket < 4:
        queue.append("Bob again")
    ticket += 1
print(served[-1], dict(served))
