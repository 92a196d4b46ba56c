/// What is minimised: the sum of errors, level by level, a higher level before any lower one.
///
/// Weights cannot say this: three errors at priority 250 must never outvote one at 251. So each
/// symbol has one cost for each level, and costs are compared like words in a dictionary.
struct LexicographicObjective {
  /// Beneath all priorities: settles ties between those that yield in order.
  static let orderLevel = -1.0
  /// Beneath everything: settles what is left open, so that results do not depend on the path.
  static let tieLevel = -2.0

  /// The levels from the highest to the lowest with their places in a symbol's costs.
  private var levels: [(priority: Double, slot: Int)] = []
  /// The room for each symbol.
  private var stride = 8
  private var costs: ContiguousArray<Double> = []
  private var widening = 0
  /// Symbols whose cost may have become negative, and whether a symbol is among them.
  private var touched: [Int32] = []
  private var isTouched: ContiguousArray<Bool> = []

  /// Costs nearer to zero are left over by rounding.
  static let negligible = 1e-9

  /// Makes room for the costs of so many symbols, and tells how much it made.
  mutating func reserve(symbols count: Int) -> Int {
    guard isTouched.count < count else { return 0 }
    let missing = count - isTouched.count
    costs.append(contentsOf: repeatElement(0, count: missing * stride))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
    return missing * stride
  }

  /// How much room new levels have taken since this was asked the last time.
  mutating func takeWidening() -> Int {
    defer { widening = 0 }
    return widening
  }

  /// Adds to the cost of a symbol at one level.
  mutating func add(_ amount: Double, to symbol: Int32, level: Double) {
    let slot = slot(of: level)
    let index = Int(symbol) * stride + slot
    costs[index] += amount
    if abs(costs[index]) < TableauRow.negligible { costs[index] = 0 }
    touch(symbol)
  }

  /// Adds a multiple of a row's factors to the costs of its symbols at one level.
  mutating func add(_ amount: Double, timesRow row: TableauRow, level: Double) {
    for term in row.terms { add(amount * term.coefficient, to: term.symbol, level: level) }
  }

  /// Replaces a symbol that has entered the basis by what it equals, and tells how many costs that
  /// has changed.
  mutating func substitute(_ symbol: Int32, by row: TableauRow) -> Int {
    let base = Int(symbol) * stride
    var changes = levels.count
    for level in levels {
      let cost = costs[base + level.slot]
      guard cost != 0 else { continue }
      costs[base + level.slot] = 0
      changes += row.terms.count
      for term in row.terms {
        let index = Int(term.symbol) * stride + level.slot
        costs[index] += cost * term.coefficient
        if abs(costs[index]) < TableauRow.negligible { costs[index] = 0 }
        touch(term.symbol)
      }
    }
    return changes
  }

  /// Forgets the costs of a symbol.
  mutating func clear(_ symbol: Int32) {
    let base = Int(symbol) * stride
    for offset in 0..<stride { costs[base + offset] = 0 }
  }

  /// -1 where the objective falls when a symbol grows, 1 where it rises, 0 where nothing changes;
  /// levels beneath `lowest` do not count.
  func sign(of symbol: Int32, downTo lowest: Double = tieLevel) -> Int {
    let base = Int(symbol) * stride
    for level in levels where level.priority >= lowest {
      let cost = costs[base + level.slot]
      if cost > Self.negligible { return 1 }
      if cost < -Self.negligible { return -1 }
    }
    return 0
  }

  /// Whether one symbol's costs, divided by a factor, come before another's.
  func precedes(
    _ first: Int32,
    dividedBy firstFactor: Double,
    _ second: Int32,
    dividedBy secondFactor: Double
  ) -> Bool {
    for level in levels {
      let one = costs[Int(first) * stride + level.slot] / firstFactor
      let other = costs[Int(second) * stride + level.slot] / secondFactor
      if abs(one - other) > Self.negligible { return one < other }
    }
    return false
  }

  /// Takes one of the symbols whose costs have changed.
  mutating func popTouched() -> Int32? {
    guard let symbol = touched.popLast() else { return nil }
    isTouched[Int(symbol)] = false
    return symbol
  }

  /// Asks for a symbol to be looked at again.
  mutating func touch(_ symbol: Int32) {
    guard !isTouched[Int(symbol)] else { return }
    isTouched[Int(symbol)] = true
    touched.append(symbol)
  }

  private mutating func slot(of priority: Double) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place < levels.count, levels[place].priority == priority { return levels[place].slot }
    if levels.count == stride { widen() }
    let slot = levels.count
    levels.insert((priority, slot), at: place)
    return slot
  }

  private mutating func widen() {
    var wider = ContiguousArray<Double>(repeating: 0, count: costs.count * 2)
    for symbol in isTouched.indices {
      for offset in 0..<stride {
        wider[symbol * stride * 2 + offset] = costs[symbol * stride + offset]
      }
    }
    widening += wider.count
    costs = wider
    stride *= 2
  }
}
