things = ['plum']
choices = ['undo', 'remove small', 'add small', 'jump']
for action in choices:
    if action == 'show':
        print(', '.join(things))
    elif action.startswith('add'):
        things.append(action[4:])
    elif action == 'undo' and things:
        things.pop()
    else:
        break
print(things)
