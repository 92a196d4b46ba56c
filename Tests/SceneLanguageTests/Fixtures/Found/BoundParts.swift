import SwiftUI

@dynamicMemberLookup
struct Settings<Root> {
  var root: Root
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
    get { root[keyPath: path] }
    set { root[keyPath: path] = newValue }
  }
}
struct Person { var name = "Noa"; var visits = ["Rome": 5] }
struct Fields: View {
  @State private var settings = Settings(root: Person())
  @State private var counts: [String: Int] = ["a": 1]
  var body: some View {
    TextField("Name", text: $settings.name)
    Stepper("Rome", value: $settings.root.visits["Rome", default: 0])
    Stepper("a", value: $counts["a", default: 0], in: 0...9)
    if let count = Binding($counts["b"]) { Stepper("b", value: count) }
  }
}
struct Hashed {
  var names: [String]
  var hash: Int {
    var hasher = Hasher()
    for name in names { hasher.combine(name) }
    return hasher.finalize()
  }
}
func place(of url: URL) -> String? {
  guard let host = url.host(), host == "item" else { return url.path() }
  return url.query(percentEncoded: false)
}
#Preview { Fields() }
