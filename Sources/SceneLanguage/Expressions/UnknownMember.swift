internal import SwiftSyntax

/// `.name` of a type that shows only while the scene runs.
struct UnknownMemberExpression: BoundExpression {
  let name: String
  let span: SourceSpan
  var type: SceneType { .unknown }

  func evaluate(in frame: Frame) throws -> SceneValue {
    throw SceneStop(.unsupportedMember(name, type: "Any"), at: span)
  }
}

extension Binder {
  /// `.name` or `.name(…)` beside a value whose type shows only while the scene runs.
  func member(
    ofUnknown type: SceneType,
    _ syntax: ExprSyntax,
    _ hint: SceneType
  ) -> (any BoundExpression)? {
    guard type.unwrapped.isUnknown, hint.isOpen else { return nil }
    let call = syntax.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? syntax).as(MemberAccessExprSyntax.self)
    guard let access, access.base == nil else { return nil }
    if let call { bindForDiagnostics(callArguments(of: call)) }
    let name = access.declName.baseName.identifierText
    return UnknownMemberExpression(name: name, span: span(access.declName))
  }
}
