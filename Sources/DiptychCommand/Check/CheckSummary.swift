internal import PreviewPipeline
internal import SceneLanguage

/// What a check came to, counted.
struct CheckSummary {
  var sceneCount = 0
  var errorCount = 0
  var warningCount = 0
  var changedCount = 0
  var recordedCount = 0
  /// The paths that could not be checked at all, and pictures that could not be written.
  var failureCount: Int
  /// The recorded pictures of scenes that are gone.
  var stale: [String] = []

  init(failures: Int) {
    failureCount = failures
  }

  mutating func add(_ scene: CheckedScene) {
    guard !scene.isSkipped else { return }
    sceneCount += 1
    errorCount += scene.diagnostics.count { $0.severity == .error }
    warningCount += scene.diagnostics.count { $0.severity == .warning }
    if scene.problem != nil { failureCount += 1 }
    switch scene.picture {
    case .changed: changedCount += 1
    case .recorded: recordedCount += 1
    case .same, .none: break
    }
  }

  func succeeds(isStrict: Bool, isRecording: Bool) -> Bool {
    errorCount == 0 && failureCount == 0 && changedCount == 0
      && (stale.isEmpty || isRecording) && (!isStrict || warningCount == 0)
  }

  /// The counts in a line: "12 scenes, 1 error, 2 warnings, 1 changed picture".
  var text: String {
    var parts = [Self.count(sceneCount, "scene")]
    if errorCount > 0 { parts.append(Self.count(errorCount, "error")) }
    if warningCount > 0 { parts.append(Self.count(warningCount, "warning")) }
    if changedCount > 0 { parts.append(Self.count(changedCount, "changed picture")) }
    if recordedCount > 0 { parts.append(Self.count(recordedCount, "recorded picture")) }
    if !stale.isEmpty { parts.append(Self.count(stale.count, "stale picture")) }
    if failureCount > 0 { parts.append(Self.count(failureCount, "failure")) }
    return parts.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
