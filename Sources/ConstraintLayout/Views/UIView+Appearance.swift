public import LayoutEngine

extension UIView {
  /// How content is fitted into the view.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// The colour behind the content; `nil` for none.
  public var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  // UIKit's own signature: `nil` can be written and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of controls in the view; by default that of the superview.
  public var tintColor: UIColor! {
    get { appearance.tintColor ?? parent?.tintColor ?? .tintColor }
    set {
      appearance.tintColor = newValue
      receive(.tintColorDidChange)
    }
  }

  /// The opacity of the view and all it contains, 0...1.
  public var alpha: CGFloat {
    get { appearance.alpha }
    set { appearance.alpha = newValue.inUnitInterval(orNaN: 1) }
  }

  /// Whether the view and all it contains are left out of the picture.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set {
      appearance.isHidden = newValue
      parent?.layoutState.needsLayout = true
    }
  }

  /// Whether the view hides what lies behind it.
  public var isOpaque: Bool {
    get { true }
    set {}
  }

  /// Whether only what lies inside the view is drawn.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds ?? clipsByDefault }
    set { appearance.clipsToBounds = newValue }
  }

  /// What the view is drawn inside of: all that another view draws where its frame lies in this one;
  /// `nil` for everywhere.
  ///
  /// Behaves as UIKit's; differs: translucent views show as much as opaque ones, and the masks of a
  /// mask are not looked at.
  public var mask: UIView? {
    get { appearance.mask }
    set { appearance.mask = newValue }
  }

  /// How content is fitted into the view.
  public var contentMode: ContentMode {
    get { appearance.contentMode ?? .scaleToFill }
    set { appearance.contentMode = newValue }
  }

  /// Turns, scales or moves the drawing of the view and all it contains about its middle.
  ///
  /// Layout knows nothing of it, and ``frame`` stays what it is without.
  public var transform: CGAffineTransform {
    get { appearance.transform }
    set { appearance.transform = newValue }
  }

  /// The name of the view in every output.
  public var accessibilityIdentifier: String? {
    get { appearance.identifier }
    set { appearance.identifier = newValue }
  }

  /// A number by which ``viewWithTag(_:)`` finds the view.
  public var tag: Int {
    get { appearance.tag }
    set { appearance.tag = newValue }
  }

  /// Whether touches reach the view.
  public var isUserInteractionEnabled: Bool {
    get { appearance.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// The border and the corners of the view.
  public var layer: CALayer {
    if let layer = appearance.layer { return layer }
    let layer = CALayer(view: self)
    appearance.layer = layer
    return layer
  }

  /// Asks for the view to be drawn again, which happens anyway.
  public func setNeedsDisplay() {}

  /// The name by which reports mean the view: its identifier, or its type and place in the tree.
  package var reportName: String {
    if let identifier = appearance.identifier { return "\(typeName):\(identifier)" }
    var path: [String] = []
    var view = self
    while let parent = view.parent {
      path.append(parent.children.firstIndex { $0 === view }.map(String.init) ?? "?")
      view = parent
    }
    return "\(typeName):\((["0"] + path.reversed()).joined(separator: "."))"
  }
}
