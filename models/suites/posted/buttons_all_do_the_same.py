# reduced from my tkinter app: every button prints the last name
# also the log keeps getting longer between menus, no idea why

class Button:
    def __init__(self, label, command):
        self.label = label
        self.command = command

    def click(self):
        print("[" + self.label + "]", end=" ")
        self.command()

def build_menu(names, log=[]):
    buttons = []
    for name in names:
        def on_click():
            log.append(name)
            print("clicked", name, log)
        buttons.append(Button(name, on_click))
    return buttons

clicks = 0

def count_click():
    try:
        clicks += 1
    except UnboundLocalError as e:
        print("??", e)

file_menu = build_menu(["Open", "Save", "Quit"])
for b in file_menu:
    b.click()
    count_click()

edit_menu = build_menu(["Cut", "Copy"])
edit_menu[0].click()
edit_menu[1].click()
count_click()
print("total clicks", clicks)
