/// What may cover parts of a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the screen's own shape.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

package struct SafeAreaInset<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar
  let edge: Edge
  let spacing: CGFloat?
  let alignment: AlignmentKey

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let rule = SafeAreaInsetRule(
      edge: edge,
      spacing: spacing,
      alignment: tree.index(of: alignment)
    )
    let stack = tree.pair(.center)
    tree.modified(content, by: .safeAreaInset(rule), in: scope) { tree in
      tree.single(bar, container: .zStack(stack), in: scope.inside(stackAxis: nil))
    }
  }
}

extension View {
  /// Puts a bar along the upper or lower edge and leaves the rest to the view.
  ///
  /// - Parameters:
  ///   - edge: Where the bar stands.
  ///   - alignment: The guide on which bar and view meet.
  ///   - spacing: The gap between them, in points; `nil` leaves it to their preferences.
  ///   - content: The bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    SafeAreaInset(
      content: self,
      bar: content(),
      edge: edge == .top ? .top : .bottom,
      spacing: spacing,
      alignment: alignment.key
    )
  }

  /// Puts a bar along the leading or trailing edge and leaves the rest to the view.
  ///
  /// - Parameters:
  ///   - edge: Where the bar stands.
  ///   - alignment: The guide on which bar and view meet.
  ///   - spacing: The gap between them, in points; `nil` leaves it to their preferences.
  ///   - content: The bar.
  /// - Returns: The view with the bar.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    SafeAreaInset(
      content: self,
      bar: content(),
      edge: edge == .leading ? .leading : .trailing,
      spacing: spacing,
      alignment: alignment.key
    )
  }

  /// Puts a bar along the upper or lower edge, as `safeAreaInset` does.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar along the leading or trailing edge, as `safeAreaInset` does.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets room aside around the view that scroll views inside may scroll under, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    layoutModifier(.safeAreaPadding(insets))
  }

  /// Sets room aside on some edges, in points; `nil` means 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? EdgeInsets.defaultPadding, on: edges))
  }

  /// Sets room aside on all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Lets the view reach into the unsafe area where it touches it.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    layoutModifier(.ignoresSafeArea(regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the unsafe area where it touches it.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
