enum Option<T> { case none, some(T)
  func map<U>(_ f: (T) -> U) -> Option<U> { switch self { case .none: .none; case .some(let v): .some(f(v)) } }
  func or(_ d: T) -> T { if case .some(let v) = self { return v }; return d } }
extension Option: Equatable where T: Equatable {}
print(Option.some(3).map { $0 * 2 }.or(0), Option<Int>.none.or(7), Option.some("a") == .some("a"), Option.some(1) == .none)
