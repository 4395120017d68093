# Year 10 - references vs copies
# Story: Ana and Ben share a list. Carla thinks she copied it. Did she?
import copy

ana = ["milk", "eggs", ["apple", "pear"]]
ben = ana
carla = ana[:]
dora = copy.deepcopy(ana)

people = {"ana": ana, "ben": ben, "carla": carla, "dora": dora}


def show(title):
    print("==", title)
    for name, lst in people.items():
        print(name.ljust(6), lst)


show("start")

ben.append("bread")
show("Ben adds bread")

carla[0] = "soy milk"
carla[2].append("kiwi")      # the fruit bag!!
show("Carla changes two things")

ben = ben + ["rice"]          # NOT the same as append
show("Ben buys rice (or does he?)")
print("ben variable:", ben)
print("people['ben']:", people["ben"])

people["ben"] += ["tea"]
show("tea with +=")

print("ana is people[ben]?", ana is people["ben"])
print("ana is ben?", ana is ben)
print("fruit bag shared by ana & carla?", ana[2] is carla[2])
print("fruit bag shared by ana & dora?", ana[2] is dora[2])


def add_default(item, basket=[]):
    basket.append(item)
    return basket


x = add_default("soap")
y = add_default("salt")
z = add_default("glue", [])
print(x, y, z, x is y)
