// Texts made of the units that views of a text show.
let s = "Zürich"
print(String(s.utf8), String(s.utf16), String(s.unicodeScalars))
print(String(s.utf8.prefix(1)) as Any, String(s.utf16.prefix(2)) as Any, String(s.utf8.prefix(2)) as Any, String(s.unicodeScalars.prefix(2)))
let head = s.utf8.prefix(while: { $0 < 128 }); print(String(head) ?? "-")
if let word = String(s.utf8.dropFirst(3)) { print(word) }
print(String(decoding: s.utf8.prefix(3), as: UTF8.self), String(decoding: Array(s.utf16), as: UTF16.self))
print(String(s.utf8), String(s.utf16), String(s.unicodeScalars))
