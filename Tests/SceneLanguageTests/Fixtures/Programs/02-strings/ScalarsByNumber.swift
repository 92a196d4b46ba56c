let shift = { (count: Int) in
  { (text: String) in
    String(
      text.unicodeScalars.map { scalar in
        let place = Int(scalar.value)
        return switch place {
        case 97...122: Character(UnicodeScalar(UInt32((place - 97 + count + 26) % 26 + 97))!)
        case 65...90: Character(UnicodeScalar(UInt32((place - 65 + count + 26) % 26 + 65))!)
        default: Character(scalar)
        }
      }
    )
  }
}
print(shift(3)("Hello, Zoo!"), shift(-3)(shift(3)("Round trip")))
let letter: Unicode.Scalar = "a"
let next = UnicodeScalar(letter.value + 1)
print(next.map { Character($0) } ?? "?", type(of: letter.value), letter.isASCII)
print(UnicodeScalar(0xD800) == nil, UnicodeScalar(UInt8(65)), "abc".unicodeScalars.map(\.value))
let sum = "diptych".unicodeScalars.reduce(0) { $0 + Int($1.value) }
print(sum, "z".unicodeScalars.first!.value - letter.value)
