extension Prelude {
  /// Bars that fill, or empty, in a span of time: as they are now, with the time below them.
  static let timedProgress = Part(
    names: ["timerInterval"],
    source: """
      extension ProgressView {
        private static func share(_ span: ClosedRange<Date>, countsDown: Bool) -> Double {
          let whole = span.upperBound.timeIntervalSince(span.lowerBound)
          guard whole > 0 else { return countsDown ? 0 : 1 }
          let passed = min(max(Date().timeIntervalSince(span.lowerBound) / whole, 0), 1)
          return countsDown ? 1 - passed : passed
        }
        init(timerInterval span: ClosedRange<Date>, countsDown: Bool = true) {
          self.init(timerInterval: span, countsDown: countsDown) { EmptyView() }
        }
        init<Label: View>(
          timerInterval span: ClosedRange<Date>, countsDown: Bool = true,
          @ViewBuilder label: () -> Label
        ) {
          self.init(timerInterval: span, countsDown: countsDown, label: label) {
            Text(timerInterval: span, countsDown: countsDown)
          }
        }
        init<Label: View, CurrentValueLabel: View>(
          timerInterval span: ClosedRange<Date>, countsDown: Bool = true,
          @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> CurrentValueLabel
        ) {
          self.init(
            value: ProgressView.share(span, countsDown: countsDown), total: 1, label: label,
            currentValueLabel: currentValueLabel)
        }
      }
      """
  )
}
