let input = """
name: Widget
price: 9.99
tags: a, b , c
# comment

stock: 12
bad line
"""
enum Value: Equatable, CustomStringConvertible { case int(Int), double(Double), string(String), list([String])
  init(_ s: some StringProtocol) { if let i = Int(s) { self = .int(i) } else if let d = Double(s) { self = .double(d) } else if s.contains(",") { self = .list(s.split(separator: ",").map { $0.trimmed }) } else { self = .string(String(s)) } }
  var description: String { switch self { case .int(let i): "i\(i)"; case .double(let d): "d\(d)"; case .string(let s): "s'\(s)'"; case .list(let l): "l\(l)" } } }
extension StringProtocol { var trimmed: String { var s = self[...]; while s.first?.isWhitespace == true { s = s.dropFirst() }; while s.last?.isWhitespace == true { s = s.dropLast() }; return String(s) } }
struct ParseError: Error { let line: Int; let text: String }
func parse(_ s: String) -> (values: [String: Value], errors: [ParseError]) { s.split(separator: "\n", omittingEmptySubsequences: false).enumerated().reduce(into: ([:], [])) { acc, e in let line = e.element.trimmed; if line.isEmpty || line.hasPrefix("#") { return }; guard let colon = line.firstIndex(of: ":") else { acc.1.append(ParseError(line: e.offset + 1, text: line)); return }; acc.0[String(line[..<colon])] = Value(line[line.index(after: colon)...].trimmed) } }
let (vals, errs) = parse(input)
for k in vals.keys.sorted() { print(k, vals[k]!) }
print(errs.map { "\($0.line): \($0.text)" }, vals["stock"] == .int(12), vals["tags"]!)
print(input.split(separator: "\n").count, input.components(separatedBy: "\n").count, input.filter { $0 == "\n" }.count, input.split(whereSeparator: \.isNewline).map(\.count))
import Foundation
