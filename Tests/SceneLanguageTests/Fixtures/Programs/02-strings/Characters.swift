let samples: [Character] = ["a", "Z", "5", " ", "é", "ß", "½", "😀", "_", "\n", "中"]
for c in samples {
  print(c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isLowercase, c.isPunctuation, c.isASCII, c.isWholeNumber, c.wholeNumberValue ?? -1, c.hexDigitValue ?? -1, c.isNewline, c.isSymbol)
}
let c: Character = "q"
print(c.uppercased(), c.asciiValue!, c < "r", String(c) + "!", Character("x") == "x")
print(Character(UnicodeScalar(65)), UnicodeScalar("A").value, Character(Unicode.Scalar(0x1F600)!))
let letters = (UInt8(ascii: "a")...UInt8(ascii: "e")).map { Character(UnicodeScalar($0)) }
print(letters, String(letters))
for s in "aé".unicodeScalars { print(s.value, terminator: " ") }
print(Array("hi".utf8), "é".utf8.map { String($0, radix: 16) })
print("a"..."e" ~= "c", ("a"..."z").contains("m"), "abc".contains { $0 == "b" })
print("cafe\u{301}" == "café", "cafe\u{301}".count, "🇩🇪🇫🇷".count)
switch c {
case "a"..."m": print("first")
case "n"..."z": print("second")
default: print("other")
}
