/// An expression whose names are resolved and whose type is known as far as it can be.
protocol BoundExpression: Sendable {
  /// The place in the source.
  var span: SourceSpan { get }
  /// The type, or ``SceneType/unknown`` when only the run time can tell.
  var type: SceneType { get }
  /// Whether its mistake is already told.
  var isErroneous: Bool { get }
  /// The expression as a place that can be changed; `nil` where it names none.
  ///
  /// Each type answers for itself: the Swift runtime takes long to find out whether a type conforms.
  var asPlace: (any BoundPlace)? { get }
  /// The expression as a value in a form, which as a part of a text may follow its surroundings;
  /// `nil` for other values.
  var asText: (any TextExpression)? { get }
  /// Computes the value.
  ///
  /// - Throws: ``SceneStop`` for a mistake or a spent budget, ``ThrownError`` for a thrown error.
  func evaluate(in frame: Frame) throws -> SceneValue
}

/// An expression that names a place which can be changed.
protocol BoundPlace: BoundExpression {
  /// Lets `change` work on the value in its place, and puts back what it leaves.
  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws
  /// Puts a value in the place of the old one, which need not be read.
  func assign(_ value: SceneValue, in frame: Frame) throws
}

extension BoundExpression {
  var asPlace: (any BoundPlace)? { nil }
  var asText: (any TextExpression)? { nil }
}

extension BoundPlace {
  var asPlace: (any BoundPlace)? { self }

  func assign(_ value: SceneValue, in frame: Frame) throws {
    try modify(in: frame) { $0 = value }
  }

  /// Lets `change` work on a value that was read, and then puts what it leaves back by `set`.
  ///
  /// It is put back also where `change` throws an error of the scene, as Swift does with what it lends.
  func change(
    _ read: SceneValue,
    _ change: (inout SceneValue) throws -> Void,
    thenSet set: (SceneValue) throws -> Void
  ) throws {
    var value = read
    do {
      try change(&value)
    } catch let error as ThrownError {
      try set(value)
      throw error
    }
    try set(value)
  }
}

/// An expression whose mistake is already told.
struct ErroneousExpression: BoundPlace {
  let span: SourceSpan
  /// Whether nothing says what was meant, so that what is called on it has no meaning either.
  var isUnknown = false
  /// The type of the view that it would be, so that mistakes in modifiers behind it are told too.
  var view: SceneType?
  /// Whether that type is certain, so that names of no member of it are told too.
  var isNamed = false
  /// The variable that is seen nowhere near here, which cannot be changed either.
  var hidden: PropertyDeclaration?
  var type: SceneType { .error }
  var isErroneous: Bool { true }

  func evaluate(in frame: Frame) throws -> SceneValue { throw SceneStop.alreadyTold }
  func modify(in frame: Frame, _ change: (inout SceneValue) throws -> Void) throws {
    throw SceneStop.alreadyTold
  }
}

extension BoundExpression {
  var isErroneous: Bool { false }
}
