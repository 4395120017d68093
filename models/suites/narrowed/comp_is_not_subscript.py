class Player:
    def __init__(self, name):
        self.name = name

ps = [Player("a"), Player("b"), Player("c")]
last = ps[2]
print([p.name for p in ps if p is not last])
print([p.name for p in ps if p is not ps[2]])
