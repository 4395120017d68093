print([] is [])
