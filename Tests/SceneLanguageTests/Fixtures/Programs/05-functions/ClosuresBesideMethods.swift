protocol Part {}
extension Part {
  func onChange<T: Equatable>(of value: T, perform: (T) -> Void) -> some Part { perform(value); return self }
  func onEnd(_ text: String = "nothing") { print("method", text) }
  func onTap(count: Int = 1, perform: () -> Void) { perform() }
}
struct Field: Part {
  let onChange: ([Int]) -> Bool
  let onTap: () -> Void
  var onEnd: ((Int, Int) -> Void)?
  func run() {
    print(onChange([1, 2])); print(self.onChange([])); _ = onChange(of: 3) { print("of", $0) }
    onTap(); self.onTap(); onTap { print("perform") }; onTap(count: 2) { print("counted") }
    onEnd?(4, 5); onEnd("told")
  }
}
Field(onChange: { print($0); return $0.isEmpty }, onTap: { print("tap") }, onEnd: { print("end", $0 + $1) }).run()
Field(onChange: { _ in true }, onTap: {}).onTap()
