@dynamicMemberLookup struct Json { var dict: [String: String]; subscript(dynamicMember key: String) -> String? { get { dict[key] } set { dict[key] = newValue } } }
var j = Json(dict: ["a": "1"])
print(j.a!, j.b as Any); j.b = "2"; print(j.b!, j.dict.count)
@dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] } }
struct P { var x = 1, name = "p" }
let lens = Lens(value: P())
print(lens.x, lens.name, lens.name.count)
@dynamicMemberLookup struct Ref<T> { var value: T; subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U { get { value[keyPath: path] } set { value[keyPath: path] = newValue } } }
var r = Ref(value: P()); r.x = 5; r.x += 1; r.name.append("q"); print(r.value.x, r.name)
struct Poly { let c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }; func callAsFunction(_ a: Double, _ b: Double) -> String { "\(a)/\(b)" } }
let f = Poly(c: [1, 2, 3])
print(f(2), f(1, 2), [0.0, 1].map { f($0) }, f.callAsFunction(0))
@dynamicCallable struct D { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: ",") } }
print(D()(1, 2, 3), D()(a: 1, b: 2))
struct Adder { var n: Int; mutating func callAsFunction(_ m: Int) { n += m } }
var a = Adder(n: 1); a(5); a(2); print(a.n)
