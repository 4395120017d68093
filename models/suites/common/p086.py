def show_args(a, b=2, *args, c, d=4, **kwargs):
    print(a, b, args, c, d, kwargs)

show_args(1, c=3)
show_args(1, 5, 6, 7, c=8, e=9)
params = {"a": 0, "c": 1}
show_args(**params)
try:
    show_args(1)
except TypeError as e:
    print(e)
