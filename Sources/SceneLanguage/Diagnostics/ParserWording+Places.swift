internal import SwiftSyntax

extension Syntax {
  /// The nearest node of a kind that it stands in.
  func around<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var current = parent
    while let node = current {
      if let found = node.as(kind) { return found }
      if node.is(CodeBlockItemSyntax.self), kind != CodeBlockItemSyntax.self { return nil }
      current = node.parent
    }
    return nil
  }

  /// Whether it stands between commas.
  var isElement: Bool {
    self.is(ArrayElementSyntax.self) || self.is(LabeledExprSyntax.self)
      || self.is(DictionaryElementSyntax.self) || self.is(FunctionParameterSyntax.self)
  }

  /// Whether commas stand in it.
  var isList: Bool {
    self.is(FunctionCallExprSyntax.self) || self.is(TupleExprSyntax.self)
      || self.is(ArrayExprSyntax.self)
  }

  /// Whether it is a declaration that a keyword and a name begin.
  var isNamedDeclaration: Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl, .functionDecl: true
    default: false
    }
  }

  /// The word that it begins with, behind attributes and modifiers.
  var firstWord: String { firstKeyword ?? "" }

  /// What is told where the parameters of a function or initializer have no end: it has no body.
  var wordsForLostBody: ParserWording? {
    var current = parent
    while let node = current {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        // Without any it is told of as a function without a body.
        if function.body == nil { return nil }
        return ParserWording("expected '{' in body of function declaration", at: function.name)
      case .initializerDecl(let initializer):
        if initializer.body == nil { return nil }
        return ParserWording("initializer requires a body", at: initializer.initKeyword)
      case .memberBlock, .codeBlock, .closureExpr: return nil
      default: current = node.parent
      }
    }
    return nil
  }

  /// How missing parameters are told.
  var wordsForParameters: String {
    switch parent?.parent?.kind {
    case .initializerDecl: "expected '(' for initializer parameters"
    default:
      parent?.is(SubscriptDeclSyntax.self) == true
        ? "expected '(' for subscript parameters"
        : "expected '(' in argument list of function declaration"
    }
  }

  /// How a missing `{` is told.
  var wordsForBeginning: String? {
    if self.is(SwitchExprSyntax.self) {
      return "expected '{' after 'switch' subject expression"
    }
    if self.is(MemberBlockSyntax.self) {
      return parent.flatMap(\.wordForType).map { "expected '{' in \($0)" }
    }
    guard self.is(CodeBlockSyntax.self), let owner = parent else { return nil }
    return switch owner.kind {
    case .forStmt: "expected '{' to start the body of for-each loop"
    case .ifExpr: "expected '{' after 'if' condition"
    case .whileStmt: "expected '{' after 'while' condition"
    case .guardStmt: "expected '{' after 'guard' else"
    case .repeatStmt: "expected '{' after 'repeat'"
    case .doStmt: "expected '{' after 'do'"
    case .deferStmt: "expected '{' after 'defer'"
    case .catchClause: "expected '{' after 'catch' pattern"
    case .functionDecl: "expected '{' in body of function declaration"
    default: nil
    }
  }

  /// How a missing `}` is told.
  var wordsForEnd: String? {
    switch kind {
    case .codeBlock: "expected '}' at end of brace statement"
    case .closureExpr: "expected '}' at end of closure"
    case .accessorBlock:
      self.as(AccessorBlockSyntax.self)?.accessors.is(AccessorDeclListSyntax.self) == true
        ? "expected '}' at end of variable get/set clause"
        : "expected '}' at end of brace statement"
    case .switchExpr: "expected '}' at end of 'switch' statement"
    case .memberBlock:
      parent.flatMap(\.wordForType).map {
        "expected '}' \(["extension", "enum"].contains($0) ? "at end of" : "in") \($0)"
      }
    default: nil
    }
  }

  /// The word that a declaration of a type begins with.
  private var wordForType: String? {
    switch kind {
    case .structDecl: "struct"
    case .classDecl: "class"
    case .enumDecl: "enum"
    case .extensionDecl: "extension"
    case .protocolDecl: "protocol"
    case .actorDecl: "actor"
    default: nil
    }
  }
}
