/// A quantity that a ``ConstraintSolver`` finds, such as the width of a view in points.
package struct SolverVariable: Hashable, Sendable {
  /// The number of the variable's symbol in the tableau.
  let symbol: Int32
}

/// A constant and multiples of variables, in points.
package struct LinearExpression: Hashable, Sendable {
  /// A variable with its factor.
  package struct Term: Hashable, Sendable {
    package var variable: SolverVariable
    package var coefficient: Double
  }

  /// What the expression is worth when all variables are zero, in points.
  package var constant: Double
  /// The multiples, in the order in which they were added.
  package private(set) var terms: [Term]

  package init(constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  package init(_ variable: SolverVariable, times coefficient: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  /// Adds a multiple of a variable.
  ///
  /// Among few terms those of one variable become one, so that what cancels out is gone; long
  /// expressions are left to the solver.
  package mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
    if terms.count <= 24, let place = terms.firstIndex(where: { $0.variable == variable }) {
      terms[place].coefficient += coefficient
      if terms[place].coefficient == 0 { terms.remove(at: place) }
      return
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  package static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: factor)
    return product
  }

  package static func + (left: LinearExpression, constant: Double) -> LinearExpression {
    var sum = left
    sum.constant += constant
    return sum
  }

  package static func - (left: LinearExpression, constant: Double) -> LinearExpression {
    left + -constant
  }
}
