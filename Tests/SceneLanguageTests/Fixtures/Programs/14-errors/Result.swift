enum E: Error { case bad(String) }
func half(_ n: Int) -> Result<Int, E> { n % 2 == 0 ? .success(n / 2) : .failure(.bad("odd \(n)")) }
for n in [4, 5] { switch half(n) { case .success(let v): print("ok", v); case .failure(.bad(let m)): print("fail", m) } }
print(half(8).map { $0 + 1 }, half(8).flatMap(half), half(6).flatMap(half), half(3).mapError { _ in E.bad("mapped") })
print(try! half(10).get(), (try? half(1).get()) as Any)
let r = Result { () throws -> Int in throw E.bad("thrown") }
if case .failure(let e) = r { print(e) }
do { _ = try half(7).get() } catch E.bad(let m) { print("got", m) }
let all = [2, 4].map(half)
print(all.compactMap { try? $0.get() })
func typed(_ n: Int) throws(E) -> Int { guard n > 0 else { throw .bad("neg") }; return n }
do { print(try typed(1)); print(try typed(-1)) } catch { switch error { case .bad(let m): print("typed", m) } }
extension Result { var isSuccess: Bool { if case .success = self { true } else { false } } }
print(half(2).isSuccess, half(1).isSuccess)
let done: Result<String, Never> = .success("sure")
print(done.get())
