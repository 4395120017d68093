from statistics import mean, median

def summarize(temps):
    return {"mean": round(mean(temps), 2), "median": median(temps), "min": min(temps), "max": max(temps)}

print(summarize([4.5, 31.0, 19.5]))
