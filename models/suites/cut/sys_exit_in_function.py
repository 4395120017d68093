import sys

def main(args):
    if not args:
        print("usage")
        sys.exit(1)
    print("ok")

try:
    main([])
except SystemExit as e:
    print("exit code", e.code)
