/// A view that is one element to people, whatever views it is drawn with.
///
/// What a scene writes inside of it, such as a button's label, is listed all the same.
protocol Control: PrimitiveView {
  /// The type of the views that the control is drawn with.
  associatedtype Appearance: View

  /// What people call the control.
  var elementName: String { get }

  /// The views that the control is drawn with where it stands.
  @ViewBuilder func appearance(in scope: LoweringScope) -> Appearance
}

extension Control {
  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var inside = scope.inside(stackAxis: nil)
    inside.isInsideControl = true
    let center = tree.pair(.center)
    tree.element(elementName, rule: .identity, in: scope) { tree in
      tree.single(appearance(in: scope), container: .zStack(center), in: inside)
    }
  }
}

/// A part of a control that a scene wrote: it is listed like any other view.
struct Written<Content: View>: PrimitiveView {
  let content: Content

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.isInsideControl = false
    tree.lower(content, in: scope)
  }
}

/// A part of a control that a scene did not write.
struct Unwritten<Content: View>: PrimitiveView {
  let content: Content

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.isInsideControl = true
    tree.lower(content, in: scope)
  }
}
