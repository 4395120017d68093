from enum import Enum


class OrderState(Enum):
    NEW = "new"
    PAID = "paid"
    SHIPPED = "shipped"
    DELIVERED = "delivered"
    CANCELLED = "cancelled"


TRANSITIONS = {
    OrderState.NEW: [OrderState.PAID, OrderState.CANCELLED],
    OrderState.PAID: [OrderState.SHIPPED, OrderState.CANCELLED],
    OrderState.SHIPPED: [OrderState.DELIVERED],
}


class InvalidTransition(Exception):
    def __init__(self, current, target):
        super().__init__(f"cannot go from {current.value} to {target.value}")
        self.current = current
        self.target = target


class Order:
    def __init__(self, order_id):
        self.order_id = order_id
        self.state = OrderState.NEW
        self.history = [OrderState.NEW]

    def move_to(self, target):
        allowed = TRANSITIONS.get(self.state, [])
        if target not in allowed:
            raise InvalidTransition(self.state, target)
        self.state = target
        self.history.append(target)

    @property
    def is_final(self):
        return self.state not in TRANSITIONS


order = Order(1001)
order.move_to(OrderState.PAID)
print(order.state)
print(order.is_final)
try:
    order.move_to(OrderState.DELIVERED)
except InvalidTransition as exc:
    print("refused:", exc)
order.move_to(OrderState.SHIPPED)
order.move_to(OrderState.DELIVERED)
print(order.is_final)
print(" -> ".join(s.name for s in order.history))
