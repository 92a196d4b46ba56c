// async
actor Counter { private var n = 0; var log: [String] = []
  func inc() -> Int { n += 1; return n }
  func note(_ s: String) { log.append(s) }
  nonisolated let id = 7
  nonisolated func desc() -> String { "counter \(id)" } }
func fetch(_ i: Int) async throws -> Int { if i == 3 { throw Oops.bad(i) }; try await Task.sleep(nanoseconds: UInt64(i) * 1_000_000); return i * 10 }
enum Oops: Error { case bad(Int) }
let c = Counter()
print(c.desc())
_ = await c.inc()
print(await c.inc())
async let x = fetch(1)
async let y = fetch(2)
print(try await x + y)
do { _ = try await fetch(3) } catch Oops.bad(let i) { print("bad", i) }
let sum = await withTaskGroup(of: Int.self) { g in
  for i in 1...5 { g.addTask { i * i } }
  var t = 0
  for await v in g { t += v }
  return t
}
print(sum)
let dict = try await withThrowingTaskGroup(of: (String, Int).self, returning: [String: Int].self) { g in
  for s in ["a", "bb"] { g.addTask { (s, s.count) } }
  var d: [String: Int] = [:]
  while let (k, v) = try await g.next() { d[k] = v }
  return d
}
print(dict.sorted { $0.key < $1.key })
do { try await withThrowingTaskGroup(of: Void.self) { g in g.addTask { throw Oops.bad(9) }; try await g.waitForAll() } } catch { print("caught", error) }
let t = Task { () -> String in "task" }
print(await t.value)
let tt = Task<Int, Error> { try await fetch(3) }
print(await tt.result)
switch await tt.result { case .success(let v): print(v); case .failure(let e): print("fail", e) }
let cancel = Task { () -> Bool in while !Task.isCancelled { await Task.yield() }; return Task.isCancelled }
cancel.cancel()
print(await cancel.value)
let stream = AsyncStream<Int> { cont in for i in 1...3 { cont.yield(i) }; cont.finish() }
for await v in stream { print("s", v) }
let mapped = AsyncStream<Int> { c in (1...4).forEach { c.yield($0) }; c.finish() }.filter { $0 % 2 == 0 }.map { $0 * 10 }
for await v in mapped { print(v) }
struct Count: AsyncSequence { typealias Element = Int; let n: Int
  struct It: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i } }
  func makeAsyncIterator() -> It { It(n: n) } }
var all: [Int] = []
for await i in Count(n: 3) { all.append(i) }
print(all)
print(await Count(n: 4).reduce(0, +), await Count(n: 5).contains(3), await Count(n: 3).first { $0 > 1 } as Any)
func cont() async -> Int { await withCheckedContinuation { k in k.resume(returning: 5) } }
print(await cont())
func cont2() async throws -> Int { try await withCheckedThrowingContinuation { k in k.resume(throwing: Oops.bad(1)) } }
do { print(try await cont2()) } catch { print(error) }
@MainActor class VM { var v = 0; func bump() { v += 1 } }
let vm = await VM(); await vm.bump(); print(await vm.v)
await MainActor.run { print("main") }
do { try await Task { try Task.checkCancellation(); print("ok") }.value } catch { print(error) }
let cc = Task { do { try await Task.sleep(nanoseconds: 1_000_000_000); print("no") } catch is CancellationError { print("cancelled") } catch { print("other") } }
cc.cancel(); await cc.value
enum Local { @TaskLocal static var name = "none" }
print(Local.name); Local.$name.withValue("in") { print(Local.name) }; print(Local.name)
actor Bank { var bal = 100; func take(_ n: Int) throws -> Int { guard bal >= n else { throw Oops.bad(bal) }; bal -= n; return bal } 
 func transfer(to o: Bank, _ n: Int) async throws { _ = try take(n); await o.put(n) } ; func put(_ n: Int) { bal += n } }
let b1 = Bank(), b2 = Bank()
try await b1.transfer(to: b2, 30); print(await b1.bal, await b2.bal)
do { try await b1.transfer(to: b2, 300) } catch { print("err", error) }
