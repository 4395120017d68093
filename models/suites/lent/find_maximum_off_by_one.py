# why does this crash?? it worked on the example in class

def find_max(numbers):
    biggest = numbers[0]
    i = 1
    while i <= len(numbers):
        if numbers[i] > biggest:
            biggest = numbers[i]
        i = i + 1
    return biggest


def find_min(numbers):
    smallest = numbers[0]
    for n in numbers:
        if n < smallest:
            smallest = n
    return smallest


temperatures = [12, 17, 9, 21, 15, 19]
print("Temperatures:", temperatures)
print("Coldest:", find_min(temperatures))
print("Warmest:", find_max(temperatures))
