internal import SwiftOperators
internal import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The part of an `#if` that is compiled: Diptych answers as an iPhone in a debug build.
  var activeClause: IfConfigClauseSyntax? {
    clauses.inOrder.first { $0.condition?.holdsInBuild ?? true }
  }
}

extension SwitchCaseListSyntax {
  /// The cases with `#if` replaced by its active part.
  var active: [SwitchCaseSyntax] {
    inOrder.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let node): return [node]
      case .ifConfigDecl(let conditional):
        guard case .switchCases(let inner)? = conditional.activeClause?.elements else { return [] }
        return inner.active
      }
    }
  }
}

extension ExprSyntax {
  /// Whether the condition of an `#if` holds.
  fileprivate var holdsInBuild: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let name):
      return name.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      return !node.expression.holdsInBuild
    case .tupleExpr(let node):
      return node.elements.first?.expression.holdsInBuild ?? false
    case .sequenceExpr(let node):
      return (try? OperatorTable.standardOperators.foldSingle(node))?.holdsInBuild ?? false
    case .infixOperatorExpr(let node):
      let (left, right) = (node.leftOperand, node.rightOperand)
      switch node.operator.trimmedDescription {
      case "&&": return left.holdsInBuild && right.holdsInBuild
      case "||": return left.holdsInBuild || right.holdsInBuild
      default: return false
      }
    case .functionCallExpr(let call):
      return call.holdsAsPlatformCondition
    default:
      return false
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var holdsAsPlatformCondition: Bool {
    let argument = arguments.first?.expression.trimmedDescription ?? ""
    switch calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport":
      return argument != "AppKit"
        && (Binder.builtInModules.contains(argument) || AppleNames.hasModule(argument))
    case "swift", "compiler": return argument.hasPrefix(">")
    case "targetEnvironment": return argument == "simulator"
    case "arch": return argument == "arm64"
    default: return false
    }
  }
}
