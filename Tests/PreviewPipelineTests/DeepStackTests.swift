import Foundation
import Testing

@testable import PreviewPipeline

@Suite struct `Deep stacks` {
  @Test func `hold recursion that a Dispatch worker cannot`() {
    func depth(_ count: Int) -> Int {
      var room = (count, count, count, count, count, count, count, count)
      return withUnsafeMutablePointer(to: &room) { $0.pointee.0 == 0 ? 0 : 1 + depth(count - 1) }
    }
    #expect(DeepStack.run { _ in depth(500_000) } == 500_000)
  }

  @Test func `are used again`() {
    let pool = DeepThreadPool()
    for _ in 1...100 {
      guard let thread = pool.take() else { return }
      thread.perform(DeepWork())
      pool.putBack(thread)
    }
    #expect(pool.startedCount == 1)
  }

  @Test func `are prepared before their first work, once each`() {
    let pool = DeepThreadPool()
    let counter = Counter()
    pool.prepare { counter.add() }
    for _ in 1...10 {
      guard let thread = pool.take() else { return }
      thread.perform(DeepWork())
      pool.putBack(thread)
    }
    #expect(counter.value == 1)
  }

  @Test func `give their pages back`() throws {
    func touch(_ count: Int) -> Int {
      var room = (count, count, count, count, count, count, count, count)
      return withUnsafeMutablePointer(to: &room) { $0.pointee.0 == 0 ? 0 : 1 + touch(count - 1) }
    }
    let (count, place) = DeepStack.run { _ in
      withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
        (touch(1_000_000), UInt(bitPattern: byte.baseAddress))
      }
    }
    #expect(count == 1_000_000)
    #expect(try Self.residentBytes(around: place) < 50 << 20)
  }

  /// How much of the stretch of memory around an address is there: of one stack, whatever other
  /// tests do meanwhile.
  private static func residentBytes(around place: UInt) throws -> Int {
    // A file of /proc says that it is empty; to be read to its end it must be read as a stream.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps"))
    let text = try String(decoding: #require(try file.readToEnd()), as: UTF8.self)
    var isAround = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      if bounds.count == 2 { isAround = (bounds[0]..<bounds[1]).contains(place) }
      if isAround, words[0] == "Rss:" { return try #require(Int(words[1])) << 10 }
    }
    throw CocoaError(.fileReadCorruptFile)
  }
}
