# to-do list program. commands are in a list because we can't use input() yet
commands = [
    "add buy milk",
    "add call grandma",
    "list",
    "done 1",
    "add wash the car",
    "done 9",
    "dance",
    "list",
    "quit",
    "add never reached",
]

todos = []
done = []

for line in commands:
    print(">", line)
    parts = line.split(" ", 1)
    command = parts[0]
    if command == "add":
        todos.append(parts[1])
        done.append(False)
    elif command == "done":
        number = int(parts[1])
        if number < 1 or number > len(todos):
            print("There is no task", number)
        else:
            done[number - 1] = True
    elif command == "list":
        for i in range(len(todos)):
            mark = "x" if done[i] else " "
            print(str(i + 1) + ". [" + mark + "] " + todos[i])
    elif command == "quit":
        print("Bye!")
        break
    else:
        print("I don't understand", command)

print(done.count(False), "tasks left")
