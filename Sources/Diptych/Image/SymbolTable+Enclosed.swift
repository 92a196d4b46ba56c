extension SymbolTable {
  /// Numbers and letters in circles and squares: `1.circle`, `a.square.fill`.
  static let enclosedCharacters: [(name: String, unicode: String, ascii: String)] = {
    var symbols: [(name: String, unicode: String, ascii: String)] = []
    func add(_ name: String, _ code: UInt32?, _ ascii: String) {
      guard let code, let scalar = Unicode.Scalar(code) else { return }
      symbols.append((name, String(scalar), ascii))
    }
    for number in UInt32(0)...20 {
      add("\(number).circle", circled(number), "\(number)")
      add("\(number).circle.fill", filled(number), "\(number)")
    }
    // The circled numbers from 21 on are two columns wide, and squared ones there are none.
    for number in 0...50 {
      let digits = "\(number)"
      let shapes = number > 20 ? ["circle", "square"] : ["square"]
      for shape in shapes {
        symbols.append(("\(number).\(shape)", digits, digits))
        symbols.append(("\(number).\(shape).fill", digits, digits))
      }
    }
    for offset in UInt32(0)..<26 {
      let lower = String(UnicodeScalar(UInt8(97 + offset)))
      let upper = String(UnicodeScalar(UInt8(65 + offset)))
      add("\(lower).circle", 0x24B6 + offset, upper)
      add("\(lower).circle.fill", 0x1F150 + offset, upper)
      add("\(lower).square", 0x1F130 + offset, upper)
      add("\(lower).square.fill", 0x1F170 + offset, upper)
    }
    return symbols
  }()

  /// The circled numbers stand in the order 1 to 20, their 0 apart.
  private static func circled(_ number: UInt32) -> UInt32 {
    number == 0 ? 0x24EA : 0x245F + number
  }

  /// The filled circled numbers stand in the orders 1 to 10 and 11 to 20, their 0 apart.
  private static func filled(_ number: UInt32) -> UInt32 {
    switch number {
    case 0: 0x24FF
    case 1...10: 0x2775 + number
    default: 0x24E0 + number
    }
  }
}
