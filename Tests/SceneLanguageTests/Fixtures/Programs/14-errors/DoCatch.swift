enum NetError: Error, Equatable { case offline, status(Int), custom(message: String) }
struct ParseError: Error { let line: Int; var localizedDescription: String { "line \(line)" } }
func fetch(_ n: Int) throws -> String { switch n { case 0: throw NetError.offline; case 1...99: throw NetError.status(n); case 100: throw ParseError(line: 3); default: return "ok \(n)" } }
func run(_ n: Int) -> String {
  do { let s = try fetch(n); return s }
  catch NetError.offline { return "offline" }
  catch NetError.status(let code) where code > 50 { return "high \(code)" }
  catch let NetError.status(code) { return "low \(code)" }
  catch let e as ParseError { return "parse \(e.line)" }
  catch { return "other \(error)" }
}
print([0, 10, 60, 100, 200].map(run))
print(try? fetch(200), try? fetch(0), (try? fetch(500))?.count ?? 0)
do { print(try fetch(1)) } catch { print("caught", error, error is NetError, (error as? NetError) == .status(1)) }
func outer() throws { do { _ = try fetch(0) } catch NetError.status { print("no") } }
do { try outer() } catch { print("rethrown", error) }
func mapAll(_ f: (Int) throws -> Int) rethrows -> [Int] { try [1, 2, 3].map(f) }
print(mapAll { $0 * 2 }, (try? mapAll { if $0 == 2 { throw NetError.offline }; return $0 }) as Any)
struct Account { var balance = 10; mutating func take(_ n: Int) throws { guard n <= balance else { throw NetError.custom(message: "short by \(n - balance)") }; balance -= n } }
var acc = Account()
do { try acc.take(4); try acc.take(20); print("unreachable") } catch let NetError.custom(message) { print(message, acc.balance) } catch {}
func cleanup() throws -> Int { defer { print("cleaned") }; return try fetch(0).count }
print((try? cleanup()) ?? -1)
struct Validated { let n: Int; init(_ n: Int) throws { guard n > 0 else { throw NetError.status(n) }; self.n = n } }
print((try? Validated(5))?.n as Any, (try? Validated(-5)) as Any)
print(try! fetch(300))
let value = (try? fetch(0)) ?? "fallback"
print(value)
do { throw NetError.custom(message: "x") } catch NetError.custom(let m) where m.isEmpty { print("empty") } catch { print("else", error) }
