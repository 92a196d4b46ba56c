/// A named value that views hand down to those inside them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where nothing around a view sets one.
  static var defaultValue: Value { get }
}

/// The values that a view is handed down by those around it.
public struct EnvironmentValues: Sendable {
  /// The values around the view whose body is being evaluated.
  @TaskLocal static var current = EnvironmentValues()

  /// The direction in which content runs, not looked at.
  package private(set) var notedDirection = NotedDirection(.leftToRight)
  /// The direction that a scene sets for a part of itself; `nil` where the preview's own holds.
  var pinnedLayoutDirection: LayoutDirection?
  var text = TextEnvironment()
  /// What shapes and texts are painted with.
  var foreground = Paint(.primary)
  var tint = Paint(.accent)
  /// What stands behind everything; `nil` where nothing around says so.
  var background: Paint?
  var scrolling = ScrollEnvironment()
  var isEnabledStorage = true
  private var values = KeyedValues()

  /// Creates the values of an empty environment.
  public init() {}

  /// Creates the values at the root of a preview.
  package init(layoutDirection: LayoutDirection) {
    self.init(NotedDirection(layoutDirection))
  }

  /// Creates the values at the root of a preview whose direction notes who looks at it.
  package init(_ direction: NotedDirection) {
    notedDirection = direction
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A missing value would itself be cast to an optional one.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that a scene declares.
  package subscript(scene key: ObjectIdentifier) -> (any Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection {
    get { notedDirection.value }
    set {
      notedDirection = NotedDirection(newValue)
      pinnedLayoutDirection = newValue
    }
  }

  /// Sets the direction in which a preview is seen, which pins no part of it.
  mutating func direct(_ direction: LayoutDirection) {
    notedDirection = NotedDirection(direction)
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { isEnabledStorage }
    set { isEnabledStorage = newValue }
  }
}

/// Reads a value from the environment of a view.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init { $0[keyPath: keyPath] }
  }

  init(_ read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  /// The value where the view stands.
  public var wrappedValue: Value { read(EnvironmentValues.current) }
}
