/// A view that is drawn differently by where it stands.
package struct PlacedEffect<Content: View>: PrimitiveView {
  let content: Content
  let effect: (AnyView, GeometryProxy) -> any View

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let actions = scope.actions else { return tree.lower(content, in: scope) }
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen<SeenPlace>() }
    let record = FrameRecord()
    let spaces = scope.surroundings.coordinateSpaces
    actions.append {
      guard let frame = record.frame else { return false }
      let place = SeenPlace(frame: frame, spaces: spaces.compactMapValues(\.frame))
      return seen.see(place) { _, _ in }
    }
    // An effect does not change layout, so the place in an earlier round is that in this one.
    var shown: any View = content
    if let place = seen.value { shown = effect(AnyView(content), GeometryProxy(place)) }
    tree.lower(AnyView(any: shown), recordingIn: record, in: scope)
  }
}

/// Where a view stood in an earlier round of layout, in points, physical.
struct SeenPlace: Equatable {
  /// In the canvas.
  var frame: CGRect
  /// The frames of the named spaces around it, in the canvas.
  var spaces: [AnyHashable: CGRect]
}

/// How far a view has come into a scroll view, or is about to leave it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the top leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Behind the bottom trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the window, 0 in it, and 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes the drawing of the view by where it stands; its place in layout stays.
  public func visualEffect<Effect: View>(
    _ effect: @escaping (AnyView, GeometryProxy) -> Effect
  ) -> some View {
    PlacedEffect(content: self) { effect($0, $1) }
  }

  /// Changes the drawing of the view while it scrolls into sight; a picture shows it in sight.
  public func scrollTransition<Effect: View>(
    axis: Axis? = nil,
    transition: @escaping (AnyView, ScrollTransitionPhase) -> Effect
  ) -> some View {
    transition(AnyView(self), .identity)
  }
}
