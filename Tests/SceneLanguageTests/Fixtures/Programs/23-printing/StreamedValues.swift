struct Streamed: TextOutputStreamable {
  var name = "plain"
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<")
    target.write(name)
    target.write(">")
  }
}
struct Both: TextOutputStreamable, CustomStringConvertible {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
  var description: String { "described" }
}
print(Streamed(), "\(Streamed(name: "b"))", [Streamed()], Streamed() as Any)
print(Both(), [Both()], String(reflecting: Both()))
let pairs: KeyValuePairs = ["a": 1, "a": 2]
print(pairs, CollectionOfOne("x"), Array(IteratorSequence([1, 2].makeIterator())))
