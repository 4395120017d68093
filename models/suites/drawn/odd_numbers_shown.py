def tell(first, *rest):
    print(type(first).__name__, first, rest)


total, b = 21, 3
tell(float(total), int(b + 0.9), float("2.50"))
tell(4 ** 0.5)
tell(round(total / b, 3), round(-b / 2))
tell(divmod(-total, 7), int(-total / 7))
tell(0.1 * 3)
