# Worked example: denary -> binary -> denary
# Trace table columns: number | quotient | remainder | result

def denary_to_binary(number):
    result = ""
    print("number  quotient  remainder  result")
    while number > 0:
        quotient = number // 2
        remainder = number % 2
        result = str(remainder) + result
        print(f"{number:>6}  {quotient:>8}  {remainder:>9}  {result:>6}")
        number = quotient
    return result


def binary_to_denary(bits):
    total = 0
    placeValue = 1
    for position in range(len(bits) - 1, -1, -1):
        if bits[position] == "1":
            total = total + placeValue
        placeValue = placeValue * 2
    return total


def addBinary(a, b):
    carry = 0
    answer = ""
    # both numbers must be the same length
    a = a.zfill(8)
    b = b.zfill(8)
    for i in range(7, -1, -1):
        column = int(a[i]) + int(b[i]) + carry
        answer = str(column % 2) + answer
        carry = column // 2
    if carry == 1:
        print("OVERFLOW!")
    return answer


first = denary_to_binary(22)
print("22 in binary is", first)
second = denary_to_binary(13)
print("13 in binary is", second)
sum_bits = addBinary(first, second)
print(first, "+", second, "=", sum_bits)
print("Check:", binary_to_denary(sum_bits))
