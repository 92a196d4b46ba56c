enum Local { @TaskLocal static var name = "none"; @TaskLocal static var id: Int? }
print(Local.name); Local.$name.withValue("in") { print(Local.name) }; print(Local.name, Local.id as Any)
await Local.$id.withValue(3) { print(Local.id as Any); await Task.yield() }
let s = AsyncStream<Int> { c in
  Task { for i in 1...3 { try? await Task.sleep(nanoseconds: 1_000_000); c.yield(i) }; c.finish() }
  c.onTermination = { t in print("term", t) }
}
for await v in s { print("got", v) }
let b = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { c in for i in 1...5 { c.yield(i) }; c.finish() }
for await v in b { print("b", v) }
func work(_ n: Int) async -> Int { try? await Task.sleep(nanoseconds: UInt64(n) * 1_000_000); print("worked", n); return n }
async let a1 = work(30)
async let a2 = work(10)
print("started")
print(await a1, await a2)
func inner() async -> Int { async let x = work(5); async let y = work(2); let t = (await x) - (await y); return t }
print(await inner())
let clock = ContinuousClock()
let d = await clock.measure { try? await Task.sleep(for: .milliseconds(50)) }
print(d >= .milliseconds(50), d < .seconds(5))
let results = await withTaskGroup(of: (Int, Int).self) { g -> [Int: Int] in
  for i in 1...3 { g.addTask { (i, await work(10 * (4 - i))) } }
  var r: [Int: Int] = [:]; for await (k, v) in g { r[k] = v; print("done", k) }; return r }
print(results.sorted { $0.key < $1.key })
do { try await withThrowingTaskGroup(of: Int.self) { g in
  g.addTask { try await Task.sleep(nanoseconds: 50_000_000); print("not reached"); return 1 }
  g.addTask { throw CancellationError() }
  for try await x in g { print(x) } } } catch { print("group failed") }
actor Cell { var v = 0; func slow() async { let old = v; try? await Task.sleep(nanoseconds: 5_000_000); v = old + 1 } ; func get() -> Int { v } }
let c = Cell()
await withTaskGroup(of: Void.self) { g in for _ in 0..<3 { g.addTask { await c.slow() } } }
print(await c.get())
let t = Task { () -> Int in for i in 0..<100 { if Task.isCancelled { print("stopped"); return i }; try? await Task.sleep(nanoseconds: 1_000_000) }; return -1 }
try? await Task.sleep(nanoseconds: 10_500_000)
t.cancel()
print(await t.value > 0)
var many = 0
for await v in AsyncStream(unfolding: { () -> Int? in many += 1; return many < 4 ? many : nil }) { print(v) }
let k: String = await withCheckedContinuation { c in Task { try? await Task.sleep(nanoseconds: 1_000); c.resume(returning: "later") } }
print(k)
_ = Task { try? await Task.sleep(nanoseconds: 5_000_000_000); print("never") }
print("end")
