extension Prelude {
  /// What scenes adopt to be asked and told by views, which a still picture never does.
  static let delegates = Part(
    names: [
      "UITextFieldDelegate", "UITextViewDelegate", "UIScrollViewDelegate",
      "UIGestureRecognizerDelegate", "UINavigationControllerDelegate",
      "UITabBarControllerDelegate", "UISearchBarDelegate", "UISearchResultsUpdating",
      "UISearchControllerDelegate", "UIPopoverPresentationControllerDelegate",
      "UIAdaptivePresentationControllerDelegate",
      "UIViewControllerTransitioningDelegate", "UISheetPresentationControllerDelegate",
      "UITableViewDataSourcePrefetching", "UICollectionViewDataSourcePrefetching",
      "UITableViewDragDelegate", "UITableViewDropDelegate", "UIContextMenuInteractionDelegate",
    ],
    source: """
      protocol UITextFieldDelegate: AnyObject {}
      protocol UITextViewDelegate: AnyObject {}
      protocol UIScrollViewDelegate: AnyObject {}
      protocol UIGestureRecognizerDelegate: AnyObject {}
      protocol UINavigationControllerDelegate: AnyObject {}
      protocol UITabBarControllerDelegate: AnyObject {}
      protocol UISearchBarDelegate: AnyObject {}
      protocol UISearchResultsUpdating: AnyObject {}
      protocol UISearchControllerDelegate: AnyObject {}
      protocol UIPopoverPresentationControllerDelegate: AnyObject {}
      protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
      protocol UIViewControllerTransitioningDelegate: AnyObject {}
      protocol UISheetPresentationControllerDelegate: AnyObject {}
      protocol UITableViewDataSourcePrefetching: AnyObject {}
      protocol UICollectionViewDataSourcePrefetching: AnyObject {}
      protocol UITableViewDragDelegate: AnyObject {}
      protocol UITableViewDropDelegate: AnyObject {}
      protocol UIContextMenuInteractionDelegate: AnyObject {}
      """
  )

  /// What views that take text tell of, which must be able to hear it.
  static let delegatesOfTexts = Part(
    names: ["delegate"],
    source: """
      extension UITextField {
        var delegate: UITextFieldDelegate? {
          get { _delegate as? UITextFieldDelegate }
          set { _delegate = newValue }
        }
      }
      extension UITextView {
        var delegate: UITextViewDelegate? {
          get { _delegate as? UITextViewDelegate }
          set { _delegate = newValue }
        }
      }
      """
  )

  /// What recognizes touches, of which a still picture has none.
  static let gestureRecognizers = Part(
    names: [
      "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
      "UISwipeGestureRecognizer", "UILongPressGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UITouch", "UIEvent",
    ],
    source: """
      class UITouch: Hashable {
        static func == (left: UITouch, right: UITouch) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        enum Phase: Int {
          case began, moved, stationary, ended, cancelled
          case regionEntered, regionMoved, regionExited
        }
        enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
        let timestamp = 0.0
        let tapCount = 1
        let phase = Phase.ended
        let type = TouchType.direct
        let force: CGFloat = 0
        let maximumPossibleForce: CGFloat = 0
        let majorRadius: CGFloat = 0
        weak var view: UIView?
        weak var window: UIWindow?
        func location(in view: UIView?) -> CGPoint { .zero }
        func previousLocation(in view: UIView?) -> CGPoint { .zero }
        func preciseLocation(in view: UIView?) -> CGPoint { .zero }
      }
      class UIEvent {
        enum EventType: Int {
          case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
        }
        enum EventSubtype: Int {
          case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop
          case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
          case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
          case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
        }
        var type: EventType { .touches }
        var subtype: EventSubtype { .none }
        var timestamp: Double { 0 }
        var allTouches: Set<UITouch>? { nil }
      }
      class UIGestureRecognizer {
        enum State: Int { case possible, began, changed, ended, cancelled, failed }
        var state = State.possible
        var isEnabled = true
        var view: UIView?
        var delegate: Any?
        var name: String?
        var cancelsTouchesInView = true
        var delaysTouchesBegan = false
        var delaysTouchesEnded = true
        var numberOfTouches = 0
        init(target: Any? = nil, action: Selector? = nil) {}
        func addTarget(_ target: Any, action: Selector) {}
        func removeTarget(_ target: Any?, action: Selector?) {}
        func location(in view: UIView?) -> CGPoint { .zero }
        func require(toFail other: UIGestureRecognizer) {}
      }
      class UITapGestureRecognizer: UIGestureRecognizer {
        var numberOfTapsRequired = 1
        var numberOfTouchesRequired = 1
      }
      class UIPanGestureRecognizer: UIGestureRecognizer {
        var minimumNumberOfTouches = 1
        var maximumNumberOfTouches = Int.max
        func translation(in view: UIView?) -> CGPoint { .zero }
        func setTranslation(_ translation: CGPoint, in view: UIView?) {}
        func velocity(in view: UIView?) -> CGPoint { .zero }
      }
      class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
        var edges = UIRectEdge.left
      }
      class UISwipeGestureRecognizer: UIGestureRecognizer {
        struct Direction: OptionSet {
          let rawValue: Int
          static let right = Direction(rawValue: 1)
          static let left = Direction(rawValue: 2)
          static let up = Direction(rawValue: 4)
          static let down = Direction(rawValue: 8)
        }
        var direction = Direction.right
        var numberOfTouchesRequired = 1
      }
      class UILongPressGestureRecognizer: UIGestureRecognizer {
        var minimumPressDuration = 0.5
        var allowableMovement: CGFloat = 10
        var numberOfTapsRequired = 0
      }
      class UIPinchGestureRecognizer: UIGestureRecognizer {
        var scale: CGFloat = 1
        var velocity: CGFloat = 0
      }
      class UIRotationGestureRecognizer: UIGestureRecognizer {
        var rotation: CGFloat = 0
        var velocity: CGFloat = 0
      }
      """
  )

  /// Dialogs and menus, which a scene shows only when it is touched.
  static let dialogs = Part(
    names: [
      "UIAlertController", "UIAlertAction", "UIMenu", "UIActivityViewController", "UIActivity",
      "UIContextMenuConfiguration", "UICommand", "UIDeferredMenuElement",
    ],
    source: """
      class UIAlertAction {
        enum Style: Int { case `default`, cancel, destructive }
        let title: String?
        let style: Style
        var isEnabled = true
        init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
          self.title = title
          self.style = style
        }
      }
      class UIAlertController: UIViewController {
        enum Style: Int { case actionSheet, alert }
        var message: String?
        var actions: [UIAlertAction] = []
        var textFields: [UITextField]? = []
        var preferredAction: UIAlertAction?
        init(title: String?, message: String?, preferredStyle: Style) {
          self.message = message
          super.init(nibName: nil, bundle: nil)
          self.title = title
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func addAction(_ action: UIAlertAction) { actions.append(action) }
        func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
          let field = UITextField()
          configurationHandler?(field)
          textFields?.append(field)
        }
      }
      class UIActivity {
        struct ActivityType: Hashable {
          let rawValue: String
          static let mail = ActivityType(rawValue: "mail")
          static let message = ActivityType(rawValue: "message")
          static let print = ActivityType(rawValue: "print")
          static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
          static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
          static let airDrop = ActivityType(rawValue: "airDrop")
          static let addToReadingList = ActivityType(rawValue: "addToReadingList")
          static let assignToContact = ActivityType(rawValue: "assignToContact")
        }
        init() {}
      }
      class UIActivityViewController: UIViewController {
        var excludedActivityTypes: [UIActivity.ActivityType]?
        var completionWithItemsHandler:
          ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
        init(activityItems: [Any], applicationActivities: [UIActivity]?) {
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class UIMenu: UIMenuElement {
        struct Options: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let displayInline = Options(rawValue: 1)
          static let destructive = Options(rawValue: 2)
          static let singleSelection = Options(rawValue: 32)
          static let displayAsPalette = Options(rawValue: 128)
        }
        struct Identifier: Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
          static let application = Identifier("application")
          static let file = Identifier("file")
          static let edit = Identifier("edit")
          static let view = Identifier("view")
          static let format = Identifier("format")
          static let window = Identifier("window")
          static let help = Identifier("help")
        }
        enum ElementSize: Int { case small, medium, large, automatic }
        let title: String
        let subtitle: String?
        let image: UIImage?
        let identifier: Identifier?
        let options: Options
        var preferredElementSize: ElementSize
        let children: [UIMenuElement]
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          identifier: Identifier? = nil, options: Options = [],
          preferredElementSize: ElementSize = .automatic, children: [Any] = []
        ) {
          (self.title, self.subtitle, self.image) = (title, subtitle, image)
          (self.identifier, self.options) = (identifier, options)
          self.preferredElementSize = preferredElementSize
          self.children = children.compactMap { $0 as? UIMenuElement }
        }
        func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
          UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, preferredElementSize: preferredElementSize, children: children)
        }
      }
      class UICommand: UIMenuElement {
        var title: String
        var image: UIImage?
        let action: Selector
        let propertyList: Any?
        var discoverabilityTitle: String?
        var attributes: UIMenuElement.Attributes
        var state: UIMenuElement.State
        init(
          title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
          alternates: [Any] = [], discoverabilityTitle: String? = nil,
          attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
        ) {
          (self.title, self.image, self.action) = (title, image, action)
          (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
          (self.attributes, self.state) = (attributes, state)
        }
      }
      class UIDeferredMenuElement: UIMenuElement {
        init(_ provider: @escaping (@escaping ([Any]) -> Void) -> Void) {}
        static func uncached(
          _ provider: @escaping (@escaping ([Any]) -> Void) -> Void
        ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
      }
      class UIContextMenuConfiguration {
        init(
          identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil,
          actionProvider: (([Any]) -> UIMenu?)? = nil
        ) {}
      }
      """
  )

  /// Views of blurred glass, of which a terminal shows what they contain.
  static let visualEffects = Part(
    names: [
      "UIVisualEffectView", "UIBlurEffect", "UIVibrancyEffect", "UIVisualEffect",
      "UIGlassEffect", "UIGlassContainerEffect",
    ],
    source: """
      class UIVisualEffect {
        init() {}
      }
      class UIBlurEffect: UIVisualEffect {
        enum Style: Int {
          case extraLight, light, dark, regular, prominent, systemUltraThinMaterial
          case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
          case systemMaterialLight, systemMaterialDark, systemThinMaterialDark
          case systemUltraThinMaterialDark, systemUltraThinMaterialLight, systemThinMaterialLight
        }
        let style: Style
        init(style: Style) { self.style = style }
      }
      class UIGlassEffect: UIVisualEffect {
        enum Style: Int { case regular, clear }
        var isInteractive = false
        var tintColor: UIColor?
        override init() {}
        init(style: Style) {}
      }
      class UIGlassContainerEffect: UIVisualEffect {
        var spacing: CGFloat = 0
        override init() {}
      }
      enum UIVibrancyEffectStyle: Int {
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel
        case fill, secondaryFill, tertiaryFill, separator
      }
      class UIVibrancyEffect: UIVisualEffect {
        init(blurEffect: UIBlurEffect) {}
        init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
      }
      class UIVisualEffectView: UIView {
        let contentView = UIView()
        var effect: UIVisualEffect?
        init(effect: UIVisualEffect?) {
          self.effect = effect
          super.init(frame: .zero)
          prepare()
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          prepare()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        private func prepare() {
          addSubview(contentView)
          contentView.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }
      }
      """
  )
}
