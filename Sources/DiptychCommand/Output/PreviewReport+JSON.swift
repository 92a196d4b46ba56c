internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

extension PreviewReport {
  /// The report as the interface that others build on: keys are added, never changed.
  ///
  /// - Parameter showsGuides: Whether views tell their safe areas and margins.
  /// - Returns: The report.
  func json(showingGuides showsGuides: Bool = false) -> JSONValue {
    .object([
      ("schema", .number(1)),
      ("file", .string(file)),
      ("previews", .array(previews.map { $0.json(showingGuides: showsGuides) })),
      ("console", .array(console.map { .string($0) })),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

extension LaidOutPreview {
  /// The preview as an element of ``PreviewReport/json(showingGuides:)``.
  ///
  /// - Parameter showsGuides: Whether views tell their safe areas and margins.
  /// - Returns: The preview.
  func json(showingGuides showsGuides: Bool = false) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .optional(name)),
      ("canvas", .array([.number(canvas.width), .number(canvas.height)])),
    ]
    if let screen = trees.values.first?.screen { members.append(("safeArea", screen.json)) }
    for (key, direction) in [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)] {
      guard let tree = trees[direction] else { continue }
      let views = tree.views.map { $0.json(showsGuides ? tree.nodes[$0.node].guides : []) }
      members.append((key, .object([("views", .array(views))])))
    }
    return .object(members)
  }
}

extension ViewRecord {
  /// The view as an element of ``PreviewReport/json(showingGuides:)``.
  func json(_ guides: [PlacedGuide] = []) -> JSONValue {
    let kept = guides.map { ($0.kind == .safeArea ? "safeArea" : "margins", $0.frame.json) }
    return .object(
      [
        ("path", .string(path)),
        ("type", .string(type)),
        ("id", .optional(identifier)),
        ("frame", frame.json),
        ("line", source.map { .number(Double($0.line)) } ?? .null),
        ("column", source.map { .number(Double($0.column)) } ?? .null),
      ] + kept
    )
  }
}

extension PlacedTree {
  /// The safe area of the canvas, in points; `nil` where all of it is safe.
  fileprivate var screen: CGRect? {
    nodes.first?.guides.first {
      $0.kind == .safeArea && $0.bounds == CGRect(origin: .zero, size: size)
        && $0.frame != $0.bounds
    }?.frame
  }
}

extension CGRect {
  /// x, y, width and height.
  fileprivate var json: JSONValue {
    .array([origin.x, origin.y, size.width, size.height].map { .number($0) })
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
