public import LayoutEngine

/// A view that shows a part of what it contains.
open class UIScrollView: UIView {
  /// How the safe area moves the content inwards.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The rectangle of the content, whose size constraints may decide.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)
  /// The rectangle of the view itself, which stays when content moves.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.scrollFrame, of: self)
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// The room around the content, in points, physical.
  public var contentInset = UIEdgeInsets.zero
  /// How the safe area moves the content inwards.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the content can be moved.
  public var isScrollEnabled = true
  /// Whether the content moves from page to page.
  public var isPagingEnabled = false
  /// Whether the content springs back at its ends.
  public var bounces = true
  /// Whether the content springs back at its top and bottom however small it is.
  public var alwaysBounceVertical = false
  /// Whether the content springs back at its sides however small it is.
  public var alwaysBounceHorizontal = false
  /// Whether a bar tells the horizontal place, which a still picture does not show.
  public var showsHorizontalScrollIndicator = true
  /// Whether a bar tells the vertical place, which a still picture does not show.
  public var showsVerticalScrollIndicator = true
  private var hasOwnOffset = false

  /// The point of the content at the view's upper left corner, in points.
  public var contentOffset: CGPoint {
    get { scrollOrigin }
    set {
      hasOwnOffset = true
      scrollOrigin = CGPoint(x: newValue.x.boundedLength, y: newValue.y.boundedLength)
    }
  }

  /// Moves the content; a still picture shows the end of the movement.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The room around the content with what the safe area adds, in points, physical.
  public var adjustedContentInset: UIEdgeInsets { contentInset.sanitized + insetsFromSafeArea }

  private var insetsFromSafeArea: UIEdgeInsets {
    var added = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: added = .zero
    case .always: break
    case .automatic, .scrollableAxes:
      if contentSize.width <= extent.width, !alwaysBounceHorizontal {
        added.left = 0
        added.right = 0
      }
    }
    return added
  }

  /// Content that the safe area has moved inwards keeps its margins while it scrolls below bars.
  package override var safeAreaOfContent: UIEdgeInsets {
    safeAreaInsets.combined(with: insetsFromSafeArea) { $0 - $1 }
  }

  /// Whether it gives its content a size by itself, as wide as it is, so that constraints need not.
  package var sizesContent: Bool { false }

  package override var clipsByDefault: Bool { true }

  /// Content that no one has moved begins inside the insets.
  package override func settle() {
    guard !hasOwnOffset else { return }
    let insets = adjustedContentInset
    scrollOrigin = CGPoint(x: -insets.left, y: -insets.top)
  }
}
