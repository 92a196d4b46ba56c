// Async: actors, task groups, async let, streams, cancellation
import Foundation
actor Cache<K: Hashable & Sendable, V: Sendable> { private var store: [K: V] = [:]; private(set) var hits = 0
  func value(for k: K, make: @Sendable (K) async throws -> V) async rethrows -> V { if let v = store[k] { hits += 1; return v }; let v = try await make(k); store[k] = v; return v }
  subscript(k: K) -> V? { store[k] } }
enum FetchError: Error { case odd(Int) }
func fetch(_ n: Int) async throws -> String { guard n != 3 else { throw FetchError.odd(n) }; return "item \(n)" }
let cache = Cache<Int, String>()
func both() async throws -> (String, String) { async let a = fetch(1); async let b = fetch(2); return try await (a, b) }
print(try await both())
do { _ = try await fetch(3) } catch FetchError.odd(let n) where n > 2 { print("odd", n) }
let squares = await withTaskGroup(of: (Int, Int).self) { g in
  for i in 1...4 { g.addTask { (i, i * i) } }
  var out: [Int: Int] = [:]; for await (k, v) in g { out[k] = v }; return out }
print(squares.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " "))
let total = try await withThrowingTaskGroup(of: String.self, returning: Int.self) { group in
  for i in [1, 2, 4] { group.addTask { try await fetch(i) } }
  return try await group.reduce(0) { $0 + $1.count } }
print(total)
for _ in 0..<2 { let v = try await cache.value(for: 4) { try await fetch($0) }; print(v) }
print(await cache.hits, await cache[4] ?? "-", await cache[5] == nil)
let ticks = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.onTermination = { _ in }; c.finish() }
for await t in ticks where t != 2 { print("tick", t) }
let doubled = AsyncStream { (c: AsyncStream<Int>.Continuation) in [1, 2, 3].forEach { c.yield($0) }; c.finish() }.map { $0 * 2 }.filter { $0 > 2 }
var got: [Int] = []; for await x in doubled { got.append(x) }; print(got)
let task = Task { () -> String in do { try await Task.sleep(for: .seconds(10)); return "done" } catch is CancellationError { return "cancelled" } }
task.cancel(); print(task.isCancelled)
func legacy(_ n: Int, done: @escaping (Result<Int, Error>) -> Void) { done(n > 0 ? .success(n) : .failure(FetchError.odd(n))) }
func modern(_ n: Int) async throws -> Int { try await withCheckedThrowingContinuation { c in legacy(n) { c.resume(with: $0) } } }
print(try await modern(5)); do { _ = try await modern(-1) } catch { print(error) }
