/// Finds values that satisfy linear constraints, the most important first.
///
/// An incremental simplex method: the solution of the last time is where the search for the next
/// begins. Required constraints are equations of the tableau; an optional one may be missed by an
/// error, and errors are minimised level by level (``LexicographicObjective``). Where several
/// solutions are equally good the result is one of them, always the same for the same history.
package struct ConstraintSolver {
  var tableau = Tableau()
  var objective = LexicographicObjective()
  var entries: ContiguousArray<SolverEntry> = []
  /// For each symbol the entry that it belongs to, or -1.
  var owners: ContiguousArray<Int32> = []
  var conflicts: [SolverConflict] = []
  /// The number of pivots since the solver was made.
  package internal(set) var pivotCount = 0

  private var vacantEntries: [Int32] = []
  private var pending: [Int32] = []
  private var order = 0

  package init() {}

  /// Makes a variable; a length can never be negative.
  package mutating func makeVariable(isLength: Bool = false) -> SolverVariable {
    SolverVariable(symbol: makeSymbol(isLength ? .length : .free, owner: -1))
  }

  /// Adds a constraint, which ``solve()`` is going to heed.
  package mutating func add(_ constraint: LinearConstraint) -> SolverConstraint {
    order += 1
    let entry = SolverEntry(constraint: constraint, order: order)
    let index: Int32
    if let vacant = vacantEntries.popLast() {
      index = vacant
      entries[Int(index)] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    pending.append(index)
    return SolverConstraint(index: index)
  }

  /// Takes a constraint away.
  package mutating func remove(_ constraint: SolverConstraint) {
    if entries[Int(constraint.index)].marker >= 0 {
      withdraw(Int(constraint.index))
    } else {
      pending.removeAll { $0 == constraint.index }
    }
    vacantEntries.append(constraint.index)
  }

  /// Gives a constraint's expression another constant, in points.
  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    let index = Int(constraint.index)
    let old = entries[index].constraint.expression.constant
    entries[index].constraint.expression.constant = constant
    guard entries[index].marker >= 0, constant != old else { return }
    // marker = ±expression + …, so all that depends on the marker moves against it.
    let length = (constant - old) * entries[index].constraint.sign
    let marker = entries[index].marker
    let row = tableau.rowOfSymbol[Int(marker)]
    if row >= 0 { return tableau.shift(row: Int(row), by: length) }
    for other in tableau.rows(holding: marker) {
      let coefficient = tableau.rows[Int(other)].coefficient(of: marker)
      tableau.shift(row: Int(other), by: -length * coefficient)
    }
  }

  /// Satisfies all constraints as well as possible and tells which required ones it had to break.
  ///
  /// A broken constraint is no longer part of the solver; ``remove(_:)`` releases its name.
  package mutating func solve() -> [SolverConflict] {
    conflicts = []
    if isSpent { return [] }
    let added = pending.map(Int.init)
    pending = []
    let required = added.filter { entries[$0].constraint.isRequired }
    // What fixes a single variable comes first and keeps later rows short.
    insert(required.filter { entries[$0].constraint.fixesOneVariable })
    insert(required.filter { entries[$0].constraint.relatesVariables })
    insert(required.filter { entries[$0].constraint.relation != .equal })
    restoreFeasibility()
    var optional = added.filter { !entries[$0].constraint.isRequired }
    optional.sort {
      let (left, right) = (entries[$0].constraint.priority, entries[$1].constraint.priority)
      return left == right ? $0 < $1 : left > right
    }
    for index in optional where !isSpent {
      insert(index)
      optimize()
    }
    optimize()
    return conflicts
  }

  /// The terms of equations that it may still add up.
  ///
  /// Where they are spent, the solution stays what it is, and what is added is no longer heeded.
  package var termsLeft: Int {
    get { tableau.termsLeft }
    set { tableau.termsLeft = newValue }
  }

  /// Whether the constraints were too many for what may be added up.
  package var isSpent: Bool { tableau.termsLeft < 0 }

  private mutating func insert(_ indices: [Int]) {
    for index in indices where !isSpent { insert(index) }
  }

  /// The value of a variable, in points.
  package func value(of variable: SolverVariable) -> Double {
    tableau.value(of: variable.symbol)
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Int32 {
    let symbol = tableau.makeSymbol(kind)
    if Int(symbol) == owners.count { owners.append(Int32(owner)) }
    owners[Int(symbol)] = Int32(owner)
    tableau.termsLeft -= objective.reserve(symbols: owners.count)
    return symbol
  }

  /// Exchanges a symbol outside the basis for the basic symbol of a row.
  mutating func pivot(entering: Int32, row: Int) {
    pivotCount += 1
    // The choice of what to exchange looks at the rows too.
    tableau.termsLeft -= tableau.rows.count
    let leaving = tableau.basics[row]
    tableau.pivot(entering: entering, row: row)
    tableau.termsLeft -= objective.substitute(entering, by: tableau.rows[row])
    objective.touch(leaving)
  }
}

/// A constraint with its symbols.
struct SolverEntry {
  var constraint: LinearConstraint
  /// Grows from entry to entry.
  var order: Int
  /// What the expression equals, but for the other symbol: the dummy of a required equality, the
  /// slack of an inequality, the error by which an optional equality is exceeded; -1 outside the
  /// tableau.
  var marker: Int32 = -1
  /// The error by which an optional constraint falls short, or -1.
  var other: Int32 = -1
}

extension LinearConstraint {
  /// -1 where the expression is turned round so that it must not be negative.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  fileprivate var fixesOneVariable: Bool { relation == .equal && expression.terms.count == 1 }
  fileprivate var relatesVariables: Bool { relation == .equal && expression.terms.count != 1 }
}
