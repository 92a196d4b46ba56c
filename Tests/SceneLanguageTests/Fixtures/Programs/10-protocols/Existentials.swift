protocol Shape { var area: Double { get } ; func scaled(_ k: Double) -> any Shape }
struct Sq: Shape { var s: Double; var area: Double { s * s }; func scaled(_ k: Double) -> any Shape { Sq(s: s * k) } }
struct Ci: Shape { var r: Double; var area: Double { 3 * r * r }; func scaled(_ k: Double) -> any Shape { Ci(r: r * k) } }
let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)]
print(shapes.map(\.area), shapes.map { $0.scaled(2).area }, shapes.reduce(0) { $0 + $1.area }, shapes.max { $0.area < $1.area }!)
for s in shapes { switch s { case let sq as Sq: print("sq", sq.s); case is Ci: print("ci"); default: break } }
let things: [Any] = [1, "two", 3.0, [4], ("t", 5), Sq(s: 1), nil as Int? as Any, { 1 } as () -> Int, Optional(6) as Any]
for t in things {
  switch t {
  case let i as Int: print("Int", i)
  case let s as String: print("String", s)
  case let d as Double where d > 2: print("Double", d)
  case let a as [Int]: print("array", a.count)
  case let (s, n) as (String, Int): print("tuple", s, n)
  case let s as any Shape: print("shape", s.area)
  case let f as () -> Int: print("function", f())
  default: print("other")
  }
}
print(things[0] is Int, things[1] as? Int as Any, (things[2] as? Double ?? 0) + 1, things.compactMap { $0 as? Int })
func describe(_ x: some Any) -> String { "\(type(of: x))" }
print(describe(1), describe("s"), describe([1]), describe(["a": 1]), describe(Sq(s: 1)), describe((1, "a")), describe(Optional(1)))
func opaque(_ flag: Bool) -> some Shape { Sq(s: flag ? 1 : 2) }
print(opaque(true).area, opaque(false).area, type(of: shapes[0]), type(of: things[1]))
let anyShape: (any Shape)? = shapes.first
print(anyShape?.area ?? 0, shapes.first { $0.area > 3 }?.area ?? -1, (anyShape as? Sq)?.s as Any)
let hashables: [AnyHashable] = [1, "a", 2.5]
print(hashables.count, hashables[0] == AnyHashable(1), hashables.contains("a"))
print([1, "a", 2.5] as [Any], ["k": 1, "z": "s"].count as Int)
