let n = 65
print(UnicodeScalar(n)!, Character(UnicodeScalar(n + 1)!))
print(UnicodeScalar(UInt8(67)), UnicodeScalar(UInt32(0x5d0))!)
for s in "a-Z9".unicodeScalars {
  if s == "a" { print("is a") }
  switch s {
  case "a"..."z": print("lower", s)
  case "A"..."Z": print("upper", s)
  case "-", "_": print("dash")
  default: print("other", s.value)
  }
}
let isV = "e".unicodeScalars.first! == "e"
print(isV, "b".unicodeScalars.contains("b"))
