// Interleaving
import Foundation
func step(_ n: String) async { for i in 0..<3 { print(n, i); await Task.yield() } }
@MainActor func run() async {
  let a = Task { @MainActor in await step("a") }
  print("spawned")
  await a.value
  print("done")
}
await run()
actor Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
let log = Log()
let t1 = Task { try? await Task.sleep(nanoseconds: 60_000_000); await log.add("slow") }
let t2 = Task { try? await Task.sleep(nanoseconds: 20_000_000); await log.add("fast") }
await log.add("now")
_ = await (t1.value, t2.value)
print(await log.lines)
let order = await withTaskGroup(of: String.self) { g in
  g.addTask { try? await Task.sleep(nanoseconds: 90_000_000); return "c" }
  g.addTask { try? await Task.sleep(nanoseconds: 30_000_000); return "a" }
  g.addTask { try? await Task.sleep(nanoseconds: 60_000_000); return "b" }
  var r: [String] = []
  for await s in g { r.append(s) }
  return r
}
print(order)
func timeout<T: Sendable>(_ ms: UInt64, _ op: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { g in
    g.addTask { try await op() }
    g.addTask { try await Task.sleep(nanoseconds: ms * 1_000_000); throw CancellationError() }
    defer { g.cancelAll() }
    return try await g.next()!
  }
}
do { print(try await timeout(20) { try await Task.sleep(nanoseconds: 300_000_000); return 1 }) } catch { print("timed out", error is CancellationError) }
print(try await timeout(300) { try await Task.sleep(nanoseconds: 5_000_000); return 2 })
let (stream, cont) = AsyncStream.makeStream(of: Int.self)
let producer = Task { for i in 0..<3 { try? await Task.sleep(for: .milliseconds(10)); cont.yield(i) }; cont.finish() }
for await i in stream { print("got", i) }
await producer.value
let ts = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish(throwing: CancellationError()) }
do { for try await v in ts { print(v) } } catch { print("ended", type(of: error)) }
async let p = { () async -> Int in try? await Task.sleep(for: .milliseconds(30)); print("p"); return 1 }()
async let q = { () async -> Int in try? await Task.sleep(for: .milliseconds(10)); print("q"); return 2 }()
print(await p + q)
await withTaskCancellationHandler { print("op") } onCancel: { print("never") }
let job = Task { await withTaskCancellationHandler { try? await Task.sleep(for: .seconds(1)); print("end", Task.isCancelled) } onCancel: { print("cancel called") } }
try? await Task.sleep(for: .milliseconds(10))
job.cancel()
await job.value
let d = Task.detached(priority: .background) { Task.currentPriority == .background }
print(await d.value)
await withDiscardingTaskGroup { g in for i in 0..<2 { g.addTask { await log.add("\(i)") } } }
print(await log.lines.count)
var it = AsyncStream<Int> { c in c.yield(1); c.yield(2); c.finish() }.makeAsyncIterator()
print(await it.next() as Any, await it.next() as Any, await it.next() as Any)
print(await Task { [1,2,3].map { $0 * 2 } }.value)
