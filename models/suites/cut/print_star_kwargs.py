opts = {"sep": ", ", "end": "!\n"}
print(1, 2, **opts)
