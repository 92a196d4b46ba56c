import Dispatch
import Foundation

@testable import FileWatching

/// Writes down what a watcher tells.
///
/// By default the watcher's safety net is out of reach, so that what is told was announced by events.
// Unchecked: the list is touched under the lock only.
final class Recorder: @unchecked Sendable {
  private let lock = NSCondition()
  private var list: [FileChange] = []
  private let queue = DispatchQueue(label: "Recorder")

  /// Starts to watch; the watcher ends with the test.
  func watch(
    _ paths: FilePath...,
    conditions: WatchConditions = .eventsOnly
  ) -> FileWatcher {
    let watcher = FileWatcher(conditions: conditions, deliveringOn: queue) { [self] change in
      lock.withLock {
        list.append(change)
        lock.broadcast()
      }
    }
    watcher.watch(Set(paths))
    return watcher
  }

  var changes: [FileChange] { lock.withLock { list } }

  /// What was told, in words: the text, `…` after a provisional one, `missing`, or a problem.
  var told: [String] { changes.map(\.content.words) }

  func forget() {
    lock.withLock { list = [] }
  }

  /// Waits until the last change told says this.
  @discardableResult
  func reaches(_ words: String, within seconds: Double = 5) -> Bool {
    waits(seconds) { $0.last?.content.words == words }
  }

  /// Waits until the changes told satisfy a condition.
  func waits(_ seconds: Double = 5, until condition: ([FileChange]) -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    lock.lock()
    defer { lock.unlock() }
    while !condition(list) {
      guard lock.wait(until: end) else { return condition(list) }
    }
    return true
  }

  /// Lets everything that is under way come to its end: the last look is 20 ms after an event, and
  /// an empty file is believed after 100 ms.
  func rests(_ seconds: Double = 0.15) {
    Thread.sleep(forTimeInterval: seconds)
    EventHub.shared.queue.sync {}
    queue.sync {}
  }
}

extension FileChange.Content {
  var words: String {
    switch self {
    case .bytes(let bytes, let provisional):
      String(decoding: bytes, as: UTF8.self) + (provisional ? "…" : "")
    case .missing: "missing"
    case .unreadable(let problem): "\(problem)"
    }
  }
}

extension WatchConditions {
  /// No safety net, and one look after an event: what is found later was announced.
  static let eventsOnly = WatchConditions(
    safetyNet: .seconds(3_600),
    delays: SettlingDelays(looks: [.milliseconds(20)])
  )
}
