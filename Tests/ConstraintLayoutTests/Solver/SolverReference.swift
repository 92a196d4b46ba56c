@testable import ConstraintLayout

/// The same problem solved by trying every corner: slow, and nothing like the simplex method.
///
/// The best solution of a bounded problem lies where as many boundaries meet as there are variables.
struct SolverReference {
  let variableCount: Int
  let constraints: [LinearConstraint]
  let priorities: [Double]

  init(variableCount: Int, _ constraints: [LinearConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
    priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }

  /// The sum of errors at each priority from the highest down; `nil` where what is required fails.
  func errors(at point: [Double]) -> [Double]? {
    var sums = [Double](repeating: 0, count: priorities.count)
    for constraint in constraints {
      let value = constraint.expression.terms.reduce(constraint.expression.constant) {
        $0 + $1.coefficient * point[Int($1.variable.symbol)]
      }
      let error =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(value, 0)
        case .greaterThanOrEqual: max(-value, 0)
        }
      if let level = priorities.firstIndex(of: constraint.priority) {
        sums[level] += error
      } else if error > 1e-5 {
        return nil
      }
    }
    return sums
  }

  /// The least errors; `nil` where no point satisfies what is required.
  func leastErrors() -> [Double]? {
    var best: [Double]?
    choose(from: 0, chosen: []) { rows in
      guard let point = intersection(rows), let sums = errors(at: point) else { return }
      guard let known = best else {
        best = sums
        return
      }
      if Self.precedes(sums, known) { best = sums }
    }
    return best
  }

  static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  private func choose(from start: Int, chosen: [Int], body: ([Int]) -> Void) {
    if chosen.count == variableCount { return body(chosen) }
    guard start < constraints.count else { return }
    for index in start..<constraints.count {
      choose(from: index + 1, chosen: chosen + [index], body: body)
    }
  }

  private func intersection(_ rows: [Int]) -> [Double]? {
    var matrix = rows.map { row in
      var line = [Double](repeating: 0, count: variableCount + 1)
      for term in constraints[row].expression.terms {
        line[Int(term.variable.symbol)] += term.coefficient
      }
      line[variableCount] = -constraints[row].expression.constant
      return line
    }
    for column in 0..<variableCount {
      let pivot = (column..<variableCount).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
      guard let pivot, abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(pivot, column)
      for row in 0..<variableCount where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column...variableCount { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<variableCount).map { matrix[$0][variableCount] / matrix[$0][$0] }
  }
}
