func show<R: RangeExpression>(_ r: R) -> Bool where R.Bound == Int { r.contains(3) }
print(show(1...4), show(5...), show(..<2))
func z<A, B>(_ z: Zip2Sequence<A, B>) -> Int { z.reduce(0) { n, _ in n + 1 } }
print(z(zip([1, 2], ["a", "b"])))
func e<S: Sequence>(_ e: EnumeratedSequence<S>) { for (i, x) in e { print(i, x) } }
e(["a", "b"].enumerated())
func l<S: Sequence, T>(_ s: LazyMapSequence<S, T>) -> [T] { Array(s) }
print(l([1, 2].lazy.map { $0 * 2 }))
func f<S: Sequence>(_ s: FlattenSequence<S>) -> Int where S.Element: Sequence { var n = 0; for _ in s { n += 1 }; return n }
let jj: FlattenSequence<[[Int]]> = [[1], [2, 3]].joined()
print(f(jj), Array(jj))
func j(_ s: JoinedSequence<[[Int]]>) -> [Int] { Array(s) }
print(j([[1], [2]].joined(separator: [0])))
let lz: LazySequence<[Int]> = [1, 2].lazy
print(Array(lz))
let lf: LazyFilterSequence<[Int]> = [1, 2].lazy.filter { $0 > 1 }
print(Array(lf))
let st: StrideTo<Int> = stride(from: 0, to: 6, by: 2)
let stt: StrideThrough<Double> = stride(from: 0.0, through: 1.0, by: 0.5)
print(Array(st), Array(stt))
let rep: Repeated<String> = repeatElement("x", count: 3)
print(Array(rep))
let u: UnfoldSequence<Int, (Int?, Bool)> = sequence(first: 1) { $0 < 4 ? $0 + 1 : nil }
print(Array(u))
struct Pairs<S: Sequence>: Sequence { let base: S; func makeIterator() -> EnumeratedSequence<S>.Iterator { base.enumerated().makeIterator() } }
for (i, x) in Pairs(base: "hi") { print(i, x) }
struct MyZip<A: Sequence, B: Sequence>: Sequence { let a: A, b: B; func makeIterator() -> Zip2Sequence<A, B>.Iterator { zip(a, b).makeIterator() } }
for (i, x) in MyZip(a: 1...3, b: "hi") { print(i, x) }
extension Array { subscript<R: RangeExpression>(safe r: R) -> ArraySlice<Element> where R.Bound == Int { self[r.relative(to: self).clamped(to: indices)] } }
print([1, 2, 3][safe: 1...8], [1, 2, 3][safe: ..<2], [1, 2, 3][safe: 2...], [1, 2, 3][safe: ...0])
let c: ContiguousArray<Int> = [3, 1]
print(c.sorted(), c.count)
