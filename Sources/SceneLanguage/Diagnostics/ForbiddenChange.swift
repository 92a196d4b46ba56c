/// A change of something that cannot be changed.
package struct ForbiddenChange: Sendable, Hashable {
  /// How the change is written.
  package enum Form: Sendable {
    case assignmentToValue
    case assignmentToProperty
    case assignmentThroughSubscript
    case mutatingOperator
    case mutatingMember
    case mutatingGetter
    case inoutArgument
  }

  /// Why there is no changing it.
  package enum Reason: Sendable, Hashable {
    case constant(String)
    case selfIsImmutable
    /// What is changed only after it is unwrapped.
    case immutable(String)
    case getOnlyProperty(String)
    case getOnlySubscript
    case literal
    /// A literal of several elements.
    case literalOf(String)
    case result(of: String?)
    /// The result of an operator, as messages call that.
    case operatorResult(String)
    /// A value of a type, of which nothing more is said.
    case expression(String)
    case inaccessibleSetter(String)
    case value
    case method(String)
  }

  package var form: Form
  package var reason: Reason
}

extension ForbiddenChange {
  /// The message, as the Swift compiler words it.
  var wording: String {
    switch (form, reason) {
    case (.assignmentToValue, .result(let name)):
      "expression is not assignable: "
        + (name.map { "'\($0)' returns immutable value" } ?? "function call returns immutable value")
    case (.assignmentToValue, .operatorResult(let subject)):
      "expression is not assignable: \(subject) returns immutable value"
    case (.assignmentToValue, .expression(let type)), (.assignmentToValue, .literalOf(let type)):
      "cannot assign to immutable expression of type '\(type)'"
    case (.assignmentToValue, .value):
      "expression is not assignable"
    case (.mutatingMember, .literalOf(let type)):
      "\(deed) of type '\(type)'"
    default:
      deed + ": " + cause
    }
  }

  private var deed: String {
    switch form {
    case .assignmentToValue: "cannot assign to value"
    case .assignmentToProperty: "cannot assign to property"
    case .assignmentThroughSubscript: "cannot assign through subscript"
    case .mutatingOperator: "left side of mutating operator isn't mutable"
    case .mutatingMember: "cannot use mutating member on immutable value"
    case .mutatingGetter: "cannot use mutating getter on immutable value"
    case .inoutArgument: "cannot pass immutable value as inout argument"
    }
  }

  private var cause: String {
    switch reason {
    case .constant(let name) where name.hasPrefix("$"): "'\(name)' is immutable"
    case .constant(let name): "'\(name)' is a 'let' constant"
    case .selfIsImmutable: "'self' is immutable"
    case .immutable(let name): "'\(name)' is immutable"
    case .getOnlyProperty(let name): "'\(name)' is a get-only property"
    case .getOnlySubscript: "subscript is get-only"
    case .literal, .literalOf: "literals are not mutable"
    case .result(nil): "function call returns immutable value"
    case .result(let name?): "'\(name)' returns immutable value"
    case .operatorResult(let subject): "\(subject) returns immutable value"
    case .inaccessibleSetter(let name): "'\(name)' setter is inaccessible"
    case .value, .expression: "immutable expression"
    case .method(let name): "'\(name)' is a method"
    }
  }
}
