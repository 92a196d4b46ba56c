public import LayoutEngine

extension UIView {
  /// The rectangle of the view in the coordinate space of its superview, in points.
  public var frame: CGRect {
    get { CGRect(origin: origin, size: extent) }
    set {
      let new = newValue.bounded
      guard new != CGRect(origin: origin, size: extent) else { return }
      move(to: new)
    }
  }

  /// The rectangle of the view in its own coordinate space, in points.
  public var bounds: CGRect {
    get { CGRect(origin: scrollOrigin, size: extent) }
    set {
      let new = newValue.bounded
      scrollOrigin = new.origin
      // A view grows about its anchor point when its bounds change.
      frame = CGRect(
        x: origin.x + (extent.width - new.width) * anchorPoint.x,
        y: origin.y + (extent.height - new.height) * anchorPoint.y,
        width: new.width,
        height: new.height
      )
    }
  }

  /// Where the layer's anchor point, usually the middle, lies in the superview, in points.
  public var center: CGPoint {
    get {
      CGPoint(
        x: origin.x + extent.width * anchorPoint.x,
        y: origin.y + extent.height * anchorPoint.y
      )
    }
    set {
      frame = CGRect(
        x: newValue.x - extent.width * anchorPoint.x,
        y: newValue.y - extent.height * anchorPoint.y,
        width: extent.width,
        height: extent.height
      )
    }
  }

  /// The point about which the view grows and turns, as a part of its bounds.
  public var anchorPoint: CGPoint {
    get { appearance.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { layer.anchorPoint = newValue }
  }

  /// Resizes the view to what fits it best.
  public func sizeToFit() {
    frame = CGRect(origin: origin, size: resolvedSizeThatFits(extent))
  }

  /// A point of the view's coordinate space in that of another, or of the root for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view's coordinate space, or of the root's for `nil`, in the view's own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of the view's coordinate space in that of another, or of the root for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinate space, or of the root's for `nil`, in the view's own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the zero of the view's coordinate space lies in the root, in points.
  private var rootOrigin: CGPoint {
    var point = CGPoint(x: -scrollOrigin.x, y: -scrollOrigin.y)
    var view = self
    while let parent = view.parent {
      point.x += view.origin.x - parent.scrollOrigin.x
      point.y += view.origin.y - parent.scrollOrigin.y
      view = parent
    }
    return point
  }

  /// Gives the view a frame and lets what it contains follow.
  func move(to new: CGRect) {
    let old = extent
    origin = new.origin
    extent = new.size
    guard old != new.size else { return }
    layoutState.needsLayout = true
    guard layoutState.autoresizesSubviews else { return }
    for child in children where child.layoutState.translatesAutoresizingMask {
      child.autoresize(from: old, to: new.size)
    }
  }
}
