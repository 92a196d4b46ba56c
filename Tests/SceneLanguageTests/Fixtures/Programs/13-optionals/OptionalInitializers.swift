extension Optional {
  init(catching body: () throws -> Wrapped) { do { self = .some(try body()) } catch { self = nil } }
  init(_ flag: Bool, _ v: @autoclosure () -> Wrapped) { self = flag ? .some(v()) : .none }
}
struct E: Error {}
func f(_ b: Bool) throws -> Int { if b { throw E() }; return 3 }
let a = Optional(catching: { try f(true) })
let b = Optional<Int> { try f(false) }
let b2 = Optional(catching: { try f(false) })
print(a as Any, b2 as Any)
print(Optional(true, 4) as Any, Optional(false, "s") as Any)
