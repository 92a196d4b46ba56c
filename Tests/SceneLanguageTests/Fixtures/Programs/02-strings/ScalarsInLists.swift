let scalars: [Unicode.Scalar] = ["a", "\n"]
print(scalars, ["x" as Unicode.Scalar: 1])
debugPrint(scalars[0])
print(Array("hé".unicodeScalars), scalars[0].utf8.count)
func scalar(_ text: String) -> Unicode.Scalar? { Unicode.Scalar(text) }
print(scalar("é")?.value ?? 0, scalar("no") == nil)
print(Unicode.Scalar("q"), Unicode.Scalar(UInt8(97)))
