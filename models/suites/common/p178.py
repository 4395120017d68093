class Dice:
    """A loaded die."""
    def __init__(self, faces):
        self._faces = faces
        self._i = -1

    def roll(self):
        self._i = (self._i + 1) % len(self._faces)
        return self._faces[self._i]

d = Dice([6, 1, 3])
pos, turn = 0, 0
snakes = {7: 2}
while pos < 10:
    turn += 1
    step = d.roll()
    pos += step
    if pos in snakes:
        print(f"Snake! {pos} -> {snakes[pos]}")
        pos = snakes[pos]
    print(f"turn {turn}: rolled {step}, at {pos}")
print("finished in", turn)
