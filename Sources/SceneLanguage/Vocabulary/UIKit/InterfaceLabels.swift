internal import ConstraintLayout
internal import LayoutEngine

extension Library {
  /// Labels, pictures, and progress: what shows and is not touched.
  static let interfaceLabels = LibraryFamily(
    title: "UIKit: labelMembers and pictures",
    types: [
      .class(
        "UILabel",
        inheriting: "UIView",
        LibraryEntry.frames { UILabel(frame: $0) } + labelMembers + keptByLabels
      ),
      .class(
        "UIImageView",
        inheriting: "UIView",
        LibraryEntry.frames { UIImageView(frame: $0) } + [
          .object(Parameter<UIImage?>("image")) { UIImageView(image: $0) },
          .object(Parameter<UIImage?>("image"), Parameter<UIImage?>("highlightedImage")) {
            image,
            highlightedImage in
            let view = UIImageView(image: image)
            view.highlightedImage = highlightedImage
            return view
          },
          .kept(
            "preferredSymbolConfiguration",
            .optional(.named("UIImage.SymbolConfiguration")),
            of: UIImageView.self
          ),
          .reference("image", \UIImageView.image),
          .reference("highlightedImage", \UIImageView.highlightedImage),
          .reference("isHighlighted", \UIImageView.isHighlighted),
        ] + keptByImageViews
      ),
      .class(
        "UIProgressView",
        inheriting: "UIView",
        LibraryEntry.frames { UIProgressView(frame: $0) } + progressMembers
          + LibraryEntry.kept(
            ["observedProgress", "progressImage", "trackImage"],
            .any,
            of: UIProgressView.self
          )
      ),
      .cases(of: UIProgressView.Style.self, ["default": .default, "bar": .bar]),
      .class(
        "UIActivityIndicatorView",
        inheriting: "UIView",
        LibraryEntry.frames { UIActivityIndicatorView(frame: $0) } + activityMembers
      ),
      .cases(of: UIActivityIndicatorView.Style.self, ["medium": .medium, "large": .large]),
    ]
  )

  private static let labelMembers: [LibraryEntry] = [
    .reference("text", \UILabel.text),
    .reference("attributedText", \UILabel.attributedText),
    .reference("font", \UILabel.font).implicitlyUnwrapped,
    .reference("textColor", \UILabel.textColor).implicitlyUnwrapped,
    .reference("textAlignment", \UILabel.textAlignment),
    .reference("numberOfLines", \UILabel.numberOfLines),
    .reference("lineBreakMode", \UILabel.lineBreakMode),
    .reference("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    .reference("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    .reference("minimumScaleFactor", \UILabel.minimumScaleFactor),
    .reference("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    .reference("isEnabled", \UILabel.isEnabled),
    .reference("isHighlighted", \UILabel.isHighlighted),
    .reference("highlightedTextColor", \UILabel.highlightedTextColor),
    .method(
      "textRect",
      of: UILabel.self,
      Parameter<CGRect>("forBounds"),
      Parameter<Int>("limitedToNumberOfLines")
    ) { $0.textRect(forBounds: $1, limitedToNumberOfLines: $2) },
  ]

  private static let progressMembers: [LibraryEntry] = [
    .object(Parameter<UIProgressView.Style>("progressViewStyle")) {
      UIProgressView(progressViewStyle: $0)
    },
    .reference("progress", \UIProgressView.progress),
    .reference("progressViewStyle", \UIProgressView.progressViewStyle),
    .reference("progressTintColor", \UIProgressView.progressTintColor),
    .reference("trackTintColor", \UIProgressView.trackTintColor),
    .deed(
      "setProgress",
      of: UIProgressView.self,
      Parameter<Float>("_"),
      Parameter<Bool>("animated")
    ) { $0.setProgress($1, animated: $2) },
  ]

  private static let activityMembers: [LibraryEntry] = [
    .object(Parameter<UIActivityIndicatorView.Style>("style")) {
      UIActivityIndicatorView(style: $0)
    },
    .reference("style", \UIActivityIndicatorView.style),
    .reference("color", \UIActivityIndicatorView.color).implicitlyUnwrapped,
    .reference("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    .property("isAnimating", of: UIActivityIndicatorView.self) { $0.isAnimating },
    .deed("startAnimating", of: UIActivityIndicatorView.self) { $0.startAnimating() },
    .deed("stopAnimating", of: UIActivityIndicatorView.self) { $0.stopAnimating() },
  ]
}
