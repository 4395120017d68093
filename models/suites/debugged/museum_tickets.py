# homework 6: museum with ticket kinds and group discounts
# The program stops with an exception, the last visitor should be a member

class Ticket:
    next_id = 100
    base_price = 12

    def __init__(self, visitor):
        self.visitor = visitor
        self.id = Ticket.next_id
        Ticket.next_id += 1

    @property
    def price(self):
        return self.base_price

    def __repr__(self):
        return f"<{self.__class__.__name__} #{self.id} {self.visitor} {self.price}>"


class ChildTicket(Ticket):
    def __init__(self, visitor, age):
        Ticket.__init__(self, visitor)
        self.age = age

    @property
    def price(self):
        if self.age < 6:
            return 0
        return self.base_price // 2


class MemberTicket(Ticket):
    def __init__(self, visitor, year):
        self.years = 2024 - year

    @property
    def price(self):
        discount = min(self.years, 5) * 2
        return self.base_price - discount


class Group:
    def __init__(self, leader):
        self.tickets = [leader]

    def __add__(self, ticket):
        result = Group(self.tickets[0])
        result.tickets = self.tickets + [ticket]
        return result

    def __len__(self):
        return len(self.tickets)

    def __iter__(self):
        return iter(self.tickets)

    def total(self):
        full = sum(t.price for t in self)
        if len(self) > 3:
            return full - min(t.price for t in self)
        return full


class Museum:
    def __init__(self, name, capacity):
        self.name = name
        self.capacity = capacity
        self.inside = {}

    def admit(self, group):
        for t in group:
            if len(self.inside) >= self.capacity:
                print("museum is full, sorry", t)
                return False
            self.inside[t.id] = t
        return True


family = Group(Ticket("Mom")) + Ticket("Dad") + ChildTicket("Lia", 9) + ChildTicket("Max", 4)
print(len(family), "people pay", family.total())
friends = Group(Ticket("Zed")) + MemberTicket("Uma", 2021)
print(len(friends), "people pay", friends.total())

m = Museum("Clock museum", 6)
print(m.admit(family))
print(list(m.inside.values()))
print(m.admit(friends))
print(list(m.inside.values())[-1])
