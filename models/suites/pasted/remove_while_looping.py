# Take all the even numbers out of the list
numbers = [1, 2, 4, 6, 7, 8, 8, 3]
for n in numbers:
    if n % 2 == 0:
        numbers.remove(n)
print("after removing evens:", numbers)   # why is there still 4 and 8?

# try again with a copy
numbers = [1, 2, 4, 6, 7, 8, 8, 3]
for n in numbers[:]:
    if n % 2 == 0:
        numbers.remove(n)
print("with a copy:", numbers)

# student lists with default argument
def add_student(name, students=[]):
    students.append(name)
    return students

maths = add_student("Omar")
maths = add_student("Lena", maths)
art = add_student("Kim")
print("maths:", maths)
print("art:", art)
print("same list?", maths is art)

# I called my variable list and now list() does not work
list = [3, 1, 2]
letters = list("hello")
print(letters)
