internal import SwiftSyntax

/// A function, method, or initializer that a scene declares.
///
/// Unchecked: written while binding, by one thread, and never afterwards.
final class FunctionDeclaration: @unchecked Sendable {
  let name: String
  let span: SourceSpan
  let scope: DeclarationScope
  var signature: Signature
  var isMutating = false
  /// Whether it takes its receiver away from where that is.
  var isConsuming = false
  /// Whether it says that it stands in place of a superclass's, or that nothing may, as each
  /// static one does.
  var isOverride = false
  var isFinal = false
  /// Whether a call may throw, or wait.
  var isThrowing = false
  /// Whether it throws on what its arguments throw.
  var isRethrowing = false
  var isAsynchronous = false
  /// Whether an attribute names the actor that it runs on, so that others wait for it.
  var isIsolated = false
  /// Whether that actor is the main one.
  var isOnMainActor = false
  /// Whether it says that it belongs to no actor.
  var isNonisolated = false
  /// Whether a call may drop what it returns.
  var isDiscardable = false
  /// What calls of it would show, were it supported: told where the scene calls it.
  var unsupported: String?
  /// Where it may be called.
  var access = AccessLevel.everywhere
  var isStatic = false
  /// What subclasses have in place of this one.
  var overrides: [(owner: TypeDeclaration, function: FunctionDeclaration)] = []
  var isOverridden: Bool { !overrides.isEmpty }
  /// Whether an initializer may return `nil`.
  var isFailable = false
  /// Whether an initializer of a class leads to another one of the class.
  var isConvenience = false
  var builder: BuilderKind?
  /// The type in `throws(Type)`.
  var thrownType: TypeSyntax?
  let code: FunctionCode
  let parameterSyntax: [FunctionParameterSyntax]
  /// What stands behind its arrow; `nil` without one.
  let resultSyntax: TypeSyntax?
  let body: CodeBlockItemListSyntax?
  /// Whether it stands in an extension: an initializer there leaves the memberwise one in place.
  var isInExtension = false
  /// What is known of a call besides its types; a type that is thrown may turn out to be `Never`.
  var traits: FunctionTraits {
    FunctionTraits(
      throwsErrors: isThrowing && thrownType == nil,
      waits: isAsynchronous,
      leavesOutResult: body != nil && body?.resultType == nil
    )
  }
  /// Whether its name is an operator's.
  var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
  /// Whether it only names what a protocol requires.
  var isRequirement: Bool { body == nil }
  /// Whether what it gives may be missing, and is unwrapped where it is used.
  var isImplicitlyUnwrapped: Bool {
    resultSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      || body?.parent?.parent?.as(InitializerDeclSyntax.self)?.optionalMark?.tokenKind
        == .exclamationMark
  }

  init(
    name: String,
    span: SourceSpan,
    scope: DeclarationScope,
    signature: Signature,
    parameterSyntax: [FunctionParameterSyntax],
    resultSyntax: TypeSyntax? = nil,
    body: CodeBlockItemListSyntax?
  ) {
    self.name = name
    self.span = span
    self.scope = scope
    self.signature = signature
    self.parameterSyntax = parameterSyntax
    self.resultSyntax = resultSyntax
    self.body = body
    code = FunctionCode(name: name)
    code.declaration = self
  }
}

/// A subscript that a scene declares.
final class SubscriptDeclaration: Sendable {
  let function: FunctionDeclaration
  let setterSyntax: AccessorDeclSyntax?
  let setter: FunctionCode

  init(function: FunctionDeclaration, setterSyntax: AccessorDeclSyntax?) {
    self.function = function
    self.setterSyntax = setterSyntax
    setter = FunctionCode(name: "subscript")
  }
}
