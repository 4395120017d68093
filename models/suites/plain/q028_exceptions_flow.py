def divide(a, b):
    try:
        result = a / b
    except ZeroDivisionError as e:
        print("except:", e)
        return None
    except TypeError:
        print("except: wrong types")
        raise
    else:
        print("else:", result)
        return result
    finally:
        print("finally")

divide(10, 4)
divide(1, 0)
try:
    divide("a", 2)
except TypeError as e:
    print(type(e).__name__, "-", e)
