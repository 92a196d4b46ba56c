protocol D: Equatable { func f() -> Int }
struct X: D { func f() -> Int { 1 } }
func o() -> some D { X() }
print(o() == o())
protocol Z { }
struct Y: Z, Hashable, Comparable { var n = 1; static func < (a: Y, b: Y) -> Bool { a.n < b.n } }
func p() -> some Z & Hashable { Y() }
func q() -> some Z & Comparable { Y() }
print(p() == p(), q() < q(), Set([p()]).count)
func same<T: Z & Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Y(), Y()))
func same2(_ a: some Z & Equatable) -> Bool { a == a }
print(same2(Y()))
