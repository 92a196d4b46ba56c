func with<R>(_ f: () throws -> R) rethrows -> R { try f() }
func a() -> Int? { with { let d = ["a": 1]; print("x"); return d["a"] } }
func b() -> Int? { with { let d = [1]; return d.first } }
func c() -> Int? { with { [1].first } }
func e() -> String? { let s: String? = "q"; return with { if s == nil { return nil }; return s?.uppercased() } }
print(a() as Any, b() as Any, c() as Any, e() as Any)
let z: Int? = with { let q = 3; return q }
print(z as Any)
extension Optional { struct Missing: Error {}; func orThrow() throws -> Wrapped { guard let self else { throw Missing() }; return self } }
do { _ = try (nil as Int?).orThrow() } catch { print(type(of: error), error is Optional<Int>.Missing) }
print(Int.isSigned, UInt8.isSigned, Double(exactly: Int.max) as Any, Double(exactly: 4)!, Float(exactly: 16777217) as Any)
func first(_ all: [@Sendable () async throws -> Int]) async throws -> Int? {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for one in all { group.addTask(operation: one) }
    return try await group.next()
  }
}
print(try await first([{ 7 }]) as Any, try await first([]) as Any)
