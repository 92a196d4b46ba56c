func draw(_ text: String, at x: Int = 0, _ y: Int = 0, in color: String = "black", bold: Bool = false) -> String {
  "\(text)@\(x),\(y) \(color)\(bold ? " bold" : "")"
}
print(draw("a"), draw("b", at: 1), draw("c", at: 1, 2), draw("d", in: "red"), draw("e", bold: true), draw("f", at: 3, 4, in: "blue", bold: true), separator: "\n")
func log(_ items: Any..., level: Int = 1) { print(level, items.count, items.map { "\($0)" }) }
log(); log(1, "x"); log(2.5, level: 3)
