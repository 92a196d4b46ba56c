func work(_ n: Int) async -> Int { n * 2 }
print("1")
Task { print("in task") }
print("2")
let t = Task { () -> Int in print("t"); return await work(5) }
print("3")
print(await t.value)
async let a = work(1)
async let b = work(2)
print(await a + b)
struct Oops: Error {}
let failing = Task<Int, Error> { throw Oops() }
do { _ = try await failing.value } catch { print("err", type(of: error)) }
switch await failing.result { case .success: print("s"); case .failure(let e): print("f", e) }
let c = Task { try await Task.sleep(nanoseconds: 1_000_000_000_000); print("never") }
c.cancel()
print(c.isCancelled)
do { try await c.value } catch { print(error is CancellationError) }
let checked = Task { () -> String in try Task.checkCancellation(); return "done" }
print(try await checked.value, Task.isCancelled)
try await Task.sleep(nanoseconds: 1)
print("after")
extension Task where Failure == Error {
  static func retrying(_ times: Int, _ operation: @escaping (Int) async throws -> Success) -> Task { Task { for n in 0..<times { do { return try await operation(n) } catch { print("retry") } }; throw Oops() } }
}
print(try await Task.retrying(3) { n in if n < 2 { throw Oops() }; return n }.value)
