import statistics as st
marks = [55, 61, 61, 78]
print(st.mean(marks), st.median(marks), st.mode(marks))
print(round(st.stdev(marks), 2))
