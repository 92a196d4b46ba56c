/// Tells why the arguments of a call fit none of the candidates.
extension Binder {
  func tellMismatch(
    _ candidates: [Callable],
    _ arguments: [CallArgument],
    at place: SourceSpan,
    nameSpan: SourceSpan
  ) -> any BoundExpression {
    defer { bindForDiagnostics(arguments) }
    let nearest = candidates.min { first, second in
      distance(first, arguments) < distance(second, arguments)
    }
    guard let nearest,
      case .mismatched(let missing, let extra) =
        ArgumentMatching(arguments, to: nearest.signature.parameters)
    else { return ErroneousExpression(span: place) }
    let parameters = nearest.signature.parameters
    switch ArgumentMatching.reason(arguments, parameters, missing: missing, extra: extra) {
    case .labels(let have, let expected, let position):
      tell(labels: have, expected: expected, position, arguments)
    case .missing(let parameters):
      let names = parameters.map {
        nearest.signature.parameters[$0].missingName(position: $0)
      }
      let end = SourceSpan(file: place.file, start: max(place.start, place.end - 1), end: place.end)
      if names.count == 1 {
        report(.missingArgument(names[0]), at: end)
      } else {
        report(.missingArguments(names.joined(separator: ", ")), at: end)
      }
    case .extra(let positions):
      tell(extra: positions, arguments)
    }
    return ErroneousExpression(span: place)
  }

  private func tell(
    labels have: String,
    expected: String,
    _ position: Int,
    _ arguments: [CallArgument]
  ) {
    let argument = arguments[position]
    let wanted = expected.split(separator: ":", omittingEmptySubsequences: false)
    let label = position < wanted.count ? String(wanted[position]) : ""
    let place = argument.labelSpan ?? argument.span
    var fixIts: [SceneFixIt] = []
    if let labelSpan = argument.labelSpan, label != "_" {
      fixIts = [
        SceneFixIt(
          message: "replace '\(argument.label ?? "")' with '\(label)'",
          range: labelSpan.start..<labelSpan.end,
          replacement: label
        )
      ]
    } else if let labelSpan = argument.labelSpan {
      fixIts = [
        SceneFixIt(
          message: "remove the label",
          range: labelSpan.start..<argument.span.start,
          replacement: ""
        )
      ]
    } else if label != "_" {
      fixIts = [
        SceneFixIt(
          message: "insert '\(label): '",
          range: argument.span.start..<argument.span.start,
          replacement: label + ": "
        )
      ]
    }
    let count = arguments.filter { !$0.isTrailing }.count
    let single = count == 1
    report(
      .wrongLabels(
        have: single ? (argument.label.map { $0 + ":" } ?? "") : have,
        expected: single ? (label == "_" ? "" : label + ":") : expected
      ),
      at: place,
      fixIts: fixIts
    )
  }

  private func tell(extra positions: [Int], _ arguments: [CallArgument]) {
    for position in positions {
      let argument = arguments[position]
      if argument.isFirstTrailing {
        report(.extraTrailingClosure, at: argument.span)
      } else {
        report(
          .extraArgument(argument.label.map { $0 }),
          at: argument.labelSpan ?? argument.span
        )
      }
    }
  }

  /// How far a candidate is from what was written: labels that occur and numbers of arguments.
  private func distance(_ candidate: Callable, _ arguments: [CallArgument]) -> Int {
    let parameters = candidate.signature.parameters
    let labels = parameters.map(\.label)
    var result = 0
    for argument in arguments where !argument.isFirstTrailing {
      if labels.contains(argument.label) { continue }
      let near = argument.label.flatMap { label in
        nearestName(to: label, among: labels.compactMap { $0 })
      }
      result += near == nil ? 4 : 1
    }
    let hasClosure = arguments.contains(where: \.isFirstTrailing)
    if hasClosure && !parameters.contains(where: \.takesTrailingClosure) { result += 4 }
    let required = parameters.filter { !$0.canBeLeftOut }
    result +=
      2
      * required.filter { parameter in
        !arguments.contains { $0.label == parameter.label || $0.isFirstTrailing }
      }.count
    return result
  }
}
