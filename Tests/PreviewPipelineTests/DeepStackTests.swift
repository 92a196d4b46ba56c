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
    let before = try Self.residentBytes()
    #expect(DeepStack.run { _ in touch(1_000_000) } == 1_000_000)
    #expect(try Self.residentBytes() - before < 50 << 20)
  }

  private static func residentBytes() throws -> Int {
    let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " "
    )
    return (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
