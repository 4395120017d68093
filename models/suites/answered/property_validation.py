"""Properties: computed attributes, validation and a reusable descriptor."""


class Positive:
    """Descriptor: reuse the same validation on several attributes."""

    def __set_name__(self, owner, name):
        self.storage = "_" + name
        self.public = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return getattr(instance, self.storage)

    def __set__(self, instance, value):
        if value <= 0:
            raise ValueError(f"{self.public} must be positive, got {value}")
        setattr(instance, self.storage, value)


class Box:
    width = Positive()
    height = Positive()

    def __init__(self, width: float, height: float, label: str = ""):
        self.width = width
        self.height = height
        self.label = label

    @property
    def area(self) -> float:
        """Read only: there is no setter."""
        return self.width * self.height

    @property
    def label(self) -> str:
        return self._label

    @label.setter
    def label(self, value: str) -> None:
        self._label = value.strip().title() or "Untitled"

    @label.deleter
    def label(self) -> None:
        self._label = "Untitled"


if __name__ == "__main__":
    box = Box(3, 4, "  small box ")
    print(box.label, box.area)

    box.width = 10
    print("new area:", box.area)

    for attribute, value in [("height", -1), ("area", 99)]:
        try:
            setattr(box, attribute, value)
        except (ValueError, AttributeError) as exc:
            print(f"{type(exc).__name__} when setting {attribute}")

    del box.label
    print(box.label, sorted(vars(box)))
