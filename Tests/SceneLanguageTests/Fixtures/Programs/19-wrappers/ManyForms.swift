// Property wrappers advanced, dynamicCallable, result builder w/ generics, subscripts static, nested generics, extensions w/ where, ~=, custom operators, callAsFunction
@propertyWrapper struct UserDefault<V> { let key: String; let defaultValue: V; static var store: [String: Any] { get { Storage.shared } set { Storage.shared = newValue } }
  init(wrappedValue: V, _ key: String) { self.key = key; defaultValue = wrappedValue }
  var wrappedValue: V { get { Self.store[key] as? V ?? defaultValue } nonmutating set { if let o = newValue as? any OptionalProtocol, o.isNil { Self.store.removeValue(forKey: key) } else { Self.store[key] = newValue } } }
  var projectedValue: (key: String, isSet: Bool) { (key, Self.store[key] != nil) } }
enum Storage { static var shared: [String: Any] = [:] }
protocol OptionalProtocol { var isNil: Bool { get } }
extension Optional: OptionalProtocol { var isNil: Bool { self == nil } }
struct Settings { @UserDefault("volume") var volume = 5; @UserDefault("name") var name: String? = nil; @UserDefault("flags") static var flags: Set<String> = [] }
let s = Settings(); s.volume += 3; s.name = "Ann"; Settings.flags.insert("x")
print(s.volume, s.name ?? "-", s.$volume, Settings().volume, Settings.flags, Storage.shared.keys.sorted()); s.name = nil; print(s.$name.isSet, s.name as Any)
@propertyWrapper struct Atomic<T> { private var v: T; init(wrappedValue: T) { v = wrappedValue }; var wrappedValue: T { get { v } set { v = newValue } }; var projectedValue: Self { get { self } set { self = newValue } }; mutating func mutate<R>(_ f: (inout T) throws -> R) rethrows -> R { try f(&v) } }
@propertyWrapper struct Capped { var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } } ; init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) } }
@propertyWrapper struct Doubled { private var n: Int; var wrappedValue: Int { get { n * 2 } set { n = newValue } }; init(wrappedValue: Int) { n = wrappedValue } }
struct Box { @Atomic var list = [1]; @Capped var a = 50; @Doubled var b: Int = 4; private(set) var log: [String] = [] { didSet { if log.count > 2 { log.removeFirst() } } }
  mutating func note(_ t: String) { log.append(t) } }
var box = Box(); let last = box.$list.mutate { $0.append(9); return $0.count }; box.a -= 45; box.a += 100; box.b = 7; ["x", "y", "z"].forEach { box.note($0) }
print(box.list, last, box.a, box.b, box.log, Box(a: 3, b: 1).a, Box(list: []).list.isEmpty)
@dynamicCallable struct Shell { let name: String; func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Any>) -> String { name + " " + a.map { $0.key.isEmpty ? "\($0.value)" : "--\($0.key)=\($0.value)" }.joined(separator: " ") } }
let git = Shell(name: "git"); print(git(1, 2, 3) as Int, git(message: "hi", 3) as String)
@dynamicMemberLookup struct Props { private var d: [String: String] = [:]; subscript(dynamicMember k: String) -> String { get { d[k] ?? "<\(k)>" } set { d[k] = newValue } } }
var props = Props(); props.color = "red"; props.color += "dish"; print(props.color, props.size)
struct Polynomial { var c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }; func callAsFunction(derivativeAt x: Double) -> Double { zip(1..., c.dropFirst()).map { Double($0) * $1 * .pow(x, $0 - 1) }.reduce(0, +) } }
extension Double { static func pow(_ b: Double, _ e: Int) -> Double { (0..<e).reduce(1) { a, _ in a * b } } }
let p = Polynomial(c: [1, 2, 3]); print(p(2), p(derivativeAt: 2), [0, 1, 2].map(p.callAsFunction(_:)), [1.0, 2].map { p($0) })
infix operator |>: LogicalDisjunctionPrecedence
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
infix operator ?=: AssignmentPrecedence
func ?= <T>(l: inout T, r: T?) { if let r { l = r } }
infix operator ..<=: RangeFormationPrecedence
func ..<= (a: Int, b: Int) -> ClosedRange<Int> { (a + 1)...b }
prefix operator ++; prefix func ++ (x: inout Int) -> Int { x += 1; return x }
postfix operator %; postfix func % (x: Double) -> Double { x / 100 }
var n = 5; n ?= Int("x"); n ?= Int("8"); let r = 3 |> { $0 * 2 } |> String.init |> { $0 + "!" }
print(n, r, (1 ..<= 4).map { $0 }, ++n, n, 50%, 1 ... 2 ~= 2)
func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable>(l: (A, B, C, D, E, F, G), r: (A, B, C, D, E, F, G)) -> Bool { l.0 == r.0 }
print((1, 2, 3, 4, 5, 6, 7) == (1, 0, 0, 0, 0, 0, 0), (1, "a") < (1, "b"), (1, 2) == (1, 2))
struct Tagged<Tag, Raw> { let raw: Raw; init(_ r: Raw) { raw = r } }
extension Tagged: Equatable where Raw: Equatable {}; extension Tagged: Hashable where Raw: Hashable {}; extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: v)) } }
enum UserTag {}; enum OrderTag {}; typealias UserID = Tagged<UserTag, Int>; typealias OrderID = Tagged<OrderTag, Int>
let u: UserID = 5; let o = OrderID(5); print(u == 5, [u: "a"][5] ?? "-", o.raw, type(of: u), Set<UserID>([1, 1, 2]).count)
struct Stack<T> { struct Iterator: IteratorProtocol { var items: ArraySlice<T>; mutating func next() -> T? { items.popLast() } }; enum Op { case push(T), pop }; var items: [T] = []
  mutating func apply(_ ops: Op...) -> [T] { ops.compactMap { op -> T? in switch op { case .push(let t): items.append(t); return nil; case .pop: return items.popLast() } } } }
extension Stack: Sequence { func makeIterator() -> Iterator { Iterator(items: items[...]) } }
var st = Stack<String>(); print(st.apply(.push("a"), .push("b"), .pop, .push("c")), Array(st), st.map { $0.uppercased() }, Stack<Int>.Op.push(3))
