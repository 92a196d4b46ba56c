extension Prelude {
  /// What stands where a controller has nothing to show.
  ///
  /// The looks are those of `ContentUnavailableView`; the distances are known of pictures alone.
  static let unavailableContent = Part(
    names: [
      "UIContentUnavailableConfiguration", "UIContentUnavailableView",
      "contentUnavailableConfiguration", "UIContentUnavailableConfigurationState", "UIAxis",
    ],
    source: """
      struct UIAxis: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let horizontal = UIAxis(rawValue: 1)
        static let vertical = UIAxis(rawValue: 2)
        static let both: UIAxis = [.horizontal, .vertical]
      }
      struct UIContentUnavailableConfigurationState: UIConfigurationState {
        var traitCollection: UITraitCollection
        var searchText: String?
        var searchControllerText: String?
        init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
      }
      struct UIContentUnavailableConfiguration: UIContentConfiguration {
        enum Alignment { case center, natural }
        struct ImageProperties {
          var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
          var tintColor: UIColor? = .secondaryLabel
          var cornerRadius: CGFloat = 0
          var maximumSize = CGSize.zero
          var accessibilityIgnoresInvertColors = false
        }
        struct TextProperties {
          var font: UIFont
          var color: UIColor
          var numberOfLines = 0
          var lineBreakMode = NSLineBreakMode.byWordWrapping
          var adjustsFontSizeToFitWidth = false
          var minimumScaleFactor: CGFloat = 0
          var allowsDefaultTighteningForTruncation = false
        }
        struct ButtonProperties {
          var primaryAction: UIAction?
          var menu: UIMenu?
          var isEnabled = true
          var role = UIButton.Role.normal
        }
        var image: UIImage?
        var imageProperties = ImageProperties()
        var text: String?
        var attributedText: NSAttributedString?
        var textProperties = TextProperties(
          font: .boldSystemFont(ofSize: 22), color: .label)
        var secondaryText: String?
        var secondaryAttributedText: NSAttributedString?
        var secondaryTextProperties = TextProperties(
          font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        var button = UIButton.Configuration.plain()
        var buttonProperties = ButtonProperties()
        var secondaryButton = UIButton.Configuration.plain()
        var secondaryButtonProperties = ButtonProperties()
        var background = UIBackgroundConfiguration.clear()
        var alignment = Alignment.center
        var axesPreservingSuperviewLayoutMargins = UIAxis.both
        var directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 20, leading: 20, bottom: 20, trailing: 20)
        var imageToTextPadding: CGFloat = 15
        var textToSecondaryTextPadding: CGFloat = 8
        var textToButtonPadding: CGFloat = 15
        var buttonToSecondaryButtonPadding: CGFloat = 8
        fileprivate var isLoading = false
        static func empty() -> UIContentUnavailableConfiguration {
          UIContentUnavailableConfiguration()
        }
        static func search() -> UIContentUnavailableConfiguration {
          var configuration = UIContentUnavailableConfiguration()
          configuration.image = UIImage(systemName: "magnifyingglass")
          configuration.text = "No Results"
          configuration.secondaryText = "Check the spelling or try a new search."
          return configuration
        }
        static func loading() -> UIContentUnavailableConfiguration {
          var configuration = UIContentUnavailableConfiguration()
          configuration.isLoading = true
          configuration.text = "Loading…"
          configuration.textProperties = configuration.secondaryTextProperties
          return configuration
        }
        func makeContentView() -> UIView & UIContentView {
          UIContentUnavailableView(configuration: self)
        }
        func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration { self }
      }
      class UIContentUnavailableView: UIView, UIContentView {
        var configuration: UIContentConfiguration { didSet { show() } }
        private let stack = UIStackView()
        init(configuration: UIContentUnavailableConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
          stack.axis = .vertical
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
          ])
          show()
        }
        required init?(coder: NSCoder) { nil }
        private func show() {
          for view in stack.arrangedSubviews { view.removeFromSuperview() }
          guard let content = configuration as? UIContentUnavailableConfiguration else { return }
          backgroundColor = content.background.backgroundColor
          directionalLayoutMargins = content.directionalLayoutMargins
          stack.alignment = content.alignment == .center ? .center : .leading
          if content.isLoading {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            add(indicator, gap: content.imageToTextPadding)
          } else if let image = content.image {
            let view = UIImageView(image: image)
            view.tintColor = content.imageProperties.tintColor
            view.contentMode = .scaleAspectFit
            view.preferredSymbolConfiguration =
              content.imageProperties.preferredSymbolConfiguration
              ?? UIImage.SymbolConfiguration(pointSize: 48)
            add(view, gap: content.imageToTextPadding)
          }
          add(
            content.text, content.attributedText, content.textProperties, in: content,
            gap: content.textToSecondaryTextPadding)
          add(
            content.secondaryText, content.secondaryAttributedText,
            content.secondaryTextProperties, in: content, gap: content.textToButtonPadding)
          if let last = stack.arrangedSubviews.last, last is UILabel {
            stack.setCustomSpacing(content.textToButtonPadding, after: last)
          }
          add(
            content.button, content.buttonProperties, gap: content.buttonToSecondaryButtonPadding)
          add(content.secondaryButton, content.secondaryButtonProperties, gap: 0)
        }
        private func add(_ view: UIView, gap: CGFloat) {
          stack.addArrangedSubview(view)
          stack.setCustomSpacing(gap, after: view)
        }
        private func add(
          _ text: String?, _ attributed: NSAttributedString?,
          _ look: UIContentUnavailableConfiguration.TextProperties,
          in content: UIContentUnavailableConfiguration, gap: CGFloat
        ) {
          guard text != nil || attributed != nil else { return }
          let label = UILabel()
          label.font = look.font
          label.textColor = look.color
          label.numberOfLines = look.numberOfLines
          label.textAlignment = content.alignment == .center ? .center : .natural
          label.text = text
          if let attributed { label.attributedText = attributed }
          add(label, gap: gap)
        }
        private func add(
          _ configuration: UIButton.Configuration,
          _ look: UIContentUnavailableConfiguration.ButtonProperties, gap: CGFloat
        ) {
          guard configuration.title != nil || configuration.image != nil else { return }
          let button = UIButton(configuration: configuration)
          button.isEnabled = look.isEnabled
          add(button, gap: gap)
        }
      }
      extension UIViewController {
        var contentUnavailableConfiguration: UIContentConfiguration? {
          get { _contentUnavailableConfiguration as? UIContentConfiguration }
          set {
            _contentUnavailableConfiguration = newValue
            (_contentUnavailableView as? UIView)?.removeFromSuperview()
            guard let content = newValue?.makeContentView() else {
              _contentUnavailableView = nil
              return
            }
            _contentUnavailableView = content
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
              content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
              content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
              content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
          }
        }
        var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
          UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        }
        func updateContentUnavailableConfiguration(
          using state: UIContentUnavailableConfigurationState
        ) {}
        func setNeedsUpdateContentUnavailableConfiguration() {
          updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
      }
      """
  )
}
