extension AsyncSequence {
  func collect() async rethrows -> [Element] {
    var all: [Element] = []
    for try await element in self { all.append(element) }
    return all
  }
}
struct Numbers: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n = 0
  mutating func next() async -> Int? {
    guard n < 4 else { return nil }
    n += 1
    return n
  }
  func makeAsyncIterator() -> Numbers { self }
}
print(await Numbers().collect())
let stream = AsyncStream<String> { continuation in
  continuation.yield("a")
  continuation.yield("b")
  continuation.finish()
}
print(await stream.collect())
