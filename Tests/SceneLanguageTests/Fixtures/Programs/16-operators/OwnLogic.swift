enum Rule { case all, none, custom(Int)
  static func && (a: Rule, b: @autoclosure () -> Rule) -> Rule { if case .none = a { return .none }; return b() }
  static func || (a: Rule, b: Rule) -> Rule { if case .none = a { return b }; return a }
}
let r: Rule = .all && .custom(3)
print(r)
let q: Rule = .none || .custom(4)
print(q, Rule.all && .none)
print(true && false || true)
