let line = "name=Ann; age=30; city = New York "
var fields: [String: String] = [:]
for part in line.split(separator: ";") {
  let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " || true } }
  if pair.count == 2 { fields[trim(pair[0])] = trim(pair[1]) }
}
func trim(_ s: String) -> String { var s = Substring(s); while s.first == " " { s.removeFirst() }; while s.last == " " { s.removeLast() }; return String(s) }
for key in fields.keys.sorted() { print(key, "→", fields[key]!) }
print(fields["age"].flatMap { Int($0) }.map { $0 + 1 } ?? 0)
