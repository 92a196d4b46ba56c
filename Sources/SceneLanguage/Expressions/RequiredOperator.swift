internal import SwiftSyntax

/// An operator that a protocol requires, with operands whose types show when the scene runs.
struct RequiredOperatorExpression: BoundExpression {
  let name: String
  /// The operator's functions of the scene.
  let witnesses: [FunctionDeclaration]
  let arguments: BoundArguments
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let values = try arguments.evaluate(in: frame)
    let fitting = witnesses.filter { function in
      values.indices.allSatisfy { values[$0].isInstance(of: function.operandType($0)) }
    }
    let function = fitting.first { !$0.takesOptionals } ?? fitting.first
    guard let function else {
      let types = values.map { "\($0.type)" }
      throw SceneStop(
        .operandMismatch(operator: name, left: types.first ?? "", right: types.last ?? ""),
        at: span
      )
    }
    return try tracing(span) {
      try function.apply(to: values, frame.evaluation, at: span)
    }
  }
}

extension ExprSyntax {
  /// Whether this is `.some(…)` or `.none`.
  var namesOptionalCase: Bool {
    let member = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let access = member.as(MemberAccessExprSyntax.self), access.base == nil else {
      return false
    }
    return ["some", "none"].contains(access.declName.baseName.text)
  }
}
