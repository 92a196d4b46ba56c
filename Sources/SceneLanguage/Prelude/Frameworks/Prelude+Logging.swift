extension Prelude {
  /// The log of the system, which a picture does not show.
  static let logging = Part(
    names: ["Logger", "OSLog", "OSLogMessage", "OSLogType", "os_log"],
    source: #"""
      struct OSLogPrivacy {
        enum Mask { case hash, none }
        static let `public` = OSLogPrivacy()
        static let `private` = OSLogPrivacy()
        static let sensitive = OSLogPrivacy()
        static let auto = OSLogPrivacy()
        static func `public`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
        static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
        static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      }
      struct OSLogFloatFormatting {
        static let fixed = OSLogFloatFormatting()
        static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
      }
      struct OSLogStringAlignment {
        static let none = OSLogStringAlignment()
        static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
        static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
      }
      struct OSLogMessage: ExpressibleByStringInterpolation {
        struct StringInterpolation: StringInterpolationProtocol {
          init(literalCapacity: Int, interpolationCount: Int) {}
          mutating func appendLiteral(_ literal: String) {}
          mutating func appendInterpolation(
            _ value: Any?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
          ) {}
          mutating func appendInterpolation(
            _ value: Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
          ) {}
        }
        init(stringLiteral value: String) {}
        init(stringInterpolation: StringInterpolation) {}
      }
      struct OSLogType {
        static let `default` = OSLogType()
        static let info = OSLogType()
        static let debug = OSLogType()
        static let error = OSLogType()
        static let fault = OSLogType()
      }
      class OSLog {
        static let `default` = OSLog(subsystem: "", category: "")
        static let disabled = OSLog(subsystem: "", category: "")
        init(subsystem: String, category: String) {}
      }
      struct Logger {
        init() {}
        init(_ log: OSLog) {}
        init(subsystem: String, category: String) {}
        func log(_ message: OSLogMessage) {}
        func log(level: OSLogType, _ message: OSLogMessage) {}
        func trace(_ message: OSLogMessage) {}
        func debug(_ message: OSLogMessage) {}
        func info(_ message: OSLogMessage) {}
        func notice(_ message: OSLogMessage) {}
        func warning(_ message: OSLogMessage) {}
        func error(_ message: OSLogMessage) {}
        func critical(_ message: OSLogMessage) {}
        func fault(_ message: OSLogMessage) {}
      }
      func os_log(
        _ message: String, log: OSLog = .default, type: OSLogType = .default, _ values: Any...
      ) {}
      func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String, _ values: Any...) {}
      """#
  )
}
