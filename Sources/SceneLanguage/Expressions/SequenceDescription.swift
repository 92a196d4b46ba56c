/// What Swift's library makes of sequences that are lists here, as `print` shows it: by its name and
/// what it is made of.
struct DescribedSequence {
  /// The name of the type with what it is generic over.
  let name: String
  let parts: [(label: String, value: SceneValue, type: SceneType)]
}

/// The result of a function such as `reversed()` or `zip`, used as `Any`.
struct SequenceDescription: BoundExpression {
  private let name: String
  private let labels: [String]
  private let bases: [any BoundExpression]
  private let generics: [SceneType]
  let span: SourceSpan
  var type: SceneType { .any }

  /// `nil` for other expressions, and where Swift gives an array.
  init?(_ expression: any BoundExpression) {
    guard let call = expression as? EntryCallExpression,
      let form = SequenceDescription.forms[call.entry.name], expression.type.isArray
    else { return nil }
    bases = ([call.receiver] + call.arguments.plainExpressions).compactMap(\.self)
    let areWhole = bases.allSatisfy { SequenceDescription.isCollection($0) }
    guard bases.count == form.labels.count, areWhole,
      !form.isBidirectional || bases.allSatisfy(\.type.isBidirectional)
    else { return nil }
    (name, labels) = (form.name, form.labels)
    generics = bases.map(\.type)
    span = expression.span
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try bases.map { try $0.evaluate(in: frame) }
    let types = generics.map { frame.concrete($0) }
    let text = "\(name)<\(types.map(\.runtimeName).joined(separator: ", "))>"
    let parts = values.indices.map { (labels[$0], values[$0], types[$0]) }
    return .native(
      NativeBox(DescribedSequence(name: text, parts: parts), type: .named(name, types))
    )
  }

  private static let forms: [String: (name: String, labels: [String], isBidirectional: Bool)] = [
    "reversed": ("ReversedCollection", ["_base"], true),
    "enumerated": ("EnumeratedSequence", ["_base"], false),
    "zip": ("Zip2Sequence", ["_sequence1", "_sequence2"], false),
  ]

  /// Whether Swift too has one of its plain collections there.
  private static func isCollection(_ base: any BoundExpression) -> Bool {
    if base is EntryPropertyExpression || base.type.isOpen { return false }
    if let call = base as? EntryCallExpression {
      return forms[call.entry.name] == nil && call.entry.name != "stride"
        && call.entry.name != "repeatElement"
    }
    switch base.type {
    case .array, .dictionary, .string, .substring: return true
    case .named(let name, _):
      return ["Set", "ArraySlice", "Range", "ClosedRange"].contains(name)
    default: return false
    }
  }
}

extension BoundArguments {
  /// The arguments that are written, each once.
  fileprivate var plainExpressions: [any BoundExpression] {
    arguments.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
  }
}

extension SceneType {
  fileprivate var isArray: Bool { if case .array = self { true } else { self == .string } }

  fileprivate var isBidirectional: Bool {
    switch self {
    case .array, .string, .substring: true
    case .named(let name, _): ["ArraySlice", "Range", "ClosedRange"].contains(name)
    default: false
    }
  }
}
