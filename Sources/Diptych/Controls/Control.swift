/// A view that is one element to people, whatever views it is drawn with.
///
/// What a scene writes inside of it, such as a button's label, is listed all the same.
protocol Control: PrimitiveView {
  /// The type of the views that the control is drawn with.
  associatedtype Appearance: View

  /// What people call the control.
  var elementName: String { get }

  /// Whether the control is fainter where it cannot be used.
  var isDimmedWhenDisabled: Bool { get }

  /// The views that the control is drawn with where it stands.
  @ViewBuilder func appearance(in scope: LoweringScope) -> Appearance
}

extension Control {
  var isDimmedWhenDisabled: Bool { true }

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    lowerAsOne(into: &tree, in: scope)
  }

  /// Appends the control as one element.
  func lowerAsOne(into tree: inout LayoutTree, in scope: LoweringScope) {
    var inside = scope.inside(stackAxis: nil)
    inside.isInsideControl = true
    let center = tree.pair(.center)
    let isDimmed =
      isDimmedWhenDisabled && !scope.environment.isEnabled && !scope.surroundings.isDimmed
    if isDimmed { inside.surroundings.isDimmed = true }
    let views: Appearance = EnvironmentValues.$current.withValue(scope.environment) {
      self.appearance(in: scope)
    }
    tree.element(
      elementName,
      rule: isDimmed ? tree.rule(for: .fixed(.opacity(ControlMetrics.disabledOpacity))) : .identity,
      in: scope
    ) { tree in
      tree.single(views, container: .zStack(center), in: inside)
    }
  }
}

/// A part of a control that a scene wrote: it is listed like any other view.
package struct Written<Content: View>: PrimitiveView {
  let content: Content

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.isInsideControl = false
    tree.lower(content, in: scope)
  }
}

/// A part of a control that a scene did not write.
package struct Unwritten<Content: View>: PrimitiveView {
  let content: Content

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    scope.isInsideControl = true
    tree.lower(content, in: scope)
  }
}

/// The title that a control makes of a string.
func controlTitle(_ key: LocalizedStringKey) -> any View {
  Unwritten(content: Text(key))
}

/// The title that a control makes of a string.
func controlTitle(_ title: some StringProtocol) -> any View {
  Unwritten(content: Text(verbatim: String(title)))
}
