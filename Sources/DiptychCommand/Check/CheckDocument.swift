internal import PreviewPipeline
internal import SceneLanguage

/// A check as one JSON document: that of a scene, with the previews and diagnostics of all.
enum CheckDocument {
  /// The document up to its previews.
  static func head(file: String?) -> String {
    "{\n  \"schema\": 1,\n  \"file\": \(JSONValue.optional(file)),\n  \"previews\": ["
  }

  /// A preview as an element of the document, which tells its file.
  static func text(_ preview: LaidOutPreview, of report: PreviewReport) -> String {
    guard case .object(let members) = preview.json() else { return "{}" }
    return JSONValue.object([("file", .string(report.file))] + members).text(indentation: 4)
  }

  /// What became of the picture of a scene; `nil` where there is none.
  static func picture(of scene: CheckedScene) -> JSONValue? {
    func value(_ state: String, _ path: String, _ difference: String?) -> JSONValue {
      .object([
        ("file", .string(scene.file)), ("picture", .string(path)), ("state", .string(state)),
        ("difference", .optional(difference)),
      ])
    }
    return switch scene.picture {
    case .none, .same: nil
    case .changed(let path, let difference): value("changed", path, difference)
    case .recorded(let path): value("recorded", path, nil)
    }
  }

  /// The document from the end of its previews.
  static func tail(
    console: [JSONValue],
    diagnostics: [JSONValue],
    pictures: [JSONValue],
    _ summary: CheckSummary
  ) -> String {
    let stale = summary.stale.map { path in
      JSONValue.object([
        ("file", .null), ("picture", .string(path)), ("state", .string("stale")),
        ("difference", .null),
      ])
    }
    let counts: [(String, Int)] = [
      ("scenes", summary.sceneCount), ("errors", summary.errorCount),
      ("warnings", summary.warningCount), ("changed", summary.changedCount),
      ("recorded", summary.recordedCount), ("stale", summary.stale.count),
      ("failures", summary.failureCount),
    ]
    let members: [(String, JSONValue)] = [
      ("console", .array(console)),
      ("diagnostics", .array(diagnostics)),
      ("pictures", .array(pictures + stale)),
      ("summary", .object(counts.map { ($0, .number(Double($1))) })),
    ]
    return "]"
      + members.map { ",\n  \"\($0)\": \($1.text(indentation: 2))" }.joined() + "\n}\n"
  }
}
