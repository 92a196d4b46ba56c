/// A whole number of `UInt64` or `UInt` above the greatest `Int`; all others are plain.
struct WideNumber: NativeValue, Hashable, Comparable, CustomStringConvertible {
  static var sceneName: String { "UInt64" }
  let value: UInt64
  var description: String { "\(value)" }
  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension SceneValue {
  /// A whole number, plain where `Int` can hold it.
  static func whole(_ value: UInt64) -> SceneValue {
    Int(exactly: value).map { .int($0) } ?? WideNumber(value: value).sceneValue
  }

  /// The lowest bits of a whole number as a type has them.
  static func whole(bits: UInt64, of name: String) -> SceneValue {
    IntegerBounds.isWide(name)
      ? .whole(bits) : .int(IntegerBounds.truncating(Int(truncatingIfNeeded: bits), to: name))
  }

  /// The bits of a whole number; `nil` for other values.
  var bits: UInt64? {
    switch self {
    case .int(let value): UInt64(truncatingIfNeeded: value)
    case .native(let box): (box.value as? WideNumber)?.value
    default: nil
    }
  }

  /// A number with a fraction as `Float` holds it, and several of them; other values as they are.
  var shortened: SceneValue {
    switch self {
    case .double(let value): .double(Double(Float(value)))
    case .array(let values): .array(values.map(\.shortened))
    default: self
    }
  }

  /// A whole number with its sign; `nil` for other values.
  var wholeNumber: Int128? {
    switch self {
    case .int(let value): Int128(value)
    case .native(let box): (box.value as? WideNumber).map { Int128($0.value) }
    default: nil
    }
  }

  fileprivate var isBoxed: Bool { if case .native = self { true } else { false } }
}

extension BinaryOperator {
  /// Applies the operator where the result is of a type that may hold other numbers than `Int`.
  func apply(
    _ left: SceneValue,
    _ right: SceneValue,
    _ evaluation: Evaluation,
    as type: SceneType
  ) throws -> SceneValue {
    guard case .named(let name, _) = type, name != "Int" else {
      return try apply(left, right, evaluation)
    }
    if type == .substring {
      return .substring(try apply(left, right, evaluation).textPart)
    }
    if type == .float {
      return try apply(left.shortened, right.shortened, evaluation).shortened
    }
    if type.isInteger || left.isBoxed || right.isBoxed,
      IntegerBounds.isWide(name) || !type.isInteger,
      let result = try applyWide(left, right)
    {
      return result
    }
    var right = right
    // The distance counts in the bits that the type has.
    if self == .maskedShiftLeft || self == .maskedShiftRight, case .int(let distance) = right {
      right = .int(distance & (IntegerBounds.bitWidth(of: name) - 1))
    }
    let result = try apply(left, right, evaluation)
    guard type.isInteger, case .int(let value) = result else { return result }
    let bounds = IntegerBounds.of(name)
    if bounds.contains(value) { return result }
    switch self {
    case .overflowAdd, .overflowSubtract, .overflowMultiply, .shiftLeft, .maskedShiftLeft:
      return .int(IntegerBounds.truncating(value, to: name))
    default: throw SceneStop(.overflow(rawValue))
    }
  }

  /// Applies the operator to whole numbers of `UInt64`; `nil` for other values.
  private func applyWide(_ left: SceneValue, _ right: SceneValue) throws -> SceneValue? {
    guard let first = left.wholeNumber, let second = right.wholeNumber,
      let one = left.bits, let two = right.bits
    else { return nil }
    switch self {
    case .add: return try within(first + second)
    case .subtract: return try within(first - second)
    case .multiply:
      let (product, overflow) = one.multipliedReportingOverflow(by: two)
      if overflow { throw SceneStop(.overflow(rawValue)) }
      return .whole(product)
    case .divide, .remainder:
      if two == 0 { throw SceneStop(.divisionByZero) }
      return .whole(self == .divide ? one / two : one % two)
    case .overflowAdd: return .whole(one &+ two)
    case .overflowSubtract: return .whole(one &- two)
    case .overflowMultiply: return .whole(one &* two)
    case .bitAnd: return .whole(one & two)
    case .bitOr: return .whole(one | two)
    case .bitXor: return .whole(one ^ two)
    case .shiftLeft: return .whole(one << second)
    case .shiftRight: return .whole(one >> second)
    case .maskedShiftLeft: return .whole(one &<< two)
    case .maskedShiftRight: return .whole(one &>> two)
    case .less: return .bool(first < second)
    case .lessOrEqual: return .bool(first <= second)
    case .greater: return .bool(first > second)
    case .greaterOrEqual: return .bool(first >= second)
    case .equal, .identical, .matches: return .bool(first == second)
    case .notEqual, .notIdentical: return .bool(first != second)
    }
  }

  private func within(_ result: Int128) throws -> SceneValue {
    guard let value = UInt64(exactly: result) else { throw SceneStop(.overflow(rawValue)) }
    return .whole(value)
  }
}

extension LibraryEntry {
  /// Whether a call may make numbers of `Float` in a form that serves other types too.
  func mayMakeFloats(of receiver: SceneType?, as type: SceneType) -> Bool {
    if case .parameter? = receiver { return !type.isInteger && type != .bool }
    return kind == .function && isGeneric && type.isMadeOfFloats
  }
}

extension SceneType {
  /// Whether this is `Float`, or several of it.
  var isMadeOfFloats: Bool {
    if case .array(let element) = self { element == .float } else { self == .float }
  }
}
