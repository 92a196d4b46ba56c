internal import SwiftSyntax

extension BodyFlow {
  func follow(_ node: IfExprSyntax, label: String? = nil) {
    scopes.append([:])
    conditions(node.conditions)
    let start = state
    block(node.body.statements)
    // What the conditions declare means something else where they do not hold.
    scopes.removeLast()
    let taken = state
    state = start
    switch node.elseBody {
    case .ifExpr(let inner): follow(inner)
    case .codeBlock(let block): self.block(block.statements)
    case nil: break
    }
    state.join(taken)
  }

  func follow(_ node: SwitchExprSyntax, label: String? = nil) {
    expression(node.subject)
    let start = state
    var end = State(isReachable: false)
    targets.append(Target(label: label, isLoop: false, isPlain: false))
    let outerFall = fallingThrough
    fallingThrough = State(isReachable: false)
    for switchCase in node.cases.active {
      state = start
      state.join(fallingThrough)
      fallingThrough = State(isReachable: false)
      scopes.append([:])
      if case .case(let list) = switchCase.label {
        for item in list.caseItems.inOrder {
          pattern(item.pattern)
          if let condition = item.whereClause?.condition { expression(condition) }
        }
      }
      block(switchCase.statements)
      scopes.removeLast()
      end.join(state)
    }
    fallingThrough = outerFall
    if node.cases.isEmpty { end = start }
    if let target = targets.popLast() { end.join(target.exit) }
    state = end
  }

  func loop(_ node: ForStmtSyntax, _ label: String?) {
    expression(node.sequence)
    let start = state
    repeating(label) {
      scopes.append([:])
      defer { scopes.removeLast() }
      pattern(node.pattern)
      if let condition = node.whereClause?.condition { expression(condition) }
      block(node.body.statements)
    }
    state.join(start)
  }

  func loop(_ node: WhileStmtSyntax, _ label: String?) {
    let isEndless = node.conditions.trimmedDescription == "true"
    let start = state
    repeating(label) {
      scopes.append([:])
      defer { scopes.removeLast() }
      conditions(node.conditions)
      block(node.body.statements)
      state.isReachable = false
    }
    if !isEndless { state.join(start) }
  }

  func loop(_ node: RepeatStmtSyntax, _ label: String?) {
    repeating(label) {
      block(node.body.statements)
      expression(node.condition)
      if node.condition.trimmedDescription == "true" { state.isReachable = false }
    }
  }

  /// Follows one round of a loop; afterwards the state is that behind the loop.
  private func repeating(_ label: String?, _ round: () -> Void) {
    let before = assignments
    assignments = []
    let outside = state
    targets.append(Target(label: label, isLoop: true, isPlain: false))
    round()
    // In the next round a constant from outside has its value already.
    for (variable, place) in assignments
    where outside.unset.contains(variable) && state.isReachable {
      tell(.initializedTwice(variables[variable].spelled), place, .error)
    }
    assignments += before
    if let target = targets.popLast() { state.join(target.exit) }
  }
}
