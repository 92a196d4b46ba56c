var log = "-"
"abc".write(to: &log)
Character("d").write(to: &log)
"efgh".dropFirst(2).write(to: &log)
print(log)
struct Loud: TextOutputStream {
  var text = ""
  mutating func write(_ part: String) { text += part.uppercased() }
}
var loud = Loud()
"hey".write(to: &loud)
print("there", 4, separator: "+", to: &loud)
print(loud.text)
let scalar: Unicode.Scalar = "z"
scalar.write(to: &log)
print(log)
