print(zip([1, 2], [3, 4]).map(*))
print(zip([1, 2], [3, 4]).map(+).reduce(0, +))
