def second_largest(lst):
    largest = lst[0]
    second = None
    for x in lst[1:]:
        if x > largest:
            second = largest
            largest = x
        elif x != largest and (second is None or x > second):
            second = x
    return second

print(second_largest([4, 9, 2, 9, 7]))
print(second_largest([5, 5]))
my_list = [12, 45, 2, 41, 31, 10, 8, 6, 4]
print("The second largest in", my_list, "is", second_largest(my_list))
