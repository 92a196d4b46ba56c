internal import PreviewPipeline

extension WatchState {
  /// How long after the first sign of a save a mistake in it is shown.
  ///
  /// Some writers save in two steps, and what stands after the first is no mistake of the author's.
  static let patience = Duration.milliseconds(20)

  /// How long a report has to wait before it is taken; `nil` if not at all.
  func delay(of report: PreviewReport, at now: ContinuousClock.Instant) -> Duration? {
    guard report.hasErrors, newest != nil, let noticed else { return nil }
    let left = Self.patience - noticed.duration(to: now)
    return left > .zero ? left : nil
  }

  /// Takes the newest report of the chosen scene.
  mutating func take(_ report: PreviewReport) {
    if !report.hasErrors {
      // Another choice of directions makes a new report too, but moves nothing.
      if awaitsReport { earlier = good }
      good = report
      findMoves()
      dropAdjustments(notIn: report)
    }
    newest = report
    awaitsReport = false
    messages = MessageLine.lines(of: report)
    messageScroll = 0
    if let preview, preview >= report.previews.count, !report.hasErrors { self.preview = nil }
  }

  /// Notes how long the newest save took, when a frame is about to show it for the first time.
  mutating func takeLatency(at now: ContinuousClock.Instant) {
    guard let noticed, !awaitsReport, newest != nil else { return }
    latency = noticed.duration(to: now)
    self.noticed = nil
  }
}
