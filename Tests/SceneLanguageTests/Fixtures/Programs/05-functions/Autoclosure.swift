func unless(_ c: Bool, _ value: @autoclosure () -> Int) -> Int { c ? 0 : value() }
func cost() -> Int { print("costly"); return 42 }
print(unless(true, cost()), unless(false, cost()))
func lazyOr(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? true : try b() }
print(lazyOr(true, cost() > 1), lazyOr(false, cost() > 1))
print(false && cost() > 1, true || cost() > 1, Optional(1) ?? cost())
infix operator ???
func ??? <T>(a: T?, b: @autoclosure () -> T) -> T { if let a { return a }; return b() }
let none: Int? = nil
print(none ??? cost(), Optional(3) ??? cost())
func trace(_ s: @autoclosure () -> String, on: Bool) { if on { print(s()) } }
trace("hidden \(cost())", on: false)
trace("shown", on: true)
assert(1 < 2, "never")
precondition(true, "never \(cost())")
