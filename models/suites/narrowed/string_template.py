from string import Template

vals = {"host": "localhost", "port": 9000}
t = Template("http://$host:${port}/")
print(t.substitute(vals))
print(Template("Hello $name!").substitute(name="Bob"))
print(Template("$a and $b").safe_substitute(a=1))
