# bubble sort for the class photo
heights = [152, 147, 160, 139, 171]
names = ["Lea", "Tom", "Ida", "Max", "Jon"]

def swap(lst, a, b):
    temp = lst[a]
    lst[a] = lst[b]
    lst[b] = temp

print("before:", names)

rounds = 0
changed = True
while changed:
    changed = False
    rounds += 1
    print("round", rounds, heights)
    for i in range(len(heights)):
        if heights[i] > heights[i + 1]:
            swap(heights, i, i + 1)
            swap(names, i, i + 1)
            changed = True

print("after:", names)
