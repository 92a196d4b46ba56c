/// The distances that a view prefers to its neighbours, edge by edge, in points.
///
/// Behaves as SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable {
  var top = EdgeSpacing.plainTop
  var leading = EdgeSpacing()
  var bottom = EdgeSpacing.plainBottom
  var trailing = EdgeSpacing()

  /// Creates the preferences of a view without any of its own.
  public init() {}

  /// The preferences of a view that wants to touch its neighbours.
  public static let zero: ViewSpacing = {
    let touching = EdgeSpacing(any: 0)
    var spacing = ViewSpacing()
    spacing.top = touching
    spacing.leading = touching
    spacing.bottom = touching
    spacing.trailing = touching
    return spacing
  }()

  /// The distance that satisfies this view and the one after it along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let facing =
      axis == .horizontal
      ? EdgeSpacing.distance(trailing, next.leading)
      : EdgeSpacing.distance(bottom, next.top)
    return facing ?? Self.platformDefault
  }

  /// Takes the larger preference on each of the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The larger preferences of both on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

extension ViewSpacing {
  /// The distance between views of which neither says anything, in points.
  package static let platformDefault: CGFloat = 8

  /// The preferences of a text: nothing between texts, the default next to all else.
  package static let text: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = EdgeSpacing(textToText: 0, aboveText: platformDefault)
    spacing.bottom = EdgeSpacing(textToText: 0, belowText: platformDefault)
    return spacing
  }()

  /// The preferences of a spacer: it touches its neighbours along its axes.
  static func spacer(along axes: Axis.Set) -> ViewSpacing {
    var spacing = ViewSpacing()
    let touching = EdgeSpacing(any: 0)
    if axes.contains(Axis.Set.horizontal) {
      spacing.leading = touching
      spacing.trailing = touching
    }
    if axes.contains(Axis.Set.vertical) {
      spacing.top = touching
      spacing.bottom = touching
    }
    return spacing
  }

  /// Forgets what was said on some edges.
  mutating func reset(_ edges: Edge.Set) {
    let plain = ViewSpacing()
    if edges.contains(.top) { top = plain.top }
    if edges.contains(.leading) { leading = plain.leading }
    if edges.contains(.bottom) { bottom = plain.bottom }
    if edges.contains(.trailing) { trailing = plain.trailing }
  }

  /// Nothing said on any edge, to which a union adds.
  static let silent: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = EdgeSpacing()
    spacing.bottom = EdgeSpacing()
    return spacing
  }()
}

extension EdgeSpacing {
  /// A plain view below a text adds nothing to what the text asks for.
  static let plainTop = EdgeSpacing(belowText: 0)
  /// A plain view above a text adds nothing to what the text asks for.
  static let plainBottom = EdgeSpacing(aboveText: 0)
}
