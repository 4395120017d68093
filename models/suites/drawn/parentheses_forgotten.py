def has_money():
    print("called")
    return False
if has_money():
    print("yes")
else:
    print("no")
print("end")
