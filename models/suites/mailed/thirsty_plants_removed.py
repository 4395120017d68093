# Why does my program still want to water the cactus and the agave??
# I remove everything that needs no water and two of them stay in the list.

plants = ["fern", "aloe", "cactus", "basil", "jade", "agave", "mint"]
dry_lovers = {"aloe", "cactus", "jade", "agave"}


def keep_thirsty(names):
    for name in names:
        if name in dry_lovers:
            names.remove(name)
            print("removed", name)
        else:
            print("kept", name)
    return names


todo = keep_thirsty(plants)
print("to water:", todo)
print("my original list:", plants, plants is todo)   # also changed?!

# and with index it is also strange
litres = [2, 0, 0, 1, 0]
i = 0
while i < len(litres):
    if litres[i] == 0:
        del litres[i]
    i += 1
print("litres:", litres)

# a friend told me to do this, and it works, but why
again = ["fern", "aloe", "cactus", "basil", "jade", "agave", "mint"]
for name in again[:]:
    if name in dry_lovers:
        again.remove(name)
print("with [:] :", again)

watered = dict.fromkeys(again, 0)
try:
    for name in watered:
        watered[name] += 1
        if name == "basil":
            del watered[name]
except RuntimeError as e:
    print("and the dict says:", e)
print(watered)
