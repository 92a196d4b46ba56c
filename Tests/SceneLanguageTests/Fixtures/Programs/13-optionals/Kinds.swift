let a: Int? = 5, b: Int? = nil
print(a as Any, b as Any, a!, a ?? 0, b ?? 0, a == 5, b == nil, a != b)
print(a.map { $0 * 2 } as Any, b.map { $0 * 2 } as Any, a.flatMap { $0 > 3 ? "\($0)" : nil } as Any)
if let a { print("a", a) }
if let x = a, let y = b { print(x, y) } else { print("none") }
if let x = a, x > 3, case 1...9 = x { print("in", x) }
func f(_ s: String?) -> Int { guard let s, !s.isEmpty else { return -1 }; return s.count }
print(f(nil), f(""), f("abc"))
struct A { var b: B?; }; struct B { var c: C? = C(); var list: [Int]? = [1, 2] ; func m() -> String? { "m" } }; class C { var v = 1; var next: C?; subscript(i: Int) -> Int? { i > 0 ? i : nil } }
var x = A(b: B())
print(x.b?.c?.v as Any, x.b?.c?.next?.v as Any, x.b?.m()?.count as Any, x.b?.list?[0] as Any, x.b?.list?.first as Any, x.b?.c?[3] as Any, x.b?.c?[-1] as Any)
x.b?.c?.v = 10; x.b?.list?.append(7); x.b?.list?[0] += 5; print(x.b!.c!.v, x.b!.list!)
x.b?.c?.next = C(); x.b?.c?.next?.v -= 1; print(x.b?.c?.next?.v ?? -9)
x.b = nil; x.b?.list?.append(1); print(x.b?.list as Any, (x.b?.list = [1]) as Any)
let nn: Int?? = .some(nil), n3: Int?? = 3, n0: Int?? = nil
print(nn as Any, n3 as Any, n0 as Any, nn == nil, nn! == nil, n3!! + 1)
let arr: [Int?] = [1, nil, 3]; print(arr, arr.compactMap { $0 }, arr.count, arr.first as Any, arr[1] as Any)
for case let v? in arr { print(v, terminator: " ") }; print()
for v in arr { switch v { case .some(let n) where n > 1: print("big"); case .some: print("one"); case .none: print("nil") } }
var dict: [String: Int?] = ["a": 1, "b": nil]; print(dict.count, dict["b"] as Any, dict["c"] as Any, dict["a"]!! + 1); dict["a"] = nil; print(dict.count); dict["z"] = .some(nil); print(dict.count)
let s: String! = "iuo"; print(s.count, s + "!"); 
var w: Int? = 3; w? += 4; print(w!); w = nil; w? += 1; print(w as Any); w = .some(2); print(w == .some(2), w == .none)
let num = Int("12") ?? Int("x") ?? 0; print(num, Int("x") as Any, Double("2.50")!, Bool("true")!, Int("7f", radix: 16)!, Int("-0") as Any)
print([1, 2, 3].first(where: { $0 > 5 }) == nil, ["a": 1]["a"].map { $0 + 1 } ?? 0, [[1], []].map(\.first))
print("\(a as Int?)", "\(String(describing: b))", a.debugDescription, [a, b])
let ch: Character? = "abc".first; if case "a"? = ch { print("a!") }
switch a { case 5?: print("five"); case nil: print("nil"); default: print("other") }
if case let .some(v) = a, v == 5 { print("v", v) }
while let last = w { print("w", last); w = last > 3 ? nil : last + 1 }
let any: Any? = 3; if let i = any as? Int { print("int", i) }; print((any as? String) as Any)
func g() -> Int? { print("g called"); return nil }; print(g() ?? g() ?? 7)
print(a.unsafelyUnwrapped)
