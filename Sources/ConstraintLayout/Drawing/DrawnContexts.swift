internal import LayoutEngine

/// The contexts of the views that are being drawn, the innermost last.
///
/// The environment that holds it goes from thread to thread with a preview, which is drawn on one
/// thread after it was laid out there: no two threads ever reach it at once.
package final class DrawnContexts: @unchecked Sendable {
  private var contexts: [CGContext] = []
  /// How many drawings of masks are still looked at.
  ///
  /// A mask of many layers may be that of many views.
  private var maskDrawingsLeft = 100_000

  /// The context of the view that is being drawn; `nil` where none is.
  package var current: CGContext? { contexts.last }

  /// Draws with a context.
  package func drawing(with context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    contexts.removeLast()
  }

  /// The outline of all that a mask draws; its frame once the masks before it drew too much.
  func maskOutline(
    orElse frame: CGRect,
    _ drawings: () -> [(drawing: Drawing, frame: CGRect)]
  ) -> ShapeOutline {
    guard maskDrawingsLeft > 0 else { return .path(Path(frame)) }
    let drawings = drawings()
    maskDrawingsLeft -= drawings.count
    return ShapeOutline(covering: drawings)
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
