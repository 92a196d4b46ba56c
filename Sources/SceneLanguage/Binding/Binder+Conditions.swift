internal import SwiftOperators
internal import SwiftSyntax

extension Binder {
  /// The part of an `#if` that is compiled: Diptych answers as an iPhone in a debug build.
  func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let name):
      return name.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      return !holds(node.expression)
    case .tupleExpr(let node):
      return node.elements.first.map { holds($0.expression) } ?? false
    case .sequenceExpr(let node):
      guard let folded = try? operators.foldSingle(node) else { return false }
      return holds(folded)
    case .infixOperatorExpr(let node):
      switch node.operator.trimmedDescription {
      case "&&": return holds(node.leftOperand) && holds(node.rightOperand)
      case "||": return holds(node.leftOperand) || holds(node.rightOperand)
      default: return false
      }
    case .functionCallExpr(let call):
      return holds(call)
    default:
      return false
    }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport": return Binder.builtInModules.subtracting(["AppKit"]).contains(argument)
    case "swift", "compiler": return argument.hasPrefix(">")
    case "targetEnvironment": return argument == "simulator"
    case "arch": return argument == "arm64"
    default: return false
    }
  }
}
