package import LayoutEngine

/// What a view does in place of its class, where a scene and not a Swift class says so.
///
/// A view asks its overrides first and then its class; an override that wants what its class does
/// calls the view's own method.
package protocol ViewOverrides: AnyObject {
  /// The name by which people know the view's type.
  var typeName: String { get }

  /// Does what the scene has for an event, and tells whether there is such a thing.
  func receive(_ event: ViewEvent) -> Bool

  /// The size that the content would like, in points; `nil` where the class answers.
  var intrinsicContentSize: CGSize? { get }

  /// How far the rectangle of constraints lies inside the frame, in points; `nil` where the class
  /// answers.
  var alignmentRectInsets: UIEdgeInsets? { get }

  /// The size that fits best, in points, when a size is offered; `nil` where the class answers.
  func sizeThatFits(_ size: CGSize) -> CGSize?

  /// The rectangle of the text of a field, in points; `nil` where the class answers.
  func textRect(forBounds bounds: CGRect) -> CGRect?

  /// The rectangle of the bar of a slider, in points; `nil` where the class answers.
  func trackRect(forBounds bounds: CGRect) -> CGRect?

  /// One of the rectangles of a button inside another, in points; `nil` where the class answers.
  func buttonRect(_ part: UIButton.Part, in rect: CGRect) -> CGRect?

  /// The rectangle of the text of a label inside another, in points; `nil` where the class answers.
  func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect?

  /// The view whose baseline is the view's; `nil` where the class answers.
  func baselineView(isFirst: Bool) -> UIView?
}

/// What a layer draws, where a scene says so.
package protocol LayerOverrides: AnyObject {
  /// Draws the content of the layer, in its own coordinates.
  func draw(in context: CGContext)
}

/// What happens to a view, for scenes to do something about.
package enum ViewEvent {
  case layoutSubviews
  case updateConstraints
  case layoutMarginsDidChange
  case safeAreaInsetsDidChange
  case willMove(toSuperview: UIView?)
  case didMoveToSuperview
  case didMoveToWindow
  case didAddSubview(UIView)
  case willRemoveSubview(UIView)
  case tintColorDidChange
  /// A label is to draw its text in a rectangle, in points.
  case drawText(CGRect)
  /// A view is to draw what its layer contains, in the layer's context.
  case drawLayer(CALayer, CGContext)
  /// A view is to draw itself, by the context of the moment; its bounds, in points.
  case draw(CGRect)
}

extension UIView {
  /// Lets the view do something about an event, as its scene or else as its class does it.
  package func receive(_ event: ViewEvent) {
    if overrides?.receive(event) != true { receiveByClass(event) }
  }

  /// Lets the view do what its class does about an event.
  package func receiveByClass(_ event: ViewEvent) {
    switch event {
    case .layoutSubviews: layoutSubviews()
    case .updateConstraints: updateConstraints()
    case .layoutMarginsDidChange: layoutMarginsDidChange()
    case .safeAreaInsetsDidChange: safeAreaInsetsDidChange()
    case .willMove(let superview): willMove(toSuperview: superview)
    case .didMoveToSuperview: didMoveToSuperview()
    case .didMoveToWindow: didMoveToWindow()
    case .didAddSubview(let subview): didAddSubview(subview)
    case .willRemoveSubview(let subview): willRemoveSubview(subview)
    case .tintColorDidChange: tintColorDidChange()
    case .drawText(let rect): (self as? UILabel)?.drawText(in: rect)
    case .drawLayer: receive(.draw(bounds))
    case .draw(let rect): draw(rect)
    }
  }

  /// The size that the content would like, in points, as the scene or else the class has it.
  package var resolvedIntrinsicContentSize: CGSize {
    overrides?.intrinsicContentSize ?? intrinsicContentSize
  }

  /// How far the rectangle of constraints lies inside the frame, in points, as the scene or else
  /// the class has it.
  package var resolvedAlignmentRectInsets: UIEdgeInsets {
    overrides?.alignmentRectInsets ?? alignmentRectInsets
  }

  /// The size that fits best, in points, as the scene or else the class has it.
  package func resolvedSizeThatFits(_ size: CGSize) -> CGSize {
    overrides?.sizeThatFits(size) ?? sizeThatFits(size)
  }

  /// The view whose baseline is this one's, as the scene or else the class has it.
  package func resolvedBaselineView(isFirst: Bool) -> UIView {
    overrides?.baselineView(isFirst: isFirst)
      ?? (isFirst ? forFirstBaselineLayout : forLastBaselineLayout)
  }
}

extension UITextField {
  /// The rectangle of the text, in points, as the scene or else the class has it.
  package func resolvedTextRect(forBounds bounds: CGRect) -> CGRect {
    overrides?.textRect(forBounds: bounds) ?? textRect(forBounds: bounds)
  }
}

extension UIButton {
  /// A rectangle of which a scene may say where it is.
  package enum Part: String {
    case content = "contentRect"
    case background = "backgroundRect"
    case title = "titleRect"
    case image = "imageRect"

    /// The label of the rectangle in which it is.
    package var label: String {
      switch self {
      case .content, .background: "forBounds"
      case .title, .image: "forContentRect"
      }
    }
  }

  /// The rectangle of a part, in points, as the class has it.
  package func rect(of part: Part, in rect: CGRect) -> CGRect {
    switch part {
    case .content: contentRect(forBounds: rect)
    case .background: backgroundRect(forBounds: rect)
    case .title: titleRect(forContentRect: rect)
    case .image: imageRect(forContentRect: rect)
    }
  }

  /// The rectangle of a part, in points, as the scene or else the class has it.
  package func resolvedRect(of part: Part, in rect: CGRect) -> CGRect {
    overrides?.buttonRect(part, in: rect) ?? self.rect(of: part, in: rect)
  }
}

extension UISlider {
  /// The rectangle of the bar, in points, as the scene or else the class has it.
  package func resolvedTrackRect(forBounds bounds: CGRect) -> CGRect {
    overrides?.trackRect(forBounds: bounds) ?? trackRect(forBounds: bounds)
  }
}
