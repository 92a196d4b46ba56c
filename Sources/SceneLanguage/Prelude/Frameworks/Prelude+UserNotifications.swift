extension Prelude {
  /// Notices that an app asks the system to show later, which none does in a picture.
  static let userNotifications = Part(
    names: [
      "UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotificationRequest",
      "UNUserNotificationCenterDelegate", "UNAuthorizationStatus", "UNNotificationSettings",
    ],
    source: """
      struct UNAuthorizationOptions: OptionSet {
        let rawValue: Int
        static let badge = UNAuthorizationOptions(rawValue: 1)
        static let sound = UNAuthorizationOptions(rawValue: 2)
        static let alert = UNAuthorizationOptions(rawValue: 4)
        static let provisional = UNAuthorizationOptions(rawValue: 64)
      }
      enum UNAuthorizationStatus: Int {
        case notDetermined, denied, authorized, provisional, ephemeral
      }
      struct UNNotificationPresentationOptions: OptionSet {
        let rawValue: Int
        static let badge = UNNotificationPresentationOptions(rawValue: 1)
        static let sound = UNNotificationPresentationOptions(rawValue: 2)
        static let list = UNNotificationPresentationOptions(rawValue: 8)
        static let banner = UNNotificationPresentationOptions(rawValue: 16)
      }
      class UNNotificationSettings {
        var authorizationStatus: UNAuthorizationStatus { .notDetermined }
      }
      struct UNNotificationSoundName: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
      }
      class UNNotificationSound {
        static let `default` = UNNotificationSound()
        static let defaultCritical = UNNotificationSound()
        init() {}
        init(named name: UNNotificationSoundName) {}
      }
      class UNNotificationContent {
        fileprivate(set) var title = ""
        fileprivate(set) var subtitle = ""
        fileprivate(set) var body = ""
        init() {}
      }
      class UNMutableNotificationContent: UNNotificationContent {
        override var title: String {
          get { super.title }
          set { super.title = newValue }
        }
        override var subtitle: String {
          get { super.subtitle }
          set { super.subtitle = newValue }
        }
        override var body: String {
          get { super.body }
          set { super.body = newValue }
        }
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
      }
      class UNNotificationTrigger {
        let repeats: Bool
        init(repeats: Bool) { self.repeats = repeats }
      }
      class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
        let timeInterval: TimeInterval
        init(timeInterval: TimeInterval, repeats: Bool) {
          self.timeInterval = timeInterval
          super.init(repeats: repeats)
        }
      }
      class UNCalendarNotificationTrigger: UNNotificationTrigger {
        let dateComponents: DateComponents
        init(dateMatching components: DateComponents, repeats: Bool) {
          dateComponents = components
          super.init(repeats: repeats)
        }
      }
      class UNNotificationRequest {
        let identifier: String
        let content: UNNotificationContent
        let trigger: UNNotificationTrigger?
        init(
          identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
        ) {
          self.identifier = identifier
          self.content = content
          self.trigger = trigger
        }
      }
      class UNNotification {
        let request: UNNotificationRequest
        fileprivate init(request: UNNotificationRequest) { self.request = request }
      }
      class UNNotificationResponse {
        let notification: UNNotification
        var actionIdentifier: String { "" }
        fileprivate init(notification: UNNotification) { self.notification = notification }
      }
      protocol UNUserNotificationCenterDelegate: AnyObject {}
      class UNUserNotificationCenter {
        private static let center = UNUserNotificationCenter()
        static func current() -> UNUserNotificationCenter { center }
        weak var delegate: UNUserNotificationCenterDelegate?
        func requestAuthorization(
          options: UNAuthorizationOptions = [],
          completionHandler: @escaping (Bool, (any Error)?) -> Void
        ) {}
        @discardableResult
        func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
          false
        }
        func getNotificationSettings(
          completionHandler: @escaping (UNNotificationSettings) -> Void
        ) {}
        func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
        func add(
          _ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil
        ) {}
        func getPendingNotificationRequests(
          completionHandler: @escaping ([UNNotificationRequest]) -> Void
        ) {}
        func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
        func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
        func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
        func removeAllPendingNotificationRequests() {}
        func removeAllDeliveredNotifications() {}
        func setBadgeCount(_ count: Int) async throws {}
      }
      """
  )
}
