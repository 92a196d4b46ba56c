// What is made of a stream is gone through by hand.
@MainActor func go() async {
  let numbers = AsyncStream<Int> { stream in
    for number in 1...4 { stream.yield(number) }
    stream.finish()
  }
  var iterator = numbers.map { $0 * 2 }.filter { $0 > 2 }.makeAsyncIterator()
  while let number = await iterator.next() { print(number) }
}
await go()
