"""To-do list with tags and priorities.

Problem: tags from one task keep showing up on other tasks!
"""

PRIORITIES = {"low": 1, "medium": 2, "high": 3}


class Task:
    def __init__(self, title, priority="medium", tags=[]):
        self.title = title
        self.priority = priority
        self.tags = tags
        self.done = False

    def tag(self, *names):
        for name in names:
            if name not in self.tags:
                self.tags.append(name)
        return self

    def __str__(self):
        box = "[x]" if self.done else "[ ]"
        tags = " ".join("#" + t for t in self.tags)
        return f"{box} {self.title} ({self.priority}) {tags}"


class TodoList:
    def __init__(self):
        self.tasks = []

    def add(self, title, **options):
        task = Task(title, **options)
        self.tasks.append(task)
        return task

    def complete(self, title):
        for task in self.tasks:
            if task.title == title:
                task.done = True
                break
        else:
            print(f"No task called {title!r}")

    def by_tag(self, tag):
        return [t.title for t in self.tasks if tag in t.tags]

    def show(self):
        order = sorted(self.tasks, key=lambda t: PRIORITIES[t.priority], reverse=True)
        for task in order:
            print(task)


todo = TodoList()
todo.add("Buy milk").tag("shop")
todo.add("Essay", priority="high").tag("school", "urgent")
todo.add("Call mum", tags=["family"])
todo.add("Water plants", priority="low")
todo.complete("Buy milk")
todo.complete("Buy bread")

todo.show()
print("Shopping tasks:", todo.by_tag("shop"))   # expected only 'Buy milk'
