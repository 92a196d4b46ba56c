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

extension Prelude {
  /// The errors of files and of coding.
  static let cocoaErrors = Part(
    names: ["CocoaError"],
    source: #"""
      struct CocoaError: CustomNSError, LocalizedError, Hashable, CustomStringConvertible {
        struct Code: Hashable, RawRepresentable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let fileNoSuchFile = Code(rawValue: 4)
          static let fileLocking = Code(rawValue: 255)
          static let fileReadUnknown = Code(rawValue: 256)
          static let fileReadNoPermission = Code(rawValue: 257)
          static let fileReadInvalidFileName = Code(rawValue: 258)
          static let fileReadCorruptFile = Code(rawValue: 259)
          static let fileReadNoSuchFile = Code(rawValue: 260)
          static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
          static let fileReadTooLarge = Code(rawValue: 263)
          static let fileWriteUnknown = Code(rawValue: 512)
          static let fileWriteNoPermission = Code(rawValue: 513)
          static let fileWriteInvalidFileName = Code(rawValue: 514)
          static let fileWriteFileExists = Code(rawValue: 516)
          static let fileWriteOutOfSpace = Code(rawValue: 640)
          static let keyValueValidation = Code(rawValue: 1024)
          static let formatting = Code(rawValue: 2048)
          static let userCancelled = Code(rawValue: 3072)
          static let propertyListReadCorrupt = Code(rawValue: 3840)
          static let coderReadCorrupt = Code(rawValue: 4864)
          static let coderValueNotFound = Code(rawValue: 4865)
          static func ~= (code: Code, error: any Error) -> Bool {
            (error as? CocoaError)?.code == code
          }
        }
        static var errorDomain: String { NSCocoaErrorDomain }
        static let fileNoSuchFile = Code.fileNoSuchFile
        static let fileReadNoSuchFile = Code.fileReadNoSuchFile
        static let fileReadCorruptFile = Code.fileReadCorruptFile
        static let fileReadNoPermission = Code.fileReadNoPermission
        static let fileWriteUnknown = Code.fileWriteUnknown
        static let fileWriteNoPermission = Code.fileWriteNoPermission
        static let fileWriteFileExists = Code.fileWriteFileExists
        static let userCancelled = Code.userCancelled
        static let coderReadCorrupt = Code.coderReadCorrupt
        let code: Code
        private let info: [String: String]
        init(_ code: Code, userInfo: [String: String] = [:]) {
          self.code = code
          info = userInfo
        }
        var errorCode: Int { code.rawValue }
        var userInfo: [String: Any] { info }
        var errorUserInfo: [String: Any] { info }
        private var text: String? {
          switch code {
          case .fileNoSuchFile, .fileReadNoSuchFile: "The file doesn’t exist."
          case .userCancelled: "The operation was cancelled."
          case .coderReadCorrupt: "The data isn’t in the correct format."
          default: nil
          }
        }
        var localizedDescription: String {
          "The operation could not be completed. "
            + (text ?? "(NSCocoaErrorDomain error \(errorCode).)")
        }
        var errorDescription: String? { localizedDescription }
        var description: String {
          "Error Domain=NSCocoaErrorDomain Code=\(errorCode) \"\(text ?? "(null)")\""
        }
      }
      """#
  )
}
