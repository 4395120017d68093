def remove_duplicates(lst):
    new_list = []
    for item in lst:
        if item not in new_list:
            new_list.append(item)
    return new_list

def common(list1, list2):
    result = []
    for x in list1:
        for y in list2:
            if x == y:
                result.append(x)
    return result

def is_sorted(lst):
    for i in range(len(lst) - 1):
        if lst[i] > lst[i + 1]:
            return False
    return True

numbers = [3, 5, 3, 8, 5]
print(remove_duplicates(numbers))
print(common([1, 2, 3], [2, 3, 4]))
print(is_sorted(numbers), is_sorted([1, 2, 2]))
numbers.reverse()
print(numbers, numbers.count(3), sum(numbers) / len(numbers))
