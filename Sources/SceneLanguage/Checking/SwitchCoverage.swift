/// Which values the cases of a switch take, and which they leave.
///
/// The question is whether a new row of patterns takes a value that no row before it takes, after
/// Luc Maranget, "Warnings for pattern matching" (2007): split by the first column's constructors,
/// and ask again with the parts in its place.
struct SwitchCoverage {
  /// The patterns of the cases so far that have no `where`.
  private var rows: [[PatternShape]] = []
  private let type: SceneType
  private var literals: Set<String> = []
  /// Bounds the work: a switch with very many nested cases is taken for complete.
  private var stepsLeft = 20_000

  init(of type: SceneType) { self.type = type }

  /// Adds a case, and tells whether it takes a value that no case before it takes.
  mutating func add(_ shape: PatternShape) -> Bool {
    if case .some(let literal?) = shape {
      rows.append([shape])
      return literals.insert(literal).inserted && missing(for: [.any]) != nil
    }
    let isUseful = takesMore([shape])
    rows.append([shape])
    return isUseful
  }

  /// Whether a pattern with a `where`, which may let values pass, takes any value at all.
  mutating func takesMore(_ shape: PatternShape) -> Bool { takesMore([shape]) }

  /// The patterns of the values that no case takes: a few of them, the first ones.
  mutating func missingPatterns() -> [String]? {
    var found: [String] = []
    var copy = self
    while found.count < 6, let row = copy.missing(for: [.any]) {
      guard let shape = row.first, copy.stepsLeft > 0 else { break }
      found.append(shape.spelled(of: type))
      // What is left of a type without end is told by one word.
      if case .any = shape { return [] }
      copy.rows.append([shape])
    }
    return found.isEmpty ? nil : found
  }

  private mutating func takesMore(_ row: [PatternShape]) -> Bool {
    missing(for: row) != nil
  }

  private mutating func missing(for row: [PatternShape]) -> [PatternShape]? {
    missing(for: row, of: [type], in: rows)
  }

  /// A row of patterns inside `row` for values that `rows` leave; `nil` when they leave none.
  private mutating func missing(
    for row: [PatternShape],
    of types: [SceneType],
    in rows: [[PatternShape]]
  ) -> [PatternShape]? {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return nil }
    guard let first = row.first, let type = types.first else { return rows.isEmpty ? [] : nil }
    let rest = Array(row.dropFirst())
    let otherTypes = Array(types.dropFirst())
    switch first {
    case .made(let constructor, let parts):
      return missing(constructor, parts, rest, type, otherTypes, in: rows)
    case .some:
      // Only rows that take everything here take what this one takes.
      let remaining = rows.compactMap { $0.first?.isAny == true ? Array($0.dropFirst()) : nil }
      return missing(for: rest, of: otherTypes, in: remaining).map { [first] + $0 }
    case .any:
      let constructors = type.patternConstructors
      guard !constructors.isEmpty, rows.contains(where: { $0.first?.isMade == true }) else {
        let remaining = rows.compactMap { $0.first?.isAny == true ? Array($0.dropFirst()) : nil }
        return missing(for: rest, of: otherTypes, in: remaining).map { [.any] + $0 }
      }
      for constructor in constructors {
        let parts = type.parts(of: constructor).map { _ in PatternShape.any }
        if let found = missing(constructor, parts, rest, type, otherTypes, in: rows) {
          return found
        }
      }
      return nil
    }
  }

  private mutating func missing(
    _ constructor: PatternConstructor,
    _ parts: [PatternShape],
    _ rest: [PatternShape],
    _ type: SceneType,
    _ otherTypes: [SceneType],
    in rows: [[PatternShape]]
  ) -> [PatternShape]? {
    let partTypes = type.parts(of: constructor)
    let split = rows.compactMap { row -> [PatternShape]? in
      switch row.first {
      case .made(constructor, let inner)? where inner.count == parts.count:
        inner + row.dropFirst()
      case .any?: parts.map { _ in .any } + row.dropFirst()
      default: nil
      }
    }
    let types = (partTypes.count == parts.count ? partTypes : parts.map { _ in .unknown })
    guard let found = missing(for: parts + rest, of: types + otherTypes, in: split) else {
      return nil
    }
    return [.made(constructor, Array(found.prefix(parts.count)))] + found.dropFirst(parts.count)
  }
}

extension PatternShape {
  fileprivate var isAny: Bool { if case .any = self { true } else { false } }
  fileprivate var isMade: Bool { if case .made = self { true } else { false } }

  /// The pattern as a scene would write it.
  func spelled(of type: SceneType) -> String {
    guard case .made(let constructor, let parts) = self else { return "_" }
    let types = type.parts(of: constructor)
    let inner = zip(parts, types).map { $0.spelled(of: $1) }
    switch constructor {
    case .boolean(let value): return "\(value)"
    case .optionalNone: return "nil"
    case .optionalSome: return ".some(\(inner.joined()))"
    case .tuple: return "(" + inner.joined(separator: ", ") + ")"
    case .enumerationCase(let index):
      guard case .declared(let declaration, _) = type, index < declaration.cases.count else {
        return "_"
      }
      let found = declaration.cases[index]
      if parts.isEmpty { return "." + found.name }
      let labelled = zip(found.signature.parameters, inner).map { parameter, text in
        (parameter.label.map { "\($0): " } ?? "") + text
      }
      return "." + found.name + "(" + labelled.joined(separator: ", ") + ")"
    }
  }
}

extension SceneType {
  /// The ways in which values of the type are made; none where there are too many to list.
  fileprivate var patternConstructors: [PatternConstructor] {
    switch self {
    case .declared(let declaration, _) where declaration.kind == .enumeration:
      declaration.cases.map { .enumerationCase($0.index) }.filter { constructor in
        // What holds a value that there cannot be is never made.
        !parts(of: constructor).contains(.never)
      }
    case .named("Bool", _): [.boolean(true), .boolean(false)]
    case .optional: [.optionalSome, .optionalNone]
    case .tuple: [.tuple]
    default: []
    }
  }

  /// The types of the parts of a value made in one way.
  fileprivate func parts(of constructor: PatternConstructor) -> [SceneType] {
    switch (self, constructor) {
    case (.declared(let declaration, let arguments), .enumerationCase(let index))
    where index < declaration.cases.count:
      let substitution = declaration.generics(arguments)
      return declaration.cases[index].signature.parameters.map {
        $0.type.substituting(substitution)
      }
    case (.optional(let wrapped), .optionalSome): return [wrapped]
    case (.tuple(let elements), .tuple): return elements.map(\.type)
    default: return []
    }
  }
}
