struct Perm: OptionSet { let rawValue: Int; static let r = Perm(rawValue: 1 << 0), w = Perm(rawValue: 1 << 1); static let x = Perm(rawValue: 1 << 2); static let all: Perm = [.r, .w, .x] }
var p: Perm = [.r, .w]; print(p.rawValue, p.contains(.w), p.contains(.x), p == [.w, .r], p.isEmpty)
p.insert(.x); p.remove(.r); print(p.rawValue, p.union(.r) == .all, p.intersection([.w]).rawValue, p.subtracting(.w).rawValue, p.symmetricDifference(.all).rawValue, Perm.all.isSuperset(of: p), Perm().isEmpty, p.isDisjoint(with: .r))
p.formUnion(.r); print(p == .all, ~p.rawValue & 7); p.toggle(.w); print(p.rawValue); extension Perm { mutating func toggle(_ o: Perm) { if contains(o) { remove(o) } else { insert(o) } }; var names: [String] { [(Perm.r, "r"), (.w, "w"), (.x, "x")].filter { contains($0.0) }.map(\.1) } }
print(p.names, Perm.all.names.joined()); func can(_ q: Perm = .all) -> String { q.isSuperset(of: [.r, .x]) ? "rx" : "no" }; print(can(), can([.r]), can(.r))
switch p { case [.r, .x]: print("rx"); case .all: print("all"); default: print("?") }
