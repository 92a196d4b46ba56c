import Foundation
let expression = try! NSRegularExpression(pattern: "(\\w)(\\d+)", options: [.caseInsensitive])
let text = "a12 b3"
let full = NSRange(text.startIndex..., in: text)
for match in expression.matches(in: text, options: [], range: full) {
  print(match.range, match.numberOfRanges, (text as NSString).substring(with: match.range(at: 2)))
  if let range = Range(match.range(at: 1), in: text) { print(text[range]) }
}
print(expression.numberOfMatches(in: text, range: full), expression.numberOfCaptureGroups)
print(expression.firstMatch(in: text, range: full)!.range.length)
print(expression.stringByReplacingMatches(in: text, range: full, withTemplate: "$2-$1"))
print(expression.matches(in: text, range: NSRange(location: 3, length: 3)).map(\.range))
let optional = try NSRegularExpression(pattern: "x(y)?")
print(optional.firstMatch(in: "x", range: NSRange(0..<1))!.range(at: 1).location == NSNotFound)
do { _ = try NSRegularExpression(pattern: "(") } catch { print((error as NSError).code) }
print(NSRegularExpression.escapedPattern(for: "a.b"))
