extension ConstraintSolver {
  /// Minimises the errors from a solution that satisfies what is required, by the simplex method.
  mutating func optimize() {
    let start = pivotCount
    while !isSpent,
      let entering = nextImprovement(isCareful: pivotCount - start > stepsBeforeCare)
    {
      guard pivotCount - start < stepsBeforeCare * 40 else { return }
      let growing = objective.sign(of: entering) < 0
      guard let place = limitingRow(entering, growing: growing) else {
        // Errors cannot fall without end; only rounding can make it look so.
        objective.clear(entering)
        continue
      }
      pivot(entering: entering, row: place)
    }
  }

  /// A symbol outside the basis whose change lessens the errors.
  private mutating func nextImprovement(isCareful: Bool) -> Int32? {
    if isCareful {
      return owners.indices.lazy.map(Int32.init).first { improves($0) }
    }
    while let symbol = objective.popTouched() {
      if improves(symbol) { return symbol }
    }
    return nil
  }

  private func improves(_ symbol: Int32) -> Bool {
    guard !tableau.isBasic(symbol) else { return false }
    switch tableau.kinds[Int(symbol)] {
    case .length, .slack, .error: return objective.sign(of: symbol) < 0
    case .free: return objective.sign(of: symbol) != 0
    case .dummy, .vacant: return false
    }
  }

  /// The row that is the first to forbid a further change of a symbol.
  mutating func limitingRow(_ entering: Int32, growing: Bool) -> Int? {
    var best: (row: Int, limit: Double, rank: Int32)?
    for index in tableau.rows(holding: entering) {
      let place = Int(index)
      let basic = tableau.basics[place]
      let kind = tableau.kinds[Int(basic)]
      guard kind != .free else { continue }
      let coefficient = tableau.rows[place].coefficient(of: entering)
      let rate = growing ? coefficient : -coefficient
      let size = abs(coefficient)
      guard rate < 0 || kind == .dummy, size > LexicographicObjective.negligible else { continue }
      let limit = kind == .dummy ? 0 : max(tableau.rows[place].constant, 0) / size
      // Dummies leave the basis before anything else and never come back.
      let rank = kind == .dummy ? -1 : basic
      guard let known = best else {
        best = (place, limit, rank)
        continue
      }
      let isNearer = limit < known.limit - TableauRow.negligible
      let isAsNear = limit <= known.limit + TableauRow.negligible
      if isNearer || isAsNear && rank < known.rank { best = (place, limit, rank) }
    }
    return best?.row
  }
}
