"""A tiny text adventure, driven by a scripted list of commands."""

from typing import Dict, List


class Room:
    def __init__(self, name: str, description: str):
        self.name = name
        self.description = description
        self.exits: Dict[str, "Room"] = {}
        self.items: List[str] = []

    def connect(self, direction: str, other: "Room") -> None:
        opposites = {"north": "south", "south": "north", "east": "west", "west": "east"}
        self.exits[direction] = other
        other.exits[opposites[direction]] = self


class Player:
    def __init__(self, room: Room):
        self.room = room
        self.inventory: List[str] = []

    def go(self, direction: str) -> str:
        if direction not in self.room.exits:
            return "You can't go that way."
        self.room = self.room.exits[direction]
        return f"You are in the {self.room.name}."

    def take(self, item: str) -> str:
        if item in self.room.items:
            self.room.items.remove(item)
            self.inventory.append(item)
            return f"You take the {item}."
        return f"There is no {item} here."


def handle(player: Player, command: str) -> str:
    verb, *args = command.lower().split()
    if verb == "go" and args:
        return player.go(args[0])
    if verb == "take" and args:
        return player.take(" ".join(args))
    if verb in ("i", "inventory"):
        return "You carry: " + (", ".join(player.inventory) or "nothing")
    return "I don't understand that."


def main() -> None:
    hall = Room("hall", "A dusty hall.")
    kitchen = Room("kitchen", "It smells of soup.")
    hall.connect("north", kitchen)
    kitchen.items.append("rusty key")
    player = Player(hall)

    for command in ["inventory", "go west", "go north", "take rusty key", "dance", "i", "go south"]:
        print(">", command)
        print(handle(player, command))

    print("Game over.", len(player.inventory), "item(s)")


if __name__ == "__main__":
    main()
