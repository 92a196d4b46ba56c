public import LayoutEngine

/// The contexts of the views that are being drawn, the innermost last.
///
/// The environment that holds it goes from thread to thread with a preview, which is drawn on one
/// thread after it was laid out there: no two threads ever reach it at once.
package final class DrawnContexts: @unchecked Sendable {
  private var contexts: [CGContext] = []
  /// Whether each of those that a scene began, the innermost last, draws a picture.
  private var drawsPicture: [Bool] = []
  /// How many drawings of masks are still looked at.
  ///
  /// A mask of many layers may be that of many views.
  private var maskDrawingsLeft = 100_000

  /// The context of the view that is being drawn; `nil` where none is.
  package var current: CGContext? { contexts.last }

  /// Draws with a context.
  package func drawing(with context: CGContext, _ body: () -> Void) {
    let (outer, outerBegun) = (contexts, drawsPicture)
    contexts.append(context)
    drawsPicture = []
    body()
    // Pictures that were begun in it and not ended end with it.
    (contexts, drawsPicture) = (outer, outerBegun)
  }

  /// The most contexts that are begun and not ended.
  private static let mostBegun = 100

  /// Begins a picture, which is drawn with a context of its own until it is ended.
  func beginPicture(of size: CGSize) {
    begin(CGContext(size: size.bounded), drawsPicture: true)
  }

  /// Draws with a context until it is ended.
  func begin(_ context: CGContext, drawsPicture: Bool = false) {
    guard self.drawsPicture.count < Self.mostBegun else { return }
    self.drawsPicture.append(drawsPicture)
    contexts.append(context)
  }

  /// Whether a picture is drawn, which is shown as a box.
  package var isDrawingPicture: Bool { drawsPicture.last == true }

  /// Ends the picture, or the drawing with a context, that was begun last.
  func endLast() {
    guard drawsPicture.popLast() != nil else { return }
    contexts.removeLast()
  }

  /// The picture that was begun last, as far as it is drawn; `nil` where none was.
  var picture: UIImage? {
    isDrawingPicture ? current.map { UIImage(drawnIn: $0.bounds.size) } : nil
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

  /// What a mask does; it clips to its frame once the masks before it drew too much.
  func maskEffect(
    orElse frame: CGRect,
    _ drawings: () -> [(drawing: Drawing, frame: CGRect, direction: LayoutDirection)]
  ) -> DrawingEffect {
    guard maskDrawingsLeft > 0 else { return .clip(.path(Path(frame))) }
    let drawings = drawings()
    maskDrawingsLeft -= drawings.count
    return DrawingEffect(maskingBy: drawings)
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

// The names are UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture that is drawn in a context of its own.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  InterfaceEnvironment.current.contexts.beginPicture(of: size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture that is drawn in a context of its own.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that was begun last; `nil` where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  InterfaceEnvironment.current.contexts.picture
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  InterfaceEnvironment.current.contexts.endLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws with a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) {
  InterfaceEnvironment.current.contexts.begin(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws with the context before the one that was pushed last.
public func UIGraphicsPopContext() { InterfaceEnvironment.current.contexts.endLast() }
