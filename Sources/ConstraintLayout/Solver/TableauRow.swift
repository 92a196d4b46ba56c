/// A symbol with its factor in a row.
struct RowTerm {
  var symbol: Int32
  var coefficient: Double
}

/// One equation of a tableau: a basic symbol equals a constant and multiples of the others.
struct TableauRow {
  /// The value of the basic symbol, since all others are zero.
  var constant = 0.0
  /// Sorted by symbol.
  var terms: ContiguousArray<RowTerm> = []

  /// What is smaller than this is left over by rounding and counts as nothing.
  static let negligible = 1e-10

  /// The place of a symbol among the terms, or where it would stand.
  ///
  /// - Complexity: O(log *n*).
  func position(of symbol: Int32) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) >> 1
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of a symbol; zero where the row does not hold it.
  func coefficient(of symbol: Int32) -> Double {
    let place = position(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms[place].coefficient
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int32, times coefficient: Double) {
    let place = position(of: symbol)
    if place < terms.count, terms[place].symbol == symbol {
      terms[place].coefficient += coefficient
      if abs(terms[place].coefficient) < Self.negligible { terms.remove(at: place) }
    } else if abs(coefficient) >= Self.negligible {
      terms.insert(RowTerm(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  /// Multiplies the whole row.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in terms.indices { terms[place].coefficient *= factor }
  }

  /// Takes a symbol out and returns the factor that it had.
  mutating func remove(_ symbol: Int32) -> Double {
    let place = position(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).coefficient
  }

  /// Adds a multiple of another row, using `buffer` to merge the two, and calls `appear` with each
  /// symbol that the row did not hold before.
  ///
  /// - Complexity: O(*n* + *m*) in the terms of both.
  mutating func add(
    _ other: TableauRow,
    times factor: Double,
    buffer: inout ContiguousArray<RowTerm>,
    appear: (Int32) -> Void
  ) {
    constant += other.constant * factor
    buffer.removeAll(keepingCapacity: true)
    buffer.reserveCapacity(terms.count + other.terms.count)
    terms.withUnsafeBufferPointer { own in
      other.terms.withUnsafeBufferPointer { added in
        var place = 0
        for term in added {
          while place < own.count, own[place].symbol < term.symbol {
            buffer.append(own[place])
            place += 1
          }
          var coefficient = term.coefficient * factor
          if place < own.count, own[place].symbol == term.symbol {
            coefficient += own[place].coefficient
            place += 1
            if abs(coefficient) < Self.negligible { continue }
          } else {
            if abs(coefficient) < Self.negligible { continue }
            appear(term.symbol)
          }
          buffer.append(RowTerm(symbol: term.symbol, coefficient: coefficient))
        }
        while place < own.count {
          buffer.append(own[place])
          place += 1
        }
      }
    }
    swap(&terms, &buffer)
  }
}
