enum Effect<A> { case none, send(A), merge([Effect]), run(() -> A?) }
enum Action { case inc, logged(String) }
func f(_ n: Int) -> Effect<Action> { return n == 3 ? .merge([.send(.logged("three")), .run { .logged("ran") }]) : .none }
func g(_ n: Int) -> Effect<Action> { .merge([.send(.logged("three")), .none]) }
func h(_ n: Int) -> Effect<Action> { .run { .logged("x") } }
print(g(1))
if case .merge(let l) = f(3) { print(l.count) }
if case .run(let w) = h(3) { print(w()!) }
