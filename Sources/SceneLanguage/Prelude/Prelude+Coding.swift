extension Prelude {
  /// What reads and writes JSON.
  static let coding = Part(
    names: ["JSONDecoder", "JSONEncoder"],
    source: """
      class JSONDecoder {
        enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
        enum DateDecodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        }
        var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
        var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
        init() {}
        func decode<Value>(_ type: Value.Type, from data: Data) throws -> Value {
          try JSONText.value(
            of: type,
            from: data.map { $0 },
            usesSnakeCase: keyDecodingStrategy == .convertFromSnakeCase,
            dates: "\\(dateDecodingStrategy)")
        }
      }
      class JSONEncoder {
        enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
        enum DateEncodingStrategy {
          case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        }
        struct OutputFormatting: OptionSet {
          let rawValue: Int
          static let prettyPrinted = OutputFormatting(rawValue: 1)
          static let sortedKeys = OutputFormatting(rawValue: 2)
          static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
        }
        var outputFormatting: OutputFormatting = []
        var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
        var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
        init() {}
        func encode<Value>(_ value: Value) throws -> Data {
          Data(
            try JSONText.bytes(
              of: value,
              usesSnakeCase: keyEncodingStrategy == .convertToSnakeCase,
              dates: "\\(dateEncodingStrategy)",
              isPretty: outputFormatting.contains(.prettyPrinted),
              sortsKeys: outputFormatting.contains(.sortedKeys),
              escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes)))
        }
      }
      """
  )
}
