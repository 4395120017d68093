# The lost property box of our school.
# Pupils bring things and other pupils come and ask for them.

box = {}

def bring(item, colour):
    if item not in box:
        box[item] = []
    box[item].append(colour)

def ask(item, colour):
    if item in box:
        if colour in box[item]:
            box[item].remove(colour)
            if box[item] == []:
                box.pop(item)
            return True
    return False

bring("scarf", "red")
bring("glove", "blue")
bring("scarf", "green")
bring("umbrella", "black")
bring("glove", "blue")

questions = [("scarf", "red"), ("hat", "red"), ("umbrella", "pink"), ("umbrella", "black"), ("glove", "blue")]
happy = 0
for q in questions:
    found = ask(q[0], q[1])
    if found:
        happy += 1
        print("Here is your", q[1], q[0])
    else:
        print("Sorry, no", q[1], q[0])

print(happy, "of", len(questions), "were happy")
for item in sorted(box):
    print(item, "->", box[item])
