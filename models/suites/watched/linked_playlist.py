"""Lab 5 - singly linked list. A playlist of songs."""


class Node:
    def __init__(self, title):
        self.title = title
        self.next = None


class Playlist:
    def __init__(self):
        self.head = None
        self.size = 0

    def append(self, title):
        new_node = Node(title)
        if self.head is None:
            self.head = new_node
        else:
            current = self.head
            while current.next is not None:
                current = current.next
            current.next = new_node
        self.size += 1

    def push_front(self, title):
        node = Node(title)
        node.next = self.head
        self.head = node
        self.size += 1

    def remove(self, title):
        if self.head.title == title:
            self.head = self.head.next
            self.size -= 1
            return
        previous = self.head
        while previous.next.title != title:
            previous = previous.next
        previous.next = previous.next.next
        self.size -= 1

    def reverse(self):
        prev = None
        current = self.head
        while current:
            nxt = current.next
            current.next = prev
            prev = current
            current = nxt
        self.head = prev

    def __str__(self):
        parts = []
        node = self.head
        while node:
            parts.append(node.title)
            node = node.next
        return " -> ".join(parts) + " -> None"


mix = Playlist()
for song in ["Yellow", "Creep", "Wonderwall", "Zombie"]:
    mix.append(song)
mix.push_front("Intro")
print(mix, f"({mix.size} songs)")

mix.reverse()
print("reversed:", mix)

mix.remove("Creep")
print("without Creep:", mix)

mix.remove("Karma Police")
print("done, size is", mix.size)
