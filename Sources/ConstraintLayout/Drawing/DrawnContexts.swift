/// The contexts of the views that are being drawn, the innermost last.
///
/// The environment that holds it goes from thread to thread with a preview, which is drawn on one
/// thread after it was laid out there: no two threads ever reach it at once.
package final class DrawnContexts: @unchecked Sendable {
  private var contexts: [CGContext] = []

  /// The context of the view that is being drawn; `nil` where none is.
  package var current: CGContext? { contexts.last }

  /// Draws with a context.
  package func drawing(with context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    contexts.removeLast()
  }
}

// The name is UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context of the view that is being drawn; `nil` where none is.
///
/// Behaves as UIKit's `UIGraphicsGetCurrentContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  InterfaceEnvironment.current.contexts.current
}
