extension Prelude {
  /// Work that is done later, unless it is cancelled before: after the picture.
  static let workItems = Part(
    names: ["DispatchWorkItem"],
    source: """
      class DispatchWorkItem {
        private let work: () -> Void
        private(set) var isCancelled = false
        init(block: @escaping () -> Void) { work = block }
        func cancel() { isCancelled = true }
        func perform() {
          if !isCancelled { work() }
        }
      }
      extension DispatchQueue {
        func async(execute workItem: DispatchWorkItem) { workItem.perform() }
        func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {}
        func asyncAfter(wallDeadline: DispatchTime, execute workItem: DispatchWorkItem) {}
      }
      """
  )
}
