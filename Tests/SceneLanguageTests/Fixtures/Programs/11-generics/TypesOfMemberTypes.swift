// What a generic parameter calls a type is handed on to what it calls.
func mapped<T: Sequence>(_ list: T) -> [String] { list.map { kind($0) } }
func looped<T: Sequence>(_ list: T) -> [String] {
  var kinds: [String] = []
  for element in list { kinds.append(kind(element)) }
  return kinds
}
print(mapped([1]), looped(["a"]), mapped([1.5 as Float]), mapped([[1]]), mapped(["k": 1]))
func kind<T>(_ value: T) -> String { "\(T.self)" }
func all<T: Sequence>(_ list: T) -> [String] { list.map { kind($0) } }
func one<T: Sequence>(_ list: T) -> String { kind(list.first { _ in true }!) }
func two<T: Sequence>(_ list: T) -> String where T.Element: Comparable { kind(list.max()!) }
print(all([1]), one(["a"]), two([1.5 as Float]), all([[1]]))
struct Box<T> { var v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) }; var type: String { kind(v) }; var types: [String] { [v].map { kind($0) } } }
print(Box(v: 1).map { "\($0)" }.type, Box(v: 2 as UInt8).type, Box(v: "s").types)
func c<T: Sequence>(_ list: T) -> String { let x: T.Element = list.first { _ in true }!; return kind(x) }
protocol Holder { associatedtype Item; var item: Item { get } }
struct One: Holder { var item = 3 }
func g<X: Holder>(_ b: X) -> String { kind(b.item) }
func h<X: Holder>(_ b: X) -> String { let i: X.Item = b.item; return kind(i) }
print(c([1]), g(One()), h(One()))
