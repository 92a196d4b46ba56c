import Foundation
print("a-b-c".replacingOccurrences(of: "-", with: "+"), "  trim \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
print("a, b;c".components(separatedBy: ","), "one two".capitalized, "x".padding(toLength: 3, withPad: ".", startingAt: 0))
print("Hello".range(of: "ll") != nil, "abc".contains("bc"), "Hello".lowercased().hasPrefix("he"))
print("12.50".components(separatedBy: ".").last!, "a b  c".components(separatedBy: " ").count)
print(String(format: "%02d:%02d", 5, 7), String(format: "%.1f%%", 45.678), String(format: "%@ = %d", "x", 3))
let range = "Hello World".range(of: "World")!
print("Hello World"[range], "Hello World".replacingCharacters(in: range, with: "There"))
print("a\nb\n".components(separatedBy: .newlines), "1,2;3".components(separatedBy: CharacterSet(charactersIn: ",;")))
