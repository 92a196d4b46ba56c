public import LayoutEngine

/// A view that sets its arranged views in a row or a column by constraints.
open class UIStackView: UIView {
  /// How arranged views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views fill the length; who hugs least grows, who resists least shrinks.
    case fill = 0
    /// Views fill the length with equal shares.
    case fillEqually = 1
    /// Views fill the length in proportion to their natural lengths.
    case fillProportionally = 2
    /// Gaps are equal.
    case equalSpacing = 3
    /// Distances between middles are equal, as far as gaps stay wide enough.
    case equalCentering = 4
  }

  /// How arranged views lie across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    /// From side to side.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// By their first baselines, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// By their last baselines, in a row.
    case lastBaseline = 5

    /// At the upper edge of a row.
    public static let top = Alignment.leading
    /// At the lower edge of a row.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CustomSpacing] = [:]

  /// The direction in which views follow each other.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// How arranged views share the length of the stack.
  public var distribution = Distribution.fill
  /// How arranged views lie across the stack.
  public var alignment = Alignment.fill
  /// The gap between neighbours, in points.
  public var spacing: CGFloat = 0
  /// Whether vertical gaps are counted between baselines.
  public var isBaselineRelativeArrangement = false
  /// Whether arranged views stay inside the margins.
  public var isLayoutMarginsRelativeArrangement = false

  /// The gap that the stack has for all, as a custom one.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The gap that the system has.
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in their order.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.parent === self } }

  /// Arranges a view at the end.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges a view at a place among the others.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.parent !== self { addSubview(view) }
  }

  /// No longer arranges a view, which stays a subview.
  public func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
  }

  /// Sets the gap after an arranged view, in points.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      isDefault ? nil : CustomSpacing(view: arrangedSubview, length: spacing)
  }

  /// The gap after an arranged view, in points, if it has one of its own.
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownGap(after: arrangedSubview) ?? Self.spacingUseDefault
  }

  /// The gap after an arranged view that is seen, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = ownGap(after: view) ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.standard : gap.boundedLength
  }

  private func ownGap(after view: UIView) -> CGFloat? {
    guard let custom = customSpacings[ObjectIdentifier(view)], custom.view === view else {
      return nil
    }
    return custom.length
  }

  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.resolvedBaselineView(isFirst: true) ?? self
  }

  open override var forLastBaselineLayout: UIView {
    arrangedSubviews.last { !$0.isHidden }?.resolvedBaselineView(isFirst: false) ?? self
  }

  package override var ownDefaultMargins: UIEdgeInsets? { .zero }

  package override func appendOwnConstraints(to list: inout ConstraintList) {
    var arrangement = StackArrangement(self, list: list)
    arrangement.arrange()
    list = arrangement.list
  }
}

/// The gap after one view, which a later view with the identity of a released one must not take.
private struct CustomSpacing {
  weak var view: UIView?
  let length: CGFloat
}
