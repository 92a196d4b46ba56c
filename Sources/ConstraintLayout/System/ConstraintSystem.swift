internal import LayoutEngine

/// The constraints of a tree of views, solved.
///
/// Before each solution the tree is asked anew what it wants; only what differs from the last time
/// reaches the solver.
package final class ConstraintSystem {
  /// What is known of the size of the tree's root, in points.
  enum RootSize: Equatable {
    case fixed(CGSize)
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  private struct Live {
    var constraint: LinearConstraint
    var name: SolverConstraint
    var origin: ConstraintOrigin
    var generation: Int
  }

  private unowned let root: UIView
  private(set) var boxes = BoxTable()
  private var live: [ConstraintKey: Live] = [:]
  /// The keys of what is live, in the order in which the tree lists them.
  private var order: [ConstraintKey] = []
  private var names: [SolverConstraint: ConstraintKey] = [:]
  /// What the solver had to break and goes without until anything else changes.
  private var broken: [ConstraintKey: LinearConstraint] = [:]
  private var generation = 0
  /// What contradicts itself in the last solution.
  private(set) var contradictions: [LayoutProblem] = []
  /// Whether the tree is being laid out right now.
  var isRunning = false

  init(root: UIView) {
    self.root = root
  }

  /// Solves what the tree asks for now and tells whether it differs from the last time.
  func update(rootSize: RootSize) -> Bool {
    let isFresh = generation == 0
    if boxes.solver.isSpent { return false }
    guard apply(items(rootSize)) || isFresh else { return false }
    // What is broken must not depend on what the tree asked for earlier.
    var conflicts = broken.isEmpty ? solve() : []
    if !isFresh, !conflicts.isEmpty || !broken.isEmpty {
      reset()
      _ = apply(items(rootSize))
      conflicts = solve()
    }
    contradictions = conflicts.compactMap { problem(of: $0) }
    for conflict in conflicts { forget(conflict.broken) }
    return true
  }

  private func solve() -> [SolverConflict] {
    let environment = InterfaceEnvironment.current
    boxes.solver.termsLeft = environment.solving.termsLeft
    defer { environment.solving.termsLeft = boxes.solver.termsLeft }
    let conflicts = boxes.solver.solve()
    if boxes.solver.isSpent {
      environment.problems.note(
        LayoutProblem(.tooManyConstraints(view: root.reportName), source: root.source)
      )
    }
    return conflicts
  }

  private func items(_ rootSize: RootSize) -> [ConstraintList.Item] {
    ConstraintCollector.items(of: root, boxes: boxes) { appendSize(rootSize, to: &$0) }
  }

  private func reset() {
    boxes = BoxTable()
    live = [:]
    order = []
    names = [:]
    broken = [:]
  }

  /// Brings the solver up to what the tree asks for.
  private func apply(_ items: [ConstraintList.Item]) -> Bool {
    generation += 1
    var isChanged = false
    for item in items {
      if var known = live[item.key] {
        if known.constraint == item.constraint {
          live[item.key]?.generation = generation
          continue
        }
        isChanged = true
        if known.constraint.differsInConstantOnly(from: item.constraint) {
          boxes.solver.setConstant(item.constraint.expression.constant, of: known.name)
          known.constraint = item.constraint
          known.generation = generation
          live[item.key] = known
          continue
        }
        boxes.solver.remove(known.name)
        names[known.name] = nil
      }
      if broken[item.key] == item.constraint { continue }
      isChanged = true
      let name = boxes.solver.add(item.constraint)
      names[name] = item.key
      live[item.key] = Live(
        constraint: item.constraint,
        name: name,
        origin: item.origin,
        generation: generation
      )
    }
    for key in order {
      guard let gone = live[key], gone.generation != generation else { continue }
      isChanged = true
      boxes.solver.remove(gone.name)
      names[gone.name] = nil
      live[key] = nil
    }
    if !broken.isEmpty {
      // A broken constraint that the tree no longer asks for changes what may hold.
      let listed = Set(items.lazy.map(\.key))
      isChanged = isChanged || broken.keys.contains { !listed.contains($0) }
    }
    order = items.map(\.key)
    return isChanged
  }

  /// Goes on without a broken constraint.
  private func forget(_ name: SolverConstraint) {
    guard let key = names[name] else { return }
    broken[key] = live[key]?.constraint
    boxes.solver.remove(name)
    names[name] = nil
    live[key] = nil
  }

  private func appendSize(_ rootSize: RootSize, to list: inout ConstraintList) {
    let variables = boxes.variables(of: root)
    let (size, horizontal, vertical) =
      switch rootSize {
      case .fixed(let size): (size, UILayoutPriority.required, UILayoutPriority.required)
      case .fitting(let size, let horizontal, let vertical): (size, horizontal, vertical)
      }
    let parts = [
      (variables.width, size.width, horizontal), (variables.height, size.height, vertical),
    ]
    for (role, part) in parts.enumerated() {
      list.append(
        ConstraintKey(owner: ObjectIdentifier(self), role: role),
        LinearConstraint(
          LinearExpression(part.0) - part.1.boundedLength,
          .equal,
          priority: part.2.level
        ),
        .canvas(NamedView(root))
      )
    }
  }

  private func problem(of conflict: SolverConflict) -> LayoutProblem? {
    let exhibits = conflict.members.compactMap { names[$0].flatMap { live[$0]?.origin.exhibit } }
    let broken = names[conflict.broken].flatMap { live[$0]?.origin.exhibit }
    guard let broken else { return nil }
    return LayoutProblem(.unsatisfiable(exhibits, broken: broken), source: broken.source)
  }
}
