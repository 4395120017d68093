class Todo:
    def __init__(self, title):
        self.title = title
        self.done = False

def complete(items, index):
    try:
        items[index].done = True
        return True
    except (IndexError, KeyError) as e:
        print("error:", e)
        return False

print(complete([Todo("milk")], 4))
print(complete({"a": Todo("milk")}, "b"))
