struct Countdown: AsyncSequence {
  typealias Element = Int
  let from: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var n: Int
    mutating func next() async -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) }
}
struct Failing: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = String
  enum E: Error { case end }
  var i = 0
  mutating func next() async throws -> String? { i += 1; if i > 2 { throw E.end }; return "s\(i)" }
  func makeAsyncIterator() -> Failing { self }
}
func run() async {
  for await x in Countdown(from: 3) { print(x) }
  do { for try await s in Failing() { print(s) } } catch { print("caught", error) }
  for await x in Countdown(from: 4).map({ $0 * 10 }).filter({ $0 > 10 }) { print(x) }
  let first = await Countdown(from: 5).first { $0 % 2 == 0 }
  print(first as Any)
  print(await Countdown(from: 4).reduce(0, +), await Countdown(from: 2).contains(1))
  var it = Countdown(from: 1).makeAsyncIterator()
  print(await it.next() as Any, await it.next() as Any)
}
await run()
