func shift(_ text: String, by n: Int) -> String {
  String(text.map { c -> Character in
    guard let a = c.asciiValue, c.isLetter else { return c }
    let base: UInt8 = c.isUppercase ? 65 : 97
    return Character(UnicodeScalar((a - base + UInt8((n % 26 + 26) % 26)) % 26 + base))
  })
}
let secret = shift("Hello, World!", by: 3)
print(secret, shift(secret, by: -3))
