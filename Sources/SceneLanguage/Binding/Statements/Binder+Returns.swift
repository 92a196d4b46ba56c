internal import SwiftSyntax

extension Binder {
  /// Tells a `return` without a value where one is wanted; of a closure by its result.
  private func tellMissingValue(
    _ node: ReturnStmtSyntax,
    _ expected: SceneType,
    in function: FunctionScope
  ) {
    guard let literal = function.literal else {
      return report(.missingReturnValue, at: span(node))
    }
    let isOnly = literal.statements.count == 1
    if isOnly, let type = literal.signature?.returnClause?.type {
      report(.closureResultNotGiven("\(expected)", given: "()"), at: span(type))
    } else {
      report(
        .cannotConvertClosureResult("()", to: "\(expected)"),
        at: isOnly ? span(literal) : span(node)
      )
    }
  }

  func bind(return node: ReturnStmtSyntax) -> any BoundStatement {
    guard let function else { return ErroneousStatement() }
    if function.isDeferred {
      report(.leavesDefer("return"), at: span(node))
      return ErroneousStatement()
    }
    guard let syntax = node.expression else {
      if function.builder == .view {
        report(.returnInBuilder, at: span(node))
        return ErroneousStatement()
      }
      if let expected = function.expectedResult, expected != .void, !expected.isOpen,
        expected.unwrapped != .any,
        function.code.name != "init"
      {
        tellMissingValue(node, expected, in: function)
      }
      return ReturnStatement(value: nil)
    }
    if function.code.name == FunctionCode.topLevelName {
      report(.returnOutsideFunction, at: span(node))
      return ErroneousStatement()
    }
    if function.code.name == "init", function.expectedResult == .void,
      syntax.is(NilLiteralExprSyntax.self)
    {
      report(.declaration(.nilOfInitializer), at: span(node))
      return ErroneousStatement()
    }
    // What is indented otherwise than the word is seen to belong to it.
    let (word, rest) = (file.position(at: span(node).start), file.position(at: span(syntax).start))
    if function.expectedResult == .void, rest.line > word.line, rest.column == word.column {
      report(.returnTakesNextLine, at: span(syntax), severity: .warning)
    }
    if function.expectedResult == .void {
      let value = bind(syntax)
      if value.type != .void && !value.type.isOpen && value.type != .never {
        report(
          function.code.name == "closure"
            ? .cannotConvertClosureResult("\(value.type)", to: "Void") : .unexpectedReturnValue,
          at: value.span
        )
      }
      return ReturnStatement(value: value)
    }
    let value: any BoundExpression
    if let expected = function.expectedResult {
      value = bind(result: syntax, as: expected, in: function)
    } else {
      let hint = function.foundResults.first ?? .unknown
      value = bind(syntax, expecting: syntax.is(NilLiteralExprSyntax.self) ? .unknown : hint)
      tell(value, unlike: hint)
    }
    function.foundResults.append(opaqueResult(of: value))
    if !checkEscape(of: value, as: .given) { return ErroneousStatement() }
    return ReturnStatement(value: value)
  }

  /// Tells of a result of a closure that is certainly of another type than the one before.
  ///
  /// Numbers are left out: literals take the type that the others have.
  private func tell(_ value: any BoundExpression, unlike first: SceneType) {
    guard value.type.isScalar, first.isScalar, value.type != first,
      [value.type, first].contains(where: { $0 == .string || $0 == .bool }),
      ![value.type, first].contains(where: { $0.isText && $0 != .string })
    else { return }
    report(.cannotConvertClosureResult("\(value.type)", to: "\(first)"), at: value.span)
  }
}
