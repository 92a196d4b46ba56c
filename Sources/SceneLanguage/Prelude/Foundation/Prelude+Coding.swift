extension Prelude {
  /// JSON without types of the scene's own.
  static let serialization = Part(
    names: ["JSONSerialization", "NSNull"],
    source: """
      final class NSNull: Hashable, CustomStringConvertible {
        static func == (one: NSNull, other: NSNull) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
        init() {}
        var description: String { "<null>" }
      }
      enum JSONSerialization {
        struct ReadingOptions: OptionSet {
          let rawValue: Int
          static let mutableContainers = ReadingOptions(rawValue: 1)
          static let mutableLeaves = ReadingOptions(rawValue: 2)
          static let fragmentsAllowed = ReadingOptions(rawValue: 4)
          static let allowFragments = ReadingOptions(rawValue: 4)
        }
        struct WritingOptions: OptionSet {
          let rawValue: Int
          static let prettyPrinted = WritingOptions(rawValue: 1)
          static let sortedKeys = WritingOptions(rawValue: 2)
          static let fragmentsAllowed = WritingOptions(rawValue: 4)
          static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
        }
        static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
          guard let object = _JSONText.object(from: data.map { $0 }, null: NSNull()) else {
            throw NSError(
              domain: NSCocoaErrorDomain, code: 3840,
              userInfo: [NSLocalizedDescriptionKey: "The data is not in the correct format."])
          }
          return object
        }
        static func data(
          withJSONObject object: Any, options: WritingOptions = []
        ) throws -> Data {
          Data(
            try _JSONText.bytes(
              of: object, usesSnakeCase: false, dates: "deferredToDate",
              isPretty: options.contains(.prettyPrinted), sortsKeys: options.contains(.sortedKeys),
              escapesSlashes: !options.contains(.withoutEscapingSlashes),
              data: "base64", numbers: []))
        }
        static func isValidJSONObject(_ object: Any) -> Bool {
          (object is [Any] || object is [String: Any]) && isValid(object)
        }
        private static func isValid(_ value: Any) -> Bool {
          switch value {
          case let list as [Any]: list.allSatisfy { isValid($0) }
          case let pairs as [String: Any]: pairs.values.allSatisfy { isValid($0) }
          case let number as Double: number.isFinite
          default:
            value is String || value is Bool || value is any Numeric || value is NSNull
              || value is NSNumber
          }
        }
      }
      """
  )

  /// What a program hands to what is coded.
  static let codingUserInfo = Part(
    names: ["CodingUserInfoKey"],
    source: """
      struct CodingUserInfoKey: RawRepresentable, Hashable {
        let rawValue: String
        init?(rawValue: String) { self.rawValue = rawValue }
      }
      extension Decoder {
        var userInfo: [CodingUserInfoKey: Any] { _userInfo as? [CodingUserInfoKey: Any] ?? [:] }
      }
      extension Encoder {
        var userInfo: [CodingUserInfoKey: Any] { _userInfo as? [CodingUserInfoKey: Any] ?? [:] }
      }
      """
  )

  /// What reads and writes JSON.
  static let coding = Part(
    names: ["JSONDecoder", "JSONEncoder"],
    source: """
      class JSONDecoder {
        enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
        enum DateDecodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter)
          case custom((any Decoder) throws -> Date)
          fileprivate var form: Any {
            switch self {
            case .custom(let make): return make
            case .formatted(let formatter):
              return { (decoder: any Decoder) throws -> Date in
                let text = try decoder.singleValueContainer().decode(String.self)
                if let date = formatter.date(from: text) { return date }
                throw DecodingError.dataCorrupted(
                  DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "Date string does not match format expected by formatter."))
              }
            default: return "\\(self)"
            }
          }
        }
        enum DataDecodingStrategy {
          case deferredToData, base64
          case custom((any Decoder) throws -> Data)
          fileprivate var form: Any {
            switch self {
            case .custom(let make): return make
            case .deferredToData:
              return { (decoder: any Decoder) throws -> Data in
                Data(try decoder.singleValueContainer().decode([UInt8].self))
              }
            case .base64: return "base64"
            }
          }
        }
        enum NonConformingFloatDecodingStrategy {
          case `throw`
          case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
          fileprivate var names: [String] {
            switch self {
            case .throw: return []
            case .convertFromString(let infinity, let negativeInfinity, let nan):
              return [infinity, negativeInfinity, nan]
            }
          }
        }
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var dataDecodingStrategy = DataDecodingStrategy.base64
        var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
        var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
        var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
        init() {}
        func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
          try _JSONText.value(
            of: type,
            from: data.map { $0 },
            usesSnakeCase: keyDecodingStrategy == .convertFromSnakeCase,
            dates: dateDecodingStrategy.form,
            data: dataDecodingStrategy.form,
            numbers: nonConformingFloatDecodingStrategy.names,
            userInfo: userInfo)
        }
      }
      class JSONEncoder {
        enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
        enum DateEncodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
          case formatted(DateFormatter)
          case custom((Date, any Encoder) throws -> Void)
          fileprivate var form: Any {
            switch self {
            case .custom(let write): return write
            case .formatted(let formatter):
              return { (date: Date, encoder: any Encoder) throws -> Void in
                var container = encoder.singleValueContainer()
                try container.encode(formatter.string(from: date))
              }
            default: return "\\(self)"
            }
          }
        }
        enum DataEncodingStrategy {
          case deferredToData, base64
          case custom((Data, any Encoder) throws -> Void)
          fileprivate var form: Any {
            switch self {
            case .custom(let write): return write
            case .deferredToData:
              return { (data: Data, encoder: any Encoder) throws -> Void in
                var container = encoder.singleValueContainer()
                try container.encode(data.map { $0 })
              }
            case .base64: return "base64"
            }
          }
        }
        enum NonConformingFloatEncodingStrategy {
          case `throw`
          case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
          fileprivate var names: [String] {
            switch self {
            case .throw: return []
            case .convertToString(let infinity, let negativeInfinity, let nan):
              return [infinity, negativeInfinity, nan]
            }
          }
        }
        struct OutputFormatting: OptionSet {
          let rawValue: Int
          static let prettyPrinted = OutputFormatting(rawValue: 1)
          static let sortedKeys = OutputFormatting(rawValue: 2)
          static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
        }
        var outputFormatting: OutputFormatting = []
        var userInfo: [CodingUserInfoKey: Any] = [:]
        var dataEncodingStrategy = DataEncodingStrategy.base64
        var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
        var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
        var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
        init() {}
        func encode<Value: Encodable>(_ value: Value) throws -> Data {
          Data(
            try _JSONText.bytes(
              of: value,
              usesSnakeCase: keyEncodingStrategy == .convertToSnakeCase,
              dates: dateEncodingStrategy.form,
              isPretty: outputFormatting.contains(.prettyPrinted),
              sortsKeys: outputFormatting.contains(.sortedKeys),
              escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes),
              data: dataEncodingStrategy.form,
              numbers: nonConformingFloatEncodingStrategy.names,
              userInfo: userInfo))
        }
      }
      """
  )
}
