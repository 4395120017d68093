# my shopping program
# Exercise 4, lists and loops

items = ["bread", "milk", "apples", "cheese"]
prices = [2.50, 1.20, 3.00, 4.75]
commands = ["show", "add", "remove", "total", "dance", "quit", "show"]

def show(list1, list2):
    number = 1
    for i in range(len(list1)):
        print(str(number) + ". " + list1[i] + " - " + str(list2[i]) + " euro")
        number = number + 1

running = True
pos = 0
while running == True:
    choice = commands[pos]
    print("> " + choice)
    if choice == "show":
        show(items, prices)
    elif choice == "add":
        items.append("chocolate")
        prices.append(1.99)
        print("added!")
    elif choice == "remove":
        where = items.index("milk")
        del items[where]
        prices.pop(where)
        print("no more milk")
    elif choice == "total":
        total = 0
        for p in prices:
            total = total + p
        print("Total is " + str(round(total, 2)))
        if total > 10:
            print("that is too expensive :(")
        else:
            print("ok")
    elif choice == "quit":
        running = False
        print("bye bye")
    else:
        print("I dont know " + choice)
    pos += 1

print("you have", len(items), "things on the list")
