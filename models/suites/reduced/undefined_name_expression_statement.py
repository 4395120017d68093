try:
    undefined_name
except NameError as e:
    print("Name:", e)
