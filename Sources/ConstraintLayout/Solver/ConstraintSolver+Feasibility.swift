extension ConstraintSolver {
  /// Gives every symbol a value that it may have, by the dual simplex method.
  ///
  /// Each step mends one row and keeps the costs in order where they are, so that after a change
  /// the search goes from one best solution to the next. Where a row cannot be mended, the
  /// required constraints in it contradict each other, and the last of them is broken.
  mutating func restoreFeasibility() {
    let start = pivotCount
    while !isSpent,
      let place = nextInfeasibleRow(isCareful: pivotCount - start > stepsBeforeCare)
    {
      let steps = pivotCount - start
      // Rounding alone can keep a search from its end, which exact arithmetic reaches much sooner.
      guard steps < stepsBeforeCare * 40 else { return tableau.suspects.removeAll() }
      mend(row: place, isCareful: steps > stepsBeforeCare)
    }
  }

  /// After so many steps the choice goes by number alone (Bland's rule), which cannot run in circles.
  var stepsBeforeCare: Int { 4 * tableau.rows.count + 64 }

  private mutating func nextInfeasibleRow(isCareful: Bool) -> Int? {
    if isCareful {
      let rows = tableau.rows.indices.filter { tableau.isInfeasible($0) }
      return rows.min { tableau.basics[$0] < tableau.basics[$1] }
    }
    while let place = tableau.suspects.popLast() {
      let basic = tableau.basics[place]
      guard basic >= 0 else { continue }
      if tableau.isInfeasible(place) || tableau.kinds[Int(basic)] == .dummy { return place }
    }
    return nil
  }

  private mutating func mend(row place: Int, isCareful: Bool) {
    let row = tableau.rows[place]
    let isDummy = tableau.kinds[Int(tableau.basics[place])] == .dummy
    let isBalanced = abs(row.constant) <= Tableau.tolerance
    // The basic symbol must grow where it is negative; a dummy must vanish from either side.
    var entering = enteringSymbol(row, growing: row.constant < 0, isCareful: isCareful)
    if entering == nil, isBalanced {
      entering = enteringSymbol(row, growing: row.constant >= 0, isCareful: isCareful)
    }
    if let entering { return pivot(entering: entering, row: place) }
    // A dummy that is zero and depends on dummies alone repeats what others say.
    if isDummy, isBalanced { return tableau.clearConstant(row: place) }
    breakConstraint(row: place)
  }

  /// The symbol whose change mends a row at the least cost.
  private func enteringSymbol(_ row: TableauRow, growing: Bool, isCareful: Bool) -> Int32? {
    var best: RowTerm?
    for term in row.terms {
      let kind = tableau.kinds[Int(term.symbol)]
      let isFree = kind == .free
      guard isFree || kind != .dummy && (term.coefficient > 0) == growing else { continue }
      guard abs(term.coefficient) > LexicographicObjective.negligible else { continue }
      guard let known = best else {
        best = term
        continue
      }
      let (size, knownSize) = (abs(term.coefficient), abs(known.coefficient))
      if objective.precedes(term.symbol, dividedBy: size, known.symbol, dividedBy: knownSize) {
        best = term
      } else if !isCareful,
        !objective.precedes(known.symbol, dividedBy: knownSize, term.symbol, dividedBy: size),
        isPreferred(term, to: known)
      {
        best = term
      }
    }
    return best?.symbol
  }

  /// Of symbols of the same cost the one that changes the fewest rows, then the largest factor.
  private func isPreferred(_ term: RowTerm, to known: RowTerm) -> Bool {
    let (isFree, knownIsFree) = (
      tableau.kinds[Int(term.symbol)] == .free, tableau.kinds[Int(known.symbol)] == .free
    )
    if isFree != knownIsFree { return isFree }
    let (count, knownCount) = (
      tableau.columnCount(term.symbol), tableau.columnCount(known.symbol)
    )
    if count != knownCount { return count < knownCount }
    return abs(term.coefficient) > abs(known.coefficient)
  }

  /// Breaks the last of the required constraints that a row shows to contradict each other.
  private mutating func breakConstraint(row place: Int) {
    let symbols = [tableau.basics[place]] + tableau.rows[place].terms.map(\.symbol)
    var members: [Int] = []
    for symbol in symbols {
      let owner = Int(owners[Int(symbol)])
      guard owner >= 0, entries[owner].constraint.isRequired, !members.contains(owner) else {
        continue
      }
      members.append(owner)
    }
    members.sort { entries[$0].order < entries[$1].order }
    guard let broken = members.last else {
      // No constraint asks for it, so it is what rounding has left.
      return tableau.clearConstant(row: place)
    }
    conflicts.append(
      SolverConflict(
        members: members.map { SolverConstraint(index: Int32($0)) },
        broken: SolverConstraint(index: Int32(broken))
      )
    )
    if !tableau.isBasic(entries[broken].marker), isHeld(entries[broken].marker, by: place) {
      pivot(entering: entries[broken].marker, row: place)
    }
    withdraw(broken)
    if tableau.isInfeasible(place) { tableau.suspects.append(place) }
  }

  private func isHeld(_ symbol: Int32, by place: Int) -> Bool {
    tableau.rows[place].coefficient(of: symbol) != 0
  }
}
