public import LayoutEngine

/// The corners of a rectangle, physical.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The border, the corners, and the depth of a view.
public final class CALayer {
  /// A scene may keep the layer longer than the view.
  private weak var view: UIView?
  package var keptValues: [String: Any] = [:]
  /// What the scene draws in the layer; `nil` where it draws nothing.
  package var overrides: (any LayerOverrides)?
  /// The layers in this one, from back to front.
  package private(set) var sublayers: [CALayer] = []
  package private(set) weak var superlayer: CALayer?
  /// Whether a view is drawn where the layer is.
  var isOfView: Bool { view != nil }
  private var ownIsHidden = false
  private var ownBackgroundColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownMasksToBounds = false

  init(view: UIView) {
    self.view = view
  }

  /// Creates a layer that no view has; it is drawn once it is added to one that is.
  public init() {}

  private var ownFrame = CGRect.zero
  private var ownTransform = CGAffineTransform.identity
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle in the superlayer, in points; the view's where it has one.
  ///
  /// It is what it is without a transform.
  public var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue.bounded } }
  }

  /// The rectangle in the layer's own coordinates, in points; the position stays where it changes.
  public var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      let position = position
      ownFrame.size = newValue.bounded.size
      self.position = position
    }
  }

  /// The point about which the layer grows and turns, as a part of its bounds.
  ///
  /// Another point moves the frame, since the position stays.
  public var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set {
      let position = position
      ownAnchorPoint = CGPoint(x: newValue.x.boundedLength, y: newValue.y.boundedLength)
      self.position = position
    }
  }

  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + anchorPoint.x * frame.width,
        y: frame.minY + anchorPoint.y * frame.height
      )
    }
    set {
      frame = CGRect(
        x: newValue.x - anchorPoint.x * frame.width,
        y: newValue.y - anchorPoint.y * frame.height,
        width: frame.width,
        height: frame.height
      )
    }
  }

  /// Turns, scales or moves the drawing of the layer about its anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    ownTransform = transform
    view?.transform = transform
  }

  /// What is done to the drawing of the layer.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Which corners are rounded.
  public var maskedCorners = CACornerMask.all
  /// The width of the line along the inside of the edges, in points.
  public var borderWidth: CGFloat = 0
  /// The colour of the line along the edges; `nil` for black.
  public var borderColor: CGColor?
  /// The place in depth among the superview's other layers.
  public var zPosition: CGFloat = 0
  /// The opacity of a shadow, which a terminal does not show.
  public var shadowOpacity: Float = 0
  /// The radius of a shadow, which a terminal does not show.
  public var shadowRadius: CGFloat = 3
  /// The offset of a shadow, which a terminal does not show.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of a shadow, which a terminal does not show.
  public var shadowColor: CGColor?

  /// What the layer is drawn inside of; `nil` for everywhere.
  ///
  /// Behaves as Core Animation's; differs: translucent layers show as much as opaque ones, and the
  /// masks of a mask are not looked at.
  public var mask: CALayer?

  /// How many times the layers inside are drawn.
  package var copyCount = 1
  /// How each drawing of the layers inside is moved from the one before, about the middle.
  package var copyTransform = CGAffineTransform.identity

  /// Whether the layer shows a picture, which is drawn as a box that fills it.
  package var showsPicture = false

  /// Whether only what lies inside the layer is drawn.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// The colour behind the content; `nil` for none.
  public var backgroundColor: CGColor? {
    get { view == nil ? ownBackgroundColor : view?.backgroundColor?.cgColor }
    set {
      ownBackgroundColor = newValue
      view?.backgroundColor = newValue.map { UIColor($0.paint) }
    }
  }

  /// The opacity, 0...1.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  /// Whether the layer is not drawn.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      view?.isHidden = newValue
    }
  }

  /// Adds a layer over the others.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: sublayers.count) }

  /// Adds a layer at a place among the others.
  public func insertSublayer(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.superlayer = self
  }

  /// Adds a layer over another one; over all where it is not there.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = sublayers.filter { $0 !== layer }
    let index = others.firstIndex { $0 === sibling }
    insertSublayer(layer, at: index.map { $0 + 1 } ?? others.count)
  }

  /// Adds a layer under another one; under all where it is not there.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = sublayers.filter { $0 !== layer }
    insertSublayer(layer, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Takes the layer out of the one around it.
  public func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }
}
