internal import Diptych

/// A whole number in the source.
struct IntLiteral: BoundExpression {
  let value: Int
  let span: SourceSpan
  var type: SceneType = .int

  func evaluate(in frame: Frame) -> SceneValue { .int(value) }
}

/// A whole number in the source above the greatest `Int`.
struct WideLiteral: BoundExpression {
  let value: UInt64
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue { .whole(value) }
}

/// A literal in generic code, which shows only when the code runs what it makes.
struct GenericLiteral: BoundExpression {
  let literal: any BoundExpression
  /// The label of the initializer that makes a value of a scene's type of it.
  let label: String
  let type: SceneType
  var span: SourceSpan { literal.span }

  init(_ literal: any BoundExpression, label: String, _ type: SceneType) {
    self.literal = literal
    self.label = label
    self.type = type
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try literal.evaluate(in: frame)
    let concrete = frame.concrete(type)
    switch (value, concrete) {
    case (.int(let whole), _) where concrete.isFloatingPoint: return .double(Double(whole))
    case (.double, .float): return value.shortened
    case (_, .decimal): return DecimalNumber.read(value)?.sceneValue ?? value
    case (.string(let text), .character): return text.first.map { .character($0) } ?? value
    case (_, .declared(let declaration, _)) where declaration.takes(literal: label):
      return try frame.evaluation.staticMember("init", [label], of: concrete, [value], at: span)
    default: return value
    }
  }
}

extension TypeDeclaration {
  /// Whether a literal makes a value of the type, by the initializer with this label.
  fileprivate func takes(literal label: String) -> Bool {
    members.initializers.contains { $0.signature.parameters.map(\.label) == [label] }
  }
}

/// A number with a fraction, or a whole number where a fraction is expected.
struct DoubleLiteral: BoundExpression {
  let value: Double
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue {
    type == .decimal ? DecimalNumber(value).sceneValue : .double(value)
  }
}

struct BoolLiteral: BoundExpression {
  let value: Bool
  let span: SourceSpan
  var type: SceneType { .bool }

  func evaluate(in frame: Frame) -> SceneValue { .bool(value) }
}

/// A text without interpolations.
struct StringLiteral: BoundExpression {
  let value: String
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue {
    if type == .character, let character = value.first { return .character(character) }
    return type == .substring ? .substring(SubstringValue(value[...])) : .string(value)
  }
}

struct NilLiteral: BoundExpression {
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) -> SceneValue { .null }
}

/// A text with interpolations.
struct InterpolatedString: BoundExpression {
  enum Segment: Sendable {
    case text(String)
    case value(any BoundExpression)
    /// A number in the form of C's `printf`.
    case formatted(any BoundExpression, specifier: any BoundExpression)
  }

  let segments: [Segment]
  let span: SourceSpan
  var type: SceneType { .string }

  /// Whether a text, a symbol, or a value in a form is put into it, which keeps its looks or follows
  /// its surroundings where a text is made.
  var hasLooks: Bool {
    segments.contains { segment in
      guard case .value(let expression) = segment else { return false }
      return expression.asText != nil || expression.type == .named("Text")
        || expression.type == .named("Image")
    }
  }

  /// Whether all that is put into it can stand in a key; else the text is no key in Swift.
  var isKey: Bool {
    segments.allSatisfy { segment in
      guard case .value(let expression) = segment, expression.asText == nil else {
        return true
      }
      guard case .named = expression.type else { return false }
      return ![.bool, .character, .any].contains(expression.type)
    }
  }

  /// The key that the literal makes where the looks of texts in it are kept.
  func key(in frame: Frame) throws -> LocalizedStringKey {
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for segment in segments {
      if case .value(let expression) = segment, let text = expression.asText {
        key.append(formatted: try text.text(in: frame))
        continue
      }
      if case .value(let expression) = segment,
        case .native(let box) = try expression.evaluate(in: frame)
      {
        if let text = box.value as? Text {
          key.appendInterpolation(text)
          continue
        }
        if let image = box.value as? Image {
          key.appendInterpolation(image)
          continue
        }
      }
      key.appendLiteral(try text(of: segment, in: frame, isKey: isKey))
    }
    return LocalizedStringKey(stringInterpolation: key)
  }

  private func text(
    of segment: Segment,
    in frame: Frame,
    isKey: Bool = false
  ) throws -> String {
    switch segment {
    case .text(let part):
      return part
    case .value(let expression):
      let value = try expression.evaluate(in: frame)
      let type = expression.type
      if isKey, type.isInteger || type.isFloatingPoint && type != .decimal,
        let number = LocalizedStringKey.text(ofNumber: value.formatArgument)
      {
        return number
      }
      return try frame.evaluation.text(of: value, as: frame.concrete(type))
    case .formatted(let expression, let specifier):
      let value = try expression.evaluate(in: frame)
      let format = try specifier.evaluate(in: frame).text
      return FormatSpecifier.string(from: value.formatArgument, specifier: format)
    }
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    var text = ""
    for segment in segments { text += try self.text(of: segment, in: frame) }
    try placing(at: span) { try frame.evaluation.charge(elements: text.utf8.count) }
    return .string(text)
  }
}

/// A value that the scene's own type makes of a text with interpolations.
struct GatheredInterpolation: BoundExpression {
  let variable: LocalVariable
  let start: any BoundExpression
  let parts: [any BoundExpression]
  let result: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    frame.declare(variable, try start.evaluate(in: frame))
    for part in parts { _ = try part.evaluate(in: frame) }
    return try result.evaluate(in: frame)
  }
}

/// A part of a text that a method of the scene's own writes.
struct OwnInterpolation: BoundExpression {
  let variable: LocalVariable
  let call: any BoundExpression
  let span: SourceSpan
  var type: SceneType { .string }

  func evaluate(in frame: Frame) throws -> SceneValue {
    frame.declare(variable, .string(""))
    _ = try call.evaluate(in: frame)
    return frame.read(variable.slot)
  }
}

struct ArrayLiteral: BoundExpression {
  let elements: [any BoundExpression]
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try placing(at: span) { try frame.evaluation.charge(holding: elements.count) }
    return .array(try elements.map { try $0.evaluate(in: frame) })
  }
}

struct DictionaryLiteral: BoundExpression {
  let pairs: [(key: any BoundExpression, value: any BoundExpression)]
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    try placing(at: span) { try frame.evaluation.charge(holding: pairs.count) }
    return .dictionary(
      DictionaryValue(
        try pairs.map { (try $0.key.evaluate(in: frame), try $0.value.evaluate(in: frame)) }
      )
    )
  }
}

struct TupleExpression: BoundExpression {
  let elements: [any BoundExpression]
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    if elements.isEmpty { return .void }
    try placing(at: span) { try frame.evaluation.charge(holding: elements.count) }
    return .tuple(try elements.map { try $0.evaluate(in: frame) })
  }
}

/// Joins the elements of an array literal to a value of a set type such as `Edge.Set`.
struct OptionSetLiteral: BoundExpression {
  let elements: [any BoundExpression]
  let span: SourceSpan
  let type: SceneType
  let join: @Sendable ([SceneValue]) throws -> SceneValue

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try elements.map { try $0.evaluate(in: frame) }
    return try placing(at: span) { try join(values) }
  }
}
