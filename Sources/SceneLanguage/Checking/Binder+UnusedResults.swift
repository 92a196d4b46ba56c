internal import SwiftSyntax

extension Binder {
  /// Warns that nobody wants the value of an expression that stands as a statement.
  ///
  /// Of the library's functions only those of values that Swift's own library has are told of: what
  /// others give may be meant to be dropped.
  func warnOfUnusedResult(_ value: any BoundExpression, _ syntax: ExprSyntax) {
    if let attempt = syntax.as(TryExprSyntax.self) {
      guard let inner = value as? TryExpression else {
        return warnOfUnusedResult(value, attempt.expression)
      }
      if !inner.isOptional { return warnOfUnusedResult(inner.value, attempt.expression) }
      guard inner.value.type != .void, !inner.value.type.isOpen else { return }
      return report(.resultUnused("result of 'try?'"), at: span(syntax), severity: .warning)
    }
    if let attempt = syntax.as(AwaitExprSyntax.self) {
      return warnOfUnusedResult(value, attempt.expression)
    }
    if value.isMethodItself || value.isFunctionByName {
      let isAbove = syntax.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
      return report(
        value.changesReceiver ? .mutatingAsValue : .functionUnused,
        at: isAbove ? value.span : anchor(of: value.span)
      )
    }
    if syntax.is(ClosureExprSyntax.self) {
      return report(.resultUnused("closure expression"), at: span(syntax))
    }
    guard let mistake = unusedResult(value, syntax) else { return }
    report(mistake, at: anchor(of: value.span), severity: .warning)
  }

  private func unusedResult(
    _ value: any BoundExpression,
    _ syntax: ExprSyntax
  ) -> SceneMistake? {
    switch value {
    case is IntLiteral: return .resultUnused("integer literal")
    case is DoubleLiteral: return .resultUnused("floating-point literal")
    case is BoolLiteral: return .resultUnused("boolean literal")
    case is StringLiteral, is InterpolatedString: return .resultUnused("string literal")
    case let binary as BinaryExpression:
      return .resultUnused("result of operator '\(binary.operation.rawValue)'")
    case is LogicalExpression:
      return nil
    case is NegationExpression: return .resultUnused("result of operator '-'")
    case is NotExpression: return .resultUnused("result of operator '!'")
    case is LocalExpression, is FieldExpression, is SubscriptExpression, is TupleElementExpression,
      is ForceUnwrapExpression, is ComputedPropertyExpression, is ArrayLiteral,
      is TernaryExpression, is DictionaryLiteral, is TupleExpression:
      return value.type.isOpen || value.type == .void ? nil : unused(part: value)
    case let property as EntryPropertyExpression:
      guard let owner = property.base?.type,
        isPlain(owner) || isObject(owner)
      else { return nil }
      return unused(part: property)
    default: break
    }
    guard !value.type.isOpen, value.type != .void, value.type != .never,
      value.type != .optional(.void), !value.type.mentionsParameters,
      syntax.is(FunctionCallExprSyntax.self)
    else { return nil }
    switch value {
    case let call as FunctionCallExpression: return unusedResult(of: call.code)
    case let call as MutatingCallExpression: return unusedResult(of: call.code)
    case let call as EntryCallExpression:
      let entry = call.entry
      if entry.kind == .initializer, !entry.isDiscardable, let owner = value.type.memberOwner {
        if value.type.isScalar { return nil }
        let name = syntax.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        let told = value.type == .view ? name.map(declaredName(ofView:)) : owner
        return .resultUnused("result of '\(told ?? owner)' initializer")
      }
      if entry.kind == .function, Self.plainFunctions.contains(entry.name) {
        return .resultUnused("result of call to '\(entry.name)'")
      }
      guard entry.kind == .method, !entry.isDiscardable, let owner = call.receiver?.type,
        isPlain(owner) || conforms(value.type, to: .view)
      else { return nil }
      return .resultUnused(
        Self.call(of: entry.name, isObject(owner) ? call.shortSignature : entry.signature)
      )
    case let call as ValueCallExpression where call.function.type.functionType != nil:
      return .resultUnused("result of call to function returning '\(value.type)'")
    case is MemberwiseExpression, is InitializerCallExpression:
      guard case .declared(let declaration, _) = value.type else { return nil }
      return .resultUnused("result of '\(declaration.name)' initializer")
    default: return nil
    }
  }

  private func unusedResult(of code: FunctionCode) -> SceneMistake? {
    guard let declaration = code.declaration, !declaration.isDiscardable,
      !declaration.isOperator, !isOfPrelude(declaration.span)
    else { return nil }
    return .resultUnused(Self.call(of: declaration.name, declaration.signature))
  }

  /// What is told of a part of a value that is only named: the compiler tells a place apart that
  /// could be changed.
  private func unused(part value: any BoundExpression) -> SceneMistake {
    guard isChangeable(value) else { return .unusedResult("\(value.type)") }
    return switch value {
    case is LocalExpression, is TupleElementExpression, is ForceUnwrapExpression:
      .resultUnused("variable")
    case is SubscriptExpression: .resultUnused("subscript is accessed but result")
    case is FieldExpression, is ComputedPropertyExpression, is EntryPropertyExpression:
      .resultUnused("property is accessed but result")
    default: .unusedResult("\(value.type)")
    }
  }

  /// The functions of Swift's library that do nothing but give a value.
  private static let plainFunctions: Set<String> = ["abs", "max", "min", "zip"]

  /// Whether the type is one of Swift's own library.
  private func isPlain(_ owner: SceneType) -> Bool {
    owner.isScalar || Self.plainOwners.contains(owner.memberOwner ?? "")
  }

  /// The types, most of Swift's library, whose methods without an effect give a value to be used.
  private static let plainOwners: Set<String> = [
    "Array", "ArraySlice", "Character", "ClosedRange", "Dictionary", "Range", "Set",
    "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
  ]

  /// A call as the compiler names it: with the labels, where there are any.
  private static func call(of name: String, _ signature: Signature) -> String {
    "result of call to '\(signature.spelled(named: name))'"
  }
}

extension BoundExpression {
  /// Whether it is a function or method that is not called.
  fileprivate var isMethodItself: Bool {
    self is FunctionReference || self is EntryReference || self is DynamicMethodReference
  }

  /// Whether it is a method that changes its receiver.
  fileprivate var changesReceiver: Bool {
    switch self {
    case let reference as FunctionReference: reference.code.declaration?.isMutating == true
    case let reference as EntryReference: reference.entry.isMutating
    default: false
    }
  }

  /// Whether it is a variable or a property that holds a function.
  fileprivate var isFunctionByName: Bool {
    guard case .function = type else { return false }
    return self is LocalExpression || self is FieldExpression || self is GlobalExpression
  }
}

extension FunctionScope {
  /// Whether this is the closure of a task, which keeps the value of its only expression.
  var givesToTask: Bool {
    guard let literal, literal.statements.count == 1 else { return false }
    return literal.nameOfReceiver == "Task" || literal.nameOfReceiver == "detached"
  }
}

extension EntryCallExpression {
  /// What is called; objects have methods of their own for the arguments that are left out.
  fileprivate var shortSignature: Signature {
    var signature = entry.signature
    signature.parameters = zip(signature.parameters, arguments.arguments).compactMap {
      if case .omitted = $1 { nil } else { $0 }
    }
    return signature
  }
}
