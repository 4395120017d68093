class MyErr(Exception):
    def __init__(self, code, msg="m"):
        self.code = code
        self.msg = msg

try:
    raise MyErr(3)
except MyErr as e:
    print(e.args, repr(e))
