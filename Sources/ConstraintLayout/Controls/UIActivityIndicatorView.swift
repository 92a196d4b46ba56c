public import LayoutEngine

/// A wheel that turns while work goes on.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size of the wheel.
  open var style = Style.medium
  // UIKit's own signature: `nil` stands for grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the wheel; `nil` for grey.
  open var color: UIColor! = .systemGray
  /// Whether a wheel that stands still is left out.
  open var hidesWhenStopped = true
  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// Creates a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
  }

  /// Lets the wheel stand still.
  open func stopAnimating() {
    isAnimating = false
  }

  open override var intrinsicContentSize: CGSize {
    let side = style == .large ? ControlLengths.largeSpinner : ControlLengths.spinner
    return CGSize(width: side, height: side)
  }

  package override class var contentPriorities: ContentPriorities { .mark }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    if hidesWhenStopped, !isAnimating { return [] }
    let paint = (color ?? .systemGray).paint
    let stroke = Stroke(paint: paint, width: 2, dash: [3, 2])
    return [
      ContentMark(
        frame: scope.bounds,
        drawing: .shape(.inset(.circle, by: 1), fill: nil, stroke: stroke)
      )
    ]
  }
}
