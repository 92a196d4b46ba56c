internal import FileWatching
internal import PreviewPipeline
internal import SceneLanguage

/// The line at the foot of the screen: which scene, how fast, what is wrong.
struct StatusLine {
  let state: WatchState

  /// The parts of the line, the most important first.
  var parts: [String] {
    var parts = [name]
    if let problem = state.scene.flatMap({ state.files[$0]?.problem }) { parts.append(problem) }
    if let count = errorCount { parts.append(count) }
    if state.scene.flatMap({ state.files[$0]?.isProvisional }) == true {
      parts.append("still being written")
    }
    if let latency = state.latency { parts.append(Self.text(of: latency)) }
    if let note = state.modeNote { parts.append(note) }
    if let line = state.errorLine { parts.append(line) }
    parts.append("? keys")
    return parts
  }

  private var name: String {
    guard let scene = state.scene else { return "no scenes here yet; save one as NAME.swift" }
    if state.newest == nil, state.files[scene] == nil { return "\(scene) (waiting for it)" }
    return state.scenes.count > 1
      ? "\(scene) (\(state.chosen + 1) of \(state.scenes.count))" : "\(scene)"
  }

  private var errorCount: String? {
    guard let report = state.newest else { return nil }
    let errors = report.diagnostics.count { $0.severity == .error }
    let warnings = report.diagnostics.count { $0.severity == .warning }
    var parts: [String] = []
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The time from a save to the screen, such as `0.8 ms`.
  static func text(of latency: Duration) -> String {
    let (seconds, attoseconds) = latency.components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    return tenths < 1_000 ? "\(tenths / 10).\(tenths % 10) ms" : "\(tenths / 10) ms"
  }
}
