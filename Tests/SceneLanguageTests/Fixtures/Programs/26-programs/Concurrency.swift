// What runs together and what is waited for, one after the other.
import Foundation

enum E: Error { case timeout }
func fetch(_ id: Int) async throws -> String {
  if id == 3 { throw E.timeout }
  return "item\(id)"
}
func quick(_ n: Int) async -> Int { n * 2 }
func both() async throws -> (String, String, Int) {
  async let one = fetch(1)
  async let two = fetch(2)
  async let n = quick(4)
  return try await (one, two, n)
}
func all() async -> [String] {
  await withTaskGroup(of: (Int, String?).self) { g in
    for i in 1...4 { g.addTask { (i, try? await fetch(i)) } }
    var out: [Int: String] = [:]
    for await (i, s) in g { out[i] = s ?? "failed" }
    return out.sorted { $0.key < $1.key }.map(\.value)
  }
}
func sum() async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for i in 1...3 { group.addTask { await quick(i) } }
    var total = 0
    for try await x in group { total += x }
    return total
  }
}
func failing() async -> String {
  do {
    try await withThrowingTaskGroup(of: Void.self) { g in
      g.addTask { throw E.timeout }
      try await g.waitForAll()
    }
    return "fine"
  } catch { return "caught \(error)" }
}
func stream() async -> [Int] {
  let s = AsyncStream<Int> { c in
    for i in 1...4 { c.yield(i) }
    c.finish()
  }
  var got: [Int] = []
  for await n in s where n != 2 { got.append(n) }
  return got
}
func made() async -> [String] {
  let (s, c) = AsyncStream.makeStream(of: String.self)
  c.yield("x")
  c.yield("y")
  c.finish()
  var out: [String] = []
  for await v in s { out.append(v + "!") }
  return out
}
func legacy(_ n: Int, _ f: @escaping (Result<Int, Error>) -> Void) {
  f(n > 0 ? .success(n) : .failure(E.timeout))
}
func wrapped(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { k in
    legacy(n) { r in
      switch r {
      case .success(let v): k.resume(returning: v)
      case .failure(let e): k.resume(throwing: e)
      }
    }
  }
}
func plain() async -> String {
  await withCheckedContinuation { (k: CheckedContinuation<String, Never>) in
    k.resume(returning: "done")
  }
}
actor Counter {
  private var n = 0
  var items: [String] = []
  func inc(by k: Int = 1) -> Int {
    n += k
    return n
  }
  func add(_ s: String) { items.append(s) }
  nonisolated let name = "c"
  nonisolated func hello() -> String { "hi " + name }
}
@MainActor final class VM {
  var items: [String] = []
  var state = "idle"
  func load() async {
    state = "loading"
    defer { state = "done" }
    do { for i in 1...3 { items.append(try await fetch(i)) } } catch {
      items.append("error \(error)")
    }
  }
}
print(try await both(), await all(), try await sum(), await failing(), await stream(), await made())
print(try await wrapped(5), (try? await wrapped(0)) as Any, await plain())
let c = Counter()
_ = await c.inc()
print(await c.inc(by: 4), c.hello())
await c.add("z")
print(await c.items)
let vm = await VM()
await vm.load()
print(await vm.items, await vm.state)
