/// A relation between an expression and zero, wanted more or less.
package struct LinearConstraint: Hashable, Sendable {
  /// How the expression relates to zero.
  package enum Relation: Int8, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The priority of what must hold.
  package static let required = 1000.0

  package var expression: LinearExpression
  package var relation: Relation
  /// From just above 0 to 1000.
  ///
  /// Of two priorities the higher one is served first, whatever the lower one loses by it.
  package var priority: Double
  /// Whether the first of several that cannot all be satisfied gives way, and thereby settles what
  /// would be open otherwise.
  package var yieldsInOrder: Bool

  package init(
    _ expression: LinearExpression,
    _ relation: Relation,
    priority: Double = required,
    yieldsInOrder: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.yieldsInOrder = yieldsInOrder
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }

  /// Whether only the constants of the two differ.
  func differsInConstantOnly(from other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority
      && yieldsInOrder == other.yieldsInOrder && expression.terms == other.expression.terms
  }
}

/// The name of a constraint inside its solver.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int32
}

/// Required constraints that cannot hold together, and the one that was given up.
package struct SolverConflict: Equatable, Sendable {
  /// The constraints of which any one could be given up, in the order in which they came.
  package var members: [SolverConstraint]
  /// The one that came last; the solver goes on without it.
  package var broken: SolverConstraint
}
