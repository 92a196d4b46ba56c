extension ConstraintSolver {
  /// Brings a constraint into the tableau.
  mutating func insert(_ index: Int) {
    let constraint = entries[index].constraint
    var row = tableau.row(for: constraint.expression)
    if constraint.sign < 0 { row.scale(by: -1) }
    let isEquality = constraint.relation == .equal
    if constraint.isRequired {
      let marker = makeSymbol(isEquality ? .dummy : .slack, owner: index)
      entries[index].marker = marker
      let place = tableau.insert(row, basic: marker)
      if isEquality {
        expel(row: place)
      } else if tableau.isInfeasible(place) {
        tableau.suspects.append(place)
      }
      return
    }
    let marker = makeSymbol(isEquality ? .error : .slack, owner: index)
    let other = makeSymbol(.error, owner: index)
    entries[index].marker = marker
    entries[index].other = other
    // expression = marker - other, and the one that is not negative is basic.
    let isExceeded = row.constant >= 0
    if !isExceeded { row.scale(by: -1) }
    row.add(isExceeded ? other : marker, times: 1)
    let place = tableau.insert(row, basic: isExceeded ? marker : other)
    addCosts(of: index, factor: 1)
    tableau.termsLeft -= 8 * objective.takeWidening()
    if isEquality || !isExceeded { satisfy(row: place) }
  }

  /// Adds the costs of an optional constraint's errors, or takes them away by a factor of -1.
  mutating func addCosts(of index: Int, factor: Double) {
    let entry = entries[index]
    let errors = entry.constraint.relation == .equal ? [entry.marker, entry.other] : [entry.other]
    let order = factor * Double(entry.order)
    for error in errors {
      addCost(factor, of: error, level: entry.constraint.priority)
      // Later errors cost more, so the earlier one is left where a sum leaves the choice.
      if entry.constraint.yieldsInOrder {
        addCost(order, of: error, level: LexicographicObjective.orderLevel)
      }
      addCost(order, of: error, level: LexicographicObjective.tieLevel)
    }
  }

  private mutating func addCost(_ amount: Double, of symbol: Int32, level: Double) {
    let row = tableau.rowOfSymbol[Int(symbol)]
    if row < 0 {
      objective.add(amount, to: symbol, level: level)
    } else {
      objective.add(amount, timesRow: tableau.rows[Int(row)], level: level)
    }
  }

  /// Solves the row of a new equality for a variable where that breaks nothing.
  private mutating func expel(row place: Int) {
    if let symbol = unusedVariable(in: place) { return pivot(entering: symbol, row: place) }
    let row = tableau.rows[place]
    var best: Int32?
    for term in row.terms where tableau.kinds[Int(term.symbol)] == .free {
      if let known = best, tableau.columnCount(known) <= tableau.columnCount(term.symbol) {
        continue
      }
      best = term.symbol
    }
    if let best { pivot(entering: best, row: place) } else { tableau.suspects.append(place) }
  }

  /// Gives an optional constraint what it wants where no one has claimed it yet.
  private mutating func satisfy(row place: Int) {
    if let symbol = unusedVariable(in: place) { pivot(entering: symbol, row: place) }
  }

  /// A variable that no other row holds and that may take the value that the row asks of it.
  private func unusedVariable(in place: Int) -> Int32? {
    let row = tableau.rows[place]
    for term in row.terms where tableau.columnCount(term.symbol) == 1 {
      switch tableau.kinds[Int(term.symbol)] {
      case .free: return term.symbol
      case .length where -row.constant / term.coefficient >= 0: return term.symbol
      default: continue
      }
    }
    return nil
  }
}
