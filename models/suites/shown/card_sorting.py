# Insertion sort, the way you sort cards in your hand.

def insertion_sort(cards, key=lambda c: c):
    for i in range(1, len(cards)):
        current = cards[i]
        j = i
        while j > 0 and key(cards[j - 1]) > key(current):
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = current
        print(" ".join(str(c) for c in cards[:i + 1]), "|", *cards[i + 1:])

hand = [7, 3, 10, 1, 8]
insertion_sort(hand)

print("\nNow by length (stable!):")
animals = "horse cat elephant dog ox".split()
insertion_sort(animals, key=len)
print(animals == sorted(animals, key=len))
