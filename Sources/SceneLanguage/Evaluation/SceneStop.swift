/// Ends the running of a scene: a mistake, or a budget that is spent.
struct SceneStop: Error {
  var mistake: SceneMistake
  /// The place, once a node that has one was passed.
  var span: SourceSpan?
  /// The calls that led there, the innermost first.
  var calls: [SourceSpan] = []
  /// Whether everything must end, because a budget is spent.
  var isFinal = false

  init(_ mistake: SceneMistake, at span: SourceSpan? = nil, isFinal: Bool = false) {
    self.mistake = mistake
    self.span = span
    self.isFinal = isFinal
  }

  /// For an expression whose mistake was told when it was bound.
  static let alreadyTold = SceneStop(.syntax(""))

  /// The calls that are told: those at other places than the mistake, each once.
  ///
  /// A recursion passes the same few places over and over; of a long chain the innermost are told.
  func toldCalls(from place: SourceSpan) -> [SourceSpan] {
    var told: [SourceSpan] = []
    for call in calls where call != place && !told.contains(call) {
      if told.count == SceneStop.toldCallCount { break }
      told.append(call)
    }
    return told
  }

  private static let toldCallCount = 6

  /// The same stop with a place, if it had none.
  func placed(at place: SourceSpan) -> SceneStop {
    guard span == nil else { return self }
    var copy = self
    copy.span = place
    return copy
  }
}

/// An error that the scene itself has thrown.
///
/// Unchecked: thrown and caught on the one thread that evaluates.
struct ThrownError: Error, @unchecked Sendable {
  var value: SceneValue
  var span: SourceSpan
}

/// Gives a place to a stop that comes out of library code.
func placing<Result>(at span: SourceSpan, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let stop as SceneStop {
    throw stop.placed(at: span)
  }
}
