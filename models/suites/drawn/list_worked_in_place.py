items = [2, 12, 16, 2]
new_list = []
for x in items:
    if x not in new_list:
        new_list.append(x)
print(new_list)
print(len(items) - len(new_list))
