// Where nothing else tells what is made, the protocol that is wanted does.
protocol L { var n: Int { get } }; struct M: L { var n = 4 }
func key<T>(_ t: T.Type = T.self) -> String { "\(t)" }
func make<T>(_ f: () -> T) -> String { "\(T.self)" }
print(key((any L).self), key(Int.self), make { 3 }, make { M() }, make { M() as any L }, ObjectIdentifier((any L).self) == ObjectIdentifier((any L).self))
func res<T>(_ t: T.Type = T.self) -> T? { if t == Int.self { return 5 as? T }; if T.self == (any L).self { return M() as? T }; return nil }
let a: Int? = res(); let b: (any L)? = res(); print(a as Any, b as Any, res(String.self) as Any)
struct S { let l: any L; let n: Int }
let s = S(l: res()!, n: res()!); print(s)
func id<T>(_ t: T.Type = T.self) -> ObjectIdentifier { ObjectIdentifier(t) }
func reg<T>(_ t: T.Type = T.self, _ f: (Int) -> T) -> Bool { ObjectIdentifier(t) == id(T.self) }
print(reg { $0 }, reg { r in S(l: M(), n: r) }, reg((any L).self) { _ in M() }, id((any L).self) == id(M.self))
