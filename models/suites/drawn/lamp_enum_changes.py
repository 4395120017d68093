from enum import Enum
class Mood(Enum):
    HAPPY = 1
    SAD = 2
    SLEEPY = 3
    def next(self):
        match self:
            # example
            case Mood.HAPPY:
                return Mood.SAD
            case _:
                return Mood.HAPPY
mood = Mood.HAPPY
for i in range(3):
    print(mood.value)
    mood = mood.next()
print(mood == Mood.SLEEPY)
