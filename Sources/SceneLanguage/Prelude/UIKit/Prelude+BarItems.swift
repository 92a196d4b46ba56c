extension Prelude {
  /// Groups of buttons in bars, and badges on them.
  static let barItemGroups = Part(
    names: [
      "UIBarButtonItemGroup", "centerItemGroups", "leadingItemGroups", "trailingItemGroups",
      "pinnedTrailingGroup", "creatingFixedGroup", "creatingMovableGroup", "creatingOptionalGroup",
    ],
    source: """
      class UIBarButtonItemGroup {
        var barButtonItems: [UIBarButtonItem]
        var representativeItem: UIBarButtonItem?
        var isHidden = false
        var alwaysAvailable = false
        init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
          (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        }
        static func fixedGroup(
          representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
        ) -> UIBarButtonItemGroup {
          UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        }
        static func movableGroup(
          customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
          items: [UIBarButtonItem]
        ) -> UIBarButtonItemGroup {
          UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        }
        static func optionalGroup(
          customizationIdentifier: String, isInDefaultCustomization: Bool = true,
          representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
        ) -> UIBarButtonItemGroup {
          UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        }
      }
      extension UIBarButtonItem {
        func creatingFixedGroup() -> UIBarButtonItemGroup {
          UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
        }
        func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
          creatingFixedGroup()
        }
        func creatingOptionalGroup(
          customizationIdentifier: String, isInDefaultCustomization: Bool = true
        ) -> UIBarButtonItemGroup { creatingFixedGroup() }
      }
      extension UINavigationItem {
        var leadingItemGroups: [UIBarButtonItemGroup] {
          get { leftBarButtonItems.map { [.fixedGroup(items: $0)] } ?? [] }
          set { leftBarButtonItems = newValue.flatMap(\\.barButtonItems) }
        }
        // Groups are told in the order of reading, the buttons of the older list from the edge.
        var trailingItemGroups: [UIBarButtonItemGroup] {
          get { rightBarButtonItems.map { [.fixedGroup(items: $0.reversed())] } ?? [] }
          set { rightBarButtonItems = newValue.flatMap(\\.barButtonItems).reversed() }
        }
        var centerItemGroups: [UIBarButtonItemGroup] {
          get { [] }
          set {}
        }
        var pinnedTrailingGroup: UIBarButtonItemGroup? {
          get { nil }
          set {
            let others = rightBarButtonItems ?? []
            rightBarButtonItems = (newValue?.barButtonItems.reversed() ?? []) + others
          }
        }
      }
      """
  )

  /// A mark over a button in a bar, which a picture does not show.
  static let barItemBadges = Part(
    names: ["badge"],
    where: { $0.contains("UIBarButtonItem") },
    source: """
      extension UIBarButtonItem {
        struct Badge {
          var font: UIFont?
          var foregroundColor: UIColor?
          var backgroundColor: UIColor?
          static func count(_ count: Int) -> Badge { Badge() }
          static func string(_ text: String) -> Badge { Badge() }
          static func indicator() -> Badge { Badge() }
        }
        var badge: Badge? {
          get { nil }
          set {}
        }
      }
      """
  )

  /// Suggestions and tokens of searches.
  static let searchSuggestions = Part(
    names: ["UISearchSuggestion", "UISearchSuggestionItem", "UISearchToken", "searchSuggestions"],
    source: """
      protocol UISearchSuggestion { var localizedSuggestion: String? { get } }
      class UISearchSuggestionItem: UISearchSuggestion {
        let localizedSuggestion: String?
        var localizedDescription: String?
        var iconImage: UIImage?
        var representedObject: Any?
        init(
          localizedSuggestion: String, localizedDescription: String? = nil,
          iconImage: UIImage? = nil
        ) {
          self.localizedSuggestion = localizedSuggestion
          self.localizedDescription = localizedDescription
          self.iconImage = iconImage
        }
      }
      class UISearchToken {
        var representedObject: Any?
        init(icon: UIImage?, text: String) {}
      }
      extension UISearchTextField {
        var tokens: [UISearchToken] {
          get { [] }
          set {}
        }
        var tokenBackgroundColor: UIColor? {
          get { nil }
          set {}
        }
        func insertToken(_ token: UISearchToken, at index: Int) {}
        func removeToken(at index: Int) {}
      }
      extension UISearchController {
        var searchSuggestions: [any UISearchSuggestion]? {
          get { nil }
          set {}
        }
      }
      """
  )

  /// A well of a colour: a ring around the chosen one, as large as UIKit's.
  static let colorWells = Part(
    names: ["UIColorWell"],
    source: """
      class UIColorWell: UIControl {
        var title: String?
        var supportsAlpha = true
        var selectedColor: UIColor? { didSet { inner.backgroundColor = selectedColor } }
        private let inner = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          prepare()
        }
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          prepare()
        }
        private func prepare() {
          inner.layer.borderWidth = 2
          inner.layer.borderColor = UIColor.tertiaryLabel.cgColor
          addSubview(inner)
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
        override func layoutSubviews() {
          super.layoutSubviews()
          let side = min(bounds.width, bounds.height, 28)
          inner.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
          inner.layer.cornerRadius = side / 2
        }
      }
      """
  )
}
