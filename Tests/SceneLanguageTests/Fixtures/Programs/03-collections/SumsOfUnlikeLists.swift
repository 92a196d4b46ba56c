let a = [1, 2]
let c1 = a + ["x"]
print(c1, type(of: c1))
let c2 = ["x"] + a
print(c2)
let c3 = a + [nil, 3]
print(c3)
let c4 = a + [2.5]
print(c4)
var d = [1]
let c5 = d + [] + ["y"]
print(c5, (a + ["z"]).count)
for x in a + ["w"] { print(x) }
