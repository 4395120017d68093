def divide(a, b):
    try:
        print("trying", a, "/", b)
        result = a / b
    except ZeroDivisionError:
        print("cannot divide by zero")
        return None
    except TypeError as err:
        print("type problem:", err)
        result = -1
    else:
        print("ok")
    finally:
        print("cleanup")
    return result

print(divide(10, 4))
print(divide(1, 0))
print(divide("a", 2))
