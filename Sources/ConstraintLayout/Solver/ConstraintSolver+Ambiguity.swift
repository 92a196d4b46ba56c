extension ConstraintSolver {
  /// The variables that could have other values although everything is satisfied just as well.
  ///
  /// A symbol outside the basis that costs nothing can be changed, and with it what depends on it.
  /// Call it after ``solve()``.
  ///
  /// - Complexity: O(*n*) in the factors of the tableau.
  package mutating func undeterminedVariables() -> Set<SolverVariable> {
    var found: Set<SolverVariable> = []
    for symbol in owners.indices.lazy.map(Int32.init) where isOpen(symbol) {
      if tableau.kinds[Int(symbol)].isVariable { found.insert(SolverVariable(symbol: symbol)) }
      for row in tableau.rows(holding: symbol) {
        let basic = tableau.basics[Int(row)]
        guard tableau.kinds[Int(basic)].isVariable else { continue }
        found.insert(SolverVariable(symbol: basic))
      }
    }
    return found
  }

  private mutating func isOpen(_ symbol: Int32) -> Bool {
    let kind = tableau.kinds[Int(symbol)]
    guard !tableau.isBasic(symbol), kind != .dummy, kind != .vacant else { return false }
    guard objective.sign(of: symbol, downTo: LexicographicObjective.orderLevel) == 0 else {
      return false
    }
    return canMove(symbol, growing: true) || kind == .free && canMove(symbol, growing: false)
  }

  /// Whether a symbol outside the basis can change before one in it forbids that.
  private mutating func canMove(_ symbol: Int32, growing: Bool) -> Bool {
    guard let place = limitingRow(symbol, growing: growing) else { return true }
    let coefficient = tableau.rows[place].coefficient(of: symbol)
    let limit = max(tableau.rows[place].constant, 0) / abs(coefficient)
    return tableau.kinds[Int(tableau.basics[place])] != .dummy && limit > Tableau.tolerance
  }
}
