import Dispatch
import SceneLanguage
import Synchronization
import Testing

@testable import PreviewPipeline

@Suite struct `The latest preview` {
  private static func request(
    _ text: String,
    whenBound: @escaping @Sendable () -> Void = {}
  ) -> PreviewRequest {
    let source = SceneSource(
      path: "a.swift",
      text: "import Other\n#Preview(\"\(text)\") { Text(\"a\") }"
    )
    return PreviewRequest(source: source) { _ in
      whenBound()
      return .sources([])
    }
  }

  @Test func `is the only one delivered when others were asked for before`() async {
    let latest = LatestPreview()
    let queue = DispatchQueue(label: "test")
    let delivered = Mutex<[String?]>([])
    let gate = DispatchSemaphore(value: 0)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      latest.submit(Self.request("old") { gate.wait() }, on: queue) { report in
        delivered.withLock { $0 += report.previewNames }
      }
      latest.submit(Self.request("new"), on: queue) { report in
        delivered.withLock { $0 += report.previewNames }
        gate.signal()
        done.resume()
      }
    }
    queue.sync {}
    #expect(delivered.withLock { $0 } == ["new"])
  }

  @Test func `does not wait for more than one that is still at work`() async {
    let latest = LatestPreview()
    let queue = DispatchQueue(label: "test")
    let gate = DispatchSemaphore(value: 0)
    let begun = Counter()
    let delivered = Mutex<[String?]>([])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      for number in 1...50 {
        let request = Self.request("\(number)") {
          // The first two take the places there are; of the rest only the last is wanted.
          if begun.add() <= 2 { gate.wait() }
        }
        latest.submit(request, on: queue) { report in
          delivered.withLock { $0 += report.previewNames }
          done.resume()
        }
      }
      gate.signal()
      gate.signal()
    }
    #expect(delivered.withLock { $0 } == ["50"])
    #expect(begun.value <= 4)
  }

  @Test func `is none after all were overtaken`() async {
    let latest = LatestPreview()
    let queue = DispatchQueue(label: "test")
    let gate = DispatchSemaphore(value: 0)
    let delivered = Counter()
    latest.submit(Self.request("old") { gate.wait() }, on: queue) { _ in delivered.add() }
    latest.overtake()
    gate.signal()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      latest.submit(Self.request("new"), on: queue) { _ in done.resume() }
    }
    queue.sync {}
    #expect(delivered.value == 0)
  }
}
