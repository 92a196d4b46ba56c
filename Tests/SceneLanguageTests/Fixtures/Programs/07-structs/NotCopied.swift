struct File: ~Copyable {
  let number: Int
  init(_ number: Int) { self.number = number }
  consuming func close() -> Int { number * 10 }
  borrowing func peek() -> Int { number }
}
func take(_ file: consuming File) -> Int { file.close() }
func look(_ file: borrowing File) -> Int { file.peek() }
func change(_ file: inout File) { file = File(9) }
struct Only<T: ~Copyable>: ~Copyable {
  var value: T
  init(_ value: consuming T) { self.value = value }
}
func own(_ text: consuming String) -> String {
  text += "!"
  return text
}
func run() {
  var file = File(3)
  print(look(file))
  change(&file)
  print(file.number, take(file))
  let only = Only(5)
  print(only.value, own("x"))
}
run()
