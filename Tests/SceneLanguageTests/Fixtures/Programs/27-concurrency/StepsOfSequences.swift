struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  var n: Int
  mutating func next() async throws -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
  func makeAsyncIterator() -> Countdown { self }
}
for try await x in Countdown(n: 5).filter({ $0 % 2 == 1 }).map({ "#\($0)" }) { print(x) }
for try await x in Countdown(n: 5).dropFirst(2).prefix(2) { print(x) }
let mapped = Countdown(n: 3).compactMap { $0 == 2 ? nil : $0 * 10 }
for try await m in mapped { print(m) }
var it = Countdown(n: 2).map { $0 + 1 }.makeAsyncIterator()
print(try await it.next() as Any, try await it.next() as Any, try await it.next() as Any)
print(try await Countdown(n: 4).max()!, try await Countdown(n: 4).min { $0 < $1 }!, try await Countdown(n: 3).allSatisfy { $0 > 0 })
extension AsyncSequence { func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } } }
print(try await Countdown(n: 3).collect(), try await Countdown(n: 3).map { Double($0) / 2 }.collect())
let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
Task { for i in 1...3 { continuation.yield(i * i) }; continuation.finish() }
print(try await stream.map { $0 + 1 }.collect())
let flat = Countdown(n: 2).flatMap { Countdown(n: $0) }
print(try await flat.collect())
func squares() -> some AsyncSequence { Countdown(n: 2).map { $0 * $0 } }
for try await s in squares() { print(s) }
