extension Prelude {
  /// The initializers that literals go through, which generic code calls by their names.
  static let literalInitializers = Part(
    names: [
      "integerLiteral", "floatLiteral", "booleanLiteral", "stringLiteral", "arrayLiteral",
      "extendedGraphemeClusterLiteral", "unicodeScalarLiteral", "dictionaryLiteral",
    ],
    source: integers + #"""
      extension Double { init(floatLiteral value: Double) { self = value } }
      extension CGFloat { init(floatLiteral value: Double) { self = CGFloat(value) } }
      extension Float { init(floatLiteral value: Float) { self = value } }
      extension Bool { init(booleanLiteral value: Bool) { self = value } }
      extension String {
        init(stringLiteral value: String) { self = value }
        init(extendedGraphemeClusterLiteral value: String) { self = value }
        init(unicodeScalarLiteral value: String) { self = value }
      }
      extension Character {
        init(extendedGraphemeClusterLiteral value: Character) { self = value }
        init(unicodeScalarLiteral value: Character) { self = value }
      }
      extension Array { init(arrayLiteral elements: Element...) { self = elements } }
      extension Set { init(arrayLiteral elements: Element...) { self.init(elements) } }
      extension OptionSet {
        init(arrayLiteral elements: Self...) {
          self.init(rawValue: 0)
          for element in elements { formUnion(element) }
        }
      }
      extension Dictionary {
        init(dictionaryLiteral elements: (Key, Value)...) {
          self.init(uniqueKeysWithValues: elements)
        }
      }
      """#
  )

  private static let integers =
    [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "CGFloat", "Float",
    ].reduce(into: "") {
      $0 += "extension \($1) { init(integerLiteral value: \($1)) { self = value } }\n"
    }
}
