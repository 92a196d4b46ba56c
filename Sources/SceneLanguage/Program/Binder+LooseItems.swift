internal import SwiftSyntax

extension Binder {
  /// Statements at the top level, as in a script or a listing pasted from an article.
  ///
  /// Those of other files show these, as their previews do, and are left alone.
  func bindLooseItems() -> ScenePreview? {
    let items = pending.looseItems.filter { $0.file == 0 }.map(\.item)
    guard let first = items.lazy.compactMap(\.code).first else { return nil }
    if let live = items.firstIndex(where: { $0.liveView != nil }) {
      return bind(playground: items, live: live)
    }
    let code = FunctionCode(name: FunctionCode.topLevelName)
    code.result = .views
    let function = FunctionScope(code: code, outer: nil)
    function.builder = .view
    allowsDeeds = true
    defer { allowsDeeds = false }
    let before = diagnostics.count
    visiting(DeclarationScope(file: 0)) {
      within(scope, function) {
        code.statements = bind(loose: items[...])
        warnOfUnused(in: function, items.compactMap(\.code), after: before)
      }
    }
    checkFlow(ofFile: program.files[0].tree)
    let place = program.files[0].span(of: first)
    return makePreview(name: nil, code: code, span: place)
  }

  /// Binds statements at the top level; what a `defer` says runs after the last.
  private func bind(loose items: ArraySlice<LooseItem>) -> [any BoundStatement] {
    var result: [any BoundStatement] = []
    for (index, item) in zip(items.indices, items) {
      switch item {
      case .variable(let property): result.append(GlobalStatement(property: property))
      case .code(let item):
        guard let node = item.item.as(DeferStmtSyntax.self) else {
          result += bind([item])
          continue
        }
        let deferred = bind(block: node.body.statements)
        let rest = bind(loose: items[(index + 1)...])
        return result + [DeferStatement(deferred: deferred, rest: rest)]
      }
    }
    return result
  }

  /// A playground: its statements, and what it makes its page's live view.
  private func bind(playground items: [LooseItem], live index: Int) -> ScenePreview? {
    guard let live = items[index].liveView else { return nil }
    let code = FunctionCode(name: FunctionCode.topLevelName)
    let function = FunctionScope(code: code, outer: nil)
    allowsDeeds = true
    defer { allowsDeeds = false }
    var type = SceneType.unknown
    visiting(DeclarationScope(file: 0)) {
      within(scope, function) {
        var others = items
        others.remove(at: index)
        code.statements = bind(loose: others[...])
        let value = bind(live, expecting: .unknown)
        type = value.type
        code.statements.append(ReturnStatement(value: value))
      }
    }
    return makePreview(
      name: nil,
      code: code,
      span: program.files[0].span(of: live),
      isInterface: isInterfaceType(type)
    )
  }
}

extension LooseItem {
  /// The value in `PlaygroundPage.current.liveView = …` or `….setLiveView(…)`.
  fileprivate var liveView: ExprSyntax? {
    guard let expression = code?.item.as(ExprSyntax.self) else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.calledExpression.trimmedDescription == "PlaygroundPage.current.setLiveView"
    {
      return argument.expression
    }
    let place = "PlaygroundPage.current.liveView"
    if let infix = expression.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    {
      return infix.leftOperand.trimmedDescription == place ? infix.rightOperand : nil
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      parts[0].trimmedDescription == place
    else { return nil }
    return parts[2]
  }
}
