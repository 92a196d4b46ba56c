/// A part of a user interface.
///
/// Behaves as SwiftUI's `View`; differs: it is bound to no actor.
public protocol View {
  /// The type of the view that the body makes.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// Appends the view's elements to a layout tree; views leave it as it is.
  func appendElements(to tree: inout LayoutTree, in scope: LoweringScope)
}

extension View {
  /// Appends the elements of the view's body.
  public func appendElements(to tree: inout LayoutTree, in scope: LoweringScope) {
    var scope = scope
    if let actions = scope.actions {
      scope.identity = actions.lasting.connect(self, in: scope.identity)
    }
    appendBody(to: &tree, in: scope)
  }
}

extension Never: View {
  /// The body that is never evaluated.
  public var body: Never { preconditionFailure("A view without a body was asked for one.") }
}

extension View where Body == Never {
  /// The body that views of the vocabulary do not have.
  public var body: Never { preconditionFailure("\(Self.self) is drawn itself and has no body.") }
}
