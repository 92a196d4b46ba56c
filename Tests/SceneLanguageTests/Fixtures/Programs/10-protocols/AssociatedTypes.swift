protocol Container { associatedtype Item; var items: [Item] { get set }; var count: Int { get }; subscript(i: Int) -> Item { get } ; mutating func add(_ item: Item) }
extension Container { var count: Int { items.count }; subscript(i: Int) -> Item { items[i] }; mutating func add(_ item: Item) { items.append(item) }; func mapped<T>(_ f: (Item) -> T) -> [T] { items.map(f) } }
extension Container where Item: Equatable { func has(_ x: Item) -> Bool { items.contains(x) } }
extension Container where Item == Int { var sum: Int { items.reduce(0, +) } }
struct Stack<T>: Container { var items: [T] = []; mutating func pop() -> T? { items.popLast() } }
struct IntBag: Container { typealias Item = Int; var items = [1, 2] }
var s = Stack<String>(), bag = IntBag()
s.add("a"); s.add("b"); bag.add(7)
print(s.count, s[1], s.has("b"), bag.sum, bag.has(9), s.mapped { $0 + "!" }, s.pop()!, s.items)
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
print(same(bag, Stack(items: [1, 2, 7])), same(Stack(items: ["x"]), s))
func total<C: Container>(_ c: C) -> Int where C.Item == Int { c.sum }
print(total(bag), total(Stack(items: [4, 5])))
protocol Converter { associatedtype In; associatedtype Out = String; func convert(_ x: In) -> Out }
struct Describe: Converter { func convert(_ x: Int) -> String { "#\(x)" } }
struct Half: Converter { func convert(_ x: Int) -> Double { Double(x) / 2 } }
func run<C: Converter>(_ c: C, on list: [C.In]) -> [C.Out] { list.map(c.convert) }
print(run(Describe(), on: [1, 2]), run(Half(), on: [1, 2]))
struct Chain<F: Converter, G: Converter>: Converter where F.Out == G.In { let f: F, g: G; func convert(_ x: F.In) -> G.Out { g.convert(f.convert(x)) } }
struct Len: Converter { func convert(_ x: String) -> Int { x.count } }
print(Chain(f: Describe(), g: Len()).convert(1234))
protocol Shape2<Unit> { associatedtype Unit; var unit: Unit { get } }
struct Sq: Shape2 { let unit = 2.5 }
func unit(of s: some Shape2<Double>) -> Double { s.unit * 2 }
let e: any Shape2<Double> = Sq()
print(unit(of: Sq()), e.unit)
