/// A view that presents something over the whole canvas.
package struct Presenter<Content: View>: PrimitiveView {
  let content: Content
  /// What people call the presentation.
  let name: String
  let isPresented: Bool
  /// Keeps the frame of the content, where the presentation lies beside it.
  var anchor: FrameRecord?
  let presentation: () -> any View
  /// The environment of the view whose body made this one, which its closures read.
  let environment = EnvironmentValues.current

  package func lower(into tree: inout LayoutTree, in scope: LoweringScope) {
    guard isPresented, let layers = scope.surroundings.presentedLayers else {
      return tree.lower(content, in: scope)
    }
    // Only what is really part of the picture presents, and several views in a group present once.
    var isPending = true
    var presenting = scope
    presenting.modifiers = ModifierLink(around: scope.modifiers) { [self] tree, _, body in
      if isPending {
        isPending = false
        layers.append(layer(in: scope))
      }
      body(&tree)
    }
    if let anchor {
      tree.lower(content, recordingIn: anchor, in: presenting)
    } else {
      tree.lower(content, in: presenting)
    }
  }

  private func layer(in scope: LoweringScope) -> PresentedLayers.Layer {
    var scope = scope
    scope.isInsideControl = false
    scope.surroundings.navigationItem = nil
    scope.surroundings.isInList = false
    scope.surroundings.preferences = nil
    return PresentedLayers.Layer(name: name, scope: scope) { [environment, presentation] in
      EnvironmentValues.$current.withValue(environment) { presentation() }
    }
  }
}

extension View {
  /// Lays something over the whole canvas while a value says so.
  func presenting(
    _ name: String,
    _ isPresented: Bool,
    _ presentation: @escaping () -> any View
  ) -> some View {
    Presenter(content: self, name: name, isPresented: isPresented, presentation: presentation)
  }
}

/// What lies between a presentation and the views that it covers: they are a step darker.
struct Scrim: ComposedView {
  /// How much darker.
  private static let opacity = 0.2

  var body: some View {
    Color.black.opacity(Self.opacity).ignoresSafeArea()
  }
}
