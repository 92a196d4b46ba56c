enum State { case idle, running(since: Int), done(Result2)
  enum Result2 { case ok(String), failed(code: Int) } }
enum Event { case start(Int), finish(String), fail(Int), reset }
func reduce(_ s: State, _ e: Event) -> State {
  switch (s, e) {
  case (.idle, .start(let t)): .running(since: t)
  case (.running(let since), .finish(let text)): .done(.ok("\(text) after \(since)"))
  case (.running, .fail(let code)) where code != 0: .done(.failed(code: code))
  case (_, .reset): .idle
  default: s
  }
}
var state = State.idle
for event in [Event.finish("x"), .start(3), .fail(0), .finish("ok"), .start(1), .reset] {
  state = reduce(state, event)
  print(state)
}
