/// What makes the frame of one view that of others: names of a namespace.
struct MatchedName: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A view whose frame others follow.
package struct MatchedSource<Content: View>: PrimitiveView {
  let content: Content
  let name: MatchedName

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let actions = scope.actions else { return tree.lower(content, in: scope) }
    let record = FrameRecord()
    actions.matchedFrames[name] = record
    tree.lower(content, recordingIn: record, in: scope)
  }
}

/// A view that is drawn where another one of its name stands, and as large.
///
/// It keeps its own place in layout. What it follows is known when all frames are, so it is drawn
/// there in the next round of layout.
package struct MatchedFollower<Content: View>: PrimitiveView {
  let content: Content
  let name: MatchedName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let actions = scope.actions else { return tree.lower(content, in: scope) }
    var scope = scope
    let seen = scope.entering(Self.self) { LastSeen<MatchedFrames>() }
    let record = FrameRecord()
    let direction = scope.environment.layoutDirection
    actions.append { [name, unowned actions] in
      guard let own = record.frame, let source = actions.matchedFrames[name]?.frame else {
        return false
      }
      let frames = MatchedFrames(own: own, source: source, direction: direction)
      return seen.see(frames) { _, _ in }
    }
    let node = tree.node(recordingIn: record, scope)
    var inner = scope
    inner.modifiers = ModifierLink(node, around: scope.modifiers)
    guard let frames = seen.value else { return tree.lower(content, in: inner) }
    let placing = MatchedPlacing(frames: frames, properties: properties, anchor: anchor)
    tree.modified(content, by: tree.rule(for: placing), in: inner)
  }
}

/// The frames of a view and of the one that it follows, in points, physical.
struct MatchedFrames: Equatable {
  let own: CGRect
  let source: CGRect
  let direction: LayoutDirection

  /// A point of the source in the view's own coordinates, leading-based.
  func place(of anchor: UnitPoint) -> CGPoint {
    let begin =
      direction == .leftToRight ? source.minX - own.minX : own.maxX - source.maxX
    return CGPoint(
      x: begin + anchor.x * source.width,
      y: source.minY - own.minY + anchor.y * source.height
    )
  }
}

/// Keeps a view's place in layout and draws it where another view stands.
private final class MatchedPlacing: CustomLayout {
  private let frames: MatchedFrames
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  let setsGuides = true

  init(frames: MatchedFrames, properties: MatchedGeometryProperties, anchor: UnitPoint) {
    self.frames = frames
    self.properties = properties
    self.anchor = anchor
  }

  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    children.size(of: 0, for: proposal)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize, children: LayoutChildren) {
    var place = CGPoint(x: anchor.x * bounds.width, y: anchor.y * bounds.height)
    if properties.contains(.position) { place = frames.place(of: anchor) }
    children.place(
      0,
      at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
      anchor: anchor,
      proposal: properties.contains(.size) ? ProposedViewSize(frames.source.size) : proposal
    )
  }

  func spacing(children: LayoutChildren) -> ViewSpacing { children.spacing(of: 0) }

  func explicitGuide(
    _ key: AlignmentKey,
    _ axis: Axis,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    children: LayoutChildren
  ) -> CGFloat? {
    let dimensions = children.dimensions(of: 0, in: proposal)
    return switch axis {
    case .horizontal: dimensions[explicit: HorizontalAlignment(key: key)]
    case .vertical: dimensions[explicit: VerticalAlignment(key: key)]
    }
  }
}

/// The parts of a view's geometry that views may share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the views stand.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the views are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Joins the view to others of the same name, which are drawn where it stands, or the other way
  /// round.
  ///
  /// Behaves as SwiftUI's `matchedGeometryEffect`: the places of all of them in layout stay.
  ///
  /// - Parameters:
  ///   - id: The name of the view.
  ///   - namespace: What the name belongs to.
  ///   - properties: What a view that follows takes over.
  ///   - anchor: The point of both that comes to lie in one place.
  ///   - isSource: Whether others follow the view; otherwise it follows.
  /// - Returns: The view, drawn where its source stands.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let name = MatchedName(namespace: namespace, id: AnyHashable(id))
    return Group {
      if isSource {
        MatchedSource(content: self, name: name)
      } else {
        MatchedFollower(content: self, name: name, properties: properties, anchor: anchor)
      }
    }
  }
}
