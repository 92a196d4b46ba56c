struct Steps: Sequence { let from: Int, to: Int, by: Int
  struct Iterator: IteratorProtocol { var current: Int; let to: Int, by: Int; mutating func next() -> Int? { guard current <= to else { return nil }; defer { current += by }; return current } }
  func makeIterator() -> Iterator { Iterator(current: from, to: to, by: by) } }
print(Array(Steps(from: 1, to: 10, by: 3)), Steps(from: 0, to: 4, by: 2).map { $0 * $0 }, Steps(from: 1, to: 3, by: 1).reversed())
var iterator = Steps(from: 5, to: 7, by: 1).makeIterator()
while let x = iterator.next() { print(x, terminator: " ") }
print()
for (index, value) in Steps(from: 2, to: 6, by: 2).enumerated() { print(index, value) }
