extension Optional {
  init(when condition: Bool, _ make: @autoclosure () -> Wrapped) { self = condition ? .some(make()) : nil }
  init(_ condition: Bool, then value: Wrapped) { if condition { self = value } else { self = .none } }
  var orNil: String { map { "\($0)" } ?? "nil" }
}
print(Optional(when: true, 3) as Any, Int?(false, then: 3).orNil, Optional<String>(when: 1 > 0, "x")!)
let q: Int? = .init(when: false, 7)
print(q.orNil)
print(Int?.none.orNil, Int?.some(3).orNil, Optional<Int>.none.map { $0 + 1 } as Any, Optional(5).orNil)
