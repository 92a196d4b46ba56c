public import LayoutEngine

extension UIButton {
  /// The look of a button in detail.
  public struct Configuration: Hashable {
    /// How large a button is.
    public enum Size: Hashable, Sendable {
      case mini
      case small
      case medium
      case large
    }

    /// How a button's corners are rounded.
    public enum CornerStyle: Hashable, Sendable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// How title and subtitle are set against each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// What lies behind the content of a button, where it is not left to the look.
    public struct Ground: Hashable, Sendable {
      /// The colour; `nil` for that of the look.
      public var color: UIColor?
      /// The radius of the corners, in points; `nil` for that of the look.
      public var cornerRadius: CGFloat?
      /// The colour of the line around it; `nil` for none.
      public var strokeColor: UIColor?
      /// The width of the line around it, in points.
      public var strokeWidth: CGFloat = 0
    }

    private enum Style: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    private let style: Style
    /// The title; `nil` for none.
    public var title: String?
    /// The line under the title; `nil` for none.
    public var subtitle: String?
    /// The name of the picture's symbol, by which pictures are compared.
    private var imageName: String?
    /// The picture; `nil` for none.
    public var image: UIImage? {
      didSet { imageName = image?.name }
    }
    /// The gap between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The gap between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// How title and subtitle are set against each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The side of the title where the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room around the content, in points, leading-based.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The colour of title and picture; `nil` for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; `nil` for that of the look.
    public var baseBackgroundColor: UIColor?
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// The title with the looks of its parts; `nil` for one of a single look.
    public var styledTitle: NSAttributedString?
    /// The line under the title with the looks of its parts; `nil` for one of a single look.
    public var styledSubtitle: NSAttributedString?
    /// Whether something that turns stands in the place of the picture.
    public var showsActivityIndicator = false
    /// What lies behind the content.
    public var ground = Ground()
    /// How large the button is.
    public var buttonSize = Size.medium {
      didSet {
        let (vertical, horizontal): (CGFloat, CGFloat) =
          switch buttonSize {
          case .mini, .small: (4, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        contentInsets = NSDirectionalEdgeInsets(
          top: vertical,
          leading: horizontal,
          bottom: vertical,
          trailing: horizontal
        )
      }
    }

    /// A title alone.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title alone.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A tinted title on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A tinted title on grey.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A tinted title on a faint tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A tinted title on a faint tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A white title on the tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
    }

    /// The colour behind the content; `nil` for none.
    func fill(tint: Paint) -> Paint? {
      if let color = ground.color { return color.paint }
      let base = baseBackgroundColor?.paint
      switch style {
      case .plain: return base
      case .gray: return base ?? ControlLengths.track
      case .tinted: return (base ?? tint).opacity(0.15)
      case .filled: return base ?? tint
      }
    }

    /// The colour of the content.
    func foreground(tint: Paint) -> Paint {
      baseForegroundColor?.paint ?? (style == .filled ? UIColor.white.paint : tint)
    }

    /// The radius of the corners of a button of a height, in points.
    func corner(height: CGFloat) -> CGFloat {
      if cornerStyle == .capsule { return height / 2 }
      return (ground.cornerRadius ?? 8).boundedLength
    }

    /// The line around what lies behind the content; `nil` for none.
    var stroke: Stroke? {
      guard let color = ground.strokeColor, ground.strokeWidth > 0 else { return nil }
      return Stroke(paint: color.paint, width: ground.strokeWidth.boundedLength)
    }

    /// Whether two looks are alike.
    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.style == right.style && left.title == right.title && left.subtitle == right.subtitle
        && left.imageName == right.imageName && left.imagePadding == right.imagePadding
        && left.imagePlacement == right.imagePlacement
        && left.titlePadding == right.titlePadding && left.titleAlignment == right.titleAlignment
        && left.contentInsets == right.contentInsets && left.cornerStyle == right.cornerStyle
        && left.baseForegroundColor == right.baseForegroundColor
        && left.baseBackgroundColor == right.baseBackgroundColor
        && left.showsActivityIndicator == right.showsActivityIndicator
        && left.ground == right.ground && left.styledTitle == right.styledTitle
        && left.styledSubtitle == right.styledSubtitle
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(imageName)
    }
  }
}

/// Sides of a rectangle, leading-based.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt

  /// Creates a set of sides from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading side.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing side.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
