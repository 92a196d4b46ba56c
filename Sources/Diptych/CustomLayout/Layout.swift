/// A container whose rule for sizes and places a scene defines.
///
/// Behaves as SwiftUI's `Layout`. All lengths are points and leading-based: in a right-to-left
/// direction the finished placement is mirrored, so a layout need not know the direction.
public protocol Layout {
  /// What the layout keeps between the calls for one container.
  associatedtype Cache = Void

  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// Properties of the container that views inside can see.
  static var layoutProperties: LayoutProperties { get }

  /// The size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places every view by `place(at:anchor:proposal:)`; one that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Makes the cache when the container is made.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours, in points.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The position of a vertical guide that the container sets, in points; `nil` merges its views'.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a horizontal guide that the container sets, in points; `nil` merges its views'.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// Properties of a container that views inside can see.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its views; `nil` where it does not stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a container that does not stack.
  public init() {}
}

extension Layout {
  /// The properties of a container that does not stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest preferences of all views on every edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.preferredSpacing
  }

  /// Sets no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Sets no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Arranges views by this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
