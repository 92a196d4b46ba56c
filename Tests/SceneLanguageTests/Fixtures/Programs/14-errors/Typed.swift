// Typed errors and what expressions of if and switch give.
import Foundation

enum ParseError: Error, Equatable, CustomStringConvertible {
  case empty
  case bad(Character, at: Int)
  case overflow(limit: Int)
  var description: String {
    switch self {
    case .empty: "empty"
    case .bad(let c, let i): "bad \(c)@\(i)"
    case .overflow(let l): "over \(l)"
    }
  }
}
func parse(_ s: String, limit: Int = 1000) throws(ParseError) -> Int {
  guard !s.isEmpty else { throw .empty }
  var n = 0
  for (i, c) in s.enumerated() {
    guard let d = c.wholeNumberValue else { throw .bad(c, at: i) }
    n = n * 10 + d
    if n > limit { throw .overflow(limit: limit) }
  }
  return n
}
for s in ["12", "", "1x", "99999"] {
  do { print(try parse(s)) } catch {
    switch error {
    case .empty: print("E")
    case .bad(let c, _) where c == "x": print("X")
    case .bad: print("B")
    case .overflow(let limit): print("O", limit)
    }
  }
}
extension Result { var isSuccess: Bool { if case .success = self { true } else { false } } }
let rs = ["5", "z", ""].map { s in Result { try parse(s) } }
print(rs.map(\.isSuccess))
for r in rs {
  switch r {
  case .success(let v): print(v)
  case .failure(let e): print("f", e)
  }
}
let typed: Result<Int, ParseError> = .failure(.empty)

func mapAll<T, E: Error>(_ xs: [String], _ f: (String) throws(E) -> T) throws(E) -> [T] {
  var out: [T] = []
  for x in xs { out.append(try f(x)) }
  return out
}
do {
  print(try mapAll(["1", "2"]) { (s: String) throws(ParseError) -> Int in try parse(s) })
} catch { print(error) }
do {
  print(try mapAll(["1", "q"]) { (s: String) throws(ParseError) -> Int in try parse(s) })
} catch { print("caught", error) }
print(mapAll(["a", "b"]) { $0 + "!" })
func fail(_ m: String) -> Never { fatalError(m) }
func grade(_ n: Int) -> String {
  let g = if n > 90 { "A" } else if n > 80 { "B" } else { "C" }
  let bonus =
    switch n % 10 {
    case 9: "+"
    case 0: "-"
    default: ""
    }
  return g + bonus
}
print([95, 89, 70, 99].map(grade))
let v: Int =
  switch try? parse("44") {
  case .some(let x) where x > 40: x * 2
  case let x?: x
  case nil: 0
  }
print(v)
struct ValidationError: LocalizedError {
  let field: String
  var errorDescription: String? { "\(field) is invalid" }
  var recoverySuggestion: String? { "fix it" }
}
do { throw ValidationError(field: "name") } catch {
  print(error.localizedDescription, (error as? LocalizedError)?.recoverySuggestion ?? "")
}
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrowing { 4 }, (try? rethrowing { throw ParseError.empty }) as Any)
func cleanup() throws -> String {
  var log: [String] = []
  defer { print("log", log) }
  defer { log.append("one") }
  log.append("zero")
  if log.count == 1 {
    defer { log.append("inner") }
    log.append("in")
  }
  return "done"
}
print(try cleanup())
do {
  do { throw ParseError.bad("a", at: 1) } catch ParseError.empty { print("no") }
} catch let e as ParseError where e == .bad("a", at: 1) { print("outer", e) } catch { print("x") }
outer: for i in 1... {
  switch i {
  case 1, 3: continue outer
  case 6...: break outer
  case let n where n.isMultiple(of: 2): print("even", n)
  default: print("odd", i)
  }
}
let maybe: Int?? = .some(nil)
switch maybe {
case .none: print("none")
case .some(.none): print("some none")
case .some(.some(let x)): print(x)
}
if let x = maybe { print("unwrapped once", x as Any) }
