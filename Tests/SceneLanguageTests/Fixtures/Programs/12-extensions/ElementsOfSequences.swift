protocol Summable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }; extension Int: Summable {}
extension Sequence where Element: Summable { var total: Element { reduce(.zero) { $0 + $1 } }; func sum() -> Element { reduce(.zero) { $0 + $1 } }; }
extension Sequence { func named() -> String { "\(Element.self)" }; var nm: String { "\(Element.self)" } }
struct Nat: Sequence { func makeIterator() -> AnyIterator<Int> { var n = 0; return AnyIterator { n += 1; return n < 4 ? n : nil } } }
struct Gn<T>: Sequence { let x: [T]; func makeIterator() -> some IteratorProtocol<T> { x.makeIterator() } }
struct It: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n < 3 ? n : nil } }
print([1].sum(), (1...4).sum(), Set([1]).sum(), [1, 2][0...].sum(), [1, 2].lazy.map { $0 }.sum(), stride(from: 1, to: 4, by: 1).sum())
print("ab".nm, "ab".dropFirst().nm)
print(Set([1, 2]).total, [1, 2][1...].total, (1..<3).total, [1, 2].lazy.map { $0 }.total)
print(Nat().sum(), Gn(x: [1, 2]).sum(), It().sum(), Nat().named(), Gn(x: [3]).named(), It().named())
print(Nat().total, Gn(x: [1, 2]).total, It().total, Nat().nm, Gn(x: [3]).nm, It().nm, [1: 2].values.nm, Array("x").nm)
