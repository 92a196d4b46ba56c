class Store {
  private var observers: [(String) -> Void] = []
  func observe(_ f: @escaping (String) -> Void) { observers.append(f) }
  func send(_ s: String) { observers.forEach { $0(s) } }
}
let store = Store()
var seen: [String] = []
store.observe { seen.append($0) }
store.observe { message in seen.append(message.uppercased()) }
store.send("a"); store.send("b")
print(seen)
let lazyValue = { () -> Int in seen.count * 10 }
store.send("c")
print(lazyValue())
