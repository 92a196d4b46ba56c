/// The course of a change; a still picture shows none.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The usual course.
  public static let `default` = Animation()
  /// A steady course.
  public static let linear = Animation()
  /// A course that begins slowly.
  public static let easeIn = Animation()
  /// A course that ends slowly.
  public static let easeOut = Animation()
  /// A course that begins and ends slowly.
  public static let easeInOut = Animation()
  /// The course of a spring.
  public static let spring = Animation()
  /// The course of a spring that overshoots.
  public static let bouncy = Animation()
  /// The course of a spring that does not overshoot.
  public static let smooth = Animation()
  /// The course of a quick spring.
  public static let snappy = Animation()
  /// The course of a spring that follows a touch.
  public static let interactiveSpring = Animation()

  /// A steady course of a length in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A course that begins slowly, of a length in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A course that ends slowly, of a length in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A course that begins and ends slowly, of a length in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// The course of a cubic curve, of a length in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }

  /// The course of a spring; durations are seconds.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// The course of a spring; durations are seconds.
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// The course of a spring that follows a touch; durations are seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// The course of a spring given by its physics.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// The course of a spring that overshoots; durations are seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// The course of a spring that does not overshoot; durations are seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// The course of a quick spring; durations are seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The course after a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// The course at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The course several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The course without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What is told along with a change.
public struct Transaction {
  /// The course of the change.
  public var animation: Animation?
  /// Whether other courses are ignored.
  public var disablesAnimations = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without a course.
  public init() {}

  /// Creates a transaction with a course.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that a scene declares.
  package subscript(scene key: ObjectIdentifier) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// A key of what is told along with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is told.
  static var defaultValue: Value { get }
}

/// Does what a closure says, at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Does what a closure says, at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Does what a closure says, at once.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Gives changes of the view a course; a still picture has none.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Gives changes of the view that come with a value a course; a still picture has none.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Changes what is told along with changes; a still picture has none.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Says how the view comes and goes; in a still picture it stays.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Says how the view's content changes; in a still picture it keeps.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Keeps the view together in a change; a still picture has none.
  public func geometryGroup() -> some View { self }
}
