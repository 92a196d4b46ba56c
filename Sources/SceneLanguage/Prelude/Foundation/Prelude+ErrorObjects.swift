extension Prelude {
  /// Foundation's errors as objects, which every error can become.
  static let errorObjects = Part(
    names: ["NSError", "CustomNSError"],
    source: #"""
      let NSLocalizedDescriptionKey = "NSLocalizedDescription"
      let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
      let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
      let NSUnderlyingErrorKey = "NSUnderlyingError"
      let NSCocoaErrorDomain = "NSCocoaErrorDomain"
      let NSURLErrorDomain = "NSURLErrorDomain"
      let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
      let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
      protocol CustomNSError: Error {
        static var errorDomain: String { get }
        var errorCode: Int { get }
        var errorUserInfo: [String: Any] { get }
      }
      extension CustomNSError {
        static var errorDomain: String { String(reflecting: self) }
        var errorCode: Int { _ReflectedValue.code(of: self) }
        var errorUserInfo: [String: Any] { [:] }
      }
      class NSError: LocalizedError, Equatable, Hashable, CustomStringConvertible {
        let domain: String
        let code: Int
        let userInfo: [String: Any]
        private var own: (any Error)? = nil
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self.domain = domain
          self.code = code
          self.userInfo = userInfo ?? [:]
        }
        static func _bridged(_ error: Any) -> NSError? {
          if let object = error as? NSError { return object }
          guard let error = error as? Error else { return nil }
          var (domain, code) = (String(reflecting: type(of: error)), _ReflectedValue.code(of: error))
          var userInfo: [String: Any] = [:]
          if let custom = error as? CustomNSError {
            domain = type(of: custom).errorDomain
            code = custom.errorCode
            userInfo = custom.errorUserInfo
          }
          let object = NSError(domain: domain, code: code, userInfo: userInfo)
          object.own = error
          return object
        }
        var localizedDescription: String {
          if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
          if let text = (own as? LocalizedError)?.errorDescription { return text }
          if let reason = localizedFailureReason {
            return "The operation could not be completed. " + reason
          }
          return "The operation could not be completed. (\(domain) error \(code).)"
        }
        var errorDescription: String? { localizedDescription }
        var localizedFailureReason: String? {
          userInfo[NSLocalizedFailureReasonErrorKey] as? String
            ?? (own as? LocalizedError)?.failureReason
        }
        var localizedRecoverySuggestion: String? {
          userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
            ?? (own as? LocalizedError)?.recoverySuggestion
        }
        var underlyingErrors: [any Error] {
          (userInfo[NSUnderlyingErrorKey] as? Error).map { [$0] } ?? []
        }
        var description: String {
          let text = userInfo[NSLocalizedDescriptionKey] as? String ?? "(null)"
          let start = "Error Domain=\(domain) Code=\(code) \"\(text)\""
          if userInfo.isEmpty { return start }
          let parts = userInfo.map { "\($0.key)=\($0.value)" }.sorted()
          return start + "UserInfo={" + parts.joined(separator: ", ") + "}"
        }
        static func == (one: NSError, other: NSError) -> Bool {
          one.domain == other.domain && one.code == other.code
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(domain)
          hasher.combine(code)
        }
      }
      """#
  )
}
