actor Bank { private var balances: [String: Int] = [:]; private(set) var log: [String] = []
  func deposit(_ n: Int, to a: String) { balances[a, default: 0] += n; log.append("+\(n)") }
  func withdraw(_ n: Int, from a: String) throws(BankError) -> Int { guard let b = balances[a] else { throw .noAccount(a) }; guard b >= n else { throw .insufficient(need: n - b) }; balances[a] = b - n; return b - n }
  nonisolated let name = "B"; var total: Int { balances.values.reduce(0, +) } }
enum BankError: Error { case noAccount(String), insufficient(need: Int) }
func run() async {
  let bank = Bank(); await bank.deposit(50, to: "a"); await bank.deposit(20, to: "b")
  do { print(try await bank.withdraw(30, from: "a")); _ = try await bank.withdraw(100, from: "a") } catch .insufficient(let n) { print("need", n) } catch { print("other", error) }
  do { _ = try await bank.withdraw(1, from: "zz") } catch { print(error) }
  print(await bank.total, bank.name, await bank.log)
  let r = await withTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { i * i } }; var s = 0; for await x in g { s += x }; return s }
  print(r)
  async let a = slow(1), b = slow(2); print(await a + b)
  let t = Task { () -> String in try Task.checkCancellation(); return "done" }; print((try? await t.value) ?? "x")
  let st = AsyncStream<Int> { c in for i in 0..<3 { c.yield(i) }; c.finish() }
  for await x in st where x != 1 { print("s", x) }
  print(await st2().reduce(0, +))
  let v = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in c.resume(returning: 5) }; print(v)
  do { try await thrower() } catch let e as MyErr { print(e.code) } catch {}
  let res: Result<Int, MyErr> = .failure(MyErr(code: 2)); print(res.map { $0 + 1 }, (try? res.get()) as Any, res.flatMapError { .success($0.code) } as Result<Int, Never>)
}
func st2() -> AsyncStream<Int> { let (s, c) = AsyncStream.makeStream(of: Int.self); c.yield(4); c.yield(5); c.finish(); return s }
func slow(_ n: Int) async -> Int { await Task.yield(); return n * 10 }
struct MyErr: Error { var code: Int }
func thrower() async throws { throw MyErr(code: 7) }
await run()
func rethrow<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { try f() + 1 }
print(rethrow { 4 }); do { _ = try rethrow { () throws(BankError) -> Int in throw .noAccount("q") } } catch { print("typed", error) }
func opt(_ f: () throws -> Int) rethrows -> Int { try f() }; print(opt { 3 })
@MainActor final class VM { var items: [Int] = []; func load() async { items = await fetch(); print("loaded", items) }; nonisolated func fetch() async -> [Int] { [1, 2] } }
await VM().load()
