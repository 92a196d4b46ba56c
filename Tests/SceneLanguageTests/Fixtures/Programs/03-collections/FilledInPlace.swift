// What `[:]` becomes is told by the closure that fills it.
print("hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"] ?? 0)
let words = ["one", "three", "four"]
let lengths = words.reduce(into: [:]) { $0[$1.count] = $1 }
print(lengths[5] ?? "none", lengths.keys.sorted())
let initials = ["ann", "bob", "abe"].reduce(into: [:]) { names, name in
  names[name.first!, default: []].append(name)
}
print(initials["a"] ?? [], initials["b"]?.count ?? 0)

// An array that an object holds grows in its place.
final class Log {
  var lines: [String] = []
  var counts: [String: Int] = [:]
  private(set) var total = 0 { didSet { if total % 1000 == 0 { lines.append("at \(total)") } } }
  func add(_ number: Int) {
    counts["n\(number % 3)", default: 0] += 1
    total += 1
  }
}
let log = Log()
for number in 0..<3000 { log.add(number) }
print(log.lines, log.counts["n1"] ?? 0)

struct Meter {
  var marks: [Int] = []
  mutating func mark(_ value: Int) throws {
    marks.append(value)
    if value < 0 { throw Failure() }
  }
}
struct Failure: Error {}
final class Station { var meter = Meter() }
let station = Station()
do {
  try station.meter.mark(1)
  try station.meter.mark(-1)
} catch { print("failed") }
// What was done before the error stays done.
print(station.meter.marks)

func grow(_ array: inout [Int], by count: Int) { for i in 0..<count { array.append(i) } }
final class Box { var items = [9] }
let box = Box()
grow(&box.items, by: 3)
box.items[box.items.count - 1] += box.items.count
box.items.removeAll { $0 == 0 }
print(box.items)
box.items.swapAt(0, 1)
box.items.sort { $0 < $1 }
print(box.items)
