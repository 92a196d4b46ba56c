protocol P { func f() -> String }
extension Optional: P { func f() -> String { "opt" } }
extension Int: P { func f() -> String { "int \(self)" } }
func g<T: P>(_ p: T) -> String { p.f() }
let a: Int? = 3
print(g(a), a.f(), g(3))
let b: Int? = nil
print(g(b))
let xs: [any P] = [b, a, 2]
for x in xs { print(x.f()) }
