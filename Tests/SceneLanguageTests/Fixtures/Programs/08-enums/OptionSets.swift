struct Toppings: OptionSet { let rawValue: Int
  static let cheese = Toppings(rawValue: 1 << 0), ham = Toppings(rawValue: 1 << 1), olives = Toppings(rawValue: 1 << 2)
  static let all: Toppings = [.cheese, .ham, .olives] }
var t: Toppings = [.cheese, .ham]
print(t.rawValue, t.contains(.ham), t.contains(.olives), t.isEmpty, Toppings.all.rawValue)
t.insert(.olives); t.remove(.cheese)
print(t.rawValue, t == [.ham, .olives], t.union(.cheese) == .all, t.intersection([.ham, .cheese]) == .ham, t.subtracting(.ham).rawValue)
t.formUnion([.cheese]); print(t == .all, t.isSuperset(of: .ham), Toppings().isEmpty, ([] as Toppings).rawValue)
t.toggle(.ham); print(t.rawValue)
extension Toppings { mutating func toggle(_ x: Toppings) { if contains(x) { remove(x) } else { insert(x) } } }
print(t.symmetricDifference([.cheese, .ham]).rawValue, t.isDisjoint(with: .ham), t.insert(.ham).inserted)
