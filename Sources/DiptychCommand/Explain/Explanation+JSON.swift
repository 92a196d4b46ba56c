internal import LayoutEngine
internal import PreviewPipeline
internal import SceneLanguage

/// An account as data: the document of a scene, with steps instead of views.
extension Explanation {
  var json: JSONValue {
    .object([
      ("schema", .number(1)),
      ("file", .string(report.file)),
      ("previews", .array(previews.map(json))),
      ("console", .array(report.console.map { .string($0) })),
      ("diagnostics", .array(report.diagnostics.map(\.json))),
    ])
  }

  private func json(_ explained: ExplainedPreview) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .optional(explained.preview.name)),
      ("canvas", .lengths(explained.preview.canvas.width, explained.preview.canvas.height)),
    ]
    for direction in explained.directions {
      var own: [(String, JSONValue)] = []
      if let view = direction.view { own.append(("view", view.json())) }
      own.append(("steps", .array(direction.steps.map(json))))
      members.append((direction.direction == .leftToRight ? "ltr" : "rtl", .object(own)))
    }
    return .object(members)
  }

  private func json(_ explained: ExplainedStep) -> JSONValue {
    let step = explained.step
    let frame = explained.frame
    return .object([
      ("title", .string(step.title)),
      ("kind", .string(step.kind == .view ? "view" : "modifier")),
      ("path", .optional(explained.path)),
      ("id", .optional(explained.identifier)),
      ("depth", .number(Double(explained.depth))),
      ("proposal", .array([.proposed(step.proposal.width), .proposed(step.proposal.height)])),
      ("answer", .lengths(step.answer.width, step.answer.height)),
      ("origin", .lengths(step.origin.x, step.origin.y)),
      ("mirrored", .string(step.isMirrored ? "yes" : "no")),
      ("frame", .lengths(frame.minX, frame.minY, frame.width, frame.height)),
      (
        "reasons",
        .array(
          (explained.reasons + [explained.mirroring].compactMap(\.self)).map {
            .string($0)
          }
        )
      ),
      ("line", step.source.map { .number(Double($0.line)) } ?? .null),
      ("column", step.source.map { .number(Double($0.column)) } ?? .null),
    ])
  }
}

extension JSONValue {
  fileprivate static func lengths(_ lengths: CGFloat...) -> JSONValue {
    .array(lengths.map { .number($0) })
  }

  /// A proposed length: `null` asks for the ideal, and JSON has no infinity.
  fileprivate static func proposed(_ length: CGFloat?) -> JSONValue {
    guard let length else { return .null }
    return length.isInfinite ? .string("infinity") : .number(length)
  }
}
