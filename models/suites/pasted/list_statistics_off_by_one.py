# my own statistics functions

def my_sum(lst):
    total = 0
    for x in lst:
        total += x
    return total

def mean(lst):
    return my_sum(lst) / len(lst)

def median(lst):
    lst = sorted(lst)
    middle = len(lst) // 2
    if len(lst) % 2 == 1:
        return lst[middle]
    return (lst[middle - 1] + lst[middle]) / 2

def biggest_jump(lst):
    biggest = 0
    for i in range(len(lst)):
        jump = abs(lst[i + 1] - lst[i])
        if jump > biggest:
            biggest = jump
    return biggest

data = [4, 8, 15, 16, 23, 42]
print("sum:", my_sum(data))
print("mean:", mean(data))
print("median:", median(data))
print("median of 3:", median([9, 1, 5]))
print("biggest jump:", biggest_jump(data))
print("finished")
