/// What Swift's library makes of sequences that are lists here, as `print` shows it: by its name and
/// what it is made of.
struct DescribedSequence {
  /// The name of the type with what it is generic over, or all that is shown.
  let name: String
  /// What stands in parentheses behind the name; `nil` where the name is all.
  let parts: [(label: String, value: SceneValue, type: SceneType)]?
}

/// The result of a function such as `reversed()` or `zip`, or a view of a text, used as `Any`.
struct SequenceDescription: BoundExpression {
  private let form: Form
  private let bases: [any BoundExpression]
  private let generics: [SceneType]
  let span: SourceSpan
  var type: SceneType { .any }

  /// `nil` for other expressions, and where Swift gives an array.
  init?(_ expression: any BoundExpression) {
    if let property = expression as? EntryPropertyExpression {
      guard let base = property.base, base.type.isText,
        let name = SequenceDescription.views[property.entry.name]
      else { return nil }
      self.init(Form(name, shows: .text), [base], [], at: expression.span)
      return
    }
    guard let call = expression as? EntryCallExpression, expression.type.isArray else { return nil }
    let bases = ([call.receiver] + call.arguments.plainExpressions).compactMap(\.self)
    guard let form = SequenceDescription.form(of: call.entry, bases) else { return nil }
    switch form.shows {
    case .parts where call.entry.name == "repeatElement":
      self.init(form, bases.reversed(), [bases[0].type], at: expression.span)
    case .parts:
      let areWhole = bases.allSatisfy { SequenceDescription.isCollection($0) }
      guard bases.count == form.labels.count, areWhole else { return nil }
      self.init(form, bases, bases.map(\.type), at: expression.span)
    case .type, .text:
      self.init(form, bases, [expression.type.element ?? .any], at: expression.span)
    }
  }

  private init(
    _ form: Form,
    _ bases: [any BoundExpression],
    _ generics: [SceneType],
    at span: SourceSpan
  ) {
    (self.form, self.bases, self.generics, self.span) = (form, bases, generics, span)
  }

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try bases.map { try $0.evaluate(in: frame) }
    let types = generics.map { frame.concrete($0) }
    let shown: DescribedSequence
    switch form.shows {
    case .parts:
      let text = "\(form.name)<\(types.map(\.runtimeName).joined(separator: ", "))>"
      let parts = values.indices.map { (form.labels[$0], values[$0], bases[$0].type) }
      shown = DescribedSequence(name: text, parts: parts)
    case .type:
      let list = types.map(\.qualifiedRuntimeName).joined(separator: ", ")
      shown = DescribedSequence(name: "Swift.\(form.name)<\(list)>", parts: nil)
    case .text:
      shown = DescribedSequence(name: values[0].text, parts: nil)
    }
    return .native(NativeBox(shown, type: .named(form.name, types)))
  }

  /// How a type of Swift's library shows itself.
  private struct Form {
    /// What stands for the sequence.
    enum Showing { case parts, type, text }

    let name: String
    let labels: [String]
    let shows: Showing

    init(_ name: String, _ labels: String..., shows: Showing = .parts) {
      (self.name, self.labels, self.shows) = (name, labels, shows)
    }
  }

  /// What a function of the library makes of its bases; `nil` for others.
  private static func form(of entry: LibraryEntry, _ bases: [any BoundExpression]) -> Form? {
    switch entry.name {
    case "reversed" where bases.allSatisfy(\.type.isBidirectional):
      Form("ReversedCollection", "_base")
    case "enumerated": Form("EnumeratedSequence", "_base")
    case "zip": Form("Zip2Sequence", "_sequence1", "_sequence2")
    case "joined" where bases.allSatisfy(\.type.holdsArrays): Form("FlattenSequence", "_base")
    case "repeatElement" where bases.count == 2: Form("Repeated", "count", "repeatedValue")
    case "stride":
      Form(
        entry.signature.parameters[1].label == "to" ? "StrideTo" : "StrideThrough",
        shows: .type
      )
    default: nil
    }
  }

  /// The functions that give none of Swift's plain collections.
  private static let sequences: Set<String> = [
    "enumerated", "repeatElement", "reversed", "stride", "zip",
  ]

  /// The views of a text, which show themselves as the text, with the names of their types.
  private static let views = [
    "utf8": "UTF8View", "utf16": "UTF16View", "unicodeScalars": "UnicodeScalarView",
  ]

  /// Whether Swift too has one of its plain collections there.
  private static func isCollection(_ base: any BoundExpression) -> Bool {
    if base is EntryPropertyExpression || base.type.isOpen { return false }
    if let call = base as? EntryCallExpression {
      if call.entry.name == "joined", case .array = base.type { return false }
      return !sequences.contains(call.entry.name)
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
  fileprivate var holdsArrays: Bool {
    if case .array(.array) = self { true } else { false }
  }

  fileprivate var element: SceneType? {
    if case .array(let element) = self { element } else { nil }
  }

  fileprivate var isArray: Bool { if case .array = self { true } else { self == .string } }

  fileprivate var isBidirectional: Bool {
    switch self {
    case .array, .string, .substring: true
    case .named(let name, _): ["ArraySlice", "Range", "ClosedRange"].contains(name)
    default: false
    }
  }
}
