outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
var n = 0
while true { n += 1; if n % 2 == 0 { continue }; if n > 6 { break }; print(n, terminator: " ") }
repeat { n -= 1 } while n > 3
print(n)
for i in [1, 2, 3, 4] where i % 2 == 0 { print(i, terminator: " ") }
for (k, v) in [(1, "a"), (2, "b")] { print(k, v, terminator: " ") }
for case let x? in [1, nil, 3] { print(x, terminator: " ") }
for _ in 0..<2 { print("*", terminator: "") }
print()
var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }
var it = [7, 8].makeIterator()
while let x = it.next() { print(x, terminator: " ") }
print()
var fib = (0, 1), list: [Int] = []
while fib.0 < 50 { list.append(fib.0); fib = (fib.1, fib.0 + fib.1) }
print(list)
let found: Int? = { for x in list { if x > 10 { return x } }; return nil }()
print(found!)
block: do { if list.count > 3 { break block }; print("never") }
for x in stride(from: 3.0, to: 1, by: -0.5) { print(x, terminator: " ") }
for c in "ab" { for d in "xy" { print("\(c)\(d)", terminator: " ") } }
print()
if list.isEmpty {} else if list.count == 1 { print("one") } else { print("many") }
