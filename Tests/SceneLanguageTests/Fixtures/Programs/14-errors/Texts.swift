// Errors
import Foundation
enum NetErr: Error, Equatable, LocalizedError { case bad(code: Int), timeout; var errorDescription: String? { switch self { case .bad(let c): return "Bad \(c)"; case .timeout: return nil } } }
struct ValErr: Error, CustomStringConvertible { let field: String; var description: String { "Val(\(field))" } }
func go(_ i: Int) throws -> Int { switch i { case 0: throw NetErr.bad(code: 404); case 1: throw NetErr.timeout; case 2: throw ValErr(field: "x"); case 3: throw NSError(domain: "D", code: 5, userInfo: [NSLocalizedDescriptionKey: "desc"]); default: return i } }
for i in 0...4 {
  do { print(try go(i)) }
  catch NetErr.bad(let code) where code > 500 { print("server") }
  catch NetErr.bad(let code) { print("bad", code) }
  catch let e as NetErr { print("net", e, e.localizedDescription) }
  catch is ValErr { print("val") }
  catch { print("other", (error as NSError).domain, (error as NSError).code, error.localizedDescription) }
}
print((try? go(0)) as Any, (try? go(9))!, try! go(7))
let r = Result { try go(1) }; print(r, r.map { $0 + 1 })
switch r { case .success(let v): print(v); case .failure(let e): print("F", e) }
let r2: Result<Int, NetErr> = .success(2); print(r2.map { $0 * 2 }, r2.flatMap { _ in .failure(NetErr.timeout) } as Result<Int, NetErr>, try r2.get(), r2.mapError { _ in ValErr(field: "q") })
do { _ = try Result<Int, NetErr>.failure(.timeout).get() } catch { print(error) }
func typed(_ b: Bool) throws(NetErr) -> String { if b { throw .timeout }; return "fine" }
do { print(try typed(false)); print(try typed(true)) } catch { switch error { case .timeout: print("typed timeout"); case .bad: print("b") } }
func rethrower<T>(_ f: () throws -> T) rethrows -> T { print("before"); defer { print("after") }; return try f() }
print(rethrower { 3 }); do { _ = try rethrower { try go(2) } } catch { print("\(error)") }
do { _ = try [1, 0].map { try go($0 * 4) } } catch { print("map", error) }
func nested() throws { do { _ = try go(0) } catch NetErr.timeout { print("no") } }
do { try nested() } catch { print("outer", error as! NetErr == .bad(code: 404)) }
class Res { let n: String; init(_ n: String) throws { if n.isEmpty { throw ValErr(field: "name") }; self.n = n }; deinit { print("deinit", n) } }
do { let x = try Res("a"); print(x.n); _ = try Res("") } catch { print(error) }
func clean() throws { defer { print("cleanup") }; throw NetErr.timeout }; try? clean()
print(NetErr.bad(code: 1) == .bad(code: 1), NetErr.timeout, [NetErr.timeout], String(reflecting: NetErr.bad(code: 3)), ValErr(field: "z").localizedDescription)
struct Multi: Error { var errors: [Error] }; print(Multi(errors: [NetErr.timeout, ValErr(field: "k")]))
let opt: Int? = nil; func need() throws -> Int { guard let o = opt else { throw ValErr(field: "opt") }; return o }; do { print(try need()) } catch let e as ValErr { print(e.field) }
extension Optional { func orThrow(_ e: @autoclosure () -> Error) throws -> Wrapped { guard let s = self else { throw e() }; return s } }
do { print(try Int("5").orThrow(NetErr.timeout), try Int("x").orThrow(NetErr.timeout)) } catch { print("orThrow", error) }
func asyncLike(_ done: (Result<String, Error>) -> Void) { done(.success("s")); done(.failure(NetErr.timeout)) }
asyncLike { switch $0 { case .success(let s): print(s); case .failure(let e): print("E:", e) } }
print(NetErr.bad(code: 2).localizedDescription, (NetErr.timeout as Error).localizedDescription, (ValErr(field: "") as NSError).domain)
enum E2: Int, Error { case a = 10, b }; print((E2.b as NSError).code, E2.b.rawValue, E2(rawValue: 10)!)
func assertNo(_ b: Bool) { precondition(b, "msg"); assert(b) }; assertNo(true)
do { do { throw NetErr.timeout } catch NetErr.bad { print("x") } } catch { print("propagated", error) }
let t: (Int) throws -> Int = go; print((try? t(8)) ?? 0)
