@dynamicMemberLookup struct Lens<T> {
  var get: () -> T
  var set: (T) -> Void
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Lens<U> {
    Lens<U>(
      get: { get()[keyPath: k] },
      set: {
        var v = get()
        v[keyPath: k] = $0
        set(v)
      }
    )
  }
}
var a = (n: [1, 2], d: ["k": 1])
let l = Lens(get: { a }, set: { a = $0 })
l.n[0].set(5)
l.d["k"].set(7)
print(a, l.n[1].get(), l.d["q"].get() as Any)
@dynamicMemberLookup class Box<T> {
  var v: T
  init(_ v: T) { self.v = v }
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U {
    get { v[keyPath: k] }
    set { v[keyPath: k] = newValue }
  }
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] }
}
var s = Box("abc")
print(s.count, s.uppercased2)
extension String { var uppercased2: String { uppercased() } }
let b = Box([1, 2, 3])
b[0] = 9
print(b[0], b.count, b.first as Any)
