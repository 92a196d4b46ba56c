public import LayoutEngine

/// A button with a title and a picture.
///
/// Without a configuration it is as high as its title with 6 points above and below.
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The look of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The look in detail; `nil` for a plain title.
  open var configuration: Configuration?
  /// The room around the content of a button without a configuration, in points, physical.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// How far the title moves inwards from where it would stand, in points, physical.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the picture moves inwards from where it would stand, in points, physical.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  /// The label of the title, whose font and colour the button takes over.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the picture, whose looks the button does not take over.
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a look that does something.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a look in detail that does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  package override func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
  }

  /// Sets the title with the looks of its parts for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }

  /// The colour of the title for a state; `nil` where none was set.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// The title with the looks of its parts that is shown; `nil` where none was set.
  public var currentAttributedTitle: NSAttributedString? {
    configuration?.styledTitle ?? attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The colour of the title that is shown.
  public var currentTitleColor: UIColor { UIColor(contentPaint) }
  /// The title for a state.
  public func title(for state: State) -> String? { titles[state] }
  /// The picture for a state.
  public func image(for state: State) -> UIImage? { images[state] }
  /// The title that is shown.
  public var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }
  /// The picture that is shown.
  public var currentImage: UIImage? {
    if configuration?.showsActivityIndicator == true { return UIImage(systemName: "circle.dotted") }
    return configuration?.image ?? images[state] ?? images[.normal] ?? buttonType.image
  }
  /// Whether the button is the grey disc that closes something.
  private var isCloseButton: Bool { buttonType == .close && configuration == nil }

  open override var intrinsicContentSize: CGSize {
    if isCloseButton {
      return CGSize(width: ControlLengths.closeButton, height: ControlLengths.closeButton)
    }
    let content = ButtonContent(self).size
    guard let configuration else {
      let insets = contentEdgeInsets.sanitized
      let isPadded = insets == .zero && currentImage == nil
      return CGSize(
        width: max(
          content.width + insets.left + insets.right,
          isPadded ? ControlLengths.buttonMinimum : 0
        ),
        height: content.height + insets.top + insets.bottom
          + (isPadded ? 2 * ControlLengths.buttonInset : 0)
      )
    }
    let insets = configuration.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom
    ).bounded
  }

  open override var forFirstBaselineLayout: UIView { self }

  package override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let content = ButtonContent(self)
    let room = resolvedRect(of: .content, in: CGRect(origin: .zero, size: size))
    let title = resolvedRect(of: .title, in: room)
    let measured = TextMetrics.size(of: content.title)
    let place = title.minY + TextMetrics.baselines(of: content.title, in: measured).first
    return (place, place)
  }

  /// The rectangle of title and picture inside the button's, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    if let insets = configuration?.contentInsets {
      return bounds.inset(by: UIEdgeInsets(insets, in: direction))
    }
    return bounds.inset(by: contentEdgeInsets.sanitized)
  }

  /// The rectangle of the background inside the button's, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the title inside that of the content, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonContent(self).titleRect(in: contentRect, direction)
  }

  /// The rectangle of the picture inside that of the content, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonContent(self).imageRect(in: contentRect, direction)
  }

  package override func contentMarks(in scope: MarkScope) -> [ContentMark] {
    var marks: [ContentMark] = []
    let ground = resolvedRect(of: .background, in: scope.bounds)
    if isCloseButton {
      marks.append(scope.mark(.ellipse, UIColor.tertiarySystemFill.paint, in: ground))
    }
    if let fill = configuration?.fill(tint: scope.tint) {
      let corner = configuration?.corner(height: ground.height) ?? 0
      let outline = ShapeOutline.roundedRectangle(
        cornerSize: CGSize(width: corner, height: corner)
      )
      marks.append(scope.mark(outline, fill.opacity(strength), in: ground))
    }
    if let configuration, let stroke = configuration.stroke {
      let corner = configuration.corner(height: ground.height)
      let outline = ShapeOutline.inset(
        .roundedRectangle(cornerSize: CGSize(width: corner, height: corner)),
        by: stroke.width / 2
      )
      marks.append(
        ContentMark(frame: ground, drawing: .shape(outline, fill: nil, stroke: stroke))
      )
    }
    let room = resolvedRect(of: .content, in: scope.bounds)
    return marks
      + ButtonContent(self).marks(
        title: resolvedRect(of: .title, in: room),
        image: resolvedRect(of: .image, in: room),
        in: scope
      )
  }

  /// The paint of title and picture.
  var contentPaint: Paint {
    if let color = titleColors[state] ?? titleColors[.normal] { return color.paint }
    if let paint = configuration?.foreground(tint: tintColor.paint) { return paint }
    if isCloseButton { return UIColor.secondaryLabel.paint }
    return buttonType == .custom ? UIColor.white.paint : tintColor.paint
  }
}

extension UIButton.ButtonType {
  /// The symbol that buttons of the look have by themselves.
  fileprivate var image: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark")
    }
  }
}
