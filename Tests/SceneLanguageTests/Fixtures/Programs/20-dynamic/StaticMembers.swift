@dynamicMemberLookup
struct Lib {
  let name: String
  static subscript(dynamicMember n: String) -> Lib { Lib(name: n) }
  subscript(dynamicMember n: String) -> Int { n.count + name.count }
}
@dynamicCallable
struct Fn {
  enum Arg { case a(Int), b }
  func dynamicallyCall(withArguments args: [Arg]) -> Int { args.count }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Double>) -> Double { args.reduce(0) { $0 + $1.value } }
}
@dynamicMemberLookup
enum Table { static subscript(dynamicMember n: String) -> Fn { Fn() } }
print(Lib.wave.name, Lib.wave.abc)
let fn = Fn()
print(fn(.a(1), .b), fn(x: 1, y: 2.5))
print(Table.anything(.b, .b, .a(3)))

class Scale {
  class subscript(step: Int) -> Int { step * 2 }
  static subscript(name: String) -> String { "scale " + name }
}

final class WideScale: Scale {
  override class subscript(step: Int) -> Int { super[step] + step }
}

print(Scale[4], WideScale[4], WideScale["wide"])
