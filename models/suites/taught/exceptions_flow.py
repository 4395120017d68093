# In which order do try, except, else and finally run?

def divide(a, b):
    print(f"divide({a!r}, {b!r})")
    try:
        result = a / b
    except ZeroDivisionError:
        print("  except: division by zero")
        result = None
    except TypeError as error:
        print("  except:", error)
        result = None
    else:
        print("  else: everything fine")
    finally:
        print("  finally: always")
    return result


def sneaky():
    try:
        return "from try"
    finally:
        print("finally even runs after return!")


print(divide(7, 2))
print(divide(7, 0))
print(divide(7, "2"))
print(sneaky())

for index in range(4):
    try:
        print([10, 20][index])
    except IndexError:
        print("index", index, "is too big, stopping")
        break
