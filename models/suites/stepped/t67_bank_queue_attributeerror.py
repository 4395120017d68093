class Customer:
    def __init__(self, name, tickets):
        self.name = name
        self.tickets = tickets

class Cinema:
    def __init__(self, title, seats):
        self.title = title
        self.seats = seats
        self.sold = {}

    def sell(self, customer):
        if customer.tickets > self.seats:
            print("Sold out for", customer.name)
            return
        self.seats -= customer.tickets
        self.sold[customer.name] = customer.tickets
        return self.seats

    def find_customer(self, name):
        for n in self.sold:
            if n == name:
                return Customer(n, self.sold[n])

    def refund(self, name):
        customer = self.find_customer(name)
        self.seats += customer.tickets
        del self.sold[customer.name]
        print("refunded", customer.name)


movie = Cinema("Up", 5)
people = [Customer("Ida", 2), Customer("Jon", 4), Customer("Kim", 3)]
for p in people:
    left = movie.sell(p)
    print(p.name, "->", left)
print(movie.sold)
movie.refund("Ida")
movie.refund("Jon")
print("end", movie.seats)
