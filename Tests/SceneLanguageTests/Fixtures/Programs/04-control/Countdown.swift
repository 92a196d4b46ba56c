var n = 3
while n > 0 { print(n, terminator: "... "); n -= 1 }
print("go")
var total = 0
for i in stride(from: 10, through: 0, by: -5) { total += i }
for (index, letter) in "abc".enumerated().reversed() { print(index, letter, terminator: ";") }
print(total)
