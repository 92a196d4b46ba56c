/// A view with another one in front of it or behind it.
///
/// Several views in front or behind share an unwritten `ZStack`, which centres them whatever the
/// alignment: that sets only the whole of them. A spacer or a divider there still follows the axis of
/// the stack around. So measured.
package struct Attached<Content: View, Secondary: View>: PrimitiveView {
  enum Depth {
    case front
    case back
  }

  let content: Content
  let secondary: Secondary
  let alignment: Alignment
  let depth: Depth

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    let pair = tree.pair(alignment)
    tree.modified(
      content,
      by: depth == .front ? .overlay(pair) : .background(pair),
      in: scope
    ) { tree in
      var inside = scope.inside(stackAxis: scope.stackAxis)
      // The text of a row is not one that lies over its picture.
      if inside.rowText != nil { inside.surroundings.rowText = nil }
      tree.single(secondary, container: .zStack(tree.pair(.center)), in: inside)
    }
  }
}

extension View {
  /// Lays views over this one, which alone decides the size.
  public func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    Attached(content: self, secondary: content(), alignment: alignment, depth: .front)
  }

  /// Lays a view over this one, which alone decides the size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    Attached(content: self, secondary: overlay, alignment: alignment, depth: .front)
  }

  /// Lays views behind this one, which alone decides the size.
  public func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    Attached(content: self, secondary: content(), alignment: alignment, depth: .back)
  }

  /// Lays a view behind this one, which alone decides the size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    Attached(content: self, secondary: background, alignment: alignment, depth: .back)
  }
}
