extension StringProtocol {
  func pad(_ n: Int) -> String { self + String(repeating: ".", count: n) }
  func pre(_ n: Int) -> String { return String(repeating: ".", count: n) + self }
  func t() -> String { self.isEmpty ? "e" : self + "!" }
  var twice: String { "" + self + self }
  func q() -> String { "\"" + self + "\"" }
}
func join<S: StringProtocol>(_ a: S, _ b: String) -> String { a + b }
func join2<S: StringProtocol>(_ a: S) -> String { "<" + a + ">" }
print("abc".pad(2), "abc".dropFirst().pre(1), "".t(), "abc".twice, "x".q())
print(join("a", "b"), join2("abc".prefix(2)))
