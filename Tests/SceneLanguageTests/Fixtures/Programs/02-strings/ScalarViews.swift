// The scalars of a text, changed in it and put together to another one.
var text = "café"
text.unicodeScalars.append("!")
text.unicodeScalars.removeAll { $0.value == 99 }
print(text)
let digits = "a1b22".unicodeScalars.filter { ("0"..."9").contains($0) }
print(String(String.UnicodeScalarView(digits)))
var view = String.UnicodeScalarView()
view.append("h")
view.append(contentsOf: "éllo".unicodeScalars.prefix(2))
print(String(view), view.count)
let shifted = "abc".unicodeScalars.map { Unicode.Scalar($0.value + 1)! }
print(shifted.reduce(into: "") { $0.unicodeScalars.append($1) })
print("abc".index(of: "b").map { "abc".distance(from: "abc".startIndex, to: $0) } as Any)
