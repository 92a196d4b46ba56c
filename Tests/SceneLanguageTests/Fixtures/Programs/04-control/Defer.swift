func f() -> Int {
  var x = 1
  defer { x += 10; print("outer", x) }
  do { defer { print("inner") }; print("body") }
  for i in 0..<2 { defer { print("loop end", i) }; if i == 0 { continue }; print("loop", i) }
  x += 1
  return x
}
print(f())
func order() { defer { print(1) }; defer { print(2) }; print(0) }
order()
func early(_ n: Int) -> String {
  defer { print("leaving", n) }
  guard n > 0 else { return "no" }
  if n > 5 { return "big" }
  return "small"
}
print(early(0), early(3), early(9))
struct E: Error {}
func thrower() throws { defer { print("cleanup") }; throw E() }
do { try thrower() } catch { print("caught", error) }
var log: [String] = []
func nested() { log.append("a"); defer { log.append("z") }; if true { defer { log.append("c") }; log.append("b") }; log.append("d") }
nested()
print(log)
