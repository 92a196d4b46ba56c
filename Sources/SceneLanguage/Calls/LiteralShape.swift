internal import SwiftSyntax

/// A literal as far as the choice among overloads asks about it.
///
/// Most arguments are plain literals, and most overloads are told apart by them: what they would
/// become is known without binding them for each.
enum LiteralShape {
  /// A text whose interpolations, if any, are right.
  case string
  /// A whole number that every integer type but the smallest can hold.
  case integer
  /// A number with a fraction.
  case fraction
}

/// Whether a literal can be what a parameter takes.
enum LiteralFit {
  case fits(preference: Int)
  case fails
}

extension Binder {
  /// The shape of an argument that is a plain literal; `nil` for every other.
  func shape(ofLiteral argument: CallArgument) -> LiteralShape? {
    guard argument.bound == nil else { return nil }
    switch argument.expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return node.plainValue == nil ? nil : .integer
    case .floatLiteralExpr: return .fraction
    case .stringLiteralExpr(let node):
      // What stands in interpolations does not depend on the place of the text.
      return node.value != nil || attempt { bind(argument.expression) }.succeeded ? .string : nil
    default: return nil
    }
  }

  /// How a literal fits a parameter; `nil` where only binding it can tell.
  func fit(_ literal: LiteralShape, _ expected: SceneType) -> LiteralFit? {
    let wanted = expected.unwrapped
    // A type of the scene may be made of literals, and a generic parameter may be any type.
    guard case .named(let name, _) = wanted, name != "Any" else { return nil }
    let type: SceneType
    switch literal {
    case .string:
      if wanted == .character { return nil }
      type = wanted == .substring ? wanted : .string
    case .integer where wanted.isFloatingPoint: type = wanted
    case .integer:
      if wanted.isInteger, wanted != .int { return nil }
      type = .int
    case .fraction: type = wanted.isFloatingPoint ? wanted : .double
    }
    guard isConvertible(type, to: expected) else {
      let letter = "ExpressibleByExtendedGraphemeClusterLiteral"
      return literal == .string && library.conforms(name, to: letter) ? nil : .fails
    }
    let preference = preference(of: type, for: expected)
    // Of `pow(2.0, 3)` with decimal and with other numbers people mean the second.
    return .fits(preference: literal == .fraction && type == .decimal ? preference - 2 : preference)
  }
}
