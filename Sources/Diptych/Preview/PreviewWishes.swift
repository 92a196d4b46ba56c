/// What the views of a preview ask of their canvas; of several, the outermost is heard.
package final class PreviewWishes {
  package private(set) var layout: PreviewLayout?
  /// The name of a device.
  package private(set) var device: PreviewDevice?
  package private(set) var orientation: InterfaceOrientation?

  package init() {}

  // Modifiers of an element are heard from the outermost inwards, so what is there came from
  // further out.

  func ask(for layout: PreviewLayout) {
    self.layout = self.layout ?? layout
  }

  func ask(for device: PreviewDevice?) {
    self.device = self.device ?? device
  }

  func ask(for orientation: InterfaceOrientation) {
    self.orientation = self.orientation ?? orientation
  }
}

/// A view that asks something of the preview's canvas.
private struct PreviewWish<Content: View>: PrimitiveView {
  let content: Content
  let ask: (PreviewWishes) -> Void

  func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard let wishes = scope.surroundings.previewWishes else {
      return tree.lower(content, in: scope)
    }
    // Of several previews only the views of the one that is shown are heard.
    var scope = scope
    scope.modifiers = ModifierLink(around: scope.modifiers) { [ask] tree, _, body in
      ask(wishes)
      body(&tree)
    }
    tree.lower(content, in: scope)
  }
}

extension View {
  /// Sets the area in which the preview is shown.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewWish(content: self) { $0.ask(for: value) }
  }

  /// Names the preview of a provider.
  public func previewDisplayName(_ value: String?) -> some View {
    PreviewName(content: self, name: value)
  }

  /// Sets the device on which the preview is shown, by the name that Xcode gives it.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewWish(content: self) { $0.ask(for: value) }
  }

  /// Sets the way that the device is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewWish(content: self) { $0.ask(for: value) }
  }
}
