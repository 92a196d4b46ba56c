typealias Completion<Value> = (Result<Value, Never>) -> Void
func fetch<Value>(_ value: Value, then completion: Completion<Value>) { completion(.success(value)) }
fetch("text") { result in
  switch result {
  case .success(let text): print(text)
  }
}
enum Nothing {}
enum Outcome<Value, Problem> {
  case done(Value), failed(Problem)
  var value: Value? { if case .done(let value) = self { value } else { nil } }
}
func value(_ outcome: Outcome<Int, Never>) -> Int {
  switch outcome {
  case .done(let number): number
  }
}
print(value(.done(4)), Outcome<Int, Nothing>.done(5).value as Any)
let kept: Result<Int, Never> = .success(3)
if case .success(let number) = kept { print(number) }
print(kept.map { $0 + 1 }.get())
