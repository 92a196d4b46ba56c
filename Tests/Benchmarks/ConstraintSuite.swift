import ConstraintLayout
import LayoutEngine

/// Solves the constraints of a column of views, cold and after one change.
let constraintSuite = BenchmarkSuite(name: "constrain") {
  [
    // 10 ms for a thousand constraints, and 1 ms after a change.
    Benchmark(name: "cold 1,000", count: 999, unit: "constraint", goal: 10_000) {
      {
        var column = ConstraintColumn(views: 111)
        return column.solver.solve().isEmpty && column.lastHeight == 16
      }
    },
    Benchmark(name: "edit 1,000", count: 1, unit: "change", goal: 1_000_000) {
      var column = ConstraintColumn(views: 111)
      _ = column.solver.solve()
      var isTall = false
      return {
        isTall.toggle()
        column.solver.setConstant(isTall ? -32 : -16, of: column.middleHeight)
        return column.solver.solve().isEmpty && column.lastHeight == (isTall ? 32 : 16)
      }
    },
  ]
}

/// A column of views with natural sizes, about nine constraints each.
private struct ConstraintColumn {
  var solver = ConstraintSolver()
  private(set) var middleHeight: SolverConstraint
  private var heights: [SolverVariable] = []

  var lastHeight: Double { heights.last.map { solver.value(of: $0) } ?? .nan }

  init(views: Int) {
    let width = solver.makeVariable(isLength: true)
    var before: (top: SolverVariable, width: SolverVariable, height: SolverVariable)?
    middleHeight = solver.add(LinearConstraint(LinearExpression(width) - 390, .equal))
    for index in 0..<views {
      let x = LinearExpression(solver.makeVariable())
      let (y, w) = (solver.makeVariable(), solver.makeVariable(isLength: true))
      let h = solver.makeVariable(isLength: true)
      let natural = Double(40 + index * 7 % 300)
      let right = x + LinearExpression(w) - LinearExpression(width) + 16
      add(x - 16, .equal)
      add(right, index.isMultiple(of: 2) ? .equal : .lessThanOrEqual)
      add(LinearExpression(w) - natural, .lessThanOrEqual, 250)
      add(LinearExpression(w) - natural, .greaterThanOrEqual, 750)
      add(LinearExpression(h) - 16, .lessThanOrEqual, 250)
      let tall = LinearExpression(h) - 16
      let height = solver.add(LinearConstraint(tall, .greaterThanOrEqual, priority: 750))
      if index == views / 2 { middleHeight = height }
      if let before {
        let bottom = LinearExpression(before.top) + LinearExpression(before.height)
        add(LinearExpression(y) - bottom - 8, .equal)
        add(LinearExpression(w) - LinearExpression(before.width), .equal, 240)
        add(LinearExpression(h) - LinearExpression(before.height), .greaterThanOrEqual, 700)
      } else {
        add(LinearExpression(y) - 16, .equal)
      }
      before = (y, w, h)
      heights.append(h)
    }
  }

  private mutating func add(
    _ expression: LinearExpression,
    _ relation: LinearConstraint.Relation,
    _ priority: Double = LinearConstraint.required
  ) {
    _ = solver.add(LinearConstraint(expression, relation, priority: priority))
  }
}
