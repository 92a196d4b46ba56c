extension Prelude {
  /// What an app asks of the device and of the system around it: a picture has a plain phone.
  static let surroundings = Part(
    names: [
      "UIApplication", "UIApplicationDelegate", "UIResponder", "UIDevice",
      "UIImpactFeedbackGenerator",
      "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "UIPasteboard", "UIScene",
      "UIWindowScene", "UIWindow", "UIWindowSceneDelegate", "UISceneSession",
      "UISceneConfiguration", "textDidChangeNotification", "textDidBeginEditingNotification",
      "textDidEndEditingNotification", "didChangeNotification",
    ],
    source: """
      extension UIResponder {
        static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
        static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
        static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
        static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
        static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
        static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
        static let keyboardDidChangeFrameNotification = Notification.Name("keyboardDidChangeFrame")
        static let keyboardFrameBeginUserInfoKey = "keyboardFrameBegin"
        static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
        static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
        static let keyboardIsLocalUserInfoKey = "keyboardIsLocal"
      }
      extension UITextField {
        static let textDidBeginEditingNotification = Notification.Name("textFieldDidBeginEditing")
        static let textDidChangeNotification = Notification.Name("textFieldDidChange")
        static let textDidEndEditingNotification = Notification.Name("textFieldDidEndEditing")
      }
      extension UITextView {
        static let textDidBeginEditingNotification = Notification.Name("textViewDidBeginEditing")
        static let textDidChangeNotification = Notification.Name("textViewDidChange")
        static let textDidEndEditingNotification = Notification.Name("textViewDidEndEditing")
      }
      extension UIContentSizeCategory {
        static let didChangeNotification = Notification.Name("contentSizeCategoryDidChange")
      }
      protocol UIApplicationDelegate {}
      class UIApplication {
        struct LaunchOptionsKey: Hashable { let rawValue: String }
        static let shared = UIApplication()
        static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
        static let willResignActiveNotification = Notification.Name("willResignActive")
        static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
        static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
        static let openSettingsURLString = "app-settings:"
        var isIdleTimerDisabled = false
        var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
          UIView.userInterfaceLayoutDirection(for: .unspecified)
        }
        var statusBarOrientation = 1
        enum State: Int { case active, inactive, background }
        var applicationState: State { .active }
        weak var delegate: UIApplicationDelegate?
        @discardableResult
        func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
          false
        }
        var connectedScenes: [UIScene] { [UIWindowScene()] }
        var windows: [UIWindow] { [UIWindow()] }
        var keyWindow: UIWindow? { UIWindow() }
        var statusBarFrame: CGRect { .zero }
        func endEditing(_ isForced: Bool) {}
        func open(_ url: URL) {}
        func open(
          _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
        ) {}
        func canOpenURL(_ url: URL) -> Bool { false }
      }
      class UISceneSession {
        struct Role { static let windowApplication = Role() }
        let role = Role.windowApplication
      }
      class UISceneConfiguration {
        let name: String?
        let role: UISceneSession.Role
        var delegateClass: Any.Type?
        init(name: String?, sessionRole: UISceneSession.Role) {
          (self.name, role) = (name, sessionRole)
        }
      }
      protocol UIWindowSceneDelegate: AnyObject {}
      class UIScene {
        class ConnectionOptions {}
        enum ActivationState {
          case unattached, foregroundActive, foregroundInactive, background
        }
        let activationState = ActivationState.foregroundActive
      }
      enum UIInterfaceOrientation {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      }
      class UIWindowScene: UIScene {
        var windows: [UIWindow] { [UIWindow()] }
        var keyWindow: UIWindow? { UIWindow() }
        var screen: UIScreen { UIScreen.main }
        let interfaceOrientation = UIInterfaceOrientation.portrait
        var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
        var title: String! = ""
        let session = UISceneSession()
      }
      class UIStatusBarManager {
        var statusBarFrame: CGRect { .zero }
        var isStatusBarHidden: Bool { false }
      }
      class UIWindow: UIView {
        var rootViewController: UIViewController? = nil
        var windowScene: UIWindowScene? = nil
        let isKeyWindow = true
        init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
        init() { super.init(frame: UIScreen.main.bounds) }
        func makeKeyAndVisible() {}
        func makeKey() {}
      }
      enum UIUserInterfaceIdiom { case unspecified, phone, pad, tv, carPlay, mac, vision }
      enum UIDeviceOrientation {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      }
      class UIDevice {
        static let current = UIDevice()
        static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
        static let batteryLevelDidChangeNotification = Notification.Name("batteryLevelDidChange")
        static let batteryStateDidChangeNotification = Notification.Name("batteryStateDidChange")
        let name = "iPhone"
        let model = "iPhone"
        let systemName = "iOS"
        let systemVersion = "18.0"
        let userInterfaceIdiom = UIUserInterfaceIdiom.phone
        var orientation = UIDeviceOrientation.portrait
      }
      class UIImpactFeedbackGenerator {
        enum FeedbackStyle { case light, medium, heavy, soft, rigid }
        init(style: FeedbackStyle = .medium) {}
        func prepare() {}
        func impactOccurred() {}
        func impactOccurred(intensity: CGFloat) {}
      }
      class UINotificationFeedbackGenerator {
        enum FeedbackType { case success, warning, error }
        init() {}
        func prepare() {}
        func notificationOccurred(_ type: FeedbackType) {}
      }
      class UISelectionFeedbackGenerator {
        init() {}
        func prepare() {}
        func selectionChanged() {}
      }
      class UIPasteboard {
        static let general = UIPasteboard()
        var string: String? = nil
      }
      """
  )

  /// Messages within an app, and what it keeps: in a picture nothing is told and nothing is kept.
  static let services = Part(
    names: [
      "NotificationCenter", "Notification", "NSNotification", "NSValue", "OperationQueue",
      "UserDefaults", "Scanner", "NSObjectProtocol",
    ],
    source: """
      protocol NSObjectProtocol: AnyObject {}
      struct Notification {
        struct Name: Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
        }
        let name: Name
        var object: Any? = nil
        var userInfo: [AnyHashable: Any]? = nil
      }
      typealias NSNotification = Notification
      class OperationQueue {
        static let main = OperationQueue()
        static let current: OperationQueue? = main
        var maxConcurrentOperationCount = -1
        var name: String?
        var isSuspended = false
        init() {}
        func addOperation(_ block: @escaping () -> Void) { if self !== OperationQueue.main { block() } }
        func addBarrierBlock(_ block: @escaping () -> Void) { addOperation(block) }
        func waitUntilAllOperationsAreFinished() {}
        func cancelAllOperations() {}
      }
      class NSValue {
        init() {}
        init(cgPoint: CGPoint) {}
        init(cgRect: CGRect) {}
        var cgRectValue: CGRect { .zero }
        var cgPointValue: CGPoint { .zero }
        var cgSizeValue: CGSize { .zero }
      }
      class NotificationCenter {
        static let `default` = NotificationCenter()
        private final class Observer: NSObjectProtocol {
          let name: Notification.Name?
          let object: AnyObject?
          let tell: (Notification) -> Void
          init(_ name: Notification.Name?, _ object: AnyObject?, _ tell: @escaping (Notification) -> Void) {
            self.name = name
            self.object = object
            self.tell = tell
          }
        }
        private var observers: [Observer] = []
        init() {}
        typealias Publisher = AnyPublisher<Notification, Never>
        func publisher(
          for name: Notification.Name, object: AnyObject? = nil
        ) -> Publisher { AnyPublisher<Notification, Never> { _, _ in {} } }
        func post(_ notification: Notification) {
          for observer in observers {
            if let name = observer.name, name != notification.name { continue }
            if let object = observer.object {
              guard let other = notification.object as? AnyObject, other === object else { continue }
            }
            observer.tell(notification)
          }
        }
        func post(
          name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
        ) { post(Notification(name: name, object: object, userInfo: userInfo)) }
        func addObserver(
          _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
        ) {}
        @discardableResult
        func addObserver(
          forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
          using block: @escaping (Notification) -> Void
        ) -> any NSObjectProtocol {
          let observer = Observer(name, object as? AnyObject, block)
          observers.append(observer)
          return observer
        }
        /// What is posted from now on, for as long as the centre is asked.
        func notifications(
          named name: Notification.Name, object: AnyObject? = nil
        ) -> AsyncStream<Notification> {
          AsyncStream<Notification> { continuation in
            addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
          }
        }
        func removeObserver(_ observer: Any) {
          guard let known = observer as? Observer else { return }
          observers.removeAll { $0 === known }
        }
        func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {}
      }
      class UserDefaults {
        static let standard = UserDefaults()
        private var values: [String: Any] = [:]
        init() {}
        init?(suiteName: String?) {}
        func object(forKey key: String) -> Any? { values[key] }
        func string(forKey key: String) -> String? { values[key] as? String }
        func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
        func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
        func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
        func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
        func stringArray(forKey key: String) -> [String]? { values[key] as? [String] }
        func float(forKey key: String) -> Float { values[key] as? Float ?? 0 }
        func data(forKey key: String) -> Data? { values[key] as? Data }
        func url(forKey key: String) -> URL? { values[key] as? URL }
        func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
        @discardableResult
        func synchronize() -> Bool { true }
        func set(_ value: Any?, forKey key: String) { values[key] = value }
        func removeObject(forKey key: String) { values[key] = nil }
        func register(defaults: [String: Any]) {
          for (key, value) in defaults where values[key] == nil { values[key] = value }
        }
      }
      class Scanner {
        private let text: String
        var currentIndex = 0
        var scanLocation = 0
        init(string: String) { text = string }
        func scanHexInt64(_ value: inout UInt64) -> Bool {
          let digits = text.dropFirst(max(scanLocation, currentIndex)).prefix { $0.isHexDigit }
          guard let number = UInt64(digits, radix: 16) else { return false }
          value = number
          return true
        }
        var string: String { text }
        var caseSensitive = false
        var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
        private var rest: Substring { text.dropFirst(currentIndex) }
        private func skip() {
          guard let charactersToBeSkipped else { return }
          while let next = rest.first, String(next).rangeOfCharacter(from: charactersToBeSkipped) != nil {
            currentIndex += 1
          }
        }
        var isAtEnd: Bool {
          let place = currentIndex
          skip()
          defer { currentIndex = place }
          return rest.isEmpty
        }
        private func take(_ found: Substring) -> String? {
          currentIndex += found.count
          return found.isEmpty ? nil : String(found)
        }
        func scanCharacter() -> Character? {
          skip()
          guard let next = rest.first else { return nil }
          currentIndex += 1
          return next
        }
        func scanString(_ wanted: String) -> String? {
          let place = currentIndex
          skip()
          if rest.hasPrefix(wanted) { return take(rest.prefix(wanted.count)) }
          currentIndex = place
          return nil
        }
        func scanUpToString(_ wanted: String) -> String? {
          skip()
          guard let end = rest.range(of: wanted)?.lowerBound else { return take(rest) }
          return take(rest[..<end])
        }
        func scanCharacters(from set: CharacterSet) -> String? {
          skip()
          return take(rest.prefix { String($0).rangeOfCharacter(from: set) != nil })
        }
        func scanUpToCharacters(from set: CharacterSet) -> String? {
          skip()
          return take(rest.prefix { String($0).rangeOfCharacter(from: set) == nil })
        }
        func scanInt() -> Int? {
          let place = currentIndex
          skip()
          let sign = rest.first == "-" || rest.first == "+" ? 1 : 0
          let digits = rest.prefix(sign) + rest.dropFirst(sign).prefix { $0.isNumber }
          guard let number = Int(digits) else {
            currentIndex = place
            return nil
          }
          currentIndex += digits.count
          return number
        }
        func scanDouble() -> Double? {
          let place = currentIndex
          skip()
          var found = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
          while !found.isEmpty {
            if let number = Double(String(found)) {
              currentIndex += found.count
              return number
            }
            found = found.dropLast()
          }
          currentIndex = place
          return nil
        }
      }
      """
  )
}
