# Circular queue using a fixed size array (A level topic 3.2)

MAX_SIZE = 4
queue = [None] * MAX_SIZE
front = 0
rear = -1
size = 0


def isFull():
    return size == MAX_SIZE


def isEmpty():
    return size == 0


def enqueue(item):
    global rear, size
    if isFull():
        print("  Queue full, cannot add", item)
    else:
        rear = (rear + 1) % MAX_SIZE
        queue[rear] = item
        size = size + 1


def dequeue():
    global front, size
    if isEmpty():
        print("  Queue empty")
        return None
    item = queue[front]
    queue[front] = None
    front = (front + 1) % MAX_SIZE
    size = size - 1
    return item


def display():
    print("front =", front, "rear =", rear, "size =", size, queue)


display()
enqueue("essay.doc")
enqueue("photo.png")
enqueue("quiz.pdf")
display()
print("Printing", dequeue())
enqueue("map.jpg")
enqueue("cv.doc")       # wraps round to index 0
display()
enqueue("poster.pdf")   # should be refused
while not isEmpty():
    print("Printing", dequeue())
dequeue()
display()
