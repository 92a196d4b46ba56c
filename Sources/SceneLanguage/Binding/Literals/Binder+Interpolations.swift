internal import SwiftSyntax

/// What a literal with something put into it is for.
enum TextKind {
  /// A text as it stands.
  case plain
  /// A text that is translated.
  case key
  /// What the library makes of it.
  case other
}

extension Binder {
  /// Binds what is put into a text, with what is said of how it is written.
  func bind(interpolation node: ExpressionSegmentSyntax) -> InterpolatedString.Segment {
    guard let first = node.expressions.first else {
      report(.missingArgument("#1"), at: span(node.rightParen))
      return .text("")
    }
    if let own = bind(ownInterpolation: node) { return .value(own) }
    if let text = bind(timerInterpolation: node) { return .value(text) }
    if let label = first.label, textKind != .other {
      report(.extraneousLabels("\(label.text):", isPlural: false), at: span(node.leftParen))
    }
    let value = bind(first.expression)
    let isCast =
      first.expression.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(UnresolvedAsExprSyntax.self)
      } == true
    if node.expressions.count == 1, !isCast { warnOfOptional(inText: value) }
    guard let second = node.expressions.dropFirst().first else {
      return .value(SequenceDescription(value) ?? value)
    }
    if let mistake = mistake(ofLabelsIn: node, second) {
      let isExtra = if case .extraArgument = mistake { true } else { false }
      report(mistake, at: isExtra ? span(second.expression) : span(node.leftParen))
      if isExtra, let name = second.expression.firstImplicitName {
        report(.implicitMemberWithoutType(name.text), at: span(name))
      }
      return .value(value)
    }
    switch second.label?.text {
    case "specifier":
      let specifier = bind(second.expression, as: .string) { .cannotConvertArgument($0, to: $1) }
      return .formatted(value, specifier: specifier)
    case "format":
      let style = bind(second.expression, expecting: .named("FormatStyle"))
      if style.type.isScalar {
        report(
          .requiresConformance(
            "instance method 'appendInterpolation(_:format:)'",
            type: "\(style.type)",
            protocolName: "FormatStyle"
          ),
          at: span(node.leftParen)
        )
      }
      return .value(FormattedValue(value: value, style: style, span: span(node)))
    case "style":
      return .value(
        DatedText(
          date: value,
          style: bind(second.expression, as: .named("Text.DateStyle")) {
            .cannotConvertArgument($0, to: $1)
          },
          span: span(node)
        )
      )
    case "default":
      let fallback = bind(second.expression, as: .string) { .cannotConvertArgument($0, to: $1) }
      guard value.type.isOptional || value.type.isOpen else { return .value(value) }
      return .value(
        CoalescingExpression(
          optional: value,
          fallback: fallback,
          span: span(node),
          type: value.type.unwrapped
        )
      )
    default:
      return .value(value)
    }
  }

  /// An interval of time in a text that is translated: `\(timerInterval: start...end)`.
  private func bind(timerInterpolation node: ExpressionSegmentSyntax) -> (any BoundExpression)? {
    guard node.expressions.first?.label?.text == "timerInterval", textKind != .plain else {
      return nil
    }
    return construct(
      .named("Text"),
      callArguments(in: node.expressions),
      at: span(node),
      expecting: .named("Text")
    )
  }

  /// What is wrong with the labels in an interpolation: a text that is not translated takes a value
  /// and at most what stands for `nil`.
  private func mistake(
    ofLabelsIn node: ExpressionSegmentSyntax,
    _ second: LabeledExprSyntax
  ) -> SceneMistake? {
    let labels = node.expressions.map { ($0.label?.text ?? "_") + ":" }.joined()
    let known: [String]
    switch textKind {
    case .plain: known = ["default"]
    case .key: known = ["format", "formatter", "specifier", "style"]
    case .other: known = ["format", "formatter", "specifier", "style", "default"]
    }
    guard let label = second.label?.text else {
      return .missingLabels("\(textKind == .plain ? "default" : "specifier"):", isPlural: false)
    }
    if known.contains(label) { return nil }
    if let near = nearestName(to: label, among: known) ?? (label == "specifier" ? known[0] : nil) {
      return .wrongLabels(have: labels, expected: "_:\(near):", isPlural: false)
    }
    return .extraArgument(label)
  }

  /// An interpolation that the scene adds to texts: `\(number, padded: 3)`.
  private func bind(ownInterpolation node: ExpressionSegmentSyntax) -> (any BoundExpression)? {
    let owner = "String.StringInterpolation"
    let place = span(node)
    guard program.extensions[owner] != nil, let function else { return nil }
    let methods = members("appendInterpolation", of: .named(owner)).declared
    let labels = node.expressions.map { $0.label?.text }
    let first = node.expressions.first.map { node in
      attempt { bind(node.expression) }.result.type
    }
    let candidates = methods.compactMap { member -> FunctionDeclaration? in
      guard case .method(let method) = member else { return nil }
      let parameters = method.signature.parameters
      if let first, let wanted = parameters.first?.type, isAbstract(first, beside: wanted) {
        return nil
      }
      return parameters.filter { !$0.canBeLeftOut }.count <= labels.count
        && labels.allSatisfy { label in parameters.contains { $0.label == label } } ? method : nil
    }
    if candidates.isEmpty { return nil }
    let text = function.declare("_", type: .named(owner), isMutable: true, span: place)
    let trial = { [self] in
      call(
        candidates.map { callable($0, receiver: LocalExpression(text, span: place), at: place) },
        callArguments(in: node.expressions),
        at: place,
        nameSpan: place,
        expecting: .void
      )
    }
    guard attempt(trial).succeeded else { return nil }
    return OwnInterpolation(variable: text, call: trial(), span: place)
  }
}
