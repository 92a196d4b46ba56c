internal import SwiftParser
internal import SwiftSyntax

extension Binder {
  /// Binds a whole number: a floating-point number where one is expected.
  func bind(
    integer node: IntegerLiteralExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    var wanted = literalType(expected)
    if let (number, only) = listedNumber, wanted.isOpen, only?.contains(place) != false {
      wanted = number
    }
    if isFilledLater(wanted), let value = node.plainValue ?? node.representedLiteralValue {
      return GenericLiteral(IntLiteral(value: value, span: place), label: "integerLiteral", wanted)
    }
    if wanted.isFloatingPoint {
      if let value = node.plainValue {
        return DoubleLiteral(value: Double(value), span: place, type: wanted)
      }
      guard let value = node.doubleValue else {
        return erroneous(.overflow(node.trimmedDescription), at: place)
      }
      return DoubleLiteral(value: value, span: place, type: wanted)
    }
    return bind(
      whole: node.plainValue ?? node.representedLiteralValue,
      node.trimmedDescription,
      as: wanted,
      at: place
    )
  }

  /// Binds `-1` where a whole number may stand; `nil` for what is no literal or makes another type.
  func bind(
    negative syntax: ExprSyntax,
    expecting expected: SceneType,
    at place: SourceSpan
  ) -> (any BoundExpression)? {
    let wanted = literalType(expected)
    guard wanted.isInteger || wanted.isUnknown,
      let node = syntax.as(IntegerLiteralExprSyntax.self)
    else { return nil }
    let text = { "-" + node.trimmedDescription }
    let value =
      (node.plainValue ?? node.representedLiteralValue).map { -$0 }
      ?? Int(text().filter { $0 != "_" })
    return bind(whole: value, text(), as: wanted, at: place)
  }

  /// A literal's number as a type of whole numbers, or what is wrong where that cannot hold it.
  private func bind(
    whole value: Int?,
    _ text: @autoclosure () -> String,
    as wanted: SceneType,
    at place: SourceSpan
  ) -> any BoundExpression {
    let type = wanted.isInteger ? wanted : .int
    let bounds = IntegerBounds.of(type.memberOwner ?? "Int")
    if let value, bounds.contains(value) {
      return IntLiteral(value: value, span: place, type: type)
    }
    if bounds.lowerBound == 0, let value, value < 0 {
      return erroneous(.negativeOverflow(text(), type: "\(type)"), at: place)
    }
    if value == nil, IntegerBounds.isWide(type.memberOwner ?? ""),
      let wide = UInt64(literal: text())
    {
      return WideLiteral(value: wide, span: place, type: type)
    }
    return erroneous(.literalOverflow(text(), type: "\(type)"), at: place)
  }

  /// The type that a literal takes, where an extension may say what a generic parameter is.
  private func literalType(_ expected: SceneType) -> SceneType {
    let wanted = expected.unwrapped
    guard case .parameter(let name) = wanted else { return wanted }
    return scope.constrainedTypes[name]?.unwrapped ?? wanted
  }

  /// Whether a number's type shows only while the scene runs.
  private func isFilledLater(_ type: SceneType) -> Bool {
    if case .parameter(let name) = type {
      return !name.hasSuffix("'") && !isClosed(toLiterals: name)
    }
    return type.isMember
  }

  /// Whether a generic parameter says that literals make values of it.
  private func isMade(_ type: SceneType, of literals: String) -> Bool {
    guard case .parameter(let name) = type else { return false }
    return scope.constraints(of: name)?.contains(.named(literals)) == true
  }

  func bind(
    float node: FloatLiteralExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let wanted = literalType(expected)
    let text = node.literal.text.filter { $0 != "_" }
    let value = Double(text) ?? 0
    if isMade(wanted, of: "ExpressibleByFloatLiteral") {
      let literal = DoubleLiteral(value: value, span: span(node), type: .double)
      return GenericLiteral(literal, label: "floatLiteral", wanted)
    }
    return DoubleLiteral(
      value: wanted == .named("Float") ? Double(Float(text) ?? Float(value)) : value,
      span: span(node),
      type: wanted.isFloatingPoint ? wanted : .double
    )
  }

  /// Binds a text, with its interpolations.
  func bind(
    string node: StringLiteralExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    let place = span(node)
    if let value = node.value {
      let wanted = literalType(expected)
      if isMade(wanted, of: "ExpressibleByStringLiteral") {
        let literal = StringLiteral(value: value, span: place, type: .string)
        return GenericLiteral(literal, label: "stringLiteral", wanted)
      }
      let isCharacter = expected.unwrapped == .character && value.count == 1
      let isOther = [.substring, .foundationText].contains(expected.unwrapped)
      let type: SceneType = isCharacter ? .character : isOther ? expected.unwrapped : .string
      return StringLiteral(value: value, span: place, type: type)
    }
    if let own = bind(interpolated: node, as: expected.unwrapped) { return own }
    let delimiters = node.openingPounds?.text ?? ""
    var segments: [InterpolatedString.Segment] = []
    for segment in node.segments.inOrder {
      switch segment {
      case .stringSegment(let text):
        let isMultiline = node.openingQuote.tokenKind == .multilineStringQuote
        segments.append(
          .text(text.unescaped(delimiters: delimiters, isMultiline: isMultiline))
        )
      case .expressionSegment(let interpolation):
        segments.append(bind(interpolation: interpolation))
      }
    }
    return InterpolatedString(segments: segments, span: place)
  }

  /// Binds parentheses: one expression in them is itself, several are a tuple.
  func bind(tuple node: TupleExprSyntax, expecting expected: SceneType) -> any BoundExpression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return bind(only.expression, expecting: expected)
    }
    var wanted: [SceneType] = []
    if case .tuple(let elements) = expected.unwrapped { wanted = elements.map(\.type) }
    let elements = node.elements.enumerated().map { index, element in
      let type = index < wanted.count ? wanted[index] : .unknown
      let value = bind(element.expression, expecting: type)
      return value.type == type ? value : make(type.unwrapped, fromLiteral: value) ?? value
    }
    let types = zip(node.elements, elements).map { syntax, element in
      SceneType.TupleElement(label: syntax.label?.text, type: element.type)
    }
    return TupleExpression(elements: elements, span: span(node), type: .tuple(types))
  }
}

extension UInt64 {
  /// The number of a literal as it stands, or `nil` where it is too great.
  fileprivate init?(literal text: String) {
    let digits = text.filter { $0 != "_" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    self.init(radix == nil ? digits : String(digits.dropFirst(2)), radix: radix ?? 10)
  }
}

extension IntegerLiteralExprSyntax {
  /// The number as a floating-point number.
  var doubleValue: Double? {
    representedLiteralValue.map(Double.init) ?? Double(literal.text.filter { $0 != "_" })
  }
}

extension IntegerLiteralExprSyntax {
  /// The value of a literal of a few decimal digits, as most are.
  var plainValue: Int? {
    let digits = literal.text.utf8
    guard digits.count <= 9 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}

extension StringLiteralExprSyntax {
  /// The value of a literal without interpolations; `nil` for any other.
  var value: String? {
    if let plainValue { return plainValue }
    let isWhole = segments.inOrder.allSatisfy { segment in
      if case .stringSegment = segment { true } else { false }
    }
    return isWhole ? representedLiteralValue : nil
  }

  /// The value of a literal of one line without escapes, as most are.
  private var plainValue: String? {
    guard openingPounds == nil, openingQuote.tokenKind == .stringQuote, segments.count == 1,
      case .stringSegment(let segment)? = segments.first
    else { return nil }
    let text = segment.content.text
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : text
  }
}
