struct Addr { var city: String; var zip: Int? }; struct P { var name: String; var addr: Addr; var tags: [String]; let id: Int }
var p = P(name: "A", addr: Addr(city: "X", zip: 5), tags: ["t", "u"], id: 1)
let kp = \P.name; print(p[keyPath: kp]); p[keyPath: kp] = "B"; print(p.name); p[keyPath: \.addr.city] += "Y"; print(p.addr.city)
let ps = [p, P(name: "C", addr: Addr(city: "Q", zip: nil), tags: [], id: 2)]; print(ps.map(\.name), ps.map(\.addr.city), ps.map(\.tags.count), ps.compactMap(\.addr.zip), ps.filter(\.tags.isEmpty).count, ps.map(\.self.id))
print(p[keyPath: \.tags[0]], p[keyPath: \.addr.zip!], p[keyPath: \P.addr.zip?.description] as Any, p[keyPath: \.tags.first] as Any)
func get<R, V>(_ r: R, _ k: KeyPath<R, V>) -> V { r[keyPath: k] }; print(get(p, \.id), get("hello", \.count), get([1, 2], \.[1]))
let full = (\P.addr).appending(path: \.city); print(p[keyPath: full]); extension Sequence { func sorted<T: Comparable>(by k: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: k] < $1[keyPath: k] } }; func sum<T: Numeric>(_ k: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: k] } } }
print(ps.sorted(by: \.name).map(\.id), ps.sum(\.id), ["aaa", "b"].sorted(by: \.count)); func set<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }; set(&p, \.tags[1], "new"); print(p.tags)
class C { var v = 1; var w = W() }; struct W { var z = 2 }; let c = C(); let rk: ReferenceWritableKeyPath<C, Int> = \.w.z; c[keyPath: rk] = 9; print(c.w.z); let fns: [(P) -> String] = [\.name, { $0.addr.city }]; print(fns.map { $0(p) })
let paths: [KeyPath<P, String>] = [\.name, \.addr.city]; for k in paths { print(p[keyPath: k], terminator: " ") }; print(); let any: [PartialKeyPath<P>] = [\.name, \.id]; print(any.map { "\(p[keyPath: $0])" }); print(\P.name == \P.name, kp == \P.addr.city)
struct Form { var fields: [String: Int] = [:] }; var f = Form(); f[keyPath: \.fields["a"]] = 3; print(f.fields["a"]!)
func with<T>(_ t: T, _ set: (inout T) -> Void) -> T { var c = t; set(&c); return c }; print(with(p) { $0.name = "Z"; $0.addr.zip = nil }.name); @dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } }; var l = Lens(value: p); l.name = "L"; print(l.name, l.value.name, l.addr.city)
