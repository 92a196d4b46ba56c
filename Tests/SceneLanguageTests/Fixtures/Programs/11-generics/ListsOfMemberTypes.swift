func f<S: Sequence>(_ s: S) -> Int where S.Element: Hashable { var d = [S.Element: Int](); for x in s { d[x, default: 0] += 1 }; return d.count }
print(f([1, 1]))
func g<S: Sequence>(_ s: S) -> [S.Element] { var a = [S.Element](); var b = [[S.Element]](); for x in s { a.append(x); b.append([x]) }; let c = [S.Element?](repeating: nil, count: 2); print(c.count, b.count); return a }
print(g("abc"))
struct Gn<T: Sequence> { let t: T; func all() -> [T.Element] { var r = [T.Element](); for x in t { r.append(x) }; return r } }
func w<T: FixedWidthInteger>(_ t: T) -> Int { T.bitWidth }
print(w(5), w(UInt8(1)))
class Cc {}; let t: Cc.Type = Cc.self; print(Cc.Type.self)
print(Gn(t: [1, 2]).all())
