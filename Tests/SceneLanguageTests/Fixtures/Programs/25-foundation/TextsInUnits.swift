import Foundation
let text = "Hello, world! Hello!"
let ns = text as NSString
print(ns.length, ns.range(of: "world"), ns.range(of: "nope").location == NSNotFound)
let r = (text as NSString).range(of: "world")
print(r.location, r.length, ns.substring(with: r), ns.substring(from: 7), ns.substring(to: 5))
let nr = NSRange(text.startIndex..<text.endIndex, in: text)
print(nr, NSRange(text.range(of: "world")!, in: text))
if let sr = Range(r, in: text) { print(text[sr]) }
print(NSMakeRange(1, 3), NSRange(location: 1, length: 2), NSMaxRange(r), r.upperBound, r.lowerBound, r.contains(8))
print(ns.replacingOccurrences(of: "Hello", with: "Bye"), ns.uppercased, ns.contains("world"), ns.hasPrefix("Hello"))
print(ns.components(separatedBy: ", "), ns.character(at: 0), ns.integerValue, ("12" as NSString).doubleValue)
let em = "a👍b" as NSString
print(em.length, em.range(of: "b"))
print(ns.appending("x"), NSString(string: "abc").length, ("/a/b.txt" as NSString).lastPathComponent, ("/a/b.txt" as NSString).pathExtension, ("/a" as NSString).appendingPathComponent("c"))
print(String(ns), ns as String, ns.isEqual(to: text))
print(nr == NSRange(location: 0, length: 20), Range(nr) as Any, NSRange(2..<5))
print(ns.range(of: "hello", options: .caseInsensitive), ns.range(of: "Hello", options: .backwards))
