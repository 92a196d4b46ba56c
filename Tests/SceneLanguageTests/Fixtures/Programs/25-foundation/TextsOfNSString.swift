import Foundation

let text = NSString("abc")
print(String(text), text.length, NSString(string: "x") as String)
print(NSString(format: "%d of %@", 3, "four"), String(NSString(format: "%.1f", 2.25)).count)
