/// A statement whose names are resolved.
protocol BoundStatement: Sendable {
  /// Runs it, and tells where to go on.
  func execute(in frame: Frame) throws -> Flow
}

/// Where a function goes on after a statement.
enum Flow {
  case next
  /// Leaves the function.
  case returned(SceneValue)
  /// Leaves the loop or switch with this number.
  case broken(Int)
  /// Begins the next round of the loop with this number.
  case continued(Int)
  /// Goes on with the next case of a switch.
  case fellThrough
}

extension [any BoundStatement] {
  /// Runs the statements in order until one goes elsewhere.
  func execute(in frame: Frame) throws -> Flow {
    for statement in self {
      let flow = try statement.execute(in: frame)
      if !frame.evaluation.endings.isEmpty { try frame.evaluation.runEndings() }
      switch flow {
      case .next: continue
      case let flow: return flow
      }
    }
    return .next
  }
}
