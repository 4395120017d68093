import textwrap
s = 'Sun36.'
long = 'home gold cara cara shoe egg'
print(textwrap.fill(long, width=14))
print(s)
