struct V: Equatable { var x = 0 }
func borrow(_ v: borrowing V) -> Int { v.x }; func take(_ v: consuming V) -> V { v.x += 1; return v }; print(borrow(V(x: 2)), take(V()).x)
let moved = V(x: 4); let m2 = consume moved; print(m2.x)
@inlinable public func pub(_ x: Int) -> Int { x }; @frozen public struct Fz { public var a = 1; public init() {} }; @available(*, deprecated, message: "old") func old() {}; fileprivate let fp = 3; print(pub(1), Fz().a, fp)
#if swift(>=5.9) && !os(Windows)
print("new")
#endif
let r = try? { () throws -> Int in 5 }(); print(r as Any); let ifv: Int = if r == nil { 0 } else { switch r! { case 5: 50; default: 1 } }; print(ifv)
