






























































class Model:
  def __init__(self, level, name):
    self.level = level
    self.name = name

  def __setattr__(self, name, value):
    old = self.__dict__.get(name)
    self.__dict__[name] = value
    if old is not None:
      print(name, old, '->', value)


m = Model(6, 'grape')
m.level += 1
print(m.level)
