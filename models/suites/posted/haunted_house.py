# tiny text adventure. moves are scripted so i can test it :)

rooms = {
    'hall':    {'north': 'kitchen', 'east': 'library', 'items': ['candle']},
    'kitchen': {'south': 'hall', 'items': ['key', 'cheese']},
    'library': {'west': 'hall', 'down': 'crypt', 'items': []},
    'crypt':   {'up': 'library', 'items': ['GOLD'], 'locked': True},
}

player = {'room': 'hall', 'bag': [], 'moves': 0}

def go(direction):
    here = rooms[player['room']]
    if direction not in here:
        print("You bump into a wall.")
        return
    dest = here[direction]
    if rooms[dest].get('locked'):
        if 'key' not in player['bag']:
            print("The", dest, "is locked...")
            return
        print("*click* you unlock the", dest)
        rooms[dest]['locked'] = False
    player['room'] = dest
    print("You are in the", dest)

def take(item):
    stuff = rooms[player['room']]['items']
    if item in stuff:
        stuff.remove(item)
        player['bag'].append(item)
        print("Taken:", item)
    else:
        print("There is no", item, "here")

commands = {'go': go, 'take': take}

script = """take candle
go east
go down
go west
go north
take key
dance now
go south
go east
go down
take GOLD"""

for line in script.split('\n'):
    verb, noun = line.split()
    print('>', line)
    player['moves'] += 1
    if verb not in commands:
        print("I don't know how to", verb)
        continue
    commands[verb](noun)
    if 'GOLD' in player['bag']:
        print("YOU WIN in", player['moves'], "moves! bag =", player['bag'])
        break
