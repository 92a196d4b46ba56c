struct Bag<Element>: RandomAccessCollection {
  var items: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Element { precondition(i < count, "beyond the end"); return items[i] }
}
let bag = Bag(items: [1, 2, 3])
print(bag[1], bag.count, bag.first ?? 0, bag.map { $0 * 2 }, bag.last ?? 0)
print(bag.isEmpty, Bag<Int>(items: []).isEmpty, Bag<Int>(items: []).first ?? -1)
for index in bag.indices { print(index, bag[index], terminator: ";") }
print()

/// A collection that steps by two.
struct Evens: Collection {
  let limit: Int
  var startIndex: Int { 0 }
  var endIndex: Int { limit }
  func index(after i: Int) -> Int { i + 2 }
  subscript(i: Int) -> String { "\(i) of \(count)" }
}
let evens = Evens(limit: 10)
print(evens.count, Array(evens), evens.first ?? "none", evens.isEmpty)

var text = ""
var lines: [String] = []
for number in 0..<50_000 {
  text += "x"
  if number % 10_000 == 0 { lines += ["\(text.count)"] }
}
print(text.count, lines)

struct Log { var text = ""; var parts = [[Int]]() }
var log = Log(text: "a", parts: [[]])
let copy = log
log.text += "b"
log.text += log.text
log.parts[0] += [1, 2]
log.parts += log.parts
print(copy.text, copy.parts, log.text, log.parts)
var optional: String? = "o"
optional? += "k"
optional! += "!"
print(optional ?? "-")
var letters: Substring = "abc".dropFirst()
letters += "d"
print(letters, type(of: letters))
