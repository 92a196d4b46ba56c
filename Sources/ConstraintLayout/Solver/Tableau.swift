/// Linear equations, each solved for one symbol by the others, which are zero.
///
/// Rows are sparse and sorted; for each symbol outside the basis a column lists the rows that hold
/// it. Columns may also name rows that no longer do, which is cheaper than keeping them exact.
struct Tableau {
  private(set) var kinds: ContiguousArray<SymbolKind> = []
  /// For each symbol its row, or -1 outside the basis.
  private(set) var rowOfSymbol: ContiguousArray<Int32> = []
  private(set) var rows: ContiguousArray<TableauRow> = []
  /// For each row its basic symbol, or -1 for a row that is not in use.
  private(set) var basics: ContiguousArray<Int32> = []
  /// Rows whose basic symbol may have got a value that it must not have.
  var suspects: [Int] = []

  private var columns: ContiguousArray<ContiguousArray<Int32>> = []
  private var vacantSymbols: [Int32] = []
  private var vacantRows: [Int] = []
  private var buffer: ContiguousArray<RowTerm> = []
  /// For each row the last search that met it.
  private var stamps: ContiguousArray<Int> = []
  private var search = 0
  /// The terms of rows that may still be added up; below zero where that was not enough.
  var termsLeft = Int.max

  /// How far a value may be from what it must be, in points.
  static let tolerance = 1e-6

  mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
    if let symbol = vacantSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(-1)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  func isBasic(_ symbol: Int32) -> Bool { rowOfSymbol[Int(symbol)] >= 0 }

  /// The value of a symbol, in points.
  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// How many rows may hold a symbol.
  func columnCount(_ symbol: Int32) -> Int { columns[Int(symbol)].count }

  /// The rows that hold a symbol, each once.
  mutating func rows(holding symbol: Int32) -> ContiguousArray<Int32> {
    search += 1
    var column: ContiguousArray<Int32> = []
    swap(&column, &columns[Int(symbol)])
    column.removeAll { row in
      let place = Int(row)
      if stamps[place] == search || basics[place] < 0 { return true }
      stamps[place] = search
      return rows[place].coefficient(of: symbol) == 0
    }
    columns[Int(symbol)] = column
    return column
  }

  /// The row that an expression makes when basic variables are replaced by what they equal.
  mutating func row(for expression: LinearExpression) -> TableauRow {
    var result = TableauRow()
    result.constant = expression.constant
    for term in expression.terms {
      let symbol = term.variable.symbol
      let row = Int(rowOfSymbol[Int(symbol)])
      if row < 0 {
        result.add(symbol, times: term.coefficient)
      } else {
        termsLeft -= result.terms.count + rows[row].terms.count
        result.add(rows[row], times: term.coefficient, buffer: &buffer) { _ in }
      }
    }
    return result
  }

  /// Adds the equation `basic` = `row`.
  @discardableResult mutating func insert(_ row: TableauRow, basic: Int32) -> Int {
    let place: Int
    if let vacant = vacantRows.popLast() {
      place = vacant
      rows[place] = row
      basics[place] = basic
    } else {
      place = rows.count
      rows.append(row)
      basics.append(basic)
      stamps.append(0)
    }
    rowOfSymbol[Int(basic)] = Int32(place)
    for term in row.terms { columns[Int(term.symbol)].append(Int32(place)) }
    return place
  }

  /// Takes an equation away.
  mutating func removeRow(_ place: Int) {
    rowOfSymbol[Int(basics[place])] = -1
    basics[place] = -1
    rows[place] = TableauRow()
    vacantRows.append(place)
  }

  /// Forgets a symbol outside the basis.
  mutating func removeSymbol(_ symbol: Int32) {
    for row in rows(holding: symbol) { _ = rows[Int(row)].remove(symbol) }
    columns[Int(symbol)] = []
    kinds[Int(symbol)] = .vacant
    vacantSymbols.append(symbol)
  }

  /// Adds to the constant of a row.
  mutating func shift(row: Int, by length: Double) {
    rows[row].constant += length
    suspects.append(row)
  }

  /// Sets a basic symbol to zero where only rounding has made it anything else.
  mutating func clearConstant(row: Int) {
    rows[row].constant = 0
  }

  /// Solves a row for another of its symbols and replaces that one in all other rows.
  ///
  /// - Complexity: O(*r* · *n*) where *r* rows hold the entering symbol and *n* is their length.
  mutating func pivot(entering: Int32, row place: Int) {
    let leaving = basics[place]
    var row = TableauRow()
    swap(&row, &rows[place])
    let factor = row.remove(entering)
    row.scale(by: -1 / factor)
    row.add(leaving, times: 1 / factor)
    basics[place] = entering
    rowOfSymbol[Int(entering)] = Int32(place)
    rowOfSymbol[Int(leaving)] = -1

    // Held apart from the tableau while rows change and add to them.
    var columns: ContiguousArray<ContiguousArray<Int32>> = []
    swap(&columns, &self.columns)
    var column: ContiguousArray<Int32> = []
    swap(&column, &columns[Int(entering)])
    for index in column {
      let other = Int(index)
      guard other != place, basics[other] >= 0 else { continue }
      let coefficient = rows[other].remove(entering)
      guard coefficient != 0 else { continue }
      termsLeft -= rows[other].terms.count + row.terms.count
      rows[other].add(row, times: coefficient, buffer: &buffer) {
        columns[Int($0)].append(index)
      }
      if abs(rows[other].constant) < TableauRow.negligible { rows[other].constant = 0 }
      if isInfeasible(other) { suspects.append(other) }
    }
    column.removeAll(keepingCapacity: true)
    columns[Int(entering)] = column
    columns[Int(leaving)].append(Int32(place))
    swap(&columns, &self.columns)
    if abs(row.constant) < TableauRow.negligible { row.constant = 0 }
    rows[place] = row
    if isInfeasible(place) { suspects.append(place) }
  }

  /// Whether a row's basic symbol has a value that it must not have.
  func isInfeasible(_ place: Int) -> Bool {
    let basic = basics[place]
    guard basic >= 0 else { return false }
    let constant = rows[place].constant
    return switch kinds[Int(basic)] {
    case .length, .slack, .error: constant < -Self.tolerance
    case .dummy: abs(constant) > Self.tolerance
    case .free, .vacant: false
    }
  }
}
