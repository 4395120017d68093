def modify(lst, num, text):
    lst.append(4)
    lst = [9]
    num += 1
    text = text.upper()
    return lst, num, text

my_list, my_num, my_text = [1], 1, "a"
out = modify(my_list, my_num, my_text)
print(my_list, my_num, my_text)
print(out)
del my_list[0]
print(my_list, out[0])
