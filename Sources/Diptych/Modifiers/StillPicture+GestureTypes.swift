/// A movement of the user that a view takes notice of; in a still picture there is none.
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
}

extension Gesture {
  /// Says what to do while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Says what to do when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Says how the gesture changes a state while it goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }

  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }

  /// Another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }

  /// This gesture or, where it fails, another.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// One or more taps.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int

  /// Creates the gesture.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Nothing but that it happened.
  public typealias Value = Void
}

/// A touch that stays.
public struct LongPressGesture: Gesture {
  /// The least time in seconds.
  public var minimumDuration: Double
  /// How far the touch may move, in points.
  public var maximumDistance: CGFloat

  /// Creates the gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Whether the touch is down.
  public typealias Value = Bool
}

/// A touch that moves.
public struct DragGesture: Gesture {
  /// What a drag tells, in points, physical.
  public struct Value: Hashable, Sendable {
    /// Where the touch is.
    public var location: CGPoint
    /// Where the touch began.
    public var startLocation: CGPoint

    /// The way from where the touch began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the touch would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// The way to where the touch would come to rest.
    public var predictedEndTranslation: CGSize { translation }
    /// When the touch was there.
    public var time: Date { Date() }
    /// How fast the touch moves, in points a second.
    public var velocity: CGSize { .zero }
  }

  /// The least way before the drag begins, in points.
  public var minimumDistance: CGFloat

  /// Creates the gesture.
  public init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }

  /// Creates the gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}

/// Two touches that part.
public struct MagnifyGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// How much larger things have become.
    public var magnification: CGFloat
  }

  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that part, told by their factor.
public struct MagnificationGesture: Gesture {
  /// How much larger things have become.
  public typealias Value = CGFloat

  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn.
public struct RotateGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Hashable, Sendable {
    /// How far things have turned.
    public var rotation: Angle
  }

  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two touches that turn, told by their angle.
public struct RotationGesture: Gesture {
  /// How far things have turned.
  public typealias Value = Angle

  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A state that lasts as long as a gesture; in a still picture it keeps its initial value.
@propertyWrapper public struct GestureState<Value> {
  /// The initial value.
  public let wrappedValue: Value

  /// Creates the state with its initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the state with its initial value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The state itself, for gestures to update.
  public var projectedValue: GestureState<Value> { self }
}

/// Which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the gestures.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
