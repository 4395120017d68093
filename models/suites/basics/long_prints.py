name, age, height, city = "Ingrid", 34, 1.684, "Trondheim"
print("Name: %-10s Age: %3d Height: %5.2f City: %s, and that is all there is to say" % (name, age, height, city))
print("The visitor {} from {} is {} years old and {:.1f} metres tall, more or less".format(name, city, age, height))
print("It's " + name + " who lives in " + city + ", and she has been " + str(age) + " for quite some time now")
print("There is a line of text which is not short, although nothing at all is put into it anywhere, as you can see")
total = sum([age, 6, 10]) + len("a text that is as long as this one is here, no more and no less than it")
print("Total:", total, "and the same once more behind it:", sum([age, 6, 10]) + len(name) * 2 + len(city) * 3)
