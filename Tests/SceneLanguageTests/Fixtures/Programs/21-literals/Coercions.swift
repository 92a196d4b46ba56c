print((((((((((((((((1 as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int) as Int))
print([[[[[1, 2]]]]].reduce(0) { $0 + $1.reduce(0) { $0 + $1.reduce(0) { $0 + $1.reduce(0) { a, b in a + b.reduce(0, +) } } } })
