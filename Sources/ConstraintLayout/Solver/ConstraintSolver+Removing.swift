extension ConstraintSolver {
  /// Takes a constraint out of the tableau.
  mutating func withdraw(_ index: Int) {
    let entry = entries[index]
    if !entry.constraint.isRequired { addCosts(of: index, factor: -1) }
    // One of the two errors is basic where the constraint is missed, and the other is then found
    // in that row alone.
    if tableau.isBasic(entry.marker) {
      tableau.removeRow(Int(tableau.rowOfSymbol[Int(entry.marker)]))
    } else if entry.other >= 0, tableau.isBasic(entry.other) {
      tableau.removeRow(Int(tableau.rowOfSymbol[Int(entry.other)]))
    } else if let place = releasingRow(entry.marker) {
      pivot(entering: entry.marker, row: place)
      tableau.removeRow(place)
    }
    for symbol in [entry.marker, entry.other] where symbol >= 0 {
      tableau.removeSymbol(symbol)
      objective.clear(symbol)
      owners[Int(symbol)] = -1
    }
    entries[index].marker = -1
    entries[index].other = -1
  }

  /// The row to solve for a symbol that is no longer needed, so that no other becomes infeasible.
  private mutating func releasingRow(_ symbol: Int32) -> Int? {
    if let place = limitingRow(symbol, growing: true) { return place }
    if let place = limitingRow(symbol, growing: false) { return place }
    return tableau.rows(holding: symbol).first.map(Int.init)
  }
}
