// What a generic function throws is what the function that it calls throws.
enum Problem: Error, Equatable { case bad(Character, Int), empty }
func attempt<T, E: Error>(_ n: Int, _ work: (Int) throws(E) -> T) throws(E) -> T { try work(n) }
do { _ = try attempt(2) { (i) throws(Problem) -> Int in throw .bad("q", i) } } catch { print(error == .bad("q", 2)) }
func parse(_ n: Int) throws(Problem) -> Int { if n < 0 { throw .empty }; return n }
do { print(try attempt(3, parse)); print(try attempt(-1, parse)) } catch {
  switch error {
  case .empty: print("empty")
  case .bad(let c, let n): print(c, n)
  }
}
print(attempt(4) { $0 * 2 })
do { print(try attempt(1) { (n) throws(Problem) in try parse(n - 2) }) } catch { print(error, error == .empty) }
