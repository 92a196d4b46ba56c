import Testing

@testable import ConstraintLayout

/// A small generator with a seed, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct `Random systems of constraints` {
  private static func random(
    _ variables: [SolverVariable],
    required: Double,
    _ generator: inout SeededGenerator
  ) -> LinearConstraint {
    var expression = LinearExpression(constant: Double(Int.random(in: -20...20, using: &generator)))
    for variable in variables where Bool.random(using: &generator) {
      let factors: [Double] = [-2, -1, 1, 1, 2]
      expression.add(variable, times: factors[Int.random(in: 0..<5, using: &generator)])
    }
    let relation = LinearConstraint.Relation(rawValue: .random(in: -1...1, using: &generator))
    let levels: [Double] = [250, 251, 750]
    let optional = levels[Int.random(in: 0..<3, using: &generator)]
    let priority = Double.random(in: 0..<1, using: &generator) < required ? 1000 : optional
    return LinearConstraint(expression, relation ?? .equal, priority: priority)
  }

  /// Bounds without which the reference would find no corner.
  private static func bounds(_ variables: [SolverVariable]) -> [LinearConstraint] {
    variables.flatMap { variable in
      [
        LinearConstraint(LinearExpression(variable) + 100, .greaterThanOrEqual),
        LinearConstraint(LinearExpression(variable) - 100, .lessThanOrEqual),
      ]
    }
  }

  private static func isEqual(_ left: [Double]?, _ right: [Double]?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
  }

  @Test(arguments: 0..<400)
  func `errors are as small as trying every corner finds them`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<Int.random(in: 1...3, using: &generator)).map { _ in solver.makeVariable()
    }
    var constraints = Self.bounds(variables)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      constraints.append(Self.random(variables, required: 0.25, &generator))
    }
    let names = constraints.map { solver.add($0) }
    let broken = Set(solver.solve().map(\.broken))
    let kept = zip(names, constraints).filter { !broken.contains($0.0) }.map(\.1)
    let point = variables.map { solver.value(of: $0) }
    let whole = SolverReference(variableCount: variables.count, constraints)
    #expect((whole.leastErrors() == nil) == !broken.isEmpty)
    let reference = SolverReference(variableCount: variables.count, kept)
    #expect(Self.isEqual(reference.errors(at: point), reference.leastErrors()))
  }

  @Test(arguments: 0..<200)
  func `a long history ends where a fresh start does`(seed: Int) {
    var generator = SeededGenerator(seed: seed + 10_000)
    var solver = ConstraintSolver()
    let variables = (0..<6).map { solver.makeVariable(isLength: $0 % 2 == 1) }
    var live: [(name: SolverConstraint, constraint: LinearConstraint)] =
      Self.bounds(variables).map { (solver.add($0), $0) }
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where live.count > 12:
        let place = Int.random(in: 12..<live.count, using: &generator)
        solver.remove(live.remove(at: place).name)
      case 1:
        let place = Int.random(in: 12..<max(live.count, 13), using: &generator)
        guard place < live.count else { continue }
        let constant = Double(Int.random(in: -20...20, using: &generator))
        live[place].constraint.expression.constant = constant
        solver.setConstant(constant, of: live[place].name)
      default:
        let constraint = Self.random(variables, required: 0.15, &generator)
        live.append((solver.add(constraint), constraint))
      }
      for conflict in solver.solve() {
        #expect(conflict.members.contains(conflict.broken))
        live.removeAll { $0.name == conflict.broken }
        solver.remove(conflict.broken)
      }
    }
    var fresh = ConstraintSolver()
    let copies = (0..<6).map { fresh.makeVariable(isLength: $0 % 2 == 1) }
    #expect(copies == variables)
    for (_, constraint) in live { _ = fresh.add(constraint) }
    #expect(fresh.solve() == [])
    let reference = SolverReference(variableCount: 6, live.map(\.constraint))
    let errors = reference.errors(at: variables.map { solver.value(of: $0) })
    #expect(Self.isEqual(errors, reference.errors(at: copies.map { fresh.value(of: $0) })))
    #expect(errors != nil)
    for index in [1, 3, 5] { #expect(solver.value(of: variables[index]) >= -1e-6) }
  }
}
