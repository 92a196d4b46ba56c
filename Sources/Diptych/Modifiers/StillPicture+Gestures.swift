// No one touches a still picture: no closure here is called.
extension View {
  /// Says what to do when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Says what to do when the view is tapped at a point.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  /// Says what to do when a touch stays on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Says what to do when the pointer comes or goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Takes notice of a gesture.
  public func gesture<Other: Gesture>(
    _ gesture: Other,
    including mask: GestureMask = .all
  )
    -> some View
  { self }

  /// Takes notice of a gesture beside those of the views inside.
  public func simultaneousGesture<Other: Gesture>(
    _ gesture: Other,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Takes notice of a gesture before those of the views inside.
  public func highPriorityGesture<Other: Gesture>(
    _ gesture: Other,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Decides whether the view can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Decides where the view can be touched.
  public func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View {
    self
  }

  /// Decides where the view can be touched, seen hovered, or dragged.
  public func contentShape<Content: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Content,
    eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Decides how the view answers a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// The uses of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the uses.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen behind a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is seen under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive techniques show.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// How a view answers a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light over the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view comes nearer.
  public static let lift = HoverEffect(name: "lift")
}
