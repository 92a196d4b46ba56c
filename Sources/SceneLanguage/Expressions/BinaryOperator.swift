/// The operators of the library with two operands.
enum BinaryOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case identical = "==="
  case notIdentical = "!=="
  case overflowAdd = "&+"
  case overflowSubtract = "&-"
  case overflowMultiply = "&*"
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case maskedShiftLeft = "&<<"
  case maskedShiftRight = "&>>"
  case matches = "~="

  /// The type of the result for operands of two types; `nil` when they do not fit.
  static func result(
    of name: String,
    _ left: SceneType,
    _ right: SceneType,
    _ binder: Binder
  ) -> SceneType? {
    switch name {
    case "==", "!=":
      // What is kept as any value conforms to nothing, but may be compared with nothing at all.
      if left == .any && right == .any
        || left.unwrapped == .any && right.isScalar || right.unwrapped == .any && left.isScalar
      {
        return nil
      }
      // A number or a text is of no type that only the caller knows.
      if left.isScalar && binder.lacksArithmetic(right)
        || right.isScalar && binder.lacksArithmetic(left)
      {
        return nil
      }
      let comparable =
        left.isOpen || right.isOpen || left.isFreeParameter || right.isFreeParameter
        || binder.isWhole(left) && binder.isWhole(right)
        || !left.unwrapped.isOtherPrecision(than: right.unwrapped)
          && (binder.isConvertible(left, to: right) || binder.isConvertible(right, to: left))
      // An optional may stand beside `nil`, whatever it wraps; generic types have constraints that
      // are checked where they are made.
      return comparable && granted(left, "Equatable", binder) && granted(right, "Equatable", binder)
        ? .bool : nil
    case "===", "!==": return .bool
    case "<", ">", "<=", ">=":
      if left.isOpen || right.isOpen { return .bool }
      if left == .any || right == .any { return nil }
      if left.isOptional || right.isOptional || binder.isUnordered(left) { return nil }
      // Whole numbers of every width are compared by what they count.
      if binder.isWhole(left) && binder.isWhole(right) { return .bool }
      let ordered =
        binder.isConvertible(left, to: right) && isOrdered(left)
        && !left.isOtherPrecision(than: right)
        && granted(left, "Comparable", binder)
      return ordered ? .bool : nil
    case "~=": return .bool
    default: return arithmetic(name, left, right, binder)
    }
  }

  /// Whether a type conforms to a protocol, as far as the scene's own types tell.
  private static func granted(_ type: SceneType, _ name: String, _ binder: Binder) -> Bool {
    switch type {
    case .declared, .function: binder.satisfies(type, .named(name))
    case .array(.tuple), .array(.function): name != "Equatable"
    case .array(.declared(let element, let arguments)) where name == "Equatable":
      element.kind == .protocol
        || binder.satisfies(.declared(element, arguments), .named(name))
    case .parameter(let parameter) where name == "Equatable":
      !binder.isBare(parameter) || binder.isEquatable(type)
    default: true
    }
  }

  private static func isOrdered(_ type: SceneType) -> Bool {
    switch type {
    case .named("Bool", _), .named("View", _), .array, .dictionary, .function: false
    case .named(let name, _): name != "Color" && name != "CGSize" && name != "CGPoint"
    default: true
    }
  }

  private static func arithmetic(
    _ name: String,
    _ left: SceneType,
    _ right: SceneType,
    _ binder: Binder
  ) -> SceneType? {
    if left.isFloatingPoint && right.isFloatingPoint {
      if left.isOtherPrecision(than: right) { return nil }
      return ["+", "-", "*", "/"].contains(name) ? (left == .cgFloat ? left : right) : nil
    }
    if left.isInteger && right.isInteger {
      // A shift takes any whole number as its distance.
      return left == right || name.hasSuffix("<<") || name.hasSuffix(">>") ? left : nil
    }
    if left.isOpen || right.isOpen {
      if left.isMember, left == right { return left }
      let known = left.isOpen ? right : left
      return known.isOptional ? nil : known.isFloatingPoint || known.isInteger ? known : .unknown
    }
    switch (left, right) {
    case (.parameter, .parameter) where left == right:
      return binder.lacksOperator(name, left) ? nil : left
    case (.parameter, _) where right.isInteger || right.isFloatingPoint:
      let isWhole = right.isFloatingPoint && binder.isWholeAtMost(left)
      return binder.lacksOperator(name, left) || isWhole ? nil : left
    case (_, .parameter) where left.isInteger || left.isFloatingPoint:
      let isWhole = left.isFloatingPoint && binder.isWholeAtMost(right)
      return binder.lacksOperator(name, right) || isWhole ? nil : right
    case (.named, .named), (.parameter, .named), (.named, .parameter):
      guard name == "+", binder.isAnyText(left), binder.isAnyText(right) else { break }
      // A text of whatever type takes the type of the other, to which it is added.
      return left == .string || left == .substring ? left : right
    default: break
    }
    switch (left, right) {
    case (.named("Text", _), .named("Text", _)) where name == "+": return left
    case (.named("Angle", _), .named("Angle", _)) where name == "+" || name == "-": return left
    case (.named("Angle", _), _) where right.isFloatingPoint && (name == "*" || name == "/"):
      return left
    case (.named("Duration", _), .named("Duration", _)):
      return name == "+" || name == "-" ? left : name == "/" ? .double : nil
    case (.named("Duration", _), _) where right.isInteger || right == .double:
      return name == "*" || name == "/" ? left : nil
    case (_, .named("Duration", _)) where left.isInteger || left == .double:
      return name == "*" ? right : nil
    case (.named("Date", _), _), (.named("DispatchTime", _), _):
      guard name == "+" || name == "-" else { return nil }
      return right.isFloatingPoint || right == .named("DispatchTimeInterval") ? left : nil
    case (.named("UILayoutPriority", _), _) where name == "+" || name == "-":
      return right.isFloatingPoint ? left : nil
    case (.array(let element), .array(let other)) where name == "+":
      if element.isOpen { return right }
      if other.isOpen || element == other || binder.isConvertible(other, to: element) {
        return left
      }
      return binder.isConvertible(element, to: other) ? right : nil
    case _ where name == "+":
      guard let element = binder.elementType(of: left), element == binder.elementType(of: right)
      else { return nil }
      return [left, right].first { binder.isReplaceable($0) }
    default: return nil
    }
  }
}

extension Binder {
  /// Whether values of a type are whole numbers, of whatever type.
  func isWhole(_ type: SceneType) -> Bool {
    if case .parameter(let name) = type { return isConstrained(name, to: "BinaryInteger") }
    return type.isInteger
  }

  /// Whether values of a type are collections that elements can be added to.
  fileprivate func isReplaceable(_ type: SceneType) -> Bool {
    switch type {
    case .array, .named("ArraySlice", _), .named("RangeReplaceableCollection", _): true
    case .parameter(let name): isConstrained(name, to: "RangeReplaceableCollection")
    default: type.isText
    }
  }
}

/// An operator of the library between two operands.
struct BinaryExpression: BoundExpression {
  let operation: BinaryOperator
  let left: any BoundExpression
  let right: any BoundExpression
  let symbol: SourceSpan
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let left = try left.evaluate(in: frame)
    let right = try right.evaluate(in: frame)
    var type = type
    if case .parameter = type { type = frame.concrete(type) }
    if case .double(let left) = left, case .double(let right) = right, type != .float {
      switch operation {
      case .add: return .double(left + right)
      case .subtract: return .double(left - right)
      case .multiply: return .double(left * right)
      case .divide: return .double(left / right)
      case .less: return .bool(left < right)
      case .greater: return .bool(left > right)
      default: break
      }
    }
    return try placing(at: symbol) {
      operation == .matches
        ? .bool(try left.matches(right, frame.evaluation))
        : try operation.apply(left, right, frame.evaluation, as: type)
    }
  }
}
