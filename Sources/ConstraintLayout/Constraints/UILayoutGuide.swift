public import LayoutEngine

/// A rectangle that takes part in layout and is not seen.
open class UILayoutGuide: Hashable {
  /// What the rectangle follows.
  package enum Kind {
    /// The scene's constraints.
    case custom
    /// The owner without its margins.
    case margins
    /// The owner without what bars and the device's shape cover.
    case safeArea
    /// The owner without its margins, not too wide for reading.
    case readable
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
    /// What bars cover at the top.
    case top
    /// What bars cover at the bottom.
    case bottom
    /// The keyboard, which a preview does not show: the bottom of the safe area.
    case keyboard
  }

  package let kind: Kind
  /// The view in whose coordinate space the guide lies.
  public package(set) weak var owningView: UIView?
  /// A name, shown in reports.
  public var identifier = ""
  /// The rectangle in the coordinate space of the owner, in points, as the last layout found it.
  package var solvedFrame = CGRect.zero

  /// Creates a guide that constraints place.
  public init() {
    kind = .custom
  }

  package init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// The rectangle in the coordinate space of the owner, in points.
  public var layoutFrame: CGRect {
    guard let view = owningView, let insets else { return solvedFrame }
    return view.bounds.inset(by: insets)
  }

  /// How far the guide lies inside its owner, in points, physical; `nil` where constraints place it.
  var insets: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    let safe = view.safeAreaInsets
    switch kind {
    case .custom, .scrollContent: return nil
    case .scrollFrame: return .zero
    case .margins: return view.effectiveMargins
    case .safeArea: return safe
    case .readable: return view.readableInsets
    case .top:
      return UIEdgeInsets(top: 0, left: 0, bottom: view.extent.height - safe.top, right: 0)
    case .bottom:
      return UIEdgeInsets(top: view.extent.height - safe.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard:
      let top = view.extent.height - safe.bottom
      return UIEdgeInsets(top: top, left: 0, bottom: safe.bottom, right: 0)
    }
  }

  package var reportName: String {
    let name = identifier.isEmpty ? kindName : identifier
    return "UILayoutGuide:\(owningView?.reportName ?? "nil").\(name)"
  }

  private var kindName: String {
    switch kind {
    case .custom: "guide"
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    }
  }

  /// Whether two names mean the same guide.
  public static func == (left: UILayoutGuide, right: UILayoutGuide) -> Bool { left === right }

  /// Feeds the guide's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The part of a controller's view that a bar covers.
public protocol UILayoutSupport: AnyObject {
  /// How much is covered, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a bar at the top or the bottom of a controller's view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return kind == .top ? insets.top : insets.bottom
  }
}

/// The guide of the keyboard.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that is not docked.
  public var followsUndockedKeyboard = false
}

extension UIView {
  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    guides.append(guide)
  }

  /// Takes a guide away, and with it the constraints on it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.kind == .custom else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.isActive = false
      }
      holder = view.parent
    }
    guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guides that the scene has added.
  public var layoutGuides: [UILayoutGuide] { guides.filter { $0.kind == .custom } }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The view without what bars and the device's shape cover.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The view without its margins, not too wide for reading.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The keyboard, which a preview does not show.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = guides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    guides.append(guide)
    return guide
  }

  /// A guide that the view has by itself.
  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = guides.first(where: { $0.kind == kind }) { return known }
    let guide = UILayoutGuide(kind, of: self)
    guides.append(guide)
    return guide
  }
}
