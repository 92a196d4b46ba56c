internal import SwiftSyntax

extension Binder {
  func bind(switchStatement node: SwitchExprSyntax, label: String?) -> any BoundStatement {
    bindSwitch(node, label: label) { self.bind(block: $0) }
  }

  func bind(
    switchExpression node: SwitchExprSyntax,
    expecting expected: SceneType
  ) -> any BoundExpression {
    var types: [SceneType] = []
    let statement = bindSwitch(node, label: nil) {
      self.bind(valueOf: $0, expecting: expected, &types)
    }
    return StatementExpression(
      statement: statement,
      span: span(node),
      type: expected.isOpen ? types.reduce(.unknown) { joined($0, $1) } : expected
    )
  }

  private func bindSwitch(
    _ node: SwitchExprSyntax,
    label: String?,
    _ bindBody: (CodeBlockItemListSyntax) -> [any BoundStatement]
  ) -> any BoundStatement {
    let subject = bind(node.subject)
    guard let function else { return ErroneousStatement() }
    let number = function.pushTarget(label: label, isLoop: false)
    defer { function.popTarget() }
    var cases: [SwitchStatement.Case] = []
    var covered = Coverage()
    for element in node.cases {
      guard case .switchCase(let switchCase) = element else {
        report(.unsupported("'#if' in a switch"), at: span(element))
        continue
      }
      function.pushBlock()
      var labels: [SwitchStatement.Case.Label] = []
      switch switchCase.label {
      case .default:
        covered.isComplete = true
      case .case(let list):
        for item in list.caseItems {
          let pattern = bind(
            pattern: item.pattern,
            of: subject.type,
            isMutable: false,
            declares: false
          )
          let condition = item.whereClause.map { clause in
            bind(clause.condition, as: .bool) { type, _ in .conditionNotBool(type) }
          }
          if condition == nil { covered.add(pattern) }
          labels.append(SwitchStatement.Case.Label(pattern: pattern, condition: condition))
        }
      }
      cases.append(SwitchStatement.Case(labels: labels, body: bindBody(switchCase.statements)))
      function.popBlock()
    }
    if !subject.isErroneous, !covered.covers(subject.type) {
      report(.switchNotExhaustive, at: span(node.switchKeyword))
    }
    return SwitchStatement(subject: subject, cases: cases, number: number, span: span(node))
  }
}

/// What the patterns of a switch take, as far as is told without looking into values.
private struct Coverage {
  var isComplete = false
  private var cases: Set<Int> = []
  private var booleans: Set<Bool> = []
  private var hasNone = false
  private var hasSome = false

  mutating func add(_ pattern: any BoundPattern) {
    switch pattern {
    case is WildcardPattern, is VariablePattern: isComplete = true
    case let tuple as TuplePattern:
      // Tuples of patterns are not looked into; a switch over them is taken for complete.
      _ = tuple
      isComplete = true
    case let pattern as CasePattern: cases.insert(pattern.enumerationCase.index)
    case let pattern as OptionalPattern:
      hasSome = true
      add(pattern.wrapped)
      isComplete = false
    case let pattern as ExpressionPattern:
      switch pattern.expression {
      case let literal as BoolLiteral: booleans.insert(literal.value)
      case is NilLiteral: hasNone = true
      case is EntryPropertyExpression, is EntryCallExpression: isComplete = true
      default: break
      }
    default: break
    }
  }

  func covers(_ type: SceneType) -> Bool {
    if isComplete || type.isOpen { return true }
    switch type {
    case .declared(let declaration, _) where declaration.kind == .enumeration:
      return cases.count == declaration.cases.count
    case .named("Bool", _): return booleans.count == 2
    case .optional(let wrapped):
      return hasNone && (hasSome || covers(wrapped))
    default: return false
    }
  }
}
