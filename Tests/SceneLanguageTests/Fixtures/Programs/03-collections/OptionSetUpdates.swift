struct O: OptionSet {
  let rawValue: Int
  static let a = O(rawValue: 1)
  static let b = O(rawValue: 2)
}
var o: O = [.a]
print(o.update(with: .b) as Any, o.rawValue, o.update(with: .b)?.rawValue as Any)
print(O.a.isStrictSubset(of: o), o.isStrictSuperset(of: .a), o.isStrictSubset(of: o), O(arrayLiteral: .a, .b).rawValue)
