/// `..<b`, `...b`, and `a...`.
struct PartialRangeExpression: BoundExpression {
  let bound: any BoundExpression
  let span: SourceSpan
  let type: SceneType

  func evaluate(in frame: Frame) throws -> SceneValue {
    let value = try bound.evaluate(in: frame)
    return .native(NativeBox(PartialRangeValue(bound: value, kind: kind), type: type))
  }

  private var kind: PartialRangeValue.Kind {
    switch type {
    case .named("PartialRangeUpTo", _): .upTo
    case .named("PartialRangeThrough", _): .through
    case .named("UnboundedRange", _): .all
    default: .from
    }
  }
}

/// A range with one end.
struct PartialRangeValue {
  enum Kind: Equatable {
    case upTo
    case through
    case from
    /// `...` by itself.
    case all
  }

  let bound: SceneValue
  let kind: Kind

  /// The positions in a collection whose positions begin and end at these.
  func positions(from start: Int, to end: Int) throws -> Range<Int> {
    guard case .int(let bound) = bound else { throw SceneStop(.rangeReversed) }
    let range: (Int, Int)
    switch kind {
    case .upTo: range = (start, bound)
    case .through: range = (start, bound &+ 1)
    case .from: range = (bound, end)
    case .all: return start..<end
    }
    guard range.0 >= start, range.1 <= end, range.0 <= range.1 else {
      throw SceneStop(.indexOutOfRange(bound, count: end - start))
    }
    return range.0..<range.1
  }

  /// Whether a value lies in the range.
  func contains(_ value: SceneValue, _ evaluation: Evaluation) throws -> Bool {
    switch kind {
    case .upTo: try evaluation.isLess(value, bound)
    case .through: try !evaluation.isLess(bound, value)
    case .from: try !evaluation.isLess(value, bound)
    case .all: true
    }
  }
}
