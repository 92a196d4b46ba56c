// Bits, conversions, and small algorithms with numbers.
import Foundation

struct Perm: OptionSet, Hashable, CustomStringConvertible {
  let rawValue: UInt8
  static let r = Perm(rawValue: 1 << 0), w = Perm(rawValue: 1 << 1), x = Perm(rawValue: 1 << 2)
  static let all: Perm = [.r, .w, .x]
  static let none: Perm = []
  var description: String {
    [(Perm.r, "r"), (.w, "w"), (.x, "x")].map { contains($0.0) ? $0.1 : "-" }.joined()
  }
}
var p: Perm = [.r, .x]
p.insert(.w)
p.remove(.r)
p.formUnion(.r)
p.toggle(.x)
print(
  p,
  p.rawValue,
  p.isSuperset(of: .w),
  Perm.all.subtracting(p),
  p.symmetricDifference(.all),
  p == [.r, .w],
  p.isEmpty,
  Perm.none.isEmpty,
  Perm(rawValue: 7) == .all,
  p.intersection(.x),
  p.isDisjoint(with: .x)
)
extension OptionSet {
  mutating func toggle(_ e: Element) { if contains(e) { remove(e) } else { insert(e) } }
}
print(
  0b1011 & 0b0110,
  0b1011 | 0b0110,
  0b1011 ^ 0b0110,
  ~0b1011,
  1 << 10,
  -16 >> 2,
  0xFF,
  0o17,
  1_000_000,
  UInt8(0b1010_1010).nonzeroBitCount,
  40.leadingZeroBitCount,
  40.trailingZeroBitCount,
  UInt8(200) &+ 100,
  UInt8(5) &- 10,
  Int8(100).addingReportingOverflow(100),
  Int.max.multipliedReportingOverflow(by: 2).overflow,
  UInt16(0x1234).byteSwapped
)
print(
  Int(exactly: 3.5) as Any,
  Int(exactly: 3.0)!,
  UInt8(exactly: 300) as Any,
  UInt8(clamping: 300),
  UInt8(clamping: -5),
  UInt8(truncatingIfNeeded: 300),
  Int8(truncatingIfNeeded: 200),
  Int(bitPattern: 5),
  Double(7) / 2,
  Float(7) / 2,
  Int(7.9),
  Int("12")! + 1,
  String(12) + "1",
  Double("1.5")! * 2,
  Int(Double(3) * 1.7),
  UInt(3) + UInt(2),
  Int64(1) << 40,
  Int32.max,
  UInt64.max,
  (-7).magnitude,
  7.signum(),
  (-7).signum(),
  17 % 5,
  -17 % 5,
  (-17).quotientAndRemainder(dividingBy: 5)
)
struct LCG: RandomNumberGenerator {
  var s: UInt64
  mutating func next() -> UInt64 {
    s = s &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return s
  }
}
var g = LCG(s: 42)
print(
  (0..<5).map { _ in Int.random(in: 0..<100, using: &g) },
  Double.random(in: 0...1, using: &g) < 1,
  Bool.random(using: &g),
  [1, 2, 3, 4, 5].shuffled(using: &g),
  ["a", "b"].randomElement(using: &g)!
)
func lowerBound<T: Comparable>(_ xs: [T], _ v: T) -> Int {
  var lo = 0
  var hi = xs.count
  while lo < hi {
    let m = lo + (hi - lo) / 2
    if xs[m] < v { lo = m + 1 } else { hi = m }
  }
  return lo
}
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func pow<T: BinaryInteger>(_ b: T, _ e: Int) -> T {
  e == 0 ? 1 : e % 2 == 0 ? pow(b * b, e / 2) : b * pow(b, e - 1)
}
func isPrime(_ n: Int) -> Bool {
  n > 1 && !(2..<n).prefix(while: { $0 * $0 <= n }).contains { n % $0 == 0 }
}
func quicksort<T>(_ xs: [T], by less: (T, T) -> Bool) -> [T] {
  guard let p = xs.first else { return [] }
  let r = xs.dropFirst()
  return quicksort(r.filter { less($0, p) }, by: less) + [p]
    + quicksort(r.filter { !less($0, p) }, by: less)
}
func mergeSort<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1 else { return a }
  let m = a.count / 2
  var l = mergeSort(Array(a[..<m]))[...]
  var r = mergeSort(Array(a[m...]))[...]
  var out: [T] = []
  while let x = l.first, let y = r.first { out.append(x <= y ? l.removeFirst() : r.removeFirst()) }
  return out + l + r
}
func permutations<T>(_ xs: [T]) -> [[T]] {
  xs.isEmpty
    ? [[]]
    : xs.indices.flatMap { i -> [[T]] in
      var rest = xs
      let x = rest.remove(at: i)
      return permutations(rest).map { [x] + $0 }
    }
}
func subsets<T>(_ xs: [T]) -> [[T]] {
  (0..<(1 << xs.count)).map { m in xs.indices.filter { m >> $0 & 1 == 1 }.map { xs[$0] } }
}
func levenshtein(_ a: String, _ b: String) -> Int {
  let a = Array(a)
  let b = Array(b)
  var d = Array(0...b.count)
  for i in 1...a.count {
    var prev = d[0]
    d[0] = i
    for j in 1...b.count {
      (prev, d[j]) = (d[j], a[i - 1] == b[j - 1] ? prev : min(prev, d[j], d[j - 1]) + 1)
    }
  }
  return d[b.count]
}
print(
  lowerBound([1, 3, 5, 7], 4),
  gcd(48, 18),
  gcd(UInt8(12), 8),
  pow(2, 20),
  pow(3 as Int64, 5),
  (1...30).filter(isPrime),
  quicksort([3, 1, 2], by: >),
  mergeSort([5, 2, 8, 1, 9, 3]),
  permutations([1, 2, 3]).count,
  permutations("ab".map { $0 }),
  subsets(["x", "y"]),
  levenshtein("kitten", "sitting")
)
func table(_ rows: [[String]]) -> String {
  let w = rows[0].indices.map { c in rows.map { $0[c].count }.max()! }
  return rows.map { r in
    zip(r, w).map { $0.0 + String(repeating: " ", count: $0.1 - $0.0.count) }.joined(
      separator: " | "
    )
  }.joined(separator: "\n")
}
print(table([["name", "n"], ["a", "100"], ["longer", "2"]]))
let m = [[1, 2, 3], [4, 5, 6]]
let t = m[0].indices.map { c in m.map { $0[c] } }
print(
  t,
  m.map { $0.reduce(0, +) },
  m.joined().max()!,
  zip(m[0], m[1]).map(*),
  (0..<3).map { i in (0..<3).map { $0 == i ? 1 : 0 } }
)
print(
  stride(from: 0, to: 1, by: 0.3).map { ($0 * 10).rounded() / 10 },
  (1...5).reversed().map { $0 },
  Array((1...3).lazy.flatMap { Array(repeating: $0, count: $0) }),
  (1...3).contains(2),
  (1..<10).clamped(to: 5..<20),
  (1...),
  ...5,
  (1..<4).overlaps(3...5),
  [10, 20, 30][1...],
  [10, 20, 30][..<2],
  [10, 20, 30].suffix(from: 1),
  "abc".prefix(upTo: "abc".index(after: "abc".startIndex))
)
var hist: [Int: Int] = [:]
for x in [1, 2, 2, 3, 3, 3] { hist[x, default: 0] += 1 }
print(
  hist.max { $0.value < $1.value }!.key,
  hist.sorted { $0.key < $1.key }.map { "\($0.key):" + String(repeating: "#", count: $0.value) }
)
let d = 1234.5678
print(
  (d * 100).rounded() / 100,
  d.rounded(.up),
  Int(d),
  d.truncatingRemainder(dividingBy: 1) > 0.5,
  String(d).count,
  "\(d)",
  d.description,
  Float(d),
  d.isNaN,
  d.sign == .plus,
  d.exponent,
  d.ulp < 1,
  d.squareRoot().rounded(),
  (0.1 + 0.2 == 0.3),
  abs(-3.5),
  min(3, 1, 2),
  max(2.5, 1),
  Double.pi,
  1.0e-7,
  123456789.0 * 1000,
  5e-324,
  0.0 == -0.0,
  -0.0,
  1 / 3.0,
  Float(1) / 3
)
