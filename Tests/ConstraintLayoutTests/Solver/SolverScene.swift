@testable import ConstraintLayout

/// A solver with named variables, for tables of small systems.
struct SolverScene {
  var solver = ConstraintSolver()
  private var variables: [String: SolverVariable] = [:]
  private var names: [SolverConstraint: String] = [:]

  /// Adds a constraint written as `2 a - b + 3 >= 0` or `a == 5 @250`.
  @discardableResult mutating func add(_ text: String) -> SolverConstraint {
    let constraint = solver.add(parse(text))
    names[constraint] = text
    return constraint
  }

  mutating func set(_ constraint: SolverConstraint, _ text: String) {
    solver.setConstant(parse(text).expression.constant, of: constraint)
  }

  mutating func remove(_ constraint: SolverConstraint) {
    solver.remove(constraint)
  }

  /// Solves and returns each conflict as the texts of its members and of the broken one.
  @discardableResult mutating func solve() -> [[String]] {
    solver.solve().map { conflict in
      (conflict.members + [conflict.broken]).map { names[$0] ?? "?" }
    }
  }

  func value(_ name: String) -> Double {
    variables[name].map { solver.value(of: $0) } ?? .nan
  }

  func values(_ names: String...) -> [Double] { names.map(value) }

  /// The names of the variables that could be different.
  mutating func undetermined() -> Set<String> {
    let open = solver.undeterminedVariables()
    return Set(variables.filter { open.contains($0.value) }.keys)
  }

  /// Names in capitals are lengths, which are never negative.
  mutating func variable(_ name: String) -> SolverVariable {
    if let known = variables[name] { return known }
    let isLength = name.first?.isUppercase == true
    let variable = solver.makeVariable(isLength: isLength)
    variables[name] = variable
    return variable
  }

  private mutating func parse(_ text: String) -> LinearConstraint {
    var expression = LinearExpression()
    var (relation, priority) = (LinearConstraint.Relation.equal, LinearConstraint.required)
    var (side, sign, factor) = (1.0, 1.0, 1.0)
    var hasFactor = false
    func close(_ expression: inout LinearExpression) {
      if hasFactor { expression.constant += side * sign * factor }
    }
    for word in text.split(separator: " ") {
      switch word {
      case "==", ">=", "<=":
        close(&expression)
        relation = word == "==" ? .equal : word == ">=" ? .greaterThanOrEqual : .lessThanOrEqual
        (side, sign, factor, hasFactor) = (-1, 1, 1, false)
      case "+", "-":
        close(&expression)
        (sign, factor, hasFactor) = (word == "+" ? 1 : -1, 1, false)
      default:
        if let number = Double(word) {
          (factor, hasFactor) = (number, true)
        } else if word.first == "@" {
          priority = Double(word.dropFirst()) ?? 0
        } else {
          expression.add(variable(String(word)), times: side * sign * factor)
          (factor, hasFactor) = (1, false)
        }
      }
    }
    close(&expression)
    return LinearConstraint(expression, relation, priority: priority, yieldsInOrder: false)
  }
}
