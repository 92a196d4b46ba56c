/// What the types of the standard library and of Foundation conform to.
///
/// For the types and protocols that are named here it is all: what is not said is not so. What a
/// type conforms to only where its elements do is said here as well; whether they do is asked where
/// the elements are known.
enum StandardConformances {
  /// Whether a type of the library conforms to a protocol; `nil` where either is not known.
  static func conforms(_ type: String, to name: String) -> Bool? {
    guard knowsProtocol(name), let known = table[type] else { return nil }
    return known.contains { implies($0, name) }
  }

  /// Whether what conforms to a protocol conforms to another one.
  static func implies(_ name: String, _ other: String) -> Bool {
    LibraryProtocols.implies(name, other)
      || implied(other).contains { LibraryProtocols.implies(name, $0) }
  }

  /// The protocols that refine another one, of which no member is looked up there.
  static func implied(_ name: String) -> [String] { refining[name] ?? [] }

  private static let refining: NameTable<[String]> = [
    "CustomDebugStringConvertible": ["CodingKey"],
    "CustomStringConvertible": ["CodingKey"],
    "ExpressibleByArrayLiteral": ["SetAlgebra"],
    "LosslessStringConvertible": ["FixedWidthInteger"],
  ]

  /// Whether all that conforms to a protocol says so itself, so that nothing else does.
  static func knowsProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Whether all is known that a type conforms to: it is none whose values are objects.
  static func knowsType(_ name: String) -> Bool { table[name] != nil }

  private static let protocols: NameSet = [
    "AdditiveArithmetic", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
    "CVarArg", "CaseIterable", "Codable", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable", "IteratorProtocol",
    "LocalizedError", "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet",
    "RandomAccessCollection", "RangeExpression", "RangeReplaceableCollection",
    "RawRepresentable", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "Strideable",
    "StringProtocol", "TextOutputStream", "UnsignedInteger",
  ]

  private static let table: NameTable<[String]> = {
    var table: NameTable<[String]> = [
      "Bool": [
        "Hashable", "Codable", "LosslessStringConvertible", "ExpressibleByBooleanLiteral",
        "CVarArg",
      ],
      "String": text + ["RangeReplaceableCollection", "TextOutputStream", "Codable", "CVarArg"],
      "Substring": text + ["RangeReplaceableCollection", "TextOutputStream"],
      "Character": [
        "Hashable", "Comparable", "LosslessStringConvertible", "CustomDebugStringConvertible",
      ],
      "Array": list + ["Codable"],
      "ArraySlice": list,
      "ContiguousArray": list + ["Codable"],
      "Dictionary": described + [
        "Hashable", "Codable", "Collection", "ExpressibleByDictionaryLiteral",
      ],
      "Set": described + ["Hashable", "Codable", "Collection"] + members,
      "Optional": [
        "Hashable", "Codable", "CustomDebugStringConvertible", "ExpressibleByNilLiteral",
      ],
      "Range": range, "ClosedRange": range,
      "Never": ["Hashable", "Comparable", "Codable", "Error", "Identifiable"],
      "Date": value + ["Comparable", "Strideable"],
      "URL": value, "Calendar": value, "Locale": value, "TimeZone": value,
      "DateComponents": value, "URLComponents": value, "PersonNameComponents": value,
      "DateInterval": value + ["Comparable"],
      "Measurement": value + ["Comparable"],
      "UUID": ["Hashable", "Comparable", "Codable", "CustomStringConvertible"],
      "Data": value + [
        "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      ],
      "CharacterSet": value + members,
      "IndexSet": value + members + ["BidirectionalCollection"],
      "Duration": [
        "Hashable", "Comparable", "Codable", "CustomStringConvertible", "AdditiveArithmetic",
      ],
      "Result": ["Hashable"],
      "LazySequence": ["RandomAccessCollection"],
      "AnyHashable": described + ["Hashable"],
      "CGPoint": point, "CGSize": point, "CGRect": point, "CGVector": point,
    ]
    for name in ["Int", "Int8", "Int16", "Int32", "Int64"] {
      table[name] = number + ["FixedWidthInteger", "SignedInteger", "CVarArg"]
    }
    for name in ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"] {
      table[name] = number + ["FixedWidthInteger", "UnsignedInteger", "CVarArg"]
    }
    for name in ["Double", "Float"] {
      table[name] = number + ["BinaryFloatingPoint", "CustomDebugStringConvertible", "CVarArg"]
    }
    table["CGFloat"] = ["Codable", "CustomStringConvertible", "BinaryFloatingPoint", "CVarArg"]
    table["Decimal"] = [
      "Codable", "CustomStringConvertible", "Hashable", "SignedNumeric", "Strideable",
      "ExpressibleByFloatLiteral",
    ]
    return table
  }()

  private static let number = ["Codable", "LosslessStringConvertible"]
  private static let described = ["CustomStringConvertible", "CustomDebugStringConvertible"]
  private static let text = ["StringProtocol", "CustomDebugStringConvertible"]
  private static let list =
    described + [
      "Hashable", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      "ExpressibleByArrayLiteral",
    ]
  private static let members = ["SetAlgebra"]
  private static let range =
    described + ["Hashable", "Codable", "RandomAccessCollection", "RangeExpression"]
  private static let value = described + ["Hashable", "Codable"]
  private static let point = ["Hashable", "Codable", "CustomDebugStringConvertible"]
}

extension SceneType {
  /// Whether nothing can make the type conform to a protocol.
  ///
  /// Values of protocols are opened: what they hold is asked.
  var hasNoConformances: Bool {
    switch self {
    case .tuple, .function, .metatype: true
    default: false
    }
  }
}
