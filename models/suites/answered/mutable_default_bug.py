# Why does my list keep growing between calls?

# --- The problem ---------------------------------------------------------
def add_item_buggy(item, items=[]):
    # The default list is created ONCE, when the function is defined,
    # and every call without a second argument shares it.
    items.append(item)
    return items


first = add_item_buggy("apple")
second = add_item_buggy("banana")

print("Buggy version:")
print("first: ", first)     # you probably expected ['apple']
print("second:", second)    # you probably expected ['banana']
print("Same list object?", first is second)
print("The stored default is now:", add_item_buggy.__defaults__)


# --- The fix -------------------------------------------------------------
def add_item(item, items=None):
    if items is None:
        items = []          # a brand new list for every call
    items.append(item)
    return items


first = add_item("apple")
second = add_item("banana")
third = add_item("cherry", ["existing"])

print()
print("Fixed version:")
print("first: ", first)
print("second:", second)
print("third: ", third)
print("Same list object?", first is second)
