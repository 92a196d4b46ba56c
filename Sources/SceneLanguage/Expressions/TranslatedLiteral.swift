internal import Diptych

/// A literal where a text is wanted that would be translated: Swift makes a key of it.
struct TranslatedLiteral: BoundExpression {
  private let literal: any BoundExpression
  /// The literal where a text, a symbol, or a number is put into it.
  private let decorated: InterpolatedString?

  /// `nil` for what is no literal: a string that the scene computes is shown as it is.
  init?(_ expression: any BoundExpression) {
    guard expression is StringLiteral || expression is InterpolatedString else { return nil }
    literal = expression
    decorated = (expression as? InterpolatedString).flatMap { $0.hasLooks || $0.isKey ? $0 : nil }
  }

  /// Whether nothing is put into it.
  var isPlain: Bool { literal is StringLiteral }
  var span: SourceSpan { literal.span }
  var type: SceneType { literal.type }

  func evaluate(in frame: Frame) throws -> SceneValue {
    if let decorated {
      let key = try decorated.key(in: frame)
      try placing(at: span) { try frame.evaluation.charge(elements: key.string.utf8.count) }
      return .native(NativeBox(key, type: .string))
    }
    let value = try literal.evaluate(in: frame)
    guard let string = String.read(value) else { return value }
    return .native(NativeBox(LocalizedStringKey(string), type: .string))
  }
}

/// `.init(text)` where a key is wanted: of whatever text, computed or not, it makes a key.
struct TranslatedText: BoundExpression {
  private let text: any BoundExpression
  var span: SourceSpan { text.span }
  var type: SceneType { text.type }

  init(_ text: any BoundExpression) { self.text = text }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try text.evaluate(in: frame)
    if case .native = value { return value }
    return String.read(value).map { LocalizedStringKey.made(of: LocalizedStringKey($0)) } ?? value
  }
}

extension LocalizedStringKey {
  /// A key of a text, as a value of a scene.
  static func made(of key: LocalizedStringKey) -> SceneValue {
    .native(NativeBox(key.isTranslated ? key : LocalizedStringKey(key.string), type: .string))
  }
}

extension Parameter where Value == LocalizedStringKey {
  /// A title: a key where it is a literal, and else a string that is shown as it is.
  static func translated(_ label: String) -> Parameter {
    Parameter(label, type: .string, isTranslated: true) { value, _ in
      if case .native(let box) = value, let key = box.value as? LocalizedStringKey { return key }
      guard let string = String.read(value) else {
        throw SceneStop(.valueMismatch("\(value.type)", expected: "String"))
      }
      return LocalizedStringKey(verbatim: string)
    }
  }
}
