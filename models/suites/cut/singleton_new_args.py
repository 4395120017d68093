class Config:
    _instance = None

    def __new__(cls, *args, **kwargs):
        if not cls._instance:
            cls._instance = object.__new__(cls)
        return cls._instance

    def __init__(self, env):
        self.env = env

a = Config("dev")
b = Config("prod")
print(a.env, a is b)
