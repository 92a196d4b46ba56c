extension Prelude {
  /// How far a piece of work has come, and the bar that shows it.
  static let workProgress = Part(
    names: ["Progress", "ProgressReporting"],
    source: """
      protocol ProgressReporting { var progress: Progress { get } }
      class Progress: ObservableObject {
        var totalUnitCount: Int64
        var completedUnitCount: Int64 = 0
        var isCancellable = true
        var isPausable = false
        var isPaused = false
        private(set) var isCancelled = false
        var kind: String?
        var cancellationHandler: (() -> Void)?
        private var children: [(part: Progress, share: Int64)] = []
        private var ownDescription: String?
        private var ownAdditionalDescription: String?
        init() { totalUnitCount = 0 }
        init(totalUnitCount: Int64) { self.totalUnitCount = totalUnitCount }
        init(totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
          self.totalUnitCount = totalUnitCount
          parent.addChild(self, withPendingUnitCount: pendingUnitCount)
        }
        static func discreteProgress(totalUnitCount: Int64) -> Progress {
          Progress(totalUnitCount: totalUnitCount)
        }
        func addChild(_ child: Progress, withPendingUnitCount count: Int64) {
          children.append((child, count))
        }
        var fractionCompleted: Double {
          guard totalUnitCount > 0 else { return 0 }
          let ofParts = children.reduce(0.0) { $0 + $1.part.fractionCompleted * Double($1.share) }
          return (Double(completedUnitCount) + ofParts) / Double(totalUnitCount)
        }
        var isIndeterminate: Bool { totalUnitCount < 0 || completedUnitCount < 0 }
        var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }
        var localizedDescription: String {
          get { ownDescription ?? "\\(Int(fractionCompleted * 100))% completed" }
          set { ownDescription = newValue }
        }
        var localizedAdditionalDescription: String {
          get { ownAdditionalDescription ?? "\\(completedUnitCount) of \\(totalUnitCount)" }
          set { ownAdditionalDescription = newValue }
        }
        func cancel() {
          isCancelled = true
          cancellationHandler?()
        }
        func pause() { isPaused = true }
        func resume() { isPaused = false }
      }
      extension ProgressView {
        init(_ progress: Progress) {
          self.init(value: progress.fractionCompleted, total: 1) {
            Text(progress.localizedDescription)
          } currentValueLabel: {
            Text(progress.localizedAdditionalDescription)
          }
        }
      }
      """
  )
}
