"abc"[0] = "x"
