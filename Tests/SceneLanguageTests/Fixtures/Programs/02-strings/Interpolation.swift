struct Point: CustomStringConvertible {
  var x = 1, y = 2
  var description: String { "<\(x), \(y)>" }
}
let p = Point()
let name = "Ann", age: Int? = nil, height: Double? = 1.75
print("\(name) is \(age.map { "\($0)" } ?? "?") and \(height!)")
print("\(p) \([p]) \(Optional(p) as Any) \(["k": p])")
print("sum: \(1 + 2) nested: \("in \("deep")") cond: \(true ? "y" : "n")")
print("""
  Multi "line"
    indented \(name)
  joined \
  here
  """)
print(#"raw \(name) and \#(name)"#)
print("\(1...3) \((1, "a")) \([1: "x"]) \(Int.self) \(type(of: p))")
print("tab\tend", "null: \(String(describing: age))", String(reflecting: "q"), String(describing: p))
extension String.StringInterpolation {
  mutating func appendInterpolation(padded value: Int, to width: Int) {
    let text = String(value)
    appendLiteral(String(repeating: "0", count: max(0, width - text.count)) + text)
  }
}
print("no. \(padded: 7, to: 3)!")
