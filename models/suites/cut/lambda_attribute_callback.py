class Button:
    def __init__(self):
        self.on_click = None

    def click(self):
        if self.on_click:
            self.on_click("btn")

b = Button()
b.on_click = lambda name: print("clicked", name)
b.click()
