extension Prelude {
  /// What keeps threads apart, of which a scene has one.
  static let locks = Part(
    names: [
      "NSLock", "NSRecursiveLock", "DispatchSemaphore", "DispatchGroup", "DispatchTimeoutResult",
      "Thread",
    ],
    source: """
      class NSLock {
        var name: String?
        init() {}
        func lock() {}
        func unlock() {}
        func `try`() -> Bool { true }
        func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
      }
      class NSRecursiveLock: NSLock {}
      class DispatchSemaphore {
        private var count: Int
        init(value: Int) { count = value }
        @discardableResult func signal() -> Int {
          count += 1
          return 0
        }
        func wait() { count -= 1 }
      }
      enum DispatchTimeoutResult { case success, timedOut }
      class DispatchGroup {
        private var count = 0
        private var reactions: [() -> Void] = []
        init() {}
        func enter() { count += 1 }
        func leave() {
          count -= 1
          if count == 0 {
            let waiting = reactions
            reactions = []
            for reaction in waiting { reaction() }
          }
        }
        func wait() {}
        func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
          count == 0 ? .success : .timedOut
        }
        func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
          if count == 0 { work() } else { reactions.append(work) }
        }
      }
      class Thread {
        static let isMainThread = true
        static let current = Thread()
        static let main = Thread()
        var name: String? = "main"
        var isMainThread: Bool { true }
        init() {}
        static func sleep(forTimeInterval seconds: TimeInterval) {}
      }
      """
  )
}
