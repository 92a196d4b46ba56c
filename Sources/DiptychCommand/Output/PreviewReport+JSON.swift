internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

extension PreviewReport {
  /// The report as the interface that others build on: keys are added, never changed.
  var json: JSONValue {
    .object([
      ("schema", .number(1)),
      ("file", .string(file)),
      ("previews", .array(previews.map(\.json))),
      ("console", .array(console.map { .string($0) })),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension LaidOutPreview {
  /// The preview as an element of ``PreviewReport/json``.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .optional(name)),
      ("canvas", .array([.number(canvas.width), .number(canvas.height)])),
    ]
    for (key, direction) in [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)] {
      guard let tree = trees[direction] else { continue }
      members.append((key, .object([("views", .array(tree.views.map(\.json)))])))
    }
    return .object(members)
  }
}

extension ViewRecord {
  fileprivate var json: JSONValue {
    .object([
      ("path", .string(path)),
      ("type", .string(type)),
      ("id", .optional(identifier)),
      (
        "frame",
        .array(
          [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
            .number($0)
          }
        )
      ),
      ("line", source.map { .number(Double($0.line)) } ?? .null),
      ("column", source.map { .number(Double($0.column)) } ?? .null),
    ])
  }
}

extension SceneDiagnostic {
  /// The diagnostic as an element of ``PreviewReport/json``; what a lint found tells its rule.
  var json: JSONValue {
    let rule: [(String, JSONValue)] = lint.map { [("rule", .string($0.rawValue))] } ?? []
    return .object(
      [
        ("severity", .string(severity.rawValue)),
        ("message", .string(message)),
        ("file", .string(file)),
        ("line", .number(Double(line))),
        ("column", .number(Double(column))),
        ("fixIts", .array(fixIts.map { .string($0.message) })),
      ] + rule
    )
  }
}
