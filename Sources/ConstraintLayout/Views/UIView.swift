public import LayoutEngine

/// A rectangle of the interface with what it contains.
///
/// Behaves as `UIKit`'s; differs: nothing moves, nothing is touched, and a view belongs to the
/// thread that made it instead of the main actor.
open class UIView: Hashable {
  // Where the view stands in the tree.
  package weak var parent: UIView?
  package internal(set) var children: [UIView] = []
  package var guides: [UILayoutGuide] = []
  package weak var controller: UIViewController?

  // Geometry, in points.
  package var origin = CGPoint.zero
  package var extent = CGSize.zero
  package var scrollOrigin = CGPoint.zero

  package var layoutState = ViewLayoutState()
  package var margins = ViewMargins()
  package var appearance = ViewAppearance()
  package var contentPriorities: ContentPriorities
  /// Where the scene makes the view; `nil` when no text does.
  package var source: SourcePosition?
  /// What the scene sets and no picture shows, by the names of the properties.
  package var keptValues: [String: Any] = [:]
  /// The names of what the scene sets on the view itself, where it also sets looks for classes.
  package var ownSettings: Set<String> = []
  /// What the scene's own class of the view does in another way; `nil` where Swift's does.
  package var overrides: (any ViewOverrides)?

  /// Creates a view with a frame, in the coordinate space of its superview, in points.
  public init(frame: CGRect) {
    contentPriorities = Self.contentPriorities
    origin = frame.bounded.origin
    extent = frame.bounded.size
  }

  /// Creates a view from an archive, which scenes do not have.
  public required init?(coder: NSCoder) {
    contentPriorities = Self.contentPriorities
  }

  /// Creates a view of no size.
  public convenience init() {
    self.init(frame: .zero)
  }

  // What subclasses may do in another way.

  /// The size that the view's content would like, in points;
  /// ``noIntrinsicMetric`` where it does not mind.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How far the rectangle that constraints mean lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Places the subviews: by default where the constraints want them.
  open func layoutSubviews() {
    root.layoutState.ownSystem?.placeSubviews(of: self)
  }

  /// The size that fits the view best when it is offered a size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSizeByDefault(size) }

  /// Adds or changes constraints before they are solved.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
  }

  /// The rectangle's first baseline is that of this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The rectangle's last baseline is that of this view.
  open var forLastBaselineLayout: UIView { self }

  /// Called when the margins change.
  open func layoutMarginsDidChange() {}
  /// Called when the safe area changes.
  open func safeAreaInsetsDidChange() {}
  /// Called when the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called when the view appears on a screen or leaves it.
  open func didMoveToWindow() {}
  /// Called when a view has become a subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the traits change, which those of a preview never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the colour of controls changes.
  open func tintColorDidChange() {}
  /// Draws the view itself, under its subviews; a rectangle in its own coordinates, in points.
  open func draw(_ rect: CGRect) {}

  // Package hooks that built-in views answer in their own way.

  /// The name by which people know the view's type.
  package var typeName: String { overrides?.typeName ?? "\(type(of: self))" }
  /// How strongly views of the type keep to their content at first.
  package class var contentPriorities: ContentPriorities { ContentPriorities() }
  /// The margins where a scene sets none, in points; `nil` for those of a plain view.
  package var ownDefaultMargins: UIEdgeInsets? { nil }
  /// The distances of the first and the last baseline from the top, in points, at a size in points;
  /// `nil` where the bottom edge is the baseline.
  package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  /// What bars and the device's shape cover of the view, as its subviews see it, in points.
  package var safeAreaOfContent: UIEdgeInsets { margins.safeArea }
  /// Whether the height of the content depends on its width.
  package var wrapsContent: Bool { false }
  /// Whether only what lies inside the view is drawn, unless the scene says otherwise.
  package var clipsByDefault: Bool { false }
  /// What the view draws over its background and under its subviews.
  package func contentMarks(in scope: MarkScope) -> [ContentMark] { [] }
  /// Constraints that the view itself keeps on what it contains.
  package func appendOwnConstraints(to list: inout ConstraintList) {}
  /// Called in each round of layout when the view has its frame and has placed its subviews.
  package func settle() {}

  /// Whether two names mean the same view.
  public static func == (left: UIView, right: UIView) -> Bool { left === right }

  /// Feeds the view's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Says that content has no size of its own along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
