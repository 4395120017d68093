inventory = {"sword": 1, "potion": 3}

def use(item):
    if inventory.get(item, 0) == 0:
        print(f"You have no {item}!")
        return
    inventory[item] -= 1
    if inventory[item] == 0:
        del inventory[item]
    print(f"Used {item}. Left: {inventory}")

hp = 20
actions = ["potion", "sword", "sword", "shield"]
for turn, action in enumerate(actions, 1):
    print("Turn", turn)
    use(action)
    if action == "potion":
        hp = min(hp + 5, 22)
    hp -= turn * 2
print("HP:", hp)
