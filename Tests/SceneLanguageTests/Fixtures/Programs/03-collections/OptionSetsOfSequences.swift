struct Opts: OptionSet { let rawValue: Int
 static let a = Opts(rawValue: 1), b = Opts(rawValue: 2), c = Opts(rawValue: 4) }
let s = Opts([.a, .b])
print(s.rawValue, s.contains(.a), s.contains(.c))
let arr = [Opts.a, .c]
let t = Opts(arr)
print(t)
print(Opts(), Opts([]).isEmpty)
print(t.union(s), t.intersection(s), t.symmetricDifference(s), t.isDisjoint(with: .b))
