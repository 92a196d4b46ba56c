extension Prelude {
  /// What rows show, told as a value.
  static let contentConfigurations = Part(
    names: [
      "UIContentConfiguration", "UIContentView", "UIConfigurationState", "UIViewConfigurationState",
      "UICellConfigurationState", "UIListContentConfiguration", "UIListContentView",
      "UIBackgroundConfiguration",
    ],
    source: """
      protocol UIConfigurationState {
        var traitCollection: UITraitCollection { get }
      }
      struct UIViewConfigurationState: UIConfigurationState, Hashable {
        var traitCollection: UITraitCollection
        var isDisabled = false
        var isHighlighted = false
        var isSelected = false
        var isFocused = false
        var isPinned = false
        init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
      }
      struct UICellConfigurationState: UIConfigurationState, Hashable {
        var traitCollection: UITraitCollection
        var isDisabled = false
        var isHighlighted = false
        var isSelected = false
        var isFocused = false
        var isPinned = false
        var isEditing = false
        var isExpanded = false
        var isSwiped = false
        var isReordering = false
        init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
      }
      protocol UIContentConfiguration {
        func makeContentView() -> UIView & UIContentView
        func updated(for state: UIConfigurationState) -> Self
      }
      protocol UIContentView: AnyObject {
        var configuration: UIContentConfiguration { get set }
        func supports(_ configuration: UIContentConfiguration) -> Bool
      }
      extension UIContentView {
        func supports(_ configuration: UIContentConfiguration) -> Bool { true }
      }
      class UIListContentView: UIView, UIContentView {
        private let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var configuration: UIContentConfiguration {
          didSet { row.contentConfiguration = configuration }
        }
        init(configuration: UIListContentConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
          row.contentConfiguration = configuration
          addSubview(row)
        }
        required init?(coder: NSCoder) {
          configuration = UIListContentConfiguration()
          super.init(coder: coder)
        }
        override var intrinsicContentSize: CGSize {
          CGSize(
            width: UIView.noIntrinsicMetric,
            height: row.fittingHeight(in: bounds.width > 0 ? bounds.width : 320))
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          row.frame = bounds
        }
      }
      struct UIListContentConfiguration: UIContentConfiguration {
        func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
        func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
        var text: String?
        var secondaryText: String?
        var attributedText: NSAttributedString?
        var image: UIImage?
        var textProperties = TextProperties()
        var secondaryTextProperties = TextProperties()
        var imageProperties = ImageProperties()
        var imageToTextPadding: CGFloat = 16
        var textToSecondaryTextVerticalPadding: CGFloat = 0
        var prefersSideBySideTextAndSecondaryText = false
        var directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 11, leading: 16, bottom: 11, trailing: 16)
        struct TextProperties {
          enum TextAlignment { case natural, center, justified }
          var textAlignment: NSTextAlignment {
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
          }
          var font = UIFont.systemFont(ofSize: 17)
          var color = UIColor.label
          var numberOfLines = 0
          var alignment = TextAlignment.natural
          var adjustsFontForContentSizeCategory = true
        }
        struct ImageProperties {
          var tintColor: UIColor?
          var cornerRadius: CGFloat = 0
          var maximumSize = CGSize.zero
          var reservedLayoutSize = CGSize.zero
          var preferredSymbolConfiguration: Any?
        }
        static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func sidebarSubtitleCell() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }
        static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
          UIListContentConfiguration()
        }
        static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
        static func valueCell() -> UIListContentConfiguration {
          var configuration = UIListContentConfiguration()
          configuration.prefersSideBySideTextAndSecondaryText = true
          return configuration
        }
      }
      struct UIBackgroundConfiguration {
        var backgroundColor: UIColor?
        var cornerRadius: CGFloat = 0
        var backgroundInsets = NSDirectionalEdgeInsets.zero
        var strokeColor: UIColor?
        var strokeWidth: CGFloat = 0
        var customView: UIView?
        private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
          var configuration = UIBackgroundConfiguration()
          configuration.backgroundColor = color
          return configuration
        }
        static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
        static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
        static func listGroupedCell() -> UIBackgroundConfiguration {
          filled(.secondarySystemGroupedBackground)
        }
        static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
        static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
        static func listHeader() -> UIBackgroundConfiguration { clear() }
        static func listFooter() -> UIBackgroundConfiguration { clear() }
        static func clear() -> UIBackgroundConfiguration { filled(.clear) }
      }
      class UISystemBackgroundView: UIView {
        func show(_ configuration: UIBackgroundConfiguration) {
          backgroundColor = configuration.backgroundColor
          layer.cornerRadius = configuration.cornerRadius
          layer.borderColor = configuration.strokeColor?.cgColor
          layer.borderWidth = configuration.strokeWidth
          for view in subviews { view.removeFromSuperview() }
          if let view = configuration.customView { addSubview(view) }
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          for view in subviews { view.frame = bounds }
        }
      }
      """
  )

  /// SwiftUI as what a cell shows.
  ///
  /// The margins of 16 and 11 points and the least height of 56 were recorded from iOS 26.
  static let hostingConfigurations = Part(
    names: ["UIHostingConfiguration"],
    source: """
      private final class HostingContentView: UIView, UIContentView {
        private let host: UIView
        var configuration: UIContentConfiguration
        init(configuration: UIContentConfiguration, host: UIView) {
          self.configuration = configuration
          self.host = host
          super.init(frame: .zero)
          host.backgroundColor = .clear
          host.translatesAutoresizingMaskIntoConstraints = false
          addSubview(host)
          NSLayoutConstraint.activate([
            host.topAnchor.constraint(equalTo: topAnchor),
            host.leadingAnchor.constraint(equalTo: leadingAnchor),
            host.bottomAnchor.constraint(equalTo: bottomAnchor),
            host.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
        private let content: Content
        private let ground: Background?
        private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        private var least = CGSize(width: 0, height: 56)
        private init(content: Content, ground: Background?) {
          self.content = content
          self.ground = ground
        }
        init(@ViewBuilder content: () -> Content) where Background == EmptyView {
          self.init(content: content(), ground: nil)
        }
        func background<B: View>(
          @ViewBuilder content: () -> B
        ) -> UIHostingConfiguration<Content, B> {
          var other = UIHostingConfiguration<Content, B>(content: self.content, ground: content())
          other.insets = insets
          other.least = least
          return other
        }
        func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
          background { Rectangle().fill(style) }
        }
        func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
          margins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
        }
        func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
          var other = self
          if edges.contains(.top) { other.insets.top = insets.top }
          if edges.contains(.leading) { other.insets.leading = insets.leading }
          if edges.contains(.bottom) { other.insets.bottom = insets.bottom }
          if edges.contains(.trailing) { other.insets.trailing = insets.trailing }
          return other
        }
        func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
          var other = self
          other.least = CGSize(width: width ?? 0, height: height ?? 0)
          return other
        }
        func makeContentView() -> UIView & UIContentView {
          let controller = UIHostingController(
            rootView: content
              .padding(insets)
              .frame(
                minWidth: least.width, maxWidth: .infinity, minHeight: least.height,
                maxHeight: .infinity
              )
              .background { ground })
          controller.safeAreaRegions = []
          return HostingContentView(configuration: self, host: controller.view)
        }
        func updated(for state: UIConfigurationState) -> Self { self }
      }
      """
  )

  /// What all that shows a configuration has in common; each has a `configure()` of its own.
  static let configuredContent = """
    var contentConfiguration: UIContentConfiguration? { didSet { configure() } }
    private var configured: UIView?
    private func show(_ content: UIView?) {
      configured?.removeFromSuperview()
      configured = content
      if let content { contentView.addSubview(content) }
      setNeedsLayout()
    }
    """

  /// The background that a configuration gives, behind the content; so with headers and footers.
  static let configuredBackground = """
    var backgroundConfiguration: UIBackgroundConfiguration? {
      didSet {
        guard let backgroundConfiguration else {
          ground?.removeFromSuperview()
          ground = nil
          return
        }
        if ground == nil {
          let view = UISystemBackgroundView()
          insertSubview(view, at: 0)
          ground = view
          backgroundColor = nil
        }
        ground?.show(backgroundConfiguration)
        setNeedsLayout()
      }
    }
    private var ground: UISystemBackgroundView?
    private func placeBackground() {
      let insets = backgroundConfiguration?.backgroundInsets ?? .zero
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      ground?.frame = bounds.inset(
        by: UIEdgeInsets(
          top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
          bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    }
    """

  /// What cells of tables and of views of items have in common: they configure themselves for their
  /// state, before they are measured.
  static func configurationUpdates(of cell: String) -> String {
    configuredBackground + """

      typealias ConfigurationUpdateHandler = (\(cell), UICellConfigurationState) -> Void
      var configurationUpdateHandler: ConfigurationUpdateHandler?
      var automaticallyUpdatesContentConfiguration = true
      var automaticallyUpdatesBackgroundConfiguration = true
      var configurationState: UICellConfigurationState {
        UICellConfigurationState(traitCollection: traitCollection)
      }
      private var needsConfiguration = true
      func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
      }
      func updateConfiguration(using state: UICellConfigurationState) {}
      func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
      }
      """
  }
}
