struct Broken: Error { let step: Int }
func step(_ n: Int) throws -> Int { if n == 3 { throw Broken(step: n) }; return n * 10 }
func all(_ upTo: Int) throws -> [Int] { try (1...upTo).map { try step($0) } }
do { print(try all(2)); print(try all(4)) } catch let e as Broken { print("broken at", e.step) }
func attempt<T>(_ times: Int, _ body: (Int) throws -> T) -> T? { for i in 0..<times { if let v = try? body(i) { return v } }; return nil }
print(attempt(3) { i in if i < 2 { throw Broken(step: i) }; return "try \(i)" } ?? "none", attempt(1) { _ -> Int in throw Broken(step: 9) } as Any)
func finally() { defer { print("done") }; do { _ = try step(3) } catch { print("caught") } }
finally()
