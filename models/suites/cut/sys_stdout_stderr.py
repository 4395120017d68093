import sys
print("warn", file=sys.stderr)
print("ok")
sys.stdout.write("direct\n")
