/// The numbers that integer types can hold; those beyond `Int` are cut to it.
enum IntegerBounds {
  /// The least and the greatest number of a type.
  static func of(_ name: String) -> ClosedRange<Int> {
    switch name {
    case "Int8": -128...127
    case "Int16": -32_768...32_767
    case "Int32": Int(Int32.min)...Int(Int32.max)
    case "UInt8": 0...255
    case "UInt16": 0...65_535
    case "UInt32": 0...Int(UInt32.max)
    case "UInt", "UInt64": 0...Int.max
    default: Int.min...Int.max
    }
  }

  /// Whether a type holds numbers above the greatest `Int`.
  static func isWide(_ name: String) -> Bool { name == "UInt64" || name == "UInt" }

  static func bitWidth(of name: String) -> Int {
    switch name {
    case "Int8", "UInt8": 8
    case "Int16", "UInt16": 16
    case "Int32", "UInt32": 32
    default: 64
    }
  }

  /// The greatest number of a type.
  static func greatest(of name: String) -> SceneValue {
    isWide(name) ? .whole(.max) : .int(of(name).upperBound)
  }

  /// A whole number as a value of a type; `nil` where the type cannot hold it.
  static func value(_ number: Int128, of name: String) -> SceneValue? {
    if isWide(name) { return UInt64(exactly: number).map { .whole($0) } }
    return Int(exactly: number).flatMap { of(name).contains($0) ? .int($0) : nil }
  }

  /// The number that the lowest bits of `value` make.
  static func truncating(_ value: Int, to name: String) -> Int {
    switch name {
    case "Int8": Int(Int8(truncatingIfNeeded: value))
    case "Int16": Int(Int16(truncatingIfNeeded: value))
    case "Int32": Int(Int32(truncatingIfNeeded: value))
    case "UInt8": Int(UInt8(truncatingIfNeeded: value))
    case "UInt16": Int(UInt16(truncatingIfNeeded: value))
    case "UInt32": Int(UInt32(truncatingIfNeeded: value))
    default: value
    }
  }
}
