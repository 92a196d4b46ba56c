/// How many parts of values may still be compared, or be told of in a hash.
///
/// `==` and `hash(into:)` cannot throw, and what they are asked of may share its parts with itself: a
/// tree made in sixty steps can have more leaves than can be counted. A few parts are free. More are
/// counted as steps of the evaluation that runs, which then ends by itself; where none runs, in layout,
/// values that differ in nothing that was looked at by then are not equal.
struct ComparisonBudget {
  private var partsLeft = Self.partsPerStep
  /// The steps that are left where no evaluation counts them.
  private var stepsLeft = 64
  private var depth = 0
  /// Whether the scene's own `==` is asked.
  let asksScene: Bool

  init(asksScene: Bool = true) { self.asksScene = asksScene }

  /// So many parts are gone through in about the time that a step of a scene takes.
  static let partsPerStep = 256
  /// How deep values inside values are compared where no evaluation says it.
  private static let mostLevels = 1_000

  /// Counts parts that are about to be looked at.
  ///
  /// - Returns: Whether there is enough left for them.
  mutating func spend(_ parts: Int = 1) -> Bool {
    partsLeft -= parts
    if partsLeft >= 0 { return true }
    let steps = -partsLeft / Self.partsPerStep + 1
    partsLeft += steps * Self.partsPerStep
    if let running = Evaluation.running { return running.evaluation.take(steps: steps) }
    stepsLeft -= steps
    return stepsLeft >= 0
  }

  /// Looks at the parts of a value, one level deeper.
  ///
  /// - Returns: What `body` says; `false` where values are nested too deep, which is told.
  mutating func descending(_ body: (inout ComparisonBudget) -> Bool) -> Bool {
    let evaluation = Evaluation.running?.evaluation
    let limit = evaluation?.program.limits.callDepth ?? Self.mostLevels
    guard depth < limit else {
      evaluation?.report(SceneStop(.tooDeep(limit: limit)))
      return false
    }
    depth += 1
    defer { depth -= 1 }
    return spend(Self.partsOfLevel) && body(&self)
  }

  /// To begin with the parts of a value takes as long as to look at so many.
  private static let partsOfLevel = 64
}

/// The evaluation that runs, for what cannot be handed it.
///
/// Unchecked: an evaluation is confined to one thread, and who finds it here runs on that one.
struct RunningEvaluation: @unchecked Sendable {
  unowned let evaluation: Evaluation
  /// How many comparisons that scenes write themselves it runs within.
  var comparisons = 0
}
